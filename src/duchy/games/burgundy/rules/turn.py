"""What a question allows: the one place that knows every question and every action (B3, B5)."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.games.burgundy.actions import (
    BOARD,
    BUY,
    DEAL,
    DISCARD,
    DUCHY,
    END,
    FIRST,
    KEEP,
    LOAD,
    NO_DIE,
    PLACE,
    ROLL,
    SELL,
    SKIP,
    START,
    TAKE,
    TILE,
    WHITE,
    WORKERS,
)
from duchy.games.burgundy.agenda import (
    ASK_BOARD,
    ASK_CASTLE,
    ASK_CITY_HALL,
    ASK_DISCARD,
    ASK_DUCHY,
    ASK_FIRST,
    ASK_KEEP,
    ASK_LOAD,
    ASK_ROLL,
    ASK_START,
    ASK_START_GOODS,
    ASK_START_HIDDEN,
    ASK_TILE,
    ASK_TURN,
    ASK_WAREHOUSE,
    ASK_WHITE,
    QUESTION_NAMES,
    argument_of,
    kind_of,
)
from duchy.games.burgundy.components import FIRST_BLACK, GOODS, HEXES, SPACES, STORAGE
from duchy.games.burgundy.rules.placing import list_free_places, list_places, place
from duchy.games.burgundy.rules.purchase import buy, list_purchases
from duchy.games.burgundy.rules.rounds import (
    draw_phase_goods,
    draw_tile,
    end_turn,
    list_goods,
    list_rolls,
    list_tiles,
    list_whites,
    roll,
    roll_white,
)
from duchy.games.burgundy.rules.selling import list_free_sales, list_sales, sell
from duchy.games.burgundy.rules.setup import (
    choose_start,
    draw_board,
    draw_duchy,
    draw_start_goods,
    find_first,
    list_boards,
    list_duchies,
    list_firsts,
    list_starts,
)
from duchy.games.burgundy.rules.ships import keep, list_keeps, list_loads, load
from duchy.games.burgundy.rules.storage import discard, list_discards
from duchy.games.burgundy.rules.taking import colours_taken, list_free_takes, list_takes, take
from duchy.games.burgundy.rules.workers import list_workers, take_workers
from duchy.games.burgundy.state import Burgundy


def list_actions(state: Burgundy, seat: i64, out: vec[i64]) -> i64:
    """B3.1. List what a seat that is asked may do."""
    asked = kind_of(state.asked())
    count: i64 = 0
    if asked == ASK_TURN:
        count = list_takes(state, seat, out, count)
        count = list_places(state, seat, out, count)
        count = list_sales(state, seat, out, count)
        count = list_workers(state, seat, out, count)
        count = list_purchases(state, seat, out, count)
        out[count] = END
        return count + 1
    if asked == ASK_DISCARD:
        return list_discards(out)
    if asked in (ASK_START, ASK_START_HIDDEN):
        return list_starts(state, seat, out, 0)
    if asked == ASK_LOAD:
        count = list_loads(state, seat, out, count)
    elif asked == ASK_KEEP:
        count = list_keeps(state, seat, out, count)
    else:
        count = list_effects(state, seat, asked, out)
        out[count] = SKIP
        count += 1
    if state.variant.new_edition:
        return list_purchases(state, seat, out, count)
    return count


def list_effects(state: Burgundy, seat: i64, asked: i64, out: vec[i64]) -> i64:
    """B5.2, B5.5. List what the effect of a castle or a building allows."""
    count: i64 = 0
    if asked == ASK_CASTLE:
        count = list_free_takes(state, colours_taken(asked), out, count)
        count = list_free_places(state, seat, out, count)
        count = list_free_sales(state, seat, out, count)
        out[count] = WORKERS + NO_DIE
        return count + 1
    if asked == ASK_CITY_HALL:
        return list_free_places(state, seat, out, count)
    if asked == ASK_WAREHOUSE:
        return list_free_sales(state, seat, out, count)
    return list_free_takes(state, colours_taken(asked), out, count)


def list_outcomes(state: Burgundy, out: vec[i64], weights: vec[i64]) -> i64:
    """List what chance may decide, and how often."""
    asked = kind_of(state.asked())
    if asked == ASK_ROLL:
        return list_rolls(out, weights)
    if asked == ASK_TILE:
        return list_tiles(state, argument_of(state.asked()), out, weights)
    if asked == ASK_WHITE:
        return list_whites(out, weights)
    if asked == ASK_FIRST:
        return list_firsts(state, out, weights)
    if asked == ASK_DUCHY:
        return list_duchies(state, out, weights)
    if asked == ASK_BOARD:
        return list_boards(state, out, weights)
    return list_goods(state, out, weights)


def act(state: Burgundy, seat: i64, action: i64) -> None:
    """B3.1. Do what a seat chose."""
    if action >= START:
        choose_start(state, seat, action)
    elif action >= DISCARD:
        discard(state, seat, action - DISCARD)
    elif action >= KEEP:
        keep(state, seat, action - KEEP)
    elif action >= LOAD:
        load(state, seat, action - LOAD)
    elif action >= BUY:
        buy(state, seat, (action - BUY) // SPACES, (action - BUY) % SPACES)
    elif action >= SELL:
        sell(state, seat, (action - SELL) // GOODS, (action - SELL) % GOODS)
    elif action >= PLACE:
        tile = action - PLACE
        place(state, seat, tile // (STORAGE * HEXES), tile // HEXES % STORAGE, tile % HEXES)
    elif action >= TAKE:
        take(state, seat, (action - TAKE) // FIRST_BLACK, (action - TAKE) % FIRST_BLACK)
    elif action >= WORKERS:
        take_workers(state, seat, action - WORKERS)
    elif action == END:
        end_turn(state, seat)
    else:
        skip(state, seat)


def skip(state: Burgundy, seat: i64) -> None:
    """B5.5. An effect may be left unused. B3.1. So may the action of a castle, like a die."""
    if state.journal is not None:
        state.note("skip", seat, {"effect": QUESTION_NAMES[kind_of(state.asked())]})
    state.answered()


def happen(state: Burgundy, outcome: i64) -> None:
    """Do what chance decided."""
    about = argument_of(state.asked())
    if outcome >= WHITE:
        roll_white(state, outcome - WHITE + 1)
    elif outcome >= ROLL:
        roll(state, about, (outcome - ROLL) // 6 + 1, (outcome - ROLL) % 6 + 1)
    elif outcome >= TILE:
        draw_tile(state, about, outcome - TILE + 1)
    elif outcome >= DEAL:
        if kind_of(state.asked()) == ASK_START_GOODS:
            draw_start_goods(state, about, outcome - DEAL)
        else:
            draw_phase_goods(state, about, outcome - DEAL)
    elif outcome >= BOARD:
        draw_board(state, about, outcome - BOARD)
    elif outcome >= DUCHY:
        draw_duchy(state, about, outcome - DUCHY)
    else:
        find_first(state, outcome - FIRST)
