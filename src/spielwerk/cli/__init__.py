"""The command line. Every text comes from the locale files: `help` names a message."""

from spielwerk.cli.commands import app
from spielwerk.cli.entry import main, run

__all__ = ["app", "main", "run"]
