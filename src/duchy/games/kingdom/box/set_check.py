"""Checking the file of a set: every mistake is told with its card and its field (docs/kingdom-set.md)."""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Final

from duchy.core.reason import LONGEST_SHOWN, quote
from duchy.games.kingdom.box.bounds import too_much
from duchy.games.kingdom.box.components import (
    ADVISORS,
    CUBE_NAMES,
    DANGER_CARDS,
    DANGERS,
    DUCHIES,
    EFFECT_NAMES,
    HAND,
    KINDS,
    MENACE_NAMES,
    PHASE_NAMES,
    RESOURCE_NAMES,
    REWARD_NAMES,
    ROUNDS,
    TASKS,
    TYPE_NAMES,
)

LANGUAGES: Final = ("en", "ru", "uk")
MOST: Final = 99
MOST_MISTAKES: Final = 100
"""So many are told; whoever has more begins with these."""
MOST_BOARDS: Final = 32
FEWEST_CARDS: Final = ROUNDS * 2 * (HAND + 1) + DANGER_CARDS
"""What two players see in four rounds, and a few more: a deck never runs out."""
FEWEST_ADVISORS: Final = 4
MOST_QUESTIONS: Final = 24
"""What the agenda has room for, of all advisors of a phase together."""

DEVELOPMENT_FIELDS: Final = (
    *("id", "name", "type", "copies", "cost", "produces", "produces_per"),
    *("points", "points_per", "recycles", "bonus"),
)
ADVISOR_FIELDS: Final = (
    *("id", "name", "phase", "soldiers", "players", "text", "gain", "gain_per", "points_per", "points_left"),
    *EFFECT_NAMES,
)
DURING_THE_GAME: Final = ("gain", "gain_per", *EFFECT_NAMES)
KIND_SECTIONS: Final = ("development", "treasure", "menace", "advisor")
SECTIONS: Final = ("set", "development", "treasure", "calamity", "duchy", "menace", "advisor", "quest")


class Sheet:
    """A set that is being checked: collects what is wrong."""

    def __init__(self, new: bool) -> None:
        """Begin without mistakes; of a set that was played before, words and ids are what they are."""
        self.new = new
        self.mistakes: list[str] = []
        self.ids: set[str] = set()

    def complain(self, where: str, words: str) -> None:
        """Note a mistake; of very many the first will do."""
        if len(self.mistakes) < MOST_MISTAKES:
            self.mistakes.append(f"{where}: {words}")

    def table(self, value: object, where: str) -> Mapping[str, object]:
        """Check that something is a table."""
        if isinstance(value, dict):
            return value
        self.complain(where, f"a table is needed here, not {quote(value)}")
        return {}

    def fields(self, table: Mapping[str, object], where: str, needed: Sequence[str], known: Sequence[str]) -> None:
        """Check that no field is missing or unknown."""
        for name in needed:
            if name not in table:
                self.complain(f"{where}.{name}", "this field is missing")
        for name in table:
            if name not in known:
                self.complain(f"{where}.{name[:LONGEST_SHOWN]}", f"there is no such field; known: {', '.join(known)}")

    def number(self, table: Mapping[str, object], where: str, name: str, low: int, high: int) -> int:
        """Check a number, if it is there."""
        if name not in table:
            return 0
        value = table[name]
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.complain(f"{where}.{name}", f"a number from {low} to {high} is needed here, not {quote(value)}")
            return 0
        return value

    def word(self, table: Mapping[str, object], where: str, name: str, words: Sequence[str]) -> None:
        """Check one of some words, if it is there."""
        if name in table and table[name] not in words:
            self.complain(f"{where}.{name}", f"{quote(table[name])} is not one of {', '.join(words)}")

    def texts(self, table: Mapping[str, object], where: str, name: str) -> None:
        """Check words in every language, if they are there."""
        if name not in table:
            return
        texts = self.table(table[name], f"{where}.{name}")
        self.fields(texts, f"{where}.{name}", LANGUAGES, LANGUAGES)
        for language, text in texts.items():
            self.words(text, f"{where}.{name}.{language[:LONGEST_SHOWN]}")

    def words(self, text: object, where: str) -> None:
        """Check that something is words; new ones have no signs that nobody sees."""
        seen = isinstance(text, str) and (not self.new or (text.strip() and text.replace("\n", " ").isprintable()))
        if not seen:
            self.complain(where, f"words are needed here, not {quote(text)}")

    def counts(self, table: Mapping[str, object], where: str, name: str, words: Sequence[str]) -> None:
        """Check numbers by their names, if they are there."""
        if name not in table:
            return
        counts = self.table(table[name], f"{where}.{name}")
        for word in counts:
            if word not in words:
                place = f"{where}.{name}.{word[:LONGEST_SHOWN]}"
                self.complain(place, f"{quote(word)} is not one of {', '.join(words)}")
                continue
            self.number(counts, f"{where}.{name}", word, 1, MOST)

    def icons(self, table: Mapping[str, object], where: str, name: str) -> None:
        """Check icons that count cards of a type, if they are there."""
        for index, icon in enumerate(self.items(table, where, name)):
            place = f"{where}.{name}[{index}]"
            content = self.table(icon, place)
            self.fields(content, place, ("resource", "per"), ("resource", "per"))
            self.word(content, place, "resource", CUBE_NAMES)
            self.word(content, place, "per", TYPE_NAMES)

    def items(self, table: Mapping[str, object], where: str, name: str) -> Sequence[object]:
        """Check a list; one that is missing is empty."""
        found = table.get(name, [])
        if isinstance(found, list):
            return found
        self.complain(f"{where}.{name}" if where else name, f"a list is needed here, not {quote(found)}")
        return []

    def section(self, content: Mapping[str, object], name: str) -> list[tuple[str, Mapping[str, object]]]:
        """List the cards of a section with their names for messages, and check their ids."""
        found: list[tuple[str, Mapping[str, object]]] = []
        for index, value in enumerate(self.items(content, "", name)):
            table = self.table(value, f"{name}[{index}]")
            id_ = table.get("id")
            where = f"{name} {quote(id_)}" if isinstance(id_, str) else f"{name}[{index}]"
            if not is_id(id_) or (self.new and not is_short(id_)):
                self.complain(f"{where}.id", f"a word in small letters, with hyphens, is needed here, not {quote(id_)}")
            elif id_ in self.ids:
                self.complain(f"{where}.id", "another card has this id already")
            else:
                self.ids.add(str(id_))
            self.texts(table, where, "name")
            found.append((where, table))
        return found


