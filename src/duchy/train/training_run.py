"""A training run in a folder: games are played, a network learns from them, and it plays the next games.

The same command resumes an earlier one, however that ended; the folder stores the settings it was started with.
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
from duchy.bots.learnt.files import read, write_network
from duchy.core.reason import Refusal
from duchy.games import load
from duchy.train.archive import Archive, lessons_in
from duchy.train.players import features_of
from duchy.train.progress import Row, rows_of
from duchy.train.rollouts import MOST
from duchy.train.samples import Samples, samples_of
from duchy.train.self_play import FORM, Task, play_numbered

QUICK: Final = 10
"""How many times as many games the first, greedy generation has: they take less time."""


@dataclass(frozen=True)
class TrainingOptions:
    """The settings of a training run: everything it depends on."""

    game: str
    seed: str
    games: int
    """Games per generation; a greedy generation has `QUICK` times as many."""
    generations: int
    nodes: int
    """The node budget for each turn of these games."""
    epochs: int
    hidden: tuple[int, ...]
    continuations: int = MOST
    """The most rollouts of each plan."""
    contested: int = 0
    """The least percentage of turns learnt from at which the search prefers another plan than the network."""
    teacher: tuple[int, ...] = ()
    """The layers of a larger network that each generation's network also learns from; none: no teacher."""
    horizon: int = 0
    """How many ticks of the clock rollouts look ahead; 0: as many as the search."""
    alone: bool = False
    """Whether only games for one are played, for a network of their own."""
    known: str = ""
    """The checksum of the initial network, if there is one: its search plays the first games too."""


