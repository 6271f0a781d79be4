"""What a seat may do: the one place that knows the answers to every question (B3, B5)."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.games.burgundy.actions import END, NO_DIE, SKIP, WORKERS
from duchy.games.burgundy.rules.alone import list_pending, list_points, list_spending
from duchy.games.burgundy.rules.animals import list_species
from duchy.games.burgundy.rules.buildings import list_crane
from duchy.games.burgundy.rules.closing import list_payments
from duchy.games.burgundy.rules.gains import list_hire, list_workers
from duchy.games.burgundy.rules.placing import list_free_places, list_places
from duchy.games.burgundy.rules.purchase import list_purchases
from duchy.games.burgundy.rules.routes import list_lays
from duchy.games.burgundy.rules.selling import list_free_sales, list_sales, list_sales_with
from duchy.games.burgundy.rules.setup import list_starts, seats_choosing
from duchy.games.burgundy.rules.shields import list_allies, list_courts, list_shields, list_turns
from duchy.games.burgundy.rules.ships import list_gathers, list_keeps, list_loads
from duchy.games.burgundy.rules.sites import list_black, list_exchange, list_harvest, list_picks, list_sites
from duchy.games.burgundy.rules.storage import list_discards, list_stores
from duchy.games.burgundy.rules.taking import colours_taken, list_free_takes, list_takes, list_takes_with
from duchy.games.burgundy.state.agenda import (
    ASK_ALLY,
    ASK_BLACK,
    ASK_CASTLE,
    ASK_CITY_HALL,
    ASK_COURT,
    ASK_CRANE,
    ASK_DISCARD,
    ASK_EXCHANGE,
    ASK_GATHER,
    ASK_GEESE,
    ASK_HARVEST,
    ASK_KEEP,
    ASK_LAY,
    ASK_LOAD,
    ASK_MARKET,
    ASK_POINTS,
    ASK_SITE,
    ASK_SPEND,
    ASK_START,
    ASK_START_HIDDEN,
    ASK_STORE,
    ASK_TURN,
    ASK_UPKEEP,
    ASK_WAREHOUSE,
    ASK_WHITE_CASTLE,
    is_uninterrupted,
    kind_of,
    seat_of,
)
from duchy.games.burgundy.state.state import Burgundy


def to_act(state: Burgundy) -> i64:
    """Return who must act, as bits: the seat at the top of the agenda, or everyone who still chooses a hidden start."""
    if state.depth == 0:
        return 0
    asked = state.asked()
    if kind_of(asked) == ASK_START_HIDDEN:
        return seats_choosing(state)
    one: i64 = 1
    return one << seat_of(asked)


def legal(state: Burgundy, seat: i64, out: vec[i64]) -> i64:
    """B3.1. List the legal actions of a seat that must act; return their number."""
    asked = kind_of(state.asked())
    count: i64 = 0
    if asked == ASK_TURN:
        count = list_takes(state, seat, out, count)
        count = list_places(state, seat, out, count)
        count = list_sales(state, seat, out, count)
        count = list_workers(state, seat, out, count)
        count = list_purchases(state, seat, out, count)
        if state.variant.expanded:
            return list_beyond(state, seat, out, count)
        out[count] = END
        return count + 1
    if is_uninterrupted(asked):
        count = list_uninterrupted(state, seat, asked, out)
    else:
        count = list_answers(state, seat, asked, out)
        if state.variant.new_edition:
            count = list_purchases(state, seat, out, count)
    if state.variant.expanded:
        return list_anytime(state, seat, asked, out, count)
    return count


def list_answers(state: Burgundy, seat: i64, asked: i64, out: vec[i64]) -> i64:
    """B5.1, B5.5. List the answers to a question; effects may be left unused."""
    if asked == ASK_LOAD:
        return list_loads(state, seat, out, 0)
    if asked == ASK_KEEP:
        return list_keeps(state, seat, out, 0)
    if asked == ASK_GEESE:
        return list_species(state, seat, out, 0)
    if asked == ASK_SPEND:
        return list_spending(state, seat, out)
    count = list_effects(state, seat, asked, out)
    out[count] = SKIP
    return count + 1


def list_uninterrupted(state: Burgundy, seat: i64, asked: i64, out: vec[i64]) -> i64:
    """B3.3. List the answers to a question that no purchase can interrupt."""
    if asked == ASK_DISCARD:
        return list_discards(state, seat, out)
    if asked == ASK_STORE:
        return list_stores(out)
    if asked == ASK_SITE:
        return list_sites(state, seat, out)
    if asked == ASK_COURT:
        return list_courts(state, seat, out)
    if asked == ASK_UPKEEP:
        return list_payments(state, seat, out)
    if asked == ASK_LAY:
        return list_lays(state, seat, out)
    if asked == ASK_ALLY:
        return 0
    return list_starts(state, seat, out, 0)


def list_beyond(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B9, B11-B13. List what the expansions add to a turn; a solo turn cannot end with pending effects (B13.8)."""
    count = list_picks(state, seat, out, count)
    count = list_shields(state, seat, out, count)
    count = list_turns(state, seat, out, count)
    count = list_pending(state, out, count)
    count = list_anytime(state, seat, ASK_TURN, out, count)
    if state.annex.waiting == 0:
        out[count] = END
        count += 1
    return count


