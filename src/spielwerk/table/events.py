"""What happens at a table, as numbered events. A match is the replay of its events."""

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True):
    """Something that happened: stored before anybody is told of it, and never changed."""

    number: int  # 1, 2, 3 … in its match
    at: int  # milliseconds since 1970
    kind: str
    data: dict[str, Any]  # plain data, as JSON has it
