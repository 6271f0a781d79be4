"""Selling goods by a die, a castle or a warehouse (B4.3)."""

import pytest

from tests.games.burgundy.table import after, goods_of, legal, points, refusal, silver, sold_by, table, told

BY_CASTLE = [{"question": "turn"}, {"question": "castle"}]
BY_WAREHOUSE = [{"question": "turn"}, {"question": "warehouse"}]


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 4)])
def test_all_goods_of_a_colour(players: int, each: int) -> None:
    """B4.3. All stored goods of the die's colour: 1 silver in all, 2/3/4 points for each tile."""
    state = table(players=players, seat1={"dice": [5, 0], "goods": {5: 3, 2: 1}})
    later = after(state, "1:sell 5")
    assert (3 * each, 1) == (points(later), silver(later))
    assert ({2: 1}, {5: 3}) == (goods_of(later), sold_by(later))


def test_sold_goods_are_kept() -> None:
    """B4.3. A sale adds to the goods already sold."""
    state = table(seat1={"dice": [5, 0], "goods": {5: 1}, "sold": {5: 2, 1: 1}})
    assert {5: 3, 1: 1} == sold_by(after(state, "1:sell 5"))


def test_only_the_colour_of_the_die() -> None:
    """B4.3. Another colour takes workers; one that is not stored cannot be sold."""
    state = table(seat1={"dice": [5, 1], "goods": {5: 1, 2: 1}})
    assert {"1:sell 5"} == legal(state, "1:sell") | legal(state, "2:sell")
    assert ("no-goods", {"goods": 1}) == (refusal(state, "2:sell 1").code, refusal(state, "2:sell 1").values)
    assert "too-few-workers" == refusal(state, "2:sell 2").code


def test_selling_empties_the_place() -> None:
    """B4.3. A sold colour makes room for a new one."""
    state = table(seat1={"dice": [5, 5], "goods": {5: 1, 2: 1, 3: 1}, "storage": ["ship"]}, goods={1: {6: 2}})
    assert {2: 1, 3: 1, 6: 2} == goods_of(after(state, "1:sell 5", "2:place s1 20", "load 1"))


@pytest.mark.parametrize("agenda", [BY_CASTLE, BY_WAREHOUSE])
def test_an_effect_sells_any_colour(agenda: list[dict[str, str]]) -> None:
    """B5.2, B5.5. A castle or a warehouse sells one colour of the player's choice, on the same terms."""
    state = table(seat1={"goods": {5: 2, 2: 1}}, agenda=agenda)
    assert {"sell 2", "sell 5"} == legal(state, "sell")
    later = after(state, "sell 5")
    assert (4, 1, {2: 1}) == (points(later), silver(later), goods_of(later))


def test_a_sale_is_told() -> None:
    """B4.3. The journal names colour, tiles, silver and points."""
    entry = told(table(seat1={"dice": [5, 0], "goods": {5: 3}}), "1:sell 5")[1]
    assert ("sell", 6, "goods") == (entry.code, entry.points, entry.source)
    assert {"goods": 5, "tiles": 3, "silver": 1, "workers": 0} == entry.values


def test_a_city_hall_sells_nothing() -> None:
    """B5.8. Only castle and warehouse effects sell."""
    state = table(seat1={"goods": {5: 3}}, agenda=[{"question": "turn"}, {"question": "city-hall"}])
    assert "other-question" == refusal(state, "sell 5").code
