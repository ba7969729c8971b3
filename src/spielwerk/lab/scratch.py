"""What whoever works on a row has to work with, besides the row itself."""

SCRATCH_STATES = 2
MOST_SEATS = 4
