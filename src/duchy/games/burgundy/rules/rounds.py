"""Phases, rounds and turns: refilling the board, rolling, turn order, income (B2, B3, B6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.chance import Rng
from duchy.games.burgundy.actions import DEAL, PIPS, ROLL, TILE, WHITE
from duchy.games.burgundy.box.components import (
    BLACK,
    CASTLE,
    COLOURED,
    FIRST_BLACK,
    FIRST_KIND,
    GOODS,
    KIND_NAMES,
    KINDS,
    KINDS_OF_COLOUR,
    MINE,
    NO_TILE,
    PHASE_NAMES,
    PHASES,
    ROUNDS,
    SPACES,
)
from duchy.games.burgundy.rules.alone import remove_tile
from duchy.games.burgundy.rules.gains import gain_workers
from duchy.games.burgundy.rules.scoring import final_scoring
from duchy.games.burgundy.state.agenda import (
    ASK_PHASE_GOODS,
    ASK_ROLL,
    ASK_TILE,
    ASK_TURN,
    ASK_WHITE,
    question,
    to_chance,
)
from duchy.games.burgundy.state.state import Burgundy

WORKER_PER_MINE: Final = 1 << 2
"""B8, monastery 2: one worker per mine."""

DOUBLE_MINES: Final = 1 << 8
"""B11.5, shield 8: mines pay double."""


def begin_phase(state: Burgundy) -> None:
    """B2.1. Discard the tiles left on the board, keep the goods, and refill every space in use.

    B9.4. Inns stay, and one more goes on sale.
    """
    for space in range(i64(SPACES)):
        state.spaces[space] = NO_TILE
    state.tiles_moved += 1
    state.round = 0
    if state.variant.inns:
        state.annex.inns += 1
    if state.journal is not None:
        state.note("phase", -1, {"phase": PHASE_NAMES[state.phase]})
    fill_from(state, 0)


def space_colour(state: Burgundy, space: i64) -> i64:
    """B1.6. Return the colour of a space; with three players depot 6's castle space takes a mine in phases B and D."""
    if space == state.variant.alternating:
        return MINE if state.phase & 1 else CASTLE
    return state.variant.space_colour[space]


def fill_from(state: Burgundy, space: i64) -> None:
    """B2.1. Fill the spaces one by one; if a pile has only one kind of tile, nothing is drawn.

    If a pile has run out, the space stays empty.
    """
    while space < state.variant.spaces_in_use:
        if space >= FIRST_BLACK:
            if pile_left(state.piles, BLACK * KINDS + 1, KINDS - 1):
                state.ask(to_chance(ASK_TILE, space))
                return
        else:
            colour = space_colour(state, space)
            if colour >= 0:
                first = COLOURED * KINDS + FIRST_KIND[colour]
                if pile_left(state.piles, first, KINDS_OF_COLOUR[colour]):
                    if KINDS_OF_COLOUR[colour] > 1:
                        state.ask(to_chance(ASK_TILE, space))
                        return
                    fill(state, space, FIRST_KIND[colour])
        space += 1
    lay_goods_from(state, 0)


def pile_left(piles: vec[i64], first: i64, kinds: i64) -> bool:
    """Return whether a pile still has a tile of some consecutive kinds."""
    for place in range(first, first + kinds):
        if piles[place]:
            return True
    return False


def first_in_pile(state: Burgundy, space: i64) -> i64:
    """B2.1. Return the index of the first kind of tile that a space can get: of its colour, or any black one."""
    if space >= FIRST_BLACK:
        return BLACK * KINDS + 1
    return COLOURED * KINDS + FIRST_KIND[space_colour(state, space)]


def kinds_in_pile(state: Burgundy, space: i64) -> i64:
    """B2.1. Return the number of kinds of tiles that a space can get."""
    return KINDS - 1 if space >= FIRST_BLACK else KINDS_OF_COLOUR[space_colour(state, space)]


def list_tiles(state: Burgundy, space: i64, out: vec[i64], weights: vec[i64]) -> i64:
    """B2.1. List the tiles that a space can get: those left in the pile of its colour, or in the black pile."""
    piles, first = state.piles, first_in_pile(state, space)
    count: i64 = 0
    for place in range(first, first + kinds_in_pile(state, space)):
        if piles[place]:
            out[count] = TILE + place % KINDS - 1
            weights[count] = piles[place]
            count += 1
    return count


def draw_from_pile(state: Burgundy, space: i64, rng: Rng) -> i64:
    """B2.1. Draw a tile for a space from its pile, without listing all of them."""
    piles, first = state.piles, first_in_pile(state, space)
    last = first + kinds_in_pile(state, space)
    left: i64 = 0
    for place in range(first, last):
        left += piles[place]
    number = rng.below(left)
    for place in range(first, last):
        number -= piles[place]
        if number < 0:
            return TILE + place % KINDS - 1
    raise AssertionError(left)


def fill(state: Burgundy, space: i64, kind: i64) -> None:
    """B2.1. Put a drawn tile on its space."""
    pile: i64 = BLACK if space >= FIRST_BLACK else COLOURED
    state.take_from_pile(pile * KINDS + kind)
    state.spaces[space] = kind
    state.tiles_moved += 1


def draw_tile(state: Burgundy, space: i64, kind: i64) -> None:
    """B2.1. Fill one space and continue with the next."""
    state.close_question()
    fill(state, space, kind)
    fill_from(state, space + 1)


def list_goods(state: Burgundy, out: vec[i64], weights: vec[i64]) -> i64:
    """B1.3. List the goods that can be drawn: all that are left."""
    count: i64 = 0
    for colour in range(i64(GOODS)):
        if state.bag[colour]:
            out[count] = DEAL + colour
            weights[count] = state.bag[colour]
            count += 1
    return count


