"""Taking back while somebody is gone: nobody's action goes without their word, a bot's does."""

import pytest

from duchy.core.game import CHANCE
from duchy.server.table import decide, events, undo
from tests.server.desk import FRIEND, ME, Desk


def everybody_has_acted(desk: Desk) -> int:
    """Play until two seats have acted since a ply that was Ann's; name that ply."""
    desk.play_until(lambda table: table.acting() == [0])
    ply = desk.table.board.ply
    desk.play_until(lambda table: 1 in table.board.seats[ply:] and table.acting() == [0])
    return ply


def test_who_has_left_is_asked_before_their_action_is_taken_back() -> None:
    desk = Desk()
    ply = everybody_has_acted(desk)
    desk.do(decide.leave, "ben")
    before = desk.table.board.ply
    assert [events.ASKED] == desk.back("ann", 0, ply)
    assert (before, [1]) == (desk.table.board.ply, list(desk.table.proposals.values())[-1].waiting)
    asked = max(desk.table.proposals)
    kinds = desk.do(decide.answer, "ben", asked, True, lambda: undo.agreed(desk.table, asked))
    assert [events.ANSWERED, events.BACK] == kinds[:2]
    assert desk.table.seats[1].why == "left"


def test_who_has_resigned_is_asked_too() -> None:
    desk = Desk("burgundy", {"players": 3}, [ME, FRIEND, FRIEND], friends=["ben", "cleo"])
    ply = everybody_has_acted(desk)
    desk.do(decide.resign, "ben", 1)
    desk.do(decide.leave, "cleo")
    assert [events.ASKED] == desk.back("ann", 0, ply)
    assert 1 in desk.table.proposals[max(desk.table.proposals)].waiting


def test_the_actions_of_a_bot_that_plays_on_go_without_a_word() -> None:
    desk = Desk()
    everybody_has_acted(desk)
    desk.do(decide.leave, "ben")
    [asked] = desk.table.proposals
    desk.do(decide.answer, "ann", asked, True, list)
    ply = desk.table.board.ply
    desk.play_until(lambda table: 1 in table.board.seats[ply:] and table.acting() == [0])
    assert events.BACK == desk.back("ann", 0, ply)[0]
    assert ply <= desk.table.board.ply


def test_further_back_the_person_is_asked_again() -> None:
    """The bot's actions go with those of the person before it: the person decides."""
    desk = Desk()
    ply = everybody_has_acted(desk)
    desk.do(decide.leave, "ben")
    [asked] = desk.table.proposals
    desk.do(decide.answer, "ann", asked, True, list)
    later = desk.table.board.ply
    desk.play_until(lambda table: 1 in table.board.seats[later:] and table.acting() == [0])
    assert [events.ASKED] == desk.back("ann", 0, ply)


def test_ones_own_turn_needs_nobody_who_has_left() -> None:
    desk = Desk()
    desk.play_until(lambda table: table.acting() == [0] and len(table.kit.game.legal_actions(table.board.state, 0)) > 2)
    desk.move(0)
    if CHANCE in desk.table.board.seats[-1:]:
        pytest.fail("the action should leave the turn with its seat")
    desk.do(decide.leave, "ben")
    assert events.BACK == desk.back("ann", 0)[0]


def test_the_fold_of_the_log_asks_the_same() -> None:
    desk = Desk()
    ply = everybody_has_acted(desk)
    desk.do(decide.leave, "ben")
    desk.back("ann", 0, ply)
    assert desk.table.proposals == desk.folded().proposals
