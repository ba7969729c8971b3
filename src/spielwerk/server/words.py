"""Error codes for programs, and the client's language."""

import re

from spielwerk.engine.errors import BadMove, IllegalMove, SpielwerkError
from spielwerk.locale import DEFAULT, LANGUAGES
from spielwerk.table.commands import Refused


def reason_of(error: SpielwerkError) -> str:
    if isinstance(error, IllegalMove):
        return "illegal"
    if isinstance(error, BadMove):
        return "unreadable"
    return error.reason if isinstance(error, Refused) else "bad"


def language_of(accepted: str) -> str:
    """The first of our languages in a browser's list, such as `de-CH, fr;q=0.8`."""
    for code in re.findall(r"[A-Za-z]{2,3}(?=[-,;]|$)", accepted[:200]):
        if code.lower() in LANGUAGES:
            return str(code.lower())
    return DEFAULT
