"""A shelf keeps what was wanted last, and never more than there is room for."""

from concurrent.futures import ThreadPoolExecutor

from duchy.core.shelf import Shelf


def test_what_was_not_wanted_for_longest_goes_first() -> None:
    shelf = Shelf[str, int](2)
    shelf.keep("a", 1)
    shelf.keep("b", 2)
    assert 1 == shelf.get("a")
    shelf.keep("c", 3)
    assert (None, 1, 3) == (shelf.get("b"), shelf.get("a"), shelf.get("c"))


def test_there_is_never_more_than_there_is_room_for() -> None:
    shelf = Shelf[int, int](5)
    for number in range(100):
        assert number == shelf.keep(number, number)
        assert number == shelf.keep(number, number)
    assert (5, list(range(95, 100))) == (len(shelf), list(shelf.kept))


def test_threads_share_a_shelf() -> None:
    shelf = Shelf[int, int](3)

    def use(start: int) -> None:
        for number in range(start, start + 3000):
            if shelf.get(number % 7) is None:
                shelf.keep(number % 7, number % 7)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(use, range(4)))
    assert 3 == len(shelf)


def test_long_keys_need_more_room() -> None:
    shelf = Shelf[tuple[str, str], int](100)
    for number in range(10):
        shelf.keep((str(number), "x" * 300_000), number)
    assert [7, 8, 9] == list(shelf.kept.values())
    shelf.keep(("", "x" * 5_000_000), 10)
    assert [10] == list(shelf.kept.values())
    for number in range(50):
        shelf.keep(("short", str(number)), number)
    assert 50 == len(shelf)
    assert sum(len(first) + len(second) for first, second in shelf.kept) == shelf.letters
