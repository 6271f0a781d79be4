"""The variant: everything that the options of a game of Kingdom decide for its whole length (K1.1, K1.2, K5S, K9)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.core.options import settle
from duchy.core.reason import OptionError, quote
from duchy.core.shelf import Shelf
from duchy.games.kingdom.box.cards import HOUSE, Board, Cards, cards_of
from duchy.games.kingdom.box.components import (
    ADVISOR,
    CHOSEN_MENACES,
    DEVELOPMENT,
    GIANTS,
    KINDS,
    MENACE_NAMES,
    MENACES,
    MODULE_MEDALS,
    MODULE_NAMES,
    RATS,
    SIDES,
    TREASURE,
    WITH_ADVISORS,
    WITH_MENACES,
    WITH_QUESTS,
)
from duchy.games.kingdom.box.scenarios import SCENARIOS, Scenario
from duchy.games.kingdom.options import AUTO, OPTIONS, RANDOM

NO_MENACE: Final = -1


class Variant:
    """The settled options of one game: never changes, shared by all its states."""

    def __init__(
        self,
        options: dict[str, str | int],
        cards: Cards,
        players: i64,
        module: i64,
        side: i64,
        menaces: list[int],
        boards: list[Board],
        scenario: Scenario,
        duchy: i64,
    ) -> None:
        """Store every field; `variant_of` computes them.

        menaces: the menace of each seat, `NO_MENACE` where calamities are dealt. duchy: that of the first seat, -1
        where chance deals them.
        """
        self.options = options
        self.cards = cards
        self.players = players
        self.solo = players == 1
        self.module = module
        self.side = side
        self.menaces = menaces
        self.boards = boards
        self.scenario = scenario
        self.duchy = duchy
        self.battle = menaces[0] != NO_MENACE or bool(scenario.thieves)
        """K6.2. Whether there is a battle phase."""
        self.quests = len(boards) > 0
        self.board_numbers = vec[i64]([cards.boards.index(board) // SIDES + 1 for board in boards])
        """The quest boards by their number in the set, from 1."""
        self.advisors = module == WITH_ADVISORS or bool(scenario.advisors)
        self.has_menace = vec[i64]([0] * MENACES)
        for which in menaces:
            if which != NO_MENACE:
                self.has_menace[which] = 1
        self.medals = scenario.medals or MODULE_MEDALS
        self.deck = vec[u8]([0] * KINDS)
        """K1.1. The development deck as it is shuffled, before advisors that are dealt are taken out of it.

        K7.1. With advisors they replace the treasures; K7.4. alone without those for two.
        """
        for kind in range(cards.kinds):
            family = cards.family[kind]
            dealt = family == DEVELOPMENT or (family == TREASURE and not self.advisors)
            if family == ADVISOR and self.advisors:
                dealt = not (self.solo and cards.two_only[kind])
            if dealt:
                self.deck[kind] = u8(cards.copies[kind])
        for name in (*scenario.sites, *scenario.built, *scenario.advisors):
            self.deck[cards.kind_of(name)] -= 1


VARIANTS: Final = Shelf[tuple[str | int, ...], Variant](128)
"""The variants of the house set that were asked for last: the same options are the same variant, worked out once."""


def variant_of(given: Mapping[str, object]) -> Variant:
    """Settle the options of a game; raises `OptionError` where they do not go together."""
    options = settle(OPTIONS, given)
    if options["set"] != HOUSE:
        return new_variant(options)
    key = tuple(options.values())
    return VARIANTS.get(key) or VARIANTS.keep(key, new_variant(options))


def new_variant(options: dict[str, str | int]) -> Variant:
    """Work out a variant from settled options."""
    cards = cards_of(str(options["set"]))
    players = int(options["players"])
    scenario = SCENARIOS[int(options["scenario"])]
    module = settle_module(options, players, scenario)
    menaces = settle_menaces(options, players, module, scenario)
    boards = settle_boards(options, cards, players, module, scenario)
    for name in (*scenario.sites, *scenario.built, *scenario.advisors):
        kind = cards.kind_of(name)
        needed = (*scenario.sites, *scenario.built, *scenario.advisors).count(name)
        if kind < 0 or cards.copies[kind] < needed:
            raise OptionError(
                f"option scenario: the set {cards.name!r} has too few cards {quote(name)}: expected at least {needed}"
            )
    duchy = str(options["duchy"])
    if duchy != RANDOM and duchy not in cards.duchy_ids:
        raise OptionError(f"option duchy: {quote(duchy)} is not one of random, {', '.join(cards.duchy_ids)}")
    return Variant(
        options,
        cards,
        players,
        module,
        0 if options["side"] == "a" else 1,
        menaces,
        boards,
        scenario,
        -1 if duchy == RANDOM else cards.duchy_ids.index(duchy),
    )


def settle_module(options: dict[str, str | int], players: int, scenario: Scenario) -> int:
    """K1.2. One module is in play. K9. A scenario is for one player and has its modules."""
    module = str(options["module"])
    if not scenario.number:
        return WITH_QUESTS if module == AUTO else MODULE_NAMES.index(module)
    if players != 1:
        raise OptionError(f"option scenario: scenario {scenario.number} is for one player: players must be 1")
    if module != AUTO:
        raise OptionError(f"option module: scenario {scenario.number} has its own module: module must be auto")
    return scenario.module


def settle_menaces(options: dict[str, str | int], players: int, module: int, scenario: Scenario) -> list[int]:
    """K6.1. Each player has a menace; in the first game frost giants and giant rats."""
    given = str(options["menaces"])
    if module != WITH_MENACES or scenario.number:
        if given != AUTO:
            raise OptionError(
                f"option menaces: {quote(given)} needs the module menaces and no scenario; otherwise it must be auto"
            )
        return [scenario.menace if scenario.number else NO_MENACE] * players
    if given == AUTO:
        return [GIANTS, RATS] if players > 1 else [RATS]
    names = [name.strip() for name in given.split(",")]
    allowed = [MENACE_NAMES[which] for which in CHOSEN_MENACES]
    for name in names:
        if name not in allowed:
            raise OptionError(f"option menaces: {quote(name)} is not one of {', '.join(allowed)}")
    if len(names) != players or len(set(names)) != players:
        needed = "two different menaces, for example giants,rats" if players > 1 else "one menace, for example rats"
        raise OptionError(f"option menaces: {quote(given)}: expected {needed}")
    return [MENACE_NAMES.index(name) for name in names]


def settle_boards(
    options: dict[str, str | int], cards: Cards, players: int, module: int, scenario: Scenario
) -> list[Board]:
    """K8.1. One quest board, or those of the scenario, with the side for the number of players."""
    given = str(options["quest"])
    names = list(scenario.boards)
    if module != WITH_QUESTS or scenario.number:
        if given != AUTO:
            raise OptionError(
                f"option quest: {quote(given)} needs the module quests and no scenario; otherwise it must be auto"
            )
    elif given == AUTO:
        names = cards.board_ids[:1]
    else:
        names = [given]
    for name in names:
        if name not in cards.board_ids:
            raise OptionError(f"option quest: {quote(name)} is not one of {', '.join(cards.board_ids)}")
    if module == WITH_QUESTS and not names:
        raise OptionError(f"option quest: the set {cards.name!r} has no quest board")
    side = 1 if players == 1 else 0
    return [cards.boards[cards.board_ids.index(name) * SIDES + side] for name in names]
