"""Taking a tile from a numbered depot: by a die, a castle, or a building (B4.1, B5.5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.burgundy.actions import NO_DIE, TAKE
from duchy.games.burgundy.box.components import (
    ANIMAL,
    BUILDING,
    CASTLE,
    COLOUR_NAMES,
    DEPOT_SPACES,
    DEPOTS,
    FIRST_BLACK,
    KIND_COLOUR,
    KIND_NAMES,
    MINE,
    MONASTERY,
    NO_TILE,
    SHIP,
    SPACE_NAMES,
)
from duchy.games.burgundy.rules.dice import FREE_STEP_TAKING, reach, use_die, why_not_die, why_not_number
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.rules.spots import may_place
from duchy.games.burgundy.rules.storage import next_slot, stow
from duchy.games.burgundy.state.agenda import (
    ASK_CARPENTER,
    ASK_CASTLE,
    ASK_CHURCH,
    ASK_HARVEST,
    ASK_MARKET,
    ASK_TURN,
    ASK_WHITE_CASTLE,
    QUESTION_NAMES,
    kind_of,
)
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.state import Burgundy

TAKING: Final = (ASK_TURN, ASK_CASTLE, ASK_WHITE_CASTLE, ASK_CARPENTER, ASK_CHURCH, ASK_MARKET, ASK_HARVEST)
"""The questions that a tile of a numbered depot can answer."""

EVERY_COLOUR: Final = 0b111111
"""The six colours as bits."""


def list_takes(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B4.1. List taking tiles with a die, from the depot of its number."""
    duchy = state.duchy(seat)
    dice = state.seats[seat].dice
    count = list_takes_with(state, duchy, dice[0], 0, out, count)
    return list_takes_with(state, duchy, dice[1], 1, out, count)


def list_takes_with(state: Burgundy, duchy: Duchy, pips: i64, die: i64, out: vec[i64], count: i64) -> i64:
    """B4.1. List the tiles that a number can take, with the workers available."""
    if pips == 0:
        return count
    spaces = state.spaces
    depots = reach(duchy, pips, FREE_STEP_TAKING)
    for depot in range(i64(DEPOTS)):
        if depots >> (depot + 1) & 1:
            for space in range(depot * DEPOT_SPACES, (depot + 1) * DEPOT_SPACES):
                if spaces[space] != NO_TILE:
                    out[count] = TAKE + die * FIRST_BLACK + space
                    count += 1
    return count


def list_free_takes(state: Burgundy, colours: i64, out: vec[i64], count: i64) -> i64:
    """B5.2, B5.5. List the tiles of some colours (as bits) that an effect takes from any numbered depot."""
    spaces = state.spaces
    for space in range(i64(FIRST_BLACK)):
        kind = spaces[space]
        if kind != NO_TILE and colours >> KIND_COLOUR[kind] & 1:
            out[count] = TAKE + NO_DIE * FIRST_BLACK + space
            count += 1
    return count


def may_take_free(state: Burgundy, colours: i64) -> bool:
    """B5.5. Return whether the depots have a tile of some colours."""
    spaces = state.spaces
    for space in range(i64(FIRST_BLACK)):
        kind = spaces[space]
        if kind != NO_TILE and colours >> KIND_COLOUR[kind] & 1:
            return True
    return False


def colours_taken(asked: i64) -> i64:
    """B5.5. Return the colours an effect takes: carpenter buildings, church mines, monasteries or castles.

    A market takes ships or animals. B5.2, B9.3. An extra action takes any tile.
    """
    if asked == ASK_CARPENTER:
        return 1 << BUILDING
    if asked == ASK_CHURCH:
        return 1 << MINE | 1 << MONASTERY | 1 << CASTLE
    if asked == ASK_MARKET:
        return 1 << SHIP | 1 << ANIMAL
    return EVERY_COLOUR


def take(state: Burgundy, seat: i64, die: i64, space: i64) -> None:
    """B4.1. Move the tile from its depot to storage."""
    use_die(state, seat, die, space // DEPOT_SPACES + 1, FREE_STEP_TAKING)
    kind = state.lift(space)
    if state.journal is not None:
        depot = space // DEPOT_SPACES + 1
        slot = next_slot(state, seat)
        state.note("take", seat, {"tile": KIND_NAMES[kind], "depot": depot, "slot": slot})
    stow(state, seat, kind)


def why_not_space(state: Burgundy, space: i64) -> Reason | None:
    """B1.6, B4.1. Require a tile on the space."""
    if state.spaces[space] != NO_TILE:
        return None
    variant = state.variant
    unused = variant.space_colour[space] < 0 if space < FIRST_BLACK else space >= variant.spaces_in_use
    if unused:
        return reason("space-not-used", space=SPACE_NAMES[space], players=variant.players)
    return reason("space-empty", space=SPACE_NAMES[space])


def why_not_take(state: Burgundy, seat: i64, die: i64, space: i64) -> Reason | None:
    """B4.1, B5.5. Require a die that reaches the depot, or an effect that takes the colour."""
    asked = kind_of(state.asked())
    if die == NO_DIE and asked not in TAKING:
        return reason("other-question", question=QUESTION_NAMES[asked])
    refused = why_not_die(state, seat, die) or why_not_space(state, space)
    if refused is not None:
        return refused
    kind = state.spaces[space]
    tile = KIND_NAMES[kind]
    if die == NO_DIE and not colours_taken(asked) >> KIND_COLOUR[kind] & 1:
        colour = COLOUR_NAMES[KIND_COLOUR[kind]]
        return reason("effect-takes-other", effect=QUESTION_NAMES[asked], colour=colour, tile=tile)
    if asked == ASK_HARVEST:
        return None if may_place(state.duchy(seat), kind) else reason("nowhere-to-place", tile=tile)
    depot = space // DEPOT_SPACES + 1
    return why_not_number(state, seat, die, depot, FREE_STEP_TAKING, f"depot {depot}")
