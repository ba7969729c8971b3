"""Work for several processes: the cores of this machine, or a cluster."""
