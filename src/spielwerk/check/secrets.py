"""Secrets are kept: what a seat cannot know does not change a byte of what it is sent."""

from collections.abc import Iterator

from spielwerk.check.finding import Finding, finding
from spielwerk.check.positions import seats_of
from spielwerk.engine.position import Position

_REFUSALS = 20  # moves that a seat asks about


def keeps_secrets(position: Position, seed: int) -> Iterator[Finding]:
    """Deal everything anew that a seat cannot know, and compare what it is sent."""
    if position.ruleset.rules.redeal is None:
        yield from _sees_the_same(position)
        return
    for seat in seats_of(position):
        other = position.redealt(seat, seed)
        for what in _differences(position, other, seat):
            details = {"number": "–" if seat is None else seat + 1, "what": what}
            yield finding("check-secret", position, **details)
            return


def _sees_the_same(position: Position) -> Iterator[Finding]:
    """Where nothing can be dealt anew, nothing is hidden."""
    onlooker = position.view(None)
    for seat in range(position.ruleset.players):
        view = position.view(seat)
        for name in view.keys() | onlooker.keys():
            if name != "seat" and view.get(name) != onlooker.get(name):
                yield finding("check-redeal-missing", position, name=name)
                return


def _differences(one: Position, other: Position, seat: int | None) -> Iterator[str]:
    """What gives away to a seat which of two positions it is."""
    mine, theirs = one.view(seat), other.view(seat)
    for name in {**mine, **theirs}:
        if mine.get(name) != theirs.get(name):
            yield f"view: {name}"
    if one.told() != other.told():
        yield "told"
    if one.over or other.over:
        return
    if seat == one.to_move:
        if one.moves_as_text() != other.moves_as_text():
            yield "legal"
        elif any(_refusal(one, n) != _refusal(other, n) for n in _not_legal(one)):
            yield "refusal"
    yield from _different_effects(one, other, seat)


def _not_legal(position: Position) -> list[int]:
    legal = position.legal_moves.actions
    return [n for n in range(position.ruleset.rules.actions) if n not in legal][:_REFUSALS]


def _refusal(position: Position, action: int) -> str:
    refused = position._refusal(action)
    return f"{refused.rule} {refused.message}"


def _different_effects(one: Position, other: Position, seat: int | None) -> Iterator[str]:
    """A move after which the seat still sees the same tells it the same."""
    for move in one.moves_as_text()[:3]:
        if move in other.legal_moves:
            after, beyond = one.play(move), other.play(move)
            details, differently = one.effects(move, seat, after), other.effects(move, seat, beyond)
            if after.view(seat) == beyond.view(seat) and details != differently:
                yield f"effects: {move}"


def varies(position: Position, seed: int) -> bool:
    """Whether dealing anew changes anything for any seat."""
    return any(position.redealt(seat, seed) != position for seat in seats_of(position))
