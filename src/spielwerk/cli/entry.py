"""Runs the command that was typed; any error becomes one line and an exit code."""

import logging
import os
import sys
from typing import Any

import typer
from rich.console import Console
from typer import rich_utils
from typer.exceptions import TyperException

from spielwerk.cli.commands import app
from spielwerk.cli.parameters import BAD_INPUT, FAILED, INTERRUPTED
from spielwerk.cli.screen import THEME, Screen
from spielwerk.errors import BadOption, Failure, SpielwerkError, Stopped
from spielwerk.locale import LANGUAGES, preferred_language, say, typed_language
from spielwerk.system import interrupts

NO_COMMAND = ["serve", "--open"]  # what `spielwerk` alone means


def main(arguments: list[str] | None = None) -> None:
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    """Run a command; report any error as one line and an exit code."""
    interrupts.prepare(arguments)
    errors = Console(theme=THEME, stderr=True, highlight=False)
    try:
        with interrupts.raising():
            return _run(arguments)
    except BrokenPipeError:
        # Our reader closed the pipe; what is left in the buffer must not raise again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except (KeyboardInterrupt, Exception) as error:
        language = typed_language(arguments)[0]
        if (reported := _reported(error, language)) is None:
            raise
        line, code = reported
        interrupts.once(lambda: errors.print(line, style="error", markup=False, soft_wrap=True))
        return code


def _run(arguments: list[str]) -> int:
    language, arguments = typed_language(arguments)
    if language not in LANGUAGES:
        raise BadOption("error-language", language=language, known=", ".join(LANGUAGES))
    arguments = _take_verbose(arguments)
    command = typer.main.get_command(app)
    _translate(command, language)
    answer = command.main(
        arguments or NO_COMMAND, "spielwerk", standalone_mode=False, obj=Screen(language)
    )
    sys.stdout.flush()
    if answer == INTERRUPTED:  # what Typer returns on Ctrl-C
        raise KeyboardInterrupt
    return answer if isinstance(answer, int) else 0


def _reported(error: BaseException, language: str) -> tuple[str, int] | None:
    """The line and the exit code for an error; None for a bug of ours."""
    if language not in LANGUAGES:
        language = preferred_language()
    if isinstance(error, Stopped):
        return error.text(language), interrupts.code()
    if _is_interrupt(error):
        return interrupts.last_line(), interrupts.code()
    if isinstance(error, SpielwerkError):
        return error.text(language), FAILED if isinstance(error, Failure) else BAD_INPUT
    if isinstance(error, TyperException):
        own = _own_error(error)
        usage = say("error-usage", language, detail=error.format_message())
        return own.text(language) if own else usage, BAD_INPUT
    if isinstance(error, OSError):
        file, reason = str(error.filename or "–"), error.strerror or str(error)
        return say("error-file", language, file=file, reason=reason), FAILED
    return (interrupts.last_line(), interrupts.code()) if interrupts.first() else None


def _is_interrupt(error: BaseException | None) -> bool:
    """Whether an error is Ctrl-C, or what others made of it, or what it led to."""
    while error is not None and not isinstance(error, KeyboardInterrupt):
        error = error.__cause__ or error.__context__
    return error is not None


def _own_error(error: TyperException) -> SpielwerkError | None:
    """The error one of our parsers raised, unwrapped from Typer's and pydantic's."""
    for each in getattr(error.__cause__, "errors", list)():
        if isinstance(own := each.get("ctx", {}).get("error"), SpielwerkError):
            return own
    return None


def _take_verbose(arguments: list[str]) -> list[str]:
    """--verbose may be anywhere, too: it says what we decide on the way."""
    ours = logging.getLogger("spielwerk")
    ours.handlers = [logging.StreamHandler()]
    ours.setLevel(logging.DEBUG if "--verbose" in arguments else logging.WARNING)
    return [argument for argument in arguments if argument != "--verbose"]


def _translate(command: Any, language: str) -> None:
    """Translate the messages that `help` names, and Typer's own words."""
    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-arguments", language)
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-options", language)
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-commands", language)
    rich_utils.DEFAULT_STRING = "[" + say("cli-default", language) + " {}]"
    rich_utils.REQUIRED_LONG_STRING = "[" + say("cli-required", language) + "]"
    for each in (command, *getattr(command, "commands", {}).values()):
        each.help = say(each.help, language)
        each.get_help_option(typer.Context(each)).help = say("cli-help-help", language)
        for parameter in each.params:
            parameter.help = say(parameter.help, language)
