"""`duchy sim` at work: plays a series of games between bots, and reports scores, lengths, winners and speed."""

from statistics import fmean, pstdev, quantiles
from time import process_time

from rich.progress import Progress

from duchy.bots.bot import Bot
from duchy.bots.entrants import make_bot
from duchy.cli.table.registry import table_of
from duchy.cli.terminal.screen import console, figure_grid
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, Game, State
from duchy.core.match import playout

BARS = 16
"""The maximum number of rows in the histogram."""

BAR_WIDTH = 50


class Series:
    """Games between the same bots from the same starting position."""

    def __init__(self, game: Game, start: State, names: list[str], seed: bytes) -> None:
        """Store the game and its starting position, and create a bot for each seat from its name and the seed."""
        self.game = game
        self.start = start
        self.names = names
        number = int.from_bytes(seed[:7], "big")
        self.rng = Rng(number)
        self.bots = [make_bot(name, game.name, number + seat) for seat, name in enumerate(names, start=1)]
        self.scores: list[list[int]] = []
        self.wins = [0] * len(names)
        self.decisions: list[int] = []
        self.plies: list[int] = []
        self.seconds = 0.0

    def play(self, games: int) -> None:
        """Play the given number of games, with a progress bar."""
        screen = console(stderr=True)
        with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
            task = progress.add_task("playing", total=games)
            for _ in range(games):
                started = process_time()
                state = self.start.copy()
                if set(self.names) == {"random"}:
                    self.decisions.append(playout(self.game, state, self.rng))
                else:
                    self.play_one(state)
                self.seconds += process_time() - started
                self.scores.append(self.game.scores(state))
                places = self.game.places(state)
                for seat, place in enumerate(places):
                    self.wins[seat] += place == 1
                progress.advance(task)

    def play_one(self, state: State) -> None:
        """Let the bots play a game to its end."""
        game = self.game
        out, weights = game.buffer(), game.buffer()
        decisions = plies = 0
        while acting := game.acting(state):
            plies += 1
            if acting == [CHANCE]:
                game.apply(state, CHANCE, game.draw(state, self.rng, out, weights))
                continue
            decisions += 1
            seat = acting[0]
            game.apply(state, seat, self.choice(state, seat, self.bots[seat]))
        self.decisions.append(decisions)
        self.plies.append(plies)

    def choice(self, state: State, seat: int, player: Bot) -> int:
        """Let a bot choose an action, with information hidden from its seat resampled."""
        return player.choose(self.game, self.game.resample(state, seat, self.rng), seat)

    def report(self) -> None:
        """Print a summary of all games."""
        screen = console()
        grid = figure_grid("", "mean", "sd", "min", "quartile", "median", "quartile", "max", "wins")
        table = table_of(self.game, self.names)
        counted, sides = table.measure(self.start), table.sides(self.start)
        by_seat = [[scores[seat] for scores in self.scores] for seat in range(len(self.names))]
        for seat, (name, points) in enumerate(zip(self.names, by_seat, strict=True)):
            wins = f"{self.wins[seat] / len(self.scores):.1%}"
            grid.add_row(f"{counted}, seat {seat + 1} {name}", *figures(points), wins)
        every = [points for scores in self.scores for points in scores]
        by_side = [[sum(scores[seat] for seat in seats) for seats in sides] for scores in self.scores]
        for number, seats in enumerate(sides):
            if len(seats) > 1:
                grid.add_row(f"{counted}, team {number + 1}", *figures([sums[number] for sums in by_side]), "")
        if len(sides) > 1:
            grid.add_row(f"{counted}, all seats", *figures(every), "")
            grid.add_row(f"{counted}, winner", *figures([max(sums) for sums in by_side]), "")
        grid.add_row("decisions per game", *figures(self.decisions), "")
        if self.plies:
            grid.add_row("plies, including chance", *figures(self.plies), "")
        screen.print(grid)
        for line in histogram(every):
            screen.print(line)
        speed = sum(self.decisions) / max(self.seconds, 1e-6)
        games = len(self.scores) / max(self.seconds, 1e-6)
        screen.print(f"\n{len(self.scores)} games, {speed:,.0f} decisions/s, {games:,.1f} games/s of CPU time")


def figures(values: list[int]) -> list[str]:
    """Summarise values: mean, standard deviation, minimum, quartiles and maximum."""
    low, middle, high = quantiles(values, n=4) if len(values) > 1 else values * 3
    return [
        f"{fmean(values):.1f}",
        f"{pstdev(values):.1f}",
        *(f"{figure:g}" for figure in (min(values), low, middle, high, max(values))),
    ]


def histogram(values: list[int]) -> list[str]:
    """Draw how often each number of points occurs."""
    least, most = min(values), max(values)
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 1 << 30) if (most - least) // size < BARS)
    counts: dict[int, int] = dict.fromkeys(range(least // step, most // step + 1), 0)
    for value in values:
        counts[value // step] += 1
    highest = max(counts.values())
    lines: list[str] = []
    for bin_, count in counts.items():
        points = f"{bin_ * step} to {bin_ * step + step - 1}" if step > 1 else str(bin_)
        lines.append(f"{points:>12}  {'█' * round(count / highest * BAR_WIDTH):<{BAR_WIDTH}} {count}")
    return lines
