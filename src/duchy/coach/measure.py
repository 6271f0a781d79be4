"""Measure the bots' average scores by source: `python -m duchy.coach.measure GAME` prints the game's averages."""

import sys
from collections import Counter

from duchy.bots.registry import bot
from duchy.coach.registry import knowledge_of
from duchy.core.chance import FairDice
from duchy.core.match import Match
from duchy.games import load


def measure(name: str, player: str, games: int) -> tuple[float, dict[str, float]]:
    """Play games of a bot against itself; return its average score, and the averages by source."""
    points, game = Counter[str](), load(name)
    total = 0
    for number in range(games):
        match, dice = Match(game), FairDice(number.to_bytes(32, "big"))
        bots = [bot(player, name, 2 * number + seat) for seat in range(2)]
        match.draw(dice)
        while acting := match.acting():
            match.play(acting[0], bots[acting[0]].choose(game, match.state, acting[0]))
            match.draw(dice)
        total += sum(game.scores(match.state))
        for table in match.breakdown():
            points.update(table)
    return round(total / games / 2, 1), {source: round(sum_ / games / 2, 1) for source, sum_ in points.items()}


def main(name: str) -> None:
    """Print the averages of every bot that the coach's knowledge of a game names."""
    for player, games in knowledge_of(name).measured.items():
        score, sources = measure(name, player, games)
        line = f"    Average({name!r}, {player!r}, {2 * games}, {score}, {dict(sorted(sources.items()))}),\n"
        sys.stdout.write(line)


if __name__ == "__main__":
    main(sys.argv[1])