class TrainingRun:
    """A training run in its folder."""

    def __init__(self, folder: Path, options: TrainingOptions, known: bytes = b"") -> None:
        """Start a run, with an initial network if one is given, or resume one; raises `Refusal` for other settings."""
        self.folder = folder
        self.game = load(options.game)
        self.evaluation, self.features = features_of(options.game)
        if known:
            given = read(known, self.features, "the network to begin with")
            hidden = tuple(int(layer.outputs) for layer in given.layers[:-1])
            options = replace(options, hidden=hidden, known=hashlib.sha256(known).hexdigest())
        self.options = options
        head = {**asdict(options), "rules": self.game.rules, "features": self.features.version, "transcripts": FORM}
        text = json.dumps(head)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            settings = folder / "run.json"
            there = settings.read_text(encoding="utf-8") if settings.exists() else text
            if json.loads(there) != json.loads(text):
                raise Refusal(f"{settings} has {there}, not {text}: use the same, or another folder")
            settings.write_text(text, encoding="utf-8")
            if known:
                self.network(-1).write_bytes(known)
        except (OSError, ValueError) as error:
            if isinstance(error, Refusal):
                raise
            raise Refusal(f"{folder} cannot hold a training run: {error}") from error

    def archive(self, generation: int) -> Path:
        """Return the file of a generation's games."""
        return self.folder / f"generation-{generation}.transcripts"

    def network(self, generation: int) -> Path:
        """Return the file of the network trained on a generation's games; -1 is the initial one."""
        return self.folder / (f"generation-{generation}.network" if generation >= 0 else "known.network")

    def pupil(self, generation: int) -> Path:
        """Return the file of a generation's training state, for resuming."""
        return self.folder / f"generation-{generation}.pupil"

    def greedily(self, generation: int) -> bool:
        """Return whether a generation plays greedily: the first one does, if there is no initial network."""
        return generation == 0 and not self.options.known

    def nodes(self, generation: int) -> int:
        """Return the node budget of a turn in a generation's games."""
        return 0 if self.greedily(generation) else self.options.nodes

    def games(self, generation: int) -> int:
        """Return the number of games of a generation."""
        return self.options.games * (QUICK if self.greedily(generation) else 1)

    def teacher(self, generation: int) -> str:
        """Return the network that plays a generation's games; greedy ones use the hand-made evaluation."""
        return "" if self.greedily(generation) else str(self.network(generation - 1))

    def number(self, *words: object) -> int:
        """Derive a number from the seed."""
        return number_from(self.options.seed.encode(), *words) % (1 << 31)

    def play(self, generation: int, jobs: int, tell: Callable[[int], None], seconds: float = 0.0) -> int:
        """Play a generation's missing games, for at most the given number of seconds if there is one."""
        options = self.options
        teacher = self.teacher(generation)
        made = hashlib.sha256(Path(teacher).read_bytes()).hexdigest() if teacher else ""
        head = {
            "game": options.game,
            "features": self.features.version,
            "nodes": self.nodes(generation),
            "continuations": options.continuations,
            "contested": options.contested,
            "horizon": options.horizon,
            "alone": options.alone,
            "network": made,
            "transcripts": FORM,
        }
        until = time.monotonic() + seconds
        with Archive(self.archive(generation), head) as archive:
            numbers = itertools.count() if seconds else iter(range(self.games(generation)))
            tasks = (
                Task(
                    options.game,
                    self.nodes(generation),
                    teacher,
                    self.number("game", generation, number),
                    number,
                    options.continuations,
                    options.contested,
                    options.horizon,
                    options.alone,
                )
                for number in numbers
                if number not in archive.numbers
            )
            transcripts = spread(play_numbered, tasks, jobs) if jobs > 1 else (play_numbered(task) for task in tasks)
            with closing(transcripts):
                for number, transcript in transcripts:
                    archive.add(number, transcript)
                    tell(len(archive.numbers))
                    if seconds and time.monotonic() > until:
                        break
            return len(archive.numbers)

    def learn(self, generation: int, device: str, tell: Callable[[Row], None]) -> None:
        """Train a network on the games so far, and write it to its file; requires PyTorch."""
        from duchy.train.learning import Pupil, Table, chosen_device  # noqa: PLC0415  (an extra)

        options, samples = self.options, self.samples(generation)
        table = Table(samples, chosen_device(device))
        seed = self.number("learn", generation)
        pupil = Pupil(table, options.hidden, seed)
        if generation:
            pupil.learnt_before(self.pupil(generation - 1))
        elif options.known:
            pupil.begin_with(read(self.network(-1).read_bytes(), self.features, self.network(-1).name))
        if options.teacher:
            teacher = Pupil(table, options.teacher, seed)
            list(teacher.learn(options.epochs))
            pupil.listen_to(teacher)
        pupil.go_on(self.pupil(generation))
        for report in pupil.learn(options.epochs):
            row = Row(generation, report.epoch, samples.games, report.loss, report.by_hand, report.learnt)
            with (self.folder / "progress.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(row)) + "\n")
            tell(row)
            pupil.keep(self.pupil(generation))
        made = {**asdict(options), "generation": generation, "games learnt from": samples.games}
        data = write_network(pupil.network(self.features), self.features, self.game.rules, made)
        self.network(generation).write_bytes(data)

    def samples(self, generation: int) -> Samples:
        """Return what a generation learns from: all games of the search so far, or the greedy ones."""
        first = min(1, generation) if self.greedily(0) else 0
        played = range(first, generation + 1)
        return samples_of(self.features, (each for number in played for each in lessons_in(self.archive(number))))

    def curve(self, device: str, tell: Callable[[dict[str, object]], None]) -> None:
        """Measure what shares of the last generation's games teach, and write it to a file of JSON lines."""
        from duchy.train.curve import curve  # noqa: PLC0415  (an extra)
        from duchy.train.learning import Table, chosen_device  # noqa: PLC0415

        options, last = self.options, self.options.generations - 1
        table = Table(self.samples(last), chosen_device(device))
        with (self.folder / "curve.jsonl").open("w", encoding="utf-8") as file:
            for hidden in (options.hidden, options.teacher):
                for point in curve(table, hidden, options.epochs, self.number("curve")) if hidden else ():
                    file.write(json.dumps(point.line()) + "\n")
                    file.flush()
                    tell(point.line())

    def progress(self) -> list[Row]:
        """Read the progress of the run."""
        path = self.folder / "progress.jsonl"
        return rows_of(path.read_text(encoding="utf-8")) if path.exists() else []
