"""Trade routes: cards on which sold goods are placed to gain bonuses (B9.5)."""

from typing import Any

import pytest

from duchy.core.reason import OptionError
from duchy.games.burgundy.box.components import ROUTE_CARDS
from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.beyond import ROUTES, SHIELDS, expanded, route_goods
from tests.games.burgundy.table import (
    GAME,
    after,
    duchy,
    end_round,
    goods_of,
    legal,
    open_questions,
    points,
    refusal,
    scored,
    silver,
    sold_by,
    stored,
    table,
    tile_on,
    told,
    workers,
)

CHOSEN = ROUTES | {"route_order": "chosen"}
DEPOTS = {"1": ["bank"], "2": ["castle"], "3": ["cow3"], "4": ["ship"], "5": ["mine"]}


def selling(colour: int, route: list[int], number: int = 1, **seat: Any) -> Burgundy:  # noqa: ANN401
    """Set up a die that sells goods of a colour, and a route with some cards."""
    content = {"dice": [colour, 0], "goods": {colour: number}, "route": route} | seat
    return expanded(ROUTES, seat1=content, depots=DEPOTS)


def cards(state: Burgundy) -> list[list[int]]:
    """Name the cards of each route, from the left."""
    return [[int(card) + 1 for card in other.holdings.route] for other in state.duchies]


def dealt(state: Burgundy, texts: list[str]) -> Burgundy:
    """Find the first player, draw goods, and deal some cards."""
    other = state.copy()
    seats = int(state.variant.players)
    for text in ["first 1", *["goods 1", "goods 2", "goods 3"] * seats, *texts]:
        GAME.apply(other, GAME.acting(other)[0], GAME.parse(text))
    return other


# Dealing.


@pytest.mark.parametrize(("players", "count"), [(2, 5), (3, 4), (4, 3)])
def test_cards_are_dealt(players: int, count: int) -> None:
    """B9.5. Five, four or three cards for each of two, three or four players, in the order they are dealt."""
    drawn = [f"card {number}" for number in range(1, players * count + 1)]
    state = dealt(GAME.initial(ROUTES | {"players": players}), drawn)
    numbers = list(range(1, players * count + 1))
    assert [numbers[seat * count : (seat + 1) * count] for seat in range(players)] == cards(state)
    assert "card" not in open_questions(state)


def test_each_card_is_dealt_once() -> None:
    """B9.5. Any card that no player has; each is equally likely."""
    state = dealt(GAME.initial(ROUTES), ["card 7", "card 12"])
    assert [1] * 10 == [weight for _, weight in GAME.chances(state)]
    assert {f"card {number}" for number in range(1, 13) if number not in (7, 12)} == legal(state)


def test_the_order_may_be_chosen() -> None:
    """B9.5. By option the owner puts the cards in any order, once all of them are dealt."""
    state = dealt(GAME.initial(CHOSEN), ["card 3", "card 1", "card 9", "card 5", "card 12"])
    assert {"lay 1", "lay 3", "lay 5", "lay 9", "lay 12"} == legal(state)
    later = after(state, "lay 9", "lay 1", "lay 12", "lay 3", "lay 5")
    assert [[9, 1, 12, 3, 5], []] == cards(later)
    assert "card" == open_questions(later)[-1]


def test_only_own_cards_are_laid() -> None:
    """B9.5. Each card once, and nothing else happens meanwhile."""
    state = after(dealt(GAME.initial(CHOSEN), ["card 3", "card 1", "card 9", "card 5", "card 12"]), "lay 9")
    for text in ("lay 2", "lay 9"):
        assert ("not-your-card", {"card": int(text[4:])}) == (refusal(state, text).code, refusal(state, text).values)
    assert ("other-question", {"question": "lay"}) == (refusal(state, "end").code, refusal(state, "end").values)


def test_cards_are_laid_only_when_asked() -> None:
    """B9.5. The order is chosen at the start."""
    assert "no-such-question" == refusal(selling(1, [1]), "lay 1").code


