"""A game on the screen of a terminal: the match, its players, the news that each has seen, and its file."""

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from duchy.cli.files import FileError, write_text
from duchy.cli.table.news import news_lines
from duchy.cli.table.registry import table_of
from duchy.cli.table.seating import Player
from duchy.cli.terminal.screen import Lines, console
from duchy.core.chance import FairDice
from duchy.core.match import Match
from duchy.core.reason import Refusal
from duchy.core.record import record_of, text_of

CLEAR_SCROLLBACK = "\x1b[3J"
"""The escape sequence that makes a terminal forget lines that have scrolled off the screen."""


class TerminalGame:
    """A match with everything that the terminal needs to play it."""

    def __init__(self, match: Match, players: Sequence[Player], seed: bytes, save: str | None) -> None:
        """Store a new or resumed match, its players, the seed of its dice, and the file to save it in, if any."""
        self.match = match
        self.engine = match.game
        self.players = list(players)
        self.seed = seed
        self.dice = FairDice(seed)
        self.path = save
        self.console = console()
        self.table = table_of(match.game, [player.name for player in players])
        self.seen = [len(match.journal)] * len(self.players)
        """The number of journal entries that each seat has seen."""
        self.decided = list(match.plies)
        """The plies up to the last decision of a person, which are saved after an interruption."""
        self.advised: list[set[int]] = [set() for _ in self.players]
        """The decisions of each seat, by their ply, for which the coach was asked."""
        self.present = -1
        """The seat of the person who was last at the keyboard."""

    @property
    def file(self) -> str:
        """Name the file of the record; by default the name is made from the commitment."""
        return self.path or f"{self.engine.name}-{self.dice.commitment[:8]}.duchy"

    def count_hint(self, seat: int) -> None:
        """Count a hint for the decision at hand, once."""
        self.advised[seat].add(len(self.match.plies))

    def print_line(self, words: str, style: str = "") -> None:
        """Print a line of words."""
        self.console.print(Text(words, style=style))

    def print_lines(self, lines: Sequence[Text]) -> None:
        """Print finished lines."""
        self.console.print(Lines(lines))

    def hand_over(self, seat: int) -> None:
        """Let another person take the keyboard; if anything is hidden, first clear the screen."""
        before, self.present = self.present, seat
        people = [place for place, player in enumerate(self.players) if not player.bot]
        if seat == before or not any(
            self.engine.secrets(self.match.state, person) for person in people if len(people) > 1
        ):
            return
        if self.console.is_terminal and sys.stdin.isatty():
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLBACK)
            self.print_line(f"Hand over to {self.players[seat].name}.", "bold")
            input("Press Enter when no one else is looking. ")
            self.console.clear()
        else:
            self.print_line(f"\nHand over to {self.players[seat].name}.", "bold")

    def print_news(self, seat: int) -> None:
        """Print everything that happened since a seat last looked."""
        news = news_lines(self.table, self.match.journal[self.seen[seat] :], self.console.width)
        self.seen[seat] = len(self.match.journal)
        self.console.print()
        if news:
            self.print_lines([*news, Text()])

    def print_table(self, seat: int) -> None:
        """Draw the table for a seat, with the question it must answer."""
        self.print_lines(self.table.picture(self.match.state, seat, self.console.width))
        self.console.print()
        self.print_line(f"{self.players[seat].name}: {self.table.question(self.match.state, seat)}", "bold")

    def record_decision(self) -> None:
        """Remember the plies after a person's decision, and save them if a file is named."""
        self.decided = list(self.match.plies)
        if self.path is not None:
            try:
                self.write_record(self.path)
            except FileError as error:
                self.print_line(f"Not saved: {error}", "red")

    def write_record(self, path: str) -> None:
        """Write the record, with the seed that the dice need when the game is resumed."""
        record = record_of(self.match, [player.entry() for player in self.players], self.seed)
        hints = [len(plies) for plies in self.advised]
        record.hints = hints if any(hints) else []
        write_text(path, text_of(record))

    def save_as(self, path: str) -> None:
        """Save to a file that is updated from now on; never overwrite another file."""
        if path != self.path and Path(path).exists():
            raise Refusal(f"{path} already exists: name another file")
        self.write_record(path)
        self.path = path

    def save_on_leaving(self) -> None:
        """Save before leaving, if any decision was made."""
        if not self.decided and self.path is None:
            self.print_line("No decision was made, so nothing was saved.")
            return
        self.write_record(self.file)
        self.print_line(f"Saved: {self.file}")
        if self.match.acting():
            self.print_line(f"Resume with `duchy play --resume {self.file}`.", "dim")
