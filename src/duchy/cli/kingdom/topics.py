"""What people may ask about on the table of Kingdom: every card of the set, duchies, quest boards, signs and words."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from duchy.cli.kingdom.cards import INDENT, card_row, row_lines, times
from duchy.cli.kingdom.holdings import task_text
from duchy.cli.kingdom.legend import SIGNS, menace_words
from duchy.cli.kingdom.sets.listing import duchy_rows
from duchy.cli.kingdom.signs import COLOUR_WORDS, CUBE_INK, LETTERS, TYPE_INK, several, title
from duchy.cli.kingdom.vocabulary import FAMILIES, SOMETIMES, WORDS
from duchy.cli.table.topics import Topic
from duchy.cli.terminal.screen import fill_rows, label_block, text
from duchy.games.kingdom.box.components import (
    ADVISOR,
    CALAMITY,
    MENACE,
    MENACE_NAMES,
    MODULE_NAMES,
    RATS,
    RESOURCE_NAMES,
    TREASURE,
    TYPE_NAMES,
    VERMIN,
)
from duchy.games.kingdom.box.scenarios import SCENARIOS
from duchy.games.kingdom.variant import NO_MENACE, Variant

GAP = 3
PLACES = range(1, 10)
MOST_CUBES = 50
LONGEST = 60
"""The number of letters of a question beyond which it is no amount."""
CUBES = re.compile(rf"([0-9]{{0,3}})([{LETTERS}])")
COUNTED = re.compile(rf"(?:[0-9]{{0,3}}[{LETTERS}] ?)+")
ALCHEMY = re.compile(rf"\[[{LETTERS}·]*\]", re.IGNORECASE)
PLACE = re.compile(r"^[1-9]\.[1-9] ")
"""The number of a task before it: 1.4 EK→8VP."""
WIDTH = 100
"""The width of tables; the prompt wraps longer lines."""
ALONE = "only solo games have it"
QUESTS = "--module quests brings it"


@lru_cache(maxsize=2)
def topics(variant: Variant) -> tuple[Topic, ...]:
    """List everything that can be asked about."""
    return (
        *cards(variant),
        *duchies(variant),
        *boards(variant),
        *scenarios(variant),
        *colours(),
        *signs(variant),
    )


def amounts(asked: str) -> Iterator[Topic]:
    """Explain cubes that are shown as letters, such as MMG, 4E 2K, [MP···] in alchemy and PPP→S+6VP of a task."""
    shown = asked[:LONGEST]
    cost, arrow, reward = PLACE.sub("", shown).partition("→")
    if shown and not shown.strip("·"):
        yield Topic((asked,), (text((shown, "bold"), ": cubes that are already on the card"),))
    elif arrow:
        gains = " and ".join(cubes(part) or part.strip() for part in reward.replace("final", "").split("+"))
        final = "; the final task" if reward.endswith("final") else ""
        says = f"a task: pay {cubes(cost) or 'nothing'}, gain {gains}{final}"
        yield Topic((asked,), (text((shown, "bold"), f": {says}"),))
    elif ALCHEMY.fullmatch(shown):
        there = cubes(shown.strip("[]")) or "nothing yet"
        yield Topic((asked,), (text((shown, "bold"), f": in alchemy, {there}; five cubes become krystallium"),))
    elif words := cubes(shown):
        yield Topic((asked,), (text(f"{shown.replace('·', '').upper()}: {words}"),))


def cubes(shown: str) -> str:
    """Name cubes that are shown as letters, also counted as in 4E 2K; '' if they are anything else."""
    plain = shown.replace("·", "").upper().strip()
    if not plain or not COUNTED.fullmatch(plain):
        return ""
    found = dict.fromkeys(LETTERS, 0)
    for count, letter in CUBES.findall(plain):
        found[letter] += int(count or 1)
    alone = len(plain) == 1
    named = [(count, name) for count, name in zip(found.values(), RESOURCE_NAMES, strict=True) if count]
    return ", ".join(name if alone else f"{count} {name}" for count, name in named)


def titles(names: Mapping[str, object]) -> tuple[str, ...]:
    """Return a title in every language."""
    return tuple(str(name) for name in names.values())


def cards(variant: Variant) -> Iterator[Topic]:
    """Explain every card of the set by its id, its name in any language, and its kind if that has only one name."""
    found = variant.cards
    for kind in range(int(found.kinds)):
        card = card_row(found, "", "", found.ids[kind], times(int(found.copies[kind])))
        lines = row_lines([card], WIDTH)
        names = [found.ids[kind], *titles(found.titles[kind])]
        if found.family[kind] == MENACE:
            which = [int(menace) for menace in found.menaces].index(kind)
            lines.append(text(f"{'':{INDENT}}{menace_words(variant, MENACE_NAMES[which])}"))
            names.append(MENACE_NAMES[which])
        yield Topic(tuple(names), tuple(lines), missing_card(variant, kind))


def missing_card(variant: Variant, kind: int) -> str:
    """Return what brings a card into the game; '' if it is in this one."""
    found = variant.cards
    family = int(found.family[kind])
    if family == CALAMITY:
        dealt = any(menace == NO_MENACE for menace in variant.menaces)
        return "" if dealt else "menaces replace the calamities"
    if family == MENACE:
        which = [int(menace) for menace in found.menaces].index(kind)
        here = variant.has_menace[which] or (which == VERMIN and variant.has_menace[RATS])
        wanted = MENACE_NAMES[RATS if which == VERMIN else which]
        return "" if here else f"--module menaces brings it, if --menaces names {wanted}"
    if family == ADVISOR and variant.solo and found.two_only[kind]:
        return "only games for two have it"
    if family == ADVISOR:
        return "" if variant.advisors else "--module advisors brings it"
    if family == TREASURE and variant.advisors:
        return "advisors replace the treasures"
    return ""


def duchies(variant: Variant) -> Iterator[Topic]:
    """Explain the duchy cards, both sides of each."""
    found = variant.cards
    for index, name in enumerate(found.duchy_ids):
        yield Topic((name, *titles(found.duchy_titles[index])), tuple(duchy_rows(found, index)))


def boards(variant: Variant) -> Iterator[Topic]:
    """Explain the quest boards for this number of players."""
    for board in variant.cards.boards[int(variant.solo) :: 2]:
        items = [text((f"{place} ", "dim"), task_text(task)) for place, task in enumerate(board.tasks, start=1)]
        indent = len(title(board.title)) + GAP
        lines = label_block(title(board.title), fill_rows(items, WIDTH, indent, GAP), indent)
        missing = "" if board in variant.boards else f"--module quests --quest {board.name} brings it"
        yield Topic((board.name, *titles(board.title)), tuple(lines), missing)


def scenarios(variant: Variant) -> Iterator[Topic]:
    """Explain the solo scenarios, by number and by title."""
    for scenario in SCENARIOS[1:]:
        facts = [f"played with {MODULE_NAMES[scenario.module]}"]
        if wanted := several_words(variant, scenario.sites):
            facts.append(f"build {', '.join(wanted)}")
        if scenario.thieves:
            facts.append(f"catch {scenario.thieves} thieves")
        facts += ["the pile of vermin must not run out"] if scenario.vermin_limit else []
        facts += [f"the shadows must not take {scenario.shadow_limit} resources"] if scenario.shadow_limit else []
        missing = "" if scenario is variant.scenario else f"--players 1 --scenario {scenario.number} brings it"
        line = text((f"scenario {scenario.number}, {scenario.title}: ", "bold"), "; ".join(facts))
        yield Topic((f"scenario {scenario.number}", scenario.title), (line,), missing)


def several_words(variant: Variant, names: Sequence[str]) -> list[str]:
    """Name the cards that the set has in plain words, each kind once with its count."""
    return [each.plain for each in several(variant.cards, [name for name in names if name in variant.cards.ids])]


def colours() -> Iterator[Topic]:
    """Explain the colours on the table: what is shown in each."""
    inks: dict[str, list[str]] = {}
    for name, ink in [*zip(RESOURCE_NAMES, CUBE_INK, strict=True), *TYPE_INK.items()]:
        inks.setdefault(ink.removeprefix("bold "), []).append(name)
    for ink, shown in inks.items():
        yield Topic(COLOUR_WORDS[ink], (text((COLOUR_WORDS[ink][0], ink), f": {', '.join(shown)}"),))


def signs(variant: Variant) -> Iterator[Topic]:
    """Explain resources, types, signs and words."""
    for resource, name in enumerate(RESOURCE_NAMES):
        line = text((LETTERS[resource], CUBE_INK[resource]), f"  {name}")
        yield Topic((name,), (line,))
    for name, ink in TYPE_INK.items():
        per = "a type of development; some cards produce (G/company) or score (2/company) for each one built"
        says = per if name in TYPE_NAMES else FAMILIES[name]
        yield Topic((name, *(f"{amount}/{name}" for amount in f"{LETTERS}1234")), (text((name, ink), f": {says}"),))
    places = {"s2": [f"s{place}" for place in PLACES], "a3": [f"{area}{place}" for area in "ab" for place in PLACES]}
    places["3▲"] = [f"{cubes}▲" for cubes in range(MOST_CUBES)]
    places["1.4 EK→8VP"] = [f"{board}.{task}" for board in PLACES for task in PLACES]
    for shown, explained in SIGNS.items():
        yield Topic((shown, *places.get(shown, [])), (text((f"{shown:<12}", "bold"), explained),))
    missing = {
        "quest": "" if variant.quests else QUESTS,
        "spy": "" if variant.quests or variant.solo else "quests and solo games have it",
    }
    for words, explained in (WORDS | SOMETIMES).items():
        names = words.split(", ")
        alone = ALONE if words in SOMETIMES and not variant.solo else ""
        line = text((f"{names[0]}: ", "bold"), explained)
        yield Topic(tuple(names), (line,), missing.get(names[0], alone))
