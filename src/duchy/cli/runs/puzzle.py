"""`duchy puzzle` at work: the turn is played at the table of the terminal, then both lines are shown, and why."""

import contextlib
from datetime import datetime

from duchy.cli.table.game import TerminalGame
from duchy.cli.table.hints import plan_words
from duchy.cli.table.prompt import Leave, ask
from duchy.cli.table.seating import seat_players
from duchy.coach.advice import steps_of
from duchy.core.chance import new_seed
from duchy.core.match import Match
from duchy.games import load
from duchy.puzzles.answers import answer
from duchy.puzzles.collection import puzzle_of, puzzle_of_the_day
from duchy.puzzles.puzzle import Puzzle
from duchy.puzzles.turns import goes_on


class PuzzleGame(TerminalGame):
    """A puzzle at the terminal: one turn of one seat, of which no record is kept."""

    def save_on_leaving(self) -> None:
        """Save nothing."""


def play_puzzle(name: str | None, game: str) -> None:
    """Play a puzzle, by default today's of a game."""
    today = datetime.now().astimezone().date()
    puzzle = puzzle_of(name) if name else puzzle_of_the_day(game, today)
    match = Match(load(puzzle.game), None, puzzle.position)
    seats = match.game.seats(match.state)
    players = seat_players(puzzle.game, seats, str(puzzle.seat + 1), "greedy", ["You"])
    table = PuzzleGame(match, players, new_seed(), None)
    table.print_line(f"Puzzle {puzzle.id} ({puzzle.kind}, rating {puzzle.rating}): find the best turn.", "bold")
    with contextlib.suppress(Leave, EOFError):
        line = play_turn(table, puzzle)
        tell(table, puzzle, line)


def play_turn(table: TerminalGame, puzzle: Puzzle) -> list[int]:
    """Let a person play the turn to its end; return its actions."""
    match, root = table.match, table.match.state.copy()
    while goes_on(match.game, root, match.state, puzzle.seat):
        ask(table, puzzle.seat)
    return [action for _, action in match.plies]


def tell(table: TerminalGame, puzzle: Puzzle, line: list[int]) -> None:
    """Tell the points that a turn left, both lines, and why."""
    found = answer(puzzle, line)
    table.print_line("")
    words = "Solved: nothing was left." if found.solved else f"{found.lost / 100:.1f} points were left on the table."
    table.print_line(words, "bold")
    state = table.engine.read(puzzle.position)
    for title, actions in (("Best:", puzzle.best.line), ("You: ", line)):
        steps = steps_of(table.engine, state, puzzle.seat, actions)
        table.print_line(f"{title} {plan_words([step.words for step in steps])}")
    for reason in puzzle.reasons:
        if reason.code != "lines":
            table.print_line(f"  {'' if reason.line == 'best' else 'instead of: '}{reason.words}")
    missed = [f"{name} {lost / 100:.1f}" for name, lost in puzzle.levels.items() if lost]
    table.print_line(f"Bots lose here: {', '.join(missed) or 'nothing'}.", "dim")
