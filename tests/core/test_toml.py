"""TOML texts are parsed once, here or elsewhere."""

import tomllib

import pytest

from duchy.core.toml import PARSED, parse_toml
from duchy.games import load
from duchy.games.kingdom.box.template import template

TEXT = template() + "\n# test_toml\n"


def test_a_text_is_parsed_once() -> None:
    first = parse_toml("a = 1\n[b]\nc = [2]\n")
    assert {"a": 1, "b": {"c": [2]}} == first
    assert first is parse_toml("a = 1\n[b]\nc = [2]\n")
    with pytest.raises(ValueError, match="at line 1"):
        parse_toml("a = \n")


def test_a_set_is_read_from_what_is_parsed_already() -> None:
    """A set whose contents were put there is not parsed: other contents are seen, and the text is not."""
    content = tomllib.loads(TEXT)
    content["development"][0]["name"]["en"] = "Parsed elsewhere"
    PARSED.keep(TEXT, content)
    game = load("kingdom")
    printed = game.printed(game.initial({"set": TEXT}))
    assert "Parsed elsewhere" in str(printed)
