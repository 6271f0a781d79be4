"""Everything stored in addition to the log: snapshots, persons, tokens, documents, leases."""

import asyncio

import pytest

from duchy.store.errors import StoreError
from duchy.store.rows import Document, Person, Snapshot, Token, hash_of
from duchy.store.store import Store
from tests.store.samples import open_table

pytestmark = pytest.mark.anyio


async def test_the_youngest_snapshot_is_kept(store: Store) -> None:
    await open_table(store)
    assert await store.snapshot("oak") is None
    for number in (5, 9, 7):
        await store.save_snapshot("oak", Snapshot(number, bytes([number, 0, 255])))
    assert Snapshot(9, bytes([9, 0, 255])) == await store.snapshot("oak")
    await store.save_snapshot("oak", Snapshot(9, b"again"))
    assert Snapshot(9, b"again") == await store.snapshot("oak")


async def test_a_snapshot_of_no_table_is_nothing(store: Store) -> None:
    await store.save_snapshot("elm", Snapshot(1, b""))
    assert await store.snapshot("elm") is None


async def test_a_person_can_be_renamed(store: Store) -> None:
    assert await store.person("p1") is None
    await store.save_person(Person("p1", "Anna", 10))
    await store.save_person(Person("p1", "Änne 🏰", 99))
    assert Person("p1", "Änne 🏰", 10) == await store.person("p1")


async def test_a_token_is_found_by_its_hash_only(store: Store) -> None:
    token = Token(hash_of("secret"), "join", 10, table="oak", seat=1, expires=500)
    await store.save_token(token)
    assert token == await store.token(hash_of("secret"))
    assert await store.token("secret") is None
    with pytest.raises(StoreError, match="a token with this hash already") as refused:
        await store.save_token(token)
    assert token.hash not in str(refused.value)


async def test_a_token_is_spent_by_one_only(store: Store) -> None:
    token = Token(hash_of("carry"), "carry", 10, "p1", "oak", 0)
    await store.save_token(token)
    taken = await asyncio.gather(*(store.spend_token(token.hash) for _ in range(20)))
    assert [token] == [found for found in taken if found is not None]
    assert await store.token(token.hash) is None


async def test_expired_tokens_and_leases_are_forgotten(store: Store) -> None:
    for name, expires in (("a", 100), ("b", 101), ("c", None)):
        await store.save_token(Token(name, "watch", 1, expires=expires))
    assert await store.lease("old", "one", 0, 100)
    assert await store.lease("young", "one", 0, 101)
    assert 2 == await store.forget(100)
    assert 0 == await store.forget(100)
    assert not await store.lease("young", "two", 100, 200)
    assert [None, "b", "c"] == [found and found.hash for found in [await store.token(name) for name in "abc"]]


async def test_a_lease_has_one_owner_until_its_time(store: Store) -> None:
    assert await store.lease("think oak 5", "one", 0, 100)
    assert not await store.lease("think oak 5", "two", 99, 200)
    assert await store.lease("think oak 5", "one", 50, 150)
    assert not await store.lease("think oak 5", "two", 149, 200)
    assert await store.lease("think oak 5", "two", 150, 250)
    assert not await store.lease("think oak 5", "one", 160, 260)
    assert await store.lease("think oak 6", "one", 160, 260)


async def test_a_lease_can_be_given_back_by_its_owner_only(store: Store) -> None:
    assert await store.lease("clock", "one", 0, 100)
    await store.release("clock", "two")
    assert not await store.lease("clock", "two", 1, 100)
    await store.release("clock", "one")
    assert await store.lease("clock", "two", 1, 100)


async def test_texts_that_no_database_keeps_are_refused(store: Store) -> None:
    with pytest.raises(StoreError, match="NUL or an unpaired surrogate"):
        await store.save_person(Person("p1", "a\0b", 1))
    with pytest.raises(StoreError, match="NUL or an unpaired surrogate"):
        await store.save_token(Token("h", "join", 1, table="\udfff"))


async def test_a_paper_is_kept_replaced_and_listed_without_what_it_holds(store: Store) -> None:
    document = Document("a", "review", "p1", 10, "waiting", "oak", source="{}", data="[1]")
    assert await store.save_document(document)
    assert document == await store.document("a")
    assert Document("a", "review", "p1", 10, "waiting", "oak") == await store.document_head("a")
    assert await store.save_document(Document("b", "tree", "p2", 5, "done", expires=100))
    assert ["a"] == [one.id for one in await store.documents("review", ("waiting", "running"))]
    assert [] == await store.documents("review", ("done",))
    assert ["b"] == [one.id for one in await store.documents("tree", person="p2")]
    assert [] == await store.documents("tree", person="p1")
    assert 1 == await store.forget(100)
    assert await store.document("b") is None
    await store.drop_document("a")
    assert await store.document_head("a") is None


async def test_a_paper_is_replaced_only_if_it_stands_as_expected(store: Store) -> None:
    assert not await store.save_document(Document("a", "review", "p1", 10, "running"), ("waiting",))
    await store.save_document(Document("a", "review", "p1", 10, "cancelled"))
    assert not await store.save_document(Document("a", "review", "p1", 10, "running", done=3), ("running",))
    assert await store.save_document(Document("a", "review", "p1", 10, "waiting", done=3), ("cancelled",))
    found = await store.document_head("a")
    assert found is not None
    assert ("waiting", 3) == (found.status, found.done)
