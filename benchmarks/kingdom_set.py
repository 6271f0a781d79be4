"""Prices the cards of a Wonderful Kingdom set, writes their table into docs/kingdom-set.md, and measures them in play.

Run it from the root with `python -m benchmarks.kingdom_set`. Games are played by the planner beside this module; bots
of the project play a set with `duchy set measure`.
"""

import argparse
import random
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import mean, pstdev
from typing import Any, Final

from benchmarks.kingdom_drafts import duel, solo
from benchmarks.kingdom_planner import COST, TYPES, Table
from duchy.games.kingdom.box import cards

ROOT: Final = Path(__file__).parent.parent
HOUSE: Final = ROOT / f"src/duchy/games/kingdom/box/sets/{cards.HOUSE}.toml"
DOCS: Final = ROOT / "docs/kingdom-set.md"

MEDALS: Final = (70, 95, 115)

ICON: Final = {"materials": 0.6, "population": 0.6, "gold": 0.8, "exploration": 1.0}
"""K11. What an icon is worth: early resources less, late ones more."""
ICON_PER: Final = 2.2
POINT_PER: Final = 4.0
BONUS: Final = 1.2
MARGIN: Final = 0.75
"""K11. A card gives this much less than it costs."""
TOLERANCE: Final = 1.2


def read(path: Path) -> dict[str, Any]:
    """Read the file of a set."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def cost(card: Table) -> float:
    """K11. Price what a development costs."""
    paid: dict[str, int] = card["cost"]
    return sum(COST[resource] * number for resource, number in paid.items())


def benefit(card: Table) -> float:
    """K11. Price what a development gives."""
    icons: float = sum(ICON[resource] * number for resource, number in card.get("produces", {}).items())
    per_type: float = POINT_PER * sum(card.get("points_per", {}).values())
    bonus: float = BONUS * sum(card.get("bonus", {}).values())
    flat: int = card.get("points", 0)
    return icons + ICON_PER * len(card.get("produces_per", ())) + flat + per_type + bonus


def surplus(card: Table) -> float:
    """K11. Say how much more a development gives than its price allows; right is 0, within the tolerance."""
    return benefit(card) - (cost(card) - MARGIN)


# The table of the docs.

BEGIN: Final = "<!-- cards: written by benchmarks/kingdom_set.py table -->"
END: Final = "<!-- cards end -->"


def amounts(numbers: Mapping[str, int]) -> str:
    """Write numbers of things."""
    return ", ".join(f"{number} {name}" for name, number in numbers.items())


def making(card: Table) -> str:
    """Write what a card produces."""
    per = [f"1 {icon['resource']} per {icon['per']}" for icon in card.get("produces_per", ())]
    return ", ".join([*filter(None, [amounts(card.get("produces", {}))]), *per])


def worth_in_words(card: Table) -> str:
    """Write the points of a card."""
    flat = [str(card["points"])] if "points" in card else []
    return " + ".join(flat + [f"{number} per {kind}" for kind, number in card.get("points_per", {}).items()])


def cards_table(content: Table) -> str:
    """Write the cards of a set as a document's tables."""
    lines = [
        "| card | по-русски | українською | type | copies | costs | produces | points | bonus | recycles | surplus |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for card in content["development"]:
        names = " | ".join(card["name"][language] for language in ("en", "ru", "uk"))
        facts = (amounts(card["cost"]), making(card), worth_in_words(card), amounts(card.get("bonus", {})))
        words = " | ".join((*facts, card["recycles"]))
        lines.append(f"| {names} | {card['type']} | {card['copies']} | {words} | {round(surplus(card), 2) + 0:+.2f} |")
    lines += ["", "| treasure | по-русски | українською | gives |", "|---|---|---|---|"]
    for card in content["treasure"]:
        names = " | ".join(card["name"][language] for language in ("en", "ru", "uk"))
        lines.append(f"| {names} | {', '.join(card['gives'])} |")
    lines += ["", "| duchy | side | produces | points |", "|---|---|---|---|"]
    for duchy in content["duchy"]:
        for side in "ab":
            face = duchy[side]
            lines.append(f"| {duchy['name']['en']} | {side.upper()} | {making(face)} | {worth_in_words(face)} |")
    return "\n".join(lines)


def renewed(document: str, content: Table) -> str:
    """Put the tables of a set into the document, in the place of the old ones."""
    before, rest = document.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n\n{cards_table(content)}\n\n{END}{after}"


# Measuring: games by the planner, and what comes out of them.


class Result:
    """What one player had at the end of a game."""

    def __init__(self, duchy: str, score: int, won: bool, built: Sequence[str]) -> None:
        self.duchy = duchy
        self.score = score
        self.won = won
        self.built = built


Games = list[list[Result]]


def planner_games(content: Table, players: int, side: str, games: int, seed: int, tries: int) -> Games:
    """Let the planner play; solo games change the duchy from game to game."""
    names = [duchy["id"] for duchy in content["duchy"]]
    played: Games = []
    for number in range(games):
        rng = random.Random(f"{seed} {number}")
        if players == 1:
            realm = solo(content, number % len(names), side, rng, tries)
            played.append([Result(names[number % len(names)], realm.score(), realm.score() >= MEDALS[0], realm.built)])
        else:
            realms = duel(content, side, rng, tries)
            best = max(realm.rank() for realm in realms)
            played.append(
                [
                    Result(name, realm.score(), realm.rank() == best, realm.built)
                    for name, realm in zip(names[:2], realms, strict=True)
                ]
            )
    return played


def ratio(part: float, whole: float) -> str:
    """Write a ratio, or a dash where there is none."""
    return f"{part / whole:.2f}" if whole else "-"


def report_solo(games: Games, side: str) -> None:
    """Print points and medals by duchy; with side A 15 points less count (K5S.5)."""
    less = 15 if side == "a" else 0
    results = [result for game in games for result in game]
    print("| duchy | games | mean | sd | bronze | silver | gold | cards built |\n|---|---|---|---|---|---|---|---|")
    for name in (*sorted({result.duchy for result in results}), "all"):
        own = [result for result in results if name in (result.duchy, "all")]
        scores = [result.score - less for result in own]
        medals = " | ".join(f"{mean(score >= medal for score in scores):.1%}" for medal in MEDALS)
        built = mean(len(result.built) for result in own)
        print(f"| {name} | {len(own)} | {mean(scores):.1f} | {pstdev(scores):.1f} | {medals} | {built:.1f} |")


def report_duel(games: Games, content: Table) -> None:
    """Print who wins, and how much more often winners have cards of a type."""
    decided = [game for game in games if sum(result.won for result in game) == 1]
    print("| duchy | mean | won |\n|---|---|---|")
    for name in sorted({result.duchy for game in games for result in game}):
        own = [result for game in decided for result in game if result.duchy == name]
        print(f"| {name} | {mean(result.score for result in own):.1f} | {mean(result.won for result in own):.1%} |")
    kinds = {card["id"]: card["type"] for card in content["development"]}
    counts = {
        won: Counter(kinds[card] for game in decided for end in game if end.won is won for card in end.built)
        for won in (True, False)
    }
    print("\n| type | winners | losers | ratio |\n|---|---|---|---|")
    for kind in TYPES:
        more, less = (counts[won][kind] / len(decided) for won in (True, False))
        print(f"| {kind} | {more:.2f} | {less:.2f} | {ratio(more, less)} |")
    print(f"\n{len(decided)} games decided, {len(games) - len(decided)} shared")


def report_cards(games: Games, content: Table) -> None:
    """Print how often each card is built, and how much more often by winners (solo: with a medal)."""
    every = Counter(card for game in games for end in game for card in end.built)
    won = Counter(card for game in games for end in game if end.won for card in end.built)
    wins = sum(end.won for game in games for end in game)
    losses = sum(not end.won for game in games for end in game)
    print("\n| card | built per copy and game | winners / losers |\n|---|---|---|")
    for card in content["development"]:
        name, copies = card["id"], card["copies"]
        lost = (every[name] - won[name]) / max(1, losses)
        print(f"| {name} | {every[name] / copies / len(games):.2f} | {ratio(won[name] / max(1, wins), lost)} |")


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("prices", "table", "solo", "duel"))
    parser.add_argument("--set", type=Path, default=HOUSE, help="the file of the set (default: the house set)")
    parser.add_argument("--side", choices=("a", "b"), default="b")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tries", type=int, default=10, help="how hard the planner thinks (default: 10)")
    parser.add_argument("--cards", action="store_true", help="also print how often each card is built")
    words = parser.parse_args()
    content = read(words.set)
    if words.what == "prices":
        for card in content["development"]:
            sign = "" if abs(surplus(card)) <= TOLERANCE else "  beyond the tolerance"
            print(f"{card['id']:<24}{cost(card):6.2f}{benefit(card):6.2f}{surplus(card):+6.2f}{sign}")
        return
    if words.what == "table":
        DOCS.write_text(renewed(DOCS.read_text(encoding="utf-8"), content), encoding="utf-8")
        return
    players = 1 if words.what == "solo" else 2
    games = planner_games(content, players, words.side, words.games, words.seed, words.tries)
    if players == 1:
        report_solo(games, words.side)
    else:
        report_duel(games, content)
    if words.cards:
        report_cards(games, content)


if __name__ == "__main__":
    main()
