"""Checks of a set's file: every fault names its card and its field (docs/kingdom-set.md)."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from duchy.core.reason import LONGEST_SHOWN, Reason, quote
from duchy.core.toml import parse_toml
from duchy.games.kingdom.box.bounds import excess
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
from duchy.games.kingdom.box.set_faults import fault

LANGUAGES: Final = ("en", "ru", "uk")
MOST: Final = 99
MOST_FAULTS: Final = 100
"""Maximum number of faults reported."""
MOST_BOARDS: Final = 32
FEWEST_CARDS: Final = ROUNDS * 2 * (HAND + 1) + DANGER_CARDS
"""The cards that two players see in four rounds, and a few more, so that a deck never runs out."""
FEWEST_ADVISORS: Final = 4
DEALT_ADVISORS: Final = 2
FEWEST_DUCHIES: Final = 2
TREASURE_CUBES: Final = 2
MOST_QUESTIONS: Final = 24
"""The most questions that all advisors of a phase may ask together: the agenda has room for them."""

DEVELOPMENT_FIELDS: Final = (
    *("id", "name", "type", "copies", "cost", "produces", "produces_per"),
    *("points", "points_per", "recycles", "bonus"),
)
ABILITIES: Final = ("gain", "gain_per", "points_per", "points_left", *EFFECT_NAMES)
ADVISOR_FIELDS: Final = ("id", "name", "phase", "soldiers", "players", "text", *ABILITIES)
DURING_THE_GAME: Final = ("gain", "gain_per", *EFFECT_NAMES)
KIND_SECTIONS: Final = ("development", "treasure", "menace", "advisor")
SECTIONS: Final = ("set", "development", "treasure", "calamity", "duchy", "menace", "advisor", "quest")


class Checker:
    """The check of one set: collects its faults."""

    def __init__(self, new: bool) -> None:
        """Start without faults; in a set that was played before, any text and any id is accepted."""
        self.new = new
        self.faults: list[Reason] = []
        self.ids: set[str] = set()

    def add(self, found: Reason) -> None:
        """Add a fault, up to the maximum number."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(found)

    def table(self, value: object, where: str) -> Mapping[str, object]:
        """Check that something is a table."""
        if isinstance(value, dict):
            return value
        self.add(fault("set-needs-table", where=where, got=quote(value)))
        return {}

    def fields(self, table: Mapping[str, object], where: str, needed: Sequence[str], known: Sequence[str]) -> None:
        """Check that no field is missing or unknown."""
        for name in needed:
            if name not in table:
                self.add(fault("set-field-missing", where=f"{where}.{name}"))
        for name in table:
            if name not in known:
                self.add(fault("set-no-such-field", where=f"{where}.{name[:LONGEST_SHOWN]}", known=list(known)))

    def number(self, table: Mapping[str, object], where: str, name: str, low: int, high: int) -> int:
        """Check a number, if it is there."""
        if name not in table:
            return 0
        value = table[name]
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.add(fault("set-needs-number", where=f"{where}.{name}", low=low, high=high, got=quote(value)))
            return 0
        return value

    def word(self, table: Mapping[str, object], where: str, name: str, words: Sequence[str]) -> None:
        """Check that a field is one of some words, if it is there."""
        if name in table and table[name] not in words:
            self.add(fault("set-not-one-of", where=f"{where}.{name}", known=list(words), got=quote(table[name])))

    def texts(self, table: Mapping[str, object], where: str, name: str) -> None:
        """Check a text in every language, if it is there."""
        if name not in table:
            return
        texts = self.table(table[name], f"{where}.{name}")
        self.fields(texts, f"{where}.{name}", LANGUAGES, LANGUAGES)
        for language, text in texts.items():
            self.words(text, f"{where}.{name}.{language[:LONGEST_SHOWN]}")

    def words(self, text: object, where: str) -> None:
        """Check that a value is text; in a new set without invisible characters."""
        seen = isinstance(text, str) and (not self.new or (text.strip() and text.replace("\n", " ").isprintable()))
        if not seen:
            self.add(fault("set-needs-text", where=where, got=quote(text)))

    def counts(self, table: Mapping[str, object], where: str, name: str, words: Sequence[str]) -> None:
        """Check a table of numbers by name, if it is there."""
        if name not in table:
            return
        counts = self.table(table[name], f"{where}.{name}")
        for word in counts:
            if word not in words:
                place = f"{where}.{name}.{word[:LONGEST_SHOWN]}"
                self.add(fault("set-not-one-of", where=place, known=list(words), got=quote(word)))
                continue
            self.number(counts, f"{where}.{name}", word, 1, MOST)

    def icons(self, table: Mapping[str, object], where: str, name: str) -> None:
        """Check a list of icons that count cards of a type, if it is there."""
        for index, icon in enumerate(self.items(table, where, name)):
            place = f"{where}.{name}[{index}]"
            content = self.table(icon, place)
            self.fields(content, place, ("resource", "per"), ("resource", "per"))
            self.word(content, place, "resource", CUBE_NAMES)
            self.word(content, place, "per", TYPE_NAMES)

    def items(self, table: Mapping[str, object], where: str, name: str) -> Sequence[object]:
        """Return a list after checking that it is one; empty if it is missing."""
        found = table.get(name, [])
        if isinstance(found, list):
            return found
        self.add(fault("set-needs-list", where=f"{where}.{name}" if where else name, got=quote(found)))
        return []

    def section(self, content: Mapping[str, object], name: str) -> list[tuple[str, Mapping[str, object]]]:
        """List the cards of a section with their addresses, and check their ids and names."""
        found: list[tuple[str, Mapping[str, object]]] = []
        for index, value in enumerate(self.items(content, "", name)):
            table = self.table(value, f"{name}[{index}]")
            id_ = table.get("id")
            where = f"{name} {quote(id_)}" if isinstance(id_, str) else f"{name}[{index}]"
            if not is_id(id_) or (self.new and not is_short(id_)):
                self.add(fault("set-needs-id", where=f"{where}.id", got=quote(id_)))
            elif id_ in self.ids:
                self.add(fault("set-id-twice", where=f"{where}.id"))
            else:
                self.ids.add(str(id_))
            self.texts(table, where, "name")
            found.append((where, table))
        return found


