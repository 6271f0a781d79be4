"""Learning with PyTorch, if installed, from made-up transcripts with predictable ends."""

import json
import random
import struct
import sys
import warnings
import zlib
from importlib import import_module
from pathlib import Path

import pytest

from duchy.bots.learnt.files import read
from duchy.core.buffer import Buffer
from duchy.core.reason import Refusal
from duchy.train.archive import Archive
from duchy.train.players import features_of
from duchy.train.progress import Row
from duchy.train.samples import Samples, samples_of
from duchy.train.training_run import TrainingOptions, TrainingRun

FEATURES = features_of("kingdom")[1]
SIDES, MOMENTS = 2, 4
TOLERANCE = 5
"""Largest error of whole numbers, in hundredths of a point, as docs/bots.md states."""


def transcript(numbers: random.Random, foretold: bool = False) -> bytes:
    """Return a game in which each side ends with its value plus 150 times its seventh number.

    With `foretold` every moment has such a predicted end, each a point more than the one before.
    """
    common = [numbers.randrange(2) for _ in range(FEATURES.common)]
    own = [[numbers.randrange(-5, 40) for _ in range(FEATURES.own)] for _ in range(SIDES)]
    values = [numbers.randrange(4000, 6000) for _ in range(SIDES)]
    ends = [value + 150 * told[6] for value, told in zip(values, own, strict=True)]
    moment = struct.pack(f"<{FEATURES.common}h", *common)
    moment += b"".join(struct.pack(f"<{FEATURES.own}h", *told) for told in own)
    if foretold:
        ends = [end + 100 * number for number in range(MOMENTS) for end in ends]
    data = struct.pack("<HHH", MOMENTS, SIDES, len(ends)) + struct.pack(f"<{MOMENTS}H", *range(MOMENTS))
    data += struct.pack(f"<{MOMENTS}h", *[-1] * MOMENTS)
    data += struct.pack(f"<{len(ends)}i", *ends)
    return zlib.compress(data + struct.pack(f"<{MOMENTS * SIDES}i", *values * MOMENTS) + moment * MOMENTS)


def turns(numbers: random.Random) -> bytes:
    """Return a game of one turn whose plans differ only in the seventh number; luck, common to all, matters more."""
    common = [numbers.randrange(2) for _ in range(FEATURES.common)]
    own = [[numbers.randrange(-5, 40) for _ in range(FEATURES.own)] for _ in range(SIDES)]
    luck = [numbers.randrange(-5000, 5000) for _ in range(SIDES)]
    told, ends = b"", []
    for _ in range(MOMENTS):
        told += struct.pack(f"<{FEATURES.common}h", *common)
        for side in range(SIDES):
            own[side][6] = numbers.randrange(10)
            told += struct.pack(f"<{FEATURES.own}h", *own[side])
            ends.append(5000 + luck[side] + 30 * own[side][6])
    data = struct.pack(f"<HHH{MOMENTS}H", MOMENTS, SIDES, len(ends), *[0] * MOMENTS)
    data += struct.pack(f"<{MOMENTS}h", *[0] * MOMENTS)
    data += struct.pack(f"<{len(ends)}i", *ends) + struct.pack(f"<{len(ends)}i", *[5000] * len(ends))
    return zlib.compress(data + told)


def transcripts(count: int) -> list[bytes]:
    numbers = random.Random(5)
    return [transcript(numbers) for _ in range(count)]


def test_without_pytorch_the_error_names_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "duchy.train.learning", raising=False)
    with pytest.raises(Refusal, match=r"training requires PyTorch: pip install 'duchy\[train\]'"):
        import_module("duchy.train.learning")


@pytest.fixture(scope="module")
def samples() -> Samples:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pytest.importorskip("torch")
    return samples_of(FEATURES, transcripts(600))


def test_it_learns_what_the_hand_made_evaluation_lacks(samples: Samples) -> None:
    from duchy.train.learning import Pupil, Table  # noqa: PLC0415  (only where PyTorch is)

    pupil = Pupil(Table(samples, "cpu"), (16, 8), 3)
    first, *_, last = pupil.learn(12)
    assert max(last.by_hand) < 0.2
    assert min(last.learnt[:3]) > 0.5
    assert 0.0 == last.by_hand[3] == last.learnt[3], "no turn had several plans"
    again = Pupil(Table(samples, "cpu"), (16, 8), 3)
    assert next(again.learn(12)) == first


