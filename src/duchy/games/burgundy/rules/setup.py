"""Setup: first player, duchies, goods, starting castles (B1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.burgundy.actions import BOARD, DUCHY, FIRST, SIDES, START
from duchy.games.burgundy.box.components import (
    CASTLE,
    CASTLE_TILE,
    COLOUR_NAMES,
    GOODS,
    STARTING_GOODS,
    TEAM_HEXES,
)
from duchy.games.burgundy.box.layout import UNDEALT, Layout
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.rules.rounds import begin_phase
from duchy.games.burgundy.rules.routes import deal_cards
from duchy.games.burgundy.rules.shields import deal_arms
from duchy.games.burgundy.state.agenda import (
    ASK_BOARD,
    ASK_DUCHY,
    ASK_FIRST,
    ASK_START,
    ASK_START_GOODS,
    ASK_START_HIDDEN,
    QUESTION_NAMES,
    kind_of,
    question,
    to_chance,
)
from duchy.games.burgundy.state.state import NO_BOARD, NO_CHOICE, Burgundy
from duchy.games.burgundy.variant import BOARDS, CHOSEN, HIDDEN, IN_CENTRE, RANDOM_ALIKE

# Starting silver and workers (B1.4, B12.2, B13.1); each later player or team gets more workers.
FIRST_SILVER: Final = 1
TEAM_SILVER: Final = 2
TEAM_WORKERS: Final = 3
TEAM_WORKERS_STEP: Final = 2
SOLO_WORKERS: Final = 2


def start_setup(state: Burgundy) -> None:
    """B1.4. Start with the draw of the first player; a solo game needs none."""
    if state.variant.solo:
        give_means(state)
    else:
        state.ask(to_chance(ASK_FIRST, 0))


def list_firsts(state: Burgundy, out: vec[i64], weights: vec[i64]) -> i64:
    """B1.4. List everyone as a possible first player."""
    for seat in range(state.variant.players):
        out[seat] = FIRST + seat
        weights[seat] = 1
    return state.variant.players


def find_first(state: Burgundy, first: i64) -> None:
    """B1.4. Set the first player; the others follow clockwise. All markers start on space 0, the first player's on top.

    B12.2. So the order of two teams is A1, B1, A2, B2.
    """
    state.close_question()
    players = state.variant.players
    for place in range(players):
        seat = (first + place) % players
        state.bridge[place] = seat
        state.order[place] = seat
    state.pieces_moved += 1
    if state.journal is not None:
        state.note("first", first, {"order": [int(seat) + 1 for seat in state.order]})
    give_means(state)


def give_means(state: Burgundy) -> None:
    """B1.4. Give the first player 1 silver and 1 worker, the next 1 and 2, and so on; and each duchy a castle.

    B12.2. Team A gets 3 workers, team B 5, both 2 silver. B13.1. A solo player gets 1 silver and 2 workers.
    """
    variant = state.variant
    for place in range(variant.duchies):
        duchy = state.duchy(state.order[place])
        duchy.silver = TEAM_SILVER if variant.teams else FIRST_SILVER
        duchy.workers = place + 1
        if variant.teams:
            duchy.workers = TEAM_WORKERS + TEAM_WORKERS_STEP * place
        elif variant.solo:
            duchy.workers = SOLO_WORKERS
        state.take_from_pile(CASTLE_TILE)
    state.turn = 0
    state.ask(to_chance(ASK_START_GOODS, state.order[0]))


def draw_start_goods(state: Burgundy, seat: i64, colour: i64) -> None:
    """B1.3. Draw three goods for each player. B12.2. Or for each team."""
    state.close_question()
    goods = state.duchy(seat).goods
    goods[colour] += 1
    state.pieces_moved += 1
    state.bag[colour] -= 1
    drawn: i64 = 0
    for other in range(i64(GOODS)):
        drawn += goods[other]
    if drawn == STARTING_GOODS:
        if state.journal is not None:
            state.note("start-goods", seat, {"goods": [c + 1 for c in range(GOODS) for _ in range(goods[c])]})
        state.turn += 1
    if state.turn < state.variant.duchies:
        state.ask(to_chance(ASK_START_GOODS, state.order[state.turn]))
        return
    state.turn = 0
    prepare(state)


def prepare(state: Burgundy) -> None:
    """B1.5, B9.5, B11.1. Deal trade routes and shields before the duchies, so that experts see them first."""
    if state.variant.route_cards and deal_cards(state):
        return
    if not deal_arms(state):
        deal_duchies(state)


def deal_duchies(state: Burgundy) -> None:
    """B1.5. Assign the chosen duchies, deal them at random (alike or different), or deal boards."""
    variant = state.variant
    if variant.dealing == CHOSEN:
        for index in range(variant.duchies):
            give_duchy(state, state.first_of(index), variant.layouts[variant.chosen[index]])
        ask_starts(state)
    elif variant.dealing == BOARDS:
        state.ask(to_chance(ASK_BOARD, state.order[0]))
    else:
        state.ask(to_chance(ASK_DUCHY, state.order[0]))


def give_duchy(state: Burgundy, seat: i64, layout: Layout) -> None:
    """B1.5. Give a seat its duchy."""
    state.duchy(seat).lay_out(layout)
    if state.journal is not None:
        state.note("duchy", seat, {"duchy": layout.name})


def list_duchies(state: Burgundy, out: vec[i64], weights: vec[i64]) -> i64:
    """B1.5. List the printed duchies not dealt yet. B9.2. Those with outposts are dealt among themselves."""
    count: i64 = 0
    for index in range(state.variant.first_dealt, state.variant.last_dealt):
        layout = state.variant.layouts[index]
        free = True
        for duchy in state.duchies:
            if duchy.layout is layout:
                free = False
        if free:
            out[count] = DUCHY + index
            weights[count] = 1
            count += 1
    return count


def draw_duchy(state: Burgundy, seat: i64, index: i64) -> None:
    """B1.5. Deal a random duchy, to one seat or to everyone."""
    state.close_question()
    layout = state.variant.layouts[index]
    if state.variant.dealing == RANDOM_ALIKE:
        for other in range(state.variant.players):
            give_duchy(state, other, layout)
        ask_starts(state)
        return
    give_duchy(state, seat, layout)
    state.turn += 1
    if state.turn < state.variant.players:
        state.ask(to_chance(ASK_DUCHY, state.order[state.turn]))
        return
    state.turn = 0
    ask_starts(state)


def list_boards(state: Burgundy, out: vec[i64], weights: vec[i64]) -> i64:
    """B1.5. List the boards left in the box, which has several copies of some."""
    count: i64 = 0
    for board in range(i64(len(state.variant.boards))):
        left = boards_left(state, board)
        if left > 0:
            out[count] = BOARD + board
            weights[count] = left
            count += 1
    return count


def boards_left(state: Burgundy, board: i64) -> i64:
    """B1.5. Return how many copies of a board are left."""
    _, _, copies = state.variant.boards[board]
    left = i64(copies)
    for seat in state.seats:
        if seat.board == board:
            left -= 1
    return left


def draw_board(state: Burgundy, seat: i64, board: i64) -> None:
    """B1.5. Deal a random double-sided board in the expert setup."""
    state.close_question()
    state.seats[seat].board = board
    if state.journal is not None:
        front, back, _ = state.variant.boards[board]
        names = f"{state.variant.layouts[front].name}/{state.variant.layouts[back].name}"
        state.note("board", seat, {"board": names})
    state.turn += 1
    if state.turn < state.variant.players:
        state.ask(to_chance(ASK_BOARD, state.order[state.turn]))
        return
    state.turn = 0
    ask_starts(state)


def ask_starts(state: Burgundy) -> None:
    """B1.5. Place the starting castle in the centre, or ask for it in turn order, or everyone together in secret."""
    start = state.variant.start
    if start == IN_CENTRE:
        for index in range(state.variant.duchies):
            raise_castle(state, state.first_of(index), state.duchies[index].layout.centre)
        begin_phase(state)
    elif start == HIDDEN:
        state.ask(question(ASK_START_HIDDEN, 0, 0))
    else:
        state.ask(question(ASK_START, state.order[0], 0))


def side_layout(state: Burgundy, seat: i64, side: i64) -> Layout:
    """Return the duchy on a side of a seat's board; without a board there is only one side."""
    board = state.seats[seat].board
    if board == NO_BOARD:
        return state.duchy(seat).layout if side == 0 else UNDEALT
    front, back, _ = state.variant.boards[board]
    return state.variant.layouts[back if side else front]


