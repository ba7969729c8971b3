"""What is to be learnt, and how: everything that decides what comes out."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from spielwerk.engine.integers import integer
from spielwerk.engine.options import Value
from spielwerk.engine.position import Ruleset, check_games, check_seed
from spielwerk.errors import BadOption
from spielwerk.games import load
from spielwerk.lab.devices import check_device

# This keeps a GPU busy, and the cores beside it have nothing to do but measure.
ON_A_GPU: dict[str, Any] = {"games": 1 << 15, "curve_games": 40, "points": 10}


@dataclass(frozen=True)
class Course:
    """How a net learns. Either `rounds` or `minutes` is given: minutes are turned into rounds as
    soon as the speed is known, and nothing else depends on time.

    >>> from spielwerk.lab.learning import Course
    >>> course = Course("rings", rounds=100, seed=1)
    >>> course.command(rounds=100)
    'spielwerk train rings --players 2 --device cpu --games 256 ...'
    """

    game: str
    players: int = 2
    options: Mapping[str, Value] = field(default_factory=dict)
    device: str = "cpu"
    seed: int = 0
    rounds: int | None = None
    minutes: float | None = None
    games: int = 256  # in lockstep; with few cores, learning often is better than learning much
    steps: int = 16  # moves in every game before the net learns from them
    updates: int = 16  # steps of learning in a round
    lam: float = 0.85  # how far ahead a judgement is corrected: 0 by the next one, 1 by the result
    rate: tuple[float, float] = (1e-3, 5e-5)  # of learning, at the beginning and at the end
    explore: tuple[float, float] = (0.08, 0.04)  # how often a move is random; likewise
    opening: int = 10  # random moves before a game, at most
    decay: float = 1e-4  # by which weights shrink
    levels: tuple[int, ...] = (1, 3)  # that the curve of strength is measured by
    curve_games: int = 16  # … games against each level; 0: no curve
    points: int = 5  # … how often on the way

    @classmethod
    def on(cls, device: str, game: str, **settings: Any) -> "Course":
        """A course with what suits a device, unless the settings say otherwise. None is no
        setting."""
        given = {name: value for name, value in settings.items() if value is not None}
        usual = ON_A_GPU if device == "cuda" else {}
        return cls(**{**usual, "game": game, "device": device, **given})

    def __post_init__(self) -> None:
        for each in fields(self):
            if (number := integer(getattr(self, each.name))) is not None:
                object.__setattr__(self, each.name, number)
        check_device(self.device)
        check_seed(self.seed)
        object.__setattr__(self, "options", dict(self.ruleset.options))  # all of them
        self._check()

    def _check(self) -> None:
        if self.ruleset.rules.encode is None:
            raise BadOption("error-game-lacks", game=self.ruleset.game.name, what="encode")
        if (self.rounds is None) == (self.minutes is None):
            raise BadOption("error-train-length")
        for name in ("rounds", "minutes"):
            given = getattr(self, name)
            if given is not None and not given > 0:
                raise BadOption("error-train-positive", name=name, value=str(given))
        check_games(self.games)
        if not 0 <= self.lam <= 1:
            raise BadOption("error-train-lam", value=str(self.lam))
        if self.curve_games < 0:
            raise BadOption("error-train-positive", name="curve-games", value=str(self.curve_games))

    @property
    def ruleset(self) -> Ruleset:
        """The rules that are played by."""
        return load(self.game, self.players, **self.options)

    @property
    def features(self) -> int:
        """How many features the net sees."""
        count = self.ruleset.rules.features
        return count(self.players) if count else 0

    def as_json(self) -> dict[str, Any]:
        """All settings as plain data, as they come back from a file."""
        data = asdict(self)
        return {
            name: list(value) if isinstance(value, tuple) else value for name, value in data.items()
        }

    def command(self, rounds: int) -> str:
        """What to type to learn the same again."""
        options = [
            f"--option {option.name}={option.shown(self.options[option.name])}"
            for option in self.ruleset.game.options
            if self.options[option.name] != option.default
        ]
        curve = f"--curve-games {self.curve_games}" if self.curve_games else "--no-curve"
        return " ".join(
            [
                f"spielwerk train {self.game} --players {self.players}",
                *options,
                f"--device {self.device} --games {self.games} --lam {self.lam:g}",
                f"--seed {self.seed} --rounds {rounds} {curve}",
            ]
        )


def between(ends: tuple[float, float], part: float) -> float:
    """A value that goes evenly from one end to the other."""
    return ends[0] + (ends[1] - ends[0]) * part
