"""What changed between two documents, as `wire.marks` says it; found in the objects that they are written from.

Lists, dicts, dataclasses and messages are compared part by part; one and the same object is not looked into. A place in
the document is the CRC-32 of its path.
"""

from collections.abc import Callable
from dataclasses import fields as fields_of_dataclass
from operator import attrgetter, is_
from typing import Any, Final, cast
from zlib import crc32

from msgspec import UNSET, Struct, to_builtins
from msgspec.structs import astuple
from msgspec.structs import fields as fields_of_struct

from duchy.server.wire.marks import inside, parts_sum, resized, scalar_sum, step_to

SCALARS: Final = frozenset({str, int, bool, type(None)})
PLAIN: Final = SCALARS | {list, dict}
"""The types of items that lists are compared by before anything in them is looked at."""
SAME: Final = (UNSET, 0)
"""The answer if nothing changed."""
Found = tuple[Any, int]
"""A change, and by how much it moves the fingerprint."""


def difference(old: Any, new: Any, at: int = 0) -> Found:  # noqa: ANN401 - anything that JSON can say
    """Return the change from one value to another at a place, and by how much it moves the fingerprint."""
    if old is new:
        return SAME
    kind = type(new)
    if type(old) is not kind:
        return replaced(old, new, at)
    if kind in SCALARS:
        return SAME if old == new else ([new], scalar_sum(new, at) - scalar_sum(old, at))
    if kind is list:
        return difference_of_lists(old, new, at)
    if kind is dict:
        return difference_of_fields(old, new, at)
    return difference_of_objects(old, new, at, SHAPES.get(kind) or shape_of(kind))


def same(before: object, after: object) -> bool:
    """Return whether two values are the same at a glance: no class is looked into."""
    if before is after:
        return True
    kind = type(after)
    if type(before) is not kind:
        return False
    if kind is list:
        old, new = cast("list[object]", before), cast("list[object]", after)
        if len(old) != len(new):
            return False
        return not new or (old == new if type(new[0]) in PLAIN else all(map(is_, old, new)))
    return kind in PLAIN and before == after


def difference_of_objects(old: object, new: object, at: int, shape: "Shape") -> Found:
    """Compare two objects of one class; a field with its default is gone if the class leaves out defaults."""
    names, steps, parts, defaults = shape
    olds, news = parts(old), parts(new)
    change: dict[str, Any] | None = None
    moved, resizes = 0, False
    for index in range(len(names)):
        before, after = olds[index], news[index]
        if before is after or same(before, after):
            continue
        place = crc32(steps[index], at)
        if defaults is None or is_written(before, defaults[index]) == is_written(after, defaults[index]):
            inner, by = difference(before, after, place)
            if inner is UNSET:
                continue
        else:
            inner, by = came_or_went(before, after, defaults[index], place)
            resizes = True
        if change is None:
            change = {}
        change[names[index]] = inner
        moved += by
    if change is None:
        return SAME
    if resizes:
        moved += resized(b"={%d}", at, written_fields(old, shape), written_fields(new, shape))
    return change, moved


def is_written(value: object, default: object) -> bool:
    """Return whether a field is written, which one with its default is not."""
    return value is not UNSET and value != default


def came_or_went(before: object, after: object, default: object, at: int) -> Found:
    """Return the change of a field that is written either before or after."""
    return ([after], written(after, at)) if is_written(after, default) else ([], -written(before, at))


def difference_of_lists(old: list[Any], new: list[Any], at: int) -> Found:
    """Compare lists item by item; a list of scalars that is mostly new is replaced."""
    count, before_count = len(new), len(old)
    change = dict[str, Any]()
    moved = 0
    for index in range(min(count, before_count)):
        before, after = old[index], new[index]
        if before is after or same(before, after):
            continue
        inner, by = difference(before, after, crc32(step_to(index), at))
        if inner is not UNSET:
            change[str(index)] = inner
            moved += by
    if count > 1 and 2 * len(change) > count and type(new[0]) in SCALARS:
        return replaced(old, new, at)
    for index in range(before_count, count):
        change[str(index)] = [new[index]]
        moved += written(new[index], crc32(step_to(index), at))
    if count < before_count:
        change[str(count)] = []
        for index in range(count, before_count):
            moved -= written(old[index], crc32(step_to(index), at))
    return (change, moved + resized(b"=[%d]", at, before_count, count)) if change else SAME


def difference_of_fields(old: dict[str, Any], new: dict[str, Any], at: int) -> Found:
    """Compare objects whose fields may come and go."""
    change = dict[str, Any]()
    moved, added = 0, 0
    for name, after in new.items():
        before = old.get(name, UNSET)
        if before is after:
            continue
        if before is UNSET:
            change[name] = [after]
            moved += written(after, inside(at, name))
            added += 1
            continue
        if same(before, after):
            continue
        inner, by = difference(before, after, inside(at, name))
        if inner is not UNSET:
            change[name] = inner
            moved += by
    if len(old) + added != len(new):
        for name, gone in old.items():
            if name not in new:
                change[name] = []
                moved -= written(gone, inside(at, name))
    return (change, moved + resized(b"={%d}", at, len(old), len(new))) if change else SAME


def replaced(old: object, new: object, at: int) -> Found:
    """Replace a value."""
    return [new], written(new, at) - written(old, at)


def written(value: object, at: int) -> int:
    """Return the sum over the parts of a value as it is written; what is neither scalar nor list is taken apart."""
    kind = type(value)
    if kind in SCALARS:
        return scalar_sum(value, at)
    if kind is not list:
        return parts_sum(to_builtins(value), at)
    items = cast("list[object]", value)
    total = crc32(b"=[%d]" % len(items), at)
    for index in range(len(items)):
        total += written(items[index], crc32(step_to(index), at))
    return total


def written_fields(value: object, shape: "Shape") -> int:
    """Count the fields of an object that are written."""
    names, _, parts, defaults = shape
    if defaults is None:
        return len(names)
    return sum([is_written(one, default) for one, default in zip(parts(value), defaults, strict=True)])


Shape = tuple[tuple[str, ...], tuple[bytes, ...], Callable[[object], tuple[Any, ...]], tuple[Any, ...] | None]
"""A class: the names of its fields, and as steps of a path; a function that reads all; the defaults not written."""
SHAPES: Final[dict[type, Shape]] = {}


def shape_of(kind: type) -> Shape:
    """Read the shape of a class of dataclasses or of messages, once."""
    defaults: tuple[Any, ...] | None = None
    parts: Callable[[Any], tuple[Any, ...]] = astuple
    if issubclass(kind, Struct):
        fields = fields_of_struct(kind)
        names = tuple([field.name for field in fields])
        if cast("Any", kind).__struct_config__.omit_defaults:
            defaults = tuple([made() if callable(made := field.default_factory) else field.default for field in fields])
    else:
        names = tuple([field.name for field in fields_of_dataclass(cast("Any", kind))])
        parts = attrgetter(*names) if len(names) > 1 else lambda value: (getattr(value, names[0]),)
    shape = SHAPES[kind] = names, tuple([f"/{name}".encode() for name in names]), parts, defaults
    return shape
