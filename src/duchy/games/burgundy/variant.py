"""What the options of a game determine for its whole length (B1.2, B1.5, B1.6, B9.6)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.options import settle
from duchy.core.reason import OptionError, quote
from duchy.core.shelf import Shelf
from duchy.games.burgundy.box.components import (
    ALTERNATING_SPACE,
    BLACK_IN_USE,
    BLACK_TILES,
    BOARDS_2011,
    BOARDS_2019,
    COLOURED_TILES,
    EXTRA_TILES,
    FIRST_BLACK,
    ROUTE_CARDS_DEALT,
    SPACE_COLOUR,
    SPACE_FROM_PLAYERS,
    SPACES,
    STORAGE,
    TEAM_STORAGE,
    WHITE_CASTLE_TILES,
)
from duchy.games.burgundy.box.drawing import DrawingError
from duchy.games.burgundy.box.layout import (
    OUTPOST_DUCHIES,
    SOLO_DUCHIES,
    TEAM_DUCHIES,
    Layout,
    expansion_layouts,
    printed_layouts,
    read_drawings,
)
from duchy.games.burgundy.options import NEW_EDITION, OPTIONS

# How the duchies are assigned.
CHOSEN: Final = 0
RANDOM: Final = 1
RANDOM_ALIKE: Final = 2
BOARDS: Final = 3
OUTPOSTS: Final = 4
DEALINGS: Final = {"random": RANDOM, "random-alike": RANDOM_ALIKE, "boards": BOARDS, "outposts": OUTPOSTS}

# How the starting castle is placed.
IN_CENTRE: Final = 0
IN_TURN: Final = 1
HIDDEN: Final = 2
STARTS: Final = {"centre": IN_CENTRE, "turn": IN_TURN, "hidden": HIDDEN}


class Variant:
    """The settled options of one game: never changes, shared by all its states."""

    def __init__(
        self,
        options: dict[str, str | int],
        players: i64,
        edition: i64,
        dealing: i64,
        start: i64,
        layouts: list[Layout],
        first_dealt: i64,
        last_dealt: i64,
        chosen: list[int],
        boards: list[tuple[int, int, int]],
        outposts: bool,
        most_empty_wins: bool,
        overflow_stays: bool,
    ) -> None:
        """Store every field; `variant_of` computes them.

        layouts: every duchy that can occur, the printed ones first. first_dealt, last_dealt: the range from which
        chance deals. chosen: the layout of each duchy, if chosen. boards: two layouts and the number of copies of each.
        """
        self.options = options
        self.players = players
        self.edition = edition
        self.new_edition = edition == NEW_EDITION
        self.dealing = dealing
        self.start = start
        self.layouts = layouts
        self.first_dealt = first_dealt
        self.last_dealt = last_dealt
        self.chosen = chosen
        self.boards = boards
        self.outposts = outposts
        self.most_empty_wins = most_empty_wins
        self.overflow_stays = overflow_stays
        self.solo = players == 1
        self.teams = options["teams"] == "yes"
        self.duchies: i64 = 2 if self.teams else players
        self.slots: i64 = TEAM_STORAGE if self.teams else STORAGE
        self.extra_tiles = options["extra_tiles"] == "yes"
        self.white_castles = options["white_castles"] == "yes"
        self.inns = options["inns"] == "yes"
        self.route_cards: i64 = ROUTE_CARDS_DEALT[players] if options["trade_routes"] == "yes" else 0
        self.route_chosen = options["route_order"] == "chosen"
        self.shields = options["shields"] == "yes"
        self.outpost_pairs = options["outpost_scoring"] == "pairs"
        self.target: i64 = int(options["target"])
        tiles = self.extra_tiles or self.white_castles or self.inns
        self.expanded = self.solo or self.teams or outposts or tiles or self.shields or self.route_cards > 0
        """Whether anything beyond the base game can happen."""
        self.coloured_tiles = COLOURED_TILES[:]
        self.black_tiles = BLACK_TILES[:]
        for wanted, added in ((self.extra_tiles, EXTRA_TILES), (self.white_castles, WHITE_CASTLE_TILES)):
            if wanted:
                for kind, coloured, black in added:
                    self.coloured_tiles[kind] += coloured
                    self.black_tiles[kind] += black
        self.space_colour = vec[i64]([-1] * SPACES)
        """B1.6. The colour of each space in use; black spaces have none, and those in use come first."""
        self.spaces_in_use: i64 = FIRST_BLACK + BLACK_IN_USE[players]
        for space in range(FIRST_BLACK):
            if SPACE_FROM_PLAYERS[space] <= max(players, 2):
                self.space_colour[space] = SPACE_COLOUR[space]
        self.alternating = ALTERNATING_SPACE if players == 3 else -1


VARIANTS: Final = Shelf[tuple[str | int, ...], Variant](128)
"""The most recently used variants: equal options share one variant, computed once."""


def variant_of(given: Mapping[str, object]) -> Variant:
    """Settle the options of a game; raises `OptionError` if they conflict."""
    options = settle(OPTIONS, given)
    key = tuple(options.values())
    return VARIANTS.get(key) or VARIANTS.keep(key, new_variant(options))


def new_variant(options: dict[str, str | int]) -> Variant:
    """Compute a variant from settled options."""
    players = int(options["players"])
    edition = int(options["edition"])
    check_combination(options, players, edition)
    duchies = str(options["duchies"])
    names, layouts, first_dealt, last_dealt = playable(options, players, edition)
    if duchies == "auto":
        duchies = "1" if first_dealt < last_dealt else names[0]
    chosen: list[int] = []
    if duchies not in DEALINGS:
        chosen = chosen_duchies(duchies, 2 if options["teams"] == "yes" else players, names)
    elif first_dealt == last_dealt:
        raise OptionError(f"option duchies: {quote(duchies)} is not possible here: choose from {', '.join(names)}")
    dealing = DEALINGS.get(duchies, CHOSEN)
    in_play = [layouts[index] for index in chosen]
    if dealing == OUTPOSTS:
        first_dealt, last_dealt = last_dealt, last_dealt + len(OUTPOST_DUCHIES)
        if edition != NEW_EDITION:
            raise OptionError("option duchies: the duchies with outposts came in 2019: choose edition 2019")
        in_play = layouts[first_dealt:last_dealt]
    outposts = any(len(layout.outposts) for layout in in_play)
    if options["outpost_scoring"] == "pairs" and not outposts:
        raise OptionError("option outpost_scoring: no duchy of this game has outposts: choose 11a to 11f or 'outposts'")
    boards = BOARDS_2019 if edition == NEW_EDITION else BOARDS_2011
    return Variant(
        options,
        players,
        edition,
        dealing,
        start_of(str(options["start"]), duchies, edition, [layouts[index] for index in chosen]),
        layouts,
        first_dealt,
        last_dealt,
        chosen,
        [(names.index(front), names.index(back), copies) for front, back, copies in boards]
        if dealing == BOARDS
        else [],
        outposts,
        options["tie_break"] == "most_empty" or (options["tie_break"] == "auto" and edition == NEW_EDITION),
        options["overflow_goods"] == "stay" or (options["overflow_goods"] == "auto" and edition == NEW_EDITION),
    )


def check_combination(options: dict[str, str | int], players: int, edition: int) -> None:
    """B9.6. Reject conflicting options, with the reason."""
    teams = options["teams"] == "yes"
    if teams and players != 4:
        raise OptionError(f"option teams: two teams need four players, got {players}: choose players 4")
    for wanted, name, what in ((teams, "teams", "the team game"), (players == 1, "players", "the solo game")):
        if wanted and edition != NEW_EDITION:
            raise OptionError(f"option {name}: {what} came in 2019: choose edition 2019")
        if wanted and options["drawings"]:
            raise OptionError(f"option drawings: {what} has its own duchies and cannot use custom ones")
    if options["route_order"] != "random" and options["trade_routes"] == "no":
        raise OptionError("option route_order: there are no trade routes in this game: choose trade_routes yes")
    if players != 1:
        if options["target"] != 50:
            raise OptionError("option target: only the solo game has a target: choose players 1")
        return
    why = {
        "shields": ("no", "shields need two to four players"),
        "trade_routes": ("no", "trade routes need two to four players"),
        "tie_break": ("auto", "a solo game has no ties"),
        "overflow_goods": ("auto", "a solo player can store goods of all colours"),
    }
    for name, (value, reason) in why.items():
        if options[name] != value:
            raise OptionError(f"option {name}: {reason}: choose {value}")
    if options["start"] in ("centre", "hidden"):
        raise OptionError("option start: in the solo game you choose any castle hex: choose auto or turn")


def playable(options: dict[str, str | int], players: int, edition: int) -> tuple[list[str], list[Layout], int, int]:
    """List the duchies that this game can be played on, and the range from which chance deals."""
    expansion = expansion_layouts()
    if players == 1 or options["teams"] == "yes":
        own = SOLO_DUCHIES if players == 1 else TEAM_DUCHIES
        return list(own), [expansion[name] for name in own], 0, 0
    by_name = printed_layouts(edition)
    dealt = len(by_name)
    if edition == NEW_EDITION:
        by_name |= {name: expansion[name] for name in OUTPOST_DUCHIES}
    text = str(options["drawings"])
    if text:
        try:
            drawn = read_drawings(text)
        except DrawingError as error:
            raise OptionError(f"option drawings: {error}") from error
        for name in drawn:
            if name in by_name or name in expansion:
                raise OptionError(f"option drawings: duchy {name} is a printed duchy; give yours another name")
            if name in DEALINGS or name == "auto" or "," in name:
                raise OptionError(f"option drawings: a duchy cannot be called {quote(name)}")
        by_name |= drawn
    return list(by_name), list(by_name.values()), 0, dealt


def chosen_duchies(duchies: str, count: int, names: list[str]) -> list[int]:
    """Read the duchies of all seats: one name for everyone, or one each; teams name one per team."""
    wanted = [name.strip() for name in duchies.split(",")]
    for name in wanted:
        if name not in names:
            known = ", ".join([*names, *(DEALINGS if len(names) > 2 else ())])
            raise OptionError(f"option duchies: there is no duchy {quote(name)}: choose from {known}")
    if len(wanted) == 1:
        wanted *= count
    if len(wanted) != count:
        raise OptionError(f"option duchies: {len(wanted)} duchies for {count}; name one for everyone or one each")
    return [names.index(name) for name in wanted]


def start_of(start: str, duchies: str, edition: int, chosen: list[Layout]) -> int:
    """Return how the starting castle is placed (B1.5, B12.1, B13.1)."""
    if start == "auto":
        normal = ("1", "2", "12a") if edition == NEW_EDITION else ("1",)
        alike = bool(chosen) and all(layout.name == chosen[0].name for layout in chosen)
        return IN_CENTRE if alike and chosen[0].name in normal else IN_TURN
    if start == "centre":
        if not chosen:
            raise OptionError(
                f"option start: not every duchy of {quote(duchies)} has a castle in the centre: choose turn or hidden"
            )
        for layout in chosen:
            if layout.centre < 0:
                raise OptionError(
                    f"option start: duchy {layout.name} has no castle in the centre: choose turn or hidden"
                )
    return STARTS[start]
