"""Names that people give: to themselves, and to their rules."""

import unicodedata


def tidied(name: str) -> str:
    """A name on one line, without anything that nobody sees."""
    shown = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in name)
    return " ".join(shown.split())
