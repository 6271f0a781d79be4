"""Parquet files of the two tables, written in pieces, so that memory does not grow with the number of games."""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any, Final, Protocol, Self

from duchy import __version__
from duchy.core.reason import Refusal
from duchy.games import load
from duchy.research.data.account import Account
from duchy.research.data.columns import FORM, GAMES, PLIES, Column, Notations, Rows, rows_of_games, rows_of_plies

ROWS: Final = 1 << 16
"""Approximate number of rows in a row group."""
BYTES: Final = 1 << 24
"""Approximate maximum size of a row group in memory: options may contain a whole set of cards."""
GAMES_FILE: Final = "games.parquet"
PLIES_FILE: Final = "plies.parquet"
DRAFT: Final = ".draft"


def arrow(name: str = "pyarrow") -> ModuleType:
    """Import pyarrow, which is optional."""
    try:
        return import_module(name)
    except ImportError as error:
        raise Refusal("Parquet requires pyarrow: pip install 'duchy[research]'") from error


def schema_of(columns: tuple[Column, ...], table: str) -> Any:  # noqa: ANN401 - pyarrow has no types
    """Make the schema of a table; each field carries its meaning."""
    made = arrow()
    kinds = {
        "int8": made.int8(),
        "int32": made.int32(),
        "int64": made.int64(),
        "bool": made.bool_(),
        "string": made.string(),
        "dictionary<string>": made.dictionary(made.int32(), made.string()),
        "list<int8>": made.list_(made.int8()),
        "list<int32>": made.list_(made.int32()),
        "list<string>": made.list_(made.string()),
        "list<list<string>>": made.list_(made.list_(made.string())),
        "list<struct<seat: int8, source: string, points: int32>>": made.list_(
            made.struct([("seat", made.int8()), ("source", made.string()), ("points", made.int32())])
        ),
    }
    fields = [made.field(column.name, kinds[column.kind], metadata={"words": column.words}) for column in columns]
    return made.schema(fields, metadata={"duchy": __version__, "duchy.table": table, "duchy.form": str(FORM)})


def batch(rows: Rows, columns: tuple[Column, ...], table: str) -> Any:  # noqa: ANN401 - pyarrow has no types
    """Make a record batch."""
    return arrow().RecordBatch.from_pydict(rows, schema=schema_of(columns, table))


class Lot(Protocol):
    """Some games to be played or read, with the number of the first among all."""

    @property
    def game(self) -> str:
        """Return the name of the game."""

    @property
    def first(self) -> int:
        """Return the number of the first game."""

    def accounts(self) -> Iterator[Account]:
        """Play or read the games."""


class Tables:
    """The rows of some games in Arrow's memory."""

    def __init__(self, lot: Lot) -> None:
        """Play or read the games and make their rows; runs in a worker process."""
        numbered = list(enumerate(lot.accounts(), start=lot.first))
        self.games = batch(rows_of_games(numbered), GAMES, "games")
        self.plies = batch(rows_of_plies(numbered, Notations(load(lot.game))), PLIES, "plies")


class Writer:
    """One Parquet file that grows by row groups; it gets its name once it is complete."""

    def __init__(self, path: Path, columns: tuple[Column, ...], table: str) -> None:
        """Start a draft."""
        self.path = path
        self.draft = path.with_name(path.name + DRAFT)
        schema = schema_of(columns, table)
        self.file = arrow("pyarrow.parquet").ParquetWriter(self.draft, schema, compression="zstd")
        self.waiting: list[Any] = []

    def add(self, batch: Any) -> None:  # noqa: ANN401 - pyarrow has no types
        """Add rows; they are written once there are enough."""
        self.waiting.append(batch)
        enough = sum(each.num_rows for each in self.waiting) >= ROWS
        if enough or sum(each.nbytes for each in self.waiting) >= BYTES:
            self.flush()

    def flush(self) -> None:
        """Write the pending rows as one row group."""
        if self.waiting:
            table = arrow().Table.from_batches(self.waiting).unify_dictionaries()
            self.file.write_table(table, row_group_size=table.num_rows)
            self.waiting.clear()


class Folder:
    """The folder of an export: both files appear once all games are in them, or neither does."""

    def __init__(self, path: Path, overwrite: bool) -> None:
        """Start; raises `Refusal` if an export already exists, or nothing can be written."""
        self.path = path
        there = [name for name in (GAMES_FILE, PLIES_FILE) if (path / name).exists()]
        if there and not overwrite:
            raise Refusal(f"{path} already has {' and '.join(there)}: name another folder, or add --overwrite")
        arrow()
        with self.trouble():
            path.mkdir(parents=True, exist_ok=True)
            self.writers = Writer(path / GAMES_FILE, GAMES, "games"), Writer(path / PLIES_FILE, PLIES, "plies")

    def add(self, tables: Tables) -> None:
        """Add games."""
        with self.trouble():
            self.writers[0].add(tables.games)
            self.writers[1].add(tables.plies)

    @contextmanager
    def trouble(self) -> Generator[None]:
        """Turn write errors into refusals."""
        try:
            yield
        except OSError as error:
            raise Refusal(f"{self.path} cannot hold an export: {error.strerror or error}") from error

    def __enter__(self) -> Self:
        """Enter the context."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Rename the drafts to the final files, or remove them if something went wrong."""
        try:
            with self.trouble():
                for writer in self.writers:
                    if kind is None:
                        writer.flush()
                    writer.file.close()
                if kind is None:
                    for writer in self.writers:
                        writer.draft.replace(writer.path)
        finally:
            for writer in self.writers:
                writer.draft.unlink(missing_ok=True)
