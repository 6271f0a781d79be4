"""Facts about a Wonderful Kingdom position, counted from scratch."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from duchy.games.kingdom.box.components import (
    ADVISOR,
    CALAMITY,
    CUBES,
    DEVELOPMENT,
    MENACE,
    PLACES,
    RESOURCES,
    TREASURE,
    TYPES,
)
from duchy.games.kingdom.rules.construction import recount
from duchy.games.kingdom.state.seat import FROZEN, NEEDS, Seat, kind_of_card
from duchy.games.kingdom.state.state import (
    BATTLE_STAGE,
    DEALING_STAGE,
    DUCHIES_STAGE,
    PLANNING_STAGE,
    PRODUCTION_STAGE,
    Kingdom,
)
from duchy.games.kingdom.variant import NO_MENACE, Variant

KNOWN: Final = 1 << 10
"""How many duchies are remembered: most of them are the same before and after an action, and are counted once."""


def begun(kingdom: Kingdom) -> bool:
    """Return whether the danger pile is there."""
    return kingdom.stage != DUCHIES_STAGE


def danger(kingdom: Kingdom, index: int) -> int:
    """Return the name of the calamity or menace that a seat is dealt."""
    menace = kingdom.variant.menaces[index]
    cards = kingdom.variant.cards
    return int(cards.calamity if menace == NO_MENACE else cards.menaces[menace])


def calamities_to_come(kingdom: Kingdom) -> int:
    """Count the calamities that are not dealt yet."""
    if kingdom.variant.menaces[0] != NO_MENACE:
        return 0
    if kingdom.variant.solo:
        return 0 if begun(kingdom) else 4
    dealt = 0
    if kingdom.stage == DEALING_STAGE:
        dealt = int(kingdom.turn >= 7) + int(kingdom.turn >= 14)
    elif kingdom.stage > DEALING_STAGE:
        dealt = 2
    return max(0, 2 * (4 - int(kingdom.round)) - dealt)


def in_box(variant: Variant, kind: int) -> bool:
    """Return whether a card can occur in a game."""
    family = variant.cards.family[kind]
    if family == ADVISOR:
        return variant.advisors and not (variant.solo and variant.cards.two_only[kind])
    return family in (DEVELOPMENT, MENACE) or (family == TREASURE and not variant.advisors) or family == CALAMITY


@lru_cache(maxsize=8)
def boxed(variant: Variant) -> list[tuple[int, str, int]]:
    """List the kinds of cards that can occur in a game: number, name and copies; a game's positions share it."""
    cards = variant.cards
    return [(kind, cards.ids[kind], int(cards.copies[kind])) for kind in range(cards.kinds) if in_box(variant, kind)]


def on_table(kingdom: Kingdom) -> Iterator[int]:
    """List the cards on offer and drafted, each with the player who put it face down."""
    for area in (0, 1):
        for place in range(kingdom.offered[area]):
            yield int(kingdom.offers[area * PLACES + place])
    for seat in kingdom.seats:
        for place in range(seat.drafts):
            yield int(seat.drafted[place])


def lying(kingdom: Kingdom) -> list[int]:
    """List the kinds of cards in hands, on offer, drafted, under construction and built."""
    found = [int(kind_of_card(card)) for card in on_table(kingdom)]
    for seat in kingdom.seats:
        found += [int(seat.hand[place]) for place in range(seat.held)]
        found += [int(seat.sites[site]) for site in range(seat.building)]
        found += [int(seat.built[place]) for place in range(seat.buildings)]
    return found


def check_seat(kingdom: Kingdom, seat: Seat) -> None:
    """K4. Nothing is owed, no complete card waits, and production matches the built cards."""
    variant = kingdom.variant
    cards = variant.cards
    numbers = (
        *(seat.traps, seat.calamities, seat.krystallium, seat.soldiers, seat.doubled, seat.ties, seat.spies),
        *(seat.hidden_spies, seat.quest_points, seat.gifts, seat.made, *seat.menaces, *seat.stolen, *seat.alchemy),
    )
    assert all(number >= 0 for number in numbers)
    assert seat.training in (0, 1)
    assert seat.spies + seat.hidden_spies <= 2
    assert variant.quests or sum(seat.alchemy) < 5
    assert not seat.used & ~seat.advisors
    assert all(question == 0 for question in list(seat.agenda)[seat.depth :])
    hand = [int(card) for card in seat.hand]
    assert hand[: seat.held] == sorted(hand[: seat.held])
    assert not any(hand[seat.held :])
    drafted = [int(card) for card in seat.drafted]
    assert drafted[: seat.drafts] == sorted(drafted[: seat.drafts])
    assert not any(drafted[seat.drafts :])
    if kingdom.stage in (PLANNING_STAGE, PRODUCTION_STAGE, BATTLE_STAGE):
        assert all(cards.family[card] in (DEVELOPMENT, TREASURE) for card in drafted[: seat.drafts])
        assert kingdom.stage == PLANNING_STAGE or seat.drafts == 0
    for site in range(seat.building):
        needs, cost = int(seat.needs[site]), int(cards.cost[seat.sites[site]])
        assert needs & NEEDS or needs & FROZEN
        assert all(needs >> 8 * r & 255 <= cost >> 8 * r & 255 for r in range(RESOURCES))
    assert not any(seat.sites[site] or seat.needs[site] for site in range(int(seat.building), len(seat.sites)))
    facts = facts_of(seat)
    assert facts == count(kingdom, seat)
    recount(kingdom, seat)
    assert facts == facts_of(seat)


def facts_of(seat: Seat) -> list[list[int]]:
    """List the facts that follow from the built cards and the theft tokens."""
    return [list(facts) for facts in (seat.flat, seat.per, seat.types, seat.makes, seat.worth)]


def count(kingdom: Kingdom, seat: Seat) -> list[list[int]]:
    """Count the same facts from the built cards, the duchy and the theft tokens."""
    built = tuple(int(seat.built[place]) for place in range(seat.buildings))
    return count_built(kingdom.variant, built, int(seat.duchy), tuple(seat.stolen))


@lru_cache(maxsize=KNOWN)
def count_built(variant: Variant, built: tuple[int, ...], place: int, stolen: tuple[int, ...]) -> list[list[int]]:
    """K4.1, K5.1. Count a duchy's icons, types, cubes and points."""
    cards = variant.cards
    flat = [sum(int(cards.produces[kind * CUBES + cube]) for kind in built) for cube in range(CUBES)]
    per = [sum(int(cards.per[kind * CUBES * TYPES + icon]) for kind in built) for icon in range(CUBES * TYPES)]
    types = [sum(1 for kind in built if cards.type[kind] == type_) for type_ in range(TYPES)]
    worth = [sum(int(cards.points[kind]) for kind in built)]
    worth += [sum(int(cards.points_per[kind * TYPES + type_]) for kind in built) for type_ in range(TYPES)]
    if place >= 0:
        duchy = cards.duchies[place * 2 + variant.side]
        flat = [number + int(duchy.produces[cube]) for cube, number in enumerate(flat)]
        per = [number + int(duchy.per[icon]) for icon, number in enumerate(per)]
        worth = [worth[0] + int(duchy.points), *(worth[1 + t] + int(duchy.points_per[t]) for t in range(TYPES))]
    flat = [number - stolen[cube] for cube, number in enumerate(flat)]
    per = [number - stolen[CUBES + icon] for icon, number in enumerate(per)]
    makes = [flat[cube] + sum(per[cube * TYPES + t] * types[t] for t in range(TYPES)) for cube in range(CUBES)]
    return [flat, per, types, makes, worth]
