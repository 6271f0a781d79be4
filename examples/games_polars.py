"""Many games in Polars: queries on the export's two tables. It needs `pip install '.[data]'`."""

from pathlib import Path
from tempfile import TemporaryDirectory

import polars as pl

from duchy.cli import program

with TemporaryDirectory() as folder:
    program(["export", "burgundy", "-n", "40", "--jobs", "1", "--seed", "7", "--to", folder], standalone_mode=False)
    games = pl.read_parquet(Path(folder, "games.parquet"))
    plies = pl.read_parquet(Path(folder, "plies.parquet"))

print("legal actions by phase")
decisions = plies.filter(~pl.col("chance"))
print(decisions.group_by("stage").agg(pl.col("legal").mean(), pl.col("legal").max().alias("most")).sort("stage"))

print("points by source, for a seat")
sources = games.explode("sources").unnest("sources").group_by("source").agg(pl.col("points").sum())
print(sources.with_columns(pl.col("points") / games["seats"].sum()).sort("points", descending=True).head(5))

print("points on the way: the mean of both seats after each phase")
after = plies.group_by("game", "stage", maintain_order=True).agg(pl.col("scores").last())
print(after.group_by("stage").agg(pl.col("scores").list.mean().mean()).sort("stage"))
assert sources["points"].sum() == games["scores"].list.sum().sum()
