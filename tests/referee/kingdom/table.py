"""Operations on a Kingdom position document: questions, heaps of equal things, cards on offer."""

from tests.referee.kingdom.facts import RESOURCES, Doc

AREAS = ("a", "b")


def ask(doc: Doc, seat: int, question: str, **fields: object) -> None:
    """Put a question to a seat, above the ones it already has."""
    doc["seats"][seat]["agenda"].append({"question": question, **fields})


def asked(doc: Doc, seat: int) -> Doc:
    """Return the question that a seat answers now."""
    question: Doc = doc["seats"][seat]["agenda"][-1]
    return question


def answer_one(doc: Doc, seat: int) -> bool:
    """Count down a question that is asked several times; return whether it was the last time."""
    question = asked(doc, seat)
    question["count"] -= 1
    if question["count"]:
        return False
    doc["seats"][seat]["agenda"].pop()
    return True


def add(heap: Doc, thing: str, number: int = 1) -> None:
    """Add things to a heap, or remove them; absent things have no entry."""
    heap[thing] = heap.get(thing, 0) + number
    if heap[thing] < 0:
        raise AssertionError(f"{thing} is missing from {heap}")
    if not heap[thing]:
        del heap[thing]


def first_player(doc: Doc) -> int:
    """Return the seat that is first in this round (K1.3)."""
    return 0 if len(doc["seats"]) == 1 else (doc["round"] - 1) % 2


def is_down(card: str) -> bool:
    """Return whether a card on offer or drafted is face down (K2.3, K5S.1)."""
    return card == "?" or "/" in card


def cubes_in_alchemy(seat: Doc) -> int:
    """Count the cubes in alchemy."""
    return sum(seat["alchemy"].values())


def on_offer(doc: Doc, down: bool) -> list[str]:
    """List the face-down or the face-up cards on offer by their places, as a3."""
    return [
        f"{area}{place}" for area in AREAS for place, card in enumerate(doc["offers"][area], 1) if is_down(card) == down
    ]


def gain(doc: Doc, seat: int, things: Doc) -> None:
    """Give soldiers, krystallium and cubes; for every kind of cube ask where it goes."""
    for thing, number in things.items():
        if thing in RESOURCES:
            ask(doc, seat, "cube", resource=thing, count=number)
        elif thing in ("soldiers", "krystallium"):
            doc["seats"][seat][thing] += number
