"""Open questions as documents: the question, its seat and what it is about; writing, and reading with every check.

`agenda_reading` knows which questions may follow each other.
"""

from typing import Final

from duchy.core.document import Document, number_in
from duchy.core.game import CHANCE
from duchy.core.reason import PositionError
from duchy.games.burgundy.actions import NO_DIE, bit_list
from duchy.games.burgundy.box.components import (
    DEPOTS,
    DICE,
    FIRST_BLACK,
    GOODS_FOR_A_TILE,
    KIND_NAMES,
    NO_TILE,
    ROUNDS,
    SHIELD_PLACES,
    SHIELDS,
    SHIELDS_ON_DEPOT,
    SPACE_NAMES,
    STARTING_GOODS,
)
from duchy.games.burgundy.rules.closing import step_at
from duchy.games.burgundy.rules.dice import number_shown
from duchy.games.burgundy.rules.placing import PLACING
from duchy.games.burgundy.rules.rounds import space_colour
from duchy.games.burgundy.rules.routes import cards_of
from duchy.games.burgundy.rules.scoring import count_goods
from duchy.games.burgundy.rules.sites import DIRECT
from duchy.games.burgundy.rules.storage import UNLIMITED, free_slot, slots, stored_tiles
from duchy.games.burgundy.state.agenda import (
    ASK_ARMS,
    ASK_BOARD,
    ASK_CARD,
    ASK_CASTLE,
    ASK_COURT,
    ASK_DISCARD,
    ASK_DUCHY,
    ASK_GEESE,
    ASK_KEEP,
    ASK_LAY,
    ASK_PHASE_GOODS,
    ASK_ROLL,
    ASK_SITE,
    ASK_SPEND,
    ASK_START,
    ASK_START_GOODS,
    ASK_START_HIDDEN,
    ASK_STORE,
    ASK_TILE,
    ASK_TURN,
    ASK_UPKEEP,
    LAST_CHANCE_QUESTION,
    QUESTION_NAMES,
    argument_of,
    kind_of,
    question,
    seat_of,
    site,
    site_payer,
    site_tile,
)
from duchy.games.burgundy.state.state import Burgundy
from duchy.games.burgundy.text.notation import space_of
from duchy.games.burgundy.text.position.effects import read_geese
from duchy.games.burgundy.text.position.supply import tile

SEAT_QUESTIONS: Final = (ASK_DUCHY, ASK_BOARD, ASK_START_GOODS, ASK_ROLL, ASK_CARD)
"""Questions to chance that are about a seat."""

ONE_OF_A_TEAM: Final = (ASK_START_GOODS, ASK_START)
"""Questions of the setup that one partner answers for both (B12.1, B12.2)."""


def write_question(asked: int) -> dict[str, object]:
    """Write an open question."""
    kind, argument = int(kind_of(asked)), int(argument_of(asked))
    written: dict[str, object] = {"question": QUESTION_NAMES[kind]}
    if kind in SEAT_QUESTIONS:
        written["seat"] = argument + 1
    elif kind > LAST_CHANCE_QUESTION and kind != ASK_START_HIDDEN:
        written["seat"] = int(seat_of(asked)) + 1
    return written | about(kind, argument)


