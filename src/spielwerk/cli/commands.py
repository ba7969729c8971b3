"""All commands, in the order in which --help lists them."""

from typing import Annotated

import typer

import spielwerk
from spielwerk.cli.authoring import check, new, wasm
from spielwerk.cli.listing import games, perft
from spielwerk.cli.playing import picture, play, replay
from spielwerk.cli.serving import backup, restore, serve, site
from spielwerk.cli.simulating import ladder, simulate
from spielwerk.cli.studying import analyse, report, train
from spielwerk.locale import LANGUAGES

COMMANDS = (
    games, play, simulate, perft, picture, replay, serve, backup, restore, site, wasm, ladder, new,
    check, analyse, report, train,
)  # fmt: skip

app = typer.Typer(help="cli-help", add_completion=False, rich_markup_mode="rich")
for command in COMMANDS:
    app.command(help=f"cli-help-{command.__name__}")(command)


def _print_version(is_asked: bool) -> None:
    if is_asked:
        print(spielwerk.__version__)
        raise typer.Exit


@app.callback()
def root(
    context: typer.Context,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="cli-help-lang")
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="cli-help-verbose")] = False,
    version: Annotated[
        bool,
        typer.Option("--version", help="cli-help-version", callback=_print_version, is_eager=True),
    ] = False,
) -> None:
    """`main` has already removed --lang and --verbose; they are declared here for --help."""
