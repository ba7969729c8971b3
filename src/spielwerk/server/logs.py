"""Logs as one JSON object per line. Tokens are only in bodies and first messages, which are never
logged."""

import json
import logging
import sys
import time
from typing import Any

_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def write_logs(level: str = "INFO") -> None:
    """Send the logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    ours = logging.getLogger("spielwerk")  # may have been set up for a command
    ours.handlers.clear()
    ours.setLevel(logging.NOTSET)
    # Both would log every request or connection; uvicorn's lines would contain the table's link.
    for talkative in ("spielwerk.server.guard", "uvicorn.error"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
    # It writes a whole page about a client that sends invalid UTF-8 as text.
    logging.getLogger("uvicorn.error").addFilter(lambda line: "UTF-8" not in line.getMessage())
