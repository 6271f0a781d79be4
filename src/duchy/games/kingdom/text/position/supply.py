"""The supply of a position, read from a document: the danger pile, the piles of menaces, the deck."""

from typing import Final

from mypy_extensions import u8

from duchy.core.document import Document
from duchy.core.reason import PositionError
from duchy.games.kingdom.box.components import (
    AREAS,
    CALAMITY,
    DANGER_CARDS,
    DANGERS,
    HAND,
    KINDS,
    MENACE,
    MENACE_NAMES,
    OFFERED,
    PLACES,
    ROUNDS,
    UNKNOWN,
)
from duchy.games.kingdom.rules.rounds import LOOKS
from duchy.games.kingdom.state.seat import (
    DANGER_LAYER,
    NO_CARD,
    face_of,
    kind_of_card,
)
from duchy.games.kingdom.state.state import (
    DEALING_STAGE,
    DRAFT_STAGE,
    DUCHIES_STAGE,
    END_STAGE,
    OVER_STAGE,
    Kingdom,
)
from duchy.games.kingdom.variant import NO_MENACE

MOST: Final = 100_000
"""More than any seat ever has."""
ROUND: Final = 16
SOLO_ROUND: Final = 13
"""Cards of the deck that a round takes, including a search."""
ROUND_DANGERS: Final = 3
"""Cards of the danger pile that a solo round offers."""


def read_dangers(state: Kingdom, document: Document) -> None:
    """Read the danger pile and the piles of menaces; missing fields are as usual in this round."""
    variant = state.variant
    cards = variant.cards
    whole = DANGER_CARDS + DANGERS if variant.solo and state.stage != DUCHIES_STAGE else 0
    laid = min(int(state.round), ROUNDS) * ROUND_DANGERS
    if state.stage == DRAFT_STAGE:
        laid += min(ROUND_DANGERS, int(state.turn))
    elif state.stage > DRAFT_STAGE and state.round < ROUNDS:
        laid += ROUND_DANGERS
    lying = 0
    for card in (*state.offers, *(card for seat in state.seats for card in seat.drafted)):
        lying += face_of(card) == DANGER_LAYER
    state.pile = document.number("pile", 0, whole, max(0, whole - laid))
    state.unseen = document.number("unseen", 0, whole, min(whole, int(state.pile) + lying))
    state.lurking = document.number("lurking", 0, DANGERS if whole else 0, min(DANGERS, int(state.unseen)))
    harmless = int(state.unseen - state.lurking)
    if state.unseen < state.pile + lying or harmless > DANGER_CARDS or harmless < 0:
        raise PositionError(f"unseen: {int(state.unseen)} does not fit pile, lurking and the face-down cards")
    need = ROUND_DANGERS * (ROUNDS - 1 - int(state.round))
    if state.stage < DRAFT_STAGE:
        need += ROUND_DANGERS
    elif state.stage == DRAFT_STAGE:
        need += max(0, ROUND_DANGERS - int(state.turn))
    if whole and state.stage < END_STAGE and state.pile < need:
        raise PositionError(f"pile: {int(state.pile)} cards are too few for the remaining rounds")
    named = document.has("menaces")
    piles = document.child("menaces")
    for menace, name in enumerate(MENACE_NAMES):
        copies = int(cards.copies[cards.menaces[menace]]) if state.stage != DUCHIES_STAGE else 0
        used = sum(int(seat.menaces[menace]) for seat in state.seats)
        dealt = min(ROUNDS, int(state.round) + (state.stage >= DRAFT_STAGE))
        if menace in variant.menaces:
            if not variant.solo and state.seats[variant.menaces.index(menace)].held > HAND:
                dealt = min(ROUNDS, int(state.round) + 1)
            used = DANGERS if variant.solo else dealt
        state.menaces_left[menace] = piles.number(name, 0, copies, 0 if named else max(0, copies - used))
        owners = 0 if variant.solo else variant.menaces.count(menace)
        if owners and copies and state.menaces_left[menace] < ROUNDS - dealt:
            raise PositionError(f"{piles.where(name)}: too few for the remaining rounds")
    piles.finish()


def read_deck(state: Kingdom, document: Document) -> None:
    """Read the deck; by default it holds all cards that are nowhere else. No card may occur too often."""
    variant = state.variant
    cards = variant.cards
    used = [0] * KINDS
    lying = [*(state.offers[area * PLACES + place] for area in range(AREAS) for place in range(state.offered[area]))]
    for seat in state.seats:
        lying += [seat.hand[place] for place in range(seat.held)]
        lying += [seat.drafted[place] for place in range(seat.drafts)]
        lying += [seat.sites[site] for site in range(seat.building)]
        lying += [seat.built[place] for place in range(seat.buildings)]
        for number in range(cards.advisors):
            used[cards.first_advisor + number] += seat.advisors >> number & 1
        for kind in range(KINDS):
            used[kind] += int(seat.buried[kind])
        used[seat.left if seat.left != NO_CARD else KINDS - 1] += seat.left != NO_CARD
    lying += [state.looked[place] for place in range(state.looks)]
    if state.top != NO_CARD:
        lying.append(state.top)
    for card in lying:
        if kind_of_card(card) != UNKNOWN:
            used[kind_of_card(card)] += 1
    set_aside = (*variant.scenario.sites, *variant.scenario.built, *variant.scenario.advisors)
    given = document.child("deck") if document.has("deck") else None
    for kind in range(cards.kinds):
        name = cards.ids[kind]
        box = int(variant.deck[kind]) + set_aside.count(name)
        if cards.family[kind] == CALAMITY:
            box = MOST if NO_MENACE in variant.menaces else 0
        elif cards.family[kind] == MENACE:
            box = MOST if cards.menace[kind] in variant.menaces else 0
        if used[kind] > box:
            raise PositionError(f"{name}: it occurs {used[kind]} times, but this game has {box}")
        left = min(box - used[kind], int(variant.deck[kind]))
        state.deck[kind] = u8(left if given is None else given.number(name, 0, left, 0))
    if given is not None:
        given.finish()
    check_deck(state)


def check_deck(state: Kingdom) -> None:
    """K2.1, K5S.2. The deck must last for the remaining rounds."""
    left = sum(int(number) for number in state.deck)
    rounds = ROUNDS - 1 - int(state.round)
    if state.variant.solo:
        left -= int(state.unseen - state.lurking)
        need = rounds * SOLO_ROUND + (SOLO_ROUND + 1 if state.stage < DRAFT_STAGE else 0)
        if state.stage == DRAFT_STAGE:
            search = 0 if state.searched and not state.looks else LOOKS
            need += int(state.fill[0] + state.fill[1]) + OFFERED * max(0, ROUND_DANGERS - int(state.turn)) + search + 1
    else:
        need = rounds * ROUND + (ROUND if state.stage < DEALING_STAGE else 0)
        if state.stage == DEALING_STAGE:
            need += ROUND - int(state.turn)
    if state.stage < OVER_STAGE and left < need:
        raise PositionError(f"deck: {left} cards are too few for the remaining rounds: {need}")
