"""Names and chat contain no invisible characters and none that reverse the text."""

import pytest

from duchy.core.reason import Refusal
from duchy.server.table import decide
from duchy.server.table.refused import Refused
from duchy.server.table.seats import clean_name
from duchy.server.table.tidy import tidy
from tests.server.offline import ME, OfflineTable, hot

TURNS = [chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C)]
UNSEEN = [
    "\u200b",
    "\u200c",
    "\u200d",
    "\u2060",
    "\ufeff",
    "\u00ad",
    "\u3164",
    "\u2800",
    "\u115f",
    "\U000e0041",
    "\ufe0f",
]
CONTROLS = ["\x00", "\x07", "\x1b", "\x7f", "\x80", "\ud800"]


@pytest.mark.parametrize("sign", [*TURNS, *UNSEEN, *CONTROLS], ids=ascii)
def test_signs_that_nobody_sees_are_taken_out_of_chat_and_refused_in_names(sign: str) -> None:
    for name in (f"{sign}Ann", f"A{sign}nn", f"Ann{sign}", sign * 3):
        with pytest.raises(Refusal, match="is not a valid name"):
            clean_name(name)
    with pytest.raises(Refusal, match="is not a valid name"):
        OfflineTable(seats=[ME, hot(f"B{sign}o")])
    offline = OfflineTable()
    offline.do(decide.chat, "ann", f"he{sign}llo {sign}{sign} all")
    assert '{"text":"hello all"}' == offline.log[-1].data
    with pytest.raises(Refused, match="visible characters"):
        offline.do(decide.chat, "ann", sign * 3)


@pytest.mark.parametrize(
    "name",
    ["Ann", "Ґалаґан", "Zoë", "اسم", "שלום", "李", "Ann 😀", "👨‍👩‍👧", "❤️ Bo", "o'Neil-2", "हिन्दी", "👍🏽"],
)
def test_names_of_all_the_world_stay(name: str) -> None:
    assert name == clean_name(name)


def test_letters_are_composed_so_that_equal_names_are_equal() -> None:
    assert "Zo\u00eb" == tidy("Zoe\u0308")


def test_a_tower_of_accents_is_cut() -> None:
    assert len(tidy("a" + "\u0300\u0301\u0302\u0303\u0304" * 50)) < 6
    assert "a" == tidy("\u0301\u0302a")


def test_lines_and_wide_spaces_become_one_space() -> None:
    assert "a b c d" == tidy(" a\n\n b\u2028c\u3000\u00a0d\t")


def test_a_name_that_grows_too_long_is_refused() -> None:
    with pytest.raises(Refusal, match="1 to 24 visible characters"):
        clean_name("x" * 25)