def about(kind: int, argument: int) -> dict[str, object]:
    """Return what a question is about, apart from a seat."""
    if kind == ASK_TILE:
        return {"space": SPACE_NAMES[argument]}
    if kind == ASK_PHASE_GOODS:
        return {"round": argument + 1}
    if kind == ASK_ARMS:
        return {"depot": argument // SHIELD_PLACES + 1, "place": argument % SHIELD_PLACES + 1}
    if kind == ASK_CASTLE:
        return {"castle": False} if argument else {}
    if kind == ASK_KEEP:
        return {"depots": [depot + 1 for depot in bit_list(argument)]}
    if kind in (ASK_DISCARD, ASK_STORE):
        return {"tile": KIND_NAMES[argument]}
    if kind == ASK_SITE:
        die = site_payer(argument)
        paid = {"direct": True} if die == DIRECT else {"die": 0 if die == NO_DIE else die + 1}
        return {"tile": KIND_NAMES[site_tile(argument)], **paid}
    if kind == ASK_GEESE:
        return {"hex": argument + 1}
    if kind in (ASK_COURT, ASK_UPKEEP):
        return {"shield": argument}
    return {"goods": argument} if kind == ASK_SPEND else {}


def read_question(state: Burgundy, kind: int, part: Document) -> int:
    """Read one question with what it is about."""
    if kind in SEAT_QUESTIONS:
        return question(kind, CHANCE, read_asked(state, kind, part))
    if kind == ASK_TILE:
        return question(kind, CHANCE, read_space(state, part))
    if kind == ASK_PHASE_GOODS:
        return question(kind, CHANCE, part.number("round", 1, ROUNDS, 1) - 1)
    if kind == ASK_ARMS:
        return question(kind, CHANCE, read_place(state, part))
    if kind <= LAST_CHANCE_QUESTION:
        return question(kind, CHANCE, 0)
    if kind == ASK_START_HIDDEN:
        return question(kind, 0, 0)
    seat = read_asked(state, kind, part)
    return question(kind, seat, read_argument(state, kind, seat, part))


def read_asked(state: Burgundy, kind: int, part: Document) -> int:
    """Read the seat of a question: determined by order and turn, or by the step of a closing."""
    asked, why = int(state.order[state.turn]), "order and turn"
    if state.annex.closing:
        _, seat, _ = step_at(state, state.annex.closing - 1)
        asked, why = int(seat), "order and closing"
    found = part.number("seat", 1, state.variant.players, asked + 1) - 1
    if found != asked:
        raise PositionError(f"{part.where('seat')}: must be {asked + 1}, by {why}", "wrong-seat", seat=asked + 1)
    where = part.where("question")
    if kind in ONE_OF_A_TEAM and state.turn >= state.variant.duchies:
        raise PositionError(
            f"{where}: this is asked of one partner only, so turn is 1 to {state.variant.duchies}", "not-asked"
        )
    if kind == ASK_START_GOODS and count_goods(state.duchy(found).goods) >= STARTING_GOODS:
        raise PositionError(
            f"{where}: duchies[{state.seats[found].duchy}].goods has the {STARTING_GOODS} of the start", "not-asked"
        )
    if kind in (ASK_CARD, ASK_LAY):
        missing = state.variant.route_cards - cards_of(state, found)
        if (missing > 0) != (kind == ASK_CARD):
            have = f"{state.variant.route_cards - missing} of {state.variant.route_cards} cards"
            raise PositionError(
                f"{where}: seat {found + 1} has {have}; they are dealt first, and laid when all are there", "not-asked"
            )
    return found


def read_argument(state: Burgundy, kind: int, seat: int, part: Document) -> int:
    """Read the argument of a question to a seat."""
    if kind == ASK_CASTLE:
        return 0 if part.flag("castle") or not part.has("castle") else 1
    if kind == ASK_KEEP:
        depots = 0
        for index, depot in enumerate(part.items("depots", [])):
            depots |= 1 << (number_in(depot, 1, DEPOTS, f"{part.where('depots')}[{index}]") - 1)
        return depots
    if kind == ASK_DISCARD:
        return read_discard(state, seat, part)
    if kind == ASK_STORE:
        return read_store(state, seat, part)
    if kind == ASK_SITE:
        return read_site(state, seat, part)
    if kind == ASK_GEESE:
        return read_geese(state, seat, part)
    if kind == ASK_UPKEEP:
        return read_upkeep(state, seat, part)
    if kind == ASK_COURT:
        return part.number("shield", 1, SHIELDS, 0)
    if kind == ASK_SPEND:
        goods = part.number("goods", 1, GOODS_FOR_A_TILE, GOODS_FOR_A_TILE)
        have = int(count_goods(state.duchy(seat).goods))
        if goods > have:
            raise PositionError(
                f"{part.where('goods')}: {goods} must be paid, but duchies[0].goods has {have}",
                "too-many",
                found=goods,
                most=have,
            )
        return goods
    return 0


def needed_tile(state: Burgundy, part: Document, why: str) -> int:
    """Read the tile that a question is about."""
    kind = tile(state, part.content.get("tile") if part.has("tile") else None, part.where("tile"))
    if kind == NO_TILE:
        raise PositionError(f"{part.where('tile')}: the tile that {why} is missing", "tile")
    return kind


def read_discard(state: Burgundy, seat: int, part: Document) -> int:
    """B4.1. Read the tile that needs room: storage must be full."""
    kind = needed_tile(state, part, "needs room")
    if state.duchy(seat).shields & UNLIMITED or stored_tiles(state, seat) < slots(state, seat):
        raise PositionError(
            f"{part.where('question')}: no tile is discarded while a slot of seats[{seat}].storage is empty",
            "not-asked",
        )
    return kind


def read_store(state: Burgundy, seat: int, part: Document) -> int:
    """B12.3. Read the tile to store: one of the seat's own slots and a shared one must be empty."""
    kind = needed_tile(state, part, "comes in")
    duchy = state.duchy(seat)
    if free_slot(state.seats[seat].storage) < 0 or free_slot(duchy.holdings.store) < 0:
        raise PositionError(
            f"{part.where('question')}: a slot is chosen only while one of seats[{seat}].storage and one of"
            f" duchies[{state.seats[seat].duchy}].store are empty",
            "not-asked",
        )
    return kind


def read_site(state: Burgundy, seat: int, part: Document) -> int:
    """B4.2. Read the tile whose hex is asked for: directly from a depot, or from extra storage and paid for."""
    kind = needed_tile(state, part, "is placed")
    if part.flag("direct"):
        return int(site(kind, DIRECT, 0))
    die = part.number("die", 0, DICE, 0)
    below = kind_of(state.asked()) if state.depth else ASK_SITE
    duchy = state.seats[seat].duchy
    if not state.variant.shields or state.duchies[duchy].holdings.yard[kind] == 0:
        raise PositionError(
            f"{part.where('tile')}: {KIND_NAMES[kind]} is not in duchies[{duchy}].yard",
            "not-in-yard",
            tile=KIND_NAMES[kind],
        )
    if below not in PLACING or (below == ASK_TURN) != (die > 0):
        raise PositionError(f"{part.where('die')}: {die} cannot pay here: use a die in a turn, 0 for an effect", "die")
    if die and state.seats[seat].dice[die - 1] == 0:
        raise PositionError(f"{part.where('die')}: die {die} is already used", "die")
    paid = die - 1 if die else NO_DIE
    return int(site(kind, paid, number_shown(state, seat, paid)))


def read_upkeep(state: Burgundy, seat: int, part: Document) -> int:
    """B11.3. Read the shield to pay for: one of the duchy's."""
    shield = part.number("shield", 1, SHIELDS, 0)
    duchy = state.seats[seat].duchy
    if state.duchies[duchy].holdings.shield_hex[shield] == 0:
        raise PositionError(
            f"{part.where('shield')}: shield {shield} is not among duchies[{duchy}].shields", "no-shield", shield=shield
        )
    return shield


def read_space(state: Burgundy, part: Document) -> int:
    """Read the space to fill: one that is in use and empty."""
    written = part.content.get("space") if part.has("space") else None
    space = space_of(written) if isinstance(written, str) else None
    where = part.where("space")
    if space is None:
        raise PositionError(f"{where}: expected a space such as 3b or *c, got {written!r}", "space")
    in_use = space < state.variant.spaces_in_use if space >= FIRST_BLACK else space_colour(state, space) >= 0
    if not in_use:
        raise PositionError(f"{where}: space {written} is not used with {state.variant.players} players", "space")
    if state.spaces[space] != NO_TILE:
        raise PositionError(f"{where}: space {written} already has a tile", "space")
    return space


def read_place(state: Burgundy, part: Document) -> int:
    """B11.1. Read the place of a depot for a shield: in use and empty, before anyone has a shield."""
    depot = part.number("depot", 1, DEPOTS, 1) - 1
    place = depot * SHIELD_PLACES + part.number("place", 1, SHIELDS_ON_DEPOT[state.variant.players][depot], 1) - 1
    if state.annex.shields[place]:
        raise PositionError(
            f"{part.where('place')}: shield {state.annex.shields[place]} is already there",
            "space",
        )
    for index, duchy in enumerate(state.duchies):
        if duchy.shields:
            raise PositionError(
                f"duchies[{index}].shields: must be empty while shields are dealt to the depots", "shields-dealt"
            )
    return place