def test_dealing_is_told() -> None:
    """B9.5. The journal names each card that is dealt, and each that is placed."""
    state = GAME.initial(CHOSEN)
    journal = GAME.start_journal(state)
    for text in ["first 1", *["goods 1", "goods 2", "goods 3"] * 2, *(f"card {card}" for card in range(1, 6)), "lay 4"]:
        GAME.apply(state, GAME.acting(state)[0], GAME.parse(text))
    assert [("card", 0, {"card": card}) for card in range(1, 6)] + [("lay", 0, {"card": 4})] == [
        (entry.code, entry.seat, entry.values) for entry in journal if entry.code in ("card", "lay")
    ]


# Filling the route.


def test_a_sold_tile_lies_on_the_first_empty_space() -> None:
    """B9.5. It goes there from the left; it counts as sold as usual."""
    state = after(selling(3, [1]), "1:sell 3")
    assert ([3], {3: 1}, 1, 2) == (route_goods(state), sold_by(state), silver(state), points(state))


def test_tiles_fill_one_space_after_the_other() -> None:
    """B9.5. All tiles of the colour, one by one, over the edge of a card."""
    state = after(selling(3, [1, 2], 3, route_goods=[6], sold={6: 1}), "1:sell 3")
    assert [6, 3, 3, 3] == route_goods(state)


def test_a_wrong_colour_brings_nothing() -> None:
    """B9.5. It still fills the space, and the bonus is lost."""
    state = after(selling(3, [1], 2), "1:sell 3")
    assert ([3, 3], ["turn"], 0) == (route_goods(state), open_questions(state), workers(state))


def test_a_full_route() -> None:
    """B9.5. Goods without a space go to the sold stack, without a bonus."""
    state = after(selling(1, [1], 3, route_goods=[3, 3], sold={3: 2}), "1:sell 1")
    assert ([3, 3, 1], {3: 2, 1: 3}, 4) == (route_goods(state), sold_by(state), workers(state))
    full = after(selling(1, [1], 1, route_goods=[3, 3, 3], sold={3: 3}), "1:sell 1")
    assert ([3, 3, 3], {3: 3, 1: 1}, 0) == (route_goods(full), sold_by(full), workers(full))


def test_each_route_for_itself() -> None:
    """B9.5. Another player's route does not change."""
    state = expanded(ROUTES, seat1={"dice": [2, 0], "goods": {2: 1}, "route": [1]}, seat2={"route": [2]})
    later = after(state, "1:sell 2")
    assert ([2], []) == (route_goods(later), route_goods(later, 2))


@pytest.mark.parametrize("question", ["castle", "warehouse"])
def test_any_sale_fills_the_route(question: str) -> None:
    """B9.5, B5.2, B5.5. Also a sale by a castle or a warehouse."""
    agenda = [{"question": "turn"}, {"question": question}]
    state = expanded(ROUTES, seat1={"goods": {1: 1}, "route": [9]}, agenda=agenda)
    assert ([1], 1 + 2) == (route_goods(after(state, "sell 1")), silver(after(state, "sell 1")))


def test_goods_on_the_route_count_as_sold() -> None:
    """B9.5, B8, monasteries 15 and 25. Two points for each colour and one for each tile, on the route or not."""
    seat = {"dice": [3, 0], "goods": {3: 2}, "route": [1], "route_goods": [6, 6], "sold": {6: 2}}
    seat["tiles"] = {13: "monastery15", 31: "monastery25", 25: "mine"}
    state = expanded(ROUTES, phase="E", round=5, seat1=seat)
    finals = {entry.source: entry.points for entry in told(state, "1:sell 3", "end", "end") if entry.code == "final"}
    assert {"monastery-15": 2 * 2, "monastery-25": 4, "silver": 2} == finals


# The bonuses.


def test_workers() -> None:
    """B9.5. Four workers."""
    assert 4 == workers(after(selling(4, [6]), "1:sell 4"))


def test_silver() -> None:
    """B9.5. Two silver, in addition to the sale's silver."""
    assert 1 + 2 == silver(after(selling(1, [9]), "1:sell 1"))


def test_points() -> None:
    """B9.5. Four points, in addition to the sale's points."""
    assert 2 + 4 == scored(selling(6, [10]), "1:sell 6")


