"""Regenerates the golden playthroughs: `python -m tests.golden.regenerate`. Then read the changes.

A playthrough is a whole game as text: every ply with the question it answers, the events in words, occasionally all
legal actions and a digest of the position, and at the end the sources of the points. A small rule in this module makes
the choices, so that they do not depend on a bot or a random module.
"""

import sys
from pathlib import Path
from typing import Final, cast

from duchy.core.game import CHANCE, SPECTATOR, Game
from duchy.core.journal import Entry
from duchy.core.match import Match, digest
from duchy.games import load
from duchy.games.burgundy.text.view import View as BurgundyView
from duchy.games.kingdom.text.view import View as KingdomView

HERE: Final = Path(__file__).parent
LEGAL_EVERY: Final = 40
DIGEST_EVERY: Final = 20

AND_SO_ON: Final = " ..."
"""The mark of a row of draws that is still being told; it does not stay in the text."""

DRAWING: Final = """
duchy lakes
      S6  S5  S4  Y3
    B2  B1  C6  Y5  Y4
  B5  A4  A3  Y1  B2  B3
M6  A1  S2  C6  S5  B4  B1
  A2  A5  S4  B3  C1  B2
    M6  A1  B2  B5  Y6
      M3  C4  B1  Y3
"""

EVERYTHING: Final[dict[str, object]] = {"extra_tiles": "yes", "white_castles": "yes", "inns": "yes"}

PLAYTHROUGHS: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "2011-two": ("burgundy", {"edition": 2011}),
    "2019-two": ("burgundy", {"edition": 2019, "duchies": "1"}),
    "2019-three": ("burgundy", {"players": 3, "duchies": "3,7,10", "start": "turn"}),
    "2011-four-boards": ("burgundy", {"players": 4, "edition": 2011, "duchies": "boards", "start": "hidden"}),
    "2019-two-drawn": ("burgundy", {"duchies": "lakes", "drawings": DRAWING, "overflow_goods": "discard"}),
    "2019-two-tiles": ("burgundy", {"extra_tiles": "yes", "white_castles": "yes", "inns": "yes"}),
    "2019-three-outposts": ("burgundy", {"players": 3, "duchies": "outposts", "outpost_scoring": "pairs"}),
    "2011-two-routes": ("burgundy", {"edition": 2011, "trade_routes": "yes"}),
    "2019-three-routes": ("burgundy", {"players": 3, "trade_routes": "yes", "route_order": "chosen"}),
    "2019-three-shields": ("burgundy", {"players": 3, "shields": "yes"}),
    "2019-teams": ("burgundy", {"players": 4, "teams": "yes"}),
    "2019-teams-everything": (
        "burgundy",
        {**EVERYTHING, "players": 4, "teams": "yes", "duchies": "12b", "start": "hidden", "shields": "yes"},
    ),
    "2019-alone": ("burgundy", {"players": 1}),
    "2019-alone-everything": ("burgundy", {**EVERYTHING, "players": 1, "duchies": "13b", "target": 45}),
    "kingdom-two-shadows-giants": ("kingdom", {"module": "menaces", "menaces": "shadows,giants"}),
    "kingdom-two-advisors": ("kingdom", {"module": "advisors", "side": "a"}),
    "kingdom-two-quests": ("kingdom", {"module": "quests", "quest": "plague-lord"}),
    "kingdom-one-thieves": ("kingdom", {"players": 1, "module": "menaces", "menaces": "thieves"}),
    "kingdom-rat-invasion": ("kingdom", {"players": 1, "scenario": 1}),
    "kingdom-last-battle": ("kingdom", {"players": 1, "scenario": 4, "side": "a"}),
}

NUMBERS: Final = {
    "2019-two-tiles": 87,
    "2019-three-shields": 51,
    "2019-teams-everything": 58,
    "2019-alone": 35,
    "2019-alone-everything": 3,
    "kingdom-two-shadows-giants": 2,
    "kingdom-rat-invasion": 5,
}
"""With which number a playthrough begins, if not with 1: with these every question is asked, and a giant rat comes."""

