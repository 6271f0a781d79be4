"""Ships: loading goods and moving along the bridge (B5.1, B11.5, B13.3, and monasteries 5 and 27)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.burgundy.actions import GATHER, KEEP, LOAD, LOADS, bit_list, depots_of_load
from duchy.games.burgundy.box.components import (
    DEPOTS,
    FIRST_BLACK,
    GOODS,
    GOODS_FOR_A_TILE,
    GOODS_STORED,
    LAST_BRIDGE_SPACE,
    NO_TILE,
    SPACES,
)
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.rules.scoring import count_goods
from duchy.games.burgundy.state.agenda import (
    ASK_EXCHANGE,
    ASK_GATHER,
    ASK_KEEP,
    ASK_LOAD,
    QUESTION_NAMES,
    argument_of,
    kind_of,
    question,
)
from duchy.games.burgundy.state.state import SHIPS_GATHER, Burgundy

TWO_DEPOTS: Final = 1 << 5
"""B8, monastery 5: a ship also takes the goods of one depot next to the chosen one."""


ON_TOP: Final = 1 << 27
"""B9.1, monastery 27: the marker is always on top of its stack."""


def ship(state: Burgundy, seat: i64) -> None:
    """B5.1. Ask which depot's goods a placed ship loads; without goods only the marker moves."""
    for place in range(i64(DEPOTS * GOODS)):
        if state.goods[place]:
            state.ask(question(ASK_LOAD, seat, 0))
            return
    advance(state, seat)
    if state.variant.solo:
        offer_exchange(state, seat)


