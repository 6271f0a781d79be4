"""What changed between two documents, as `wire.marks` says it; found in the objects that they are written from.

Lists, dicts, dataclasses and messages are compared part by part; one and the same object is not looked into.
"""

from collections.abc import Callable
from dataclasses import fields as fields_of_dataclass
from operator import attrgetter, is_
from typing import Any, Final, cast

from msgspec import UNSET, Struct, to_builtins
from msgspec.structs import fields as fields_of_struct

from duchy.server.wire.marks import parts_sum, resized, scalar_sum

SCALARS: Final = frozenset({str, int, bool, type(None)})
QUICK: Final = SCALARS | {dict}
"""The types whose values are compared before anything in them is looked at."""
PLAIN: Final = QUICK | {list}
"""The types of items of lists that are compared first."""
SAME: Final = (UNSET, 0)
"""The answer if nothing changed."""
Found = tuple[Any, int]
"""A change, and by how much it moves the fingerprint."""


def difference(old: Any, new: Any, path: str = "") -> Found:  # noqa: ANN401 - anything that JSON can say
    """Return the change from one value to another at a path, and by how much it moves the fingerprint."""
    if old is new:
        return SAME
    kind = type(new)
    if kind in SCALARS:
        if type(old) is kind and old == new:
            return SAME
        return [new], scalar_sum(new, path) - (scalar_sum(old, path) if type(old) in SCALARS else written(old, path))
    if type(old) is not kind:
        return replaced(old, new, path)
    if kind is list:
        return difference_of_lists(old, new, path)
    if kind is dict:
        return difference_of_fields(old, new, path)
    return difference_of_objects(old, new, path, SHAPES.get(kind) or shape_of(kind))


def difference_of_objects(old: object, new: object, path: str, shape: "Shape") -> Found:
    """Compare two objects of one class; a field with its default is gone if the class leaves out defaults."""
    names, parts, defaults = shape
    olds, news = parts(old), parts(new)
    if olds == news:
        return SAME
    change, moved, resizes = dict[str, Any](), 0, False
    for name, before, after in zip(names, olds, news, strict=True):
        if before is after:
            continue
        kind = type(after)
        if (kind in QUICK or (kind is list and (not after or type(after[0]) in PLAIN))) and before == after:
            continue
        inside = f"{path}/{name}"
        if defaults is not None and (came := left_out(before, after, defaults[name], inside)) is not None:
            change[name], by = came
            resizes = True
        else:
            inner, by = difference(before, after, inside)
            if inner is UNSET:
                continue
            change[name] = inner
        moved += by
    if not change:
        return SAME
    if resizes:
        moved += resized(f"{path}={{", "}", written_fields(old, shape), written_fields(new, shape))
    return change, moved


def left_out(before: object, after: object, default: object, path: str) -> Found | None:
    """Return the change of a field that came or went, because a default is not written; nothing if it was and is."""
    if before is UNSET or before == default:
        return [after], written(after, path)
    if after is UNSET or after == default:
        return [], -written(before, path)
    return None


def difference_of_lists(old: list[Any], new: list[Any], path: str) -> Found:
    """Compare lists item by item; a list of scalars that is mostly new is replaced."""
    count = len(new)
    if len(old) == count and all(map(is_, old, new)):
        return SAME
    change, moved = dict[str, Any](), 0
    for index, (before, after) in enumerate(zip(old, new, strict=False)):
        if before is after or (type(after) in QUICK and before == after):
            continue
        inner, by = difference(before, after, f"{path}/{index}")
        if inner is not UNSET:
            change[str(index)] = inner
            moved += by
    if count > 1 and 2 * len(change) > count and type(new[0]) in SCALARS:
        return replaced(old, new, path)
    for index in range(len(old), count):
        change[str(index)] = [new[index]]
        moved += written(new[index], f"{path}/{index}")
    if count < len(old):
        change[str(count)] = []
        moved -= sum(written(old[index], f"{path}/{index}") for index in range(count, len(old)))
    return (change, moved + resized(f"{path}=[", "]", len(old), count)) if change else SAME


def difference_of_fields(old: dict[str, Any], new: dict[str, Any], path: str) -> Found:
    """Compare objects whose fields may come and go."""
    change, moved = dict[str, Any](), 0
    for name, after in new.items():
        before = old.get(name, UNSET)
        if before is after or (before is not UNSET and type(after) in QUICK and before == after):
            continue
        inside = f"{path}/{name}"
        if before is not UNSET:
            inner, by = difference(before, after, inside)
            if inner is not UNSET:
                change[name] = inner
                moved += by
        else:
            change[name] = [after]
            moved += written(after, inside)
    for name in old.keys() - new.keys():
        change[name] = []
        moved -= written(old[name], f"{path}/{name}")
    return (change, moved + resized(f"{path}={{", "}", len(old), len(new))) if change else SAME


def replaced(old: object, new: object, path: str) -> Found:
    """Replace a value."""
    return [new], written(new, path) - written(old, path)


def written(value: object, path: str) -> int:
    """Return the sum over the parts of a value as it is written."""
    return parts_sum(value if type(value) in SCALARS else to_builtins(value), path)


def written_fields(value: object, shape: "Shape") -> int:
    """Count the fields of an object that are written."""
    names, parts, defaults = shape
    if defaults is None:
        return len(names)
    return sum(one is not UNSET and one != defaults[name] for name, one in zip(names, parts(value), strict=True))


Shape = tuple[tuple[str, ...], Callable[[object], tuple[Any, ...]], dict[str, Any] | None]
"""A class: the names of its fields, a function that reads them all, and the defaults that are not written."""
SHAPES: Final[dict[type, Shape]] = {}


def shape_of(kind: type) -> Shape:
    """Read the shape of a class of dataclasses or of messages, once."""
    defaults: dict[str, Any] | None = None
    if issubclass(kind, Struct):
        names = kind.__struct_fields__
        if kind.__struct_config__.omit_defaults:
            made = {field.name: field.default_factory for field in fields_of_struct(kind)}
            plain = {field.name: field.default for field in fields_of_struct(kind)}
            defaults = {name: factory() if callable(factory := made[name]) else plain[name] for name in names}
    else:
        names = tuple(field.name for field in fields_of_dataclass(cast("Any", kind)))
    parts = attrgetter(*names) if len(names) > 1 else lambda value: (getattr(value, names[0]),)
    shape = SHAPES[kind] = names, parts, defaults
    return shape
