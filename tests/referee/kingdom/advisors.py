"""Advisors: joining, and abilities paid for with soldiers, each once per round in its phase (K7)."""

from tests.referee.kingdom.construction import convert
from tests.referee.kingdom.facts import ADVISOR_NAMES, ADVISORS, DEVELOPMENTS, RESOURCES, Doc, alone, in_order
from tests.referee.kingdom.table import ask, cubes_in_alchemy, gain, on_offer


def join(seat: Doc, advisor: str) -> None:
    """Seat a drafted advisor, who brings a soldier (K7.2)."""
    seat["advisors"] = in_order([*seat["advisors"], advisor])
    seat["soldiers"] += 1


def count_type(seat: Doc, kind: str) -> int:
    """Count the built cards of a type (K4.1)."""
    return sum(1 for card in seat["built"] if DEVELOPMENTS[card]["type"] == kind)


def behind(doc: Doc, seat: int) -> int:
    """Count how many more cubes the other player produced in this step; negative for fewer."""
    return 0 if alone(doc) else int(doc["seats"][1 - seat]["made"] - doc["seats"][seat]["made"])


def cubes_from(doc: Doc, seat: int, advisor: Doc) -> Doc:
    """Count the cubes and krystallium that an ability brings."""
    one = doc["seats"][seat]
    gains: Doc = dict(advisor.get("gain", {}))
    for icon in advisor.get("gain_per", []):
        gains[icon["resource"]] = gains.get(icon["resource"], 0) + count_type(one, icon["per"])
    if "match" in advisor:
        gains[RESOURCES[doc["turn"]]] = min(advisor["match"], behind(doc, seat))
    return {what: number for what, number in gains.items() if number > 0}


def points_from(seat: Doc, advisor: Doc) -> int:
    """Count the points that an ability brings, once it is paid for."""
    left = {"krystallium": seat["krystallium"], "soldiers": seat["soldiers"] - advisor["soldiers"]}
    per_type = sum(points * count_type(seat, kind) for kind, points in advisor.get("points_per", {}).items())
    return int(per_type + sum(points * left[what] for what, points in advisor.get("points_left", {}).items()))


def does_something(doc: Doc, seat: int, advisor: Doc) -> bool:
    """Return whether an ability would have an effect now (K7.3)."""
    one = doc["seats"][seat]
    if advisor.get("reveal"):
        return bool(on_offer(doc, down=True))
    if advisor.get("shift") or advisor.get("dismiss"):
        return bool(on_offer(doc, down=False))
    if advisor.get("pardon"):
        return bool(one["calamities"])
    if advisor.get("distil"):
        return bool(cubes_in_alchemy(one) >= advisor["distil"])
    if advisor.get("double") and one["drafted"]:
        return True
    if advisor.get("traps") or advisor.get("ties"):
        return True
    return bool(cubes_from(doc, seat, advisor)) or points_from(one, advisor) > 0


def advisor_actions(doc: Doc, seat: int) -> list[str]:
    """List the abilities that a seat may use now (K7.3)."""
    one = doc["seats"][seat]
    return [
        f"use {ADVISOR_NAMES[name]}"
        for name in one["advisors"]
        if ADVISORS[name]["phase"] == doc["stage"]
        and name not in one["used"]
        and one["soldiers"] >= ADVISORS[name]["soldiers"]
        and does_something(doc, seat, ADVISORS[name])
    ]


def use(doc: Doc, seat: int, name: str) -> None:
    """Use the ability of an advisor (K7.3)."""
    one, advisor = doc["seats"][seat], ADVISORS[name]
    one["advisor_points"] += points_from(one, advisor)
    gains = cubes_from(doc, seat, advisor)
    one["soldiers"] -= advisor["soldiers"]
    one["used"] = in_order([*one["used"], name])
    one["doubled"] += advisor.get("double", 0)
    one["ties"] += advisor.get("ties", 0)
    one["traps"] += advisor.get("traps", 0)
    one["calamities"] -= advisor.get("pardon", 0)
    gain(doc, seat, gains)
    if advisor.get("distil"):
        convert(doc, seat, advisor["distil"])
    for effect, question in (("reveal", "spy"), ("shift", "shift"), ("dismiss", "dismiss")):
        if advisor.get(effect):
            ask(doc, seat, question)
