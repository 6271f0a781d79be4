"""The end: victory points by source, ties, medals (K5, K5S.5, K8.2)."""

from mypy_extensions import i64

from duchy.games.kingdom.box.components import (
    GIANTS,
    MEDALS,
    MENACES,
    SOLO_SIDE_A,
    TYPE_NAMES,
    TYPES,
)
from duchy.games.kingdom.rules.quests import final_done
from duchy.games.kingdom.rules.scenario import DEFEAT_NAMES, final_defeat
from duchy.games.kingdom.state.seat import FROZEN
from duchy.games.kingdom.state.state import OVER_STAGE, Kingdom


def flat_points(state: Kingdom, index: i64) -> i64:
    """K5.1. Points that depend on no type: those of the duchy card and of the built cards."""
    return state.seats[index].worth[0]


def type_points(state: Kingdom, index: i64, type_: i64) -> i64:
    """K5.1. Multipliers: points per built card of a type, summed over duchy and cards."""
    seat = state.seats[index]
    return seat.worth[1 + type_] * seat.types[type_]


def menace_points(state: Kingdom, index: i64) -> i64:
    """K6.2. Each menace that is left costs its points; giants under cards too."""
    if not state.variant.battle:
        return 0
    seat = state.seats[index]
    cards = state.variant.cards
    points: i64 = 0
    for menace in range(i64(MENACES)):
        points += seat.menaces[menace] * cards.points[cards.menaces[menace]]
    for site in range(seat.building):
        if seat.needs[site] & FROZEN:
            points += cards.points[cards.menaces[GIANTS]]
    return points


def sources(state: Kingdom, index: i64) -> list[tuple[str, int]]:
    """K5.1. List the points of a seat by source; krystallium, soldiers and unfinished cards score nothing."""
    seat = state.seats[index]
    cards = state.variant.cards
    found = [("cards", int(flat_points(state, index)))]
    for type_, name in enumerate(TYPE_NAMES):
        found.append((f"per-{name}", int(type_points(state, index, type_))))
    found.append(("calamities", int(seat.calamities * cards.points[cards.calamity])))
    found.append(("menaces", int(menace_points(state, index))))
    found.append(("quest", int(seat.quest_points)))
    found.append(("advisors", int(seat.advisor_points)))
    return found


def points_of(state: Kingdom, index: i64) -> i64:
    """K5.1. Return the current points of a seat."""
    seat = state.seats[index]
    cards = state.variant.cards
    points = flat_points(state, index) + menace_points(state, index) + seat.quest_points + seat.advisor_points
    for type_ in range(i64(TYPES)):
        points += type_points(state, index, type_)
    return points + seat.calamities * cards.points[cards.calamity]


def tell_standing(state: Kingdom) -> None:
    """K5.1. Log the current points of every seat at the end of a round; the journal must be on."""
    for index in range(state.variant.players):
        state.note("standing", index, {"round": state.round + 1, "total": int(points_of(state, index))})


def finish(state: Kingdom) -> None:
    """K5.1. The game is over: log the points by source, then the places, or the medal of a solo game."""
    state.stage = OVER_STAGE
    state.turn = 0
    final_defeat(state)
    for seat in state.seats:
        while seat.depth:
            seat.answered()
    if state.journal is None:
        return
    for index in range(state.variant.players):
        for source, points in sources(state, index):
            if points:
                state.note("final", index, {"for": source}, points, source)
    if state.variant.solo:
        state.note("medal", 0, {"medal": medal(state), "total": int(points_of(state, 0))})
    for index, place in enumerate(places(state)):
        state.note("result", index, {"place": place, "total": int(points_of(state, index))})


def medals(state: Kingdom) -> list[int]:
    """K5S.5. List the points that bronze, silver and gold take; with side A 15 more."""
    return [limit + (0 if state.variant.side else SOLO_SIDE_A) for limit in state.variant.medals]


def medal(state: Kingdom) -> str:
    """K5S.5. Return the medal for the points; none after a defeat."""
    if state.defeat:
        return MEDALS[0]
    points = points_of(state, 0)
    return MEDALS[sum(1 for limit in medals(state) if points >= limit)]


def defeat(state: Kingdom) -> str:
    """K9. Return why a solo game is lost; '' if it is not."""
    return DEFEAT_NAMES[state.defeat]


def places(state: Kingdom) -> list[int]:
    """K5.2. More points; then more built developments, then more soldiers; then a shared victory.

    K8.2. With quests only players who completed the final task can win; if no one did, both are second. K5S.5.
    In a solo game: first with at least bronze, second without.
    """
    if state.variant.solo:
        return [2 if medal(state) == MEDALS[0] else 1]
    rank = [
        (final_done(state, index), int(points_of(state, index)), int(seat.buildings), int(seat.soldiers))
        for index, seat in enumerate(state.seats)
    ]
    return [1 if mine == max(rank) and mine[0] else 2 for mine in rank]
