"""The view of a seat: plain data. The opponent's hand, face-down cards and secret choices are blank.

A card is its id; '' is a card that the viewer cannot see.
"""

from dataclasses import dataclass

from duchy.core.game import CHANCE
from duchy.games.kingdom.box.components import (
    AREA_LETTERS,
    AREAS,
    BOARDS,
    CUBES,
    MENACE_NAMES,
    MODULE_NAMES,
    PLACES,
    RESOURCE_NAMES,
    RESOURCES,
    ROUNDS,
    SIDE_LETTERS,
    TASKS,
    UNKNOWN,
)
from duchy.games.kingdom.box.icons import ICON_NAMES
from duchy.games.kingdom.rules.production import production, supremacy
from duchy.games.kingdom.rules.scoring import defeat, medal, medals, places, points_of, sources
from duchy.games.kingdom.state.agenda import (
    ASK_CUBE,
    ASK_SEARCH,
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
from duchy.games.kingdom.state.state import OVER_STAGE, PRODUCTION_STAGE, STAGE_NAMES, Kingdom
from duchy.games.kingdom.state.unseen import unseen_pool


@dataclass(frozen=True)
class CardView:
    """A card on offer or drafted: '' if the viewer cannot see it; laid_by is the seat from 1, 0 for chance."""

    card: str
    face_down: bool
    laid_by: int


@dataclass(frozen=True)
class SiteView:
    """A card under construction and its needs, by resource."""

    card: str
    needs: list[int]
    frozen: bool
    fixed: bool


@dataclass(frozen=True)
class QuestionView:
    """An open question to a seat (from 1) or to chance (15), its subject and its count."""

    seat: int
    question: str
    about: str
    count: int


@dataclass(frozen=True)
class SeatView:
    """A player's seat; hand, choice and left are empty for everyone else."""

    duchy: str
    hand: list[str]
    held: int
    traps: int
    drafted: list[CardView]
    sites: list[SiteView]
    built: list[str]
    calamities: int
    menaces: dict[str, int]
    stolen: dict[str, int]
    alchemy: list[int]
    krystallium: int
    soldiers: int
    training: int
    advisors: list[str]
    used: list[str]
    left: str
    choice: str
    doubled: int
    ties: int
    spies: int
    hidden_spies: int
    tasks: list[str]
    production: list[int]
    made: int
    points: int
    sources: dict[str, int]


@dataclass(frozen=True)
class View:
    """A position as a seat sees it; lists of cards count over resources or seats as their names say.

    supremacy: by resource, the seat from 1 that has it as things stand, 0 for no one (K4.2). medals: the points that
    bronze, silver and gold take, alone.
    """

    seat: int
    cards: str
    module: str
    scenario: int
    side: str
    boards: list[str]
    round: int
    stage: str
    step: str
    first: int
    offers: dict[str, list[CardView]]
    deck: int
    unseen: dict[str, int]
    top: str
    looked: list[str]
    danger_pile: int
    danger_unseen: int
    danger_lurking: int
    menaces_left: dict[str, int]
    lost: int
    searched: bool
    seats: list[SeatView]
    supremacy: list[int]
    asked: list[QuestionView]
    medals: list[int]
    medal: str
    defeat: str
    places: list[int]


def view_of(state: Kingdom, viewer: int) -> View:
    """Show a state to a seat, or to a spectator."""
    variant = state.variant
    ids = variant.cards.ids
    pool = unseen_pool(state, viewer)
    over = state.stage == OVER_STAGE
    return View(
        viewer,
        variant.cards.name,
        MODULE_NAMES[variant.module],
        variant.scenario.number,
        SIDE_LETTERS[variant.side],
        [board.name for board in variant.boards],
        min(int(state.round) + 1, ROUNDS),
        STAGE_NAMES[state.stage],
        RESOURCE_NAMES[state.turn] if state.stage == PRODUCTION_STAGE else "",
        int(state.first()) + 1,
        {
            AREA_LETTERS[area]: [
                card_view(state, int(state.offers[area * PLACES + place]), viewer)
                for place in range(state.offered[area])
            ]
            for area in range(AREAS)
        },
        sum(int(number) for number in state.deck) - (int(state.unseen - state.lurking) if variant.solo else 0),
        {ids[kind]: pool[kind] for kind in range(len(ids)) if pool[kind]},
        "" if state.top == NO_CARD else ids[state.top],
        [ids[state.looked[place]] for place in range(state.looks)],
        int(state.pile),
        int(state.unseen),
        int(state.lurking),
        {name: int(state.menaces_left[which]) for which, name in enumerate(MENACE_NAMES) if state.menaces_left[which]},
        int(state.lost),
        bool(state.searched),
        [seat_view(state, index, viewer) for index in range(variant.players)],
        [supremacy(state, resource) for resource in range(CUBES)],
        questions(state),
        medals(state) if variant.solo else [],
        medal(state) if over and variant.solo else "",
        defeat(state),
        places(state) if over else [],
    )


def card_view(state: Kingdom, card: int, viewer: int) -> CardView:
    """Show a card; the seat that laid it face down still knows it."""
    face = int(face_of(card))
    kind = int(kind_of_card(card))
    seen = kind != UNKNOWN and (face == 0 or face == viewer + 1)
    return CardView(state.name(kind) if seen else "", face > 0, face if face <= len(state.seats) else 0)


def seat_view(state: Kingdom, index: int, viewer: int) -> SeatView:
    """Show a player's seat."""
    seat = state.seats[index]
    cards = state.variant.cards
    own = index == viewer
    advisors = range(cards.advisors)
    return SeatView(
        "" if seat.duchy < 0 else cards.duchy_ids[seat.duchy],
        [cards.ids[seat.hand[place]] for place in range(seat.held)] if own else [],
        int(seat.held),
        int(seat.traps),
        [card_view(state, int(seat.drafted[place]), viewer) for place in range(seat.drafts)],
        [site_view(state, seat, site) for site in range(seat.building)],
        [cards.ids[seat.built[place]] for place in range(seat.buildings)],
        int(seat.calamities),
        {name: int(seat.menaces[which]) for which, name in enumerate(MENACE_NAMES) if seat.menaces[which]},
        {name: int(seat.stolen[icon]) for icon, name in enumerate(ICON_NAMES) if seat.stolen[icon]},
        [int(cubes) for cubes in seat.alchemy],
        int(seat.krystallium),
        int(seat.soldiers),
        int(seat.training),
        [cards.ids[cards.first_advisor + number] for number in advisors if seat.advisors >> number & 1],
        [cards.ids[cards.first_advisor + number] for number in advisors if seat.used >> number & 1],
        cards.ids[seat.left] if own and seat.left != NO_CARD else "",
        cards.ids[seat.choice] if own and seat.choice != NO_CARD else "",
        int(seat.doubled),
        int(seat.ties),
        int(seat.spies),
        int(seat.hidden_spies),
        [f"{bit // TASKS + 1}.{bit % TASKS + 1}" for bit in range(BOARDS * TASKS) if seat.tasks >> bit & 1],
        [int(production(seat, resource)) for resource in range(CUBES)],
        int(seat.made),
        int(points_of(state, index)),
        {source: points for source, points in sources(state, index) if points},
    )


def site_view(state: Kingdom, seat: Seat, site: int) -> SiteView:
    """Show a card under construction."""
    needs = int(seat.needs[site])
    return SiteView(
        state.name(seat.sites[site]),
        [needs >> NEED_BITS * resource & NEED_MASK for resource in range(RESOURCES)],
        bool(needs & FROZEN),
        bool(needs & FIXED),
    )


def questions(state: Kingdom) -> list[QuestionView]:
    """List the open questions: to chance, or to each seat that must act."""
    if state.chance >= 0:
        return [QuestionView(CHANCE, QUESTION_NAMES[kind_of(state.chance)], "", 1)]
    found: list[QuestionView] = []
    for index, seat in enumerate(state.seats):
        if seat.depth:
            kind, about = int(kind_of(seat.asked())), int(argument_of(seat.asked()))
            words = ""
            if kind == ASK_CUBE:
                words, about = RESOURCE_NAMES[about & RESOURCE_MASK], cubes_asked(seat)
            elif kind == ASK_SEARCH:
                words, about = AREA_LETTERS[about & 1], about >> 1
            found.append(QuestionView(index + 1, QUESTION_NAMES[kind], words, about))
    return found


def cubes_asked(seat: Seat) -> int:
    """K3.2. Count the cubes of one resource that are to be placed now: a treasure may give two that are alike."""
    resource = argument_of(seat.asked()) & RESOURCE_MASK
    cubes = 0
    for level in range(seat.depth - 1, -1, -1):
        asked = seat.agenda[level]
        if kind_of(asked) != ASK_CUBE or argument_of(asked) & RESOURCE_MASK != resource:
            break
        cubes += int(argument_of(asked) >> RESOURCE_BITS)
    return cubes
