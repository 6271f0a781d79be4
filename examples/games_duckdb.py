"""Many games in DuckDB: the export's two tables, queried in SQL without loading them.

It needs `pip install '.[data]'`.
"""

import os
from tempfile import TemporaryDirectory

import duckdb

from duchy.cli import program

with TemporaryDirectory() as folder:
    program(["export", "kingdom", "-n", "40", "--bots", "random", "--jobs", "1", "--to", folder], standalone_mode=False)
    os.chdir(folder)
    table = duckdb.connect()

    table.sql("SELECT stage, avg(legal) AS legal FROM 'plies.parquet' WHERE NOT chance GROUP BY 1 ORDER BY 2").show()

    table.sql("""
        SELECT each.source, sum(each.points) AS points
        FROM (SELECT unnest(sources) AS each FROM 'games.parquet') GROUP BY 1 ORDER BY 2
    """).show()

    table.sql("""
        SELECT notation, count(*) AS times, avg(games.scores[plies.seat + 1]) AS points
        FROM 'plies.parquet' AS plies JOIN 'games.parquet' AS games USING (game)
        WHERE notation LIKE 'build %' GROUP BY 1 ORDER BY 2 DESC LIMIT 5
    """).show()

    whole = table.sql("SELECT (SELECT sum(plies) FROM 'games.parquet') = (SELECT count(*) FROM 'plies.parquet')")
    assert whole.fetchall() == [(True,)]
    table.close()
    os.chdir("/")
