"""The table of Kingdom: combines offers, hand, construction and players, asks questions, and groups the actions."""

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from rich.text import Text

from duchy.cli.kingdom.board import HOW_LOST, head
from duchy.cli.kingdom.cards import INDENT, built_rows, row_lines, site_rows, table_rows
from duchy.cli.kingdom.holdings import advisor_lines, duchy_lines, quest_lines
from duchy.cli.kingdom.labels import label
from duchy.cli.kingdom.legend import legend
from duchy.cli.kingdom.news import News
from duchy.cli.kingdom.players import comparison, other_lines
from duchy.cli.kingdom.questions import question_words
from duchy.cli.kingdom.topics import amounts, topics
from duchy.cli.table.table import Group, Row, Table
from duchy.cli.table.topics import Topic
from duchy.cli.terminal.screen import label_block, side_by_side, text
from duchy.core.game import CHANCE, State
from duchy.core.journal import Entry
from duchy.core.match import Match
from duchy.games.kingdom.box.components import MEDALS, SIDE_LETTERS, SOLO_SIDE_A
from duchy.games.kingdom.rules.scoring import sources
from duchy.games.kingdom.state.state import Kingdom
from duchy.games.kingdom.text.view import View

ASKED = {
    "area": ("take", "search"),
    "card": ("keep", "find", "pick", "build", "recycle", "lose", "freeze", "freeze-drafted"),
    "cube": ("put", "alchemy", "colour", "cover"),
    "battle": ("fight", "thaw", "catch"),
}
ANY_TIME = ("krystallium", "soldier", "scrap", "convert", "task", "use", "spy")
GAP = 3
PANEL_WIDTH = 46
"""The minimum width for duchies, quests and advisors next to the cards."""


class KingdomTable(Table):
    """The table of Wonderful Kingdom."""

    place = "duchy"
    example = "put s2"

    described: News | None = None

    def view(self, state: State, viewer: int) -> View:
        """Return a seat's view of the state."""
        return cast(View, self.game.view(state, viewer))

    def picture(self, state: State, viewer: int, width: int) -> list[Text]:
        """Draw the other player, then the viewer's duchy, the stage of the game, and the viewer's cards."""
        variant = cast(Kingdom, state).variant
        cards = variant.cards
        view = self.view(state, viewer)
        mine = max(viewer, 0)
        own = view.seats[mine]
        acting = [seat for seat in self.game.acting(state) if seat != CHANCE]
        now = [*head(view, variant, self.names, width), *comparison(view, self.names, acting, width)]
        rows = row_lines(table_rows(cards, view, own, self.names), width)
        free = width - max((row.cell_len for row in rows), default=width) - GAP
        panel_width = free if free >= PANEL_WIDTH else width
        panel: list[Text] = []
        for seat in range(len(self.names)):
            if seat != mine:
                panel += [*other_lines(cards, view, seat, self.names, panel_width), text()]
        panel.append(text((self.names[mine], "bold underline")))
        panel += quest_lines(view, variant.boards, self.names, panel_width)
        panel += label_block("duchy", duchy_lines(cards, view, mine, panel_width), INDENT)
        panel += advisor_lines(cards, own, panel_width)
        if panel_width < width:
            return [*now, text(), *side_by_side(rows, panel, gap=GAP)]
        return [*panel, text(), *now, *([text(), *rows] if rows else [])]

    def front(self, state: State, viewer: int, seat: int, width: int) -> list[Text]:
        """Draw a player's duchy: every built card, and those under construction."""
        cards = cast(Kingdom, state).variant.cards
        view = self.view(state, viewer)
        own = view.seats[seat]
        lines = [text((self.names[seat], "bold"))]
        lines += label_block("duchy", duchy_lines(cards, view, seat, width), INDENT)
        lines += advisor_lines(cards, own, width)
        return lines + row_lines([*built_rows(cards, own), *site_rows(cards, own)], width)

    def legend(self, state: State) -> list[Text]:
        """Explain the signs, and the menaces and advisors of this game."""
        return legend(cast(Kingdom, state).variant)

    def topics(self, state: State, asked: str) -> Sequence[Topic]:
        """List what people may ask about; cubes such as MMG are explained as they are asked."""
        return [*amounts(asked), *topics(cast(Kingdom, state).variant)]

    def question(self, state: State, seat: int) -> str:
        """Return the question on top of the seat's agenda."""
        return question_words(self.view(state, seat), seat, self.may_fight(state, seat))

    def may_fight(self, state: State, seat: int) -> bool:
        """Return whether a seat can drive away a menace now; a battle also allows other actions."""
        actions = self.game.legal_actions(state, seat)
        return any(self.game.fields(action)["do"] in ASKED["battle"] for action in actions)

    def groups(self, state: State, seat: int, actions: Sequence[int]) -> list[Group]:
        """Group the actions: answers to the question, actions possible at any time, and the end of the step."""
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
        """Count the current points, which the journal reports only at the end."""
        found = [dict(sources(cast(Kingdom, match.state), seat)) for seat in range(len(self.names))]
        scored = [source for source in found[0] if any(table[source] for table in found)]
        return [{source: table[source] for source in scored} for table in found]

    def ending(self, state: State) -> list[str]:
        """Return the final ranking; in a solo game, the medal or the reason for the defeat."""
        view = self.view(state, 0)
        variant = cast(Kingdom, state).variant
        if len(self.names) > 1:
            lines = super().ending(state)
            no_winner = ["No one completed the final task, so no one wins."] if 1 not in view.places else []
            return [*no_winner, *lines]
        points = view.seats[0].points
        limits = ", ".join(f"{name} {limit}" for name, limit in zip(MEDALS[1:], variant.medals, strict=True))
        if view.side == SIDE_LETTERS[0]:
            limits += f"; side a: minus {SOLO_SIDE_A} points"
        if view.defeat:
            return [f"{self.names[0]} is defeated: {HOW_LOST[view.defeat]}. {points} points"]
        medal = "no medal" if view.medal == MEDALS[0] else f"the {view.medal} medal"
        return [f"{self.names[0]} earns {medal} with {points} points ({limits})"]

    def stories(self, entries: Iterable[Entry]) -> Iterator[tuple[Entry, str]]:
        """Describe entries with the names of cards."""
        return self.describer().stories(entries)

    def news(self, entry: Entry) -> str:
        """Describe an entry."""
        return self.describer().describe(entry)

    def describer(self) -> News:
        """Return the describer of news for the set of cards in use."""
        from duchy.games.kingdom.game import KingdomGame

        cards = cast(KingdomGame, self.game).cards
        if self.described is None or self.described.cards is not cards:
            self.described = News(self.game, cards)
        return self.described
