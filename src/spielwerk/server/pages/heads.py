"""What a link to a table looks like where it is shared: messengers read the head of its page."""

from html import escape
from pathlib import Path

from spielwerk.games import find_game
from spielwerk.locale import DEFAULT, say, words_path
from spielwerk.table.live.hall import Hall
from spielwerk.table.match.match import Match
from spielwerk.table.match.refusals import Refused
from spielwerk.table.storage.interface import StorageDown

OURS = "/icon-512.png"  # for games that bring no picture


async def head_for(hall: Hall, table: str, address: str, language: str) -> str:
    """Tags for the game, the host and a picture; empty if the table does not exist."""
    try:
        match = await hall.invitation(table)
    except (Refused, StorageDown):
        return ""
    if match is None:
        return ""
    return "".join(
        f'<meta property="og:{name}" content="{escape(content)}" />'
        for name, content in _tags(match, address, language).items()
    )


def _tags(match: Match, address: str, language: str) -> dict[str, str]:
    game = match.setting.game
    host = host_of(match)
    title = say("link-title", language, game=say(f"game-{game}", language))
    description = say("link-by", language, name=host) if host else say("link-text", language)
    return {
        "type": "website",
        "site_name": "Spielwerk",
        "title": title,
        "description": description,
        "image": address + (f"/api/games/{game}/emblem.png" if _emblem(game).exists() else OURS),
    }


def emblem_of(game: str) -> bytes | None:
    """A game's own picture, which lies beside its words."""
    find_game(game)
    path = _emblem(game)
    return path.read_bytes() if path.exists() else None


def _emblem(game: str) -> Path:
    return words_path(DEFAULT, game=game).parent.with_name("emblem.png")


def host_of(match: Match) -> str | None:
    """The name of the host, who usually plays too."""
    return next((seat.name for seat in match.seats if seat.plan.kind == "here"), None)
