"""What still goes wrong, and why. Nothing else may, and what no longer does leaves this list."""

OPEN = {
    "and is now told": "a process trusts what it remembers, though another wrote",
    "lost on time after thinking": "time that nobody could use counts",
    "nobody caught Conflict": "a table whose first event was stored is not recognised",
}


def is_open(wrong):
    """Whether this is known."""
    return any(what in wrong for what in OPEN)
