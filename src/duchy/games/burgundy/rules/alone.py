"""The solo game: pending effects, the moving target, goods for black tiles, and tiles that leave (B13)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.journal import Values
from duchy.core.reason import Reason
from duchy.games.burgundy.actions import EFFECT, POINT, SPEND
from duchy.games.burgundy.box.components import (
    ANIMAL,
    BANK,
    BLACK_TILE,
    BOARDING_HOUSE,
    BUILDING,
    CASTLE,
    COLOUR_NAMES,
    COLOURS,
    CRANE,
    DEPOT_SPACES,
    DEPOTS,
    FIRST_BLACK,
    FIRST_MONASTERY,
    GOODS,
    GOODS_FOR_A_TILE,
    KIND_COLOUR,
    KIND_NAMES,
    MONASTERY,
    NO_TILE,
    SHIP,
    SPACES,
    TARGET_STEP,
    WATCHTOWER,
)
from duchy.games.burgundy.rules.animals import animals
from duchy.games.burgundy.rules.buildings import building
from duchy.games.burgundy.rules.gains import earn, note_points, wait
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.rules.regions import complete_region
from duchy.games.burgundy.rules.scoring import (
    BONUS_TILES,
    MONASTERY_SOURCES,
    POINTS_PER_BUILDING,
    SOLD_COLOURS,
    count_goods,
    monastery_points,
    scores_buildings,
    tiles_of_kind,
)
from duchy.games.burgundy.rules.ships import ship
from duchy.games.burgundy.rules.spots import may_place
from duchy.games.burgundy.rules.storage import next_slot, stow
from duchy.games.burgundy.state.agenda import (
    ASK_BLACK,
    ASK_CASTLE,
    ASK_GEESE,
    ASK_POINTS,
    ASK_SPEND,
    ASK_TURN,
    QUESTION_NAMES,
    argument_of,
    kind_of,
    question,
)
from duchy.games.burgundy.state.effects import (
    WAIT_BUILDING,
    WAIT_CASTLE,
    WAIT_COLOUR,
    WAIT_GEESE,
    WAIT_POINTS,
    WAIT_SHIP,
    effect_kind,
    effect_number,
)
from duchy.games.burgundy.state.state import Burgundy

LOWEST_TARGET: Final = 5

POINTS_PER_COLOUR: Final = 3
"""B13.4. What monastery 26 scores for each covered colour."""


def settle_alone(state: Burgundy, seat: i64, hex_: i64, kind: i64) -> None:
    """B13.8. Make a placed tile's effects pending, to be resolved in any order; gain silver and workers immediately.

    B13.7. The result is the number of filled hexes.
    """
    duchy = state.duchy(seat)
    if state.journal is not None:
        values: Values = {"tile": KIND_NAMES[kind], "hex": hex_ + 1}
        state.note("place", seat, values, 1, COLOUR_NAMES[duchy.layout.colour[hex_]])
    colour = KIND_COLOUR[kind]
    if colour == ANIMAL:
        animals(state, seat, hex_, kind)
    elif colour == SHIP:
        wait(state, WAIT_SHIP, 0)
    elif colour == CASTLE:
        wait(state, WAIT_CASTLE, 0)
    elif colour == BUILDING:
        if kind in (WATCHTOWER, BANK, BOARDING_HOUSE):
            building(state, seat, kind)
        else:
            wait(state, WAIT_BUILDING, kind)
    elif colour == MONASTERY:
        found_monastery(state, seat, kind - FIRST_MONASTERY + 1)
    complete_region(state, seat, hex_)


def found_monastery(state: Burgundy, seat: i64, monastery: i64) -> None:
    """B13.4. Score a monastery for the end of the game when it is placed; 26 scores three points per covered colour.

    B9.1. A crane counts as a building for it.
    """
    points: i64 = 0
    if monastery == BONUS_TILES:
        for colour in range(i64(COLOURS)):
            if state.duchy(seat).colour_complete(colour):
                points += POINTS_PER_COLOUR
    elif monastery >= SOLD_COLOURS:
        points = monastery_points(state, seat, monastery)
        if scores_buildings(monastery) and tiles_of_kind(state.duchy(seat), CRANE):
            points += POINTS_PER_BUILDING
    earn(state, seat, points)
    if state.journal is not None and points:
        source = MONASTERY_SOURCES[monastery]
        note_points(state, "final", seat, {"for": source}, points, source)


def list_pending(state: Burgundy, out: vec[i64], count: i64) -> i64:
    """B13.8. List the pending effects, any of which may be resolved next."""
    for place in range(state.annex.waiting):
        out[count] = EFFECT + place
        count += 1
    return count


def resolve(state: Burgundy, seat: i64, place: i64) -> None:
    """B13.8. Resolve a pending effect: carry it out or ask about it; one that cannot be used is lost."""
    annex = state.annex
    pending = annex.effects[place]
    for later in range(place, annex.waiting - 1):
        annex.effects[later] = annex.effects[later + 1]
    annex.waiting -= 1
    annex.effects[annex.waiting] = 0
    what, number = effect_kind(pending), effect_number(pending)
    if what == WAIT_POINTS:
        score(state, seat, number)
    elif what == WAIT_CASTLE:
        state.ask(question(ASK_CASTLE, seat, number))
    elif what == WAIT_SHIP:
        ship(state, seat)
    elif what == WAIT_BUILDING:
        building(state, seat, number)
    elif what == WAIT_GEESE:
        state.ask(question(ASK_GEESE, seat, number))
    else:
        assert what == WAIT_COLOUR
        full_colour(state, seat, number)


def full_colour(state: Burgundy, seat: i64, colour: i64) -> None:
    """B13.5. Let the player place a tile from the black depot for a covered colour, with its effect."""
    if state.journal is not None:
        state.note("full-colour", seat, {"colour": COLOUR_NAMES[colour]})
    duchy = state.duchy(seat)
    for space in range(i64(FIRST_BLACK), i64(SPACES)):
        if state.spaces[space] != NO_TILE and may_place(duchy, state.spaces[space]):
            state.ask(question(ASK_BLACK, seat, 0))
            return


def score(state: Burgundy, seat: i64, points: i64) -> None:
    """B13.6. Advance the marker; then the player may buy further points for 1 silver each."""
    advance_score(state, seat, points)
    if state.seats[seat].points and state.duchy(seat).silver:
        state.ask(question(ASK_POINTS, seat, 0))


def advance_score(state: Burgundy, seat: i64, points: i64) -> None:
    """B13.6. Advance the marker; at the target it returns to 0, excess points are lost and an extra action is pending.

    The target drops by five, but not below five.
    """
    player = state.seats[seat]
    player.points += points
    reached = player.points >= state.annex.target
    if state.journal is not None:
        state.note("track", seat, {"points": points, "now": player.points, "target": state.annex.target})
    if not reached:
        return
    player.points = 0
    state.annex.target = max(state.annex.target - TARGET_STEP, LOWEST_TARGET)
    wait(state, WAIT_CASTLE, 1)
    if state.journal is not None:
        state.note("target", seat, {"target": state.annex.target})


def list_points(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B13.6. List the purchase of a point for 1 silver."""
    if state.duchy(seat).silver:
        out[count] = POINT
        count += 1
    return count


