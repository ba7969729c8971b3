"""Players with a bias: never to do a thing, always to do it, or to follow some other simple idea.
They show what a rule is worth, and whether a dull way to play wins."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from spielwerk.bots.bot import Bot, RandomBot, Sight
from spielwerk.engine.position import Ruleset

CHILD = 1  # the level whose memory is a child's


def does(sight: Sight, action: int, *effects: str) -> bool:
    """Whether a move does one of these things, as far as the seat can tell."""
    game, rules = sight.position.game, sight.position.ruleset.rules
    before = sight.position.plain()
    after = before.copy()
    rules.apply(after, action)
    done = game.effects(before, action, after, sight.seat)
    return any(each["effect"] in effects for each in done)


class _Bias:
    """Something that a player of another kind does or leaves."""

    def __init__(self, bot: Bot, effect: str) -> None:
        self._bot = bot
        self._effect = effect

    def watch(self, view: dict[str, Any]) -> None:
        self._bot.watch(view)


class Shunning(_Bias):
    """Plays like another player, but never does one thing if it can help it."""

    def choose(self, sight: Sight) -> str:
        """The first choice, unless it does that thing: then the choice among all other moves."""
        move = self._bot.choose(sight)
        if not does(sight, sight.position.action(move), self._effect):
            return move
        others = [a for a in sight.moves.actions if not does(sight, a, self._effect)]
        return self._bot.choose(replace(sight, only=tuple(others))) if others else move


class Insisting(_Bias):
    """Does one thing whenever it can, no matter how, and plays like another player otherwise."""

    def choose(self, sight: Sight) -> str:
        """A move that does it, by chance; if there is none, the other player's choice."""
        action = _first(_shuffled(sight), lambda action: does(sight, action, self._effect))
        return self._bot.choose(sight) if action is None else sight.position.text(action)


class _Plain:
    """Remembers nothing of what it is shown."""

    def __init__(self, ruleset: Ruleset, seed: int) -> None:
        pass

    def watch(self, view: dict[str, Any]) -> None:
        pass


class First(_Plain):
    """Makes the first move on the list of legal ones."""

    def choose(self, sight: Sight) -> str:
        return sight.moves[0]


class Steady(_Plain):
    """Makes the same kind of move as last time, if it can; any move otherwise."""

    def __init__(self, ruleset: Ruleset, seed: int) -> None:
        self._random = RandomBot(seed)
        self._form = ""

    def choose(self, sight: Sight) -> str:
        """A move of the same form, by chance."""
        position = sight.position

        def form(action: int) -> str:
            return position.parts(position.text(action)).form

        action = _first(_shuffled(sight), lambda action: form(action) == self._form)
        move = self._random.choose(sight) if action is None else position.text(action)
        self._form = position.parts(move).form
        return move


class Cramping(_Plain):
    """Leaves the next player as few moves as possible; if that is itself, as many as possible."""

    def choose(self, sight: Sight) -> str:
        """The move after which the next player has fewest."""
        return sight.position.text(max(_shuffled(sight), key=lambda a: self._freedom(sight, a)))

    def _freedom(self, sight: Sight, action: int) -> int:
        after = sight.position.play(action)
        choices = len(after.legal_moves)
        return choices if after.to_move == sight.seat else -choices


class Greedy:
    """Takes or earns whatever it can at once, and moves at random otherwise, as small children do;
    it remembers as much as level 1."""

    def __init__(self, ruleset: Ruleset, seed: int) -> None:
        game = ruleset.game
        self._memory = game.memory(CHILD, seed) if game.memory else None

    def watch(self, view: dict[str, Any]) -> None:
        """Remember what is shown, in a game of memory."""
        if self._memory is not None:
            self._memory.see(view)

    def choose(self, sight: Sight) -> str:
        """A move that takes or earns something, if there is one."""
        game = sight.position.game
        self.watch(sight.view)
        actions = _shuffled(sight)
        if self._memory is not None:
            actions = self._memory.worth_trying(sight.position.plain(), actions)
        action = _first(actions, lambda action: does(sight, action, *game.gains))
        return sight.position.text(actions[0] if action is None else action)


SIMPLE: dict[str, Callable[[Ruleset, int], Bot]] = {
    "first": First,
    "steady": Steady,
    "cramping": Cramping,
    "greedy": Greedy,
}


def parted(name: str) -> tuple[str, str, str] | None:
    """A name such as `2-take` or `random+take` in its parts: who, which bias, and what."""
    for place, sign in enumerate(name):
        if place and sign in "+-":
            return name[:place], sign, name[place + 1 :]
    return None


def with_bias(bot: Bot, sign: str, effect: str) -> Bot:
    """A player that never (`-`) or always (`+`) causes an effect if it can."""
    return Shunning(bot, effect) if sign == "-" else Insisting(bot, effect)


def _shuffled(sight: Sight) -> list[int]:
    actions = list(sight.moves.actions)
    sight.random.shuffle(actions)
    return actions


def _first(actions: Sequence[int], suits: Callable[[int], bool]) -> int | None:
    return next((action for action in actions if suits(action)), None)
