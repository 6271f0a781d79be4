"""Advisors: how they join, their abilities and their prices (K7)."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.kingdom.actions import KEEP, USE
from duchy.games.kingdom.box.components import (
    AT_END,
    CUBES,
    DISMISS,
    DISTIL,
    DOUBLE,
    EFFECTS,
    IN_DRAFT,
    IN_PLANNING,
    IN_PRODUCTION,
    KRYSTALLIUM,
    LEFT,
    MATCH,
    PARDON,
    PER_ICONS,
    PHASE_NAMES,
    RESOURCES,
    REVEAL,
    SHIFT,
    SOLDIERS,
    TIES,
    TRAP,
    TYPES,
)
from duchy.games.kingdom.rules.construction import give_cubes
from duchy.games.kingdom.rules.offers import any_face_down, any_face_up
from duchy.games.kingdom.rules.reasons import reason
from duchy.games.kingdom.state.agenda import (
    ASK_DISMISS,
    ASK_KEEP,
    ASK_SHIFT,
    ASK_SPY,
    QUESTION_NAMES,
    ask_cubes,
    kind_of,
    question,
)
from duchy.games.kingdom.state.seat import NO_CARD, bit
from duchy.games.kingdom.state.state import DRAFT_STAGE, END_STAGE, PLANNING_STAGE, PRODUCTION_STAGE, Kingdom


def welcome(state: Kingdom, index: i64, kind: i64) -> None:
    """K7.2. A face-up advisor joins immediately and brings a soldier; it is never built or recycled."""
    seat = state.seats[index]
    seat.advisors |= bit(kind - state.variant.cards.first_advisor)
    seat.soldiers += 1
    if state.journal is not None:
        state.note("advisor", index, {"card": state.name(kind), "soldiers": 1})


def list_keeps(state: Kingdom, index: i64, out: vec[i64]) -> i64:
    """K7.1. One of two advisors is kept."""
    seat = state.seats[index]
    first = state.variant.cards.first_advisor
    out[0] = KEEP + seat.hand[0] - first
    if seat.hand[1] == seat.hand[0]:
        return 1
    out[1] = KEEP + seat.hand[1] - first
    return 2


def keep(state: Kingdom, index: i64, advisor: i64) -> None:
    """K7.1. The choice is hidden until both have chosen."""
    seat = state.seats[index]
    seat.choice = state.variant.cards.first_advisor + advisor
    seat.answered()


def why_not_keep(state: Kingdom, index: i64, advisor: i64) -> Reason | None:
    """K7.1. It must be one of the two that were dealt."""
    seat = state.seats[index]
    asked = kind_of(seat.asked())
    if asked != ASK_KEEP:
        return reason("no-such-question", do="keep", question=QUESTION_NAMES[asked])
    kind = state.variant.cards.first_advisor + advisor
    return None if kind in (seat.hand[0], seat.hand[1]) else reason("advisor-not-dealt", advisor=advisor + 1)


def settle_keeps(state: Kingdom) -> None:
    """K7.1. The kept advisors are shown; the others leave unseen, or (K7.4) are shuffled into the deck."""
    for index in range(state.variant.players):
        seat = state.seats[index]
        kept = seat.choice
        other = seat.hand[0] + seat.hand[1] - kept
        seat.choice = NO_CARD
        seat.hand[0] = 0
        seat.hand[1] = 0
        seat.held = 0
        seat.advisors |= bit(kept - state.variant.cards.first_advisor)
        if state.variant.solo:
            state.deck[other] += 1
            state.cards_moved += 1
        else:
            seat.left = other
        if state.journal is not None:
            state.note("keep", index, {"card": state.name(kept)})


def phase_of(state: Kingdom) -> i64:
    """K7.3. Return the current phase for advisors; -1 if there is none."""
    stage = state.stage
    if stage == DRAFT_STAGE:
        return IN_DRAFT
    if stage == PLANNING_STAGE:
        return IN_PLANNING
    if stage == PRODUCTION_STAGE:
        return IN_PRODUCTION
    return AT_END if stage == END_STAGE else -1


def list_uses(state: Kingdom, index: i64, out: vec[i64], count: i64) -> i64:
    """K7.3. An ability costs soldiers, is used once a round at most, in its phase, and does something."""
    seat = state.seats[index]
    free = seat.advisors & ~seat.used
    phase = phase_of(state)
    cards = state.variant.cards
    advisor: i64 = 0
    while free >> advisor:
        if free >> advisor & 1:
            kind = cards.first_advisor + advisor
            if cards.phase[kind] == phase and cards.soldiers[kind] <= seat.soldiers and helps(state, index, kind):
                out[count] = USE + advisor
                count += 1
        advisor += 1
    return count


def helps(state: Kingdom, index: i64, kind: i64) -> bool:
    """K7.3. Return whether an ability would have any effect now."""
    cards = state.variant.cards
    seat = state.seats[index]
    effect = kind * EFFECTS
    if cards.effects[effect + REVEAL]:
        return any_face_down(state)
    if cards.effects[effect + SHIFT] or cards.effects[effect + DISMISS]:
        return any_face_up(state)
    if cards.effects[effect + PARDON]:
        return seat.calamities > 0
    if cards.effects[effect + DISTIL]:
        return seat.cubes() >= cards.effects[effect + DISTIL]
    if cards.effects[effect + MATCH]:
        return surplus(state, index) > 0
    if cards.effects[effect + DOUBLE] and seat.drafts > 0:
        return True
    if cards.effects[effect + TRAP] or cards.effects[effect + TIES]:
        return True
    if state.stage == END_STAGE:
        return end_points(state, index, kind, seat.soldiers - cards.soldiers[kind]) > 0
    gained = cards.gain[kind * RESOURCES + KRYSTALLIUM] + cards.gain[kind * RESOURCES + SOLDIERS]
    for resource in range(i64(CUBES)):
        gained += cubes_gained(state, index, kind, resource)
    return gained > 0


def surplus(state: Kingdom, index: i64) -> i64:
    """K7.3. Return how many more cubes the opponent produced in this step."""
    if state.variant.solo:
        return 0
    return state.seats[1 - index].made - state.seats[index].made


def use(state: Kingdom, index: i64, advisor: i64) -> None:
    """K7.3. The soldiers are paid and the ability takes effect, column by column."""
    seat = state.seats[index]
    cards = state.variant.cards
    kind = cards.first_advisor + advisor
    effect = kind * EFFECTS
    seat.used |= bit(advisor)
    seat.soldiers -= cards.soldiers[kind]
    if state.journal is not None:
        state.note("use", index, {"card": state.name(kind), "soldiers": cards.soldiers[kind]})
    seat.traps += cards.effects[effect + TRAP]
    seat.doubled += cards.effects[effect + DOUBLE]
    seat.ties += cards.effects[effect + TIES]
    seat.calamities -= min(seat.calamities, cards.effects[effect + PARDON])
    gain(state, index, kind)
    if cards.effects[effect + REVEAL]:
        seat.ask(question(ASK_SPY, 0))
    if cards.effects[effect + SHIFT]:
        seat.ask(question(ASK_SHIFT, 0))
    if cards.effects[effect + DISMISS]:
        seat.ask(question(ASK_DISMISS, 0))
    if cards.effects[effect + DISTIL]:
        give_cubes(state, index, cards.effects[effect + DISTIL])
    if state.stage == END_STAGE:
        score(state, index, kind)


def cubes_gained(state: Kingdom, index: i64, kind: i64, resource: i64) -> i64:
    """K7.3. Count the cubes of a resource that an ability gives: a fixed number, and some per built card of a type."""
    cards = state.variant.cards
    types = state.seats[index].types
    cubes = cards.gain[kind * RESOURCES + resource]
    for type_ in range(i64(TYPES)):
        cubes += cards.gain_per[kind * PER_ICONS + resource * TYPES + type_] * types[type_]
    return cubes


def gain(state: Kingdom, index: i64, kind: i64) -> None:
    """K7.3. Resources: a fixed number, some per card of a type, or the opponent's surplus."""
    seat = state.seats[index]
    cards = state.variant.cards
    seat.krystallium += cards.gain[kind * RESOURCES + KRYSTALLIUM]
    seat.soldiers += cards.gain[kind * RESOURCES + SOLDIERS]
    for resource in range(i64(CUBES)):
        cubes = cubes_gained(state, index, kind, resource)
        if cubes:
            seat.ask(ask_cubes(resource, cubes))
    most = cards.effects[kind * EFFECTS + MATCH]
    if most:
        seat.ask(ask_cubes(state.turn, min(most, surplus(state, index))))