def list_loads(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B5.1. List the depots, including empty ones; with monastery 5 also pairs of neighbours on the ring."""
    loads: i64 = LOADS if state.duchy(seat).monasteries & TWO_DEPOTS else DEPOTS
    for load in range(loads):
        out[count] = LOAD + load
        count += 1
    return count


def load(state: Burgundy, seat: i64, choice: i64) -> None:
    """B5.1. Load all goods of the depots, as far as three colours can be stored."""
    depots = depots_of_load(choice)
    state.close_question()
    new = new_colours(state, seat, depots)
    if count_colours(new) > free_colours(state, seat) > 0:
        state.ask(question(ASK_KEEP, seat, depots))
    else:
        stow_goods(state, seat, depots, new if count_colours(new) <= free_colours(state, seat) else 0)


def new_colours(state: Burgundy, seat: i64, depots: i64) -> i64:
    """List the colours in some depots that the seat does not store yet, as bits."""
    stored = state.duchy(seat).goods
    one: i64 = 1
    new: i64 = 0
    for depot in range(i64(DEPOTS)):
        if depots >> depot & 1:
            for colour in range(i64(GOODS)):
                if state.goods[depot * GOODS + colour] and not stored[colour]:
                    new |= one << colour
    return new


def free_colours(state: Burgundy, seat: i64) -> i64:
    """B5.1. Return how many more colours can be stored: three in all, equal goods in one stack.

    B13.1. In the solo game there is room for all.
    """
    if state.variant.solo:
        return GOODS
    stored = state.duchy(seat).goods
    free: i64 = GOODS_STORED
    for colour in range(i64(GOODS)):
        if stored[colour]:
            free -= 1
    return free


def count_colours(colours: i64) -> i64:
    """Return the number of colours in a bit set."""
    count: i64 = 0
    for colour in range(i64(GOODS)):
        count += colours >> colour & 1
    return count


def list_keeps(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B5.1. List the choices of new colours, as many as there is room for."""
    new = new_colours(state, seat, argument_of(state.asked()))
    free = free_colours(state, seat)
    for colours in range(new + 1):
        if colours & ~new == 0 and count_colours(colours) == free:
            out[count] = KEEP + colours
            count += 1
    return count


def keep(state: Burgundy, seat: i64, colours: i64) -> None:
    """B5.1. Load the chosen colours."""
    depots = argument_of(state.asked())
    state.close_question()
    stow_goods(state, seat, depots, colours)


def stow_goods(state: Burgundy, seat: i64, depots: i64, new: i64) -> None:
    """B5.1. Load goods; colours already stored must be taken. The rest stays or is discarded, by option."""
    state.pieces_moved += 1
    stored = state.duchy(seat).goods
    one: i64 = 1
    taken = new
    for colour in range(i64(GOODS)):
        if stored[colour]:
            taken |= one << colour
    loaded: list[int] = []
    lost: list[int] = []
    for depot in range(i64(DEPOTS)):
        if depots >> depot & 1:
            for colour in range(i64(GOODS)):
                tiles = state.goods[depot * GOODS + colour]
                if tiles == 0:
                    continue
                if taken >> colour & 1:
                    stored[colour] += tiles
                elif state.variant.overflow_stays:
                    continue
                state.goods[depot * GOODS + colour] = 0
                if state.journal is not None:
                    (loaded if taken >> colour & 1 else lost).extend([colour + 1] * tiles)
    if state.journal is not None:
        places = [depot + 1 for depot in bit_list(depots)]
        state.note("load", seat, {"depots": places, "goods": loaded, "lost": lost})
    advance(state, seat)
    if state.duchy(seat).shields & SHIPS_GATHER:
        ask_gather(state, seat)
    elif state.variant.solo:
        clear_goods(state, seat)


def advance(state: Burgundy, seat: i64) -> None:
    """B5.1. Move the marker one space along the bridge, on top of any there; on the last space only to the top.

    B12.4. In a team game that happens after more than six ships.

    The new order applies from the next round on, because that of this round is fixed (B2.3).
    """
    player = state.seats[seat]
    if player.space < LAST_BRIDGE_SPACE:
        player.space += 1
    state.pieces_moved += 1
    bridge = state.bridge
    place: i64 = 0
    while bridge[place] != seat:
        place += 1
    while place > 0 and state.seats[bridge[place - 1]].space <= player.space:
        bridge[place] = bridge[place - 1]
        place -= 1
    bridge[place] = seat
    if state.variant.extra_tiles:
        rise(state)
    if state.journal is not None:
        place = list(bridge).index(seat)
        state.note("bridge", seat, {"space": player.space, "place": place + 1})


def rise(state: Burgundy) -> None:
    """B9.1. Move markers with monastery 27 to the top of their stacks, whoever moved."""
    state.pieces_moved += 1
    bridge = state.bridge
    for place in range(i64(1), i64(len(bridge))):
        seat = bridge[place]
        if not state.duchy(seat).monasteries & ON_TOP:
            continue
        there = place
        while there > 0 and gives_way(state, bridge[there - 1], seat):
            bridge[there] = bridge[there - 1]
            there -= 1
        bridge[there] = seat


def gives_way(state: Burgundy, other: i64, seat: i64) -> bool:
    """B9.1. Return whether another marker on the same space gives way to one with monastery 27."""
    if state.seats[other].space != state.seats[seat].space:
        return False
    return not state.duchy(other).monasteries & ON_TOP


def clear_goods(state: Burgundy, seat: i64) -> None:
    """B13.3. In the solo game, remove the goods of all other depots after a ship has loaded."""
    state.pieces_moved += 1
    gone: list[int] = []
    for place in range(i64(DEPOTS * GOODS)):
        if state.journal is not None:
            gone.extend([place % GOODS + 1] * state.goods[place])
        state.goods[place] = 0
    if state.journal is not None and gone:
        state.note("clear-goods", seat, {"goods": gone})
    offer_exchange(state, seat)


def offer_exchange(state: Burgundy, seat: i64) -> None:
    """B13.3. Ask whether to exchange five goods for a tile of the black depot."""
    if count_goods(state.duchy(seat).goods) < GOODS_FOR_A_TILE:
        return
    for space in range(i64(FIRST_BLACK), i64(SPACES)):
        if state.spaces[space] != NO_TILE:
            state.ask(question(ASK_EXCHANGE, seat, 0))
            return


def ask_gather(state: Burgundy, seat: i64) -> None:
    """B11.5, shield 5: ask which colour the ship also takes from all depots."""
    if gatherable(state, seat):
        state.ask(question(ASK_GATHER, seat, 0))


def gatherable(state: Burgundy, seat: i64) -> i64:
    """B11.5. List the colours that are in a depot and can be stored, as bits."""
    colours: i64 = 0
    one: i64 = 1
    full = free_colours(state, seat) == 0
    stored = state.duchy(seat).goods
    for place in range(i64(DEPOTS * GOODS)):
        colour = place % GOODS
        if state.goods[place] and (stored[colour] or not full):
            colours |= one << colour
    return colours


def list_gathers(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B11.5. List the colours that there is room for."""
    colours = gatherable(state, seat)
    for colour in range(i64(GOODS)):
        if colours >> colour & 1:
            out[count] = GATHER + colour
            count += 1
    return count


def gather(state: Burgundy, seat: i64, colour: i64) -> None:
    """B11.5. Take the goods of the colour from all six depots."""
    state.close_question()
    state.pieces_moved += 1
    tiles: i64 = 0
    for depot in range(i64(DEPOTS)):
        tiles += state.goods[depot * GOODS + colour]
        state.goods[depot * GOODS + colour] = 0
    state.duchy(seat).goods[colour] += tiles
    if state.journal is not None:
        state.note("gather", seat, {"goods": colour + 1, "tiles": tiles})


def why_not_gather(state: Burgundy, seat: i64, colour: i64) -> Reason | None:
    """B11.5. Require shield 5, a placed ship, and room for the colour."""
    asked = kind_of(state.asked())
    if asked != ASK_GATHER:
        return reason("no-such-question", do="gather", question=QUESTION_NAMES[asked])
    if gatherable(state, seat) >> colour & 1:
        return None
    lying = sum(int(state.goods[depot * GOODS + colour]) for depot in range(DEPOTS))
    return reason("no-room-for-goods" if lying else "no-goods-in-depots", goods=colour + 1)


def why_not_load(state: Burgundy, seat: i64, choice: i64) -> Reason | None:
    """B5.1. Require a placed ship; two depots need monastery 5."""
    asked = kind_of(state.asked())
    if asked != ASK_LOAD:
        return reason("no-such-question", do="load", question=QUESTION_NAMES[asked])
    if choice >= DEPOTS and not state.duchy(seat).has(TWO_DEPOTS):
        return reason("one-depot-only")
    return None


def why_not_keep(state: Burgundy, seat: i64, colours: i64) -> Reason | None:
    """B5.1. Require new colours, exactly as many as there is room for."""
    asked = kind_of(state.asked())
    if asked != ASK_KEEP:
        return reason("no-such-question", do="keep", question=QUESTION_NAMES[asked])
    new = bit_list(new_colours(state, seat, argument_of(state.asked())))
    chosen = bit_list(colours)
    for colour in chosen:
        if colour not in new:
            return reason("keep-not-there", goods=colour + 1, new=[there + 1 for there in new])
    if len(chosen) != free_colours(state, seat):
        return reason("keep-count", room=free_colours(state, seat), chosen=len(chosen))
    return None
