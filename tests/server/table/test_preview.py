"""Link previews of a table: invitation, score, and positions with public information only."""

from typing import Any

import pytest
from msgspec import json

from duchy.core.game import SPECTATOR
from duchy.picture.painting import paint_scene
from duchy.picture.words import LANGUAGES
from duchy.server.table.preview import invitation_scene, invited, names_of, position_scene, sentence_of, watched
from duchy.server.table.table import Table
from tests.picture.decoded import decoded
from tests.server.offline import BOT, FRIEND, ME, OfflineTable


def test_an_invitation_says_who_invites_to_what_and_who_is_there() -> None:
    offline = OfflineTable(options={"players": 3}, seats=[ME, BOT, FRIEND], friends=())
    preview = invited(offline.table, "Ann", "en")
    assert "Ann invites you: Castles of Burgundy" == preview.title
    assert preview.text.startswith("At the table: Ann, Bot 2. Free seats: 1.")
    assert [False, False, True] == [one.free for one in invitation_scene(offline.table, "Ann", "uk").people]
    assert ["Ann", "Бот 2", ""] == names_of(offline.table, "uk")


def test_of_a_game_that_has_begun_an_invitation_tells_nothing_more() -> None:
    offline = OfflineTable()
    offline.play_until(lambda table: table.board.ply > 30)
    assert "Castles of Burgundy: the game has started" == invited(offline.table, "Ann", "en").title
    scene = invitation_scene(offline.table, "Ann", "en")
    assert (None, {None}) == (scene.view, {one.points for one in scene.people})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_how_it_stands_and_a_moment_which_one_it_is(language: str) -> None:
    offline = OfflineTable()
    offline.play_until(lambda table: table.board.ply >= 60)
    table = offline.table
    scores = table.setup.game.scores(table.board.state)
    assert f"Ann {scores[0]}, Ben {scores[1]}" in watched(table, None, language).text
    moment = watched(table, 7, language)
    assert " 7 " in moment.title
    assert f"Ann {scores[0]}" not in moment.text
    assert watched(table, 99_999, language) == watched(table, None, language)


def test_the_end_names_who_has_won() -> None:
    offline = OfflineTable()
    offline.play_until(lambda _: False)
    result = offline.table.result
    assert result is not None
    winner = ["Ann", "Ben"][result.places.index(1)]
    assert f"Winner: {winner}" in watched(offline.table, None, "en").text
    scene = position_scene(offline.table, offline.table.board.state, offline.table.board.ply, "en")
    assert [place == 1 for place in result.places] == [one.won for one in scene.people]
    high, low = sorted(result.scores, reverse=True)
    assert f"{winner} won {high} : {low}" == scene.sentence
    before = position_scene(offline.table, offline.table.board.replay(9), 9, "en")
    assert not any(one.won for one in before.people)
    assert before.note.startswith("Position 9 of ")


def test_a_picture_knows_of_hidden_cards_no_more_than_who_watches() -> None:
    offline = OfflineTable("kingdom")
    game = offline.table.setup.game

    def hand(table: Table, seat: int) -> list[str]:
        found: Any = game.view(table.board.state, seat)
        return list(found.seats[seat].hand)

    offline.play_until(lambda table: all(hand(table, seat) for seat in (0, 1)))
    state = offline.table.board.state
    scene = position_scene(offline.table, state, offline.table.board.ply, "en")
    assert json.decode(json.encode(game.view(state, SPECTATOR))) == scene.view
    assert [[], []] == [seat["hand"] for seat in scene.view["seats"]]
    assert (1200, 630) == decoded(paint_scene(scene))


def test_a_position_is_drawn_from_its_scene_alone() -> None:
    offline = OfflineTable()
    offline.play_until(lambda table: table.board.ply >= 60)
    scene = position_scene(offline.table, offline.table.board.state, 60, "en")
    assert ("duchy.picture.burgundy:paint", {}) == (scene.painter, scene.facts)
    assert (1200, 630) == decoded(paint_scene(scene))
    kingdom = OfflineTable("kingdom").table
    facts = position_scene(kingdom, kingdom.board.state, 0, "en").facts
    assert {"structure", "company", "monument", "discovery"} == set(facts["types"].values())


@pytest.mark.parametrize(
    ("sides", "scores", "places", "told"),
    [
        ([[0], [1]], [53, 187], [2, 1], "Ben won 187 : 53"),
        ([[0], [1]], [53, 187], [], "Ben ahead, 187 : 53"),
        ([[0], [1]], [60, 60], [1, 1], "A tie, 60 : 60"),
        ([[0], [1]], [0, 0], [], ""),
        ([[0], [1]], [0, 0], [1, 1], "A tie, 0 : 0"),
        ([[0], [1]], [60, 60], [1, 2], "Ann won 60 : 60"),
        ([[0, 1]], [60, 60], [1, 1], ""),
    ],
)
def test_a_picture_says_in_one_sentence_who_wins_or_leads(
    sides: list[list[int]], scores: list[int], places: list[int], told: str
) -> None:
    assert told == sentence_of(sides, ["Ann", "Ben"], scores, places, "en")


def test_teams_win_together() -> None:
    told = sentence_of([[0, 2], [1, 3]], ["Ann", "Ben", "", "Dan"], [60, 50, 30, 20], [1, 2, 1, 2], "en")
    assert told == "Ann + Player 3 won 90 : 70"
