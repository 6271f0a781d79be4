"""Trade routes: sold goods fill the spaces of the cards; matching ones give a bonus (B9.5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.burgundy.actions import CARD, LAY
from duchy.games.burgundy.box.components import ROUTE_BONUS, ROUTE_BONUSES, ROUTE_CARDS, ROUTE_GOODS, ROUTE_SPACES
from duchy.games.burgundy.rules.gains import earn, gain_workers, note_points
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.state.agenda import (
    ASK_CARD,
    ASK_CARPENTER,
    ASK_CASTLE,
    ASK_CHURCH,
    ASK_CITY_HALL,
    ASK_LAY,
    ASK_MARKET,
    ASK_WAREHOUSE,
    QUESTION_NAMES,
    kind_of,
    question,
    to_chance,
)
from duchy.games.burgundy.state.state import Burgundy

# The bonuses, in the order of `ROUTE_BONUSES`: the first five and the last one are questions.
QUESTION_OF_BONUS: Final = vec[i64](
    [ASK_CARPENTER, ASK_CHURCH, ASK_MARKET, ASK_CITY_HALL, ASK_WAREHOUSE, 0, 0, 0, ASK_CASTLE]
)
BONUS_WORKERS: Final = 5
BONUS_SILVER: Final = 6
BONUS_POINTS: Final = 7
BONUS_ACTION: Final = 8

WORKERS_GIVEN: Final = 4
SILVER_GIVEN: Final = 2
POINTS_GIVEN: Final = 4


def deal_cards(state: Burgundy) -> bool:
    """B9.5. Deal 3/4/5 cards to each of 4/3/2 players; return whether one is dealt now."""
    variant = state.variant
    while state.turn < variant.players:
        seat = state.order[state.turn]
        if cards_of(state, seat) < variant.route_cards:
            state.ask(to_chance(ASK_CARD, seat))
            return True
        if variant.route_chosen and cards_left(state, seat):
            state.ask(question(ASK_LAY, seat, 0))
            return True
        state.turn += 1
    state.turn = 0
    return False


def cards_of(state: Burgundy, seat: i64) -> i64:
    """B9.5. Return how many cards a seat was dealt; partners add theirs to one route in turn (B12.3)."""
    holdings = state.duchy(seat).holdings
    cards = cards_left(state, seat) + i64(len(holdings.route))
    if state.variant.teams and state.turn >= state.variant.duchies:
        cards -= state.variant.route_cards
    return cards


def cards_left(state: Burgundy, seat: i64) -> i64:
    """Return how many of a seat's cards are not on its route yet."""
    count: i64 = 0
    for card in state.duchy(seat).holdings.cards:
        count += card
    return count


def list_cards(state: Burgundy, out: vec[i64], weights: vec[i64]) -> i64:
    """B9.5. List the cards that no one has."""
    count: i64 = 0
    for card in range(i64(len(ROUTE_CARDS))):
        if state.annex.cards[card]:
            out[count] = CARD + card
            weights[count] = 1
            count += 1
    return count


def draw_card(state: Burgundy, seat: i64, card: i64) -> None:
    """B9.5. Deal a card: to the right end of the route, or to its owner, who adds it later (option `route_order`)."""
    state.close_question()
    state.annex.cards[card] = 0
    if state.journal is not None:
        state.note("card", seat, {"card": card + 1})
    if state.variant.route_chosen:
        state.duchy(seat).holdings.cards[card] = 1
    else:
        lay_out_card(state, seat, card)


def lay_out_card(state: Burgundy, seat: i64, card: i64) -> None:
    """B9.5. Add a card to the right end of the route, with three empty spaces."""
    holdings = state.duchy(seat).holdings
    holdings.route = append(holdings.route, card)


def list_lays(state: Burgundy, seat: i64, out: vec[i64]) -> i64:
    """B9.5. List the cards that the owner can add next, by option."""
    count: i64 = 0
    cards = state.duchy(seat).holdings.cards
    for card in range(i64(len(ROUTE_CARDS))):
        if cards[card]:
            out[count] = LAY + card
            count += 1
    return count


def lay(state: Burgundy, seat: i64, card: i64) -> None:
    """B9.5. Add the chosen card to the route."""
    state.close_question()
    state.duchy(seat).holdings.cards[card] = 0
    lay_out_card(state, seat, card)
    if state.journal is not None:
        state.note("lay", seat, {"card": card + 1})


def travel(state: Burgundy, seat: i64, colour: i64, tiles: i64) -> None:
    """B9.5. Fill the spaces from the left with sold tiles; where the colour matches, the bonus is gained.

    Bonuses that ask a question come after all tiles of a colour, the leftmost first.
    """
    holdings = state.duchy(seat).holdings
    first = i64(len(holdings.route_goods))
    spaces = i64(len(holdings.route)) * ROUTE_SPACES
    last = min(first + tiles, spaces)
    for _ in range(first, last):
        holdings.route_goods = append(holdings.route_goods, colour + 1)
    for space in range(first, last):
        if space_goods(state, seat, space) == colour + 1:
            gain_bonus(state, seat, space_bonus(state, seat, space))
    for space in range(last - 1, first - 1, -1):
        if space_goods(state, seat, space) == colour + 1:
            bonus = space_bonus(state, seat, space)
            if QUESTION_OF_BONUS[bonus]:
                state.ask(question(QUESTION_OF_BONUS[bonus], seat, 1 if bonus == BONUS_ACTION else 0))


def space_goods(state: Burgundy, seat: i64, space: i64) -> i64:
    """Return the colour of a space on a route, counted from 1."""
    card = state.duchy(seat).holdings.route[space // ROUTE_SPACES]
    return ROUTE_GOODS[card * ROUTE_SPACES + space % ROUTE_SPACES]


def space_bonus(state: Burgundy, seat: i64, space: i64) -> i64:
    """Return the bonus of a space on a route."""
    card = state.duchy(seat).holdings.route[space // ROUTE_SPACES]
    return ROUTE_BONUS[card * ROUTE_SPACES + space % ROUTE_SPACES]


def gain_bonus(state: Burgundy, seat: i64, bonus: i64) -> None:
    """B9.5. Gain workers, silver or points, which need no answer."""
    points: i64 = POINTS_GIVEN if bonus == BONUS_POINTS else 0
    if bonus == BONUS_SILVER:
        state.duchy(seat).silver += SILVER_GIVEN
    earn(state, seat, points)
    if state.journal is not None:
        note_points(state, "route", seat, {"bonus": ROUTE_BONUSES[bonus]}, points, "routes" if points else "")
    if bonus == BONUS_WORKERS:
        gain_workers(state, seat, WORKERS_GIVEN)


def why_not_lay(state: Burgundy, seat: i64, card: i64) -> Reason | None:
    """B9.5. Require a card that was dealt and is not on the route yet."""
    asked = kind_of(state.asked())
    if asked != ASK_LAY:
        return reason("no-such-question", do="lay", question=QUESTION_NAMES[asked])
    if not state.duchy(seat).holdings.cards[card]:
        return reason("not-your-card", card=card + 1)
    return None
