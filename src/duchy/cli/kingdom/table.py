"""The table of Kingdom: puts offers, hand, construction and players together, asks questions, sorts the actions."""

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from rich.text import Text

from duchy.cli.kingdom import signs
from duchy.cli.kingdom.cards import INDENT, built_rows, drawn, site_rows, table_rows
from duchy.cli.kingdom.labels import label
from duchy.cli.kingdom.news import Chronicle
from duchy.cli.kingdom.sides import (
    HOW_LOST,
    advisor_lines,
    comparison,
    duchy_lines,
    head,
    other_lines,
    quest_lines,
)
from duchy.cli.table.table import Group, Row, Table
from duchy.cli.terminal.screen import beside, entry, text
from duchy.core.game import CHANCE, State
from duchy.core.journal import Entry
from duchy.core.match import Match
from duchy.games.kingdom.box.components import MEDALS, SIDE_LETTERS, SOLO_SIDE_A
from duchy.games.kingdom.rules.scoring import sources
from duchy.games.kingdom.state.state import Kingdom
from duchy.games.kingdom.text.view import View

QUESTIONS = {
    "keep": "which advisor do you keep? The other one leaves unseen.",
    "offer": "offer {cards}.",
    "take": "which area do you take?",
    "spy": "which face-down card is turned up?",
    "shift": "which card moves to the other area?",
    "dismiss": "which card on offer is discarded?",
    "search": "which card of area {about} is discarded for the search? {count} to go.",
    "find": "which card does the search bring?",
    "shadow": "which drafted card do the shadows get? {count} to go.",
    "giant": "which card does the frost giant freeze? {count} to go.",
    "theft": "which icon does the thief cover? {count} to go.",
    "gift": "the shadows bring you {cubes}: of which resource?",
    "plan": "build or recycle what you drafted.",
    "cube": "where does a cube go? {count} {about} to place.",
    "step": "is that all in this step?",
    "battle": "which menaces do you remove?",
    "convert": "which cube becomes krystallium? {count} to go.",
    "end": "which advisors do you use at the end?",
}

ASKED = {
    "area": ("take", "search"),
    "card": ("keep", "find", "pick", "build", "recycle", "lose", "freeze", "freeze-drafted"),
    "cube": ("put", "alchemy", "colour", "cover"),
    "battle": ("fight", "thaw", "catch"),
}
ANY_TIME = ("krystallium", "soldier", "scrap", "convert", "task", "use", "spy")
GAP = 3
PANEL = 46
"""The least room for duchies, quests and advisors beside the cards."""


