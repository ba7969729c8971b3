"""A game on one page: what it declares, and the functions that only it can write. Everything else
follows, and can be said otherwise."""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any

from spielwerk.engine.features import list_fact
from spielwerk.engine.game import Game
from spielwerk.engine.lines import Fields
from spielwerk.engine.moves import Moves
from spielwerk.engine.options import Option
from spielwerk.engine.rules import Rules, WrongRules
from spielwerk.engine.seats import ranked_by, seat_at
from spielwerk.errors import BadPosition, IllegalMove
from spielwerk.parts.boards import Board
from spielwerk.parts.fields import Declaration, Declared, EachSeat, kind_of
from spielwerk.parts.shown import draw, sketch, what_changed
from spielwerk.runtime.bits import list_bits, nth_bit, popcount
from spielwerk.runtime.chance import choose
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import NumberKind
from spielwerk.runtime.state import Plain, State


def state_of(**fields: Declared) -> Declaration:
    """The state of a game, by what its fields mean. `players`, `to_move`, `turns` and `ended` are
    those that every game has.

    >>> from spielwerk.parts.boards import rectangle
    >>> from spielwerk.parts.fields import cells, each_seat
    >>> from spielwerk.parts.page import state_of
    >>> [field.name for field in state_of(stones=each_seat(cells(rectangle(3, 3)))).record.fields]
    ['stones', 'players', 'to_move', 'turns', 'ended']
    """
    return Declaration(fields)


def game(
    id: str,
    *,
    prefix: str,
    board: Board,
    state: Declaration,
    moves: Moves,
    apply: Callable[[State, int], None],
    endings: Sequence[int],
    places: Callable[[State], int] | None = None,
    legal: Callable[[State, Any], int] | None = None,
    most: int | None = None,
    standing: Callable[[State, int], int],
    begin: Callable[[State, int], None] | None = None,
    seats: Sequence[int] = (2,),
    options: Sequence[Option] = (),
    why: Callable[[Plain, int], tuple[str, int]] | None = None,
    check: Callable[[Plain], str | None] | None = None,
    effects: Mapping[str, int],
    longest: int,
    **more: Any,
) -> Game:
    """A game from what it declares.

    - `apply(state, action)` carries out a move, and sets `ended` to one of the `endings`.
    - `places(state)` is the set of places that a move can name, or `legal(state, out)` lists moves,
      at most `most` of them.
    - `standing(state, seat)`: at the end, a higher standing is better.
    - `why(state, action)`: the message that says why a move is not legal, and the number of its
      rule. Without it, the rule of the move's first effect is named.
    - `check(state)`: the message that says why a position as text cannot come about.
    - `effects`: what a move can do, in the words of `what_changed`, with the numbers of its rules.
    - `longest`: no game has more decisions.
    - Whatever else a `Game` has can be given, too, in place of what follows from the fields.

    >>> from spielwerk import Ruleset
    >>> from spielwerk.engine.moves import moves
    >>> from spielwerk.engine.seats import seat_after
    >>> from spielwerk.parts.boards import STRAIGHT, rectangle
    >>> from spielwerk.parts.fields import cells, each_seat
    >>> from spielwerk.parts.page import game, state_of
    >>> from spielwerk.parts.sets import has_line, taken
    >>> from spielwerk.runtime.compile import compiled
    >>> board = rectangle(2, 2)
    >>> a_pair, everything = has_line(board, 2, STRAIGHT), board.all
    >>> @compiled
    ... def free(state):
    ...     return everything & ~taken(state)
    >>> @compiled
    ... def apply(state, place):
    ...     state.stones[state.to_move] |= 1 << place
    ...     if a_pair(state.stones[state.to_move]):
    ...         state.ended = 2
    ...     else:
    ...         state.to_move = seat_after(state, state.to_move)
    >>> @compiled
    ... def standing(state, seat):
    ...     return seat == state.to_move
    >>> pairs = game(
    ...     "pairs", prefix="PA", board=board, state=state_of(stones=each_seat(cells(board))),
    ...     moves=moves({"CELL": board.names}, ("a1",), put="{to:CELL}"), places=free, apply=apply,
    ...     standing=standing, endings=(2,), effects={"put": 1}, longest=3,
    ... )
    >>> print(Ruleset.of(pairs).start().play("a1").play("b1"))
     a2   b2
      ●    ▲
    """
    options = tuple(options)
    declared = Rules(
        state=state.record_with({option.name: _kind_of_option(option) for option in options}),
        actions=moves.count,
        max_moves=most or board.count,
        begin=_begin(state, begin),
        legal=legal or _listed(places, moves),
        draw=_drawn(places, legal, moves),
        apply=_counting(apply),
        outcome=ranked_by(standing),
        encode=_encode(state),
        features=_features(state),
    )
    first_rule = next(iter(effects.values()))

    def refusal(state: Plain, action: int) -> IllegalMove:
        message, rule = ("error-not-legal", first_rule) if why is None else why(state, action)
        return IllegalMove(message, rule=f"{prefix}-{rule}")

    def read_position(plain: Plain, fields: Fields) -> None:
        state.read(plain, fields)
        if check is not None and (message := check(plain)) is not None:
            raise BadPosition(message)

    def prepare(plain: Plain, chosen: Mapping[str, Any]) -> None:
        for option in options:
            setattr(plain, option.name, _as_number(option, chosen[option.name]))

    defaults: dict[str, Any] = {
        "view": lambda plain, seat: state.show(plain),
        "picture": lambda view, say: draw(board, state, view, say, id),
        "ground": lambda players: board.ground,
        "sketch": lambda view: sketch(board, state, view, id),
        "effects": lambda before, action, after, seat: what_changed(state, before, after),
        "write_position": state.write,
        "has_draws": True,
        "longest": lambda ruleset: longest,
    }
    return Game(
        id=id,
        rule_prefix=prefix,
        endings=tuple(endings),
        rules=declared,
        options=options,
        prepare=prepare,
        moves=moves,
        refusal=refusal,
        effect_rules=dict(effects),
        read_position=read_position,
        seats=tuple(seats),
        **{**defaults, **more},
    )


