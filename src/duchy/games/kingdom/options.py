"""The options of a game of Kingdom: typed and documented, for command line, server and page (K1.1, K1.2, K5S, K9)."""

from typing import Final

from duchy.core.options import Choice, Option
from duchy.games.kingdom.box.cards import HOUSE, trouble_with
from duchy.games.kingdom.box.components import CHOSEN_MENACES, MENACE_NAMES
from duchy.games.kingdom.box.scenarios import SCENARIOS

AUTO: Final = "auto"
RANDOM: Final = "random"

OPTIONS: Final = (
    Option("players", 2, "How many play.", (Choice(2, "two players"), Choice(1, "one player, for a medal"))),
    Option(
        "module",
        AUTO,
        "Which module is in play.",
        (
            Choice(AUTO, "what the scenario uses; without a scenario quests, the easiest one"),
            Choice("menaces", "rats, giants, shadows or thieves instead of calamities, and a battle phase"),
            Choice("advisors", "advisors instead of treasures: abilities for soldiers"),
            Choice("quests", "a quest board: who does not do its final task cannot win"),
            Choice("none", "no module: a game for learning, which the rulebook does not have"),
        ),
    ),
    Option(
        "side",
        "b",
        "Which side of the duchies all play.",
        (
            Choice("a", "with a multiplier; for one player 15 points less count for the medal"),
            Choice("b", "without a multiplier"),
        ),
    ),
    Option(
        "menaces",
        AUTO,
        "Which menaces, with that module: two for two players, the first player's first (giants,rats); one for one"
        f" player. They are {', '.join(MENACE_NAMES[which] for which in CHOSEN_MENACES)}.",
    ),
    Option("quest", AUTO, "Which quest board, with that module, by its id; 'auto' is the first of the set."),
    Option(
        "scenario",
        0,
        "Which solo scenario.",
        (
            Choice(0, "none"),
            *(Choice(number, SCENARIOS[number].title) for number in range(1, len(SCENARIOS))),
        ),
    ),
    Option("duchy", RANDOM, "The duchy of the first player, by its id; 'random' lets chance deal them."),
    Option(
        "set",
        HOUSE,
        f"The cards: {HOUSE!r}, or the text of a set of your own (one TOML file).",
        bounds=trouble_with,
    ),
)
