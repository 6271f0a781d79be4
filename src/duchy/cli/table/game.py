"""A game on the screen of a terminal: the match, who sits where, what they have been told, where it is saved."""

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from duchy.cli.files import FileTrouble, write_text
from duchy.cli.table.news import told
from duchy.cli.table.registry import table_of
from duchy.cli.table.seating import Sitter
from duchy.cli.terminal.screen import Lines, console
from duchy.core.chance import FairDice
from duchy.core.match import Match
from duchy.core.reason import Refusal
from duchy.core.record import record_of, text_of

FORGET = "\x1b[3J"
"""Tells a terminal to forget the lines that it has scrolled away."""


class Desk:
    """Everything that a session at the terminal needs to hand."""

    def __init__(self, match: Match, sitters: Sequence[Sitter], seed: bytes, save: str | None) -> None:
        """Take a match that has begun or not, the players, the seed of its dice, and where it is saved."""
        self.match = match
        self.game = match.game
        self.sitters = list(sitters)
        self.seed = seed
        self.dice = FairDice(seed)
        self.path = save
        self.console = console()
        self.table = table_of(match.game, [sitter.name for sitter in sitters])
        self.seen = [len(match.journal)] * len(self.sitters)
        """How much of the journal each seat has been told."""
        self.kept = list(match.plies)
        """The plies up to the last decision of a person: what is saved when somebody interrupts."""
        self.present = -1
        """Who sat at the keyboard last."""

    @property
    def file(self) -> str:
        """Name the file of the record; without a wish its name is made from the commitment."""
        return self.path or f"{self.game.name}-{self.dice.commitment[:8]}.duchy"

    def say(self, words: str, style: str = "") -> None:
        """Print a sentence."""
        self.console.print(Text(words, style=style))

    def show(self, lines: Sequence[Text]) -> None:
        """Print lines."""
        self.console.print(Lines(lines))

    def hand_over(self, seat: int) -> None:
        """Let another person sit down, and where something is hidden show nothing before that."""
        before, self.present = self.present, seat
        people = [place for place, sitter in enumerate(self.sitters) if not sitter.bot]
        if seat == before or not any(
            self.game.secrets(self.match.state, person) for person in people if len(people) > 1
        ):
            return
        if self.console.is_terminal and sys.stdin.isatty():
            self.console.clear()
            self.console.file.write(FORGET)
            self.say(f"Hand over to {self.sitters[seat].name}.", "bold")
            input("Press Enter when nobody else looks. ")
            self.console.clear()
        else:
            self.say(f"\nHand over to {self.sitters[seat].name}.", "bold")

    def tell(self, seat: int) -> None:
        """Tell a seat what happened since it last looked."""
        news = told(self.table, self.match.journal[self.seen[seat] :], self.console.width)
        self.seen[seat] = len(self.match.journal)
        self.console.print()
        if news:
            self.show([*news, Text()])

    def look(self, seat: int) -> None:
        """Draw the table for a seat, and ask what it is asked."""
        self.show(self.table.picture(self.match.state, seat, self.console.width))
        self.console.print()
        self.say(f"{self.sitters[seat].name}: {self.table.question(self.match.state, seat)}", "bold")

    def changed(self) -> None:
        """Save after a decision of a person, if a file is named."""
        self.kept = list(self.match.plies)
        if self.path is not None:
            try:
                self.save(self.path)
            except FileTrouble as error:
                self.say(f"Not saved: {error}", "red")

    def save(self, path: str) -> None:
        """Write the record; with the seed, because only then can the game go on with the same dice."""
        record = record_of(self.match, [sitter.entry() for sitter in self.sitters], self.seed)
        write_text(path, text_of(record))

    def save_as(self, path: str) -> None:
        """Save to a file that is kept up to date from now on; another game is not overwritten."""
        if path != self.path and Path(path).exists():
            raise Refusal(f"{path} is there already: name another file")
        self.save(path)
        self.path = path

    def keep(self) -> None:
        """Save before leaving, if anything was decided."""
        if not self.kept and self.path is None:
            self.say("Nothing was decided yet, so nothing is saved.")
            return
        self.save(self.file)
        self.say(f"Saved: {self.file}")
        if self.match.acting():
            self.say(f"`duchy play --resume {self.file}` goes on.", "dim")
