"""Scratch space for one row."""

SCRATCH_STATES = 2
MOST_SEATS = 4
