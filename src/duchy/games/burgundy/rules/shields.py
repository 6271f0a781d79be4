"""Shields: dealing them, taking them with a double, and what they allow (B11)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.burgundy.actions import ALLY, ARMS, PIPS, SHIELD, SITE, TURN
from duchy.games.burgundy.box.components import (
    CASTLE_TILE,
    DEPOTS,
    DICE,
    SHIELD_PLACES,
    SHIELDS,
    SHIELDS_ON_DEPOT,
)
from duchy.games.burgundy.rules.dice import worker_cost
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.rules.ships import rise
from duchy.games.burgundy.state.agenda import (
    ASK_ARMS,
    ASK_CASTLE,
    ASK_COURT,
    ASK_TURN,
    QUESTION_NAMES,
    argument_of,
    kind_of,
    question,
    to_chance,
)
from duchy.games.burgundy.state.duchy import ANYWHERE, Duchy
from duchy.games.burgundy.state.holdings import NO_ALLY
from duchy.games.burgundy.state.state import Burgundy

BORROWING: Final = 1 << 6
"""B11.5, shield 6: its holder also uses the monasteries of one other player, chosen at any time."""

SHIELD_BY_CASTLE: Final = 1 << 11
"""B11.5, shield 11: a castle's action may take a shield from any depot."""

TURNED_DIE: Final = 1 << 16
"""B11.5, shield 16: once per turn a die may be set to any number."""

BIT: Final = vec[i64]([1 << shield for shield in range(SHIELDS + 1)])


def deal_arms(state: Burgundy) -> bool:
    """B11.1. Deal one shield per depot to two players, two on depots 2, 4, 6 to three, two per depot to four.

    They are never refilled. Return whether one is dealt now.
    """
    if not state.variant.shields:
        return False
    wanted = SHIELDS_ON_DEPOT[state.variant.players]
    for depot in range(DEPOTS):
        for place in range(wanted[depot]):
            if state.annex.shields[depot * SHIELD_PLACES + place] == 0:
                state.ask(to_chance(ASK_ARMS, depot * SHIELD_PLACES + place))
                return True
    return False


def list_arms(state: Burgundy, out: vec[i64], weights: vec[i64]) -> i64:
    """B11.1. List the shields that are not on a depot yet."""
    count: i64 = 0
    dealt: i64 = 0
    for shield in state.annex.shields:
        dealt |= BIT[shield]
    for shield in range(i64(1), i64(SHIELDS + 1)):
        if not dealt & BIT[shield]:
            out[count] = ARMS + shield - 1
            weights[count] = 1
            count += 1
    return count


