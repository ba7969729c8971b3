"""Games among computer players: one, many, a round robin."""

from collections.abc import Sequence

from spielwerk.bots.bot import Bot, RandomBot, SearchBot, sight
from spielwerk.bots.levels import Level, level
from spielwerk.bots.search import Method
from spielwerk.bots.thinking import Budget
from spielwerk.engine.chance import random64
from spielwerk.engine.errors import BadOption
from spielwerk.engine.game import Ruleset
from spielwerk.engine.playouts import SETUP
from spielwerk.engine.policies import knowing
from spielwerk.engine.position import Position


def make_bot(game: Ruleset, name: str, seed: int) -> Bot:
    """A computer player by name: a level from 1 to 5, `random`, or `uct:1000`, plain tree search
    with so many random playouts a move, which everybody can compare with."""
    if name == "random":
        return RandomBot(seed)
    kind, _, number = name.partition(":")
    if kind == "uct" and number.isdecimal() and int(number) > 0:
        plain = Method(knowing, exploration=1.0, nodes=1 << 14)
        return SearchBot(game, Level(Budget(iterations=int(number)), plain), seed)
    if not name.isdecimal():
        raise BadOption("error-bot", bot=name)
    return SearchBot(game, level(game.id, int(name)), seed)


def play_game(game: Ruleset, names: Sequence[str], seed: int) -> Position:
    """A whole game; everything in it that is chance comes from the seed."""
    bots = [make_bot(game, name, random64(seed, 2 + seat)) for seat, name in enumerate(names)]
    position = game.start(seed=random64(seed, SETUP), seats=names)
    ply = 0
    while (seat := position.to_move) is not None:
        for other, bot in enumerate(bots):
            bot.watch(position.view(other))
        position = position.play(bots[seat].choose(sight(position, random64(seed, 100 + ply))))
        ply += 1
    return position
