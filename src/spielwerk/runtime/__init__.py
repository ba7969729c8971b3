"""How compiled functions run, on any machine. This room knows nothing of games."""
