"""Draw the README's picture: a moment from a game, as the terminal shows it."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import spielwerk
from spielwerk.cli.screen import THEME, Screen

TARGET = Path(__file__).parents[1] / "docs" / "rings-terminal.svg"
PAPER = TerminalTheme((29, 27, 24), (235, 228, 214), [(60, 56, 50)] * 8)

# Blue has formed a line on ring a and now takes a pawn.
MOVES = "a1 b4 a2 b5 c3 c6 b+ b1 a3"


def main() -> None:
    console = Console(theme=THEME, highlight=False, record=True, width=68, file=io.StringIO())
    screen = Screen("en", console)
    position = spielwerk.load("rings").start()
    for move in MOVES.split():
        position = position.play(move)
    screen.show(position, 0)
    prompt = screen.say("play-prompt", seat=screen.seat(0))
    console.print(f"{prompt}xa1", markup=False)
    try:
        position.play("xa1")
    except spielwerk.IllegalMove as refusal:
        screen.tell_error(refusal)
    console.print(prompt, markup=False)
    svg = console.export_svg(title="spielwerk play rings", theme=PAPER, unique_id="rings")
    # The reader's own fixed-width font: nothing is loaded from elsewhere.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code, ", "")
    TARGET.write_text(
        "\n".join(line.rstrip() for line in svg.splitlines()) + "\n", encoding="utf-8"
    )


main()