def score(state: Kingdom, index: i64, kind: i64) -> None:
    """K7.3. At the end of the game: points for built cards of a type, for krystallium or soldiers left."""
    seat = state.seats[index]
    seat.advisor_points += end_points(state, index, kind, seat.soldiers)


def end_points(state: Kingdom, index: i64, kind: i64, soldiers: i64) -> i64:
    """K7.3. Return the points of an advisor at the end of the game, with the given number of soldiers left."""
    seat = state.seats[index]
    cards = state.variant.cards
    points = cards.points_left[kind * LEFT] * seat.krystallium + cards.points_left[kind * LEFT + 1] * soldiers
    for type_ in range(i64(TYPES)):
        points += cards.points_per[kind * TYPES + type_] * seat.types[type_]
    return points


def why_not_use(state: Kingdom, index: i64, advisor: i64) -> Reason | None:
    """K7.3. The advisor must be there, unused, in its phase, paid, and of use."""
    seat = state.seats[index]
    cards = state.variant.cards
    if not seat.advisors >> advisor & 1:
        return reason("no-such-advisor", advisor=advisor + 1)
    kind = cards.first_advisor + advisor
    name = state.name(kind)
    if seat.used >> advisor & 1:
        return reason("advisor-used", card=name)
    if cards.phase[kind] != phase_of(state):
        return reason("wrong-phase", card=name, phase=PHASE_NAMES[cards.phase[kind]])
    if cards.soldiers[kind] > seat.soldiers:
        return reason("too-few-soldiers", card=name, needed=int(cards.soldiers[kind]), have=int(seat.soldiers))
    return None if helps(state, index, kind) else reason("no-use", card=name)
