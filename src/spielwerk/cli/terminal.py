"""Games against the computer, and records step by step, in the terminal."""

import threading
from collections.abc import Mapping
from pathlib import Path

from spielwerk.bots.bot import Bot, SearchBot, sight
from spielwerk.bots.players import make_bot
from spielwerk.bots.worker import STAND_IN_SECONDS
from spielwerk.cli.screen import Screen
from spielwerk.engine.playouts import PLAY, SETUP
from spielwerk.engine.position import Position, Ruleset, check_seed
from spielwerk.errors import BadMove, SpielwerkError
from spielwerk.runtime.chance import cast_lot, random64
from spielwerk.runtime.target import CPU, INTERPRETED, Target
from spielwerk.system import files


class Opponents:
    """The computer players of a game. If their search has to be compiled, that takes seconds the
    first time; until then stand-ins search in plain Python: weaker, but ready at once."""

    def __init__(self, ruleset: Ruleset, names: Mapping[int, str], seed: int) -> None:
        self._seed = seed
        self._bots: dict[int, Bot] | None = self._make(ruleset, names)
        self._stand_ins: dict[int, Bot] = {}
        self._game: list[Position] = []
        self._watched: dict[Bot, int] = {}  # how many of these positions each has seen
        searching = [bot for bot in self._bots.values() if isinstance(bot, SearchBot)]
        if any(bot.target is CPU for bot in searching):
            self._bots = None
            self._stand_ins = self._make(ruleset, names, INTERPRETED)
            threading.Thread(target=self._get_ready, args=(ruleset, names), daemon=True).start()

    def _make(
        self, ruleset: Ruleset, names: Mapping[int, str], target: Target | None = None
    ) -> dict[int, Bot]:
        return {
            seat: make_bot(ruleset, name, random64(self._seed, 2 + seat), target)
            for seat, name in names.items()
        }

    def _get_ready(self, ruleset: Ruleset, names: Mapping[int, str]) -> None:
        bots = self._make(ruleset, names)
        for bot in bots.values():
            bot.choose(sight(ruleset.start(seed=0), seconds=0.01))  # compiles what it needs
        self._bots = self._make(ruleset, names)

    def watch(self, position: Position) -> None:
        self._game.append(position)

    def choose(self, position: Position) -> str:
        seat = position.to_move or 0
        bot = (self._stand_ins if self._bots is None else self._bots)[seat]
        slow = isinstance(bot, SearchBot) and bot.target is INTERPRETED
        seconds = STAND_IN_SECONDS if slow else None
        for seen in self._game[self._watched.get(bot, 0) :]:
            bot.watch(seen.view(seat))
        self._watched[bot] = len(self._game)
        chance = random64(self._seed, 100 + len(position.history))
        return bot.choose(sight(position, chance, seconds))


