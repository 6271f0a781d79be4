"""Snapshots, persons, tokens, documents and leases: everything stored besides the log."""

from collections.abc import Collection
from typing import Final

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, select, update

from duchy.store import schema
from duchy.store.batch import check_text, may_keep
from duchy.store.database import Database
from duchy.store.errors import StoreError
from duchy.store.rows import Document, Person, Snapshot, Token

HEAD: Final = tuple(column for column in schema.documents.c if column.name not in {"source", "data"})
"""The short columns of a document."""


class EntityStore(Database):
    """The part of the store besides the log."""

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Replace a table's snapshot, unless the stored one is newer."""

        def save(connection: Connection) -> None:
            kept, tables = schema.snapshots, schema.tables
            serial = select(tables.c.serial).where(tables.c.id == table).scalar_subquery()
            connection.execute(delete(kept).where(kept.c.serial == serial, kept.c.number <= snapshot.number))
            younger = select(kept.c.serial).where(kept.c.serial == serial).exists()
            found = connection.execute(select(serial, younger)).one()
            if found[0] is not None and not found[1]:
                row = {"serial": found[0], "number": snapshot.number, "data": snapshot.data}
                connection.execute(insert(kept), row)

        await self.write(save)

    async def snapshot(self, table: str) -> Snapshot | None:
        """Return a table's snapshot, if it has one."""
        kept, tables = schema.snapshots, schema.tables
        query = select(kept.c.number, kept.c.data).join(tables, tables.c.serial == kept.c.serial)
        query = query.where(tables.c.id == table)
        row = await self.find(table, lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Snapshot(row.number, bytes(row.data))

    async def save_person(self, person: Person) -> None:
        """Save a person, or a new nickname."""
        check_text(person.id, (person.id, person.nickname))

        def save(connection: Connection) -> None:
            persons = schema.persons
            renamed = update(persons).where(persons.c.id == person.id).values(nickname=person.nickname)
            if connection.execute(renamed).rowcount == 0:
                connection.execute(insert(persons), asdict(person))

        await self.write(save)

    async def person(self, person: str) -> Person | None:
        """Return a person by id."""
        query = select(schema.persons).where(schema.persons.c.id == person)
        row = await self.find(person, lambda connection: connection.execute(query).mappings().one_or_none())
        return None if row is None else Person(**row)

    async def save_token(self, token: Token) -> None:
        """Save a token; its hash must be new."""
        check_text(token.kind, (token.hash, token.kind, token.person, token.table))

        def save(connection: Connection) -> None:
            if connection.execute(select(schema.tokens.c.hash).where(schema.tokens.c.hash == token.hash)).first():
                raise StoreError(f"a token with this hash already exists: {token.kind}")
            connection.execute(insert(schema.tokens), asdict(token))

        await self.write(save)

    async def token(self, hashed: str) -> Token | None:
        """Return a token by its hash."""
        query = select(schema.tokens).where(schema.tokens.c.hash == hashed)
        row = await self.find(hashed, lambda connection: connection.execute(query).mappings().one_or_none())
        return None if row is None else Token(**row)

    async def spend_token(self, hashed: str) -> Token | None:
        """Take and delete a token that works only once."""
        spent = delete(schema.tokens).where(schema.tokens.c.hash == hashed).returning(*schema.tokens.c)

        def spend(connection: Connection) -> Token | None:
            row = connection.execute(spent).mappings().one_or_none()
            return None if row is None else Token(**row)

        return await self.write(spend) if may_keep(hashed) else None

    async def save_document(self, document: Document, statuses: Collection[str] | None = None) -> bool:
        """Save a document in place of an earlier one with its id, if that may be replaced."""
        check_text(
            document.id, (document.id, document.person, document.table, document.words, document.source, document.data)
        )
        documents, row = schema.documents, asdict(document)

        def save(connection: Connection) -> bool:
            mine = documents.c.id == document.id
            fits = mine if statuses is None else mine & documents.c.status.in_(statuses)
            if connection.execute(update(documents).where(fits).values(**row)).rowcount:
                return True
            if statuses is not None or connection.execute(select(documents.c.id).where(mine)).first():
                return False
            connection.execute(insert(documents), row)
            return True

        return await self.write(save)

    async def document(self, document: str) -> Document | None:
        """Return a document with its contents."""
        query = select(schema.documents).where(schema.documents.c.id == document)
        row = await self.find(document, lambda connection: connection.execute(query).mappings().one_or_none())
        return None if row is None else Document(**row)

    async def document_head(self, document: str) -> Document | None:
        """Return a document without its source and data."""
        query = select(*HEAD).where(schema.documents.c.id == document)
        row = await self.find(document, lambda connection: connection.execute(query).mappings().one_or_none())
        return None if row is None else Document(**row)

    async def documents(
        self, kind: str, statuses: Collection[str] = (), person: str | None = None, limit: int = 100
    ) -> list[Document]:
        """List documents of a kind, oldest first, without source and data."""
        documents = schema.documents
        query = select(*HEAD).where(documents.c.kind == kind).order_by(documents.c.created, documents.c.id).limit(limit)
        if statuses:
            query = query.where(documents.c.status.in_(statuses))
        if person is not None:
            query = query.where(documents.c.person == person)
        rows = await self.read(lambda connection: connection.execute(query).mappings().all())
        return [Document(**row) for row in rows]

    async def drop_document(self, document: str) -> None:
        """Delete a document."""
        gone = delete(schema.documents).where(schema.documents.c.id == document)
        await self.write(lambda connection: connection.execute(gone))

    async def forget(self, expired_at: int) -> int:
        """Delete expired tokens, documents and leases; return how many."""
        expired = [
            delete(schema.tokens).where(schema.tokens.c.expires <= expired_at),
            delete(schema.documents).where(schema.documents.c.expires <= expired_at),
            delete(schema.leases).where(schema.leases.c.until <= expired_at),
        ]
        return await self.write(lambda connection: sum(connection.execute(one).rowcount for one in expired))

    async def lease(self, name: str, owner: str, now: int, until: int) -> bool:
        """Take or renew a lease, unless another owner holds it now; return whether it is held."""
        leases = schema.leases
        mine = (leases.c.owner == owner) | (leases.c.until <= now)
        renewed = update(leases).where(leases.c.name == name, mine).values(owner=owner, until=until)

        def take(connection: Connection) -> bool:
            if connection.execute(renewed).rowcount:
                return True
            if connection.execute(select(leases.c.name).where(leases.c.name == name)).first():
                return False
            connection.execute(insert(leases), {"name": name, "owner": owner, "until": until})
            return True

        return await self.write(take)

    async def release(self, name: str, owner: str) -> None:
        """Release a lease early."""
        leases = schema.leases
        given = delete(leases).where(leases.c.name == name, leases.c.owner == owner)
        await self.write(lambda connection: connection.execute(given))
