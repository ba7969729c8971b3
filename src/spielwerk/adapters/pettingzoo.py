"""The games as PettingZoo environments in which agents take turns (AEC).

    from spielwerk.adapters import pettingzoo
    env = pettingzoo.env("rings", players=3)

`docs/adapters.md` describes the observations and rewards.
"""

from functools import cached_property
from typing import Any, ClassVar, TypeAlias

from spielwerk.engine.game import Game
from spielwerk.engine.position import Ruleset, check_seed
from spielwerk.errors import BadOption, needs_extra
from spielwerk.games import find_game

with needs_extra("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from spielwerk.adapters.observation import Observation

RENDER_MODES = ("human", "ansi")
ILLEGAL_REWARD = -1.0

Observed: TypeAlias = dict[str, "np.ndarray[Any, Any]"]


def env(
    game: str | Game, players: int = 2, render_mode: str | None = None, **options: Any
) -> "AECEnv[str, Observed, int]":
    """A game, or its id, with PettingZoo's usual checks: an illegal move ends it and costs the
    agent -1.

    >>> from spielwerk.adapters import pettingzoo
    >>> env = pettingzoo.env("rings", players=3)
    >>> env.reset(seed=1)
    >>> env.agent_selection
    'player_0'
    """
    made = wrappers.TerminateIllegalWrapper(
        raw_env(game, players, render_mode, **options), illegal_reward=ILLEGAL_REWARD
    )
    return wrappers.OrderEnforcingWrapper(ReadingWrapper(made))


def raw_env(
    game: str | Game, players: int = 2, render_mode: str | None = None, **options: Any
) -> "Environment":
    """A game without these checks: an illegal move raises IllegalMove and changes nothing.

    >>> from spielwerk.adapters import pettingzoo
    >>> env = pettingzoo.raw_env("rings")
    >>> env.reset(seed=1)
    >>> env.step(0)
    >>> env.position.history
    ['a1']
    """
    return Environment(game, players, render_mode, **options)


class ReadingWrapper(wrappers.AssertOutOfBoundsWrapper[str, Observed, int]):
    """What is no action at all, such as 3.7, raises BadMove: it must not reach the mask, where it
    would be an index."""

    def step(self, action: int | None) -> None:
        """Make a move."""
        under = self.unwrapped
        super().step(action if under.has_finished else under.position.action(action))


class Environment(AECEnv[str, Observed, int]):
    """One game. Its agents are `player_0` to `player_3`, the seats.

    >>> from spielwerk.adapters.pettingzoo import Environment
    >>> Environment("rings", players=3).possible_agents
    ['player_0', 'player_1', 'player_2']
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDER_MODES),
        "name": "spielwerk_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise _no_way_to_render(render_mode)
        known = find_game(game) if isinstance(game, str) else game
        self.game = Ruleset.of(known, players, **options)
        self.metadata = {**type(self).metadata, "name": f"spielwerk_{known.id}_v0"}  # type: ignore[misc]
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self._observation = Observation(self.game)
        self._chance = np.random.default_rng()
        actions = self.game.rules.actions
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def __getstate__(self) -> dict[str, Any]:
        """For pickle, and for a copy: the running game, without what is made again when needed and
        is large, or cannot be pickled."""
        again = ("_observation", "observation_spaces")
        return {name: value for name, value in vars(self).items() if name not in again}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._observation = Observation(self.game)

    @cached_property
    def observation_spaces(self) -> dict[str, spaces.Dict]:
        """What each agent is shown: a vector, and a mask of legal actions."""
        return {agent: self._space(self.game.rules.actions) for agent in self.possible_agents}

    def _space(self, actions: int) -> spaces.Dict:
        seen = self._observation.vector.shape
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 1, seen, np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all moves."""
        return self.action_spaces[agent]

    # ---- A game ---------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. All chance comes from the seed, or continues from the last one given.
        The option `setup` starts from a set-up as data instead."""
        if seed is not None:
            self._chance = np.random.default_rng(check_seed(seed))
        setup = (options or {}).get("setup")
        if setup is not None:
            self.position = self.game.start(setup=setup)
        else:
            self.position = self.game.start(seed=int(self._chance.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._next_agent()

    def step(self, action: int | None) -> None:
        """Make a move for the agent whose turn it is."""
        agent = self.agent_selection
        if self.has_finished:
            self._was_dead_step(action)
            return
        self.position = self.position.play(action)  # type: ignore[arg-type]  # None: BadMove
        self._cumulative_rewards[agent] = 0.0
        if (earned := self.position.rewards) is not None:
            self.rewards = dict(zip(self.agents, earned, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._next_agent()
        if self.render_mode == "human":
            self.render()

    @property
    def has_finished(self) -> bool:
        """Whether the game is over for the agent whose turn it is: its only action is None."""
        agent = self.agent_selection
        return self.terminations[agent] or self.truncations[agent]

    def _next_agent(self) -> None:
        """Whose turn it is, and the infos that go with the observations."""
        seat = self.position.to_move
        self.agent_selection = self.agents[seat or 0]
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"turns": self.position.turns} for agent in self.agents
        }
        self.infos[self.agent_selection]["actions"] = list(self.position.legal_moves.actions)

    def observe(self, agent: str) -> Observed:
        """What an agent is shown, and which actions are legal: none if it is not its turn."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.game.rules.actions, np.int8)
        if seat == self.position.to_move:
            mask[self.position.legal_moves.actions] = 1
        seen = self._observation.look(self.position, seat)
        return {"observation": seen.copy(), "action_mask": mask}

    # ---- Rendering ------------------------------------------------------------------------

    def render(self) -> str | None:
        """The game as an onlooker sees it: `ansi` returns the text, `human` prints it."""
        if self.render_mode is None:
            raise _no_way_to_render(None)
        text = self.position.drawing()
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201 (the purpose of this mode)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def _no_way_to_render(mode: str | None) -> BadOption:
    return BadOption("error-render-mode", mode=str(mode), modes=", ".join(RENDER_MODES))
