"""The end of games of Wonderful Kingdom, engine against referee: ties, final tasks, medals and defeats."""

import pytest

from duchy.games import load
from tests.referee.kingdom import referee
from tests.referee.kingdom.facts import SCENARIOS, SET, Doc
from tests.referee.kingdom.modes import MODES
from tests.referee.kingdom.play import judge_end

GAME = load("kingdom")
STATUE, PALACE, FARM = "founders-statue", "summer-palace", "farm"
FINAL = "1.4"


def ended(options: Doc, seats: list[Doc], **fields: object) -> Doc:
    """Return a finished game on which engine and referee agree."""
    given = {"options": options | {"set": SET}, "stage": "over", "seats": seats, **fields}
    state = GAME.read(given)
    doc = GAME.write(state)
    judge_end(GAME, state, doc, str(given))
    return doc


@pytest.mark.parametrize(
    ("lead", "first", "second", "places"),
    [
        (1, {"built": [PALACE]}, {"built": [STATUE, FARM]}, [1, 2]),
        (0, {"built": [PALACE]}, {"built": [STATUE, FARM]}, [2, 1]),
        (0, {"built": [PALACE, FARM]}, {"built": [STATUE, FARM], "soldiers": 1}, [2, 1]),
        (0, {"built": [PALACE], "soldiers": 2}, {"built": [STATUE], "soldiers": 1, "training": 1}, [1, 2]),
        (0, {"built": [PALACE], "soldiers": 1}, {"built": [STATUE], "soldiers": 1, "krystallium": 3}, [1, 1]),
    ],
    ids=["points", "built cards", "soldiers", "no soldiers in training", "shared"],
)
def test_ties_are_broken_by_built_cards_then_by_soldiers(lead: int, first: Doc, second: Doc, places: list[int]) -> None:
    """K5.2."""
    options = {"players": 2, "module": "none"}
    seats: list[Doc] = [{"duchy": "valados"} | first, {"duchy": "teressie"} | second]
    points = referee.scores(ended(options, seats))
    for seat, wanted in zip(seats, (100 + lead, 100), strict=True):
        seat["advisor_points"] = wanted - points[seats.index(seat)]
    doc = ended(options, seats)
    assert [100 + lead, 100] == referee.scores(doc)
    assert places == referee.places(doc)


@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        ([FINAL], [FINAL], [1, 2]),
        ([], [FINAL], [2, 1]),
        ([FINAL], ["1.1", "1.2", "1.3"], [1, 2]),
        (["1.1"], [], [2, 2]),
    ],
)
def test_only_who_did_the_final_task_can_win(first: list[str], second: list[str], places: list[int]) -> None:
    """K8.2."""
    seats = [{"duchy": "valados", "built": [PALACE] * 2, "tasks": first}, {"duchy": "teressie", "tasks": second}]
    assert places == referee.places(ended({"players": 2, "module": "quests"}, seats))


@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("mode", [mode for mode in MODES if not mode.startswith("two")])
def test_medals_are_those_of_the_table(mode: str, side: str) -> None:
    """K5S.5, K9: each limit, and one point less."""
    options = MODES[mode] | {"side": side}
    seat: Doc = {"duchy": "valados", "tasks": [FINAL, "2.4"] if mode == "scenario/6" else [FINAL]}
    if "quests" not in mode and "boards" not in SCENARIOS.get(options.get("scenario", 0), {}):
        seat["tasks"] = []
    points = referee.scores(ended(options, [seat]))[0]
    found = []
    for limit in SCENARIOS.get(options.get("scenario", 0), {}).get("medals", (70, 95, 115)):
        for missing in (1, 0):
            wanted = limit - missing + (15 if side == "a" else 0)
            doc = ended(options, [seat | {"advisor_points": wanted - points}])
            found.append(referee.medal(doc))
    assert ["none", "bronze", "bronze", "silver", "silver", "gold"] == found


@pytest.mark.parametrize("defeat", ["vermin", "shadows", "unbuilt", "quest", "thieves"])
def test_a_defeat_brings_no_medal(defeat: str) -> None:
    """K9."""
    seat = {"duchy": "valados", "advisor_points": 200}
    doc = ended({"players": 1, "scenario": 1}, [seat], defeat=defeat)
    assert ("none", [2]) == (referee.medal(doc), referee.places(doc))
