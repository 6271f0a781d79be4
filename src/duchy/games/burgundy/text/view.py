"""What a seat sees: plain data, encoded as it is. In Burgundy only others' hidden starts are hidden.

Seats, duchies, hexes and regions count from 0. What only some games have is in separate views, `None` in the others.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from duchy.core.shelf import Shelf
from duchy.games.burgundy.actions import START, bit_list
from duchy.games.burgundy.box.components import (
    COLOUR_NAMES,
    COLOURS,
    DEPOT_SPACES,
    DEPOTS,
    FIRST_BLACK,
    FIRST_KIND,
    GOODS,
    KIND_NAMES,
    KINDS,
    KINDS_OF_COLOUR,
    NO_TILE,
    PHASE_NAMES,
    PHASE_POINTS,
    PHASES,
    REGION_POINTS,
    ROUNDS,
    ROUTE_CARDS,
    ROUTE_SPACES,
    SHIELD_PLACES,
    SHIELDS,
    TEAM_HEXES,
)
from duchy.games.burgundy.box.layout import Layout
from duchy.games.burgundy.rules.regions import region_worth
from duchy.games.burgundy.rules.setup import seats_choosing
from duchy.games.burgundy.state.agenda import QUESTION_NAMES, argument_of, kind_of, seat_of
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.effects import WAIT_BUILDING, WAIT_COLOUR, WAIT_NAMES, effect_kind, effect_number
from duchy.games.burgundy.state.holdings import NO_ALLY
from duchy.games.burgundy.state.state import NO_BOARD, NO_CHOICE, Burgundy
from duchy.games.burgundy.text.position.questions import about


@dataclass(frozen=True)
class HexView:
    """One hex of a duchy: its colour, number, region and tile ('' if empty); and where to draw it.

    row counts from the north, across in half hexes from the west.
    """

    colour: str
    number: int
    region: int
    tile: str
    row: int
    across: int


@dataclass(frozen=True)
class OutpostView:
    """An outpost next to a duchy: where to draw it, the hexes that touch it, and whether a tile reaches it (B9.2)."""

    row: int
    across: int
    hexes: list[int]
    reached: bool


@dataclass(frozen=True)
class CardSpaceView:
    """A space of a trade route card: a colour of goods, its bonus, and the goods on it (colours from 1, 0: none)."""

    goods: int
    bonus: str
    laid: int


@dataclass(frozen=True)
class CardView:
    """A trade route card, by its number (B9.5)."""

    card: int
    spaces: list[CardSpaceView]


@dataclass(frozen=True)
class ShieldView:
    """A shield and the hex of its castle (B11.2)."""

    shield: int
    hex: int


@dataclass(frozen=True)
class HoldingsView:
    """What a duchy has only in some games; what is not in this one is empty, 0 or None.

    store: the slots that partners share. yard: tiles in extra storage. ally: the duchy whose monasteries also count
    here. route: the cards of the route from the left. cards: those not laid yet. joined: the number of connected
    outposts.
    """

    store: list[str]
    yard: list[str]
    shields: list[ShieldView]
    ally: int | None
    route: list[CardView]
    cards: list[CardView]
    joined: int
    outposts: list[OutpostView]
    rivers: list[list[int]]


@dataclass(frozen=True)
class DuchyView:
    """A duchy and what belongs to it; goods are counted by colour.

    reconstructed: whether we designed it because no description of the printed one exists. monasteries: those that
    count here. regions: the points of each for its size once it is completed (B5.6), with an inn (B9.4) and shield 17
    (B11.5).
    """

    name: str
    reconstructed: bool
    hexes: list[HexView]
    goods: list[int]
    sold: list[int]
    silver: int
    workers: int
    large_bonus: list[str]
    small_bonus: list[str]
    monasteries: list[int]
    regions: list[int]
    holdings: HoldingsView | None


@dataclass(frozen=True)
class StartView:
    """A chosen start that is not revealed to the others yet."""

    side: str
    hex: int


@dataclass(frozen=True)
class SeatView:
    """What a seat has; a used die is 0, an empty slot ''; the team, if there are teams."""

    duchy: int
    team: int | None
    dice: list[int]
    storage: list[str]
    points: int
    space: int
    board: list[str]
    has_chosen: bool
    start: StartView | None


@dataclass(frozen=True)
class QuestionView:
    """The open question, its seats (none: chance), and what it is about, with the names and numbers of a position."""

    question: str
    seats: list[int]
    about: dict[str, object]


@dataclass(frozen=True)
class EffectView:
    """A pending effect of the solo game: its kind, its number (points, or a hex), and a tile or a colour."""

    effect: str
    number: int
    what: str


@dataclass(frozen=True)
class AnnexView:
    """What is on and next to the central board only in some games; what is not in this one is empty, 0 or None.

    shields: those on each depot. inns: the number for sale. outposts: the number of duchies that have connected all
    three. turned: whether shield 16 set a die this turn. closing: whether a phase is ending. target: the points that
    earn the next extra action in the solo game.
    """

    shields: list[list[int]]
    inns: int
    outposts: int
    turned: bool
    closing: bool
    target: int | None
    effects: list[EffectView]


@dataclass(frozen=True)
class View:
    """The table as one seat sees it; spaces and depots in order, goods by depot and colour.

    phase_points: points for completing a region in this phase and in each later one (B5.6).
    """

    edition: int
    phase: str
    phase_points: list[int]
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
    annex: AnnexView | None
    asked: QuestionView | None


HEXES_SHOWN: Final = Shelf[Layout, list[dict[str, HexView]]](64)
"""The hexes of recently shown layouts, by the tile on them."""


def view_of(state: Burgundy, seat: int) -> View:
    """Show a state to a seat, or to a spectator."""
    names = [KIND_NAMES[kind] for kind in state.spaces]
    return View(
        state.variant.edition,
        PHASE_NAMES[min(state.phase, PHASES - 1)],
        [int(PHASE_POINTS[phase]) for phase in range(min(state.phase, PHASES - 1), PHASES)],
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
        [pile_size(state, FIRST_KIND[colour], KINDS_OF_COLOUR[colour]) for colour in range(COLOURS)],
        pile_size(state, KINDS, KINDS),
        [seat_view(state, other, seat) for other in range(state.variant.players)],
        [duchy_view(duchy, KIND_NAMES) for duchy in state.duchies],
        annex_view(state) if state.variant.expanded else None,
        question_view(state) if state.depth else None,
    )


def pile_size(state: Burgundy, first: i64, kinds: i64) -> int:
    """Return the number of tiles left in a pile of the given kinds: its height is visible to everyone."""
    tiles: i64 = 0
    for kind in range(first, first + kinds):
        tiles += state.piles[kind]
    return tiles


def seat_view(state: Burgundy, seat: int, viewer: int) -> SeatView:
    """Show a seat; only it and its partner see its hidden start."""
    own = state.seats[seat]
    board: list[str] = []
    if own.board != NO_BOARD:
        front, back, _ = state.variant.boards[own.board]
        board = [state.variant.layouts[front].name, state.variant.layouts[back].name]
    start = None
    if own.choice != NO_CHOICE and state.together(viewer, seat):
        start = StartView("ab"[(own.choice - START) // TEAM_HEXES], (own.choice - START) % TEAM_HEXES)
    return SeatView(
        own.duchy,
        own.duchy if state.variant.teams else None,
        [int(pips) for pips in own.dice],
        [KIND_NAMES[kind] for kind in own.storage],
        own.points,
        own.space,
        board,
        own.choice != NO_CHOICE,
        start,
    )


def duchy_view(duchy: Duchy, names: tuple[str, ...]) -> DuchyView:
    """Show a duchy."""
    layout = duchy.layout
    shown = HEXES_SHOWN.get(layout) or HEXES_SHOWN.keep(layout, [{} for _ in range(layout.hexes)])
    return DuchyView(
        layout.name,
        layout.reconstructed,
        [hex_view(layout, shown[hex_], hex_, names[duchy.tiles[hex_]]) for hex_ in range(layout.hexes)],
        [int(tiles) for tiles in duchy.goods],
        [int(tiles) for tiles in duchy.sold],
        duchy.silver,
        duchy.workers,
        [COLOUR_NAMES[colour] for colour in bit_list(duchy.large_bonus)],
        [COLOUR_NAMES[colour] for colour in bit_list(duchy.small_bonus)],
        bit_list(duchy.monasteries),
        [int(REGION_POINTS[region_worth(duchy, region)]) for region in range(len(layout.region_size))],
        None if duchy.holdings.plain else holdings_view(duchy, names),
    )


def hex_view(layout: Layout, shown: dict[str, HexView], hex_: int, tile: str) -> HexView:
    """Show a hex with a tile; each view is made once, because the same ones are shown again and again."""
    view = shown.get(tile)
    if view is None:
        colour = COLOUR_NAMES[layout.colour[hex_]]
        view = HexView(colour, int(layout.number[hex_]), int(layout.region[hex_]), tile, *layout.places[hex_])
        shown[tile] = view
    return view


def holdings_view(duchy: Duchy, names: tuple[str, ...]) -> HoldingsView:
    """Show what a duchy has only in some games."""
    holdings, layout = duchy.holdings, duchy.layout
    goods = [int(colour) for colour in holdings.route_goods]
    goods += [0] * (len(holdings.route) * ROUTE_SPACES - len(goods))
    laid = [goods[place * ROUTE_SPACES : (place + 1) * ROUTE_SPACES] for place in range(len(holdings.route))]
    shields = range(1, SHIELDS + 1) if len(holdings.shield_hex) else []
    return HoldingsView(
        [names[kind] for kind in holdings.store],
        [names[kind] for kind, tiles in enumerate(holdings.yard) for _ in range(tiles)],
        [ShieldView(shield, holdings.shield_hex[shield] - 1) for shield in shields if holdings.shield_hex[shield]],
        None if holdings.ally == NO_ALLY else holdings.ally,
        [card_view(card, laid[place]) for place, card in enumerate(holdings.route)],
        [card_view(card, [0] * ROUTE_SPACES) for card, left in enumerate(holdings.cards) if left],
        duchy.joined,
        [outpost_view(duchy, index, row, across) for index, (row, across) in enumerate(layout.outpost_places)],
        [list(river) for river in layout.rivers],
    )


def outpost_view(duchy: Duchy, outpost: int, row: int, across: int) -> OutpostView:
    """Show an outpost."""
    hexes = bit_list(duchy.layout.outposts[outpost])
    return OutpostView(row, across, hexes, any(duchy.tiles[hex_] != NO_TILE for hex_ in hexes))


def card_view(card: int, laid: list[int]) -> CardView:
    """Show a trade route card and the goods on it."""
    spaces = [CardSpaceView(goods, bonus, laid[space]) for space, (goods, bonus) in enumerate(ROUTE_CARDS[card])]
    return CardView(card + 1, spaces)


def annex_view(state: Burgundy) -> AnnexView:
    """Show what is on and next to the central board only in some games, and pending effects."""
    annex = state.annex
    lying = [int(shield) for shield in annex.shields]
    return AnnexView(
        [
            [shield for shield in lying[depot * SHIELD_PLACES : (depot + 1) * SHIELD_PLACES] if shield]
            for depot in range(DEPOTS)
        ]
        if state.variant.shields
        else [],
        annex.inns,
        annex.outposts,
        annex.turned,
        annex.closing > 0,
        annex.target if state.variant.solo else None,
        [effect_view(int(annex.effects[place]), KIND_NAMES) for place in range(annex.waiting)],
    )


def effect_view(pending: int, names: tuple[str, ...]) -> EffectView:
    """Show a pending effect."""
    what, number = int(effect_kind(pending)), int(effect_number(pending))
    if what == WAIT_BUILDING:
        return EffectView(WAIT_NAMES[what], 0, names[number])
    if what == WAIT_COLOUR:
        return EffectView(WAIT_NAMES[what], 0, COLOUR_NAMES[number])
    return EffectView(WAIT_NAMES[what], number, "")


def question_view(state: Burgundy) -> QuestionView:
    """Show the question on top of the agenda."""
    asked = state.asked()
    seat = seat_of(asked)
    seats = [int(seat)] if seat < state.variant.players else []
    if QUESTION_NAMES[kind_of(asked)] == "start-hidden":
        seats = bit_list(seats_choosing(state))
    shown = about(int(kind_of(asked)), int(argument_of(asked)))
    return QuestionView(QUESTION_NAMES[kind_of(asked)], seats, shown)
