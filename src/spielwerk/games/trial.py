"""A game of another package is tried out when it is loaded: what is wrong is found now, and not
during a game."""

from spielwerk.engine.game import Game
from spielwerk.engine.options import Choice, alike
from spielwerk.engine.position import Ruleset
from spielwerk.engine.rules import WrongRules
from spielwerk.locale import say


def try_out(game: Game) -> None:
    """Begin a game for every number of players, and make a move. WrongRules, or what it raises."""
    _find_words(game)
    for players in game.seats:
        _begin(Ruleset.of(game, players))


def listed(game: Game) -> list[str]:
    """The messages that every list of games shows."""
    needed = [f"game-{game.id}"]
    for option in game.options:
        needed += [f"option-{game.id}-{option.name}", f"option-{game.id}-{option.name}.label"]
        needed += [f"choice-{game.id}-{value}-why" for value in alike(option)]
        if isinstance(option, Choice):
            needed += [f"choice-{game.id}-{value}" for value in option.values]
    if game.has_first_custom:
        needed.append(f"first-custom-{game.id}")
    return needed


def _find_words(game: Game) -> None:
    for name in listed(game):
        try:
            say(name)
        except KeyError:
            raise WrongRules(f"its words have no message {name}") from None


def _begin(ruleset: Ruleset) -> None:
    position = ruleset.start(seed=0)
    declared = {field.name for field in ruleset.rules.state.fields}
    if strange := vars(position.plain()).keys() - declared:
        raise WrongRules(f"STATE has no {', '.join(sorted(strange))}")
    position.packed()  # OverflowError, if a number does not fit
    try:
        actions = position.legal_moves.actions
    except IndexError:
        raise WrongRules("there are more legal moves at the start than MAX_MOVES") from None
    if not actions:
        raise WrongRules("there is no legal move at the start")
    for shown in (position, position.play(position.moves_as_text()[0])):
        view = shown.view(0)
        if ruleset.game.sketch is not None:
            ruleset.game.sketch(view).as_json()
