"""Levels in a browser: none gets less than its nodes, what takes too long is not offered, the rest says how long."""

from duchy.bots.bot import Bot
from duchy.bots.levels import LEVELS
from duchy.bots.registry import BOTS
from duchy.bots.search.bot import SearchBot
from duchy.games import load
from duchy.offline.levels import LONGEST, SECONDS, offered
from duchy.offline.pools import Bots
from duchy.server.tasks.choosing import Task, choose, nodes_of
from tests.offline.browser import Browser, Disk


def test_what_takes_too_long_is_not_offered_and_the_rest_says_how_long() -> None:
    bots = {bot.name: bot for bot in offered().bots}
    assert set(BOTS) == set(bots)
    for name, seconds in SECONDS.items():
        assert name in LEVELS
        assert seconds == bots[name].seconds
        assert {game for game, long in seconds.items() if long > LONGEST} <= set(bots[name].left_out)
    assert bots["duke"].left_out
    assert not bots["greedy"].left_out


def test_a_level_gets_all_its_nodes_however_long_they_take() -> None:
    assert 0.0 == Bots(Browser(Disk())).seconds(100.0, 7)
    game = load("burgundy")
    state = game.initial({})
    while game.acting(state) == [15]:
        game.apply(state, 15, game.chances(state)[0][0])
    bots: list[Bot] = []
    seat = game.acting(state)[0]
    choose({}, bots, Task("burgundy", game.write(state), "squire", seat, 1))
    assert isinstance(bots[0], SearchBot)
    assert (nodes_of("squire", "burgundy"), 0.0) == (bots[0].allowed.nodes, bots[0].allowed.seconds)
