"""One game of the arena, played from its seed: nothing else affects it, as long as the bots measure no time."""

import json
import traceback
from dataclasses import replace
from time import perf_counter

from duchy import __version__
from duchy.arena.fortune import luck_of
from duchy.arena.lots import Lots, number_from, seed_from
from duchy.arena.plan import Job, Played
from duchy.bots.bot import Bot
from duchy.bots.entrants import entrant_of
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, State, first_in
from duchy.core.match import Match
from duchy.core.reason import Refusal
from duchy.core.record import record_of, text_of
from duchy.games import load


class BotFailed(Refusal):
    """A bot raised an error or made an illegal choice."""

    def __init__(self, words: str, seat: int, error: str = "", action: int | None = None) -> None:
        """Store what happened in one line, the bot's seat, and its traceback or the illegal action."""
        super().__init__(words)
        self.seat = seat
        self.error = error
        self.action = action


class Bout:
    """A game in progress: its draws, and for each seat a bot and its samples of hidden information."""

    def __init__(self, game: Game, state: State, bots: list[Bot], seed: bytes) -> None:
        """Start; everything random follows from the seed and the seat, never from who sits there."""
        self.game = game
        self.state = state
        self.bots = bots
        self.lots = Lots(seed_from(seed, "lots"))
        self.visions = [Rng(number_from(seed, "vision", seat)) for seat in range(len(bots))]
        self.decisions = [0] * len(bots)
        self.seconds = [0.0] * len(bots)
        self.plies: list[tuple[int, int]] = []

    def play(self) -> None:
        """Play to the end."""
        game, state = self.game, self.state
        while acting := game.to_act(state):
            if acting == CHANCE_ACTS:
                seat, action = CHANCE, self.lots.pick(game.draw_id(state), game.chances(state))
            else:
                seat = int(first_in(acting))
                action = self.choice(seat)
            game.apply(state, seat, action)
            self.plies.append((seat, action))

    def choice(self, seat: int) -> int:
        """Let a bot choose from what it sees; raises `BotFailed` if it fails or makes an illegal choice."""
        game, bot = self.game, self.bots[seat]
        seen = game.resample(self.state, seat, self.visions[seat])
        started = perf_counter()
        try:
            action = bot.choose(game, seen, seat)
        except Exception as error:
            raise BotFailed(f"{self.where(seat)}: {error!r}", seat, traceback.format_exc()) from error
        self.seconds[seat] += perf_counter() - started
        self.decisions[seat] += 1
        out = game.buffer()
        if action not in [out.items[index] for index in range(game.legal(self.state, seat, out))]:
            raise BotFailed(f"{self.where(seat)}: action {action} is not legal", seat, action=action)
        return action

    def where(self, seat: int) -> str:
        """Name the bot of a seat and the ply it is asked for."""
        return f"bot {self.bots[seat].name}, seat {seat + 1}, ply {len(self.plies) + 1}"


def bots_of(job: Job) -> list[Bot]:
    """Make the bots of a game, each from a seed of its seat."""
    return [
        entrant_of(entrant).make(job.game, number_from(job.seed, "bot", seat))
        for seat, entrant in enumerate(job.entrants)
    ]


def play(job: Job, node: str = "") -> Played:
    """Play one game; a bot that fails loses it, and what happened is told.

    Raises `Refusal` if this machine's version of the game is not the job's.
    """
    game = load(job.game)
    if (__version__, game.rules) != (job.version, job.rules):
        here = f"{__version__} with rules {game.rules}"
        where = f"node {node} has" if node else "here is"
        raise Refusal(f"{where} duchy {here}, the arena was started with {job.version} and rules {job.rules}")
    bout = Bout(game, game.initial(job.options), bots_of(job), job.seed)
    try:
        bout.play()
    except BotFailed as failure:
        return forfeit(job, bout, failure, node)
    played = summarise(job, bout, node)
    if not job.luck:
        return played
    luck = luck_of(job.game, game, game.initial(job.options), bout.plies, job.seed)
    return replace(played, luck=luck)


def forfeit(job: Job, bout: Bout, failure: BotFailed, node: str) -> Played:
    """Summarise a game that a bot's failure ended: its side is second, all others are first."""
    game, state = bout.game, bout.state
    words = failure.error
    if failure.action is not None:
        known = 0 <= failure.action < game.actions
        reason = game.explain(state, failure.seat, failure.action) if known else None
        words = f"{reason.words if reason else 'there is no such action'}\n"
    places = [1] * len(bout.bots)
    for seat in next(side for side in game.sides(state) if failure.seat in side):
        places[seat] = 2
    return Played(
        job.pair,
        job.trial,
        job.seating,
        places,
        game.scores(state),
        bout.decisions,
        [round(each, 4) for each in bout.seconds],
        node,
        failed=failure.seat,
        error=f"trial {job.trial + 1}, seating {job.seating + 1}: {failure}\n\n{words}",
        position=json.dumps(game.write(state), indent=1) + "\n",
    )


def summarise(job: Job, bout: Bout, node: str = "") -> Played:
    """Summarise a finished game, with its record if it is wanted."""
    game, state = bout.game, bout.state
    seconds = [round(each, 4) for each in bout.seconds]
    places, scores = game.places(state), game.scores(state)
    text = ""
    if job.record:
        match = Match(game, job.options)
        match.replay(bout.plies)
        text = text_of(record_of(match, [f"bot {entrant}" for entrant in job.entrants]))
    return Played(job.pair, job.trial, job.seating, places, scores, bout.decisions, seconds, node, text)
