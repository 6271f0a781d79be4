"""The pages of docs/research agree with the code."""

from pathlib import Path

import pytest

from duchy.games import BUILT_IN, load, load_encoder
from duchy.research.spaces import BEGIN, END, replace_tables, write

FOLDER = Path(__file__).parents[2] / "docs" / "research"


@pytest.mark.parametrize("name", list(BUILT_IN))
def test_the_tables_of_a_page_are_up_to_date(name: str) -> None:
    page = (FOLDER / f"{name}.md").read_text(encoding="utf-8")
    assert replace_tables(page, name) == page, "python -m duchy.research.spaces regenerates them"
    assert (2, 2) == (page.count(BEGIN), page.count(END))


@pytest.mark.parametrize("name", list(BUILT_IN))
def test_the_numbers_of_a_page_are_those_of_the_game(name: str) -> None:
    page = (FOLDER / f"{name}.md").read_text(encoding="utf-8")
    game, encoder = load(name), load_encoder(name)
    assert f"`observation`: {encoder.features:,} bytes; `action_mask`: {game.actions:,}" in page
    assert f"duchy/{name.title()}-v{game.rules}" in page
    assert f"| {game.rules} |" in page.partition("## Version history")[2]


def test_old_tables_are_replaced(tmp_path: Path) -> None:
    for name in BUILT_IN:
        (tmp_path / f"{name}.md").write_text(
            f"words\n{BEGIN}stale words\n{END}more\n{BEGIN}{END}end\n", encoding="utf-8"
        )
    write(tmp_path)
    for name in BUILT_IN:
        text = (tmp_path / f"{name}.md").read_text(encoding="utf-8")
        assert text.startswith("words\n")
        assert text.endswith("end\n")
        assert "stale" not in text
        assert f"| {load_encoder(name).table[0].name} | 0 |" in text
