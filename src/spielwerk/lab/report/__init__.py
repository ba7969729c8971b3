"""The designer's report: what kind of game this is, from many games between computer players."""
