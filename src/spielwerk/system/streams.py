"""Standard streams that carry every text: a letter that their encoding does not have is written as
a close one in ASCII."""

import codecs
import json
import sys
import unicodedata
from typing import Any

_NAME = "spielwerk.closest"
_USUAL = ("strict", "backslashreplace", "surrogateescape")  # what Python itself chooses

# What Unicode does not take apart itself.
_CLOSEST = {
    # Pictures need one letter for one; and the seats stay apart.
    **dict(zip("●▲■★○△□☆", "@%#*o~=+", strict=True)),
    **dict(zip("─━│┃┼╱╲", "--||+/\\", strict=True)),
    **dict(zip("→←↑↓↻↺✓", "><^v+-x", strict=True)),
    **dict(zip("‘’‚“”„«»‹›", "'''\"\"\"\"\"''", strict=True)),
    **dict(zip("–—−·•×", "---.*x", strict=True)),
}
_SPELT = (
    "ä:ae ö:oe ü:ue ß:ss æ:ae œ:oe ±:+/- °:deg "
    # Ukrainian as in passports
    "а:a б:b в:v г:h ґ:g д:d е:e є:ie ж:zh з:z и:y і:i ї:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t "
    "у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ь: ю:iu я:ia"
)
for _pair in _SPELT.split(" "):
    _letter, _, _latin = _pair.partition(":")
    _CLOSEST |= {_letter.upper(): _latin.capitalize(), _letter: _latin}


def carry_everything() -> None:
    """Let no text end in an error, unless the environment says what to do with letters that an
    encoding does not have. What is typed may be anything, too."""
    codecs.register_error(_NAME, _replaced)
    for stream in (sys.stdout, sys.stderr):
        if getattr(stream, "errors", None) in _USUAL:
            stream.reconfigure(errors=_NAME)  # type: ignore[union-attr]
    if getattr(sys.stdin, "errors", None) == "strict":
        sys.stdin.reconfigure(errors="surrogateescape")  # type: ignore[union-attr]


def print_json(data: Any) -> None:
    """Print data that programs read: what the encoding does not have is escaped."""
    text = json.dumps(data, ensure_ascii=False)
    sys.stdout.write(f"{text if _carries(text) else json.dumps(data)}\n")


def print_markup(text: str) -> None:
    """The same for SVG."""
    escaped = text.encode("ascii", "xmlcharrefreplace").decode()
    sys.stdout.write(text if _carries(text) else escaped)


def _carries(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return _closest(error.object[error.start]), error.start + 1


def _closest(letter: str) -> str:
    parts = _CLOSEST.get(letter)
    if parts is None:
        parts = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"
    return parts
