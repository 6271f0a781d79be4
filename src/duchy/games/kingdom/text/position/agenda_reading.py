"""Open questions of a position: read from a document and checked against the stage of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.document import Document
from duchy.core.reason import PositionError
from duchy.games.kingdom.actions import ACTIONS
from duchy.games.kingdom.box.components import (
    ADVISOR,
    AREA_LETTERS,
    CALAMITY,
    CUBE_NAMES,
    CUBES,
    HAND,
    MENACE,
    OFFERED,
    PLACES,
)
from duchy.games.kingdom.rules import chance, legal
from duchy.games.kingdom.rules.draft import FIRST_OFFERS, FIRST_TAKES, HALF_TURNS, SECOND_OFFERS, SOLO_TURNS, STEPS
from duchy.games.kingdom.rules.menaces import CALM
from duchy.games.kingdom.rules.rounds import LOOKS
from duchy.games.kingdom.rules.setup import CHOICE
from duchy.games.kingdom.state.agenda import (
    AREA_BITS,
    ASK_ADVISOR,
    ASK_BATTLE,
    ASK_CONVERT,
    ASK_CUBE,
    ASK_DANGER,
    ASK_DANGER_DRAFTED,
    ASK_DISMISS,
    ASK_DUCHY,
    ASK_END,
    ASK_FIND,
    ASK_GIANT,
    ASK_GIFT,
    ASK_HAND,
    ASK_KEEP,
    ASK_OFFER,
    ASK_OFFERED,
    ASK_PLAN,
    ASK_SEARCH,
    ASK_SHADOW,
    ASK_SHIFT,
    ASK_SPY,
    ASK_STEP,
    ASK_TAKE,
    ASK_THEFT,
    ASK_TOP,
    DEPTH,
    LAST_CHANCE_QUESTION,
    NOTHING,
    QUESTION_NAMES,
    RESOURCE_BITS,
    argument_of,
    kind_of,
    question,
)
from duchy.games.kingdom.state.seat import DANGER_LAYER, face_of
from duchy.games.kingdom.state.state import (
    ADVISORS_STAGE,
    BATTLE_STAGE,
    DEALING_STAGE,
    DRAFT_STAGE,
    DUCHIES_STAGE,
    END_STAGE,
    KEEPING_STAGE,
    MENACES_STAGE,
    OVER_STAGE,
    PLANNING_STAGE,
    PRODUCTION_STAGE,
    REVEAL_STAGE,
    STAGE_NAMES,
    Kingdom,
)
from duchy.games.kingdom.state.unseen import danger_of, hidden_cards

FIRST_QUESTIONS = {
    KEEPING_STAGE: (ASK_KEEP,),
    DRAFT_STAGE: (ASK_OFFER, ASK_TAKE),
    MENACES_STAGE: (ASK_SHADOW, ASK_GIFT, ASK_GIANT, ASK_THEFT),
    PLANNING_STAGE: (ASK_PLAN,),
    PRODUCTION_STAGE: (ASK_STEP,),
    BATTLE_STAGE: (ASK_BATTLE,),
    END_STAGE: (ASK_END,),
}
"""The questions to seats in each stage, below all others."""
LATER_QUESTIONS = {
    DRAFT_STAGE: (ASK_SPY, ASK_SHIFT, ASK_DISMISS, ASK_SEARCH, ASK_FIND, ASK_CUBE, ASK_CONVERT),
    PLANNING_STAGE: (ASK_CUBE, ASK_CONVERT),
    PRODUCTION_STAGE: (ASK_CUBE, ASK_CONVERT),
    BATTLE_STAGE: (ASK_CUBE, ASK_CONVERT),
}
"""Questions that may be on top of those."""
CHANCE_QUESTIONS = {
    ASK_DUCHY: (DUCHIES_STAGE,),
    ASK_ADVISOR: (ADVISORS_STAGE,),
    ASK_HAND: (DEALING_STAGE,),
    ASK_OFFERED: (DEALING_STAGE,),
    ASK_TOP: (DRAFT_STAGE,),
    ASK_DANGER: (DRAFT_STAGE,),
    ASK_DANGER_DRAFTED: (REVEAL_STAGE,),
}
LAST_TURN = {DEALING_STAGE: HALF_TURNS, DRAFT_STAGE: HALF_TURNS, MENACES_STAGE: CALM, PRODUCTION_STAGE: CUBES - 1}
MOST_QUESTIONS: Final = DEPTH - 8
"""The most questions that a document may open; the rest of the agenda is for those that follow."""
MOST_CUBES: Final = 1000


def read_agenda(state: Kingdom, index: int, document: Document) -> None:
    """Read the open questions of a seat, the one asked now last; by default a plan in planning, nothing elsewhere."""
    seat = state.seats[index]
    default = [{"question": "plan"}] if state.stage == PLANNING_STAGE else []
    questions = document.items("agenda", default)
    if len(questions) > MOST_QUESTIONS:
        raise PositionError(
            f"{document.where('agenda')}: {len(questions)} questions; at most {MOST_QUESTIONS} are allowed"
        )
    for level, content in enumerate(questions):
        part = Document(content, f"{document.where('agenda')}[{level}]")
        name = part.word("question", QUESTION_NAMES[LAST_CHANCE_QUESTION + 1 :], "")
        kind = QUESTION_NAMES.index(name)
        first = FIRST_QUESTIONS.get(int(state.stage), ())
        later = LATER_QUESTIONS.get(int(state.stage), ())
        owed = level == 0 and kind == ASK_CUBE and state.variant.quests and kind in later
        if kind not in (later if level else first) and not owed:
            what = "on top of others" if level else "first"
            raise PositionError(f"{part.where('question')}: {name} is not asked {what} in stage {stage_name(state)}")
        about = 0
        if kind == ASK_CUBE:
            about = (
                CUBE_NAMES.index(part.word("resource", CUBE_NAMES, ""))
                | part.number("count", 1, MOST_CUBES, 1) << RESOURCE_BITS
            )
        elif kind == ASK_SEARCH:
            about = (
                AREA_LETTERS.index(part.word("area", list(AREA_LETTERS), ""))
                | part.number("count", 1, OFFERED, OFFERED) << AREA_BITS
            )
        elif kind == ASK_FIND:
            about = AREA_LETTERS.index(part.word("area", list(AREA_LETTERS), ""))
        elif kind == ASK_OFFER:
            about = part.number("count", 1, OFFERED, OFFERED)
        elif kind in (ASK_SHADOW, ASK_GIANT, ASK_THEFT, ASK_GIFT, ASK_CONVERT):
            about = part.number("count", 1, 40, 1)
        part.finish()
        seat.ask(question(kind, about))


def stage_name(state: Kingdom) -> str:
    """Return the name of the stage."""
    return STAGE_NAMES[state.stage]


def read_chance(state: Kingdom, document: Document) -> int:
    """Read what chance is asked, if anything."""
    part = document.child("chance")
    if not part.content:
        return NOTHING
    name = part.word("question", QUESTION_NAMES[: LAST_CHANCE_QUESTION + 1], "")
    kind = QUESTION_NAMES.index(name)
    if state.stage not in CHANCE_QUESTIONS[kind]:
        raise PositionError(f"{part.where('question')}: {name} is not asked in stage {stage_name(state)}")
    about = 0
    if kind in (ASK_DUCHY, ASK_ADVISOR, ASK_HAND):
        about = part.number("seat", 1, state.variant.players, 1) - 1
    elif kind == ASK_OFFERED:
        about = AREA_LETTERS.index(part.word("area", list(AREA_LETTERS), ""))
    elif kind == ASK_DANGER:
        area = AREA_LETTERS.index(part.word("area", list(AREA_LETTERS), ""))
        about = area * PLACES + part.number("place", 1, PLACES, 1) - 1
    elif kind == ASK_DANGER_DRAFTED:
        about = part.number("place", 1, max(1, int(state.seats[0].drafts)), 1) - 1
    part.finish()
    return int(question(kind, about))


def check_questions(state: Kingdom) -> None:
    """Check that every pending question fits the stage and has a legal answer."""
    if state.turn > LAST_TURN.get(int(state.stage), 0) or (state.variant.solo and draft_is_late(state)):
        raise PositionError(f"turn: {int(state.turn)} is too high for stage {stage_name(state)}")
    check_draft(state)
    finding = any(kind_of(asked) == ASK_FIND for seat in state.seats for asked in seat.agenda)
    if finding != (state.looks > 0):
        raise PositionError("looked: cards are seen only while a search asks which one to find")
    out = vec[i64]([0] * ACTIONS)
    if state.chance != NOTHING:
        check_chance(state)
        if chance.outcomes(state, out, vec[i64]([0] * ACTIONS)) == 0:
            raise PositionError("chance: there is nothing left to draw")
        return
    for index, seat in enumerate(state.seats):
        if not seat.depth:
            continue
        if state.stage == OVER_STAGE:
            raise PositionError(f"seats[{index}].agenda: the game is over")
        asked = int(kind_of(seat.asked()))
        if asked == ASK_KEEP and seat.held != CHOICE:
            raise PositionError(f"seats[{index}].agenda: there is nothing to choose from")
        if legal.legal(state, index, out) == 0:
            raise PositionError(f"seats[{index}].agenda: '{QUESTION_NAMES[asked]}' has no answer here")
        most = {ASK_CONVERT: int(seat.cubes()), ASK_SHADOW: int(seat.drafts)}
        if asked in most and argument_of(seat.asked()) > most[asked]:
            raise PositionError(f"seats[{index}].agenda: '{QUESTION_NAMES[asked]}' asks for more than there are")


def draft_is_late(state: Kingdom) -> bool:
    """K5S.2. Return whether a solo draft has lasted too long."""
    return state.stage == DRAFT_STAGE and state.turn > SOLO_TURNS


def check_draft(state: Kingdom) -> None:
    """K2.2. In a draft of two it is known whose turn it is and how many cards each holds."""
    stage = state.stage
    for index, seat in enumerate(state.seats):
        if stage == DRAFT_STAGE and not state.variant.solo:
            first = state.first() == index
            turn = int(state.turn)
            offers = (
                (turn + STEPS - FIRST_OFFERS - 1) // STEPS if first else (turn + STEPS - SECOND_OFFERS - 1) // STEPS
            )
            held = HAND + 1 - OFFERED * offers
            asked = [int(seat.agenda[level]) for level in range(seat.depth)]
            if asked:
                mine = turn % STEPS == (FIRST_OFFERS if first else SECOND_OFFERS)
                if (
                    kind_of(asked[0]) != (ASK_OFFER if mine else ASK_TAKE)
                    or (turn % STEPS in (FIRST_OFFERS, FIRST_TAKES)) != first
                ):
                    raise PositionError(f"seats[{index}].agenda: with turn {turn} another question is asked")
                if mine:
                    held += int(argument_of(asked[0])) - OFFERED
            if seat.held != held:
                raise PositionError(f"seats[{index}].hand: {int(seat.held)} cards; expected {held} with turn {turn}")
        elif seat.held != held_in(state, index):
            held = held_in(state, index)
            raise PositionError(
                f"seats[{index}].hand: {int(seat.held)} cards; expected {held} in stage {stage_name(state)}"
            )
        check_dangers(state, index)


def held_in(state: Kingdom, index: int) -> int:
    """K2.1, K7.1. Return how many cards a seat holds outside the draft."""
    stage = state.stage
    if stage == DEALING_STAGE:
        held = max(0, min(HAND, int(state.turn) - HAND * index))
        return held + (held == HAND)
    if stage == KEEPING_STAGE:
        return 2
    if stage == ADVISORS_STAGE and state.chance != NOTHING:
        about = int(argument_of(state.chance))
        return 2 if index < about else min(1, int(state.seats[index].held)) if index == about else 0
    return 0


def check_dangers(state: Kingdom, index: int) -> None:
    """K2.1, K6.1. A seat is dealt one calamity, or one menace of its own, a round; advisors first, if they are kept."""
    cards = state.variant.cards
    danger = danger_of(state, index)
    hidden = hidden_cards(state, index)
    families = [int(cards.family[kind]) for kind in hidden]
    if state.stage in (ADVISORS_STAGE, KEEPING_STAGE) and any(family != ADVISOR for family in families):
        raise PositionError(f"seats[{index}].hand: one of two advisors must be in it")
    dangers = [kind for kind, family in zip(hidden, families, strict=True) if family in (CALAMITY, MENACE)]
    if dangers not in ([], [danger]):
        raise PositionError(f"seats[{index}].hand: one {cards.ids[danger]} is dealt per round, and no other danger")
    for kind in range(cards.kinds):
        if state.seats[index].buried[kind] and kind != danger and cards.family[kind] in (CALAMITY, MENACE):
            raise PositionError(f"seats[{index}].buried: {cards.ids[kind]} was never dealt to this seat")


def check_chance(state: Kingdom) -> None:
    """K2.1, K5S. What chance is asked must be open."""
    kind, about = int(kind_of(state.chance)), int(argument_of(state.chance))
    if kind == ASK_DUCHY and state.seats[about].duchy >= 0:
        raise PositionError("chance.seat: this seat already has a duchy")
    if kind in (ASK_HAND, ASK_OFFERED):
        expected = question(ASK_HAND, state.turn // HAND) if state.turn < 14 else question(ASK_OFFERED, state.turn - 14)
        if state.chance != expected or state.turn > 15:
            raise PositionError(f"chance: with turn {int(state.turn)} another card is dealt")
    if kind == ASK_TOP and (not state.variant.solo or state.top >= 0 or state.looks == LOOKS):
        raise PositionError("chance: the top card of the deck is already seen")
    if kind == ASK_DANGER and face_of(state.offers[about]) != DANGER_LAYER:
        raise PositionError("chance.place: there is no card of the danger pile")
    if kind == ASK_DANGER_DRAFTED and face_of(state.seats[0].drafted[about]) != DANGER_LAYER:
        raise PositionError("chance.place: there is no card of the danger pile")
