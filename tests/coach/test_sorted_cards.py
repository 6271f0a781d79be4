"""A seat's cards in one order, whatever order they came in: no rule asks for it."""

from itertools import permutations

from duchy.games.kingdom.game import KingdomGame
from duchy.games.kingdom.state.order import sort_cards

SITES = ((9, 2), (4, 7), (9, 1), (3, 7))
BUILT = (5, 2, 5)


def test_sorted_cards_are_alike_in_whatever_order_they_came() -> None:
    game = KingdomGame()
    for sites, built in zip(permutations(SITES), 4 * list(permutations(BUILT)), strict=True):
        seat = game.initial({}).seats[0]
        for kind, needs in sites:
            seat.begin(kind, needs)
        for kind in built:
            seat.build(kind)
        sort_cards(seat)
        assert sorted(SITES) == [(seat.sites[site], seat.needs[site]) for site in range(seat.building)]
        assert sorted(BUILT) == [seat.built[place] for place in range(seat.buildings)]
