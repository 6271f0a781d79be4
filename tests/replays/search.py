"""Finds the recorded games again: `python -m tests.replays.search`. Needed only when the rules version increases.

It plays games by a simple rule with fair dice, one seed after another, until a game ends as its name says.
"""

import hashlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, cast

from duchy.bots.registry import bot
from duchy.core.chance import FairDice
from duchy.core.game import Game, State
from duchy.core.match import Match
from duchy.core.record import record_of, text_of
from duchy.games import load
from duchy.games.burgundy.state.state import Burgundy
from duchy.games.kingdom.state.state import Kingdom

HERE: Final = Path(__file__).parent
NAMES: Final = ("Ada", "Berta", "Clara", "Dora")


def empty_hexes(state: State, seat: int) -> int:
    """Count the empty hexes of a seat."""
    return sum(1 for kind in cast(Burgundy, state).duchy(seat).tiles if not kind)


def winners(game: Game, state: State) -> list[int]:
    """List the seats with the most points."""
    scores = game.scores(state)
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def tied_by_hexes(game: Game, state: State) -> bool:
    """Return whether the winners' points are equal and their empty hexes are not."""
    first = winners(game, state)
    return len(first) > 1 and len({empty_hexes(state, seat) for seat in first}) == len(first)


def tied_by_bridge(game: Game, state: State) -> bool:
    """Return whether the winners' points and their empty hexes are equal."""
    first = winners(game, state)
    return len(first) > 1 and len({empty_hexes(state, seat) for seat in first}) == 1


def clear(game: Game, state: State) -> bool:
    """Return whether all scores differ."""
    return len(set(game.scores(state))) == game.seats(state)


def team_points(game: Game, state: State) -> list[int]:
    """Add the points of partners."""
    scores = game.scores(state)
    return [scores[0] + scores[2], scores[1] + scores[3]]


def best_player_loses(game: Game, state: State) -> bool:
    """Return whether the player with the most points is in the losing team."""
    return game.places(state)[winners(game, state)[0]] == 2


def teams_tied_by_hexes(game: Game, state: State) -> bool:
    """Return whether the teams' points are equal, and their empty hexes decide."""
    first, second = team_points(game, state)
    return first == second and len(set(game.places(state))) == 2


def full(game: Game, state: State) -> bool:
    """Return whether all hexes of the solo game are filled."""
    return game.places(state) == [1]


def not_full(game: Game, state: State) -> bool:
    """Return whether a hex of the solo game is empty."""
    return game.places(state) == [2]


def tied_by_cards(game: Game, state: State) -> bool:
    """Return whether points are equal and built developments decide."""
    seats = cast(Kingdom, state).seats
    return len(winners(game, state)) == 2 and len({int(seat.buildings) for seat in seats}) == 2


def one_did_the_final_task(game: Game, state: State) -> bool:
    """Return whether the winner has fewer points than the other player, who did not do the final task."""
    places, scores = game.places(state), game.scores(state)
    return sorted(places) == [1, 2] and scores[places.index(1)] < scores[places.index(2)]


def overrun(game: Game, state: State) -> bool:
    """Return whether the pile of vermin was empty before the last round."""
    return game.places(state) == [2] and cast(Kingdom, state).round < 3


EVERYTHING: Final = dict.fromkeys(("extra_tiles", "white_castles", "inns", "trade_routes", "shields"), "yes")

