"""The options of a game of Kingdom: typed and documented, for command line, server and page (K1.1, K1.2, K5S, K9)."""

from typing import Final

from duchy.core.options import Choice, Option
from duchy.games.kingdom.box.cards import HOUSE, fault_of
from duchy.games.kingdom.box.components import CHOSEN_MENACES, MENACE_NAMES
from duchy.games.kingdom.box.scenarios import SCENARIOS

AUTO: Final = "auto"
RANDOM: Final = "random"

OPTIONS: Final = (
    Option("players", 2, "Number of players.", (Choice(2, "two players"), Choice(1, "one player, for a medal"))),
    Option(
        "module",
        AUTO,
        "Which module is in play.",
        (
            Choice(AUTO, "set by the scenario; otherwise quests, the easiest module"),
            Choice("menaces", "rats, giants, shadows or thieves instead of calamities, and a battle phase"),
            Choice("advisors", "advisors instead of treasures: abilities paid for with soldiers"),
            Choice("quests", "a quest board: you can't win without its final task"),
            Choice("none", "no module: a learning game, not in the rulebook"),
        ),
    ),
    Option(
        "side",
        "b",
        "Which side of the duchies everyone plays.",
        (
            Choice("a", "with a multiplier; in solo games 15 points are subtracted for the medal"),
            Choice("b", "without a multiplier"),
        ),
    ),
    Option(
        "menaces",
        AUTO,
        "Which menaces to use with that module: two for two players, the first player's first (giants,rats); one for"
        f" one player. They are {', '.join(MENACE_NAMES[which] for which in CHOSEN_MENACES)}.",
    ),
    Option("quest", AUTO, "Which quest board to use with that module, by its id; 'auto' is the first of the set."),
    Option(
        "scenario",
        0,
        "Which solo scenario to play.",
        (
            Choice(0, "none"),
            *(Choice(number, SCENARIOS[number].title) for number in range(1, len(SCENARIOS))),
        ),
    ),
    Option("duchy", RANDOM, "The first player's duchy, by its id; 'random' deals both at random."),
    Option(
        "set",
        HOUSE,
        f"The cards: {HOUSE!r}, or the text of a custom set (one TOML file).",
        bounds=fault_of,
    ),
)
