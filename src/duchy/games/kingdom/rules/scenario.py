"""The solo scenarios at work: set-up, special rules, defeats (K9)."""

from typing import Final

from mypy_extensions import i64

from duchy.games.kingdom.box.components import (
    CUBES,
    PER_ICONS,
    THIEVES,
    VERMIN,
)
from duchy.games.kingdom.rules.construction import begin_site, recount
from duchy.games.kingdom.rules.quests import final_done
from duchy.games.kingdom.state.seat import FIXED, bit
from duchy.games.kingdom.state.state import Kingdom

NO_DEFEAT: Final = 0
OVERRUN: Final = 1
PLUNDERED: Final = 2
UNBUILT: Final = 3
UNFINISHED: Final = 4
AT_LARGE: Final = 5
DEFEAT_NAMES: Final = ("", "vermin", "shadows", "unbuilt", "quest", "thieves")


def set_up_scenario(state: Kingdom) -> None:
    """K9. Set up cards under construction, built cards, advisors, soldiers, thieves and theft tokens.

    K9.1. Four farms that must be built. K9.2. Hell Gate, Secret Brotherhood, Royal Citadel; the Inspired Prophet and
    the Grey Eminence; 6 soldiers, no spies. K9.3. Giant Lighthouse, Navigators, Port, Giants' Cache; frost giants for
    calamities; no spies. K9.4. Recruiters, Great Army, Barracks, Alchemical Forge; the Master Cartographer; 2
    soldiers. K9.5. Village and Guildhall built, theft tokens on all they produce; four thieves. K9.6. Barracks, Royal
    Guard, Impregnable Walls, Munitions Specialists; two quest boards.
    """
    scenario = state.variant.scenario
    if not scenario.number:
        return
    cards = state.variant.cards
    seat = state.seats[0]
    for name in scenario.sites:
        site = begin_site(state, 0, cards.kind_of(name))
        if scenario.fixed:
            seat.needs[site] |= FIXED
            seat.areas_moved += 1
    for name in scenario.built:
        kind = cards.kind_of(name)
        seat.build(kind)
        for resource in range(CUBES):
            seat.stolen[resource] += cards.produces[kind * CUBES + resource]
        for icon in range(PER_ICONS):
            seat.stolen[CUBES + icon] += cards.per[kind * PER_ICONS + icon]
    for name in scenario.advisors:
        seat.advisors |= bit(cards.kind_of(name) - cards.first_advisor)
    seat.soldiers = scenario.soldiers
    seat.menaces[THIEVES] = scenario.thieves
    state.menaces_left[THIEVES] -= scenario.thieves
    recount(state, seat)


def after_vermin(state: Kingdom, index: i64) -> None:
    """K9.1. When the pile of vermin is empty, the game is lost immediately."""
    if state.variant.scenario.vermin_limit and state.menaces_left[VERMIN] == 0:
        lose_game(state, index, OVERRUN)


def after_shadow(state: Kingdom, index: i64) -> None:
    """K9.5. Each card lost to a shadow puts a resource next to the pile; with five the game is lost immediately."""
    limit: i64 = state.variant.scenario.shadow_limit
    if limit:
        state.lost += 1
        if state.lost == limit:
            lose_game(state, index, PLUNDERED)


def lose_game(state: Kingdom, index: i64, defeat: i64) -> None:
    """K9. The game is lost; `rounds.proceed` ends it."""
    if state.defeat == NO_DEFEAT:
        state.defeat = defeat
        if state.journal is not None:
            state.note("defeat", index, {"why": DEFEAT_NAMES[defeat]})


def after_battle(state: Kingdom) -> None:
    """K9.1. At the end of each round vermin arrive, one per farm under construction."""
    scenario = state.variant.scenario
    if not scenario.vermin_limit:
        return
    seat = state.seats[0]
    farm = state.variant.cards.kind_of(scenario.sites[0])
    farms: i64 = 0
    for site in range(seat.building):
        if seat.sites[site] == farm:
            farms += 1
    vermin = min(farms, state.menaces_left[VERMIN])
    seat.menaces[VERMIN] += vermin
    state.menaces_left[VERMIN] -= vermin
    if state.journal is not None and vermin:
        state.note("farms", 0, {"vermin": vermin})
    after_vermin(state, 0)


def final_defeat(state: Kingdom) -> None:
    """K9. At the end all cards of the scenario must be built, its final tasks done, its thieves caught.

    K9.1. Four farms; K9.2-K9.4, K9.6. the cards of the set-up; K9.3, K9.4, K9.6, K8.2. the final tasks; K9.5. the
    four thieves.
    """
    variant = state.variant
    if not variant.solo:
        return
    seat = state.seats[0]
    scenario = variant.scenario
    for name in scenario.sites:
        if seat.built_copies(variant.cards.kind_of(name)) < scenario.sites.count(name):
            lose_game(state, 0, UNBUILT)
    if variant.quests and not final_done(state, 0):
        lose_game(state, 0, UNFINISHED)
    if scenario.thieves and seat.menaces[THIEVES]:
        lose_game(state, 0, AT_LARGE)
