"""Positions as documents: a state written as JSON that people can read; `setting` reads it back.

Cards have their ids; seats, places and tasks count from 1 (docs/kingdom-record.md describes the fields).
"""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.games.kingdom.box.components import (
    AREA_LETTERS,
    AREAS,
    CUBE_NAMES,
    MENACE_NAMES,
    PLACES,
    RESOURCE_NAMES,
    TASKS,
    UNKNOWN,
)
from duchy.games.kingdom.box.icons import ICON_NAMES
from duchy.games.kingdom.rules.scenario import DEFEAT_NAMES
from duchy.games.kingdom.state.agenda import (
    ASK_ADVISOR,
    ASK_CUBE,
    ASK_DANGER,
    ASK_DANGER_DRAFTED,
    ASK_DUCHY,
    ASK_FIND,
    ASK_HAND,
    ASK_OFFERED,
    ASK_SEARCH,
    ASK_TOP,
    QUESTION_NAMES,
    RESOURCE_BITS,
    RESOURCE_MASK,
    argument_of,
    kind_of,
)
from duchy.games.kingdom.state.seat import (
    FIXED,
    FROZEN,
    NEED_BITS,
    NEED_MASK,
    NO_CARD,
    Seat,
    face_of,
    kind_of_card,
)
from duchy.games.kingdom.state.state import STAGE_NAMES, Kingdom

COUNTED = (ASK_ADVISOR, ASK_DUCHY, ASK_HAND)
"""Questions to chance that are about a seat."""
PLAIN = (
    *("traps", "calamities", "krystallium", "soldiers", "training", "doubled", "ties", "spies", "hidden_spies"),
    *("final_at", "owed", "quest_points", "advisor_points", "gifts", "made"),
)
"""Fields of a seat that are plain numbers."""


def write(state: Kingdom) -> dict[str, object]:
    """Write a state; nothing is left out."""
    ids = state.variant.cards.ids
    return {
        "game": "kingdom",
        "options": dict(state.variant.options),
        "round": int(state.round) + 1,
        "stage": STAGE_NAMES[state.stage],
        "turn": int(state.turn),
        "searched": bool(state.searched),
        "defeat": DEFEAT_NAMES[state.defeat],
        "deck": {ids[kind]: int(state.deck[kind]) for kind in range(len(ids)) if state.deck[kind]},
        "offers": {
            AREA_LETTERS[area]: [
                write_card(state, state.offers[area * PLACES + place]) for place in range(state.offered[area])
            ]
            for area in range(AREAS)
        },
        "fill": [int(count) for count in state.fill],
        "looked": [ids[state.looked[place]] for place in range(state.looks)],
        "top": name_or_none(state, state.top),
        "pile": int(state.pile),
        "unseen": int(state.unseen),
        "lurking": int(state.lurking),
        "menaces": named(MENACE_NAMES, state.menaces_left),
        "lost": int(state.lost),
        "chance": {} if state.chance < 0 else write_question(state.chance),
        "seats": [write_seat(state, seat) for seat in state.seats],
    }


def write_card(state: Kingdom, card: i64) -> str:
    """Write a card on offer or drafted: port, port/2 if player 2 laid it face down, ? of the danger pile."""
    if kind_of_card(card) == UNKNOWN:
        return "?"
    name = state.name(kind_of_card(card))
    return f"{name}/{face_of(card)}" if face_of(card) else name


def name_or_none(state: Kingdom, kind: i64) -> str:
    """Write a card, '' for none."""
    return "" if kind == NO_CARD else state.name(kind)


def named(names: tuple[str, ...], numbers: vec[i64]) -> dict[str, int]:
    """Write numbers by their names, without those that are 0."""
    return {name: int(numbers[index]) for index, name in enumerate(names) if numbers[index]}


def write_seat(state: Kingdom, seat: Seat) -> dict[str, object]:
    """Write what belongs to a player."""
    cards = state.variant.cards
    ids = cards.ids
    advisors = range(cards.advisors)
    numbers = (
        *(seat.traps, seat.calamities, seat.krystallium, seat.soldiers, seat.training, seat.doubled, seat.ties),
        *(seat.spies, seat.hidden_spies, seat.final_at, seat.owed, seat.quest_points, seat.advisor_points),
        *(seat.gifts, seat.made),
    )
    return {
        "duchy": "" if seat.duchy < 0 else cards.duchy_ids[seat.duchy],
        "hand": [ids[seat.hand[place]] for place in range(seat.held)],
        "drafted": [write_card(state, seat.drafted[place]) for place in range(seat.drafts)],
        "sites": [write_site(state, seat, site) for site in range(seat.building)],
        "built": [ids[seat.built[place]] for place in range(seat.buildings)],
        "menaces": named(MENACE_NAMES, seat.menaces),
        "stolen": named(ICON_NAMES, seat.stolen),
        "alchemy": named(CUBE_NAMES, seat.alchemy),
        "advisors": [ids[cards.first_advisor + number] for number in advisors if seat.advisors >> number & 1],
        "used": [ids[cards.first_advisor + number] for number in advisors if seat.used >> number & 1],
        "left": name_or_none(state, seat.left),
        "choice": name_or_none(state, seat.choice),
        "tasks": [f"{bit // TASKS + 1}.{bit % TASKS + 1}" for bit in range(2 * TASKS) if seat.tasks >> bit & 1],
        "buried": {ids[kind]: int(seat.buried[kind]) for kind in range(len(ids)) if seat.buried[kind]},
        "agenda": [write_question(seat.agenda[level]) for level in range(seat.depth)],
        **{name: int(number) for name, number in zip(PLAIN, numbers, strict=True)},
    }


def write_site(state: Kingdom, seat: Seat, site: int) -> dict[str, object]:
    """Write a card under construction with its needs."""
    needs = int(seat.needs[site])
    written: dict[str, object] = {"card": state.name(seat.sites[site])}
    written["needs"] = {
        name: needs >> NEED_BITS * resource & NEED_MASK
        for resource, name in enumerate(RESOURCE_NAMES)
        if needs >> NEED_BITS * resource & NEED_MASK
    }
    if needs & FROZEN:
        written["frozen"] = True
    if needs & FIXED:
        written["fixed"] = True
    return written


def write_question(asked: i64) -> dict[str, object]:
    """Write an open question."""
    kind, about = int(kind_of(asked)), int(argument_of(asked))
    written: dict[str, object] = {"question": QUESTION_NAMES[kind]}
    if kind in COUNTED:
        written["seat"] = about + 1
    elif kind == ASK_CUBE:
        written["resource"] = RESOURCE_NAMES[about & RESOURCE_MASK]
        written["count"] = about >> RESOURCE_BITS
    elif kind == ASK_SEARCH:
        written["area"] = AREA_LETTERS[about & 1]
        written["count"] = about >> 1
    elif kind in (ASK_OFFERED, ASK_FIND):
        written["area"] = AREA_LETTERS[about & 1]
    elif kind == ASK_DANGER:
        written["area"] = AREA_LETTERS[about // PLACES]
        written["place"] = about % PLACES + 1
    elif kind == ASK_DANGER_DRAFTED:
        written["place"] = about + 1
    elif kind != ASK_TOP and about:
        written["count"] = about
    return written
