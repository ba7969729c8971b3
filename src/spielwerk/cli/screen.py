"""A console that speaks one language, and boards in colour."""

import time

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from spielwerk.engine.game import Game
from spielwerk.engine.position import Position
from spielwerk.errors import SpielwerkError
from spielwerk.locale import say
from spielwerk.pictures import SEAT_SYMBOLS, Picture, Say

LOT_SECONDS = 1.0  # how long a lot takes
_FORGET_SCROLLED = "\x1b[3J"

THEME = Theme(
    {
        "seat0": "bold #4aa3df",
        "seat1": "bold #e69f00",
        "seat2": "bold #2fbf8f",
        "seat3": "bold #cc79a7",
        "board": "grey50",
        "free": "grey54",
        "error": "bold #d9534f",
    }
)


class Screen:
    def __init__(self, language: str, console: Console | None = None) -> None:
        self.language = language
        self.console = console or Console(theme=THEME, highlight=False)
        self.say: Say = lambda message, /, **arguments: say(message, language, **arguments)

    def seat(self, seat: int) -> str:
        """A seat's symbol and name."""
        return f"{SEAT_SYMBOLS[seat]} {self.say(f'seat-{seat}')}"

    def count(self, number: float) -> str:
        """A number as written in the language."""
        return self.say("table-number", number=number)

    def tell(self, id: str, /, **arguments: object) -> None:
        self.console.print(self.say(id, **arguments), markup=False, soft_wrap=True)

    def tell_notation(self, game: Game) -> None:
        """How moves are written, and what the picture shows."""
        rows = [("  ".join(texts), move) for texts, move in game.moves.notation()]
        width = max((len(written) for written, _ in rows), default=0)
        for written, move in rows:
            read = self.say(f"{game.id}-notation.{move.form}", **move.named())
            self.console.print(f"{written:<{width}}   {read}", markup=False, highlight=False)
        self.tell(f"{game.id}-notation")
        self.tell(f"{game.id}-notation-terminal")

    def tell_error(self, error: SpielwerkError) -> None:
        self.console.print(error.text(self.language), style="error", markup=False, soft_wrap=True)

    def show(self, position: Position, seat: int | None) -> None:
        """Show the board as a seat may see it."""
        view = position.view(seat)
        self.console.print()
        self.console.print(painted(position.game.picture(view, self.say)))
        self.console.print()

    def show_end(self, position: Position) -> None:
        if position.ranks is None:
            return
        self.tell(f"{position.ruleset.id}-ended-{str(position.ended).partition('-')[2]}")
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(position.ranks)):
            name = Text(self.seat(seat), style=f"seat{seat}")
            self.console.print(Text(f"  {rank}. ").append_text(name))

    def show_move(self, seat: int, move: str) -> None:
        name = Text(self.seat(seat), style=f"seat{seat}")
        self.console.print(name.append(f"  {move}", style="default"))

    def cast_lot(self, first: int) -> None:
        """Cast a lot, with a pause for suspense on a terminal."""
        self.console.print(self.say("play-lot-drawing"), end=" ", markup=False)
        if self.console.is_terminal:
            time.sleep(LOT_SECONDS)
        self.tell("play-lot", seat=self.seat(first))

    def wipe(self) -> None:
        """Clear the screen and the scrollback."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(_FORGET_SCROLLED)
            self.console.file.flush()

    def ask(self, prompt: str) -> str | None:
        """A line typed by the player; None at the end of the input."""
        try:
            return self.console.input(Text(prompt)).strip()
        except EOFError:
            self.console.print()
            return None


def painted(picture: Picture) -> Text:
    text = Text()
    for line in picture:
        for piece, style in line:
            text.append(piece, style=style or None)
        text.append("\n")
    text.rstrip()
    return text
