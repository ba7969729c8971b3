"""Tables in use in one process: rooms, visits, computer players, time."""
