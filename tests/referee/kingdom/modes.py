"""Every mode of Kingdom: players, modules, boards, menaces and scenarios; sides and duchies come up in turn."""

from itertools import combinations

from tests.referee.kingdom.facts import QUESTS, SCENARIOS, SET, Doc

MENACES = ("rats", "giants", "shadows", "thieves")
DUCHIES = ("random", "valados", "teressie")


def modes() -> dict[str, Doc]:
    """Return the options of every mode by its name, as two/quests/usurper."""
    found: dict[str, Doc] = {}
    for players, name in ((2, "two"), (1, "one")):
        for module in ("none", "advisors"):
            found[f"{name}/{module}"] = {"players": players, "module": module}
        for board in QUESTS:
            found[f"{name}/quests/{board}"] = {"players": players, "module": "quests", "quest": board}
        for kinds in combinations(MENACES, players):
            options: Doc = {"players": players, "module": "menaces", "menaces": ",".join(kinds)}
            found[f"{name}/menaces/{'-'.join(kinds)}"] = options
    for number in SCENARIOS:
        found[f"scenario/{number}"] = {"players": 1, "scenario": number}
    return found


MODES = modes()


def options_of(mode: str, number: int) -> Doc:
    """Choose the options of a game: both sides, each duchy, and each order of two menaces come up in turn."""
    options = MODES[mode] | {"set": SET, "side": "ab"[number % 2], "duchy": DUCHIES[number % len(DUCHIES)]}
    if "menaces" in options and number // 2 % 2:
        options["menaces"] = ",".join(reversed(options["menaces"].split(",")))
    return options
