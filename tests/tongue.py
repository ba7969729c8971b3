"""The language that people in a browser speak, and what the page says in it."""

from contextlib import contextmanager

from spielwerk import locale

_spoken = ["en"]


def say(id, **arguments):
    return locale.say(id, _spoken[-1], **arguments)


@contextmanager
def speaking(language):
    _spoken.append(language)
    try:
        yield
    finally:
        _spoken.pop()
