"""The types of the wire and of the games' views in TypeScript, and the games' printed facts: make wire writes them.

Each Python module becomes a file of its own, and the facts printed on each game's components a JSON file. This runs
interpreted: a compiled class no longer knows the types of its lists' items.
"""

import dataclasses
import json
import re
import sys
import types
import typing
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin

import msgspec

from duchy.games import BUILT_IN
from duchy.server.table.notes import Told
from duchy.server.wire import analysis, coach, legend, messages, puzzles, replay, requests

MODULES: Final = (legend, messages, requests, replay, coach, analysis, puzzles)
TARGET: Final = Path("web/src/wire")
NOTES: Final = "notes"
ALIASES: Final = ("AnyCommand", "Spoken", "Heard")
WIDTH: Final = 120
PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
Names = dict[object, str]


def named(found: object, names: Names) -> str:
    """Return a type as TypeScript writes it."""
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
    raise TypeError(f"{found!r} cannot be written in TypeScript")


def union(parts: list[object], names: Names) -> str:
    """Return a union; already encoded data has the type it would be decoded as, and an absent value has none."""
    parts = [part for part in parts if part not in (msgspec.Raw, msgspec.UnsetType)]
    written = list(dict.fromkeys(named(part, names) for part in parts))
    return " | ".join(written)


def comment(found: type) -> list[str]:
    """Return the docstring of a type as a comment."""
    lines = [line.strip() for line in (found.__doc__ or "").strip().splitlines()]
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def interface(found: type, name: str, names: Names) -> str:
    """Return a struct or a dataclass as an interface."""
    lines = [*comment(found), f"export interface {name} {{"]
    if issubclass(found, msgspec.Struct):
        config = found.__struct_config__
        if config.tag is not None:
            lines.append(f"  readonly {config.tag_field}: '{config.tag}'")
        for field in msgspec.structs.fields(found):
            if field.name == "journal":
                lines.append(f"  readonly journal{'?' * (not field.required)}: readonly Told[]")
                continue
            unset = msgspec.UnsetType in get_args(field.type)
            may_lack = not field.required and (unset or config.omit_defaults or config.forbid_unknown_fields)
            lines.append(f"  readonly {field.encode_name}{'?' * may_lack}: {readonly(named(field.type, names))}")
    else:
        hints = typing.get_type_hints(found)
        lines += [f"  readonly {field.name}: {readonly(named(hints[field.name], names))}" for field in fields(found)]
    return "\n".join([*lines, "}"])


def fields(found: type) -> tuple[dataclasses.Field[Any], ...]:
    """List the fields of a dataclass."""
    return dataclasses.fields(found)


def readonly(written: str) -> str:
    """Mark lists as read-only."""
    depth = 0
    while written.endswith("[]"):
        written, depth = written[:-2], depth + 1
    for _ in range(depth):
        written = f"readonly {written}[]" if not written.startswith("readonly ") else f"readonly ({written})[]"
    return written


def structs(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """List a module's own messages in their order in the source."""
    own = [value for value in vars(module).values() if isinstance(value, type) and value is not messages.Command]
    return [value for value in own if issubclass(value, msgspec.Struct) and value.__module__ == module.__name__]


def views(game: str) -> list[tuple[type, str]]:
    """List the dataclasses of a game's view, each named after its game and itself."""
    module = import_module(f"duchy.games.{game}.text.view")
    own = [value for value in vars(module).values() if dataclasses.is_dataclass(value)]
    return [(value, game.capitalize() + value.__name__) for value in own if isinstance(value, type)]


def declarations() -> dict[str, dict[str, str]]:
    """Write every type, by its file (without ".ts") and its name."""
    names: Names = {found: found.__name__ for module in MODULES for found in structs(module)}
    names |= {found: name for game in BUILT_IN for found, name in views(game)}
    names[Told] = Told.__name__
    files = {NOTES: {"Told": interface(Told, "Told", names)}}
    for module in MODULES:
        found = {one.__name__: interface(one, one.__name__, names) for one in structs(module)}
        files[module.__name__.rpartition(".")[2]] = found
    for alias in ALIASES:
        files["messages"][alias] = f"export type {alias} = {named(getattr(messages, alias), names)}"
    for game in BUILT_IN:
        files[f"views/{game}"] = {name: interface(one, name, names) for one, name in views(game)}
    return files


def imports(file: str, body: str, files: dict[str, dict[str, str]]) -> list[str]:
    """Write the imports that a file needs for the types it uses from the others."""
    code = "\n".join(line for line in body.splitlines() if not line.lstrip().startswith(("/*", "*")))
    used = set(re.findall(r"\b[A-Z]\w+\b", code))
    above = "../" if "/" in file else "./"
    lines: list[str] = []
    for other in sorted(files):
        wanted = sorted(used & set(files[other])) if other != file else []
        line = f"import type {{ {', '.join(wanted)} }} from '{above}{other}'"
        if len(line) > WIDTH:
            line = "import type {\n" + "".join(f"  {name},\n" for name in wanted) + f"}} from '{above}{other}'"
        lines += [line] * bool(wanted)
    return lines


def texts() -> dict[str, str]:
    """Write all files by name; the index exports every message, and no game's view."""
    files = declarations()
    written: dict[str, str] = {}
    for file, found in files.items():
        body = "\n\n".join(found.values())
        parts = [head(file), "\n".join(imports(file, body, files)), body]
        written[f"{file}.ts"] = "\n\n".join(part for part in parts if part) + "\n"
    messages_of = sorted(file for file in files if "/" not in file)
    written["index.ts"] = head("") + "\n\n" + "".join(f"export type * from './{file}'\n" for file in messages_of)
    return written | {f"printed/{game}.json": facts(game) for game in BUILT_IN}


def facts(game: str) -> str:
    """Write what is printed on a game's components, so that the page repeats none of it."""
    printed = import_module(f"duchy.games.{game}.text.printed").printed()
    return json.dumps(printed, ensure_ascii=False, separators=(",", ":")) + "\n"


def head(file: str) -> str:
    """Name the Python module that a file is generated from."""
    folder, _, name = file.rpartition("/")
    if folder:
        source = f"duchy.games.{name}.text.view"
    elif name == NOTES:
        source = Told.__module__
    else:
        source = "duchy.server.wire" + f".{name}" * bool(name)
    return f"/** Generated by `make wire` from {source}: change that module, not this file. */"


def main() -> None:
    """Write the files, and remove those of modules that are gone."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    written = texts()
    for old in (*target.rglob("*.ts"), *target.rglob("*.json")):
        if old.relative_to(target).as_posix() not in written:
            old.unlink()
    for name, text in written.items():
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
