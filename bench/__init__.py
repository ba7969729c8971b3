"""Every performance figure, as a ratio to a peer measured in the same run where there is one."""