def is_id(id_: object) -> bool:
    """Say whether something can name a card in texts: one word in small letters, and no number."""
    return isinstance(id_, str) and id_ != "" and id_.lower() == id_ and not set(id_) & set(" .:") and not id_.isdigit()


def is_short(id_: object) -> bool:
    """Say whether an id can be shown whole and be seen."""
    return isinstance(id_, str) and len(id_) <= LONGEST_SHOWN and id_.isprintable()


def content_of(text: str, new: bool) -> Mapping[str, object] | str:
    """Read the file of a set as TOML, or say why it cannot be read or is too large."""
    trouble = too_much(text, new)
    if trouble:
        return trouble
    try:
        content: Mapping[str, object] = tomllib.loads(text)
    except ValueError as error:  # also of numbers with thousands of digits
        return f"the file is no TOML: {error}"
    for name, most in (("duchy", DUCHIES), ("quest", MOST_BOARDS), *((name, KINDS) for name in KIND_SECTIONS)):
        cards = content.get(name)
        if isinstance(cards, list) and len(cards) > most and (new or name != "quest"):
            return f"{name}: {len(cards)} cards; {most} are the most"
    return content


def check(text: str, new: bool = True) -> list[str]:
    """Say all that is wrong with the file of a set, in one line each; nothing if it can be played.

    What only a new set may not be is no mistake in one that was played before: its games go on.
    """
    content = content_of(text, new)
    if isinstance(content, str):
        return [content]
    sheet = Sheet(new)
    for name in content:
        if name not in SECTIONS:
            sheet.complain(name[:LONGEST_SHOWN], f"there is no such section; known: {', '.join(SECTIONS)}")
    head = sheet.table(content.get("set", {}), "set")
    sheet.fields(head, "set", ("name", "title", "origin"), ("name", "title", "origin"))
    sheet.texts(head, "set", "title")
    for name in ("name", "origin"):
        sheet.words(head.get(name, "missing"), f"set.{name}")
    calamity = sheet.table(content.get("calamity", {}), "calamity")
    sheet.fields(calamity, "calamity", ("name", "points", "copies"), ("name", "points", "copies"))
    sheet.texts(calamity, "calamity", "name")
    sheet.number(calamity, "calamity", "points", -MOST, 0)
    sheet.number(calamity, "calamity", "copies", 2 * ROUNDS, MOST)
    sheet.ids.add("calamity")
    developments = check_developments(sheet, sheet.section(content, "development"))
    treasures = check_treasures(sheet, sheet.section(content, "treasure"))
    if developments + treasures < FEWEST_CARDS:
        sheet.complain("development", f"{developments + treasures} cards with treasures; {FEWEST_CARDS} are needed")
    check_duchies(sheet, sheet.section(content, "duchy"))
    check_menaces(sheet, sheet.section(content, "menace"))
    check_advisors(sheet, sheet.section(content, "advisor"), developments)
    check_quests(sheet, sheet.section(content, "quest"))
    kinds = len(sheet.ids) - len(sheet.items(content, "", "duchy")) - len(sheet.items(content, "", "quest"))
    if kinds > KINDS:
        sheet.complain("set", f"{kinds} kinds of cards; {KINDS} are the most")
    return sheet.mistakes


