"""Every fault in a card set has a message in every page language, with the fault's values."""

import re
from pathlib import Path

import pytest

from duchy.games.kingdom.box.set_faults import FAULTS

MESSAGES = Path(__file__).parents[4] / "web" / "src" / "i18n"


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_fault_has_a_message(language: str) -> None:
    """K10. The author of a set reads its faults in the page's language."""
    text = (MESSAGES / language / "kingdom-sets.ftl").read_text(encoding="utf-8")
    found = {
        entry[1]: entry[0] for entry in re.finditer(r"^fault-([a-z-]+) =(?:.*\n(?:[ ]+.*\n)*)", text, re.MULTILINE)
    }
    assert set() == set(FAULTS) - set(found)
    for code, words in FAULTS.items():
        carried = {*re.findall(r"{(\w+)}", words), "line"}
        assert set() == set(re.findall(r"{ \$(\w+)", found[code])) - carried, code
