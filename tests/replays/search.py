"""Finds the recorded games anew: `python -m tests.replays.search`. Needed only when the version of the rules grows.

Games are played by a simple rule with fair dice, seed after seed, until one ends as its name says.
"""

import hashlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, cast

from duchy.core.chance import FairDice
from duchy.core.game import Game, State
from duchy.core.match import Match
from duchy.core.record import record_of, text_of
from duchy.games import load
from duchy.games.burgundy.state import Burgundy

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
    """Say whether the winners' points are equal and their empty hexes are not."""
    first = winners(game, state)
    return len(first) > 1 and len({empty_hexes(state, seat) for seat in first}) == len(first)


def tied_by_bridge(game: Game, state: State) -> bool:
    """Say whether the winners' points and their empty hexes are equal."""
    first = winners(game, state)
    return len(first) > 1 and len({empty_hexes(state, seat) for seat in first}) == 1


def clear(game: Game, state: State) -> bool:
    """Say whether all scores differ."""
    return len(set(game.scores(state))) == game.seats(state)


WANTED: Final[dict[str, tuple[dict[str, object], Callable[[Game, State], bool]]]] = {
    "two-2019-tie-by-hexes": ({"duchies": "2"}, tied_by_hexes),
    "two-2011-tie-by-hexes": ({"edition": 2011}, tied_by_hexes),
    "two-2011-tie-by-bridge": ({"edition": 2011, "duchies": "5,8"}, tied_by_bridge),
    "three-2019-tie-by-bridge": ({"players": 3, "duchies": "random"}, tied_by_bridge),
    "four-2011-hidden-boards": ({"players": 4, "edition": 2011, "duchies": "boards", "start": "hidden"}, clear),
    "four-2019": ({"players": 4, "duchies": "random-alike", "start": "turn"}, clear),
}

FOUND: Final = {
    "two-2019-tie-by-hexes": 266,
    "two-2011-tie-by-hexes": 354,
    "two-2011-tie-by-bridge": 1781,
    "three-2019-tie-by-bridge": 387,
}
"""Where the search begins: the games found last, so that it ends at once while the rules play them alike."""


def play(game: Game, options: dict[str, object], seed: bytes) -> Match:
    """Play a game: place a tile if possible, otherwise do something, by numbers from the seed."""
    match = Match(game, options)
    dice = FairDice(seed)
    numbers = FairDice(seed[::-1])
    match.draw(dice)
    while match.acting():
        seat = match.acting()[0]
        actions = game.legal_actions(match.state, seat)
        fields = [game.fields(action) for action in actions]
        wanted = [action for action, field in zip(actions, fields, strict=True) if field["do"] == "place"]
        wanted = wanted or [a for a, field in zip(actions, fields, strict=True) if field["do"] not in {"end", "skip"}]
        wanted = wanted or actions
        match.play(seat, wanted[numbers.pick(len(match.plies), [1] * len(wanted))])
        match.draw(dice)
    return match


def main() -> None:
    """Search and write every record."""
    game = load("burgundy")
    for name, (options, fits) in WANTED.items():
        number = FOUND.get(name, 0)
        while True:
            seed = hashlib.sha256(f"{name} {number}".encode()).digest()
            match = play(game, options, seed)
            if fits(game, match.state):
                break
            number += 1
        record = record_of(match, list(NAMES[: game.seats(match.state)]), seed)
        (HERE / f"{name}.txt").write_text(text_of(record), encoding="utf-8")
        sys.stdout.write(f"{name}: game {number}, {record.scores}\n")


if __name__ == "__main__":
    main()
