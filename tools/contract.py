"""Writes the types of everything that the server and its clients send each other for the web app,
as `make types` does: web/src/net/protocol.ts."""

import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from pydantic import TypeAdapter

from spielwerk.table.match import events
from spielwerk.table.match.setting import TableRequest
from spielwerk.table.protocol import incoming, outgoing, shapes

TARGET = Path(__file__).parents[1] / "web/src/net/protocol.ts"
WIDTH = 100

ASKED = (TableRequest, shapes.SeatAsked, shapes.TransferAsked)
ANSWERED = (
    shapes.GameInfo,
    shapes.TableKeys,
    shapes.SeatTaken,
    shapes.Transfer,
    shapes.PositionInfo,
    shapes.Replay,
    shapes.Judgement,
    shapes.Problem,
    outgoing.TableInfo,
)

Schema = dict[str, Any]


def text() -> str:
    """The whole file."""
    sent = _complete(_by_msgspec(outgoing.Message))
    kinds = [sent.pop(kind.__name__) for kind in events.KINDS.values()]
    del sent["Setting"]  # of the event `created`: it is not sent
    named = sent | _complete(_by_pydantic(ANSWERED)) | _by_pydantic(ASKED)
    parts = [
        "// Written by `make types` from the server's own types. Do not edit.",
        f"export const VERSION = {outgoing.VERSION};",
        *(_interface(name, schema) for name, schema in sorted(named.items())),
        _union("ServerMessage", [kind.__name__ for kind in outgoing.Message.__args__]),
        _union("TableEvent", [_inline(_event(kind)) for kind in kinds]),
        _union("Command", [_inline(kind) for kind in _by_msgspec(incoming.Command).values()]),
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
    """An event as it is sent."""
    readers = {name: field.get("for") for name, field in kind["properties"].items()}
    hidden = {"the server"} if "seat" in kind["properties"] else {"the server", "its seat"}
    sent = {name: kind["properties"][name] for name in readers if readers[name] not in hidden}
    always = [name for name in sent if name in kind["required"] and readers[name] is None]
    added = [name for name in sent if readers[name] == "all"]
    return {"properties": sent, "required": [*always, *added]}


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
    begin, rest = f"export type {name} =", " | ".join(members) + ";"
    for text in (f"{begin} {rest}", f"{begin}\n  {rest}"):
        if len(text.splitlines()[-1]) <= WIDTH and "\n" not in rest:
            return text
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
