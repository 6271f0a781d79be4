"""The README's picture shows the table as it is currently drawn."""

from docs.picture import FILE, draw


def test_the_picture_is_fresh() -> None:
    assert draw() == FILE.read_text(encoding="utf-8"), "make picture draws it anew"