def is_id(id_: object) -> bool:
    """Return whether a value can name a card in texts: one word in lower case that is not a number."""
    return isinstance(id_, str) and id_ != "" and id_.lower() == id_ and not set(id_) & set(" .:") and not id_.isdigit()


def is_short(id_: object) -> bool:
    """Return whether an id is printable and short enough to be shown in full."""
    return isinstance(id_, str) and len(id_) <= LONGEST_SHOWN and id_.isprintable()


def content_of(text: str, new: bool) -> Mapping[str, object] | Reason:
    """Parse the file of a set as TOML, or return why it is invalid or too large."""
    found = excess(text, new)
    if found is not None:
        return found
    try:
        content: Mapping[str, object] = parse_toml(text)
    except ValueError as error:  # also raised for numbers with thousands of digits
        place = re.search(r"line (\d+)", str(error))
        return fault("set-not-toml", error=str(error), line=int(place[1]) if place else 0)
    for name, most in (("duchy", DUCHIES), ("quest", MOST_BOARDS), *((name, KINDS) for name in KIND_SECTIONS)):
        cards = content.get(name)
        if isinstance(cards, list) and len(cards) > most and (new or name != "quest"):
            return fault("set-too-many-cards", section=name, cards=len(cards), most=most)
    return content


def check(text: str, new: bool = True) -> list[str]:
    """List the faults of a set's file in English, one line each; empty if it can be played."""
    return [found.words for found in faults_of(text, new)]


