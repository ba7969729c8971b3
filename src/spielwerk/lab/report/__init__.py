"""The designer's report: what kind of game this is, told from many games of computer players."""
