"""What happens at a table, as numbered events. A match is the replay of its events."""

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True):
    """Something that happened. Stored before anybody hears of it, and never changed."""

    number: int  # 1, 2, 3 … within its match
    at: int  # milliseconds since 1970
    kind: str
    data: dict[str, Any]  # plain JSON data