def list_anytime(state: Burgundy, seat: i64, asked: i64, out: vec[i64], count: i64) -> i64:
    """B9.1, B11.5. List what is possible at any time: hiring workers and choosing an ally."""
    if asked in (ASK_START, ASK_START_HIDDEN, ASK_LAY):
        return count
    count = list_hire(state, seat, out, count)
    return list_allies(state, seat, out, count)


def list_effects(state: Burgundy, seat: i64, asked: i64, out: vec[i64]) -> i64:
    """B5.2, B5.5. List what the effect of a castle or a building allows."""
    count: i64 = 0
    if asked == ASK_CASTLE:
        count = list_free_takes(state, colours_taken(asked), out, count)
        count = list_free_places(state, seat, 0, out, count)
        count = list_free_sales(state, seat, out, count)
        out[count] = WORKERS + NO_DIE
        count += 1
        if state.variant.shields:
            count = list_picks(state, seat, out, count)
            count = list_shields(state, seat, out, count)
        return count
    if asked == ASK_CITY_HALL:
        count = list_free_places(state, seat, 0, out, count)
        return list_picks(state, seat, out, count)
    if asked == ASK_WAREHOUSE:
        return list_free_sales(state, seat, out, count)
    if asked <= ASK_MARKET:
        return list_free_takes(state, colours_taken(asked), out, count)
    return list_later_effects(state, seat, asked, out)


def list_later_effects(state: Burgundy, seat: i64, asked: i64, out: vec[i64]) -> i64:
    """B9, B11, B13. List what the effects of the expansions allow."""
    count: i64 = 0
    if asked == ASK_WHITE_CASTLE:
        count = list_takes_with(state, state.duchy(seat), state.white, NO_DIE, out, count)
        count = list_free_places(state, seat, state.white, out, count)
        count = list_sales_with(state.duchy(seat), state.white, NO_DIE, out, count)
        out[count] = WORKERS + NO_DIE
        return list_picks(state, seat, out, count + 1)
    if asked == ASK_CRANE:
        return list_crane(state, out, count)
    if asked == ASK_GATHER:
        return list_gathers(state, seat, out, count)
    if asked == ASK_HARVEST:
        return list_harvest(state, seat, out)
    if asked == ASK_BLACK:
        return list_black(state, seat, out)
    if asked == ASK_EXCHANGE:
        return list_exchange(state, out)
    assert asked == ASK_POINTS
    return list_points(state, seat, out, count)