Wanted = tuple[str, dict[str, object], Callable[[Game, State], bool]]
WANTED: Final[dict[str, Wanted]] = {
    "two-2019-tie-by-hexes": ("burgundy", {"duchies": "2"}, tied_by_hexes),
    "two-2011-tie-by-hexes": ("burgundy", {"edition": 2011}, tied_by_hexes),
    "two-2011-tie-by-bridge": ("burgundy", {"edition": 2011, "duchies": "5,8"}, tied_by_bridge),
    "three-2019-tie-by-bridge": ("burgundy", {"players": 3, "duchies": "random"}, tied_by_bridge),
    "four-2011-hidden-boards": (
        "burgundy",
        {"players": 4, "edition": 2011, "duchies": "boards", "start": "hidden"},
        clear,
    ),
    "four-2019": ("burgundy", {"players": 4, "duchies": "random-alike", "start": "turn"}, clear),
    "three-everything": ("burgundy", {**EVERYTHING, "players": 3, "duchies": "outposts"}, clear),
    "teams-best-player-loses": ("burgundy", {"players": 4, "teams": "yes"}, best_player_loses),
    "teams-tie-by-hexes": ("burgundy", {"players": 4, "teams": "yes", "duchies": "12b"}, teams_tied_by_hexes),
    "alone-lost": ("burgundy", {"players": 1, "duchies": "13b", "extra_tiles": "yes", "inns": "yes"}, not_full),
    "alone-won": ("burgundy", {"players": 1}, full),
    "kingdom-tie-by-cards": ("kingdom", {"module": "advisors", "side": "a"}, tied_by_cards),
    "kingdom-quest-beats-points": ("kingdom", {"module": "quests", "quest": "usurper"}, one_did_the_final_task),
    "kingdom-overrun-by-vermin": ("kingdom", {"players": 1, "scenario": 1}, overrun),
}

FOUND: Final = {
    "two-2019-tie-by-hexes": 266,
    "two-2011-tie-by-hexes": 354,
    "two-2011-tie-by-bridge": 1781,
    "three-2019-tie-by-bridge": 387,
    "teams-tie-by-hexes": 114,
    "kingdom-quest-beats-points": 945,
}
"""Where the search begins: the games found last, so that it ends at once while the rules play them alike."""

SKILFUL: Final = ("alone-won",)
"""Games that nobody wins by chance: the greedy bot plays them."""

LIKED: Final = {
    "burgundy": ("place", "on", "effect", "shield"),
    "kingdom": ("build", "put", "task", "fight", "use", "soldier", "krystallium"),
}
DISLIKED: Final = {"burgundy": ("end", "skip"), "kingdom": ("done", "scrap")}


def play(game: Game, options: dict[str, object], seed: bytes) -> Match:
    """Play a game: take a preferred action if possible, otherwise any, by numbers from the seed."""
    match = Match(game, options)
    dice = FairDice(seed)
    numbers = FairDice(seed[::-1])
    match.draw(dice)
    while match.acting():
        seat = match.acting()[0]
        actions = game.legal_actions(match.state, seat)
        fields = [game.fields(action) for action in actions]
        wanted = [action for action, field in zip(actions, fields, strict=True) if field["do"] in LIKED[game.name]]
        wanted = wanted or [
            a for a, field in zip(actions, fields, strict=True) if field["do"] not in DISLIKED[game.name]
        ]
        wanted = wanted or actions
        match.play(seat, wanted[numbers.pick(len(match.plies), [1] * len(wanted))])
        match.draw(dice)
    return match


def play_well(game: Game, options: dict[str, object], seed: bytes) -> Match:
    """Play a game with the greedy bot in every seat."""
    match = Match(game, options)
    dice = FairDice(seed)
    players = [bot("greedy", game.name, seat) for seat in range(game.seats(match.state))]
    match.draw(dice)
    while match.acting():
        seat = match.acting()[0]
        match.play(seat, players[seat].choose(game, match.state.copy(), seat))
        match.draw(dice)
    return match


def main() -> None:
    """Search and write every record."""
    for name, (of, options, fits) in WANTED.items():
        game = load(of)
        number = FOUND.get(name, 0)
        while True:
            seed = hashlib.sha256(f"{name} {number}".encode()).digest()
            match = (play_well if name in SKILFUL else play)(game, options, seed)
            if fits(game, match.state):
                break
            number += 1
        record = record_of(match, list(NAMES[: game.seats(match.state)]), seed)
        (HERE / f"{name}.txt").write_text(text_of(record), encoding="utf-8")
        sys.stdout.write(f"{name}: game {number}, {record.scores}\n")


if __name__ == "__main__":
    main()