def check_developments(sheet: Sheet, cards: list[tuple[str, Mapping[str, object]]]) -> int:
    """Check the developments and count them."""
    copies = 0
    for where, card in cards:
        sheet.fields(card, where, ("id", "name", "type", "copies", "cost", "recycles"), DEVELOPMENT_FIELDS)
        sheet.word(card, where, "type", TYPE_NAMES)
        sheet.word(card, where, "recycles", CUBE_NAMES)
        copies += sheet.number(card, where, "copies", 1, MOST)
        sheet.counts(card, where, "cost", RESOURCE_NAMES)
        if card.get("cost") == {}:
            sheet.complain(f"{where}.cost", "a card costs something")
        sheet.counts(card, where, "produces", CUBE_NAMES)
        sheet.icons(card, where, "produces_per")
        sheet.number(card, where, "points", 0, MOST)
        sheet.counts(card, where, "points_per", TYPE_NAMES)
        sheet.counts(card, where, "bonus", ("soldiers", "krystallium"))
    return copies


def check_treasures(sheet: Sheet, cards: list[tuple[str, Mapping[str, object]]]) -> int:
    """Check the treasures and count them."""
    copies = 0
    for where, card in cards:
        sheet.fields(card, where, ("id", "name", "gives"), ("id", "name", "gives", "copies"))
        copies += sheet.number({"copies": card.get("copies", 1)}, where, "copies", 1, MOST)
        gives = sheet.items(card, where, "gives")
        if len(gives) != len(("one", "other")) or any(name not in CUBE_NAMES for name in gives):
            sheet.complain(f"{where}.gives", f"two of {', '.join(CUBE_NAMES)} are needed here, not {quote(gives)}")
    return copies


def check_duchies(sheet: Sheet, cards: list[tuple[str, Mapping[str, object]]]) -> None:
    """Check the duchies: two at least, with two sides."""
    for where, card in cards:
        sheet.fields(card, where, ("id", "name", "a", "b"), ("id", "name", "a", "b"))
        for side in ("a", "b"):
            table = sheet.table(card.get(side, {}), f"{where}.{side}")
            sheet.fields(table, f"{where}.{side}", (), ("produces", "produces_per", "points", "points_per"))
            sheet.counts(table, f"{where}.{side}", "produces", CUBE_NAMES)
            sheet.icons(table, f"{where}.{side}", "produces_per")
            sheet.number(table, f"{where}.{side}", "points", 0, MOST)
            sheet.counts(table, f"{where}.{side}", "points_per", TYPE_NAMES)
    if not 2 <= len(cards) <= DUCHIES:
        sheet.complain("duchy", f"{len(cards)} duchies; a set has 2 to {DUCHIES}")


def check_menaces(sheet: Sheet, cards: list[tuple[str, Mapping[str, object]]]) -> None:
    """Check the menaces: each kind once."""
    names = ("id", "kind", "name", "copies", "soldiers", "points")
    found: list[object] = []
    for where, card in cards:
        sheet.fields(card, where, names, names)
        sheet.word(card, where, "kind", MENACE_NAMES)
        sheet.number(card, where, "copies", ROUNDS, MOST)
        sheet.number(card, where, "soldiers", 0, MOST)
        sheet.number(card, where, "points", -MOST, 0)
        found.append(card.get("kind"))
    for name in MENACE_NAMES:
        if found.count(name) != 1:
            sheet.complain("menace", f"{found.count(name)} cards of kind {name!r}; one is needed, with copies")


