"""Every error in a position has a code, and a message in every language of the page with the values it carries."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MESSAGES = ROOT / "web" / "src" / "i18n"
SOURCES = [
    ROOT / "src" / "duchy" / "core" / "document.py",
    *sorted((ROOT / "src" / "duchy" / "games" / "burgundy" / "text" / "position").glob("*.py")),
]


def errors() -> list[ast.Call]:
    """List the calls that make an error of a position."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "PositionError"]


def carried() -> dict[str, set[str]]:
    """Return the values that all errors of a code carry."""
    found: dict[str, set[str]] = {}
    for error in errors():
        assert 2 == len(error.args), f"line {error.lineno}: {ast.unparse(error)} has no code"
        code = ast.literal_eval(error.args[1])
        values = {str(value.arg) for value in error.keywords}
        found[code] = found.get(code, values) & values
    return found


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_code_has_a_message(language: str) -> None:
    text = (MESSAGES / language / "coach-editor.ftl").read_text(encoding="utf-8")
    found = dict(re.findall(r"^position-([a-z-]+) = (.*)$", text, re.MULTILINE))
    codes = carried()
    assert len(codes) > 40
    assert {"wrong", *codes} == set(found)
    for code, values in codes.items():
        assert set() == set(re.findall(r"{ \$(\w+)", found[code])) - values, code