WANTED: Final = {
    "burgundy": ("place", "on", "pick", "fetch", "use", "shield", "effect", "spend"),
    "kingdom": ("build", "put", "task", "fight", "thaw", "catch", "use", "soldier", "spy", "search", "krystallium"),
}
"""What players do if they can; 'place' stands behind a die."""
UNWANTED: Final = {"burgundy": ("end", "skip"), "kingdom": ("done", "scrap")}
"""What they do only if there is nothing else."""


class Dealer:
    """Chooses by a sequence of numbers: each is the previous one times 75, plus 74, modulo 65537."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choose(self, game: Game, match: Match) -> tuple[int, int]:
        """Choose who acts, and an outcome by its place; players do the wanted action if possible, and end rarely."""
        self.number = (self.number * 75 + 74) % 65537
        acting = match.acting()
        seat = acting[self.number // 7 % len(acting)] if game.name == "kingdom" else acting[0]
        actions = game.legal_actions(match.state, seat)
        if seat != CHANCE:
            does = [str(game.fields(action)["do"]) for action in actions]
            wanted = [action for action, do in zip(actions, does, strict=True) if do in WANTED[game.name]]
            others = [action for action, do in zip(actions, does, strict=True) if do not in UNWANTED[game.name]]
            actions = wanted or others or actions
        return seat, actions[self.number % len(actions)]


def question(game: Game, match: Match, seat: int) -> str:
    """Name the open question to a seat or to chance."""
    view = game.view(match.state, SPECTATOR)
    if isinstance(view, KingdomView):
        return next(asked.question for asked in view.asked if asked.seat in (seat + 1, CHANCE))
    asked = cast(BurgundyView, view).asked
    return asked.question if asked else "nothing"


def told_to(game: Game, seat: int, entry: Entry) -> str:
    """Put an entry into words, without the name of the player who did the ply."""
    return game.tell(entry).removeprefix(f"player {seat + 1} ")


def playthrough(name: str) -> str:
    """Play one game and write it as text."""
    of, options = PLAYTHROUGHS[name]
    game = load(of)
    match = Match(game, options)
    dealer = Dealer(NUMBERS.get(name, 1))
    lines = ["options", *(f"  {option}: {value!r}" for option, value in match.options.items()), ""]
    while match.acting():
        seat, action = dealer.choose(game, match)
        ply = len(match.plies) + 1
        if seat != CHANCE and ply % LEGAL_EVERY < 3:
            legal = [game.notation(each) for each in game.legal_actions(match.state, seat)]
            lines.append(f"  legal: {', '.join(legal)}")
        told = len(match.journal)
        who = "*" if seat == CHANCE else str(seat + 1)
        line = f"{ply} {question(game, match, seat)}? {who} {game.notation(action)}"
        match.play(seat, action)
        entries = match.journal[told:]
        if seat == CHANCE and not entries and lines[-1].endswith(AND_SO_ON):
            lines[-1] = f"{lines[-1].removesuffix(AND_SO_ON)}, {game.notation(action)}{AND_SO_ON}"
        elif seat == CHANCE and not entries:
            lines.append(line + AND_SO_ON)
        else:
            lines.append(f"{line} | {'; '.join(told_to(game, seat, entry) for entry in entries)}" if entries else line)
        if ply % DIGEST_EVERY == 0 or not match.acting():
            lines.append(f"= {digest(game, match.state)} {game.scores(match.state)}")
    lines = [line.removesuffix(AND_SO_ON) for line in lines]
    lines += ["", "points"]
    places = game.places(match.state)
    for seat, table in enumerate(match.breakdown()):
        points = ", ".join(f"{source} {table[source]}" for source in table)
        lines.append(f"  player {seat + 1}, place {places[seat]}: {sum(table.values())} = {points}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write every playthrough."""
    for name in PLAYTHROUGHS:
        path = HERE / f"{name}.txt"
        path.write_text(playthrough(name), encoding="utf-8")
        sys.stdout.write(f"{path.name}: {path.stat().st_size} bytes\n")


if __name__ == "__main__":
    main()
