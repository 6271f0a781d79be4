"""A commented set to begin with: small, and right as it stands, so that every line can be changed and checked."""

from duchy.games.kingdom.box.cards import FOLDER


def template() -> str:
    """Give the text of a small set that plays as it is."""
    return (FOLDER / "template.toml").read_text(encoding="utf-8")