def draw_phase_goods(state: Burgundy, place: i64, colour: i64) -> None:
    """B2.1. Put drawn goods face up on a round space."""
    state.close_question()
    state.bag[colour] -= 1
    state.round_goods[place] = colour + 1
    state.pieces_moved += 1
    lay_goods_from(state, place + 1)


def lay_goods_from(state: Burgundy, place: i64) -> None:
    """B2.1. Fill the round spaces one by one; then the phase is set up and its first round starts."""
    if place < ROUNDS and pile_left(state.bag, 0, GOODS):
        state.ask(to_chance(ASK_PHASE_GOODS, place))
        return
    if state.journal is not None:
        tiles = [KIND_NAMES[kind] for kind in state.spaces]
        state.note("refill", -1, {"tiles": tiles, "goods": [int(goods) for goods in state.round_goods]})
    begin_round(state)


def begin_round(state: Burgundy) -> None:
    """B2.3. Fix the turn order of a round from the bridge: the foremost first, on one space the topmost first."""
    for place in range(state.variant.players):
        state.order[place] = state.bridge[place]
    if state.journal is not None:
        order = [int(seat) + 1 for seat in state.order]
        state.note("round", -1, {"phase": PHASE_NAMES[state.phase], "round": state.round + 1, "order": order})
    state.ask(to_chance(ASK_ROLL, state.order[0]))


def list_rolls(out: vec[i64], weights: vec[i64]) -> i64:
    """B2.2. List the rolls of two dice."""
    for roll in range(i64(PIPS * PIPS)):
        out[roll] = ROLL + roll
        weights[roll] = 1
    return PIPS * PIPS


def list_whites(out: vec[i64], weights: vec[i64]) -> i64:
    """B2.2. List the rolls of the white die."""
    for pips in range(i64(PIPS)):
        out[pips] = WHITE + pips
        weights[pips] = 1
    return PIPS


def roll(state: Burgundy, seat: i64, first: i64, second: i64) -> None:
    """B2.2. Roll for one player; everyone rolls before anyone acts, and then the white die is rolled."""
    dice = state.seats[seat].dice
    dice[0] = first
    dice[1] = second
    state.close_question()
    if state.journal is not None:
        state.note("roll", seat, {"dice": [int(first), int(second)]})
    state.turn += 1
    if state.turn < state.variant.players:
        state.ask(to_chance(ASK_ROLL, state.order[state.turn]))
    else:
        state.turn = 0
        state.ask(to_chance(ASK_WHITE, 0))


def roll_white(state: Burgundy, pips: i64) -> None:
    """B2.2. Put the round's goods on the depot of the white die, which no player uses."""
    state.close_question()
    state.white = pips
    colour = state.round_goods[state.round]
    state.round_goods[state.round] = 0
    state.pieces_moved += 1
    if colour:
        state.goods[(pips - 1) * GOODS + colour - 1] += 1
    if state.journal is not None:
        if colour:
            state.note("white", -1, {"white": pips, "goods": colour})
        else:
            state.note("white-only", -1, {"white": pips})
    if state.variant.solo:
        remove_tile(state)
    begin_turn(state)


def begin_turn(state: Burgundy) -> None:
    """B3.1. Start the turn of the next seat."""
    state.bought = False
    if state.variant.shields:
        state.annex.turned = False
    state.ask(question(ASK_TURN, state.order[state.turn], 0))


def end_turn(state: Burgundy, seat: i64) -> None:
    """B3.1. End a turn; dice may be left unused. B2.4. A phase has five rounds."""
    state.close_question()
    dice = state.seats[seat].dice
    if state.journal is not None:
        state.note("end", seat, {"unused": [int(pips) for pips in dice if pips]})
    dice[0] = 0
    dice[1] = 0
    state.turn += 1
    if state.turn < state.variant.players:
        begin_turn(state)
        return
    state.turn = 0
    state.round += 1
    if state.round < ROUNDS:
        begin_round(state)
        return
    end_phase(state)


def end_phase(state: Burgundy) -> None:
    """B2.4. End a phase after five rounds. B11.3. Shields come before the mines."""
    if state.variant.shields:
        state.bought = True
        state.annex.closing = 1
    else:
        pay_mines(state)
        next_phase(state)


def pay_mines(state: Burgundy) -> None:
    """B6.1. Let the mines pay, also after phase E."""
    for place in range(state.variant.players):
        seat = state.bridge[place]
        if not state.variant.teams or speaks_for_duchy(state, seat):
            income(state, seat)


def next_phase(state: Burgundy) -> None:
    """B2.4. Start the next of five phases, or end the game."""
    state.phase += 1
    if state.phase < PHASES:
        begin_phase(state)
    else:
        final_scoring(state)


def income(state: Burgundy, seat: i64) -> None:
    """B6.1. Gain one silver per mine. B8, monastery 2: and one worker. B11.5, shield 8: two silver."""
    duchy = state.duchy(seat)
    silver = duchy.mines
    if duchy.shields & DOUBLE_MINES:
        silver += silver
    workers: i64 = duchy.mines if duchy.monasteries & WORKER_PER_MINE else 0
    duchy.silver += silver
    if state.journal is not None and silver:
        state.note("income", seat, {"silver": silver, "workers": workers})
    if workers:
        gain_workers(state, seat, workers)


def speaks_for_duchy(state: Burgundy, seat: i64) -> bool:
    """B12.3. Return whether a seat speaks for its duchy: of two partners, the one whose turn comes first."""
    for other in state.order:
        if state.seats[other].duchy == state.seats[seat].duchy:
            return other == seat
    return False
