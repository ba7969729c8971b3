"""The games for OpenSpiel's algorithms, as Python games registered on import.

    import pyspiel
    import spielwerk.adapters.openspiel
    game = pyspiel.load_game("spielwerk_rings(players=3,pawns=6)")

`docs/adapters.md` describes how chance, secrets and memory are modelled.
"""

import json
import random
from collections.abc import Callable, Mapping
from typing import Any

from spielwerk.adapters.measures import longest
from spielwerk.engine import replays
from spielwerk.engine.game import Game
from spielwerk.engine.position import Position, Ruleset
from spielwerk.errors import BadOption, needs_extra
from spielwerk.games import GAMES, find_game
from spielwerk.parallel import rulesets

with needs_extra("openspiel"):
    import pyspiel

    from spielwerk.adapters.observation import Observation, Vector

_Type = pyspiel.GameType
PREFIX = "spielwerk_"


def game_type(game: Game, name: str) -> Any:
    """What OpenSpiel needs to know about a game, whatever its options."""
    return _Type(
        short_name=PREFIX + name,
        long_name=f"Spielwerk: {name}",
        dynamics=_Type.Dynamics.SEQUENTIAL,
        chance_mode=(
            _Type.ChanceMode.EXPLICIT_STOCHASTIC if game.deal else _Type.ChanceMode.DETERMINISTIC
        ),
        information=(
            _Type.Information.PERFECT_INFORMATION
            if game.rules.redeal is None
            else _Type.Information.IMPERFECT_INFORMATION
        ),
        utility=_Type.Utility.ZERO_SUM,
        reward_model=_Type.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(game.seats),
            **{option.name: option.default for option in game.options},
        },
    )


class SpielwerkGame(pyspiel.Game):
    """A game for a number of players, with its options.

    >>> import pyspiel
    >>> import spielwerk.adapters.openspiel
    >>> game = pyspiel.load_game("spielwerk_rings(players=3,pawns=6)")
    >>> game.num_players(), game.num_distinct_actions()
    (3, 631)
    """

    def __init__(self, game: Game, type_: Any, params: Mapping[str, Any] | None = None) -> None:
        self.ruleset = _ruleset(game, params or {})
        if game.deal is None and game.set_up is not None:
            raise BadOption("error-game-lacks", game=game.name, what="deal")
        self.deal = game.deal(self.ruleset) if game.deal else None
        info = pyspiel.GameInfo(
            num_distinct_actions=game.rules.actions,
            max_chance_outcomes=self.deal.outcomes if self.deal else 0,
            num_players=self.ruleset.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest(self.ruleset),
        )
        super().__init__(type_, info, dict(params or {}))

    def new_initial_state(self) -> "SpielwerkState":
        """A state in which nothing has been dealt yet."""
        return SpielwerkState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many outcomes a deal has."""
        return self.deal.steps if self.deal else 0

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "Shown | Known":
        """An observer of what a seat is shown, or with perfect recall of all it has been shown."""
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observation has what is public and what the seat itself is shown")
        return Known() if wanted.perfect_recall else Shown(self.ruleset)

    def __reduce__(self) -> Any:
        return _load_game, (str(self),)


def _load_game(name: str) -> Any:
    """Used when unpickling: importing this module registers the game in the other process too."""
    return pyspiel.load_game(name)


def _ruleset(game: Game, params: Mapping[str, Any]) -> Ruleset:
    """OpenSpiel fills in every parameter that was not given. So one with its default value may
    still be set by another: `edition=simple` turns the straight exits off."""
    given = dict(params)
    players = given.pop("players", min(game.seats))
    defaults = {option.name: option.default for option in game.options}
    options = {name: value for name, value in given.items() if value != defaults.get(name)}
    return Ruleset.of(game, players, **options)


class Moment:
    """A position that OpenSpiel can copy and serialise. It never changes, so a copy is the same
    object, and a record describes it completely."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, memo: Any) -> "Moment":
        return self

    def __reduce__(self) -> Any:
        return _read_moment, (rulesets.packed(self.position.ruleset), self.position.record())


def _read_moment(rules: rulesets.Packed, record: str) -> Moment:
    game = rulesets.unpacked(rules).game
    return Moment(replays.read(record, lambda _: game))


