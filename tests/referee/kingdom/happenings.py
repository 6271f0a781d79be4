"""Events in games, counted, and the events required in many games: no rule may stay untested."""

from collections import Counter

from tests.referee.kingdom.draft import menaces_drafted
from tests.referee.kingdom.facts import (
    ADVISORS,
    DEVELOPMENTS,
    QUESTS,
    SCENARIOS,
    SIDE_A_HANDICAP,
    TREASURES,
    Doc,
    alone,
    boards_of,
    menaces_of,
)
from tests.referee.kingdom.quests import SPIES, missing_cubes, task_of
from tests.referee.kingdom.scoring import finals_done, medal, places, scores

EVERYWHERE = {"done", "take", "build", "recycle", "put", "alchemy", "krystallium", "soldier", "scrap"}
"""Kinds of actions that every mode has."""


def note(doc: Doc, seat: int, text: str, seen: Counter[str]) -> None:
    """Count an action that is about to be done, and its notable features."""
    verb, _, rest = text.partition(" ")
    one = doc["seats"][seat]
    question, name = one["agenda"][-1]["question"], rest.partition(" ")[0].partition(".")[2]
    seen["decisions"] += 1
    seen[f"asked {question}"] += 1
    seen[verb] += 1
    if verb in ("use", "fight", "find"):
        seen[f"{verb} {name or rest}"] += 1
    elif verb == "take":
        seen["an empty area is taken"] += not doc["offers"][rest]
    elif verb == "offer":
        seen["offered face down"] += rest.endswith("down")
    elif verb == "task":
        note_task(doc, one, rest, seen)
    elif verb in ("build", "recycle", "lose", "pick"):
        note_card(doc, one, text, name, seen)
    note_state(doc, one, seen)


def note_task(doc: Doc, seat: Doc, task: str, seen: Counter[str]) -> None:
    """Count a task by its board."""
    board, number = task.split(".")
    name = next(name for name, printed in QUESTS.items() if boards_of(doc)[int(board) - 1] in printed.values())
    seen[f"task {number} of {name}"] += 1
    seen["a task is paid with krystallium"] += missing_cubes(seat, task_of(doc, task)["cost"]) > 0
    if "spies" in task_of(doc, task)["reward"]:
        seen["a reward turns a hidden spy active"] += seat["spies"] + seat["hidden_spies"] == SPIES
    seen["a task is done in the draft"] += doc["stage"] == "draft"


def note_card(doc: Doc, seat: Doc, text: str, name: str, seen: Counter[str]) -> None:
    """Count the notable features of a card that is built, recycled, lost or picked."""
    verb, _, rest = text.partition(" ")
    if verb == "pick":
        card = doc["offers"][rest[0]][int(rest[1:]) - 1]
        if seat["agenda"][-1]["question"] == "search":
            seen["a treasure pays for a search"] += card in TREASURES
            seen["an advisor pays for a search"] += card in ADVISORS
    elif verb == "build":
        seen["a giant alone freezes the next card"] += bool(seat["menaces"].get("giants"))
    else:
        seen[f"{verb} treasure"] += name in TREASURES
        seen["recycled twice"] += verb == "recycle" and seat["doubled"] > 0


def note_state(doc: Doc, seat: Doc, seen: Counter[str]) -> None:
    """Count the notable features of the position."""
    if doc["stage"] == "planning" and "rats" in menaces_of(doc):
        seen["the vermin ran out"] += not doc["menaces"].get("vermin")
        seen["several giant rats"] += seat["menaces"].get("rats", 0) > 1
    if doc["stage"] == "menaces":
        seen["several giants at once"] += menaces_drafted(seat, "giants") > 1 or (
            seat["agenda"][-1]["question"] == "giant" and seat["agenda"][-1]["count"] > 1
        )
    if doc["stage"] == "production" and not alone(doc):
        seen["supremacy in a tie"] += seat["ties"] and doc["seats"][0]["made"] == doc["seats"][1]["made"] > 0
    seen["a final reward waits"] += any(one["owed"] for one in doc["seats"])


def note_end(doc: Doc, seen: Counter[str]) -> None:
    """Count how a game ended and the cards built in it."""
    seen["games"] += 1
    for one in doc["seats"]:
        for card in one["built"]:
            seen[f"built {card}"] += 1
    if alone(doc):
        note_medal(doc, seen)
    else:
        note_victory(doc, seen)


