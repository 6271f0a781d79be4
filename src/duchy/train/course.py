"""A course of learning in a folder: games are played, a network learns from them, the next games are played by it.

The same command goes on where an earlier one ended, however that happened; the folder says what it was begun with.
"""

import hashlib
import itertools
import json
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from duchy.arena.crew import spread
from duchy.arena.lots import number_from
from duchy.bots.learnt.files import read, written
from duchy.core.reason import Refusal
from duchy.games import load
from duchy.train.archive import Archive, lessons_in
from duchy.train.lessons import FORM, Task, numbered
from duchy.train.players import features_of
from duchy.train.progress import Row, rows_of
from duchy.train.samples import samples_of

QUICK: Final = 10
"""The first games are played greedily: so many times as many, in less time."""


@dataclass(frozen=True)
class Wishes:
    """What a course is begun with, all that it hangs on."""

    game: str
    seed: str
    games: int
    """Games of each generation; one that is played greedily has `QUICK` times as many."""
    generations: int
    nodes: int
    """Nodes for each turn of these games."""
    epochs: int
    hidden: tuple[int, ...]
    known: str = ""
    """The checksum of a network to begin with, if there is one: its search plays the first games too."""


class Course:
    """A course in its folder."""

    def __init__(self, folder: Path, wishes: Wishes, known: bytes = b"") -> None:
        """Begin a course, with a network if one is given, or go on with one; raises `Refusal` if another is there."""
        self.folder = folder
        self.game = load(wishes.game)
        self.evaluation, self.features = features_of(wishes.game)
        if known:
            given = read(known, self.features, "the network to begin with")
            hidden = tuple(int(layer.outputs) for layer in given.layers[:-1])
            wishes = replace(wishes, hidden=hidden, known=hashlib.sha256(known).hexdigest())
        self.wishes = wishes
        head = {**asdict(wishes), "rules": self.game.rules, "features": self.features.version, "lessons": FORM}
        text = json.dumps(head)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            told = folder / "course.json"
            if told.exists() and json.loads(told.read_text()) != json.loads(text):
                raise Refusal(f"{told} says {told.read_text()}, and here is {text}: give the same, or another folder")
            told.write_text(text)
            if known:
                self.network(-1).write_bytes(known)
        except (OSError, ValueError) as error:
            if isinstance(error, Refusal):
                raise
            raise Refusal(f"{folder} cannot hold a course: {error}") from error

    def archive(self, generation: int) -> Path:
        """Name the file of a generation's games."""
        return self.folder / f"generation-{generation}.lessons"

    def network(self, generation: int) -> Path:
        """Name the file of the network that learnt from a generation's games; -1 is the one to begin with."""
        return self.folder / (f"generation-{generation}.network" if generation >= 0 else "known.network")

    def pupil(self, generation: int) -> Path:
        """Name the file of what a generation's pupil knows, for going on."""
        return self.folder / f"generation-{generation}.pupil"

    def greedily(self, generation: int) -> bool:
        """Say whether a generation's games are played greedily: the first ones, where nothing is known yet."""
        return generation == 0 and not self.wishes.known

    def nodes(self, generation: int) -> int:
        """Say how many nodes a turn of a generation's games has."""
        return 0 if self.greedily(generation) else self.wishes.nodes

    def games(self, generation: int) -> int:
        """Say how many games a generation has."""
        return self.wishes.games * (QUICK if self.greedily(generation) else 1)

    def teacher(self, generation: int) -> str:
        """Name the network that plays a generation's games; greedy ones are played by hand-made values."""
        return "" if self.greedily(generation) else str(self.network(generation - 1))

    def number(self, *words: object) -> int:
        """Make a number for something that the seed decides."""
        return number_from(self.wishes.seed.encode(), *words) % (1 << 31)

    def play(self, generation: int, jobs: int, tell: Callable[[int], None], seconds: float = 0.0) -> int:
        """Play the games of a generation, as many as are missing, for so many seconds at most, if any are named."""
        wishes = self.wishes
        teacher = self.teacher(generation)
        made = hashlib.sha256(Path(teacher).read_bytes()).hexdigest() if teacher else ""
        head = {
            "game": wishes.game,
            "features": self.features.version,
            "nodes": self.nodes(generation),
            "network": made,
            "lessons": FORM,
        }
        until = time.monotonic() + seconds
        with Archive(self.archive(generation), head) as archive:
            numbers = itertools.count() if seconds else iter(range(self.games(generation)))
            tasks = (
                Task(wishes.game, self.nodes(generation), teacher, self.number("game", generation, number), number)
                for number in numbers
                if number not in archive.numbers
            )
            lessons = spread(numbered, tasks, jobs) if jobs > 1 else (numbered(task) for task in tasks)
            with closing(lessons):
                for number, lesson in lessons:
                    archive.add(number, lesson)
                    tell(len(archive.numbers))
                    if seconds and time.monotonic() > until:
                        break
            return len(archive.numbers)

    def learn(self, generation: int, device: str, tell: Callable[[Row], None]) -> None:
        """Let a network learn from the games so far, and write it down; needs PyTorch."""
        from duchy.train.learning import Pupil, Table, chosen_device  # noqa: PLC0415  (an extra)

        wishes = self.wishes
        first = min(1, generation) if self.greedily(0) else 0
        played = range(first, generation + 1)  # those of the search, all of them; or the greedy ones
        lessons = (lesson for each in played for lesson in lessons_in(self.archive(each)))
        samples = samples_of(self.features, lessons)
        seed = self.number("learn", generation)
        pupil = Pupil(Table(samples, chosen_device(device)), wishes.hidden, seed)
        if generation:
            pupil.learnt_before(self.pupil(generation - 1))
        elif wishes.known:
            pupil.begin_with(read(self.network(-1).read_bytes(), self.features, self.network(-1).name))
        pupil.go_on(self.pupil(generation))
        for report in pupil.learn(wishes.epochs):
            row = Row(generation, report.epoch, samples.games, report.loss, report.by_hand, report.learnt)
            with (self.folder / "progress.jsonl").open("a") as file:
                file.write(json.dumps(asdict(row)) + "\n")
            tell(row)
            pupil.keep(self.pupil(generation))
        made = {**asdict(wishes), "generation": generation, "games learnt from": samples.games}
        data = written(pupil.network(self.features), self.features, self.game.rules, made)
        self.network(generation).write_bytes(data)

    def progress(self) -> list[Row]:
        """Read how the course went so far."""
        path = self.folder / "progress.jsonl"
        return rows_of(path.read_text()) if path.exists() else []
