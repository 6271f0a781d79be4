"""Undo while someone is absent: no one's action is undone without their consent, except a bot's."""

import pytest

from duchy.core.game import CHANCE
from duchy.server.table import decide, events, undo
from tests.server.offline import FRIEND, ME, OfflineTable


def everybody_has_acted(offline: OfflineTable) -> int:
    """Play until two seats have acted since a ply of Ann's; return that ply."""
    offline.play_until(lambda table: table.acting() == [0])
    ply = offline.table.board.ply
    offline.play_until(lambda table: 1 in table.board.seats[ply:] and table.acting() == [0])
    return ply


def test_who_has_left_is_asked_before_their_action_is_taken_back() -> None:
    offline = OfflineTable()
    ply = everybody_has_acted(offline)
    offline.do(decide.leave, "ben")
    before = offline.table.board.ply
    assert [events.ASKED] == offline.back("ann", 0, ply)
    assert (before, [1]) == (offline.table.board.ply, list(offline.table.proposals.values())[-1].waiting)
    asked = max(offline.table.proposals)
    kinds = offline.do(decide.answer, "ben", asked, True, lambda: undo.events_of_agreed_undo(offline.table, asked))
    assert [events.ANSWERED, events.BACK] == kinds[:2]
    assert offline.table.seats[1].why == "left"


def test_who_has_resigned_is_asked_too() -> None:
    offline = OfflineTable("burgundy", {"players": 3}, [ME, FRIEND, FRIEND], friends=["ben", "cleo"])
    ply = everybody_has_acted(offline)
    offline.do(decide.resign, "ben", 1)
    offline.do(decide.leave, "cleo")
    assert [events.ASKED] == offline.back("ann", 0, ply)
    assert 1 in offline.table.proposals[max(offline.table.proposals)].waiting


def test_the_actions_of_a_bot_that_plays_on_go_without_a_word() -> None:
    offline = OfflineTable()
    everybody_has_acted(offline)
    offline.do(decide.leave, "ben")
    [asked] = offline.table.proposals
    offline.do(decide.answer, "ann", asked, True, list)
    ply = offline.table.board.ply
    offline.play_until(lambda table: 1 in table.board.seats[ply:] and table.acting() == [0])
    assert events.BACK == offline.back("ann", 0, ply)[0]
    assert ply <= offline.table.board.ply


def test_further_back_the_person_is_asked_again() -> None:
    """The bot's actions belong to the person it replaces: the person decides."""
    offline = OfflineTable()
    ply = everybody_has_acted(offline)
    offline.do(decide.leave, "ben")
    [asked] = offline.table.proposals
    offline.do(decide.answer, "ann", asked, True, list)
    later = offline.table.board.ply
    offline.play_until(lambda table: 1 in table.board.seats[later:] and table.acting() == [0])
    assert [events.ASKED] == offline.back("ann", 0, ply)


def test_ones_own_turn_needs_nobody_who_has_left() -> None:
    offline = OfflineTable()
    offline.play_until(
        lambda table: table.acting() == [0] and len(table.setup.game.legal_actions(table.board.state, 0)) > 2
    )
    offline.move(0)
    if CHANCE in offline.table.board.seats[-1:]:
        pytest.fail("the action should leave the turn with its seat")
    offline.do(decide.leave, "ben")
    assert events.BACK == offline.back("ann", 0)[0]


def test_the_fold_of_the_log_asks_the_same() -> None:
    offline = OfflineTable()
    ply = everybody_has_acted(offline)
    offline.do(decide.leave, "ben")
    offline.back("ann", 0, ply)
    assert offline.table.proposals == offline.folded().proposals
