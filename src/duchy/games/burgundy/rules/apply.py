"""What follows from an action or an outcome: the one place that knows what each of them does (B3, B5)."""

from mypy_extensions import i64

from duchy.core.game import CHANCE
from duchy.games.burgundy.actions import (
    ALLY,
    ARMS,
    BESIDE,
    BOARD,
    BUY,
    CARD,
    DEAL,
    DISCARD,
    DROP,
    DUCHY,
    EFFECT,
    END,
    FETCH,
    FIRST,
    GATHER,
    HIRE,
    KEEP,
    LAY,
    LOAD,
    PAY,
    PICK,
    PIPS,
    PLACE,
    POINT,
    ROLL,
    SELL,
    SHIELD,
    SITE,
    SPEND,
    START,
    STORE,
    TAKE,
    TILE,
    TURN,
    USE,
    WHITE,
    WORKERS,
)
from duchy.games.burgundy.box.components import (
    FIRST_BLACK,
    FIRST_BUILDING,
    GOODS,
    KINDS,
    MOST_SLOTS,
    PURCHASE_SPACES,
    TEAM_HEXES,
)
from duchy.games.burgundy.rules.alone import buy_point, exchange, resolve, spend
from duchy.games.burgundy.rules.animals import choose_species
from duchy.games.burgundy.rules.buildings import pass_over, use_crane
from duchy.games.burgundy.rules.closing import close_phase, pay
from duchy.games.burgundy.rules.gains import hire, take_workers
from duchy.games.burgundy.rules.placing import place
from duchy.games.burgundy.rules.purchase import buy
from duchy.games.burgundy.rules.rounds import draw_phase_goods, draw_tile, end_turn, next_phase, roll, roll_white
from duchy.games.burgundy.rules.routes import draw_card, lay
from duchy.games.burgundy.rules.selling import sell
from duchy.games.burgundy.rules.setup import choose_start, draw_board, draw_duchy, draw_start_goods, find_first, prepare
from duchy.games.burgundy.rules.shields import choose_ally, draw_arms, put_shield, take_shield, turn_die
from duchy.games.burgundy.rules.ships import gather, keep, load
from duchy.games.burgundy.rules.sites import choose_site, pick, place_direct
from duchy.games.burgundy.rules.storage import discard, drop, store
from duchy.games.burgundy.rules.taking import take
from duchy.games.burgundy.state.agenda import (
    ASK_ALLY,
    ASK_BLACK,
    ASK_COURT,
    ASK_HARVEST,
    ASK_START_GOODS,
    QUESTION_NAMES,
    argument_of,
    kind_of,
)
from duchy.games.burgundy.state.state import Burgundy


def apply(state: Burgundy, seat: i64, action: i64) -> None:
    """Do what a seat or chance decided, and everything that follows without a question."""
    if seat == CHANCE:
        apply_outcome(state, action)
    else:
        apply_action(state, seat, action)


def apply_action(state: Burgundy, seat: i64, action: i64) -> None:
    """B3.1. Carry out a seat's action, and everything that follows without a question."""
    if action >= HIRE:
        apply_expansion(state, seat, action)
    elif action >= DISCARD:
        discard(state, seat, action - DISCARD)
    elif action >= KEEP:
        keep(state, seat, action - KEEP)
    elif action >= LOAD:
        load(state, seat, action - LOAD)
    elif action >= BUY:
        buy(state, seat, (action - BUY) // PURCHASE_SPACES, (action - BUY) % PURCHASE_SPACES)
    elif action >= SELL:
        sell(state, seat, (action - SELL) // GOODS, (action - SELL) % GOODS)
    elif action >= PLACE:
        tile = action - PLACE
        slot = tile // TEAM_HEXES
        place(state, seat, slot // MOST_SLOTS, slot % MOST_SLOTS, tile % TEAM_HEXES)
    elif action >= TAKE:
        if kind_of(state.asked()) == ASK_HARVEST:
            place_direct(state, seat, (action - TAKE) % FIRST_BLACK)
        else:
            take(state, seat, (action - TAKE) // FIRST_BLACK, (action - TAKE) % FIRST_BLACK)
    elif action >= WORKERS:
        take_workers(state, seat, action - WORKERS)
    elif action == END:
        end_turn(state, seat)
    else:
        skip(state, seat)
    if state.variant.expanded:
        go_on(state)


def apply_expansion(state: Burgundy, seat: i64, action: i64) -> None:
    """B9, B11-B13. Carry out an action of the expansions or of the setup."""
    if action >= START:
        choose_start(state, seat, action)
    elif action >= SPEND:
        spend(state, seat, action - SPEND)
    elif action >= POINT:
        buy_point(state, seat)
    elif action >= EFFECT:
        resolve(state, seat, action - EFFECT)
    elif action >= LAY:
        lay(state, seat, action - LAY)
        prepare(state)
    elif action >= ALLY:
        choose_ally(state, seat, action - ALLY, kind_of(state.asked()) == ASK_ALLY)
    elif action >= PAY:
        pay(state, seat, action - PAY)
    elif action >= SHIELD:
        take_shield(state, seat, action - SHIELD + 1)
    elif action >= TURN:
        turn_die(state, seat, (action - TURN) // PIPS, (action - TURN) % PIPS + 1)
    elif action >= GATHER:
        gather(state, seat, action - GATHER)
    elif action >= BESIDE:
        choose_species(state, seat, action - BESIDE)
    elif action >= USE:
        use_crane(state, seat, action - USE + FIRST_BUILDING)
    elif action >= FETCH:
        if kind_of(state.asked()) == ASK_BLACK:
            place_direct(state, seat, action - FETCH + FIRST_BLACK)
        else:
            exchange(state, seat, action - FETCH + FIRST_BLACK)
    elif action >= SITE:
        if kind_of(state.asked()) == ASK_COURT:
            put_shield(state, seat, action - SITE)
        else:
            choose_site(state, seat, action - SITE)
    elif action >= DROP:
        drop(state, seat, action - DROP + 1)
    elif action >= PICK:
        pick(state, seat, (action - PICK) // (KINDS - 1), (action - PICK) % (KINDS - 1) + 1)
    elif action >= STORE:
        store(state, seat, action - STORE)
    else:
        hire(state, seat)


def go_on(state: Burgundy) -> None:
    """B9.5, B11.3. Skip effects that cannot be used; at the end of a phase continue with its next step."""
    if state.variant.route_cards:
        pass_over(state)
    while state.depth == 0 and state.annex.closing:
        if not close_phase(state):
            next_phase(state)


def skip(state: Burgundy, seat: i64) -> None:
    """B5.5. Leave an effect unused. B3.1. A castle's action may be left unused too, like a die."""
    if state.journal is not None:
        state.note("skip", seat, {"effect": QUESTION_NAMES[kind_of(state.asked())]})
    state.close_question()


def apply_outcome(state: Burgundy, outcome: i64) -> None:
    """Carry out what chance decided."""
    about = argument_of(state.asked())
    if outcome >= ARMS:
        draw_arms(state, about, outcome - ARMS + 1)
        prepare(state)
    elif outcome >= CARD:
        draw_card(state, about, outcome - CARD)
        prepare(state)
    elif outcome >= WHITE:
        roll_white(state, outcome - WHITE + 1)
    elif outcome >= ROLL:
        roll(state, about, (outcome - ROLL) // PIPS + 1, (outcome - ROLL) % PIPS + 1)
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
