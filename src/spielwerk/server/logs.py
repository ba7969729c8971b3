"""Logs as one JSON object per line. Tokens are only in bodies and first messages, which are never
logged."""

import json
import logging
import sys
import time
from collections import Counter
from typing import Any

_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


MOST_ALIKE = 20  # lines a minute, however often clients make us write them
LONGEST = 2_000  # characters of each text in a line


class Seldom(logging.Filter):
    """Lets a line through unless it comes all the time. The first one of the next minute says how
    many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._minute = 0.0
        self._alike: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        minute = time.monotonic() // 60
        if minute != self._minute:
            left_out = sum(max(0, count - MOST_ALIKE) for count in self._alike.values())
            if left_out:
                record.left_out = left_out
            self._minute = minute
            self._alike.clear()
        alike = (record.name, str(record.msg)[:LONGEST])
        self._alike[alike] += 1
        return self._alike[alike] <= MOST_ALIKE


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {
            name: value[:LONGEST] if isinstance(value, str) else value
            for name, value in vars(record).items()
            if name not in _USUAL
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def write_logs(level: str = "INFO") -> None:
    """Send the logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    ours = logging.getLogger("spielwerk")  # may have been set up for a command
    ours.handlers.clear()
    ours.setLevel(logging.NOTSET)
    # Both would log every request or connection; uvicorn's lines would contain the table's link.
    for talkative in ("spielwerk.server.door.guard", "uvicorn.error"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
    # It writes a whole page about a client that sends invalid UTF-8 as text.
    logging.getLogger("uvicorn.error").addFilter(lambda line: "UTF-8" not in line.getMessage())