def test_carpenter_church_and_market() -> None:
    """B9.5. A tile of their colours from a numbered depot into storage, as with the building."""
    brought = [(2, 1, "carpenter", {"take 1b"}), (1, 2, "market", {"take 3a", "take 4b"})]
    for colour, card, question, takes in brought:
        state = after(selling(colour, [card]), f"1:sell {colour}")
        assert (question, takes) == (open_questions(state)[-1], legal(state, "take"))
    state = after(selling(4, [1], route_goods=[3], sold={3: 1}), "1:sell 4")
    assert ("church", {"take 2c", "take 5b"}) == (open_questions(state)[-1], legal(state, "take"))
    assert ["mine"] == stored(after(state, "take 5b"))


def test_city_hall() -> None:
    """B9.5. A stored tile is placed on a hex of any number and has its effect."""
    state = after(selling(3, [4], storage=["watchtower"]), "1:sell 3")
    assert "city-hall" == open_questions(state)[-1]
    later = after(state, "place s1 12")
    assert ("watchtower", 2 + 4 + 1 + 10) == (tile_on(later, 12), points(later))


def test_warehouse() -> None:
    """B9.5. One more colour of the player's choice is sold, and also fills the route."""
    state = after(selling(5, [11], goods={5: 1, 2: 1, 4: 1}), "1:sell 5")
    assert {"sell 2", "sell 4"} == legal(state, "sell")
    later = after(state, "sell 2")
    assert ([5, 2], "church", {4: 1}) == (route_goods(later), open_questions(later)[-1], goods_of(later))


def test_action() -> None:
    """B9.5. One action of any of the four kinds with any number, as with a castle."""
    state = after(selling(4, [3], storage=["ship"], goods={4: 1, 6: 1}), "1:sell 4")
    assert "castle" == open_questions(state)[-1]
    assert {"place s1 18", "place s1 20"} == legal(state, "place")
    assert ({"sell 6"}, {"workers"}) == (legal(state, "sell"), legal(state, "workers"))
    assert {"take 1b", "take 2c", "take 3a", "take 4b", "take 5b"} == legal(state, "take")


def test_a_bonus_may_be_left_unused() -> None:
    """B9.5, B5.5. Like the effect of a building."""
    assert ["turn"] == open_questions(after(selling(4, [3]), "1:sell 4", "skip"))


@pytest.mark.parametrize(("colour", "card"), [(2, 1), (1, 2), (3, 4), (5, 11)])
def test_a_bonus_that_cannot_be_used_is_lost(colour: int, card: int) -> None:
    """B9.5, B5.5. With nothing to take, to place or to sell there is no question."""
    state = expanded(ROUTES, seat1={"dice": [colour, 0], "goods": {colour: 1}, "route": [card]})
    assert ["turn"] == open_questions(after(state, f"1:sell {colour}"))


def test_every_card() -> None:
    """B9.5. Each space of each card brings its bonus only when a tile of its colour is placed there."""
    for number, card in enumerate(ROUTE_CARDS, start=1):
        for space, (colour, bonus) in enumerate(card):
            other = colour % 6 + 1
            before: dict[str, Any] = {"route_goods": [other] * space, "sold": {other: space}, "storage": ["ship"]}
            state = selling(colour, [number], goods={colour: 1, other: 1}, **before)
            told_of = [entry.values["bonus"] for entry in told(state, f"1:sell {colour}") if entry.code == "route"]
            assert [bonus] == told_of, (number, space)
            wrong = selling(other, [number], goods={other: 1}, **before)
            assert [] == [entry for entry in told(wrong, f"1:sell {other}") if entry.code == "route"]


def test_two_bonuses_of_one_sale() -> None:
    """B9.5. Cards 1 and 2 have a 1 side by side: workers and market both happen."""
    seat = {"route_goods": [3, 3], "sold": {3: 2}}
    state = after(selling(1, [1, 2], 2, **seat), "1:sell 1")
    assert ([3, 3, 1, 1], 4, "market") == (route_goods(state), workers(state), open_questions(state)[-1])


def test_the_left_bonus_comes_first() -> None:
    """B9.5. Of two that ask, the one further left asks first: the carpenter of card 7, then the market of card 2."""
    seat = {"route_goods": [3, 3], "sold": {3: 2}}
    state = after(selling(1, [7, 2], 2, **seat), "1:sell 1")
    assert ["turn", "market", "carpenter"] == open_questions(state)
    assert ["turn", "market"] == open_questions(after(state, "take 1b"))


