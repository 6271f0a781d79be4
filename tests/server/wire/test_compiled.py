"""What is compiled of the server does the same as its source."""

import random
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec import Struct, to_builtins

from duchy.server.table.news import difference as found
from duchy.server.wire import marks

ROOT = Path(__file__).parents[3] / "src" / "duchy" / "server"
SOURCES = {marks.__name__: ROOT / "wire" / "marks.py", found.__name__: ROOT / "table" / "news" / "difference.py"}


class Part(Struct, omit_defaults=True):
    """A message of which defaults are not written."""

    name: str = ""
    items: list[Any] = []
    inner: Any = None


@pytest.fixture
def source(monkeypatch: pytest.MonkeyPatch) -> dict[str, ModuleType]:
    """Run both modules from their sources, one on the other."""
    modules = {}
    for name, path in SOURCES.items():
        spec = spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        modules[name] = module_from_spec(spec)
        monkeypatch.setitem(sys.modules, name, modules[name])
        spec.loader.exec_module(modules[name])
    return modules


def document(dice: random.Random, depth: int) -> Any:  # noqa: ANN401 - any JSON
    """Make a document."""
    kind = dice.randrange(8) if depth else dice.randrange(5)
    if kind < 5:
        return (dice.randrange(4), dice.choice(["", "a", "Ж", "\ud800"]), True, False, None)[kind]
    inner = [document(dice, depth - 1) for _ in range(dice.randrange(4))]
    if kind == 5:
        return inner
    if kind == 6:
        return {f"f{number}": value for number, value in enumerate(inner) if dice.random() < 0.8}
    return Part(dice.choice(["", "b"]), inner, document(dice, depth - 1))


def test_differences_and_fingerprints_are_the_same_either_way(source: dict[str, ModuleType]) -> None:
    dice = random.Random(39)
    changes = 0
    for _ in range(400):
        old, new = document(dice, 3), document(dice, 3)
        ours = found.difference(old, new, 5)
        assert ours == source[found.__name__].difference(old, new, 5)
        plain = source[marks.__name__]
        written = [to_builtins(value) for value in (old, new)]
        assert [marks.mark_of(value) for value in written] == [plain.mark_of(value) for value in written]
        if isinstance(ours[0], dict | list):
            after, moved = marks.changed(written[0], to_builtins(ours[0]), 5)
            assert (after, moved) == (written[1], ours[1])
            assert (after, moved) == plain.changed(written[0], to_builtins(ours[0]), 5)
            changes += 1
        else:
            assert written[0] == written[1]
    assert changes > 200
