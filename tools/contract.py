"""Writes the types of everything that the server and its clients send each other for the web app,
as `make types` does: web/src/lib/protocol.ts."""

import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from pydantic import TypeAdapter

from spielwerk.table import events, messages, shapes, told
from spielwerk.table.setting import TableWish

TARGET = Path(__file__).parents[1] / "web/src/lib/protocol.ts"
WIDTH = 100

ASKED = (TableWish, shapes.SeatAsked, shapes.LuggageAsked)
ANSWERED = (
    shapes.GameInfo,
    shapes.TableKeys,
    shapes.SeatTaken,
    shapes.Luggage,
    shapes.PositionInfo,
    shapes.Replay,
    shapes.Judgement,
    shapes.Problem,
    told.TableInfo,
)

Schema = dict[str, Any]


def text() -> str:
    """The whole file."""
    sent = _complete(_by_msgspec(told.Message))
    kinds = [sent.pop(kind.__name__) for kind in events.KINDS.values()]
    del sent["Setting"]  # of the event `created`: nobody is told
    named = sent | _complete(_by_pydantic(ANSWERED)) | _by_pydantic(ASKED)
    parts = [
        "// Written by `make types` from the server's own types. Do not edit.",
        f"export const VERSION = {told.VERSION};",
        *(_interface(name, schema) for name, schema in sorted(named.items())),
        _union("ServerMessage", [kind.__name__ for kind in told.Message.__args__]),
        _union("TableEvent", [_inline(_event(kind)) for kind in kinds]),
        _union("Command", [_inline(kind) for kind in _by_msgspec(messages.Command).values()]),
    ]
    return "\n\n".join(parts) + "\n"


def _by_pydantic(types: tuple[type, ...]) -> dict[str, Schema]:
    _, whole = TypeAdapter.json_schemas(
        [(each.__name__, "validation", TypeAdapter(each)) for each in types]
    )
    return dict(whole["$defs"])


def _by_msgspec(union: Any) -> dict[str, Schema]:
    return dict(msgspec.json.schema_components([union])[1])


def _complete(named: dict[str, Schema]) -> dict[str, Schema]:
    """The server sends a field with a default too."""
    for schema in named.values():
        sent = [name for name, field in schema["properties"].items() if "default" in field]
        schema["required"] = [*schema.get("required", ()), *sent]
    return named


def _event(kind: Schema) -> Schema:
    """An event as it is told."""
    readers = {name: field.get("for") for name, field in kind["properties"].items()}
    hidden = {"nobody"} if "seat" in kind["properties"] else {"nobody", "its seat"}
    told = {name: kind["properties"][name] for name in readers if readers[name] not in hidden}
    always = [name for name in told if name in kind["required"] and readers[name] is None]
    added = [name for name in told if readers[name] == "everybody"]
    return {"properties": told, "required": [*always, *added]}


# ---- TypeScript -----------------------------------------------------------------------------


def _interface(name: str, schema: Schema) -> str:
    lines = [*_comment(schema), f"export interface {name} {{"]
    for kind, field in _fields(schema):
        lines += [f"  {line}" for line in (*_comment(kind), f"{field};")]
    if schema.get("additionalProperties") is True:
        lines.append("  [more: string]: unknown;")
    return "\n".join([*lines, "}"])


def _comment(schema: Schema) -> Iterator[str]:
    lines = textwrap.wrap(schema.get("description", ""), WIDTH - 8)
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
    elif lines:
        yield from ("/**", *(f" * {line}" for line in lines), " */")


def _fields(schema: Schema) -> Iterator[tuple[Schema, str]]:
    """The type and the text of every field, except the version, which the connection adds."""
    for name, kind in schema["properties"].items():
        if name != "v":
            optional = "" if name in schema.get("required", ()) else "?"
            yield kind, f"{name}{optional}: {_type(kind)}"


def _inline(schema: Schema) -> str:
    fields = [field for _, field in _fields(schema)]
    line = f"{{ {'; '.join(fields)} }}"
    if len(line) + len("  | ;") <= WIDTH:
        return line
    return "\n".join(["{", *(f"      {field};" for field in fields), "    }"])


def _union(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= WIDTH and "\n" not in line:
        return line
    return f"export type {name} =" + "".join(f"\n  | {member}" for member in members) + ";"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema or "const" in schema:
        values = schema.get("enum") or [schema["const"]]
        return " | ".join(json.dumps(value) for value in values)
    if "discriminator" in schema:
        return "TableEvent"
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if schema.get("type") == "array":
        item = _type(schema["items"])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if schema.get("type") == "object":
        values = schema["additionalProperties"]
        return f"Record<string, {'unknown' if values is True else _type(values)}>"
    return {"integer": "number"}.get(schema["type"], schema["type"])


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
