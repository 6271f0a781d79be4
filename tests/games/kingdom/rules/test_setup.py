"""Setup of a game for two (K1.1); the module tests cover the changes made by modules."""

import pytest

from duchy.core.game import CHANCE
from duchy.games.kingdom.box.cards import HOUSE
from tests.games.kingdom.table import GAME, after, begun, dealt, hand, makes, of_seat, offered, points, stage


def test_developments_and_treasures_are_one_deck() -> None:
    """K1.1. The deck has this set's 63 developments and 10 treasures, and nothing else."""
    state = begun()
    cards = state.variant.cards
    deck = {cards.ids[kind]: int(state.deck[kind]) for kind in range(cards.kinds) if state.deck[kind]}
    assert 73 == sum(deck.values())
    assert (6, 5) == (deck["farm"], deck["silver-ore"])
    assert not {"calamity", "giant-rat", "whisperer"} & set(deck)


def test_the_house_set_has_eighty_cards_in_its_deck() -> None:
    """K1.1. The deck has 70 developments and 10 treasures."""
    assert 80 == sum(int(number) for number in begun({"set": HOUSE}).deck)


def test_chance_deals_the_duchies_one_each() -> None:
    """K1.1. Player 1 gets any duchy, player 2 any other."""
    state = begun()
    assert [CHANCE] == GAME.acting(state)
    assert [1, 1, 1] == [weight for _, weight in GAME.chances(state)]
    state = after(state, "*: duchy teressie")
    assert 2 == len(GAME.chances(state))
    assert (1, 0) == tuple(int(seat.duchy) for seat in after(state, "*: duchy valados").seats)


def test_a_duchy_can_be_chosen() -> None:
    """K1.1. The option names player 1's duchy; player 2 has the next."""
    state = begun({"duchy": "teressie"})
    assert [1, 2] == [int(seat.duchy) for seat in state.seats]
    assert "dealing" == stage(state)


@pytest.mark.parametrize(("side", "made"), [("a", [2, 1, 0, 0]), ("b", [1, 1, 1, 1])])
def test_both_play_the_same_side(side: str, made: list[int]) -> None:
    """K1.1. The side chosen in the options applies to every duchy."""
    state = begun({"duchy": "valados", "side": side})
    assert made == makes(state)
    assert ([1, 1, 0, 1] if side == "a" else [2, 1, 0, 0]) == makes(state, 2)


def test_everybody_begins_with_two_traps() -> None:
    """K1.1. Players start with nothing else."""
    state = dealt({"duchy": "valados"})
    for seat in state.seats:
        assert 2 == seat.traps
        assert [0] * 6 == [
            int(n) for n in (seat.krystallium, seat.soldiers, seat.training, seat.building, seat.buildings, seat.spies)
        ]
    assert [0, 0] == [points(state, seat) for seat in (1, 2)]


def test_everybody_begins_with_seven_cards_and_a_calamity() -> None:
    """K1.1. Calamities come from a separate pile: both hands have one."""
    state = dealt()
    for seat in (1, 2):
        assert 8 == len(hand(state, seat))
        assert 1 == hand(state, seat).count("calamity")
    assert (1, 1) == (len(offered(state, "a")), len(offered(state, "b")))
    assert 73 - 16 == sum(int(number) for number in state.deck)


def test_the_deck_is_a_multiset_until_it_is_drawn() -> None:
    """K1.1. A card's weight is the number of its copies that are left."""
    state = begun({"duchy": "valados"})
    weights = {GAME.notation(outcome).partition(".")[2]: weight for outcome, weight in GAME.chances(state)}
    assert (6, 1, 5) == (weights["farm"], weights["hell-gate"], weights["star-chart"])
    weights = {GAME.notation(o).partition(".")[2]: w for o, w in GAME.chances(after(state, "*: card farm"))}
    assert 5 == weights["farm"]
    assert "hell-gate" not in {
        GAME.notation(o).partition(".")[2] for o, _ in GAME.chances(after(state, "*: card hell-gate"))
    }


def test_no_two_players_have_one_duchy() -> None:
    """K1.1. A dealt duchy is no longer available."""
    assert of_seat(dealt(seed=3), 1).duchy != of_seat(dealt(seed=3), 2).duchy
