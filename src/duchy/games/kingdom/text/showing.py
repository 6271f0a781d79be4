"""Showing a state to a seat: how its view is made, or made from an earlier one."""

from typing import Final

from mypy_extensions import i64

from duchy.core.game import CHANCE
from duchy.core.shelf import Shelf
from duchy.core.vectors import equal, equal_bytes, equal_prefix
from duchy.games.kingdom.box.cards import Cards
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
from duchy.games.kingdom.state.unseen import unseen_counts
from duchy.games.kingdom.text.view import CardView, QuestionView, SeatView, SiteView, View

CARDS_SHOWN: Final = Shelf[Cards, dict[int, CardView]](64)
"""The cards of recently shown sets as they lay: by kind and face, -1 for those that the viewer cannot see."""


def view_of(state: Kingdom, viewer: int) -> View:
    """Show a state to a seat, or to a spectator."""
    lying = cards_shown(state)
    seats = [seat_view(state, index, viewer, lying) for index in range(state.variant.players)]
    boards = [board.name for board in state.variant.boards]
    return view_with(state, viewer, seats, pool_view(state, viewer), boards, offers_view(state, viewer, lying))


def view_again(state: Kingdom, seat: int, before: Kingdom, viewer: int, shown: View) -> View:
    """Show a state to a seat; what looks as `viewer` was shown it before is the same object."""
    lying = cards_shown(state)
    seats: list[SeatView] = []
    for index in range(state.variant.players):
        own, other = state.seats[index], before.seats[index]
        if not (state is before or own.equals(other)):
            seats.append(seat_view(state, index, seat, lying))
        elif seat == viewer or (index not in (seat, viewer) and not has_faces(own)):
            seats.append(shown.seats[index])
        else:
            seats.append(seat_view_again(state, index, seat, shown.seats[index], lying))
    known = seat == viewer and same_pool(state, before)
    alike = same_offers(state, seat, before, viewer)
    return view_with(
        state,
        seat,
        seats,
        shown.unseen if known else pool_view(state, seat),
        shown.boards,
        shown.offers if alike else offers_view(state, seat, lying),
    )


def same_offers(state: Kingdom, seat: i64, before: Kingdom, viewer: i64) -> bool:
    """Return whether the cards on offer look to a seat as they did to a viewer before."""
    if not (state is before or (equal(state.offers, before.offers) and equal(state.offered, before.offered))):
        return False
    if seat != viewer:
        for area in range(i64(AREAS)):
            for place in range(state.offered[area]):
                face = face_of(state.offers[area * PLACES + place])
                if face and (face == seat + 1 or face == viewer + 1):
                    return False
    return True


def offers_view(state: Kingdom, viewer: int, lying: dict[int, CardView]) -> dict[str, list[CardView]]:
    """Show the cards on offer, by area."""
    return {
        AREA_LETTERS[area]: [
            card_view(state, state.offers[area * PLACES + place], viewer, lying) for place in range(state.offered[area])
        ]
        for area in range(AREAS)
    }


def has_faces(seat: Seat) -> bool:
    """Return whether a card that a seat has drafted lies face down, so that not everyone sees it."""
    for place in range(seat.drafts):
        if face_of(seat.drafted[place]):
            return True
    return False


def same_pool(state: Kingdom, before: Kingdom) -> bool:
    """Return whether everyone has seen the same cards in two states."""
    if not (
        equal_bytes(state.deck, before.deck)
        and equal(state.offers, before.offers)
        and equal(state.offered, before.offered)
    ):
        return False
    for index in range(len(state.seats)):
        own, other = state.seats[index], before.seats[index]
        if not (
            own.left == other.left
            and own.held == other.held
            and own.drafts == other.drafts
            and equal(own.hand, other.hand)
            and equal_prefix(own.drafted, other.drafted, own.drafts)
            and equal_bytes(own.buried, other.buried)
        ):
            return False
    return True


def pool_view(state: Kingdom, viewer: int) -> dict[str, int]:
    """Show how many cards of each kind a viewer has not seen."""
    counts = unseen_counts(state, viewer)
    found: dict[str, int] = {}
    for kind, name in enumerate(state.variant.cards.ids):
        if counts[kind]:
            found[name] = int(counts[kind])
    return found


