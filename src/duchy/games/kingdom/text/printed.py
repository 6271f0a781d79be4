"""What is printed on the cards of the house set, as plain data: the page draws it, `make wire` hands it over."""

from duchy.games.kingdom.box.cards import HOUSE, cards_of


def printed() -> dict[str, object]:
    """Return the house set as its file has it (docs/kingdom-set.md)."""
    return dict(cards_of(HOUSE).content)
