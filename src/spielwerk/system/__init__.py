"""What the operating system gives: files, signals, standard streams."""