def view_with(
    state: Kingdom,
    viewer: int,
    seats: list[SeatView],
    unseen: dict[str, int],
    boards: list[str],
    offers: dict[str, list[CardView]],
) -> View:
    """Show a state with views of its seats, the cards that the viewer has not seen, the boards and what is on offer."""
    variant = state.variant
    ids = variant.cards.ids
    over = state.stage == OVER_STAGE
    return View(
        viewer,
        variant.cards.name,
        MODULE_NAMES[variant.module],
        variant.scenario.number,
        SIDE_LETTERS[variant.side],
        boards,
        min(int(state.round) + 1, ROUNDS),
        STAGE_NAMES[state.stage],
        RESOURCE_NAMES[state.turn] if state.stage == PRODUCTION_STAGE else "",
        int(state.first()) + 1,
        offers,
        int(cards_left(state)),
        unseen,
        "" if state.top == NO_CARD else ids[state.top],
        [ids[state.looked[place]] for place in range(state.looks)],
        int(state.pile),
        int(state.unseen),
        int(state.lurking),
        {name: int(state.menaces_left[which]) for which, name in enumerate(MENACE_NAMES) if state.menaces_left[which]},
        int(state.lost),
        bool(state.searched),
        seats,
        [supremacy(state, resource) for resource in range(CUBES)],
        questions(state),
        medals(state) if variant.solo else [],
        medal(state) if over and variant.solo else "",
        defeat(state),
        places(state) if over else [],
    )


def cards_left(state: Kingdom) -> i64:
    """Count the cards in the deck; in a solo game those of the danger pile that no one has seen are not in it."""
    count: i64 = state.lurking - state.unseen if state.variant.solo else 0
    for number in state.deck:
        count += i64(number)
    return count


def cards_shown(state: Kingdom) -> dict[int, CardView]:
    """Return the cards that were shown of a state's set; each is made once, because the same are shown again."""
    return CARDS_SHOWN.get(state.variant.cards) or CARDS_SHOWN.keep(state.variant.cards, {})


def card_view(state: Kingdom, card: i64, viewer: int, lying: dict[int, CardView]) -> CardView:
    """Show a card; the seat that laid it face down still knows it."""
    face = face_of(card)
    kind = kind_of_card(card)
    seen = kind != UNKNOWN and (face == 0 or face == viewer + 1)
    laid = face if face <= len(state.seats) else 0
    key = int(kind if seen else UNKNOWN) << 8 | int(face > 0) << 7 | int(laid)
    view = lying.get(key)
    if view is None:
        view = lying[key] = CardView(state.name(kind) if seen else "", face > 0, int(laid))
    return view


def seat_view(state: Kingdom, index: int, viewer: int, lying: dict[int, CardView]) -> SeatView:
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
        [card_view(state, seat.drafted[place], viewer, lying) for place in range(seat.drafts)],
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


def seat_view_again(state: Kingdom, index: int, viewer: int, shown: SeatView, lying: dict[int, CardView]) -> SeatView:
    """Show a seat to another viewer of the same moment: only what is not public can differ."""
    seat = state.seats[index]
    ids = state.variant.cards.ids
    own = index == viewer
    return SeatView(
        shown.duchy,
        [ids[seat.hand[place]] for place in range(seat.held)] if own else [],
        shown.held,
        shown.traps,
        [card_view(state, seat.drafted[place], viewer, lying) for place in range(seat.drafts)],
        shown.sites,
        shown.built,
        shown.calamities,
        shown.menaces,
        shown.stolen,
        shown.alchemy,
        shown.krystallium,
        shown.soldiers,
        shown.training,
        shown.advisors,
        shown.used,
        ids[seat.left] if own and seat.left != NO_CARD else "",
        ids[seat.choice] if own and seat.choice != NO_CARD else "",
        shown.doubled,
        shown.ties,
        shown.spies,
        shown.hidden_spies,
        shown.tasks,
        shown.production,
        shown.made,
        shown.points,
        shown.sources,
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
