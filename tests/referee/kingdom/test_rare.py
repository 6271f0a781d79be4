"""Events that are rare in random games of Wonderful Kingdom, from positions in which they are about to happen."""

from collections import Counter

import pytest

from duchy.games import load
from tests.referee.kingdom.facts import SET, Doc
from tests.referee.kingdom.play import play_from

GAME = load("kingdom")
TAKE = [{"question": "take"}]
READY: Doc = {"alchemy": {"exploration": 4}, "krystallium": 2, "soldiers": 5, "tasks": ["1.1", "1.2", "1.3"]}
"""A seat that can do the final task of the Northern Lands and no other."""


def play_several(options: Doc, games: int = 8, **document: object) -> Counter[str]:
    """Play some games from a position and count what happened in them."""
    seen = Counter[str]()
    for number in range(games):
        play_from(GAME, {"options": options | {"set": SET}} | document, number, seen)
    return seen


def last_taking(*offered: str, **seat: object) -> Doc:
    """Write the last taking turn of a draft in the third round: the first player may take some cards or none."""
    taker = {"agenda": TAKE, **seat}
    return {"stage": "draft", "round": 3, "turn": 15, "offers": {"a": list(offered), "b": []}, "seats": [taker, {}]}


@pytest.mark.parametrize("number", [3, 4])
@pytest.mark.parametrize("stage", ["planning", "production"])
def test_final_tasks_at_the_same_moment(number: int, stage: str) -> None:
    """K8.2: the reward of the player who is not first waits, and is lost if the first player does the task too."""
    seat = READY | {"agenda": [{"question": "plan" if stage == "planning" else "step"}]}
    options = {"players": 2, "module": "quests", "quest": "northern-lands"}
    seen = play_several(options, stage=stage, round=number, seats=[seat, seat])
    assert seen["a final reward waits"]
    assert seen["both finals at the same moment"]


def test_a_giant_without_a_card_lies_alone() -> None:
    """K6.4: with no card to freeze; the next card put under construction is frozen, or soldiers drive the giant off."""
    options = {"players": 2, "module": "menaces", "menaces": "giants,rats"}
    seen = play_several(options, **last_taking("frost-giant", "dowry", soldiers=5))
    assert seen["fight giants"]
    assert seen["a giant alone freezes the next card"]


def test_giants_alone_and_drafted_share_few_cards() -> None:
    """K6.4: one giant for each card, and extra giants have no card."""
    seat = last_taking("frost-giant/1", "farm", "dowry", menaces={"giants": 1})
    seen = play_several({"players": 2, "module": "menaces", "menaces": "giants,shadows"}, **seat)
    assert seen["freeze-drafted"]
    assert seen["a giant alone freezes the next card"]


def test_vermin_come_as_far_as_their_pile_goes() -> None:
    """K6.3."""
    seat = last_taking("giant-rat/1", "farm", menaces={"rats": 1, "vermin": 8})
    seen = play_several(
        {"players": 2, "module": "menaces", "menaces": "rats,giants"},
        menaces={"rats": 3, "vermin": 1, "giants": 3},
        **seat,
    )
    assert seen["the vermin ran out"]


@pytest.mark.parametrize(("pile", "lost"), [(4, True), (6, False)])
def test_farms_under_construction_empty_the_pile(pile: int, lost: bool) -> None:
    """K9.1: at the end of a round, before the next one starts."""
    farm = {"card": "farm", "needs": {"materials": 1}, "fixed": True}
    seat = {"sites": [farm] * 4, "menaces": {"rats": 2, "vermin": 10 - pile}, "agenda": [{"question": "battle"}]}
    position: Doc = {"stage": "battle", "round": 3, "menaces": {"vermin": pile}, "seats": [seat | {"soldiers": 1}]}
    seen = play_several({"players": 1, "scenario": 1}, **position)
    assert lost is not bool(seen["take"])


@pytest.mark.parametrize("advisor", ["royal-trapper", "royal-censor", "master-cartographer", "mistress-of-whispers"])
@pytest.mark.parametrize("offered", [[], ["farm/2"], ["farm", "calamity/2"]], ids=["nothing", "down", "both"])
def test_abilities_in_the_draft_with_little_on_offer(advisor: str, offered: list[str]) -> None:
    """K7.3: an ability is used only when it does something."""
    position = last_taking(*offered, advisors=[advisor], soldiers=6, krystallium=2)
    seen = play_several({"players": 2, "module": "advisors"}, games=2, **position)
    assert 2 == seen["games"]


def test_the_prophet_with_and_without_a_card_to_recycle() -> None:
    """K7.3: its cubes come in both cases."""
    seat = {"advisors": ["inspired-prophet"], "soldiers": 9, "drafted": ["farm", "farm", "port"]}
    seen = play_several({"players": 2, "module": "advisors"}, stage="planning", round=4, seats=[seat, {}])
    assert seen["recycled twice"]
    assert seen["use inspired-prophet"]
