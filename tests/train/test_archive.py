"""Transcripts in a file: complete ones survive, whatever happened to the last."""

from pathlib import Path

import pytest

from duchy.core.reason import Refusal
from duchy.train.archive import Archive, lessons_in

HEAD = {"game": "toy", "nodes": 3}


def fill_archive(path: Path, *transcripts: bytes) -> bytes:
    with Archive(path, HEAD) as archive:
        for number, transcript in enumerate(transcripts):
            archive.add(number, transcript)
    return path.read_bytes()


def test_transcripts_are_read_back_in_order_and_more_can_be_added(tmp_path: Path) -> None:
    path = tmp_path / "transcripts"
    fill_archive(path, b"one", b"", b"three")
    with Archive(path, HEAD) as archive:
        assert {0, 1, 2} == archive.numbers
        archive.add(7, b"four")
        assert {0, 1, 2, 7} == archive.numbers
    assert [b"one", b"", b"three", b"four"] == list(lessons_in(path))


@pytest.mark.parametrize("cut", [1, 5, 8, 17])
def test_a_truncated_transcript_is_removed(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "transcripts"
    whole = fill_archive(path, b"first", b"second")
    path.write_bytes(whole[:-cut])
    with Archive(path, HEAD) as archive:
        assert {0} == archive.numbers
        archive.add(1, b"third")
    assert [b"first", b"third"] == list(lessons_in(path))


def test_a_damaged_transcript_and_all_after_it_are_omitted(tmp_path: Path) -> None:
    path = tmp_path / "transcripts"
    whole = fill_archive(path, b"first", b"second", b"third")
    path.write_bytes(whole.replace(b"second", b"sexond"))
    assert [b"first"] == list(lessons_in(path))


def test_a_truncated_header_is_rewritten(tmp_path: Path) -> None:
    path = tmp_path / "transcripts"
    path.write_bytes(fill_archive(path)[:-4])
    fill_archive(path, b"first")
    assert [b"first"] == list(lessons_in(path))


def test_another_kind_of_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "transcripts"
    fill_archive(path, b"first")
    with pytest.raises(Refusal, match=r"was started with .*toy"):
        Archive(path, {**HEAD, "nodes": 4})
    with pytest.raises(Refusal, match="cannot hold transcripts"):
        Archive(tmp_path / "nowhere" / "transcripts", HEAD)
