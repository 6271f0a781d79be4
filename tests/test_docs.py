"""The documentation: every link works, the index lists every page, and README stays a landing page."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\]\(([^)#\s]*)(?:#([^)\s]+))?\)")


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    broken = []
    for target, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" in target:
            continue
        file = (page.parent / target).resolve() if target else page
        if not file.exists() or (anchor and anchor not in anchors(file)):
            broken.append(f"{target}#{anchor}" if anchor else target)
    assert [] == broken


def test_the_index_lists_every_page() -> None:
    index = ROOT / "docs" / "README.md"
    listed = {(index.parent / target).resolve() for target, _ in LINK.findall(index.read_text(encoding="utf-8"))}
    assert set() == {page for page in PAGES if page.is_relative_to(ROOT / "docs") and page != index} - listed


def test_readme_is_a_landing_page() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 120


@pytest.mark.parametrize("game", ["burgundy", "kingdom"])
def test_the_map_names_every_chapter_of_the_rules(game: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = page.partition(f"## The rules of {game.capitalize()}")[2].partition("\n## ")[0]
    named = {name for row in section.splitlines() if row.startswith("|") for name in re.findall(r"`(\w+)`", row)}
    modules = {path.stem for path in (ROOT / "src" / "duchy" / "games" / game / "rules").glob("*.py")}
    assert modules - {"__init__", "legal", "apply", "chance", "refusals", "reasons"} == named
