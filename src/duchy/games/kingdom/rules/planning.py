"""Planning: drafted cards are revealed, then built or recycled (K3)."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.kingdom.actions import BUILD, RECYCLE
from duchy.games.kingdom.box.components import ADVISOR, CALAMITY, DEVELOPMENT, MENACE, RESOURCE_NAMES
from duchy.games.kingdom.rules.advisors import welcome
from duchy.games.kingdom.rules.construction import begin_site
from duchy.games.kingdom.rules.reasons import reason
from duchy.games.kingdom.state.agenda import (
    ASK_PLAN,
    QUESTION_NAMES,
    ask_cubes,
    kind_of,
)
from duchy.games.kingdom.state.seat import kind_of_card
from duchy.games.kingdom.state.state import Kingdom


def turn_up(state: Kingdom, index: i64) -> None:
    """K3.1. All drafted cards are revealed. K3.2. Calamities go to the duchy. K7.2. Advisors join."""
    seat = state.seats[index]
    cards = state.variant.cards
    drafted = seat.drafted[:]
    count = seat.drafts
    for place in range(count):
        seat.drafted[place] = 0
    seat.drafts = 0
    seat.areas_moved += 1
    names: list[str] = []
    for place in range(count):
        kind = kind_of_card(drafted[place])
        if state.journal is not None:
            names.append(state.name(kind))
        family = cards.family[kind]
        if family == CALAMITY:
            seat.calamities += 1
        elif family == ADVISOR:
            welcome(state, index, kind)
        else:
            seat.draft(kind)
    if state.journal is not None:
        state.note("turn-up", index, {"cards": names})


def list_plans(state: Kingdom, index: i64, out: vec[i64]) -> i64:
    """K3.1. Each drafted development is built or recycled. K3.2. A treasure must be recycled."""
    seat = state.seats[index]
    cards = state.variant.cards
    count: i64 = 0
    before: i64 = -1
    for place in range(seat.drafts):
        kind = seat.drafted[place]
        if kind == before:
            continue
        before = kind
        if cards.family[kind] == DEVELOPMENT:
            out[count] = BUILD + kind
            count += 1
        out[count] = RECYCLE + kind
        count += 1
    return count


def build(state: Kingdom, index: i64, kind: i64) -> None:
    """K3.1. A drafted card is put under construction."""
    seat = state.seats[index]
    seat.undraft(seat.drafted_at(kind))
    if state.journal is not None:
        state.note("build", index, {"card": state.name(kind)})
    begin_site(state, index, kind)


def recycle(state: Kingdom, index: i64, kind: i64) -> None:
    """K3.1. A drafted card is discarded for its resource, which is placed immediately. K3.2. A treasure gives two."""
    seat = state.seats[index]
    cards = state.variant.cards
    seat.undraft(seat.drafted_at(kind))
    times: i64 = 1
    if seat.doubled:
        seat.doubled -= 1
        times = 2
    if state.journal is not None:
        gains = [RESOURCE_NAMES[cards.recycles[kind]]] * times
        if cards.second[kind] >= 0:
            gains += [RESOURCE_NAMES[cards.second[kind]]] * times
        state.note("recycle", index, {"card": state.name(kind), "resources": gains})
    if cards.second[kind] >= 0:
        seat.ask(ask_cubes(cards.second[kind], times))
    seat.ask(ask_cubes(cards.recycles[kind], times))


def why_not_plan(state: Kingdom, index: i64, kind: i64, building: bool) -> Reason | None:
    """K3.1, K3.2. The card must be drafted; treasures are not built, menaces neither built nor recycled (K6.1)."""
    seat = state.seats[index]
    asked = kind_of(seat.asked())
    if asked != ASK_PLAN:
        return reason("other-question", question=QUESTION_NAMES[asked])
    if seat.drafted_at(kind) < 0:
        return reason("not-drafted", card=card_name(state, kind))
    family = state.variant.cards.family[kind]
    if family == MENACE:
        return reason("menace-stays", card=state.name(kind))
    if building and family != DEVELOPMENT:
        return reason("must-recycle", card=state.name(kind))
    return None


def card_name(state: Kingdom, kind: i64) -> str:
    """Return the name of a card that the set may not have."""
    return state.name(kind) if kind < state.variant.cards.kinds else f"card {kind + 1}"