def draw_arms(state: Burgundy, place: i64, shield: i64) -> None:
    """B11.1. Put a shield face up on its depot."""
    state.close_question()
    state.annex.shields[place] = shield
    if state.journal is not None:
        state.note("arms", -1, {"shield": shield, "depot": place // SHIELD_PLACES + 1})


def price_of_double(state: Burgundy, seat: i64, number: i64) -> i64:
    """B11.2. Return the workers needed for both dice to show a number; each worker changes either die."""
    duchy = state.duchy(seat)
    dice = state.seats[seat].dice
    return worker_cost(duchy, dice[0], number, 0) + worker_cost(duchy, dice[1], number, 0)


def list_shields(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B11.2. List the shields that a double takes from the depot of its number, instead of two actions.

    B11.5. With shield 11 a castle's action does so from any depot.
    """
    asked = state.asked()
    duchy = state.duchy(seat)
    by_castle = kind_of(asked) == ASK_CASTLE and argument_of(asked) == 0 and duchy.shields & SHIELD_BY_CASTLE != 0
    dice = state.seats[seat].dice
    by_dice = kind_of(asked) == ASK_TURN and dice[0] != 0 and dice[1] != 0
    if not by_castle and not by_dice:
        return count
    for depot in range(i64(DEPOTS)):
        if by_castle or price_of_double(state, seat, depot + 1) <= duchy.workers:
            for place in range(depot * SHIELD_PLACES, (depot + 1) * SHIELD_PLACES):
                if state.annex.shields[place]:
                    out[count] = SHIELD + state.annex.shields[place] - 1
                    count += 1
    return count


def place_of(state: Burgundy, shield: i64) -> i64:
    """Return the place of a shield on the depots; -1 if it is on none."""
    for place in range(i64(DEPOTS * SHIELD_PLACES)):
        if state.annex.shields[place] == shield:
            return place
    return -1


def take_shield(state: Burgundy, seat: i64, shield: i64) -> None:
    """B11.2. Take a shield for a castle of the duchy; if there are several castles, ask which."""
    place = place_of(state, shield)
    duchy = state.duchy(seat)
    cost: i64 = 0
    if kind_of(state.asked()) == ASK_CASTLE:
        state.close_question()
    else:
        cost = price_of_double(state, seat, place // SHIELD_PLACES + 1)
        duchy.workers -= cost
        for die in range(i64(DICE)):
            state.seats[seat].dice[die] = 0
    state.annex.shields[place] = 0
    if state.journal is not None:
        state.note("shield", seat, {"shield": shield, "depot": place // SHIELD_PLACES + 1, "workers": cost})
    state.ask(question(ASK_COURT, seat, shield))
    only: i64 = -1
    castles: i64 = 0
    for hex_ in range(duchy.layout.hexes):
        if duchy.tiles[hex_] == CASTLE_TILE:
            only = hex_
            castles += 1
    if castles == 1:
        put_shield(state, seat, only)


def list_courts(state: Burgundy, seat: i64, out: vec[i64]) -> i64:
    """B11.2. List the castles: those without a shield, and those whose shield would leave the game."""
    duchy = state.duchy(seat)
    count: i64 = 0
    for hex_ in range(duchy.layout.hexes):
        if duchy.tiles[hex_] == CASTLE_TILE:
            out[count] = SITE + hex_
            count += 1
    return count


def put_shield(state: Burgundy, seat: i64, hex_: i64) -> None:
    """B11.2. Put the shield on the castle, where it works from now on; a previous one leaves the game."""
    shield = argument_of(state.asked())
    state.close_question()
    duchy = state.duchy(seat)
    gone = shield_at(duchy, hex_)
    if gone:
        lose_shield(state, duchy, gone)
    duchy.holdings.shield_hex[shield] = hex_ + 1
    duchy.shields |= BIT[shield]
    if BIT[shield] == ANYWHERE:
        duchy.open_everywhere()
    state.count_monasteries()
    rise(state)
    if state.journal is not None:
        state.note("court", seat, {"shield": shield, "hex": hex_ + 1, "gone": gone})


def shield_at(duchy: Duchy, hex_: i64) -> i64:
    """Return the shield on a castle, 0 for none."""
    for shield in range(i64(1), i64(SHIELDS + 1)):
        if duchy.holdings.shield_hex[shield] == hex_ + 1:
            return shield
    return 0


def lose_shield(state: Burgundy, duchy: Duchy, shield: i64) -> None:
    """B11.2, B11.3. Remove a shield from the game, and its power."""
    duchy.holdings.shield_hex[shield] = 0
    duchy.shields &= ~BIT[shield]
    if BIT[shield] == BORROWING:
        duchy.holdings.ally = NO_ALLY
    if BIT[shield] == ANYWHERE:
        duchy.recount()
    state.count_monasteries()


def list_turns(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B11.5, shield 16. List setting an unused die to any other number, once per turn."""
    if state.annex.turned or not state.duchy(seat).shields & TURNED_DIE:
        return count
    dice = state.seats[seat].dice
    for die in range(i64(DICE)):
        for number in range(i64(1), i64(PIPS + 1)):
            if dice[die] and dice[die] != number:
                out[count] = TURN + die * PIPS + number - 1
                count += 1
    return count


def turn_die(state: Burgundy, seat: i64, die: i64, number: i64) -> None:
    """B11.5, shield 16. Set a die to another number."""
    dice = state.seats[seat].dice
    if state.journal is not None:
        state.note("turn-die", seat, {"die": die + 1, "shows": dice[die], "number": number})
    dice[die] = number
    state.annex.turned = True


def list_allies(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B11.5, shield 6. List the players of other duchies, once."""
    duchy = state.duchy(seat)
    if not duchy.shields & BORROWING or duchy.holdings.ally != NO_ALLY:
        return count
    for other in range(state.variant.players):
        if state.seats[other].duchy != state.seats[seat].duchy:
            out[count] = ALLY + other
            count += 1
    return count


def choose_ally(state: Burgundy, seat: i64, other: i64, closing: bool) -> None:
    """B11.5, shield 6. Choose a player whose monasteries, including later ones, count here too."""
    if closing:
        state.close_question()
    state.duchy(seat).holdings.ally = state.seats[other].duchy
    state.count_monasteries()
    rise(state)
    if state.journal is not None:
        state.note("ally", seat, {"seat": other + 1})


def why_not_shield(state: Burgundy, seat: i64, shield: i64) -> Reason | None:
    """B11.2. Require a shield on a depot, and a double, or a castle with shield 11."""
    asked = state.asked()
    if not state.variant.shields:
        return reason("no-shields")
    duchy = state.duchy(seat)
    by_castle = kind_of(asked) == ASK_CASTLE
    if by_castle and (argument_of(asked) or not duchy.shields & SHIELD_BY_CASTLE):
        return reason("no-shield-by-castle")
    if not by_castle and kind_of(asked) != ASK_TURN:
        return reason("other-question", question=QUESTION_NAMES[kind_of(asked)])
    place = place_of(state, shield)
    if place < 0:
        return reason("shield-not-there", shield=shield)
    dice = state.seats[seat].dice
    if by_castle:
        return None
    if dice[0] == 0 or dice[1] == 0:
        return reason("both-dice-needed")
    number = place // SHIELD_PLACES + 1
    needed = price_of_double(state, seat, number)
    if needed <= duchy.workers:
        return None
    shows = [int(dice[0]), int(dice[1])]
    return reason("no-double", shield=shield, number=number, shows=shows, needed=needed, have=duchy.workers)


def why_not_court(state: Burgundy, seat: i64, hex_: i64) -> Reason | None:
    """B11.2. Require a castle on the hex."""
    duchy = state.duchy(seat)
    if hex_ >= duchy.layout.hexes or duchy.tiles[hex_] != CASTLE_TILE:
        return reason("no-castle-there", hex=hex_ + 1)
    return None


def why_not_turn(state: Burgundy, seat: i64, die: i64, number: i64) -> Reason | None:
    """B11.5, shield 16. Require an unused die, once per turn."""
    asked = kind_of(state.asked())
    if asked != ASK_TURN:
        return reason("other-question", question=QUESTION_NAMES[asked])
    if not state.duchy(seat).shields & TURNED_DIE:
        return reason("no-shield-16")
    if state.annex.turned:
        return reason("turned-already")
    shows = state.seats[seat].dice[die]
    if shows == 0:
        return reason("die-used", die=die + 1)
    return reason("shows-already", die=die + 1, number=number) if shows == number else None


def why_not_ally(state: Burgundy, seat: i64, other: i64) -> Reason | None:
    """B11.5, shield 6. Require another player, once."""
    duchy = state.duchy(seat)
    if not duchy.shields & BORROWING:
        return reason("no-shield-6")
    if duchy.holdings.ally != NO_ALLY:
        return reason("ally-chosen")
    if other >= state.variant.players:
        return reason("no-such-seat", seat=other + 1, players=state.variant.players)
    return reason("ally-own-duchy") if state.seats[other].duchy == state.seats[seat].duchy else None