def check_advisors(sheet: Sheet, cards: list[tuple[str, Mapping[str, object]]], developments: int) -> None:
    """Check the advisors: enough for two players and for one."""
    for where, card in cards:
        sheet.fields(card, where, ("id", "name", "phase", "soldiers", "players", "text"), ADVISOR_FIELDS)
        sheet.word(card, where, "phase", PHASE_NAMES)
        sheet.word(card, where, "players", ("two", "any"))
        sheet.number(card, where, "soldiers", 0, MOST)
        sheet.texts(card, where, "text")
        sheet.counts(card, where, "gain", RESOURCE_NAMES)
        sheet.icons(card, where, "gain_per")
        sheet.counts(card, where, "points_per", TYPE_NAMES)
        sheet.counts(card, where, "points_left", ("krystallium", "soldiers"))
        for effect in EFFECT_NAMES:
            sheet.number(card, where, effect, 1, 1 if effect in ("reveal", "shift", "dismiss") else MOST)
        if card.get("phase") == "end":
            wrong = [name for name in card if name in DURING_THE_GAME]
        else:
            wrong = [name for name in card if name in ("points_per", "points_left")]
            wrong += [n for n in ("reveal", "shift", "dismiss", "traps") if n in card and card.get("phase") != "draft"]
            wrong += [n for n in ("double",) if n in card and card.get("phase") != "planning"]
            wrong += [n for n in ("match",) if n in card and card.get("phase") != "production"]
        for name in wrong:
            sheet.complain(f"{where}.{name}", f"this cannot happen in the phase {quote(card.get('phase'))}")
        if not any(name in card for name in ADVISOR_FIELDS[6:]):
            sheet.complain(where, f"an advisor does something: one of {', '.join(ADVISOR_FIELDS[6:])}")
    for phase in PHASE_NAMES:
        opened = sum(questions(card) for _, card in cards if card.get("phase") == phase)
        if opened > MOST_QUESTIONS:
            sheet.complain("advisor", f"those of the phase {phase!r} ask {opened} questions; {MOST_QUESTIONS} at most")
    solo = sum(1 for _, card in cards if card.get("players") == "any")
    if len(cards) > ADVISORS or solo < FEWEST_ADVISORS:
        sheet.complain("advisor", f"{len(cards)}, {solo} for any; {FEWEST_ADVISORS} for any, {ADVISORS} at most")
    elif developments + solo - 2 < FEWEST_CARDS - DANGERS:
        sheet.complain("advisor", f"{developments} developments and {solo} advisors are too few for a deck")


def questions(card: Mapping[str, object]) -> int:
    """Count the questions that an advisor can leave open at once."""
    found = sum(1 for effect in EFFECT_NAMES if effect in card)
    for field in ("gain", "gain_per"):
        content = card.get(field)
        found += len(content) if isinstance(content, dict | list) else 0
    return found


def check_quests(sheet: Sheet, cards: list[tuple[str, Mapping[str, object]]]) -> None:
    """Check the quest boards: at most four tasks on each side, exactly one of them final."""
    for where, card in cards:
        sheet.fields(card, where, ("id", "name", "two", "solo"), ("id", "name", "two", "solo"))
        for side in ("two", "solo"):
            tasks = sheet.items(card, where, side)
            finals = 0
            for index, task in enumerate(tasks):
                place = f"{where}.{side}[{index}]"
                table = sheet.table(task, place)
                sheet.fields(table, place, ("cost", "reward"), ("cost", "reward", "final"))
                sheet.counts(table, place, "cost", RESOURCE_NAMES)
                sheet.counts(table, place, "reward", REWARD_NAMES)
                if table.get("cost") == {}:
                    sheet.complain(f"{place}.cost", "a task costs something")
                if not isinstance(table.get("final", False), bool):
                    sheet.complain(f"{place}.final", "true or false is needed here")
                finals += table.get("final") is True
            if not 1 <= len(tasks) <= TASKS or finals != 1:
                sheet.complain(
                    f"{where}.{side}", f"{len(tasks)} tasks, {finals} final; 1 to {TASKS}, exactly one of them final"
                )
