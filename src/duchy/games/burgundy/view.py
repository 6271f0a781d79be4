"""What a seat sees: plain data, encoded as it is. In Burgundy only the hidden start of others is hidden."""

from dataclasses import dataclass

from duchy.games.burgundy.actions import START, bit_list
from duchy.games.burgundy.agenda import QUESTION_NAMES, argument_of, kind_of, seat_of
from duchy.games.burgundy.components import (
    COLOUR_NAMES,
    COLOURS,
    DEPOT_SPACES,
    DEPOTS,
    FIRST_BLACK,
    GOODS,
    HEXES,
    KIND_COLOUR,
    KINDS,
    PHASE_NAMES,
    PHASES,
    ROUNDS,
)
from duchy.games.burgundy.rules.setup import waiting
from duchy.games.burgundy.state import NO_BOARD, NO_CHOICE, Burgundy, Duchy


@dataclass(frozen=True)
class HexView:
    """One hex of a duchy: its colour, number, region and the tile on it ('' if empty)."""

    colour: str
    number: int
    region: int
    tile: str


@dataclass(frozen=True)
class DuchyView:
    """A duchy and what belongs to it; goods are counted by colour."""

    name: str
    hexes: list[HexView]
    goods: list[int]
    sold: list[int]
    silver: int
    workers: int
    large_bonus: list[str]
    small_bonus: list[str]
    monasteries: list[int]


@dataclass(frozen=True)
class StartView:
    """A start that was chosen and is not shown to the others yet."""

    side: str
    hex: int


@dataclass(frozen=True)
class SeatView:
    """What is a seat's own; a die that is used is 0, an empty slot ''."""

    duchy: int
    dice: list[int]
    storage: list[str]
    points: int
    space: int
    board: list[str]
    has_chosen: bool
    start: StartView | None


@dataclass(frozen=True)
class QuestionView:
    """What is asked, of whom (seats count from 0; none: chance), and about what."""

    question: str
    seats: list[int]
    argument: int


@dataclass(frozen=True)
class View:
    """The table as one seat sees it; spaces and depots in their order, goods by depot and colour."""

    edition: int
    phase: str
    round: int
    white: int
    order: list[int]
    turn: int
    bridge: list[int]
    bought: bool
    depots: list[list[str]]
    black_depot: list[str]
    goods: list[list[int]]
    round_goods: list[int]
    bonus_taken: list[int]
    coloured_left: list[int]
    black_left: int
    seats: list[SeatView]
    duchies: list[DuchyView]
    asked: QuestionView | None


def view_of(state: Burgundy, seat: int) -> View:
    """Show a state to a seat, or to a spectator."""
    names = [state.variant.tile_names[kind] for kind in state.spaces]
    return View(
        state.variant.edition,
        PHASE_NAMES[min(state.phase, PHASES - 1)],
        min(state.round, ROUNDS - 1) + 1,
        state.white,
        [int(other) for other in state.order],
        state.turn,
        [int(other) for other in state.bridge],
        state.bought,
        [names[depot * DEPOT_SPACES : (depot + 1) * DEPOT_SPACES] for depot in range(DEPOTS)],
        names[FIRST_BLACK : state.variant.spaces_in_use],
        [[int(state.goods[depot * GOODS + colour]) for colour in range(GOODS)] for depot in range(DEPOTS)],
        [int(goods) for goods in state.round_goods],
        [int(taken) for taken in state.bonus],
        [pile_size(state, colour) for colour in range(COLOURS)],
        sum(int(state.piles[KINDS + kind]) for kind in range(KINDS)),
        [seat_view(state, other, seat) for other in range(state.variant.players)],
        [duchy_view(duchy, state.variant.tile_names) for duchy in state.duchies],
        question_view(state) if state.depth else None,
    )


def pile_size(state: Burgundy, colour: int) -> int:
    """Count the tiles left in the pile of a colour: anybody can see how high it is."""
    return sum(int(state.piles[kind]) for kind in range(1, KINDS) if KIND_COLOUR[kind] == colour)


def seat_view(state: Burgundy, seat: int, viewer: int) -> SeatView:
    """Show a seat; only it sees its own hidden start."""
    own = state.seats[seat]
    board: list[str] = []
    if own.board != NO_BOARD:
        front, back, _ = state.variant.boards[own.board]
        board = [state.variant.layouts[front].name, state.variant.layouts[back].name]
    start = None
    if own.choice != NO_CHOICE and seat == viewer:
        start = StartView("ab"[(own.choice - START) // HEXES], (own.choice - START) % HEXES)
    return SeatView(
        own.duchy,
        [int(pips) for pips in own.dice],
        [state.variant.tile_names[kind] for kind in own.storage],
        own.points,
        own.space,
        board,
        own.choice != NO_CHOICE,
        start,
    )


def duchy_view(duchy: Duchy, names: tuple[str, ...]) -> DuchyView:
    """Show a duchy."""
    layout = duchy.layout
    return DuchyView(
        layout.name,
        [
            HexView(
                COLOUR_NAMES[layout.colour[hex_]],
                int(layout.number[hex_]),
                int(layout.region[hex_]),
                names[duchy.tiles[hex_]],
            )
            for hex_ in range(layout.hexes)
        ],
        [int(tiles) for tiles in duchy.goods],
        [int(tiles) for tiles in duchy.sold],
        duchy.silver,
        duchy.workers,
        [COLOUR_NAMES[colour] for colour in bit_list(duchy.large_bonus)],
        [COLOUR_NAMES[colour] for colour in bit_list(duchy.small_bonus)],
        bit_list(duchy.monasteries),
    )


def question_view(state: Burgundy) -> QuestionView:
    """Show the question on top of the agenda."""
    asked = state.asked()
    seat = seat_of(asked)
    seats = [int(seat)] if seat < state.variant.players else []
    if QUESTION_NAMES[kind_of(asked)] == "start-hidden":
        seats = bit_list(waiting(state))
    return QuestionView(QUESTION_NAMES[kind_of(asked)], seats, argument_of(asked))