class SpielwerkState(pyspiel.State):
    """A game at one moment. First it is dealt, outcome by outcome; then it is played.

    >>> import pyspiel
    >>> import spielwerk.adapters.openspiel
    >>> state = pyspiel.load_game("spielwerk_rings").new_initial_state()
    >>> state.apply_action(state.legal_actions()[0])
    >>> state.current_player(), state.is_terminal()
    (1, False)
    """

    def __init__(self, game: SpielwerkGame) -> None:
        super().__init__(game)
        self._dealt: list[int] = []
        self._moment = None if game.deal else Moment(game.ruleset.start(setup={}))

    @property
    def position(self) -> Position | None:
        """The position, once the game is dealt."""
        return self._moment.position if self._moment else None

    def current_player(self) -> int:
        """The seat to move; chance while the game is dealt."""
        if self._moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self._moment.position.to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._moment is not None and self._moment.position.over

    def returns(self) -> list[float]:
        """Every seat's reward; 0 while the game runs."""
        earned = self._moment.position.rewards if self._moment else None
        return earned or [0.0] * self.num_players()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be dealt next, with its probability."""
        return self.get_game().deal.chances(self._dealt)  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._moment.position.legal_moves.actions) if self._moment else []

    def _apply_action(self, action: int) -> None:
        if self._moment is not None:
            self._moment = Moment(self._moment.position.play(action))
            return
        game = self.get_game()
        self._dealt.append(action)
        if len(self._dealt) == game.deal.steps:
            setup = game.deal.setup(self._dealt)
            self._moment = Moment(game.ruleset.start(setup=setup))

    def _action_to_string(self, player: int, action: int) -> str:
        if self._moment is None:
            return str(self.get_game().deal.name(action))
        position = self._moment.position
        return position.text(action)

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float]
    ) -> "SpielwerkState":
        """Another state that a player with perfect recall cannot tell from this one."""
        game = self.get_game()
        if self._moment is None or game.deal is None:
            return self.clone()  # type: ignore[no-any-return]
        chance = random.Random(sampler())  # noqa: S311 (used only for a sample)
        dealt = game.deal.another(self._moment.position, player, chance)
        if dealt == self._dealt:
            return self.clone()  # type: ignore[no-any-return]
        return _replayed(game, [*dealt, *self.history()[len(dealt) :]])

    def __str__(self) -> str:
        """The deal and all moves, so that no two states have the same text."""
        if self._moment is None:
            return f"dealt {self._dealt}"
        position = self._moment.position
        return f"{json.dumps(position.setup)}\n{'; '.join(position.history)}"

    def __reduce__(self) -> Any:
        return _read_state, (str(self.get_game()), self.serialize())


def _read_state(game: str, text: str) -> Any:
    return _load_game(game).deserialize_state(text)


def _replayed(game: SpielwerkGame, actions: list[int]) -> SpielwerkState:
    state = game.new_initial_state()
    for action in actions:
        state.apply_action(action)
    return state


class Shown:
    """An observer without memory: what a seat is shown at this moment."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._observation = Observation(ruleset)
        self.tensor: Vector | None = self._observation.vector
        self.dict = {"observation": self._observation.vector}

    def set_from(self, state: SpielwerkState, player: int) -> None:
        """Fill in the tensor."""
        if state.position is None:
            self._observation.vector.fill(0)
        else:
            self._observation.look(state.position, player)

    def string_from(self, state: SpielwerkState, player: int) -> str:
        """The seat's view as JSON."""
        return "" if state.position is None else json.dumps(state.position.view(player))


class Known:
    """An observer with perfect recall: what a seat has been shown since the game began."""

    def __init__(self) -> None:
        self.tensor: Vector | None = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielwerkState, player: int) -> None:
        """A whole game does not fit into a tensor."""

    def string_from(self, state: SpielwerkState, player: int) -> str:
        """All that the seat has been shown, as text."""
        if state.position is None:
            return f"seat {player}"
        deal = state.get_game().deal
        if deal is None:
            return "; ".join(state.position.history)
        return str(deal.known(state.position, player))


def register(game: Game, name: str | None = None) -> None:
    """Let OpenSpiel load a game as `spielwerk_` and its name, which is its id by default.
    Register a class, not a function: OpenSpiel keeps a function until after Python has shut down,
    and then crashes.

    >>> import pyspiel
    >>> import spielwerk
    >>> from spielwerk.adapters import openspiel
    >>> openspiel.register(spielwerk.find_game("rings"), "my_rings")
    >>> pyspiel.load_game("spielwerk_my_rings").num_players()
    2
    """
    type_ = game_type(game, name or game.id)

    class Registered(SpielwerkGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, type_, params)

    pyspiel.register_game(type_, Registered)


for _id in GAMES:
    register(find_game(_id))
