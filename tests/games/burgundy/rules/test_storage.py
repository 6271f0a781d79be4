"""Storage and the discard that makes room for a new tile (B4.1)."""

import pytest

from duchy.games.burgundy.box.components import KIND_OF_NAME
from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.table import after, legal, open_questions, refusal, silver, stored, table, told

FULL = ["mine", "ship", "monastery3"]


def copies(state: Burgundy, name: str) -> int:
    """Count the tiles with a name in the piles."""
    kind = KIND_OF_NAME[name]
    return int(state.piles[kind])


def test_a_die_makes_room() -> None:
    """B4.1. With full storage one of the three stored tiles is discarded for the new one."""
    state = table(seat1={"dice": [1, 0], "storage": FULL}, depots={"1": ["bank"]})
    later = after(state, "1:take 1b")
    assert ({"discard s1", "discard s2", "discard s3"}, ["turn", "discard"]) == (legal(later), open_questions(later))
    assert ["mine", "bank", "monastery3"] == stored(after(later, "discard s2"))


def test_the_discarded_tile_leaves_the_game() -> None:
    """B4.1. It goes neither to a depot nor back to a pile."""
    state = table(seat1={"dice": [1, 0], "storage": FULL}, depots={"1": ["bank"]})
    later = after(state, "1:take 1b", "discard s2")
    assert copies(state, "ship") == copies(later, "ship")
    assert KIND_OF_NAME["ship"] not in list(later.spaces)


def test_a_purchase_makes_room() -> None:
    """B4.1. The same discard is allowed when a tile is bought."""
    state = table(seat1={"silver": 2, "storage": FULL}, depots={"black": ["bank"]})
    later = after(state, "buy *a", "discard s1")
    assert (["bank", "ship", "monastery3"], 0) == (stored(later), silver(later))


@pytest.mark.parametrize(
    ("question", "take", "tile"),
    [
        ("church", "take 5b", "mine"),
        ("market", "take 1c", "ship"),
        ("carpenter", "take 3c", "church"),
        ("castle", "take 3c", "church"),
    ],
)
def test_an_effect_makes_room(question: str, take: str, tile: str) -> None:
    """B4.1, B5.5. The same discard is allowed when a building or a castle brings a tile."""
    state = table(
        seat1={"storage": ["bank", "bank", "bank"]},
        depots={"1": ["ship"], "3": ["church"], "5": ["mine"]},
        agenda=[{"question": "turn"}, {"question": question}],
    )
    later = after(state, take)
    assert ["turn", "discard"] == open_questions(later)
    assert ["bank", "bank", tile] == stored(after(later, "discard s3"))


def test_a_discard_while_another_question_waits() -> None:
    """B3.3, B4.1. 2019: a purchase in the middle of a castle's action discards first, then the castle continues."""
    state = table(
        seat1={"silver": 2, "storage": FULL},
        depots={"black": ["bank"]},
        agenda=[{"question": "turn"}, {"question": "castle"}],
    )
    later = after(state, "buy *a")
    assert ["turn", "castle", "discard"] == open_questions(later)
    later = after(later, "discard s1")
    assert ["turn", "castle"] == open_questions(later)
    assert ["ship", "monastery3"] == stored(after(later, "place s1 12"))


def test_nothing_else_happens_during_a_discard() -> None:
    """B4.1. The discard question is answered before anything else."""
    state = table(
        seat1={"dice": [1, 2], "silver": 2, "storage": FULL},
        depots={"black": ["bank"]},
        agenda=[{"question": "turn"}, {"question": "discard", "tile": "cow3"}],
    )
    for text in ("end", "buy *a", "1:workers", "2:place s1 25"):
        assert ("other-question", {"question": "discard"}) == (refusal(state, text).code, refusal(state, text).values)
    assert "must-answer" == refusal(state, "skip").code


def test_nothing_is_discarded_without_need() -> None:
    """B4.1. A full storage may stay full; tiles are discarded only for a new one."""
    state = table(seat1={"storage": FULL})
    assert set() == legal(state, "discard")
    assert "no-such-question" == refusal(state, "discard s1").code


def test_a_discard_is_told() -> None:
    """B4.1. The journal names the discarded tile, the new tile and its slot."""
    state = table(seat1={"dice": [1, 0], "storage": FULL}, depots={"1": ["bank"]})
    entry = told(state, "1:take 1b", "discard s2")[-1]
    assert ("discard", {"tile": "ship", "for": "bank", "slot": 2}) == (entry.code, entry.values)


@pytest.mark.parametrize(("storage", "slot"), [([], 1), (["ship"], 2), (["", "ship"], 1), (["ship", "", "mine"], 2)])
def test_the_slot_of_a_tile_is_told(storage: list[str], slot: int) -> None:
    """B4.1. The first empty slot, counted from 1; 0 if a tile must be discarded first."""
    state = table(seat1={"dice": [1, 0], "storage": storage}, depots={"1": ["bank"]})
    assert slot == told(state, "1:take 1b")[-1].values["slot"]
    full = table(seat1={"dice": [1, 0], "storage": FULL}, depots={"1": ["bank"]})
    assert 0 == told(full, "1:take 1b")[-1].values["slot"]