def buy_point(state: Burgundy, seat: i64) -> None:
    """B13.6. Buy a point; once the target is reached, no more can be bought."""
    duchy = state.duchy(seat)
    duchy.silver -= 1
    advance_score(state, seat, 1)
    if state.seats[seat].points == 0 or duchy.silver == 0:
        state.close_question()


def exchange(state: Burgundy, seat: i64, space: i64) -> None:
    """B13.3. Take a tile from the black depot for five goods."""
    state.close_question()
    kind = state.lift(space)
    if state.journal is not None:
        state.note("exchange", seat, {"tile": KIND_NAMES[kind], "slot": next_slot(state, seat)})
    stow(state, seat, BLACK_TILE)
    state.ask(question(ASK_SPEND, seat, GOODS_FOR_A_TILE))
    spend_the_rest(state, seat)


def list_spending(state: Burgundy, seat: i64, out: vec[i64]) -> i64:
    """B13.3. List the goods that can pay: any."""
    goods = state.duchy(seat).goods
    count: i64 = 0
    for colour in range(i64(GOODS)):
        if goods[colour]:
            out[count] = SPEND + colour
            count += 1
    return count


def spend(state: Burgundy, seat: i64, colour: i64) -> None:
    """B13.3. Pay with one goods tile, which leaves the game."""
    left = argument_of(state.asked()) - 1
    state.close_question()
    state.duchy(seat).goods[colour] -= 1
    state.pieces_moved += 1
    if state.journal is not None:
        state.note("spend", seat, {"goods": colour + 1})
    if left:
        state.ask(question(ASK_SPEND, seat, left))
        spend_the_rest(state, seat)


def spend_the_rest(state: Burgundy, seat: i64) -> None:
    """B13.3. Pay the remaining goods without a question if there is nothing to choose."""
    goods = state.duchy(seat).goods
    left = argument_of(state.asked())
    colours: i64 = 0
    for colour in range(i64(GOODS)):
        if goods[colour]:
            colours += 1
    if colours > 1 and count_goods(goods) > left:
        return
    state.pieces_moved += 1
    for colour in range(i64(GOODS)):
        while left and goods[colour]:
            goods[colour] -= 1
            left -= 1
            if state.journal is not None:
                state.note("spend", seat, {"goods": colour + 1})
    state.close_question()


def remove_tile(state: Burgundy) -> None:
    """B13.2. After the goods, remove a tile from the white die's depot: the top one, in depots 1 and 4 the leftmost.

    If the depot is empty, the next one clockwise loses a tile.
    """
    for step in range(i64(DEPOTS)):
        first = (state.white - 1 + step) % DEPOTS * DEPOT_SPACES
        for space in range(first, first + DEPOT_SPACES):
            if state.spaces[space] != NO_TILE:
                kind = state.lift(space)
                if state.journal is not None:
                    state.note("remove", -1, {"tile": KIND_NAMES[kind], "depot": first // DEPOT_SPACES + 1})
                return


def why_not_resolve(state: Burgundy, place: i64) -> Reason | None:
    """B13.8. Require a pending effect and no open question."""
    asked = kind_of(state.asked())
    if asked != ASK_TURN:
        return reason("other-question", question=QUESTION_NAMES[asked])
    if place >= state.annex.waiting:
        return reason("no-such-effect", effect=place + 1, waiting=state.annex.waiting)
    return None


def why_not_point(state: Burgundy, seat: i64) -> Reason | None:
    """B13.6. Require silver, right after scoring points."""
    asked = kind_of(state.asked())
    if asked != ASK_POINTS:
        return reason("no-such-question", do="point", question=QUESTION_NAMES[asked])
    return None if state.duchy(seat).silver else reason("too-little-silver", needed=1, have=0)


def why_not_spend(state: Burgundy, seat: i64, colour: i64) -> Reason | None:
    """B13.3. Require goods of the colour."""
    asked = kind_of(state.asked())
    if asked != ASK_SPEND:
        return reason("no-such-question", do="spend", question=QUESTION_NAMES[asked])
    return None if state.duchy(seat).goods[colour] else reason("no-goods", goods=colour + 1)
