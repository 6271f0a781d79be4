"""The types of the wire and of the games' views in TypeScript, for the page: make wire writes them.

It runs interpreted: compiled, a class no longer knows what its lists hold.
"""

import dataclasses
import sys
import types
import typing
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin

import msgspec

from duchy.games import GAMES
from duchy.server.table.notes import Told
from duchy.server.wire import analysis, coach, messages, replay, requests

MODULES: Final = (messages, requests, replay, coach, analysis)
TARGET: Final = Path("web/src/net/types.ts")
HEAD: Final = (
    "/** Made by `make wire` from the types of the server and of the games' views. Change those, not this. */\n"
)
PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
Names = dict[object, str]


def named(found: object, names: Names) -> str:
    """Write a type as TypeScript has it."""
    if found in names:
        return names[found]
    if found in (object, msgspec.Raw):
        return "unknown"
    if found in PLAIN:
        return PLAIN[found]
    origin, parts = get_origin(found), get_args(found)
    if origin is Annotated:
        return named(parts[0], names)
    if origin is Literal:
        return " | ".join(f"'{part}'" for part in parts)
    if origin in (typing.Union, types.UnionType):
        return union(list(parts), names)
    if origin is list:
        inner = named(parts[0], names)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {named(parts[1], names)}>"
    raise TypeError(f"{found!r} has no form in TypeScript")


def union(parts: list[object], names: Names) -> str:
    """Write a union; data that is encoded already has the type of what it would be decoded as."""
    if msgspec.Raw in parts:
        parts = [part for part in parts if part is not msgspec.Raw]
    written = list(dict.fromkeys(named(part, names) for part in parts))
    return " | ".join(written)


def comment(found: type) -> list[str]:
    """Write what a type says of itself."""
    lines = [line.strip() for line in (found.__doc__ or "").strip().splitlines()]
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def interface(found: type, name: str, names: Names) -> str:
    """Write a struct or a dataclass."""
    lines = [*comment(found), f"export interface {name} {{"]
    if issubclass(found, msgspec.Struct):
        config = found.__struct_config__
        if config.tag is not None:
            lines.append(f"  readonly {config.tag_field}: '{config.tag}'")
        for field in msgspec.structs.fields(found):
            if field.name == "journal":
                lines.append(f"  readonly journal{'?' * (not field.required)}: readonly Told[]")
                continue
            may_lack = not field.required and (config.omit_defaults or config.forbid_unknown_fields)
            lines.append(f"  readonly {field.encode_name}{'?' * may_lack}: {readonly(named(field.type, names))}")
    else:
        hints = typing.get_type_hints(found)
        lines += [f"  readonly {field.name}: {readonly(named(hints[field.name], names))}" for field in fields(found)]
    return "\n".join([*lines, "}"])


def fields(found: type) -> tuple[dataclasses.Field[Any], ...]:
    """List the fields of a dataclass."""
    return dataclasses.fields(found)


def readonly(written: str) -> str:
    """Say that nothing in a list changes."""
    depth = 0
    while written.endswith("[]"):
        written, depth = written[:-2], depth + 1
    for _ in range(depth):
        written = f"readonly {written}[]" if not written.startswith("readonly ") else f"readonly ({written})[]"
    return written


def structs() -> list[type[msgspec.Struct]]:
    """List what travels in the order in which it stands."""
    found: list[type[msgspec.Struct]] = []
    for module in MODULES:
        own = [value for value in vars(module).values() if isinstance(value, type) and value is not messages.Command]
        found += [value for value in own if issubclass(value, msgspec.Struct) and value.__module__ == module.__name__]
    return found


def views() -> list[tuple[type, str]]:
    """List the dataclasses of the games' views, each with the name of its game before its own."""
    found: list[tuple[type, str]] = []
    for game in GAMES:
        module = import_module(f"duchy.games.{game}.text.view")
        own = [value for value in vars(module).values() if dataclasses.is_dataclass(value)]
        found += [(value, game.capitalize() + value.__name__) for value in own if isinstance(value, type)]
    return found


def text() -> str:
    """Write all types."""
    names: Names = {found: found.__name__ for found in structs()}
    names |= dict(views())
    names[Told] = "Told"
    parts = [interface(found, found.__name__, names) for found in structs()]
    parts.append(interface(Told, "Told", names))
    aliases = ("AnyCommand", "Spoken", "Heard")
    parts += [f"export type {alias} = {named(getattr(messages, alias), names)}" for alias in aliases]
    parts += [interface(found, name, names) for found, name in views()]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def main() -> None:
    """Write the file."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