class KingdomTable(Table):
    """Draws Wonderful Kingdom."""

    place = "duchy"
    example = "put s2"

    chronicle: Chronicle | None = None

    def view(self, state: State, viewer: int) -> View:
        """Show the state to a seat."""
        return cast(View, self.game.view(state, viewer))

    def picture(self, state: State, viewer: int, width: int) -> list[Text]:
        """Draw the other player across the table, then the own duchy, where we are, and the cards in front."""
        variant = cast(Kingdom, state).variant
        cards = variant.cards
        view = self.view(state, viewer)
        mine = max(viewer, 0)
        own = view.seats[mine]
        acting = [seat for seat in self.game.acting(state) if seat != CHANCE]
        now = [*head(view, variant, self.names, width), *comparison(view, self.names, acting, width)]
        rows = drawn(table_rows(cards, view, own, self.names), width)
        free = width - max((row.cell_len for row in rows), default=width) - GAP
        room = free if free >= PANEL else width
        panel: list[Text] = []
        for seat in range(len(self.names)):
            if seat != mine:
                panel += [*other_lines(cards, view, seat, self.names, room), text()]
        panel.append(text((self.names[mine], "bold underline")))
        panel += quest_lines(view, variant.boards, self.names, room)
        panel += entry("duchy", duchy_lines(cards, view, mine, room), INDENT)
        panel += advisor_lines(cards, own, room)
        if room < width:
            return [*now, text(), *beside(rows, panel, gap=GAP)]
        return [*panel, text(), *now, *([text(), *rows] if rows else [])]

    def front(self, state: State, viewer: int, seat: int, width: int) -> list[Text]:
        """Draw the duchy of a player: every built card, and those under construction."""
        cards = cast(Kingdom, state).variant.cards
        view = self.view(state, viewer)
        own = view.seats[seat]
        lines = [text((self.names[seat], "bold"))]
        lines += entry("duchy", duchy_lines(cards, view, seat, width), INDENT)
        lines += advisor_lines(cards, own, width)
        return lines + drawn([*built_rows(cards, own), *site_rows(cards, own)], width)

    def legend(self, state: State) -> list[Text]:
        """Explain the signs, and the menaces and advisors of this game."""
        return signs.legend(cast(Kingdom, state).variant)

    def question(self, state: State, seat: int) -> str:
        """Ask what the top of the seat's agenda asks."""
        view = self.view(state, seat)
        for asked in view.asked:
            if asked.seat == seat + 1:
                number = asked.count
                if asked.question == "plan" and not view.seats[seat].drafted:
                    return "is that all in planning?"
                if asked.question == "battle" and not self.may_fight(state, seat):
                    return "is that all in this battle?"
                return QUESTIONS[asked.question].format(
                    about=asked.about,
                    count=number,
                    cards="a card" if number == 1 else "two cards, one after the other",
                    cubes="a cube" if number == 1 else f"{number} cubes",
                )
        return "the game is over."

    def may_fight(self, state: State, seat: int) -> bool:
        """Say whether a seat can remove a menace now; other things may be done in a battle as well."""
        actions = self.game.legal_actions(state, seat)
        return any(self.game.fields(action)["do"] in ASKED["battle"] for action in actions)

    def groups(self, state: State, seat: int, actions: Sequence[int]) -> list[Group]:
        """Sort the actions by what they do: what is asked, what may be done at any time, the end."""
        view = self.view(state, seat)
        variant = cast(Kingdom, state).variant
        asked = Group("", [Row(word) for words in ASKED.values() for word in words])
        offers = Group("Offer, as in: offer CARD a down")
        any_time = Group("At any time", [Row(word) for word in ANY_TIME])
        done = Group("", [Row("done")])
        places = {row.word: row for group in (asked, any_time, done) for row in group.rows}
        for action in actions:
            fields = self.game.fields(action)
            do = str(fields["do"])
            if do == "offer":
                word = variant.cards.ids[int(str(fields["card"])) - 1]
                row = places.setdefault(word, Row(word))
                if row not in offers.rows:
                    offers.rows.append(row)
            else:
                row = places[do]
            row.items.append((action, label(self.game, variant, view, seat, action)))
        groups = [offers, asked, any_time, done]
        for group in groups:
            group.rows = [row for row in group.rows if row.items]
        return [group for group in groups if group.rows]

    def points(self, match: Match) -> list[dict[str, int]]:
        """Count the points as they stand now: the journal tells them only at the end."""
        found = [dict(sources(cast(Kingdom, match.state), seat)) for seat in range(len(self.names))]
        scored = [source for source in found[0] if any(table[source] for table in found)]
        return [{source: table[source] for source in scored} for table in found]

    def ending(self, state: State) -> list[str]:
        """Say who won; alone, which medal it is or why the game is lost."""
        view = self.view(state, 0)
        variant = cast(Kingdom, state).variant
        if len(self.names) > 1:
            lines = super().ending(state)
            nobody = ["Nobody did the final task: nobody wins."] if 1 not in view.places else []
            return [*nobody, *lines]
        points = view.seats[0].points
        limits = ", ".join(f"{name} {limit}" for name, limit in zip(MEDALS[1:], variant.medals, strict=True))
        if view.side == SIDE_LETTERS[0]:
            limits += f", {SOLO_SIDE_A} points less count on side a"
        if view.defeat:
            return [f"{self.names[0]} is defeated: {HOW_LOST[view.defeat]}. {points} points"]
        medal = "no medal" if view.medal == MEDALS[0] else f"the {view.medal} medal"
        return [f"{self.names[0]} earns {medal} with {points} points ({limits})"]

    def stories(self, entries: Iterable[Entry]) -> Iterator[tuple[Entry, str]]:
        """Tell entries with the names of the cards."""
        return self.teller().stories(entries)

    def news(self, entry: Entry) -> str:
        """Tell an entry."""
        return self.teller().tell(entry)

    def teller(self) -> Chronicle:
        """Give the chronicle of the set that is played."""
        from duchy.games.kingdom.game import KingdomGame

        cards = cast(KingdomGame, self.game).cards
        if self.chronicle is None or self.chronicle.cards is not cards:
            self.chronicle = Chronicle(self.game, cards)
        return self.chronicle