def faults_of(text: str, new: bool = True) -> list[Reason]:
    """List the faults of a set's file; empty if it can be played.

    Some limits apply to new sets only, so that games with older sets can continue.
    """
    content = content_of(text, new)
    if isinstance(content, Reason):
        return [content]
    checker = Checker(new)
    for name in content:
        if name not in SECTIONS:
            checker.add(fault("set-no-such-section", where=name[:LONGEST_SHOWN], known=list(SECTIONS)))
    head = checker.table(content.get("set", {}), "set")
    checker.fields(head, "set", ("name", "title", "origin"), ("name", "title", "origin"))
    checker.texts(head, "set", "title")
    for name in ("name", "origin"):
        checker.words(head.get(name, "missing"), f"set.{name}")
    calamity = checker.table(content.get("calamity", {}), "calamity")
    checker.fields(calamity, "calamity", ("name", "points", "copies"), ("name", "points", "copies"))
    checker.texts(calamity, "calamity", "name")
    checker.number(calamity, "calamity", "points", -MOST, 0)
    checker.number(calamity, "calamity", "copies", 2 * ROUNDS, MOST)
    checker.ids.add("calamity")
    developments = check_developments(checker, checker.section(content, "development"))
    treasures = check_treasures(checker, checker.section(content, "treasure"))
    if developments + treasures < FEWEST_CARDS:
        checker.add(fault("set-deck-too-small", cards=developments + treasures, needed=FEWEST_CARDS))
    check_duchies(checker, checker.section(content, "duchy"))
    check_menaces(checker, checker.section(content, "menace"))
    check_advisors(checker, checker.section(content, "advisor"), developments)
    check_quests(checker, checker.section(content, "quest"))
    kinds = len(checker.ids) - len(checker.items(content, "", "duchy")) - len(checker.items(content, "", "quest"))
    if kinds > KINDS:
        checker.add(fault("set-too-many-kinds", kinds=kinds, most=KINDS))
    return checker.faults


def check_developments(checker: Checker, cards: list[tuple[str, Mapping[str, object]]]) -> int:
    """Check the developments and count them."""
    copies = 0
    for where, card in cards:
        checker.fields(card, where, ("id", "name", "type", "copies", "cost", "recycles"), DEVELOPMENT_FIELDS)
        checker.word(card, where, "type", TYPE_NAMES)
        checker.word(card, where, "recycles", CUBE_NAMES)
        copies += checker.number(card, where, "copies", 1, MOST)
        checker.counts(card, where, "cost", RESOURCE_NAMES)
        if card.get("cost") == {}:
            checker.add(fault("set-costs-nothing", where=f"{where}.cost"))
        checker.counts(card, where, "produces", CUBE_NAMES)
        checker.icons(card, where, "produces_per")
        checker.number(card, where, "points", 0, MOST)
        checker.counts(card, where, "points_per", TYPE_NAMES)
        checker.counts(card, where, "bonus", ("soldiers", "krystallium"))
    return copies


def check_treasures(checker: Checker, cards: list[tuple[str, Mapping[str, object]]]) -> int:
    """Check the treasures and count them."""
    copies = 0
    for where, card in cards:
        checker.fields(card, where, ("id", "name", "gives"), ("id", "name", "gives", "copies"))
        copies += checker.number({"copies": card.get("copies", 1)}, where, "copies", 1, MOST)
        gives = checker.items(card, where, "gives")
        if len(gives) != TREASURE_CUBES or any(name not in CUBE_NAMES for name in gives):
            checker.add(fault("set-needs-two", where=f"{where}.gives", known=list(CUBE_NAMES), got=quote(gives)))
    return copies


def check_duchies(checker: Checker, cards: list[tuple[str, Mapping[str, object]]]) -> None:
    """Check the duchies: at least two, each with two sides."""
    for where, card in cards:
        checker.fields(card, where, ("id", "name", "a", "b"), ("id", "name", "a", "b"))
        for side in ("a", "b"):
            table = checker.table(card.get(side, {}), f"{where}.{side}")
            checker.fields(table, f"{where}.{side}", (), ("produces", "produces_per", "points", "points_per"))
            checker.counts(table, f"{where}.{side}", "produces", CUBE_NAMES)
            checker.icons(table, f"{where}.{side}", "produces_per")
            checker.number(table, f"{where}.{side}", "points", 0, MOST)
            checker.counts(table, f"{where}.{side}", "points_per", TYPE_NAMES)
    if not FEWEST_DUCHIES <= len(cards) <= DUCHIES:
        checker.add(fault("set-duchies", duchies=len(cards), low=FEWEST_DUCHIES, high=DUCHIES))


def check_menaces(checker: Checker, cards: list[tuple[str, Mapping[str, object]]]) -> None:
    """Check the menaces: each kind once."""
    names = ("id", "kind", "name", "copies", "soldiers", "points")
    found: list[object] = []
    for where, card in cards:
        checker.fields(card, where, names, names)
        checker.word(card, where, "kind", MENACE_NAMES)
        checker.number(card, where, "copies", ROUNDS, MOST)
        checker.number(card, where, "soldiers", 0, MOST)
        checker.number(card, where, "points", -MOST, 0)
        found.append(card.get("kind"))
    for name in MENACE_NAMES:
        if found.count(name) != 1:
            checker.add(fault("set-menaces", kind=name, cards=found.count(name)))


