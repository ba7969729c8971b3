"""Progress bars on stderr, if that is a terminal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from spielwerk.cli.screen import Screen

Done = Callable[[int], None]  # gets the number of games just finished


@contextmanager
def parts(screen: Screen, games: int) -> Iterator[tuple[Done, Callable[[str, int | None], None]]]:
    """A progress bar on stderr, if that is a terminal. Until the first game is done, it says that
    the rules are being compiled. The second function begins another part of the work."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(screen.say("simulate-compiling"), total=games)
        doing = screen.say("simulate-playing")

        def begin(part: str, steps: int | None) -> None:
            nonlocal doing
            doing = screen.say(part)
            bar.reset(task, total=steps, description=doing)

        yield lambda done: bar.update(task, advance=done, description=doing), begin
