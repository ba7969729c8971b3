"""What still goes wrong, and why. Nothing else may, and what no longer does leaves this list."""

OPEN = {
    "lost on time after thinking": "time that nobody could use counts",
}


def is_open(wrong):
    """Whether this is known."""
    return any(what in wrong for what in OPEN)
