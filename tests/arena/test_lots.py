"""Common random numbers: the same things are drawn alike, by weight, however differently games go."""

from collections import Counter

import pytest

from duchy.arena.lots import Lots, number_from, seed_from

PILE = [(kind, 1 + kind % 3) for kind in range(12)]


def test_a_draw_depends_on_the_seed_and_its_id_not_on_earlier_draws() -> None:
    one, other = Lots(b"a"), Lots(b"a")
    dice = [one.pick(6, PILE) for _ in range(20)]
    mixed = []
    for _ in range(20):
        other.pick(4, PILE)
        mixed.append(other.pick(6, PILE))
    assert dice == mixed
    assert dice != [Lots(b"b").pick(6, PILE) for _ in range(20)]


def test_repeated_draws_differ_from_each_other() -> None:
    lots = Lots(b"a")
    assert len({lots.pick(1, PILE) for _ in range(50)}) > 6
    assert [lots.pick(2, PILE) for _ in range(20)] != [lots.pick(3, PILE) for _ in range(20)]


def test_outcomes_are_as_likely_as_their_weights() -> None:
    lots = Lots(b"a")
    count = Counter(lots.pick(0, [(0, 1), (1, 2), (2, 5)]) for _ in range(4000))
    assert [0.125, 0.25, 0.625] == pytest.approx([count[outcome] / 4000 for outcome in range(3)], abs=0.02)


def test_a_tile_that_is_gone_changes_only_the_draws_of_that_tile() -> None:
    whole, without = Lots(b"a"), Lots(b"a")
    pairs = [(whole.pick(0, PILE), without.pick(0, PILE[1:])) for _ in range(300)]
    assert all(one == other for one, other in pairs if one != 0)
    assert any(one == 0 for one, _ in pairs)


def test_seeds_of_different_things_differ() -> None:
    numbers = {number_from(b"a", word, seat) for word in ("bot", "vision") for seat in range(4)}
    assert 8 == len(numbers)
    assert seed_from(b"a", "trial", 1) != seed_from(b"a", "trial", 11)
