"""Buffers are lent to one at a time."""

from duchy.core.buffer import borrow, give_back


def test_a_borrowed_buffer_belongs_to_one_at_a_time_and_is_lent_again() -> None:
    first, second = borrow(10), borrow(10)
    assert first is not second
    give_back(first)
    assert first is borrow(2000)
    give_back(first)
    give_back(second)


def test_a_borrowed_buffer_is_long_enough() -> None:
    long = borrow(5000)
    assert 5000 == len(long)
    give_back(long)
    short = borrow(1)
    assert short is not long, "only buffers of one length are kept"
    give_back(short)