@pytest.mark.usefixtures("samples")
def test_it_learns_which_plan_of_a_turn_is_better_despite_luck() -> None:
    from duchy.train.learning import Pupil, Table  # noqa: PLC0415

    numbers = random.Random(5)
    pupil = Pupil(Table(samples_of(FEATURES, [turns(numbers) for _ in range(600)]), "cpu"), (16, 8), 3)
    last = list(pupil.learn(12))[-1]
    assert max(last.learnt[:3]) < 0.1, "luck cannot be predicted"
    assert last.by_hand[3] < 0.1
    assert last.learnt[3] > 0.8
    by_hand = pupil.lost(pupil.table.value, pupil.table.held_out)
    assert by_hand > 1.0, "any plan is as good by hand, and they are points apart"
    assert last.lost < by_hand / 4


def test_a_smaller_share_of_games_is_part_of_a_larger_one_and_teaches_less(samples: Samples) -> None:
    from duchy.train.curve import SHARES, curve, learnt  # noqa: PLC0415
    from duchy.train.learning import Pupil, Table  # noqa: PLC0415

    table = Table(samples, "cpu")
    quarter, half, whole = (set(Pupil(table, (8,), 3, share).rows.tolist()) for share in (0.25, 0.5, 1.0))
    assert quarter < half < whole
    assert not any(table.held_out[row] for row in whole)
    points = list(curve(table, (4,), 1, 3))
    assert list(SHARES) == [point.share for point in points]
    for point, most in zip(points, (4, 4, 4, 2, 1), strict=True):
        assert 1 <= point.epochs <= most, "smaller shares are learnt from for longer, and the best epoch counts"
    assert sorted(points, key=lambda point: point.rows) == points
    few, many = (learnt(Pupil(table, (16, 8), 3, share), share, 12) for share in (SHARES[0], 1.0))
    assert many.loss < few.loss
    assert {"hidden", "share", "rows", "epochs", "loss", "lost", "explained"} == set(points[0].line())


def test_a_pupil_learns_from_the_values_of_its_teacher_too(samples: Samples) -> None:
    from duchy.train.learning import TAUGHT, Pupil, Table  # noqa: PLC0415

    table = Table(samples, "cpu")
    teacher, pupil = Pupil(table, (16, 8), 3), Pupil(table, (4,), 4)
    table.own_target[:] = True
    untaught = pupil.targets()
    pupil.listen_to(teacher)
    taught = (1 - TAUGHT) * untaught + TAUGHT * teacher.values()
    assert float((pupil.targets() - taught).abs().max()) < 1e-5
    assert float((untaught - taught).abs().max()) > 0.1


@pytest.mark.usefixtures("samples")
def test_a_moment_with_a_prediction_learns_only_that() -> None:
    """The ends of games, which depend more on luck, are mixed with moments on the way to them."""
    from duchy.train.learning import UNIT, Pupil, Table  # noqa: PLC0415

    numbers = random.Random(5)
    both = samples_of(FEATURES, [transcript(numbers, foretold) for foretold in (True, False) for _ in range(20)])
    pupil = Pupil(Table(both, "cpu"), (16, 8), 3)
    half = 20 * MOMENTS * SIDES
    targets = [round(number) for number in (pupil.targets() * UNIT).tolist()]
    assert targets[:half] == list(both.end[:half])
    assert both.end[SIDES] == both.end[0] + 100
    assert targets[half:] != list(both.end[half:])


def test_whole_numbers_give_nearly_the_same_values(samples: Samples) -> None:
    from duchy.train.learning import UNIT, Pupil, Table  # noqa: PLC0415

    torch = import_module("torch")

    pupil = Pupil(Table(samples, "cpu"), (16, 8), 3)
    list(pupil.learn(5))
    network = pupil.network(FEATURES)
    rows = torch.arange(0, len(samples.value), 7)
    expected = (pupil.predict(rows) * UNIT).tolist()
    table = pupil.table
    for row, foretold in zip(rows.tolist(), expected, strict=True):
        moment, rival = samples.moment[row], samples.rival[row]
        told = [table.common[moment], table.own[row], table.own[rival]]
        buffers = [buffer_of([int(number) for number in each.tolist()]) for each in told]
        network.tell_table(buffers[0])
        for side in range(SIDES):
            network.tell_side(side, buffers[1 + side])
        assert abs(network.value(0, 1) - foretold) <= TOLERANCE


