"""Reads a position: a state from the JSON document that `writing` writes, with every check.

Every field is optional and has a sensible default, so that a position can be set up in a few lines. An error names its
field. Steps without a decision are taken immediately: `proceed` runs after reading.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.core.document import Document, word_of
from duchy.core.reason import OptionError, PositionError
from duchy.games.kingdom.box.components import (
    ADVISOR,
    ALCHEMY_CUBES,
    AREA_LETTERS,
    AREAS,
    CUBE_NAMES,
    CUBES,
    DEVELOPMENT,
    DRAFTED,
    HAND,
    ICONS,
    MENACE_NAMES,
    PLACES,
    RESOURCE_NAMES,
    RESOURCES,
    ROUNDS,
    SITES,
    TASKS,
    UNKNOWN,
)
from duchy.games.kingdom.box.icons import ICON_NAMES
from duchy.games.kingdom.rules.construction import recount
from duchy.games.kingdom.rules.rounds import LOOKS, proceed
from duchy.games.kingdom.rules.scenario import DEFEAT_NAMES
from duchy.games.kingdom.state.seat import (
    DANGER_LAYER,
    FACE_BITS,
    FIXED,
    FROZEN,
    NEED_BITS,
    NEED_MASK,
    NO_CARD,
    Seat,
    face_of,
)
from duchy.games.kingdom.state.state import (
    DEALING_STAGE,
    DRAFT_STAGE,
    DUCHIES_STAGE,
    END_STAGE,
    OVER_STAGE,
    PLANNING_STAGE,
    STAGE_NAMES,
    Kingdom,
    empty_state,
)
from duchy.games.kingdom.text.position.agenda_reading import check_questions, read_agenda, read_chance
from duchy.games.kingdom.text.position.supply import MOST, ROUND, read_dangers, read_deck
from duchy.games.kingdom.text.position.writing import PLAIN
from duchy.games.kingdom.variant import variant_of

SPARE_PLACES: Final = 4
SPARE_DRAFTED: Final = 8
"""Places that a document must leave free for cards still to come."""


def read(content: object) -> Kingdom:
    """Read a state; raises `PositionError`, which names the field."""
    document = Document(content)
    document.word("game", ("kingdom",), "kingdom")
    try:
        variant = variant_of({str(name): value for name, value in document.child("options").content.items()})
    except OptionError as error:
        raise PositionError(f"options: {error}") from error
    state = empty_state(variant)
    state.stage = STAGE_NAMES.index(document.word("stage", STAGE_NAMES, STAGE_NAMES[PLANNING_STAGE]))
    late = state.stage >= END_STAGE
    state.round = document.number("round", 1, ROUNDS + late, ROUNDS + 1 if late else 1) - 1
    state.turn = document.number("turn", 0, 16, 0)
    state.searched = 1 if document.flag("searched") else 0
    state.defeat = DEFEAT_NAMES.index(document.word("defeat", DEFEAT_NAMES, ""))
    read_offers(state, document)
    looked = document.items("looked", [])
    if len(looked) > LOOKS:
        raise PositionError(f"looked: {len(looked)} cards; a search shows {LOOKS}")
    state.looks = len(looked)
    for place, value in enumerate(looked):
        state.looked[place] = read_kind(state, value, f"looked[{place}]")
    state.top = read_name(state, document, "top")
    state.lost = document.number("lost", 0, MOST, 0)
    seats = document.items("seats", [{}] * variant.players)
    if len(seats) != variant.players:
        raise PositionError(f"seats: expected {variant.players} for this game, got {len(seats)}")
    for index, part in enumerate(seats):
        read_seat(state, index, Document(part, f"seats[{index}]"))
    state.chance = read_chance(state, document)
    read_dangers(state, document)
    read_deck(state, document)
    document.finish()
    check_questions(state)
    proceed(state)
    return state


def read_kind(state: Kingdom, value: object, where: str, families: Sequence[int] = ()) -> int:
    """Read the id of a card, of some families if they are named."""
    cards = state.variant.cards
    if not isinstance(value, str) or value not in cards.ids:
        raise PositionError(f"{where}: the set {cards.name!r} has no card {value!r}")
    kind = cards.ids.index(value)
    if families and cards.family[kind] not in families:
        raise PositionError(f"{where}: {value} does not belong here")
    return kind


def read_name(state: Kingdom, document: Document, name: str, families: Sequence[int] = ()) -> int:
    """Read the id of a card, '' for none."""
    if not document.has(name) or document.content[name] == "":
        return NO_CARD
    return read_kind(state, document.content[name], document.where(name), families)


def read_card(state: Kingdom, value: object, where: str) -> int:
    """Read a card on offer or drafted: port, port/2, ?."""
    if value == "?" and state.variant.solo:
        return UNKNOWN | DANGER_LAYER << FACE_BITS
    if not isinstance(value, str):
        raise PositionError(f"{where}: expected a card, got {value!r}")
    name, slash, layer = value.partition("/")
    kind = read_kind(state, name, where)
    if not slash:
        return kind
    if layer not in [str(index + 1) for index in range(state.variant.players)] or state.variant.solo:
        raise PositionError(f"{where}: {layer!r} is not a player who could have laid a card face down")
    return kind | int(layer) << FACE_BITS


def read_offers(state: Kingdom, document: Document) -> None:
    """Read the cards on offer and how many each area still gets."""
    offers = document.child("offers")
    for area, letter in enumerate(AREA_LETTERS):
        cards = offers.items(letter, [])
        if len(cards) > PLACES - SPARE_PLACES:
            raise PositionError(
                f"{offers.where(letter)}: {len(cards)} cards; at most {PLACES - SPARE_PLACES} are allowed"
            )
        if cards and state.stage not in (DRAFT_STAGE, DEALING_STAGE):
            raise PositionError(f"{offers.where(letter)}: cards are on offer only in the draft")
        for place, value in enumerate(cards):
            state.offers[area * PLACES + place] = read_card(state, value, f"{offers.where(letter)}[{place}]")
        state.offered[area] = len(cards)
    offers.finish()
    fill = document.numbers("fill", 0, 2 if state.variant.solo and state.stage == DRAFT_STAGE else 0, [0] * AREAS)
    for area in range(AREAS):
        state.fill[area] = fill[area]


def read_counts(document: Document, name: str, names: Sequence[str], target: vec[i64], most: int = MOST) -> None:
    """Read numbers by their names."""
    part = document.child(name)
    for index, word in enumerate(names):
        target[index] = part.number(word, 0, most, 0)
    part.finish()


def read_seat(state: Kingdom, index: int, document: Document) -> None:
    """Read what belongs to a player."""
    seat = state.seats[index]
    cards = state.variant.cards
    names = cards.duchy_ids
    default = names[(max(0, int(state.variant.duchy)) + index) % len(names)] if state.stage != DUCHIES_STAGE else ""
    duchy = document.word("duchy", ["", *names] if state.stage == DUCHIES_STAGE else names, default)
    seat.duchy = names.index(duchy) if duchy else -1
    for other in range(index):
        if seat.duchy >= 0 and state.seats[other].duchy == seat.duchy:
            raise PositionError(f"{document.where('duchy')}: {duchy} belongs to seats[{other}]")
    hand = document.items("hand", [])
    if len(hand) > HAND + 1:
        raise PositionError(f"{document.where('hand')}: {len(hand)} cards; at most {HAND + 1} are allowed")
    for place, value in enumerate(hand):
        seat.hold(read_kind(state, value, f"{document.where('hand')}[{place}]"))
    drafted = document.items("drafted", [])
    if len(drafted) > DRAFTED - SPARE_DRAFTED:
        raise PositionError(
            f"{document.where('drafted')}: {len(drafted)} cards; at most {DRAFTED - SPARE_DRAFTED} are allowed"
        )
    for place, value in enumerate(drafted):
        card = read_card(state, value, f"{document.where('drafted')}[{place}]")
        shown = state.stage >= PLANNING_STAGE and not (state.stage == OVER_STAGE and state.defeat)
        if shown and (face_of(card) or cards.family[card] > 1):
            raise PositionError(f"{document.where('drafted')}[{place}]: {value} is no longer here")
        seat.draft(card)
    read_sites(state, seat, document)
    built = document.items("built", [])
    if len(built) > SITES:
        raise PositionError(f"{document.where('built')}: {len(built)} cards; at most {SITES} are allowed")
    for place, value in enumerate(built):
        seat.build(read_kind(state, value, f"{document.where('built')}[{place}]", (DEVELOPMENT,)))
    coming = ROUND * (ROUNDS - 1 - min(int(state.round), ROUNDS - 1))
    coming += ROUND + AREAS if state.stage <= DRAFT_STAGE else int(seat.drafts)
    if seat.buildings + seat.building + coming > SITES:
        raise PositionError(
            f"{document.where('built')}: {len(built)} built, with sites, are too many for round {state.round + 1}"
        )
    read_counts(document, "menaces", MENACE_NAMES, seat.menaces, 40)
    if any(seat.menaces) and not state.variant.battle:
        raise PositionError(f"{document.where('menaces')}: there are no menaces in this game")
    read_counts(document, "alchemy", CUBE_NAMES, seat.alchemy, 1000)
    if not state.variant.quests and seat.cubes() >= ALCHEMY_CUBES:
        raise PositionError(f"{document.where('alchemy')}: {int(seat.cubes())} cubes; five become krystallium")
    read_stolen(state, seat, document)
    seat.advisors = read_advisors(state, document, "advisors")
    seat.used = read_advisors(state, document, "used")
    seat.left = read_name(state, document, "left", (ADVISOR,))
    seat.choice = read_name(state, document, "choice", (ADVISOR,))
    seat.tasks = read_tasks(state, document)
    buried = document.child("buried")
    for kind in range(cards.kinds):
        seat.buried[kind] = u8(buried.number(cards.ids[kind], 0, 40, 0))
    buried.finish()
    read_plain(state, seat, document)
    read_agenda(state, index, document)
    document.finish()


def read_plain(state: Kingdom, seat: Seat, document: Document) -> None:
    """Read the plain numbers of a seat."""
    most = {"traps": 40, "training": 1, "owed": 1, "spies": 2, "hidden_spies": 2, "calamities": 40, "gifts": 40}
    numbers = [document.number(name, 0, most.get(name, MOST), 0) for name in PLAIN]
    (seat.traps, seat.calamities, seat.krystallium, seat.soldiers, seat.training, seat.doubled, seat.ties) = numbers[:7]
    (seat.spies, seat.hidden_spies, seat.final_at, seat.owed, seat.quest_points, seat.advisor_points) = numbers[7:13]
    (seat.gifts, seat.made) = numbers[13:]
    if sum(int(other.spies + other.hidden_spies) for other in state.seats) > 2:
        raise PositionError(f"{document.where('spies')}: there are only two spies")
    if seat.gifts and not state.variant.battle:
        raise PositionError(f"{document.where('gifts')}: there are gifts only with shadows")


def read_sites(state: Kingdom, seat: Seat, document: Document) -> None:
    """Read the cards under construction; what one needs is its whole cost unless it is said."""
    sites = document.items("sites", [])
    if len(sites) > SITES:
        raise PositionError(f"{document.where('sites')}: {len(sites)} cards; at most {SITES} are allowed")
    for site, content in enumerate(sites):
        part = Document(content, f"{document.where('sites')}[{site}]")
        kind = read_kind(
            state, part.content.get("card") if part.has("card") else None, part.where("card"), (DEVELOPMENT,)
        )
        cost = int(state.variant.cards.cost[kind])
        needs = cost
        if part.has("needs"):
            given = part.child("needs")
            needs = 0
            for resource in range(RESOURCES):
                most = cost >> NEED_BITS * resource & NEED_MASK
                needs |= given.number(RESOURCE_NAMES[resource], 0, most, 0) << NEED_BITS * resource
            given.finish()
        frozen, fixed = part.flag("frozen"), part.flag("fixed")
        part.finish()
        if needs == 0 and not frozen:
            raise PositionError(f"{part.where('needs')}: a card that needs nothing more must be built")
        seat.begin(kind, needs | (FROZEN if frozen else 0) | (FIXED if fixed else 0))


def read_stolen(state: Kingdom, seat: Seat, document: Document) -> None:
    """Read the theft tokens; there are no more on an icon than the duchy shows."""
    recount(state, seat)
    read_counts(document, "stolen", ICON_NAMES, seat.stolen, 40)
    for icon in range(ICONS):
        shown = seat.flat[icon] if icon < CUBES else seat.per[icon - CUBES]
        if seat.stolen[icon] > shown:
            where = f"{document.where('stolen')}.{ICON_NAMES[icon]}"
            raise PositionError(f"{where}: {int(seat.stolen[icon])} tokens; the duchy has {int(shown)} such icons")
    recount(state, seat)


def read_advisors(state: Kingdom, document: Document, name: str) -> int:
    """Read advisors as bits."""
    bits = 0
    for place, value in enumerate(document.items(name, [])):
        kind = read_kind(state, value, f"{document.where(name)}[{place}]", (ADVISOR,))
        bits |= 1 << (kind - int(state.variant.cards.first_advisor))
    if bits and not state.variant.advisors:
        raise PositionError(f"{document.where(name)}: there are no advisors in this game")
    return bits


def read_tasks(state: Kingdom, document: Document) -> int:
    """Read the tasks done, as 1.3 for the third of the first board."""
    boards = state.variant.boards
    known = [f"{b + 1}.{t + 1}" for b in range(len(boards)) for t in range(len(boards[b].tasks))]
    bits = 0
    for place, value in enumerate(document.items("tasks", [])):
        board, _, task = word_of(value, known, f"{document.where('tasks')}[{place}]").partition(".")
        bits |= 1 << ((int(board) - 1) * TASKS + int(task) - 1)
    return bits
