"""Random games, played by the rules as they are written: what stops them is reported exactly."""

import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spielwerk.check.finding import Finding, Wrong, finding
from spielwerk.engine.game import MOST_DECISIONS, Game
from spielwerk.engine.options import Number
from spielwerk.engine.playouts import PLAY, SETUP
from spielwerk.engine.position import LegalMoves, Position, Ruleset
from spielwerk.errors import BadOption
from spielwerk.runtime.chance import choose, random32, random64

_ROOM = 64  # more moves than are allowed, to see by how many a game exceeds it


def rulesets(game: Game) -> list[Ruleset]:
    """Every number of players; then every option, set to each of its values or, if it is a number,
    to the lowest and the highest one."""
    found = [Ruleset.of(game, players) for players in game.seats]
    for option in game.options:
        values = [option.low, option.high] if isinstance(option, Number) else option.possible()
        for value in values:
            if value != option.default:
                found += _allowed(game, **{option.name: value})
    return found


def _allowed(game: Game, **options: Any) -> list[Ruleset]:
    try:
        return [Ruleset.of(game, game.seats[0], **options)]
    except BadOption:  # this value cannot be combined with the others
        return []


def walk(ruleset: Ruleset, seed: int, number: int) -> Iterator[Position]:
    """Every position of game `number` of a seed: the same game as in `playouts`. Raises Wrong where
    the rules are."""
    key = random64(seed, number)
    position = ruleset.start(seed=random64(key, SETUP))
    for decision in range(MOST_DECISIONS):
        check_state(position)
        if position.over:
            check_end(position)
            yield position
            return
        actions = listed(position)
        position._legal_moves = LegalMoves(position, actions)
        yield position
        random = random32(random64(key, PLAY), decision)
        position = position.play(actions[choose(random, len(actions))])
    raise Wrong(finding("check-endless", ruleset, number=number, decisions=MOST_DECISIONS))


def check_state(position: Position) -> None:
    """Every number must fit its field."""
    record, state = position.ruleset.rules.state, position.plain()
    try:
        record.pack(state)
    except OverflowError:
        for field in record.fields:
            lowest, highest = _range(field.kind.size, field.kind.name)
            value = getattr(state, field.name)
            numbers = value if field.count is not None else [value]
            if len(numbers) != (field.count or 1):
                details = f"{field.name}: {len(numbers)} / {field.count}"
                raise Wrong(finding("check-overflow", position, value=details)) from None
            for each in numbers:
                if not (isinstance(each, int | float) and lowest <= each <= highest):
                    details = f"{field.name} = {each} ({field.kind.name})"
                    raise Wrong(finding("check-overflow", position, value=details)) from None
        raise


def _range(size: int, name: str) -> tuple[float, float]:
    if name.startswith("float"):
        return float("-inf"), float("inf")
    if name.startswith(("u", "bool")):
        return 0, 2 ** (8 * size) - 1
    return -(2 ** (8 * size - 1)), 2 ** (8 * size - 1) - 1


def listed(position: Position) -> list[int]:
    """The legal moves of a position that is not over."""
    rules = position.ruleset.rules
    out = [0] * (2 * rules.max_moves + _ROOM)
    actions = out[: rules.legal(position.plain(), out)]
    if not actions:
        raise Wrong(finding("check-no-move", position))
    if len(actions) > rules.max_moves:
        details = {"moves": len(actions), "most": rules.max_moves}
        raise Wrong(finding("check-too-many", position, **details))
    for action in actions:
        if not 0 <= action < rules.actions or actions.count(action) > 1:
            details = {"action": action, "count": actions.count(action), "actions": rules.actions}
            raise Wrong(finding("check-listed", position, **details))
    return actions


def check_end(position: Position) -> None:
    """The rule that ended the game is one of its endings, and the ranks are ranks."""
    number = position.plain().ended
    if number not in position.game.endings:
        raise Wrong(finding("check-ended", position, rule=position.game.rule(number)))
    ranks = position.ranks
    if ranks is None or [1 + sum(r < rank for r in ranks) for rank in ranks] != ranks:
        raise Wrong(finding("check-ranks", position, ranks=str(ranks)))


def failure(error: Exception, where: "str | Position | Ruleset") -> Finding:
    """A game that stops: what was raised, and where in its own code, as far as it is there."""
    if isinstance(error, Wrong):
        return error.finding
    frames = traceback.extract_tb(error.__traceback__)
    ours = Path(__file__).parents[1]
    theirs = [frame for frame in frames if not Path(frame.filename).is_relative_to(ours)]
    inside = [frame for frame in frames if (ours / "games") in Path(frame.filename).parents]
    last = (theirs or inside or list(frames))[-1]
    details = f"{Path(last.filename).name}:{last.lineno} ({last.name})"
    reason = f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"
    return finding("check-fails", where, place=details, reason=reason)
