"""What tables use of pydantic: it says what is required of a request. In a tab, msgspec checks
it."""

from typing import Any

from msgspec import Meta

ConfigDict = dict


def Field(  # noqa: N802 (as pydantic calls it)
    description: str = "", **required: Any
) -> Meta:
    """What is required of a field."""
    return Meta(**required)


class Strict:
    """Nothing that could be read as the right type will do. That is always so here."""
