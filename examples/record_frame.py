"""Read a record into a data frame: every ply with its number of legal actions and the scores after it.

It needs `pip install '.[data]'`.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

import polars as pl

from duchy.arena.plan import Job
from duchy.arena.playing import play
from duchy.core.options import settle
from duchy.core.record import read_record
from duchy.games import load
from duchy.research.data.columns import rows_of_plies
from duchy.research.data.recorded import account_of

game = load("burgundy")
with TemporaryDirectory() as folder:  # a record as `duchy play --save` or the page writes it
    file = Path(folder, "game.record")
    job = Job(0, 0, 0, game.name, game.rules, settle(game.options(), {}), ("greedy", "greedy"), b"seed", record=True)
    file.write_text(play(job).record, encoding="utf-8")
    record = read_record(file.read_text(encoding="utf-8"))

account = account_of(game, record)  # verified as it is replayed
plies = pl.DataFrame(rows_of_plies([(0, account)], game.notation))
decisions = plies.filter(~pl.col("chance"))
by_phase = decisions.group_by("stage", maintain_order=True).agg(
    pl.len().alias("decisions"),
    pl.col("legal").mean().round(1).alias("legal actions"),
    pl.col("scores").last().alias("points"),
)
print(by_phase)
assert decisions.height == account.decisions
assert record.scores == plies["scores"].to_list()[-1]
