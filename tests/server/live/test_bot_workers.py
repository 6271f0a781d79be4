"""Bots think in processes: killed ones come back, stuck ones are ended, and no table waits for another's bot."""

import asyncio
import os
import signal
import subprocess
import sys
from subprocess import PIPE

import pytest
from msgspec import json

from duchy.bots.bot import Bot
from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.bots.search.bot import SearchBot
from duchy.bots.search.budget import Budget
from duchy.bots.search.parameters import SearchParameters
from duchy.core.chance import FairDice
from duchy.core.game import Game, State
from duchy.core.match import Match
from duchy.games import load
from duchy.server.live.processes.pools import BotWorkers
from duchy.server.live.processes.workers import surroundings
from duchy.server.live.shares.fairness import Asker
from duchy.server.live.thoughts import BotFailed
from duchy.server.tasks import choosing
from duchy.server.tasks.choosing import Task
from tests.server.rough import until as soon
from tests.server.serving import Place, choices, until

pytestmark = pytest.mark.anyio


def task(bot: str = "random", seed: int = 1) -> Task:
    """Return a position with several choices."""
    game = load("burgundy")
    match = Match(game)
    match.draw(FairDice(bytes(32)))
    return Task("burgundy", game.write(match.state), bot, match.acting()[0], seed)


async def test_a_bot_chooses_a_legal_action() -> None:
    bot_workers = BotWorkers(1)
    asked = task()
    game = load("burgundy")
    legal = game.legal_actions(game.read(asked.position), asked.seat)
    chosen = [await bot_workers.choose(task(seed=seed)) for seed in range(5)]
    assert set(chosen) <= set(legal)
    assert 1 == len(bot_workers.processes)
    await bot_workers.close()


async def test_a_killed_process_is_replaced() -> None:
    bot_workers = BotWorkers(1)
    first = await bot_workers.choose(task())
    [process] = bot_workers.processes
    os.kill(process.pid, signal.SIGKILL)
    assert first == await bot_workers.choose(task())
    assert process not in bot_workers.processes
    await bot_workers.close()


async def test_a_process_that_is_killed_in_the_middle_of_a_thought_is_replaced() -> None:
    bot_workers = BotWorkers(1)
    first = await bot_workers.choose(task())
    [process] = bot_workers.processes
    os.kill(process.pid, signal.SIGSTOP)
    thought = asyncio.create_task(bot_workers.choose(task()))
    await soon(lambda: bot_workers.waiting == 1 and bot_workers.idle.empty())
    assert not thought.done()
    os.kill(process.pid, signal.SIGKILL)
    assert (first, 1) == (await thought, bot_workers.deaths)
    assert process not in bot_workers.processes
    await bot_workers.close()


class Hurried(Bot):
    """A bot that notes how long it may think."""

    def __init__(self) -> None:
        self.name = "hurried"
        self.seconds = 0.0

    def hurry(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, game: Game, state: State, seat: int) -> int:
        return game.legal_actions(state, seat)[0]


