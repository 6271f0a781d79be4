"""The printed facts of the house set as plain data: `make wire` writes them for the page."""

from duchy.games.kingdom.box.cards import HOUSE, cards_of


def printed() -> dict[str, object]:
    """Return the house set as its file has it (docs/kingdom-set.md)."""
    return dict(cards_of(HOUSE).content)
