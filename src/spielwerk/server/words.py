"""What went wrong, in one word for programs; and which language somebody reads."""

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
    """The first of our languages in what a browser says, as in `de-CH, fr;q=0.8`."""
    for code in re.findall(r"[A-Za-z]{2,3}(?=[-,;]|$)", accepted[:200]):
        if code.lower() in LANGUAGES:
            return str(code.lower())
    return DEFAULT