def _kind_of_option(option: Option) -> NumberKind:
    return kind_of(max(abs(_as_number(option, value)) for value in option.possible()))


def _as_number(option: Option, value: Any) -> int:
    return option.possible().index(value) if isinstance(value, str) else int(value)


# ---- Compiled ---------------------------------------------------------------------------------


def _begin(
    declared: Declaration, more: Callable[[State, int], None] | None
) -> Callable[[State, int], None]:
    """Every field as declared, then what the game does besides."""
    clear = reduce(_both_begin, [_clear(name, each) for name, each in declared.fields.items()])

    @compiled
    def begin(state: State, key: int) -> None:
        clear(state)
        state.to_move = 0
        state.turns = 0
        state.ended = 0

    if more is None:
        return begin

    @compiled
    def begin_with_more(state: State, key: int) -> None:
        begin(state, key)
        more(state, key)

    return begin_with_more


def _clear(name: str, each: Declared) -> Callable[[State], None]:
    if isinstance(each, EachSeat):
        start = each.meaning.start

        @compiled
        def clear_seats(state: State) -> None:
            for seat in range(len(state[name])):
                state[name][seat] = start

        return clear_seats
    value = each.start

    @compiled
    def clear(state: State) -> None:
        state[name] = value

    return clear


def _both_begin(one: Callable[[State], None], other: Callable[[State], None]) -> Any:
    @compiled
    def both(state: State) -> None:
        one(state)
        other(state)

    return both


def _listed(places: Any, moves: Moves) -> Callable[[State, Any], int]:
    if places is None:
        raise WrongRules("a game needs `places` or `legal`")
    (first,) = moves.firsts

    @compiled
    def legal(state: State, out: Any) -> int:
        return list_bits(places(state), first, out, 0)

    return legal


def _drawn(places: Any, legal: Any, moves: Moves) -> Callable[[State, int, Any], int]:
    if legal is not None:

        @compiled
        def draw_listed(state: State, random: int, out: Any) -> int:
            return int(out[choose(random, legal(state, out))])

        return draw_listed
    (first,) = moves.firsts

    @compiled
    def draw_place(state: State, random: int, out: Any) -> int:
        found = places(state)
        return first + nth_bit(found, choose(random, popcount(found)))

    return draw_place


def _counting(apply: Callable[[State, int], None]) -> Callable[[State, int], None]:
    @compiled
    def apply_and_count(state: State, action: int) -> None:
        state.turns += 1
        apply(state, action)

    return apply_and_count


# ---- Features ---------------------------------------------------------------------------------


def _features(declared: Declaration) -> Callable[[int], int]:
    """How many: those of every field, and for every seat whether it is to move."""
    of_a_seat, others = declared.widths

    @compiled
    def features(players: int) -> int:
        return players * (of_a_seat + 1) + others

    return features


def _encode(declared: Declaration) -> Callable[[State, int, Any], int]:
    """All fields from the side of the seat that looks: first what each seat has, its own first,
    then the rest."""
    of_a_seat, _ = declared.widths
    of_seats, of_all = _facts(declared, True), _facts(declared, False)

    @compiled
    def encode(state: State, seat: int, out: Any) -> int:
        n = 0
        for place in range(state.players):
            other = seat_at(state, seat, place)
            first = place * (of_a_seat + 1)
            n = of_seats(state, other, first, out, n)
            n = list_fact(other == state.to_move, first + of_a_seat, out, n)
        return int(of_all(state, seat, state.players * (of_a_seat + 1), out, n))

    return encode


def _facts(declared: Declaration, is_of_seats: bool) -> Any:
    """The features of all fields that seats have, or of all others."""

    @compiled
    def nothing(state: State, seat: int, first: int, out: Any, n: int) -> int:
        return n

    found, start = nothing, 0
    for name, each in declared.fields.items():
        if isinstance(each, EachSeat) == is_of_seats:
            meaning = each.meaning if isinstance(each, EachSeat) else each
            found = _chained(found, _facts_of(name, each), start)
            start += meaning.width
    return found


def _facts_of(name: str, each: Declared) -> Any:
    if isinstance(each, EachSeat):
        encode_one = each.meaning.encode

        @compiled
        def of_seat(state: State, seat: int, first: int, out: Any, n: int) -> int:
            return encode_one(state[name][seat], first, out, n)

        return of_seat
    encode = each.encode

    @compiled
    def of_all(state: State, seat: int, first: int, out: Any, n: int) -> int:
        return encode(state[name], first, out, n)

    return of_all


def _chained(one: Any, other: Any, start: int) -> Any:
    @compiled
    def both(state: State, seat: int, first: int, out: Any, n: int) -> int:
        n = one(state, seat, first, out, n)
        return int(other(state, seat, first + start, out, n))

    return both