def list_starts(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B1.5. List the castle hexes, on either side of a dealt board. B12.1. On 12b castles 1 and 6."""
    for side in range(i64(SIDES)):
        layout = side_layout(state, seat, side)
        for hex_ in layout.starts:
            out[count] = START + side * TEAM_HEXES + hex_
            count += 1
    return count


def seats_choosing(state: Burgundy) -> i64:
    """B1.5. List the seats still choosing a hidden start, as bits; one seat chooses for a team (B12.1)."""
    one: i64 = 1
    bits: i64 = 0
    for place in range(state.variant.duchies):
        seat = state.order[place]
        if state.seats[seat].choice == NO_CHOICE:
            bits |= one << seat
    return bits


def choose_start(state: Burgundy, seat: i64, action: i64) -> None:
    """B1.5. Carry out a start chosen in turn order; keep hidden ones until the last is chosen."""
    if state.variant.start == HIDDEN:
        state.seats[seat].choice = action
        if seats_choosing(state):
            return
        state.close_question()
        for other in range(state.variant.players):
            if state.seats[other].choice != NO_CHOICE:
                carry_out(state, other, state.seats[other].choice)
                state.seats[other].choice = NO_CHOICE
        begin_phase(state)
        return
    state.close_question()
    carry_out(state, seat, action)
    state.turn += 1
    if state.turn < state.variant.duchies:
        state.ask(question(ASK_START, state.order[state.turn], 0))
        return
    state.turn = 0
    begin_phase(state)


def carry_out(state: Burgundy, seat: i64, action: i64) -> None:
    """B1.5. Give the seat the chosen side and place its castle."""
    side = (action - START) // TEAM_HEXES
    if state.seats[seat].board != NO_BOARD:
        give_duchy(state, seat, side_layout(state, seat, side))
    raise_castle(state, seat, (action - START) % TEAM_HEXES)


def raise_castle(state: Burgundy, seat: i64, hex_: i64) -> None:
    """B1.4. Place the starting castle, which gives no action and no points for its region."""
    duchy = state.duchy(seat)
    duchy.cover(hex_, CASTLE_TILE)
    if state.journal is not None:
        counted = state.variant.solo
        source = COLOUR_NAMES[CASTLE] if counted else ""
        state.note("start", seat, {"hex": hex_ + 1}, 1 if counted else 0, source)


def why_not_start(state: Burgundy, seat: i64, action: i64) -> Reason | None:
    """B1.5. Require a castle hex on a side that the seat was dealt."""
    asked = kind_of(state.asked())
    if asked not in (ASK_START, ASK_START_HIDDEN):
        return reason("no-such-question", do="start", question=QUESTION_NAMES[asked])
    side, hex_ = (action - START) // TEAM_HEXES, (action - START) % TEAM_HEXES
    if side and state.seats[seat].board == NO_BOARD:
        return reason("one-side")
    layout = side_layout(state, seat, side)
    if hex_ >= layout.hexes:
        return reason("no-such-hex", hex=hex_ + 1, duchy=layout.name, hexes=layout.hexes)
    colour = layout.colour[hex_]
    if colour == CASTLE and hex_ not in layout.starts:
        return reason("not-a-start", hex=hex_ + 1, duchy=layout.name, starts=[start + 1 for start in layout.starts])
    if colour != CASTLE:
        return reason("no-castle-hex", hex=hex_ + 1, duchy=layout.name, wanted=COLOUR_NAMES[colour])
    return None
