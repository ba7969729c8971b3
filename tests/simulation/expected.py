"""What still goes wrong, and why. Nothing else may, and what no longer does leaves this list. It is
empty now."""

# The words of the checker, the faults without which it must not happen (none: any), and the reason.
OPEN = ()


def is_open(wrong, plan):
    """Whether this is known."""
    kinds = {fault.kind for fault in plan.faults}
    return any(words in wrong and kinds.issuperset(needed) for words, needed, _ in OPEN)