def check_advisors(checker: Checker, cards: list[tuple[str, Mapping[str, object]]], developments: int) -> None:
    """Check the advisors: enough for two players and for one."""
    for where, card in cards:
        checker.fields(card, where, ("id", "name", "phase", "soldiers", "players", "text"), ADVISOR_FIELDS)
        checker.word(card, where, "phase", PHASE_NAMES)
        checker.word(card, where, "players", ("two", "any"))
        checker.number(card, where, "soldiers", 0, MOST)
        checker.texts(card, where, "text")
        checker.counts(card, where, "gain", RESOURCE_NAMES)
        checker.icons(card, where, "gain_per")
        checker.counts(card, where, "points_per", TYPE_NAMES)
        checker.counts(card, where, "points_left", ("krystallium", "soldiers"))
        for effect in EFFECT_NAMES:
            checker.number(card, where, effect, 1, 1 if effect in ("reveal", "shift", "dismiss") else MOST)
        if card.get("phase") == "end":
            wrong = [name for name in card if name in DURING_THE_GAME]
        else:
            wrong = [name for name in card if name in ("points_per", "points_left")]
            wrong += [n for n in ("reveal", "shift", "dismiss", "traps") if n in card and card.get("phase") != "draft"]
            wrong += [n for n in ("double",) if n in card and card.get("phase") != "planning"]
            wrong += [n for n in ("match",) if n in card and card.get("phase") != "production"]
        for name in wrong:
            checker.add(fault("set-advisor-phase", where=f"{where}.{name}", phase=quote(card.get("phase"))))
        if not any(name in card for name in ABILITIES):
            checker.add(fault("set-advisor-idle", where=where, known=list(ABILITIES)))
    for phase in PHASE_NAMES:
        opened = sum(questions(card) for _, card in cards if card.get("phase") == phase)
        if opened > MOST_QUESTIONS:
            checker.add(fault("set-advisor-questions", phase=phase, questions=opened, most=MOST_QUESTIONS))
    solo = sum(1 for _, card in cards if card.get("players") == "any")
    if len(cards) > ADVISORS or solo < FEWEST_ADVISORS:
        checker.add(fault("set-advisors", advisors=len(cards), any=solo, needed=FEWEST_ADVISORS, most=ADVISORS))
    elif developments + solo - DEALT_ADVISORS < FEWEST_CARDS - DANGERS:
        checker.add(fault("set-advisor-deck", developments=developments, any=solo))


def questions(card: Mapping[str, object]) -> int:
    """Count the questions that an advisor can have open at the same time."""
    found = sum(1 for effect in EFFECT_NAMES if effect in card)
    for field in ("gain", "gain_per"):
        content = card.get(field)
        found += len(content) if isinstance(content, dict | list) else 0
    return found


def check_quests(checker: Checker, cards: list[tuple[str, Mapping[str, object]]]) -> None:
    """Check the quest boards: at most four tasks on each side, exactly one of them final."""
    for where, card in cards:
        checker.fields(card, where, ("id", "name", "two", "solo"), ("id", "name", "two", "solo"))
        for side in ("two", "solo"):
            tasks = checker.items(card, where, side)
            finals = 0
            for index, task in enumerate(tasks):
                place = f"{where}.{side}[{index}]"
                table = checker.table(task, place)
                checker.fields(table, place, ("cost", "reward"), ("cost", "reward", "final"))
                checker.counts(table, place, "cost", RESOURCE_NAMES)
                checker.counts(table, place, "reward", REWARD_NAMES)
                if table.get("cost") == {}:
                    checker.add(fault("set-costs-nothing", where=f"{place}.cost"))
                if not isinstance(table.get("final", False), bool):
                    checker.add(fault("set-needs-boolean", where=f"{place}.final", got=quote(table["final"])))
                finals += table.get("final") is True
            if not 1 <= len(tasks) <= TASKS or finals != 1:
                checker.add(fault("set-tasks", where=f"{where}.{side}", tasks=len(tasks), finals=finals, most=TASKS))
