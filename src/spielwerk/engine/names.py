"""Names that people give: to themselves, and to their rules."""

import re
import unicodedata

MOST_MARKS = 2  # on one letter
JOINER, AS_PICTURE, KEYCAP = "\u200d", "\ufe0f", "\u20e3"  # what emoji are put together with
# Invisible letters and signs, although their kind is that of others.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
VARIANTS = re.compile("[\ufe00-\ufe0e\U000e0100-\U000e01ef]")  # of a letter
# The flags of England, Scotland and Wales, which are written with invisible letters.
FLAGS = re.compile(
    "(\U0001f3f4\U000e0067\U000e0062(?:\U000e0065\U000e006e\U000e0067"
    "|\U000e0073\U000e0063\U000e0074|\U000e0077\U000e006c\U000e0073)\U000e007f)"
)


def tidied(name: str) -> str:
    """A name on one line, without anything invisible, and without piles of marks."""
    parts = FLAGS.split(VARIANTS.sub("", unicodedata.normalize("NFC", name)))
    parts[::2] = map(_tidied, parts[::2])
    return " ".join("".join(parts).split())


def _tidied(text: str) -> str:
    shown = ""
    for number, letter in enumerate(text):
        shown += _shown(letter, shown, text[number + 1 : number + 2] or " ")
    return shown


def _shown(letter: str, before: str, after: str) -> str:
    """A letter between those that are shown before it and the one after it."""
    last = before[-1:] or " "
    if letter == JOINER and (last == AS_PICTURE or _is_picture(last)) and _is_picture(after):
        return letter
    if letter == AS_PICTURE:
        return letter if _is_picture(last) or after == KEYCAP else ""
    kind = unicodedata.category(letter)
    if kind[0] in "CZ" or letter in BLANK:
        return " "
    if kind in ("Mn", "Me"):
        return letter if last != " " and _marks(before) < MOST_MARKS else ""
    return letter


def _is_picture(letter: str) -> bool:
    if letter <= "\u00ff":
        return letter in "©®"
    return unicodedata.category(letter)[0] in "SP" and letter not in BLANK


def _marks(text: str) -> int:
    """How many marks are on the last letter."""
    count = 0
    while count < len(text) and unicodedata.category(text[-1 - count]) in ("Mn", "Me"):
        count += 1
    return count