def test_a_pupil_starts_with_the_values_of_its_initial_network(samples: Samples) -> None:
    """This holds whatever the mean of its inputs in the games it learns from."""
    from duchy.train.learning import UNIT, Pupil, Table  # noqa: PLC0415

    torch = import_module("torch")

    teacher = Pupil(Table(samples, "cpu"), (16, 8), 3)
    list(teacher.learn(5))
    pupil = Pupil(Table(samples_of(FEATURES, transcripts(200)[60:]), "cpu"), (16, 8), 4)
    pupil.begin_with(teacher.network(FEATURES))
    assert not torch.equal(teacher.mean, pupil.mean)
    teacher.table = pupil.table
    rows = torch.arange(0, len(pupil.table.value), 7)
    assert float((pupil.predict(rows) - teacher.predict(rows)).detach().abs().max()) * UNIT < TOLERANCE


def buffer_of(numbers: list[int]) -> Buffer:
    buffer = Buffer(len(numbers))
    for place, number in enumerate(numbers):
        buffer.items[place] = number
    return buffer


@pytest.mark.usefixtures("samples")
def test_a_training_run_resumes_where_it_was_interrupted(tmp_path: Path) -> None:
    def course(epochs: int, folder: str) -> TrainingRun:
        return TrainingRun(tmp_path / folder, TrainingOptions("kingdom", "s", 3, 2, 40, epochs, (8,)))

    def interrupt(row: Row) -> None:
        if row.epoch == 3:
            raise KeyboardInterrupt

    started = course(4, "a")
    for generation in (0, 1):
        with Archive(started.archive(generation), {}) as archive:
            for number, each in enumerate(transcripts(40)):
                archive.add(number, each)
    rows: list[Row] = []
    with pytest.raises(KeyboardInterrupt):
        started.learn(0, "cpu", interrupt)
    course(4, "a").learn(0, "cpu", rows.append)
    assert [3, 4] == [row.epoch for row in rows]
    course(4, "a").learn(1, "cpu", rows.append)
    assert [(0, 1), (0, 2), (0, 3), (0, 4), (1, 1), (1, 2), (1, 3), (1, 4)] == [
        (row.generation, row.epoch) for row in started.progress()
    ]
    for generation in (0, 1):
        read(started.network(generation).read_bytes(), FEATURES, "a file")
    with pytest.raises(Refusal, match="use the same, or another folder"):
        course(5, "a")


@pytest.mark.usefixtures("samples")
def test_a_run_with_a_teacher_writes_the_curve_of_both(tmp_path: Path) -> None:
    run = TrainingRun(tmp_path, TrainingOptions("kingdom", "s", 3, 1, 40, 1, (8,), teacher=(12,)))
    with Archive(run.archive(0), {}) as archive:
        for number, each in enumerate(transcripts(40)):
            archive.add(number, each)
    run.learn(0, "cpu", lambda _: None)
    assert 8 == read(run.network(0).read_bytes(), FEATURES, "a file").layers[0].outputs, (
        "the pupil's, not the teacher's"
    )
    points: list[dict[str, object]] = []
    run.curve("cpu", points.append)
    assert [(8,)] * 5 + [(12,)] * 5 == [point["hidden"] for point in points]
    written = (tmp_path / "curve.jsonl").read_text().splitlines()
    assert [point["loss"] for point in points] == [json.loads(line)["loss"] for line in written]


@pytest.mark.usefixtures("samples")
def test_a_training_run_may_start_with_a_network(tmp_path: Path) -> None:
    wishes = TrainingOptions("kingdom", "s", 3, 2, 40, 1, (8,))
    first = TrainingRun(tmp_path / "a", wishes)
    with Archive(first.archive(0), {}) as archive:
        for number, each in enumerate(transcripts(40)):
            archive.add(number, each)
    first.learn(0, "cpu", lambda _: None)
    known = first.network(0).read_bytes()
    second = TrainingRun(tmp_path / "b", TrainingOptions("kingdom", "s", 3, 2, 40, 1, (64, 32)), known)
    assert ((8,), 40, 3) == (second.options.hidden, second.nodes(0), second.games(0))
    assert known == Path(second.teacher(0)).read_bytes()
    with Archive(second.archive(0), {}) as archive:
        for number, each in enumerate(transcripts(40)):
            archive.add(number, each)
    second.learn(0, "cpu", lambda _: None)
    assert known != second.network(0).read_bytes()
    with pytest.raises(Refusal, match="use the same, or another folder"):
        TrainingRun(tmp_path / "b", wishes)
    with pytest.raises(Refusal, match="the network to begin with"):
        TrainingRun(tmp_path / "c", wishes, known[:-4])
    assert not (tmp_path / "c").exists()
