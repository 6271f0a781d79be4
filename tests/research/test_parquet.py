"""Parquet files: the documented columns, row groups of bounded size, complete files or none."""

import re
from pathlib import Path

import polars as pl
import pytest

from duchy.core.reason import Refusal
from duchy.research.data import parquet
from duchy.research.data.columns import GAMES, PLIES, Column
from duchy.research.data.fresh import fresh_lots
from duchy.research.data.parquet import Folder, Tables, arrow, schema_of
from tests.research.games import series

DOCS = Path(__file__).parents[2] / "docs" / "research" / "data.md"


def export(folder: Path, games: int = 5, size: int = 2) -> tuple[pl.DataFrame, pl.DataFrame]:
    """Export a few games and read them."""
    with Folder(folder, overwrite=False) as files:
        for lot in fresh_lots(series("burgundy"), games, size):
            files.add(Tables(lot))
    return pl.read_parquet(folder / "games.parquet"), pl.read_parquet(folder / "plies.parquet")


def test_games_and_plies_agree(tmp_path: Path) -> None:
    games, plies = export(tmp_path)
    assert [0, 1, 2, 3, 4] == games["game"].to_list()
    for number, count, decisions, scores in games.select("game", "plies", "decisions", "scores").rows():
        own = plies.filter(pl.col("game") == number)
        assert list(range(1, count + 1)) == own["ply"].to_list()
        assert decisions == own["seat"].count() == (~own["chance"]).sum()
        assert scores == own["scores"].to_list()[-1]
        assert own["legal"].min() == 1
    points = games.explode("sources").unnest("sources").group_by("game", "seat").agg(pl.col("points").sum())
    summed = {(game, seat): total for game, seat, total in points.rows()}
    assert summed == {
        (game, seat): each for game, scores in games.select("game", "scores").rows() for seat, each in enumerate(scores)
    }


def test_row_groups_are_bounded_and_games_keep_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = export(tmp_path / "whole")
    monkeypatch.setattr(parquet, "ROWS", 300)
    parts = export(tmp_path / "parts", size=1)
    for one, other in zip(whole, parts, strict=True):
        assert one.with_columns(pl.col(pl.Categorical).cast(pl.String)).equals(
            other.with_columns(pl.col(pl.Categorical).cast(pl.String))
        )
    groups = arrow("pyarrow.parquet").ParquetFile(tmp_path / "parts" / "plies.parquet").metadata
    assert 5 == groups.num_row_groups


def test_large_rows_are_written_early(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "BYTES", 1)
    export(tmp_path, size=1)
    assert 5 == arrow("pyarrow.parquet").ParquetFile(tmp_path / "games.parquet").metadata.num_row_groups


def test_a_failed_export_leaves_nothing_behind(tmp_path: Path) -> None:
    def fail() -> None:
        with Folder(tmp_path, overwrite=False) as files:
            files.add(Tables(next(fresh_lots(series("burgundy"), 1, 1))))
            raise Refusal("a broken record")

    with pytest.raises(Refusal, match="a broken record"):
        fail()
    assert [] == list(tmp_path.iterdir())


def test_an_export_is_not_overwritten_by_accident(tmp_path: Path) -> None:
    (tmp_path / "plies.parquet").write_text("mine")
    with pytest.raises(Refusal, match=r"already has plies\.parquet: name another folder, or add --overwrite"):
        Folder(tmp_path, overwrite=False)
    assert "mine" == (tmp_path / "plies.parquet").read_text()
    with Folder(tmp_path, overwrite=True):
        assert "mine" == (tmp_path / "plies.parquet").read_text()
    assert 0 == len(pl.read_parquet(tmp_path / "plies.parquet"))


def test_an_impossible_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refusal, match="cannot hold an export: "):
        Folder(tmp_path / "file" / "inside", overwrite=False)


def test_without_pyarrow_the_error_names_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(Refusal, match=re.escape("pip install 'duchy[research]'")):
        arrow()


@pytest.mark.parametrize(("columns", "title"), [(GAMES, "games"), (PLIES, "plies")])
def test_every_column_is_documented_in_the_file_and_on_the_page(columns: tuple[Column, ...], title: str) -> None:
    schema = schema_of(columns, title)
    assert [column.words.encode() for column in columns] == [field.metadata[b"words"] for field in schema]
    section = DOCS.read_text(encoding="utf-8").split(f"## {title}.parquet\n")[1].split("\n## ")[0]
    told = [tuple(line.strip("| ").split(" | ")) for line in section.splitlines() if line.startswith("| `")]
    assert [(f"`{column.name}`", f"`{column.kind}`", column.words) for column in columns] == told
