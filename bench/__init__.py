"""Every performance figure; if there is a peer, as a ratio to the peer measured in the same run."""
