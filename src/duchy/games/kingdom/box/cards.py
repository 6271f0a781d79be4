"""A set of cards, loaded from its file into the numbers that the rules read; `set_check` finds errors in files.

Every kind of card has a number: developments first, in the order of the file, then treasures, the calamity,
menaces, advisors.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import OptionError, Reason, quote
from duchy.core.shelf import Shelf
from duchy.core.toml import parse_toml
from duchy.games.kingdom.box.components import (
    ADVISOR,
    CALAMITY,
    COST_BITS,
    CUBES,
    DEVELOPMENT,
    EFFECT_NAMES,
    EFFECTS,
    KINDS,
    LEFT,
    MENACE,
    MENACE_NAMES,
    MENACES,
    PHASE_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    REWARD_NAMES,
    TREASURE,
    TYPE_NAMES,
    TYPES,
)
from duchy.games.kingdom.box.set_check import faults_of
from duchy.games.kingdom.box.set_faults import fault

Table = Mapping[str, object]

HOUSE: Final = "house"
"""The name of the house set, the default of the option `set`."""
FOLDER: Final = Path(__file__).parent / "sets"


class Duchy:
    """One side of a duchy card: its production and its points."""

    def __init__(self, table: Table) -> None:
        """Read a side."""
        self.produces = numbers_of(table, "produces", RESOURCE_NAMES[:CUBES])
        self.per = per_of(table, "produces_per")
        self.points: i64 = cast(int, table.get("points", 0))
        self.points_per = numbers_of(table, "points_per", TYPE_NAMES)


class Task:
    """One task of a quest board: its cost and its reward."""

    def __init__(self, table: Table) -> None:
        """Read a task."""
        self.cost = numbers_of(table, "cost", RESOURCE_NAMES)
        self.reward = numbers_of(table, "reward", REWARD_NAMES)
        self.final = table.get("final") is True


class Board:
    """One side of a quest board."""

    def __init__(self, name: str, title: Table, tasks: list[Task]) -> None:
        """Store the tasks."""
        self.name = name
        self.title = title
        self.tasks = tasks


class Cards:
    """A set as the rules read it: lists by kind of card, some with several numbers per kind."""

    def __init__(self, source: str, text: str) -> None:
        """Read the text of a set that `check` has found right."""
        content = parse_toml(text)
        head = cast(Table, content["set"])
        self.source = source
        self.content: Table = content
        """The content of the file as data, for programs that show its cards."""
        self.name = str(head["name"])
        self.title = cast(Table, head["title"])
        self.origin = str(head["origin"])
        self.ids: list[str] = []
        self.titles: list[Table] = []
        self.kinds: i64 = 0
        self.copies = vec[i64]([0] * KINDS)
        self.family = vec[i64]([0] * KINDS)
        self.type = vec[i64]([0] * KINDS)
        self.cost = vec[i64]([0] * KINDS)
        """The cost of each kind, packed: `COST_BITS` for each resource."""
        self.produces = vec[i64]([0] * (KINDS * CUBES))
        self.per = vec[i64]([0] * (KINDS * CUBES * TYPES))
        self.icons = vec[i64]([0] * KINDS)
        self.multipliers = vec[i64]([0] * KINDS)
        """Icons that produce one cube each (`icons`), and icons that produce one per card of a type."""
        self.points = vec[i64]([0] * KINDS)
        """Points at the end of the game: of built developments, and of calamities and menaces left."""
        self.points_per = vec[i64]([0] * (KINDS * TYPES))
        self.recycles = vec[i64]([0] * KINDS)
        self.second = vec[i64]([-1] * KINDS)
        """The second resource of a treasure."""
        self.bonus_soldiers = vec[i64]([0] * KINDS)
        self.bonus_krystallium = vec[i64]([0] * KINDS)
        self.soldiers = vec[i64]([0] * KINDS)
        """The soldiers it takes to drive a menace away or to use an advisor."""
        for table in tables(content, "development"):
            self.add_development(table)
        self.treasures: i64 = self.kinds
        """The first treasure; the kinds before it are developments."""
        for table in tables(content, "treasure"):
            kind = self.add(table, TREASURE)
            gives = cast("Sequence[str]", table["gives"])
            self.recycles[kind] = RESOURCE_NAMES.index(gives[0])
            self.second[kind] = RESOURCE_NAMES.index(gives[1])
        calamity = cast(Table, content["calamity"])
        self.calamity: i64 = self.add({"id": "calamity", **calamity}, CALAMITY)
        self.points[self.calamity] = cast(int, calamity["points"])
        self.menaces = vec[i64]([0] * MENACES)
        self.menace = vec[i64]([-1] * KINDS)
        """The menace that a card is; -1 for other cards."""
        for table in tables(content, "menace"):
            kind = self.add(table, MENACE)
            which = MENACE_NAMES.index(str(table["kind"]))
            self.menaces[which] = kind
            self.menace[kind] = which
            self.points[kind] = cast(int, table["points"])
            self.soldiers[kind] = cast(int, table["soldiers"])
        self.first_advisor: i64 = self.kinds
        self.advisors: i64 = 0
        self.phase = vec[i64]([-1] * KINDS)
        self.two_only = vec[i64]([0] * KINDS)
        self.gain = vec[i64]([0] * (KINDS * RESOURCES))
        self.gain_per = vec[i64]([0] * (KINDS * CUBES * TYPES))
        self.effects = vec[i64]([0] * (KINDS * EFFECTS))
        self.points_left = vec[i64]([0] * (KINDS * LEFT))
        """Points of an advisor per krystallium and per soldier left."""
        self.texts: list[Table] = []
        for table in tables(content, "advisor"):
            self.add_advisor(table)
        self.duchy_ids: list[str] = []
        self.duchy_titles: list[Table] = []
        self.duchies: list[Duchy] = []
        """The sides of each duchy."""
        for table in tables(content, "duchy"):
            self.duchy_ids.append(str(table["id"]))
            self.duchy_titles.append(cast(Table, table["name"]))
            self.duchies.append(Duchy(cast(Table, table["a"])))
            self.duchies.append(Duchy(cast(Table, table["b"])))
        self.boards: list[Board] = []
        """The sides of each quest board, the one for two players first."""
        self.board_ids: list[str] = []
        for table in tables(content, "quest"):
            self.board_ids.append(str(table["id"]))
            for side in ("two", "solo"):
                tasks = [Task(cast(Table, task)) for task in cast("Sequence[object]", table[side])]
                self.boards.append(Board(str(table["id"]), cast(Table, table["name"]), tasks))

    def add(self, table: Table, family: int) -> int:
        """Add a kind of card and return its number."""
        kind = int(self.kinds)
        self.kinds += 1
        self.ids.append(str(table["id"]))
        self.titles.append(cast(Table, table["name"]))
        self.family[kind] = family
        self.copies[kind] = cast(int, table.get("copies", 1))
        return kind

    def add_development(self, table: Table) -> None:
        """Read a development."""
        kind = self.add(table, DEVELOPMENT)
        self.type[kind] = TYPE_NAMES.index(str(table["type"]))
        cost = numbers_of(table, "cost", RESOURCE_NAMES)
        for resource in range(RESOURCES):
            self.cost[kind] |= cost[resource] << COST_BITS * resource
        spread(self.produces, kind * CUBES, numbers_of(table, "produces", RESOURCE_NAMES[:CUBES]))
        spread(self.per, kind * CUBES * TYPES, per_of(table, "produces_per"))
        self.icons[kind] = sum(numbers_of(table, "produces", RESOURCE_NAMES[:CUBES]))
        self.multipliers[kind] = len(tables(table, "produces_per"))
        self.points[kind] = cast(int, table.get("points", 0))
        spread(self.points_per, kind * TYPES, numbers_of(table, "points_per", TYPE_NAMES))
        self.recycles[kind] = RESOURCE_NAMES.index(str(table["recycles"]))
        bonus = numbers_of(table, "bonus", ("soldiers", "krystallium"))
        self.bonus_soldiers[kind] = bonus[0]
        self.bonus_krystallium[kind] = bonus[1]

    def add_advisor(self, table: Table) -> None:
        """Read an advisor."""
        kind = self.add(table, ADVISOR)
        self.advisors += 1
        self.texts.append(cast(Table, table["text"]))
        self.soldiers[kind] = cast(int, table["soldiers"])
        self.phase[kind] = PHASE_NAMES.index(str(table["phase"]))
        self.two_only[kind] = 1 if table["players"] == "two" else 0
        spread(self.gain, kind * RESOURCES, numbers_of(table, "gain", RESOURCE_NAMES))
        spread(self.gain_per, kind * CUBES * TYPES, per_of(table, "gain_per"))
        spread(self.points_per, kind * TYPES, numbers_of(table, "points_per", TYPE_NAMES))
        spread(self.points_left, kind * LEFT, numbers_of(table, "points_left", ("krystallium", "soldiers")))
        for effect in range(EFFECTS):
            self.effects[kind * EFFECTS + effect] = cast(int, table.get(EFFECT_NAMES[effect], 0))

    def kind_of(self, name: str) -> int:
        """Return the kind of a card by its id; -1 if the set has none."""
        return self.ids.index(name) if name in self.ids else -1

    def text_of(self, kind: int) -> str:
        """Write a card as its number, counted from 1, and its id."""
        return f"{kind + 1}.{self.ids[kind]}" if kind < len(self.ids) else str(kind + 1)


def tables(content: Table, name: str) -> list[Table]:
    """List the tables of a section."""
    return [cast(Table, table) for table in cast("Sequence[object]", content.get(name, ()))]


def numbers_of(table: Table, field: str, names: Sequence[str]) -> vec[i64]:
    """Read numbers by their names."""
    given = cast("Mapping[str, int]", table.get(field, {}))
    return vec[i64]([given.get(name, 0) for name in names])


def per_of(table: Table, field: str) -> vec[i64]:
    """Count the icons that produce one cube per card of a type, by resource, then by type."""
    found = [0] * (CUBES * TYPES)
    for icon in tables(table, field):
        found[RESOURCE_NAMES.index(str(icon["resource"])) * TYPES + TYPE_NAMES.index(str(icon["per"]))] += 1
    return vec[i64](found)


def spread(target: vec[i64], first: int, numbers: vec[i64]) -> None:
    """Write some numbers into a longer list."""
    for index in range(len(numbers)):
        target[first + index] = numbers[index]


SETS: Final = Shelf[str, Cards](16)
"""The sets loaded last, by their texts: the same text is the same set."""


def cards_of(source: str) -> Cards:
    """Load the house set by its name, or a set from its text; raises `OptionError` if the text has errors.

    A set is given as its text, not as a file name, so that a record contains the cards it was played with.
    """
    if source == HOUSE:
        return house()
    if "\n" not in source:
        raise option_error(fault("set-unknown", got=quote(source), house=HOUSE))
    return cards_from(source, "the text of the set")


def cards_from(text: str, source: str) -> Cards:
    """Load a set from its text, which may be older than some limits; `source` names it in errors."""
    cards = SETS.get(text)
    if cards is not None:
        return cards
    found = summary_of(faults_of(text, False), source)
    if found is not None:
        raise option_error(found)
    return SETS.keep(text, Cards(source, text))


def fault_of(source: str) -> Reason | None:
    """Return what is wrong with a set that someone supplies for a new game; `None` for a name or a valid set."""
    return summary_of(faults_of(source), "the text of the set") if "\n" in source else None


def summary_of(faults: list[Reason], source: str) -> Reason | None:
    """Return the first fault, with the number of others (`more`) and the source in its words."""
    if not faults:
        return None
    first = faults[0]
    more = len(faults) - 1
    words = f"{source}: {first.words}{f' (and {more} more)' if more else ''}"
    return Reason(first.code, first.rule, {**first.values, "more": more}, words)


def option_error(found: Reason) -> OptionError:
    """Make the error for a faulty set."""
    return OptionError(f"option set: {found.words}", found)


HOUSE_SET: Final[list[Cards]] = []
"""The house set, once it was asked for: other sets do not displace it."""


def house() -> Cards:
    """Load the house set."""
    if not HOUSE_SET:
        HOUSE_SET.append(cards_from((FOLDER / f"{HOUSE}.toml").read_text(encoding="utf-8"), HOUSE))
    return HOUSE_SET[0]
