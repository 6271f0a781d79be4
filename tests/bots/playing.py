"""Games between bots for tests; every choice is checked before it is applied."""

from collections.abc import Iterator, Mapping

from duchy.bots.bot import Bot
from duchy.bots.registry import bot
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, Game, State
from duchy.games import load

GAME = load("burgundy")

EXPERT: dict[str, object] = {"duchies": "boards", "start": "hidden"}


def draw(game: Game, state: State, rng: Rng) -> None:
    """Let chance decide once."""
    chances = game.chances(state)
    number = int(rng.below(sum(weight for _, weight in chances)))
    lot = [outcome for outcome, weight in chances for _ in range(weight)]
    game.apply(state, CHANCE, lot[number])


def decisions(options: Mapping[str, object], bots: list[Bot], seed: int) -> Iterator[tuple[State, int, int]]:
    """Play a game; yield each state in which a bot chose, its seat and its choice, before it is applied."""
    rng = Rng(seed)
    state = GAME.initial(options)
    while acting := GAME.acting(state):
        if acting == [CHANCE]:
            draw(GAME, state, rng)
            continue
        seat = acting[0]
        action = bots[seat].choose(GAME, GAME.resample(state, seat, rng), seat)
        yield state, seat, action
        GAME.apply(state, seat, action)
    yield state, CHANCE, CHANCE


def final_state(options: Mapping[str, object], names: list[str], seed: int) -> State:
    """Play a game to its end."""
    bots = [bot(name, "burgundy", seed + index) for index, name in enumerate(names)]
    last = GAME.initial(options)
    for state, _, _ in decisions({"players": len(names)} | dict(options), bots, seed):
        last = state
    return last


def scores(options: Mapping[str, object], names: list[str], seeds: range) -> list[list[int]]:
    """Play a game for each seed and list their scores."""
    return [GAME.scores(final_state(options, names, seed)) for seed in seeds]


def average(games: list[list[int]]) -> float:
    """Return the mean score over all seats of all games."""
    return sum(sum(game) for game in games) / sum(len(game) for game in games)


def first_decision(options: Mapping[str, object], seed: int) -> tuple[State, int]:
    """Start a game and play to its first decision."""
    rng = Rng(seed)
    state = GAME.initial(options)
    while GAME.acting(state) == [CHANCE]:
        draw(GAME, state, rng)
    return state, GAME.acting(state)[0]


def choice(state: State, seed: int = 1) -> str:
    """Return the greedy bot's choice in a position of Burgundy, as text."""
    seat = GAME.acting(state)[0]
    return GAME.notation(bot("greedy", "burgundy", seed).choose(GAME, state, seat))


def turn(state: State, seed: int = 1) -> tuple[State, list[str]]:
    """Let the greedy bot act until another seat must; return the position then and the bot's actions."""
    after = state.copy()
    acting = GAME.acting(after)
    player = bot("greedy", "burgundy", seed)
    done: list[str] = []
    while GAME.acting(after) == acting:
        action = player.choose(GAME, after, acting[0])
        done.append(GAME.notation(action))
        GAME.apply(after, acting[0], action)
    return after, done
