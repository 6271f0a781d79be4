"""Lessons in a file: whole ones stay, whatever happened to the last."""

from pathlib import Path

import pytest

from duchy.core.reason import Refusal
from duchy.train.archive import Archive, lessons_in

HEAD = {"game": "toy", "nodes": 3}


def filled(path: Path, *transcripts: bytes) -> bytes:
    with Archive(path, HEAD) as archive:
        for number, transcript in enumerate(transcripts):
            archive.add(number, transcript)
    return path.read_bytes()


def test_lessons_come_back_in_their_order_and_more_are_added(tmp_path: Path) -> None:
    path = tmp_path / "transcripts"
    filled(path, b"one", b"", b"three")
    with Archive(path, HEAD) as archive:
        assert {0, 1, 2} == archive.numbers
        archive.add(7, b"four")
        assert {0, 1, 2, 7} == archive.numbers
    assert [b"one", b"", b"three", b"four"] == list(lessons_in(path))


@pytest.mark.parametrize("cut", [1, 5, 8, 17])
def test_a_piece_of_a_transcript_is_cut_off(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "transcripts"
    whole = filled(path, b"first", b"second")
    path.write_bytes(whole[:-cut])
    with Archive(path, HEAD) as archive:
        assert {0} == archive.numbers
        archive.add(1, b"third")
    assert [b"first", b"third"] == list(lessons_in(path))


def test_a_damaged_lesson_and_all_after_it_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "transcripts"
    whole = filled(path, b"first", b"second", b"third")
    path.write_bytes(whole.replace(b"second", b"sexond"))
    assert [b"first"] == list(lessons_in(path))


def test_a_line_without_an_end_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "transcripts"
    path.write_bytes(filled(path)[:-4])
    filled(path, b"first")
    assert [b"first"] == list(lessons_in(path))


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "transcripts"
    filled(path, b"first")
    with pytest.raises(Refusal, match=r"was started with .*toy"):
        Archive(path, {**HEAD, "nodes": 4})
    with pytest.raises(Refusal, match="cannot hold transcripts"):
        Archive(tmp_path / "nowhere" / "transcripts", HEAD)