def test_all_tiles_of_a_colour_lie_before_a_bonus_asks() -> None:
    """B9.5. One colour at a time: goods sold by the warehouse go after all tiles of the first colour."""
    seat = {"goods": {1: 3, 4: 1}, "route_goods": [3], "sold": {3: 1}}
    state = after(selling(1, [6, 10], 3, **seat), "1:sell 1")
    assert ([3, 1, 1, 1], "warehouse") == (route_goods(state), open_questions(state)[-1])
    assert [3, 1, 1, 1, 4] == route_goods(after(state, "sell 4"))


def test_a_bonus_of_a_bonus() -> None:
    """B9.5, B5.8. Depth first: goods sold by a warehouse of the route may bring the next bonus."""
    state = after(selling(5, [11], goods={5: 1, 2: 1, 3: 1}), "1:sell 5", "sell 2")
    assert ([5, 2], ["turn", "church"]) == (route_goods(state), open_questions(state))
    assert ["turn"] == open_questions(after(state, "take 5b"))


def test_monasteries_3_and_4_apply_to_the_warehouse_of_a_route() -> None:
    """B9.5, B8.1. It is a sale like any other."""
    seat = {"goods": {5: 1, 4: 1}, "tiles": {13: "monastery3", 8: "monastery4"}}
    state = after(selling(5, [11], 1, **seat), "1:sell 5", "sell 4")
    assert (2 + 2, 1 + 1) == (silver(state), workers(state))


def test_a_bonus_action_takes_no_shield() -> None:
    """B9.5, B11.5, shield 11. The shield applies to castles that are placed, not to other extra actions."""
    seat = {"dice": [4, 0], "goods": {4: 1}, "route": [3], "shields": {19: 11}}
    state = after(expanded(ROUTES | SHIELDS, seat1=seat, arms={2: [7]}), "1:sell 4")
    assert (set(), "no-shield-by-castle") == (legal(state, "shield"), refusal(state, "shield 7").code)


def test_the_bonus_of_workers_meets_shield_2() -> None:
    """B9.5, B11.5, shield 2. Workers are gained: another player with shield 2 gains one."""
    seat = {"dice": [4, 0], "goods": {4: 1}, "route": [6]}
    state = after(expanded(ROUTES | SHIELDS, seat1=seat, seat2={"shields": {19: 2}}), "1:sell 4")
    assert (4, 1) == (workers(state), workers(state, 2))


def test_a_bonus_is_told() -> None:
    """B9.5. Its points have their own source."""
    entries = [entry for entry in told(selling(6, [10]), "1:sell 6") if entry.code in ("sell", "route")]
    assert [("goods", 2), ("routes", 4)] == [(entry.source, entry.points) for entry in entries]
    assert {"bonus": "points"} == entries[1].values


def test_a_bonus_that_is_lost_is_told() -> None:
    """B9.5. The journal reports first that it is earned, then that it is unused."""
    state = expanded(ROUTES, seat1={"dice": [2, 0], "goods": {2: 1}, "route": [1]})
    codes = [(entry.code, dict(entry.values)) for entry in told(state, "1:sell 2")][-2:]
    assert [("route", {"bonus": "carpenter"}), ("skip", {"effect": "carpenter"})] == codes


# Options.


def test_a_chosen_order_needs_routes() -> None:
    """B9.6. The option is refused where it has no meaning."""
    with pytest.raises(OptionError, match="route_order: there are no trade routes in this game"):
        GAME.initial({"route_order": "chosen"})


def test_alone_there_are_no_routes() -> None:
    """B9.6. Cards are dealt to two to four players."""
    with pytest.raises(OptionError, match="trade_routes: trade routes need two to four players"):
        GAME.initial(ROUTES | {"players": 1})


def test_without_the_option() -> None:
    """B9.5. Sold goods go to the sold stack, and no player has a route."""
    state = after(table(seat1={"dice": [2, 0], "goods": {2: 1}}), "1:sell 2")
    assert ([], {2: 1}) == (route_goods(state), sold_by(state))
    assert 0 == len(duchy(end_round(state)).holdings.route)
