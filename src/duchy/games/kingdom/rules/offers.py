"""The two offer areas, and cards that are revealed, moved or discarded there (K2.2, K5S.3, K7.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.kingdom.actions import PICK, SPY
from duchy.games.kingdom.box.components import (
    AREA_LETTERS,
    AREAS,
    CALAMITY,
    MENACE,
    PLACES,
    SPIES,
)
from duchy.games.kingdom.rules.reasons import reason
from duchy.games.kingdom.state.agenda import (
    AREA_BITS,
    AREA_MASK,
    ASK_DANGER,
    ASK_DISMISS,
    ASK_FIND,
    ASK_SEARCH,
    ASK_SHIFT,
    ASK_SPY,
    QUESTION_NAMES,
    argument_of,
    kind_of,
    question,
)
from duchy.games.kingdom.state.seat import DANGER_LAYER, NO_CARD, face_of, kind_of_card
from duchy.games.kingdom.state.state import DRAFT_STAGE, Kingdom


def lay(state: Kingdom, area: i64, card: i64) -> None:
    """K2.2. A card is added to an area; there is no limit to their number."""
    state.offers[area * PLACES + state.offered[area]] = card
    state.offered[area] += 1


def lift(state: Kingdom, area: i64, place: i64) -> i64:
    """Remove a card from an area and return it."""
    place += area * PLACES
    card = state.offers[place]
    state.offered[area] -= 1
    last = area * PLACES + state.offered[area]
    while place < last:
        state.offers[place] = state.offers[place + 1]
        place += 1
    state.offers[last] = 0
    return card


def any_face_down(state: Kingdom) -> bool:
    """Return whether any card on offer is face down."""
    for area in range(i64(AREAS)):
        for place in range(state.offered[area]):
            if face_of(state.offers[area * PLACES + place]):
                return True
    return False


def any_face_up(state: Kingdom) -> bool:
    """Return whether any card on offer is face up."""
    for area in range(i64(AREAS)):
        for place in range(state.offered[area]):
            if not face_of(state.offers[area * PLACES + place]):
                return True
    return False


def list_spies(state: Kingdom, index: i64, out: vec[i64], count: i64) -> i64:
    """K5S.3. An active spy reveals a face-down card on offer. K8.1. Spies of a quest do the same."""
    if state.stage == DRAFT_STAGE and state.seats[index].spies and any_face_down(state):
        out[count] = SPY
        count += 1
    return count


def spy(state: Kingdom, index: i64) -> None:
    """K5S.3. The spy is flipped to its hidden side."""
    seat = state.seats[index]
    seat.spies -= 1
    seat.hidden_spies += 1
    if state.journal is not None:
        state.note("spy", index, {})
    seat.ask(question(ASK_SPY, 0))


def why_not_spy(state: Kingdom, index: i64) -> Reason | None:
    """K5S.3. There must be an active spy and a face-down card on offer."""
    if not state.seats[index].spies:
        return reason("no-spy")
    return None if state.stage == DRAFT_STAGE and any_face_down(state) else reason("nothing-face-down")


def gain_spy(state: Kingdom, index: i64) -> None:
    """K8.1. A spy gained as a reward is active. **Ruling**: if both are in play, a hidden one becomes active."""
    seat = state.seats[index]
    there: i64 = 0
    for other in state.seats:
        there += other.spies + other.hidden_spies
    if there < SPIES:
        seat.spies += 1
    elif seat.hidden_spies:
        seat.hidden_spies -= 1
        seat.spies += 1


def fits(state: Kingdom, asked: i64, area: i64, place: i64) -> bool:
    """Return whether a card on offer answers a question: which one to reveal, move, discard or search with."""
    card = state.offers[area * PLACES + place]
    kind = kind_of(asked)
    if kind == ASK_SPY:
        return face_of(card) != 0
    if face_of(card):
        return False
    if kind != ASK_SEARCH:
        return True
    family = state.variant.cards.family[card]
    return area == argument_of(asked) & AREA_MASK and family not in (CALAMITY, MENACE)


def list_picks(state: Kingdom, index: i64, out: vec[i64]) -> i64:
    """K5S.3, K5S.4, K7.3. List the cards on offer that answer the question."""
    asked = state.seats[index].asked()
    count: i64 = 0
    for area in range(i64(AREAS)):
        for place in range(state.offered[area]):
            if fits(state, asked, area, place):
                out[count] = PICK + area * PLACES + place
                count += 1
    return count


def pick(state: Kingdom, index: i64, area: i64, place: i64) -> None:
    """K5S.3. Reveal the card; K7.3. move or discard it; K5S.4. discard it for a search."""
    seat = state.seats[index]
    asked = seat.asked()
    kind = kind_of(asked)
    seat.answered()
    if kind == ASK_SPY:
        uncover(state, index, area, place)
        return
    card = lift(state, area, place)
    if kind == ASK_SHIFT:
        lay(state, 1 - area, card)
    if state.journal is not None:
        do = QUESTION_NAMES[kind]
        state.note("pick", index, {"do": do, "card": state.name(card), "area": AREA_LETTERS[area]})
    if kind == ASK_SEARCH:
        left = (argument_of(asked) >> AREA_BITS) - 1
        seat.ask(question(ASK_SEARCH if left else ASK_FIND, area | left << AREA_BITS))
        if not left:
            state.looked[0] = state.top
            state.looks = 1
            state.top = NO_CARD


def uncover(state: Kingdom, index: i64, area: i64, place: i64) -> None:
    """K5S.3. A face-down card is revealed to all; one of the danger pile is seen for the first time."""
    card = state.offers[area * PLACES + place]
    if face_of(card) == DANGER_LAYER:
        state.chance = question(ASK_DANGER, area * PLACES + place)
        return
    state.offers[area * PLACES + place] = kind_of_card(card)
    state.cards_moved += 1
    if state.journal is not None:
        state.note("uncover", index, {"card": state.name(kind_of_card(card)), "area": AREA_LETTERS[area]})


def why_not_pick(state: Kingdom, index: i64, area: i64, place: i64) -> Reason | None:
    """K5S.3, K5S.4, K7.3. There must be such a card, face down to reveal it, face up otherwise."""
    asked = state.seats[index].asked()
    kind = kind_of(asked)
    if kind not in (ASK_SPY, ASK_SHIFT, ASK_DISMISS, ASK_SEARCH):
        return reason("no-such-question", do="pick", question=QUESTION_NAMES[kind])
    where = f"{AREA_LETTERS[area]}{place + 1}"
    if place >= state.offered[area]:
        return reason("nothing-on-offer", place=where)
    return (
        None if fits(state, asked, area, place) else reason("does-not-fit", place=where, question=QUESTION_NAMES[kind])
    )
