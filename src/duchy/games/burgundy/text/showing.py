"""Showing a state to a seat: how its view is made, or made from an earlier one."""

from typing import Final

from mypy_extensions import i64

from duchy.core.shelf import Shelf
from duchy.core.vectors import equal
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
from duchy.games.burgundy.state.state import NO_BOARD, NO_CHOICE, Burgundy, Seat
from duchy.games.burgundy.text.position.questions import about
from duchy.games.burgundy.text.view import (
    AnnexView,
    CardSpaceView,
    CardView,
    DuchyView,
    EffectView,
    HexView,
    HoldingsView,
    OutpostView,
    QuestionView,
    SeatView,
    ShieldView,
    StartView,
    View,
)

HEXES_SHOWN: Final = Shelf[Layout, list[dict[str, HexView]]](64)
"""The hexes of recently shown layouts, by the tile on them."""


def view_of(state: Burgundy, seat: int) -> View:
    """Show a state to a seat, or to a spectator."""
    seats = [seat_view(state, other, seat) for other in range(state.variant.players)]
    return view_with(state, seats, [duchy_view(duchy, KIND_NAMES) for duchy in state.duchies], None, None)


def view_again(state: Burgundy, seat: int, before: Burgundy, viewer: int, shown: View) -> View:
    """Show a state to a seat; what looks as `viewer` was shown it before is the same object."""
    seats: list[SeatView] = []
    for index in range(state.variant.players):
        own, other = state.seats[index], before.seats[index]
        same = looks_alike(own, other) and (seat == viewer or own.choice == NO_CHOICE)
        seats.append(shown.seats[index] if same else seat_view(state, index, seat))
    duchies: list[DuchyView] = []
    for index in range(len(state.duchies)):
        duchy, other_duchy = state.duchies[index], before.duchies[index]
        if duchy.equals(other_duchy):
            duchies.append(shown.duchies[index])
        else:
            duchies.append(duchy_view_again(duchy, other_duchy, shown.duchies[index]))
    return view_with(state, seats, duchies, before, shown)


def looks_alike(one: Seat, other: Seat) -> bool:
    """Return whether two states of a seat look the same; unlike equal ones also in the order of their tiles."""
    return one.equals(other) and equal(one.storage, other.storage)


def view_with(
    state: Burgundy, seats: list[SeatView], duchies: list[DuchyView], before: Burgundy | None, shown: View | None
) -> View:
    """Show a state with views of its seats and duchies; after an earlier view, with what is still as it was there."""
    if before is None or shown is None or not equal(state.spaces, before.spaces):
        names = [KIND_NAMES[kind] for kind in state.spaces]
        depots = [names[depot * DEPOT_SPACES : (depot + 1) * DEPOT_SPACES] for depot in range(DEPOTS)]
        black = names[FIRST_BLACK : state.variant.spaces_in_use]
        if shown is not None and depots == shown.depots:
            depots = shown.depots
    else:
        depots, black = shown.depots, shown.black_depot
    if before is None or shown is None or not equal(state.goods, before.goods):
        goods = [[int(state.goods[depot * GOODS + colour]) for colour in range(GOODS)] for depot in range(DEPOTS)]
    else:
        goods = shown.goods
    if before is None or shown is None or not equal(state.piles, before.piles):
        left = [pile_size(state, FIRST_KIND[colour], KINDS_OF_COLOUR[colour]) for colour in range(COLOURS)]
        black_left = pile_size(state, KINDS, KINDS)
    else:
        left, black_left = shown.coloured_left, shown.black_left
    if before is None or shown is None or state.phase != before.phase:
        points = [int(PHASE_POINTS[phase]) for phase in range(min(state.phase, PHASES - 1), PHASES)]
    else:
        points = shown.phase_points
    return View(
        state.variant.edition,
        PHASE_NAMES[min(state.phase, PHASES - 1)],
        points,
        min(state.round, ROUNDS - 1) + 1,
        state.white,
        [int(other) for other in state.order],
        state.turn,
        [int(other) for other in state.bridge],
        state.bought,
        depots,
        black,
        goods,
        [int(colour) for colour in state.round_goods],
        [int(taken) for taken in state.bonus],
        left,
        black_left,
        seats,
        duchies,
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
    return DuchyView(
        layout.name,
        layout.reconstructed,
        hexes_view(duchy, names),
        [int(tiles) for tiles in duchy.goods],
        [int(tiles) for tiles in duchy.sold],
        duchy.silver,
        duchy.workers,
        [COLOUR_NAMES[colour] for colour in bit_list(duchy.large_bonus)],
        [COLOUR_NAMES[colour] for colour in bit_list(duchy.small_bonus)],
        bit_list(duchy.monasteries),
        regions_view(duchy),
        None if duchy.holdings.plain else holdings_view(duchy, names),
    )


def duchy_view_again(duchy: Duchy, before: Duchy, shown: DuchyView) -> DuchyView:
    """Show a duchy with what is as it was shown before; only tiles, bonus tiles and shields change what they change."""
    plain = duchy.holdings.plain and before.holdings.plain and duchy.layout is before.layout
    if not (plain and duchy.shields == before.shields and duchy.monasteries == before.monasteries):
        return duchy_view(duchy, KIND_NAMES)
    still = equal(duchy.tiles, before.tiles)
    return DuchyView(
        shown.name,
        shown.reconstructed,
        shown.hexes if still else hexes_view(duchy, KIND_NAMES),
        shown.goods if equal(duchy.goods, before.goods) else [int(tiles) for tiles in duchy.goods],
        shown.sold if equal(duchy.sold, before.sold) else [int(tiles) for tiles in duchy.sold],
        duchy.silver,
        duchy.workers,
        [COLOUR_NAMES[colour] for colour in bit_list(duchy.large_bonus)],
        [COLOUR_NAMES[colour] for colour in bit_list(duchy.small_bonus)],
        shown.monasteries,
        shown.regions if still else regions_view(duchy),
        None,
    )


def hexes_view(duchy: Duchy, names: tuple[str, ...]) -> list[HexView]:
    """Show the hexes of a duchy."""
    layout = duchy.layout
    shown = HEXES_SHOWN.get(layout) or HEXES_SHOWN.keep(layout, [{} for _ in range(layout.hexes)])
    return [hex_view(layout, shown[hex_], hex_, names[duchy.tiles[hex_]]) for hex_ in range(layout.hexes)]


def regions_view(duchy: Duchy) -> list[int]:
    """Show the points of each region."""
    return [int(REGION_POINTS[region_worth(duchy, region)]) for region in range(len(duchy.layout.region_size))]


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
