"""People at tables with thinking bots: how long each bot step takes, and whether other tables slow down."""

import asyncio
import random
from collections.abc import Sequence
from time import perf_counter

from benchmarks.players import MILLISECONDS, play
from benchmarks.slow import SLOW
from duchy.server.client import Client
from duchy.server.wire.messages import SeatRequest, Update

QUICK = "random"


def mine(shown: Update) -> list[int]:
    """Return my legal actions."""
    return [choice.action for frame in shown.frames for choice in frame.legal]


async def against(client: Client, bot: str, seconds: float, seed: int) -> list[float]:
    """Play against a bot for some time, at least one step; return the milliseconds until each step was shown."""
    dice = random.Random(seed)
    made = await client.create("burgundy", {}, [SeatRequest("me"), SeatRequest("bot", bot=bot)])
    until = perf_counter() + seconds
    steps: list[float] = []
    async with client.sit(made.table) as sitting:
        shown = await sitting.update()
        while (perf_counter() < until or not steps) and shown.table.status == "playing":
            if actions := mine(shown):
                ack = await sitting.move(shown.frames[0].seat, dice.choice(actions))
                while sitting.latest is None or sitting.latest.number <= ack.number:
                    await sitting.update()
                shown = sitting.latest
            else:
                started = perf_counter()
                shown = await sitting.update()
                steps.append((perf_counter() - started) * MILLISECONDS)
    return steps


async def play_next_to_bots(
    address: str, cookie: str, names: list[str], pace: float, seconds: float, bots: int
) -> tuple[list[float], list[float], list[float]]:
    """Play among people while bots think at other tables; return the milliseconds of moves, slow and quick steps."""
    async with Client(address, cookie) as client:
        slow = asyncio.gather(*(against(client, SLOW, seconds, seed) for seed in range(bots)))
        quick = asyncio.create_task(against(client, QUICK, seconds, bots))
        times = (await play(address, cookie, names, pace, seconds)).times
        return times, together(await slow), await quick


def together(lists: Sequence[list[float]]) -> list[float]:
    """Flatten lists."""
    return [each for one in lists for each in one]
