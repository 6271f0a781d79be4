"""A small, commented, valid set to start from: every line can be changed and checked."""

from duchy.games.kingdom.box.cards import FOLDER


def template() -> str:
    """Return the text of a small set that can be played as it is."""
    return (FOLDER / "template.toml").read_text(encoding="utf-8")
