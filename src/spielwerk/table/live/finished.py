"""Finished games in the form in which they are kept."""

from dataclasses import replace

from spielwerk.table.match.match import Match
from spielwerk.table.storage.interface import FinishedGame, Storage


def finished_game(match: Match) -> FinishedGame:
    """A match that has just ended."""
    position, ending = match.position, match.ending
    if ending is None:
        raise RuntimeError(f"match {match.id} has not ended")
    return FinishedGame(
        match=match.id,
        game=match.setting.game,
        players=match.setting.players,
        options=match.setting.options,
        seats=match.players if position is None else list(position.seats),
        ranks=ending.ranks,
        ended_by=ending.rule or ending.by,
        ended_at=match.at,
        turns=0 if position is None else position.turns,
        record=match.record(),
        first=match.first or 0,
        colours=list(match.colours),
        listed=_is_worth_listing(match),
    )


async def listed_once(game: FinishedGame, match: Match, storage: Storage) -> FinishedGame:
    """A game that began elsewhere is not listed again, however often its record is brought."""
    is_again = game.listed and match.brought is not None and await storage.has_listed(game)
    return replace(game, listed=False) if is_again else game


def _is_worth_listing(match: Match) -> bool:
    """Whether people have played here: the last move was made at this table, at least one of them
    moved, and all players did if one gave up. An update of the rules does not count as giving
    up."""
    if not match.was_moved_here:
        return False
    by, movers = match.ending and match.ending.by, set(match.movers)
    if by == "rules_changed":
        return True
    all_moved = by == "rules" or len(movers) == len(match.seats)
    return all_moved and not movers.isdisjoint(match.people)