def test_a_bot_is_told_how_long_it_may_think(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = {"hurried": Hurried(), "free": Hurried()}
    monkeypatch.setattr("duchy.server.tasks.choosing.bot", lambda name, *_: bots[name])
    for name, seconds in (("hurried", 0.7), ("free", 0.0)):
        asked = task(name)
        asked.seconds = seconds
        choosing.choose({}, [], asked)
        assert seconds == bots[name].seconds


def test_a_bot_goes_on_from_its_thoughts_in_the_same_turn_and_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[SearchBot] = []

    def make(name: str, _: str, seed: int) -> SearchBot:
        made.append(
            SearchBot(
                name,
                BurgundyEvaluation(),
                SearchParameters(beam_width=4, max_plans=6, horizon=1, policy_depth=0),
                Budget(300),
                seed,
            )
        )
        return made[-1]

    monkeypatch.setattr("duchy.server.tasks.choosing.bot", make)
    games: dict[str, Game] = {}
    thoughts: list[Bot] = []
    asked = task("steward")
    action = choosing.choose(games, thoughts, asked)
    game = games["burgundy"]
    state = game.read(asked.position)
    game.apply(state, asked.seat, action)
    assert [asked.seat] == game.acting(state)
    choosing.choose(games, thoughts, Task("burgundy", game.write(state), "steward", asked.seat, 2))
    assert made == thoughts
    assert 1 == len(made)
    choosing.choose(games, thoughts, task("greedy"))
    assert 1 == len(thoughts)
    for seed in range(2 * choosing.THOUGHTS):
        choosing.choose(games, thoughts, Task("burgundy", elsewhere(seed), "duke", asked.seat, seed))
    assert choosing.THOUGHTS == len(thoughts)
    assert made[-choosing.THOUGHTS :] == thoughts[::-1]


def elsewhere(seed: int) -> object:
    """Return the same moment of another game."""
    game = load("burgundy")
    match = Match(game)
    match.draw(FairDice(bytes([seed + 1]) * 32))
    return game.write(match.state)


@pytest.mark.parametrize(
    ("processes", "crowd", "waited", "seconds"),
    [(2, 1, 0.0, 1.8), (2, 2, 0.0, 1.8), (2, 10, 0.0, 0.36), (2, 10, 1.5, 0.3), (1, 3, 9.0, 0.05)],
)
def test_nobody_waits_longer_for_a_step_than_three_seconds(
    processes: int, crowd: int, waited: float, seconds: float
) -> None:
    """Ten bots in two processes together get as much time, one after the other, as one gets alone."""
    assert seconds == pytest.approx(BotWorkers(processes).seconds(waited, crowd))


@pytest.mark.slow
async def test_a_stuck_process_is_ended_and_a_bot_that_always_fails_is_given_up() -> None:
    bot_workers = BotWorkers(1, patience=30)
    with pytest.raises(BotFailed, match="3 processes died or took too long"):
        await bot_workers.choose(task("no such bot"))
    assert 3 == bot_workers.deaths
    await bot_workers.choose(task())
    [process] = bot_workers.processes
    os.kill(process.pid, signal.SIGSTOP)
    bot_workers.patience = 0.01
    with pytest.raises(BotFailed):
        await bot_workers.choose(task())
    assert process.returncode is not None
    bot_workers.patience = 30
    assert isinstance(await bot_workers.choose(task()), int)
    await bot_workers.close()


def test_a_process_whose_server_is_gone_ends_without_a_word() -> None:
    command = [sys.executable, "-m", "duchy.server.live.processes.worker"]
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=surroundings()) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(json.encode(task()) + b"\n")
        process.stdin.close()
        assert (b"", 0) == (process.stderr.read(), process.wait())


async def test_what_is_typed_at_the_server_does_not_reach_its_processes() -> None:
    bot_workers = BotWorkers(1)
    await bot_workers.choose(task())
    [process] = bot_workers.processes
    assert os.getsid(process.pid) != os.getsid(0)
    await bot_workers.close()


async def test_no_process_is_left_behind() -> None:
    bot_workers = BotWorkers(2)
    await asyncio.gather(*(bot_workers.choose(task(seed=seed)) for seed in range(4)))
    processes = set(bot_workers.processes)
    await bot_workers.close()
    assert all(process.returncode is not None for process in processes)


async def test_a_thinking_bot_delays_no_other_table(place: Place) -> None:
    async with place.person("Ann") as ann, place.two() as (ben, cleo, other):
        made = await ann.create("burgundy")
        async with ann.sit(made.table) as sitting:
            shown = await sitting.update()
            while shown.table.acting != [0]:
                shown = await sitting.update()
            stopped = [process.pid for process in place.state.bot_workers.processes]
            for process in stopped:
                os.kill(process, signal.SIGSTOP)
            while shown.table.acting == [0]:
                ack = await sitting.move(0, choices(shown, 0)[0])
                shown = await until(sitting, ack.number + 1)
            seat = (await ben.see(other.table)).table.acting[0]
            async with (ben if seat == 0 else cleo).sit(other.table) as busy:
                now = await busy.update()
                for _ in range(5):
                    if now.table.acting != [seat]:
                        break
                    ack = await busy.move(seat, choices(now, seat)[0])
                    now = await until(busy, ack.number + 1)
            assert not stopped or [1] == (await ann.see(made.table)).table.acting
            for process in stopped:
                os.kill(process, signal.SIGKILL)
            while shown.table.acting != [0]:
                shown = await sitting.update()


async def test_a_bot_that_cannot_choose_is_replaced_by_chance(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: Task, __: Asker) -> int:
        raise BotFailed("no")

    monkeypatch.setattr(place.state.bot_workers, "choose", fail)
    async with place.person("Ann") as ann:
        made = await ann.create("burgundy")
        async with ann.sit(made.table) as sitting:
            shown = await sitting.update()
            for _ in range(30):
                while not choices(shown, 0):
                    shown = await sitting.update()
                ack = await sitting.move(0, choices(shown, 0)[0])
                shown = await until(sitting, ack.number + 1)
            assert shown.table.ply > 30