def note_medal(doc: Doc, seen: Counter[str]) -> None:
    """Count the medals, victories and defeats of single players."""
    scenario = doc["options"]["scenario"]
    seen[f"medal {medal(doc)}"] += 1
    if doc["defeat"]:
        seen[f"scenario {scenario} lost by {doc['defeat']}" if scenario else f"lost by {doc['defeat']}"] += 1
    elif scenario:
        seen[f"scenario {scenario} won"] += medal(doc) != "none"
    if doc["options"]["side"] == "a" and medal(doc) != "none" and not scenario:
        seen["side A costs a medal"] += scores(doc)[0] - SIDE_A_HANDICAP < 95 <= scores(doc)[0]


def note_victory(doc: Doc, seen: Counter[str]) -> None:
    """Count the criterion by which one of two players won."""
    points, built = scores(doc), [len(one["built"]) for one in doc["seats"]]
    if boards_of(doc):
        done = [finals_done(doc, 0), finals_done(doc, 1)]
        seen[("both", "one", "nobody")[done.count(False)] + " did the final task"] += 1
        seen["the final task beats points"] += (
            done[0] != done[1] and points[0] != points[1] and (done[0] != (points[0] > points[1]))
        )
        seen["both finals at the same moment"] += 0 < doc["seats"][0]["final_at"] == doc["seats"][1]["final_at"]
    if places(doc) != [2, 2] and points[0] == points[1]:
        seen["shared victory" if places(doc) == [1, 1] else "tie broken"] += 1
        seen["tie broken by soldiers"] += places(doc) != [1, 1] and built[0] == built[1]


def untried(modes: list[str], seen: Counter[str]) -> list[str]:
    """List the events required in many games of some modes that did not happen."""
    return sorted(event for event in expected(modes) if not seen[event])


def expected(modes: list[str]) -> set[str]:
    """Return the events required in many games of some modes."""
    found = EVERYWHERE | {f"built {card}" for card in DEVELOPMENTS}
    for mode in modes:
        players, _, rest = mode.partition("/")
        found |= expected_of_players(players)
        if players != "scenario":
            found |= expected_of_module(players, *rest.split("/"))
    return found


def expected_of_players(players: str) -> set[str]:
    """Return the events required with any module."""
    if players == "two":
        return {"offer", "offered face down", "an empty area is taken", "tie broken"}
    found = {"search", "find", "spy", "pick", "a treasure pays for a search"}
    if players == "one":
        return found | {"medal none", "medal bronze", "medal silver", "medal gold", "side A costs a medal"}
    for number, scenario in SCENARIOS.items():
        ends = ["unbuilt"] * ("sites" in scenario) + ["quest"] * ("boards" in scenario)
        ends += {1: ["vermin"], 5: ["shadows", "thieves"]}.get(number, [])
        found |= {f"scenario {number} lost by {end}" for end in ends} | {f"scenario {number} won"}
    return found


def expected_of_module(players: str, module: str, detail: str = "") -> set[str]:
    """Return the events required with a module."""
    two = players == "two"
    if module == "advisors":
        fitting = {name for name, card in ADVISORS.items() if two or card["players"] == "any"}
        found = {f"use {name}" for name in fitting} | {"recycled twice", "asked end", "keep"}
        return found | ({"supremacy in a tie"} if two else {"an advisor pays for a search"})
    if module == "quests":
        found = {f"task {number} of {detail}" for number in range(1, 5)}
        found |= {"convert", "colour", "spy", "a task is paid with krystallium", "a task is done in the draft"}
        if two:
            found |= {"both did the final task", "one did the final task", "nobody did the final task"}
            return found | {"a final reward waits", "the final task beats points"}
        return found | {"a reward turns a hidden spy active", "lost by quest"}
    found = set()
    for kind in detail.split("-") if module == "menaces" else []:
        found |= {
            "rats": {"fight rats", "fight vermin", "several giant rats", "the vermin ran out"},
            "giants": {"freeze", "freeze-drafted", "thaw"},
            "shadows": {"lose", "lose treasure", "fight shadows"} | ({"asked gift"} if two else set()),
            "thieves": {"cover", "catch"},
        }[kind]
    return found