class Play:
    """A game at this terminal: people in the first seats, the computer in the others."""

    def __init__(
        self,
        screen: Screen,
        ruleset: Ruleset,
        humans: int,
        seed: int,
        against: str = "random",
        first: int | None = 0,  # the seat that begins; None for a lot
        line: str | None = None,  # a position to play on from
    ) -> None:
        self.screen = screen
        self.humans = humans
        self._by_lot = first is None and line is None
        check_seed(seed)
        first = cast_lot(seed, ruleset.players) if first is None else first
        computers = dict.fromkeys(range(humans, ruleset.players), against)
        seats = [_name_of(computers.get(seat)) for seat in range(ruleset.players)]
        if line is None:
            deal = random64(seed, SETUP)
            self.position = ruleset.start(seed=deal, seats=seats, first=first)
        else:
            self.position = ruleset.position(line, seats)
        self._opponents = Opponents(ruleset, computers, random64(seed, PLAY))
        self._opponents.watch(self.position)
        self._before: list[Position] = []  # positions in which a person was to move
        self._has_secrets = ruleset.rules.redeal is not None
        self._is_memory = ruleset.game.hides_the_past
        self._at_screen: int | None = None  # the last person to look at the screen

    def run(self) -> None:
        """Play to the end, or until a person leaves."""
        self.screen.tell("play-welcome")
        if self._by_lot:
            self._show_lot()
        while (seat := self.position.to_move) is not None:
            if seat >= self.humans:
                self._computer_moves(seat)
            elif not self._person_moves(seat):
                self.screen.tell("play-left")
                return
        self.screen.show(self.position, None)
        self.screen.show_end(self.position)

    def _show_lot(self) -> None:
        """Show the lot, and the custom it replaces. If the screen is cleared next, wait until they
        have been read."""
        self.screen.cast_lot(self.position.first)
        if self.position.game.has_first_custom:
            custom = self.screen.say(f"first-custom-{self.position.ruleset.id}")
            self.screen.tell("play-lot-custom", custom=custom)
        if self._has_secrets and self.screen.console.is_terminal:
            self.screen.ask(self.screen.say("play-continue"))

    def _computer_moves(self, seat: int) -> None:
        move = self._opponents.choose(self.position)
        if not self._is_memory:
            self.screen.show_move(seat, move)
        self._go_on(self.position.play(move))

    def _go_on(self, after: Position) -> None:
        """In a game of memory every turn is shown and then wiped: if the
        computer moves next, wait until it has been seen."""
        ended_turn = after.turns > self.position.turns
        self.position = after
        self._opponents.watch(after)
        if self._is_memory and ended_turn and 0 < self.humans <= (after.to_move or 0):
            self._show(None)
            self.screen.ask(self.screen.say("play-continue"))

    def _show(self, seat: int | None) -> None:
        """Show the board; in a game of memory, wipe the screen first and add only the last turn."""
        if self._is_memory:
            self.screen.wipe()
        self.screen.show(self.position, seat)
        if self._is_memory and self.position.history:
            self.screen.tell("play-last-turn", moves=", ".join(self.position.told()))

    def _person_moves(self, seat: int) -> bool:
        """Ask until the player moves, undoes a move or leaves (False)."""
        self._hand_over(seat)
        self._show(seat)
        prompt = self.screen.say("play-prompt", seat=self.screen.seat(seat))
        while True:
            answer = self.screen.ask(prompt)
            if answer is None or answer == "quit":
                return False
            match answer.split(maxsplit=1):
                case []:
                    continue
                case ["undo"]:
                    if self._undo():
                        return True
                case ["moves"]:
                    self.screen.console.print(" ".join(self.position.legal_moves), markup=False)
                case ["save", name_of_file]:
                    self._save(Path(name_of_file))
                case ["?"]:
                    self.screen.tell_notation(self.position.game)
                    self.screen.tell("play-commands")
                case _:
                    if self._try(answer):
                        return True

    def _try(self, typed: str) -> bool:
        try:
            after = _played(self.position, typed)
        except SpielwerkError as error:
            self.screen.tell_error(error)
            return False
        self._before.append(self.position)
        self._go_on(after)
        return True

    def _hand_over(self, seat: int) -> None:
        """In a game with secrets, clear the screen before the next person takes over."""
        own_secrets = self._has_secrets and not self._is_memory
        if own_secrets and self.humans > 1 and self._at_screen != seat:
            self.screen.wipe()
            self.screen.ask(self.screen.say("play-hand-over", seat=self.screen.seat(seat)))
        self._at_screen = seat

    def _undo(self) -> bool:
        if self._has_secrets:  # what has been seen cannot be unseen
            self.screen.tell("play-no-undo")
            return False
        if not self._before:
            self.screen.tell("play-nothing-to-undo")
            return False
        self.position = self._before.pop()
        return True

    def _save(self, path: Path) -> None:
        try:
            with files.whole_file(path) as file:
                file.write(self.position.record())
        except OSError as error:
            self.screen.tell("error-file", file=str(path), reason=error.strerror or str(error))
        else:
            self.screen.tell("play-saved", file=str(path))


def _name_of(computer: str | None) -> str:
    """The name of a seat's player, for the record."""
    return (
        "human" if computer is None else f"level {computer}" if computer.isdecimal() else computer
    )


def _played(position: Position, typed: str) -> Position:
    """The position after a typed move, whether in capitals or not."""
    for variant in (typed.lower(), typed.upper()):
        try:
            return position.play(variant)
        except BadMove:
            continue
    return position.play(typed)


class Replay:
    """A record, one position at a time."""

    def __init__(self, screen: Screen, position: Position) -> None:
        self.screen = screen
        self.positions = list(position.positions())
        self.moves = position.history
        self.ply = 0

    def run(self) -> None:
        self._show()
        while (answer := self.screen.ask(self.screen.say("replay-prompt"))) not in (None, "q"):
            if answer in ("", "n"):
                self.ply += 1
            elif answer == "b":
                self.ply -= 1
            elif answer is not None and answer.isascii() and answer.isdecimal():
                self.ply = int(answer)
            else:
                self.screen.tell("replay-commands")
                continue
            self.ply = min(max(self.ply, 0), len(self.moves))
            self._show()

    def _show(self) -> None:
        position = self.positions[self.ply]
        self.screen.show(position, None)
        self.screen.tell("replay-ply", ply=self.ply, plies=len(self.moves))
        if self.ply > 0:
            self.screen.show_move(
                self.positions[self.ply - 1].to_move or 0, self.moves[self.ply - 1]
            )
        self.screen.show_end(position)
