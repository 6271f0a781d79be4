"""Ships: loading goods and moving along the bridge (B5.1, and monastery 5 of B8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.burgundy.actions import KEEP, LOAD, bit_list, depots_of_load
from duchy.games.burgundy.agenda import ASK_KEEP, ASK_LOAD, QUESTION_NAMES, argument_of, kind_of, question
from duchy.games.burgundy.components import DEPOTS, GOODS, GOODS_STORED, LAST_BRIDGE_SPACE
from duchy.games.burgundy.reasons import reason
from duchy.games.burgundy.state import Burgundy

TWO_DEPOTS: Final = 1 << 5
"""B8, monastery 5: a ship also takes the goods of one depot next to the chosen one."""


def ship(state: Burgundy, seat: i64) -> None:
    """B5.1. A placed ship loads the goods of a depot, then moves the marker."""
    for place in range(i64(DEPOTS * GOODS)):
        if state.goods[place]:
            state.ask(question(ASK_LOAD, seat, 0))
            return
    advance(state, seat)


def list_loads(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B5.1. Any depot may be chosen, an empty one too; with monastery 5 also two neighbours of the ring."""
    loads: i64 = 2 * DEPOTS if state.duchy(seat).monasteries & TWO_DEPOTS else DEPOTS
    for load in range(loads):
        out[count] = LOAD + load
        count += 1
    return count


def load(state: Burgundy, seat: i64, choice: i64) -> None:
    """B5.1. All goods of the depots are taken, as far as three colours can be stored."""
    depots = depots_of_load(choice)
    state.answered()
    new = new_colours(state, seat, depots)
    if size(new) > room(state, seat) > 0:
        state.ask(question(ASK_KEEP, seat, depots))
    else:
        stow_goods(state, seat, depots, new if size(new) <= room(state, seat) else 0)


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


def room(state: Burgundy, seat: i64) -> i64:
    """B5.1. Count the colours that can still be stored: three in all, equal ones on one stack."""
    stored = state.duchy(seat).goods
    free: i64 = GOODS_STORED
    for colour in range(i64(GOODS)):
        if stored[colour]:
            free -= 1
    return free


def size(colours: i64) -> i64:
    """Count the colours of a set."""
    count: i64 = 0
    for colour in range(i64(GOODS)):
        count += colours >> colour & 1
    return count


def list_keeps(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B5.1. Among new colours the player chooses, as many as there is room for."""
    new = new_colours(state, seat, argument_of(state.asked()))
    free = room(state, seat)
    for colours in range(new + 1):
        if colours & ~new == 0 and size(colours) == free:
            out[count] = KEEP + colours
            count += 1
    return count


def keep(state: Burgundy, seat: i64, colours: i64) -> None:
    """B5.1. The chosen colours are loaded."""
    depots = argument_of(state.asked())
    state.answered()
    stow_goods(state, seat, depots, colours)


def stow_goods(state: Burgundy, seat: i64, depots: i64, new: i64) -> None:
    """B5.1. Colours already stored must be taken; what does not fit stays, or is discarded by option."""
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


def advance(state: Burgundy, seat: i64) -> None:
    """B5.1. The marker moves one space along the bridge, on top of any there; on the last space it goes on top.

    The new order holds from the next round, because the order of this one is fixed (B2.3).
    """
    player = state.seats[seat]
    if player.space < LAST_BRIDGE_SPACE:
        player.space += 1
    bridge = state.bridge
    place: i64 = 0
    while bridge[place] != seat:
        place += 1
    while place > 0 and state.seats[bridge[place - 1]].space <= player.space:
        bridge[place] = bridge[place - 1]
        place -= 1
    bridge[place] = seat
    if state.journal is not None:
        state.note("bridge", seat, {"space": player.space, "place": place + 1})


def why_not_load(state: Burgundy, seat: i64, choice: i64) -> Reason | None:
    """B5.1. Goods are loaded when a ship is placed; two depots only with monastery 5."""
    asked = kind_of(state.asked())
    if asked != ASK_LOAD:
        return reason("no-such-question", do="load", question=QUESTION_NAMES[asked])
    if choice >= DEPOTS and not state.duchy(seat).has(TWO_DEPOTS):
        return reason("one-depot-only")
    return None


def why_not_keep(state: Burgundy, seat: i64, colours: i64) -> Reason | None:
    """B5.1. The choice is among new colours, and fills the room there is."""
    asked = kind_of(state.asked())
    if asked != ASK_KEEP:
        return reason("no-such-question", do="keep", question=QUESTION_NAMES[asked])
    new = bit_list(new_colours(state, seat, argument_of(state.asked())))
    chosen = bit_list(colours)
    for colour in chosen:
        if colour not in new:
            return reason("keep-not-there", goods=colour + 1, new=[there + 1 for there in new])
    if len(chosen) != room(state, seat):
        return reason("keep-count", room=room(state, seat), chosen=len(chosen))
    return None
