"""One game of the arena, played from its seed: nothing else affects it, as long as the bots measure no time."""

from time import perf_counter

from duchy import __version__
from duchy.arena.entrants import entrant_of
from duchy.arena.lots import Lots, number_from, seed_from
from duchy.arena.plan import Job, Played
from duchy.bots.bot import Bot
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, State, first_in
from duchy.core.match import Match
from duchy.core.reason import Refusal
from duchy.core.record import record_of, text_of
from duchy.games import load


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
        """Let a bot choose from what it sees; raises `Refusal` if it fails or makes an illegal choice."""
        game, bot = self.game, self.bots[seat]
        seen = game.resample(self.state, seat, self.visions[seat])
        started = perf_counter()
        try:
            action = bot.choose(game, seen, seat)
        except Exception as error:
            raise Refusal(f"bot {bot.name}, seat {seat + 1}, ply {len(self.plies) + 1}: {error!r}") from error
        self.seconds[seat] += perf_counter() - started
        self.decisions[seat] += 1
        out = game.buffer()
        if action not in [out.items[index] for index in range(game.legal(self.state, seat, out))]:
            raise Refusal(f"bot {bot.name}, seat {seat + 1}, ply {len(self.plies) + 1}: action {action} is not legal")
        return action


def bots_of(job: Job) -> list[Bot]:
    """Make the bots of a game, each from a seed of its seat."""
    return [
        entrant_of(entrant).make(job.game, number_from(job.seed, "bot", seat))
        for seat, entrant in enumerate(job.entrants)
    ]


def play(job: Job, node: str = "") -> Played:
    """Play one game; raises `Refusal` if this machine's version of the game is not the job's."""
    game = load(job.game)
    if (__version__, game.rules) != (job.version, job.rules):
        here = f"{__version__} with rules {game.rules}"
        where = f"node {node} has" if node else "here is"
        raise Refusal(f"{where} duchy {here}, the arena was started with {job.version} and rules {job.rules}")
    bout = Bout(game, game.initial(job.options), bots_of(job), job.seed)
    try:
        bout.play()
    except Refusal as refusal:
        raise Refusal(f"trial {job.trial + 1}, seating {job.seating + 1}: {refusal}") from refusal
    return summarise(job, bout, node)


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
