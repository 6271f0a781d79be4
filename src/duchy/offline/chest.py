"""All tables of a browser in one file, to be carried to another device, and read again there.

A file may come from anybody: every table in it is folded from its log before anything of it is kept.
"""

from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta, Struct, ValidationError, json

from duchy import __version__
from duchy.core.reason import Refusal
from duchy.offline.parts import ME, Parts
from duchy.server.table.refused import Refused
from duchy.server.table.summary import summary_of
from duchy.server.table.table import Table
from duchy.store.rows import STATUSES, Document, Event
from duchy.store.rows import Table as Row

FORM: Final = 1
"""The version of the file; it grows with every change that earlier versions cannot read."""
MOST_TABLES: Final = 10_000
MOST_EVENTS: Final = 20_000
DOCUMENTS: Final = ("review", "tree")
Id = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class Packed(Struct, forbid_unknown_fields=True):
    """One table: what it was opened as, and its log."""

    id: Id
    game: Annotated[str, Meta(max_length=32)]
    rules: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    options: Annotated[str, Meta(max_length=200_000)]
    seed: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    created: int
    events: Annotated[list[Event], Meta(min_length=1, max_length=MOST_EVENTS)]


class Chest(Struct, forbid_unknown_fields=True):
    """A file with tables, and the reviews and trees beside them."""

    form: int
    by: Annotated[str, Meta(max_length=100)]
    tables: Annotated[list[Packed], Meta(max_length=MOST_TABLES)]
    documents: Annotated[list[Document], Meta(max_length=MOST_TABLES)] = []


class Unpacked(Struct):
    """What came of a file: tables that are new, that went on, that were there already, and those that were refused."""

    added: int = 0
    continued: int = 0
    known: int = 0
    refused: list[str] = []


async def pack(parts: Parts) -> Chest:
    """Write all tables into one file."""
    tables = []
    for listing in parts.store.recent():
        row = await parts.store.table(listing.id)
        if row is not None:
            events = await parts.store.events(row.id)
            packed = Packed(row.id, row.game, row.rules, row.options, row.seed.hex(), row.created, events)
            tables.append(packed)
    heads = [head for kind in DOCUMENTS for head in await parts.store.documents(kind, limit=MOST_TABLES)]
    documents = [await parts.store.document(head.id) for head in heads]
    return Chest(FORM, f"duchy {__version__}", tables, [each for each in documents if each is not None])


def read_chest(text: str) -> Chest:
    """Read a file; raises `Refused`."""
    try:
        form = json.decode(text, type=Form).form
        if form <= FORM:
            return json.decode(text, type=Chest)
    except (ValidationError, ValueError, RecursionError) as error:
        raise Refused("wrong", f"this is not a file of tables: {error}") from error
    raise Refused("newer", f"this file has form {form}, newer than {FORM}: update this page to read it")


class Form(Struct):
    """The version of a file, before anything else of it is read."""

    form: int


async def unpack(parts: Parts, text: str) -> Unpacked:
    """Keep what a file has and this browser has not; what is wrong with a table is said, and the others are kept."""
    chest = read_chest(text)
    found = Unpacked(refused=[])
    for packed in chest.tables:
        try:
            await take_table(parts, packed, found)
        except Refusal as error:
            found.refused.append(f"table {packed.id}: {error}"[:200])
    for document in chest.documents:
        there = await parts.store.document_head(document.id)
        mine = document.person == ME and document.kind in DOCUMENTS
        if mine and there is None and document.status not in {"waiting", "running"}:
            await parts.store.save_document(document)
    return found


async def take_table(parts: Parts, packed: Packed, found: Unpacked) -> None:
    """Keep a table, or what of it is new; raises `Refusal` if its log is not one."""
    row = Row(packed.id, packed.game, packed.rules, packed.options, bytes.fromhex(packed.seed), packed.created)
    table = folded(row, packed.events)
    known = await parts.store.events(row.id)
    summary = summary_of(table, parts.now())
    if not known:
        await parts.store.create(row, packed.events, summary)
        found.added += 1
    elif known == packed.events[: len(known)] and len(known) < len(packed.events):
        await parts.store.append(row.id, packed.events[len(known) :], summary)
        await parts.tables.hear_change(row.id, table.next)
        found.continued += 1
    elif packed.events == known[: len(packed.events)]:
        found.known += 1
    else:
        raise Refused("conflict", "it went on differently on this device")


def folded(row: Row, events: Sequence[Event]) -> Table:
    """Fold a log that anybody may have written; raises `Refusal`."""
    try:
        table = Table(row)
        for number, event in enumerate(events):
            if event.number != number:
                raise Refused("wrong", f"event {number} is missing")
            check_ply(table, event)
            table.fold(event)
        if table.status not in STATUSES or table.opened is None:
            raise Refused("wrong", "it was never opened")
        summary_of(table, 0)
    except Refusal:
        raise
    except (ValueError, KeyError, IndexError, TypeError, AttributeError, OverflowError, AssertionError) as error:
        raise Refused("wrong", f"its log cannot be followed: {type(error).__name__}") from error
    return table


def check_ply(table: Table, event: Event) -> None:
    """Raise `Refused` if a ply is not legal by the rules of today."""
    if event.kind != "ply" or table.older:
        return
    if event.seat is None or event.action is None:
        raise Refused("wrong", f"event {event.number} is a ply of nobody")
    reason = table.setup.game.explain(table.board.state, event.seat, event.action)
    if reason is not None:
        raise Refused("illegal", f"event {event.number}: {reason.words}", reason)
