"""The coach's value of a position, trained: `python -m duchy.train.coach_value GAME --folder FOLDER` (docs/coach.md).

Writes two networks: the points that each side will come to, and the chance that it is not defeated, in ten-thousandths.
Games are kept in the folder; the same command goes on where it stopped. Requires PyTorch to learn, not to play.
"""

import argparse
import itertools
import json
import os
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from duchy.arena.crew import spread
from duchy.arena.lots import number_from
from duchy.bots.learnt.files import write_network
from duchy.games import load
from duchy.train.archive import Archive, lessons_in
from duchy.train.endings import play_numbered, split
from duchy.train.players import features_of
from duchy.train.samples import samples_of
from duchy.train.self_play import FORM, Task

HIDDEN: Final = (64, 32)


def play_games(game: str, path: Path, strong: int, seconds: float, jobs: int, seed: str) -> int:
    """Play games for a time, and return how many there are in all."""
    _, features = features_of(game)
    head = {"game": game, "features": features.version, "strong": strong, "transcripts": FORM}
    until = time.monotonic() + seconds
    with Archive(path, head) as archive:
        tasks = (
            Task(game, strong, "", number_from(seed.encode(), "coach", number) % (1 << 31), number)
            for number in itertools.count()
            if number not in archive.numbers
        )
        with closing(spread(play_numbered, tasks, jobs)) as played:
            for number, transcript in played:
                archive.add(number, transcript)
                if time.monotonic() > until:
                    break
        return len(archive.numbers)


def learn(game: str, folder: Path, epochs: int) -> None:
    """Train both networks on all games of the folder."""
    from duchy.train.learning import Pupil, Table, chosen_device  # noqa: PLC0415  (an extra)

    _, features = features_of(game)
    device = chosen_device("auto")
    transcripts = (transcript for path in sorted(folder.glob("*.transcripts")) for transcript in lessons_in(path))
    samples = samples_of(features, transcripts)
    for name, rows in zip(("points", "chance"), split(samples), strict=True):
        pupil = Pupil(Table(rows, device), HIDDEN, 1)
        explained: list[float] = []
        for report in pupil.learn(epochs):
            explained = list(report.learnt)
            print(name, report.epoch, f"{report.loss:.4f}", report.by_hand[:3], report.learnt[:3], flush=True)  # noqa: T201
        made = {"what": name, "games learnt from": samples.games, "epochs": epochs, "explained": explained[:3]}
        data = write_network(pupil.network(features), features, load(game).rules, made)
        (folder / f"{name}.network").write_bytes(data)


def main() -> None:
    """Play, then learn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--strong", type=int, default=60, help="percentage of games planned by the network")
    parser.add_argument("--seconds", type=float, default=600, help="how long to play; 0 to learn only")
    parser.add_argument("--epochs", type=int, default=12, help="0 to play only")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="coach")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    if wanted.seconds:
        path = wanted.folder / f"{wanted.seed}.transcripts"
        games = play_games(wanted.game, path, wanted.strong, wanted.seconds, wanted.jobs, wanted.seed)
        print(json.dumps({"games": games}))  # noqa: T201
    if wanted.epochs:
        learn(wanted.game, wanted.folder, wanted.epochs)


if __name__ == "__main__":
    main()
