"""The journal: events in order, and points by source that add up to the score (B5.8, B7.1)."""

from collections.abc import Sequence

import pytest

from duchy.core.chance import FairDice, Rng
from duchy.core.journal import Entry, breakdown
from duchy.core.match import Match, playout
from duchy.games.burgundy.box.components import COLOUR_NAMES
from tests.games.burgundy.beyond import eager_step
from tests.games.burgundy.table import GAME, table, told
from tests.games.burgundy.wandering import EXPANDED_SETS, OPTION_SETS, random_step

SOURCES = {
    "goods",
    "animals",
    "watchtowers",
    "regions",
    "phases",
    "bonus-tiles",
    "unsold-goods",
    "silver",
    "workers",
    *(f"monastery-{number}" for number in range(15, 27)),
}
BEYOND = SOURCES | {"outposts", "routes", "shields", "shield-7", "monastery-29"}
ALONE = set(COLOUR_NAMES)
"""In the solo game hexes count, by their colour (B13.7)."""


def check_points(entries: Sequence[Entry], scores: list[int], known: set[str] = SOURCES) -> None:
    """Compare points by source with the scores."""
    tables = breakdown(entries, len(scores))
    assert scores == [sum(sources.values()) for sources in tables]
    assert all(set(sources) <= known for sources in tables)
    assert all(entry.source or not entry.points for entry in entries)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", OPTION_SETS, ids=[str(index) for index in range(len(OPTION_SETS))])
def test_points_by_source_equal_the_score(options: dict[str, object], seed: int) -> None:
    """B7.1. In whole random games every point has a source, and the sources add up."""
    state = GAME.initial(options)
    journal = GAME.start_journal(state)
    playout(GAME, state, Rng(seed))
    check_points(journal, GAME.scores(state))


@pytest.mark.parametrize("options", EXPANDED_SETS, ids=[str(index) for index in range(len(EXPANDED_SETS))])
def test_points_by_source_with_expansions(options: dict[str, object]) -> None:
    """B9.6, B7.1. The same with every expansion, in games with rare actions."""
    state = GAME.initial(options)
    journal = GAME.start_journal(state)
    rng = Rng(3)
    while GAME.acting(state):
        eager_step(state, rng)
    check_points(journal, GAME.scores(state), ALONE if options.get("players") == 1 else BEYOND)


def test_points_agree_after_every_action() -> None:
    """B5.8. Points are logged when they are scored."""
    state = GAME.initial({})
    journal = GAME.start_journal(state)
    rng = Rng(1)
    while GAME.acting(state):
        random_step(state, rng)
        assert GAME.scores(state) == [sum(sources.values()) for sources in breakdown(journal, 2)]


def test_a_round_is_told_in_order() -> None:
    """B2.2, B2.3. Round, rolls in turn order, white die; then the turns."""
    state = table(order=[2, 1], bridge=[2, 1], turn=2, round_goods=[0, 3, 0, 0, 0])
    entries = told(state, "end", "roll 1 2", "roll 3 4", "white 6")
    assert [("end", 0), ("round", -1), ("roll", 1), ("roll", 0), ("white", -1)] == [(e.code, e.seat) for e in entries]
    assert {"phase": "A", "round": 2, "order": [2, 1]} == entries[1].values
    assert {"white": 6, "goods": 3} == entries[4].values


def test_unused_dice_are_told() -> None:
    """B3.1. The end of a turn names the dice left over."""
    (entry,) = told(table(seat1={"dice": [3, 5]}), "end")
    assert ("end", {"unused": [3, 5]}) == (entry.code, entry.values)


def test_a_copy_tells_nothing() -> None:
    """B5.8. The journal of a copy is off; actions of the copy do not extend the original's journal."""
    state = table(seat1={"dice": [3, 5]})
    journal = GAME.start_journal(state)
    copy = state.copy()
    GAME.apply(copy, 0, GAME.parse("1:workers"))
    assert (None, []) == (copy.journal, journal)


def test_the_journal_does_not_change_the_game() -> None:
    """B5.8. The game is the same with and without it."""
    one, two = GAME.initial({"players": 3}), GAME.initial({"players": 3})
    GAME.start_journal(two)
    playout(GAME, one, Rng(7))
    playout(GAME, two, Rng(7))
    assert GAME.write(one) == GAME.write(two)


def test_a_match_gives_the_breakdown() -> None:
    """B7.1. The end-of-game table is made from the journal."""
    match = Match(GAME, {"players": 4})
    dice = FairDice(bytes(32))
    rng = Rng(2)
    while match.acting():
        match.draw(dice)
        if match.acting():
            seat = match.acting()[0]
            actions = GAME.legal_actions(match.state, seat)
            match.play(seat, actions[rng.below(len(actions))])
    assert GAME.scores(match.state) == [sum(sources.values()) for sources in match.breakdown()]
    results = [entry for entry in match.journal if entry.code == "result"]
    assert [1, 2, 3, 4] == [entry.values["place"] for entry in results]
    assert [entry.seat for entry in results] == sorted(range(4), key=lambda seat: GAME.places(match.state)[seat])
