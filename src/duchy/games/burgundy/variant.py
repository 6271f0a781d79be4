"""The options of a game of Burgundy, and what follows from them for its whole length (B1.2, B1.5, B1.6)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.options import Choice, Option, settle
from duchy.core.reason import OptionError
from duchy.games.burgundy.components import (
    ALTERNATING_SPACE,
    BLACK_IN_USE,
    BOARDS_2011,
    BOARDS_2019,
    CASTLE,
    CENTRE,
    FIRST_BLACK,
    KIND_NAMES,
    KIND_NAMES_2011,
    SPACE_COLOUR,
    SPACE_FROM_PLAYERS,
    SPACES,
)
from duchy.games.burgundy.layout import DrawingError, Layout, printed, read_drawings

# How the duchies are given out.
CHOSEN: Final = 0
RANDOM: Final = 1
RANDOM_ALIKE: Final = 2
BOARDS: Final = 3
DEALINGS: Final = {"random": RANDOM, "random-alike": RANDOM_ALIKE, "boards": BOARDS}

# How the starting castle is placed.
IN_CENTRE: Final = 0
IN_TURN: Final = 1
HIDDEN: Final = 2
STARTS: Final = {"centre": IN_CENTRE, "turn": IN_TURN, "hidden": HIDDEN}

NEW_EDITION: Final = 2019

OPTIONS: Final = (
    Option(
        "players",
        2,
        "How many play.",
        (Choice(2, "two players"), Choice(3, "three players"), Choice(4, "four players")),
    ),
    Option(
        "edition",
        2019,
        "Whose rules and duchies are used.",
        (
            Choice(2019, "ten duchies; a purchase may come in the middle of an action"),
            Choice(2011, "nine duchies; a purchase comes before, between or after the dice"),
        ),
    ),
    Option(
        "duchies",
        "1",
        "One duchy for all (3), one for each seat (1,4), 'random' (different ones), 'random-alike' (one for all), or"
        " 'boards' (the expert set-up: everybody is dealt a board and chooses a side).",
    ),
    Option(
        "start",
        "auto",
        "Where the starting castle stands.",
        (
            Choice("auto", "in the centre if all play duchy 1, or 2 of 2019; otherwise chosen in turn order"),
            Choice("centre", "on the castle hex in the centre, on duchies that have one"),
            Choice("turn", "everybody chooses a castle hex, in turn order"),
            Choice("hidden", "everybody chooses a castle hex, at the same time and hidden"),
        ),
    ),
    Option(
        "tie_break",
        "auto",
        "Who wins a tie, before the bridge decides.",
        (
            Choice("auto", "as the edition has it: fewest empty hexes in 2011, most in 2019"),
            Choice("fewest_empty", "the player with the fewest empty hexes"),
            Choice("most_empty", "the player with the most empty hexes"),
        ),
    ),
    Option(
        "overflow_goods",
        "auto",
        "What becomes of goods that a ship brings and nobody can store.",
        (
            Choice("auto", "as the edition has it: discard in 2011, stay in 2019"),
            Choice("stay", "they stay in their depot"),
            Choice("discard", "they leave the game"),
        ),
    ),
    Option("drawings", "", "Duchies of your own, drawn as text; 'duchies' may name them."),
)


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
        printed_duchies: i64,
        chosen: list[int],
        boards: list[tuple[int, int, int]],
        most_empty_wins: bool,
        overflow_stays: bool,
    ) -> None:
        """Take every field; `variant_of` works them out.

        layouts: every duchy that can occur, the printed ones first. chosen: the layout of each seat, where chosen.
        boards: two layouts and the number of copies of each board.
        """
        self.options = options
        self.players = players
        self.edition = edition
        self.new_edition = edition == NEW_EDITION
        self.tile_names = KIND_NAMES if edition == NEW_EDITION else KIND_NAMES_2011
        self.dealing = dealing
        self.start = start
        self.layouts = layouts
        self.printed_duchies = printed_duchies
        self.chosen = chosen
        self.boards = boards
        self.most_empty_wins = most_empty_wins
        self.overflow_stays = overflow_stays
        black_until = FIRST_BLACK + BLACK_IN_USE[players]
        self.space_colour = vec[i64]([-1] * SPACES)
        """B1.6. The colour of each space in use; black spaces have none, those in use come first."""
        self.spaces_in_use = black_until
        for space in range(FIRST_BLACK):
            if SPACE_FROM_PLAYERS[space] <= players:
                self.space_colour[space] = SPACE_COLOUR[space]
        self.alternating = ALTERNATING_SPACE if players == 3 else -1


VARIANTS: Final[dict[tuple[str | int, ...], Variant]] = {}
"""Every variant that was asked for: the same options are the same variant, worked out once."""


def variant_of(given: Mapping[str, object]) -> Variant:
    """Settle the options of a game; raises `OptionError` where they do not go together."""
    options = settle(OPTIONS, given)
    key = tuple(options.values())
    if key not in VARIANTS:
        VARIANTS[key] = new_variant(options)
    return VARIANTS[key]


def new_variant(options: dict[str, str | int]) -> Variant:
    """Work out what follows from settled options."""
    players = int(options["players"])
    edition = int(options["edition"])
    by_name = printed(edition)
    printed_duchies = len(by_name)
    text = str(options["drawings"])
    if text:
        try:
            drawn = read_drawings(text)
        except DrawingError as error:
            raise OptionError(f"option drawings: {error}") from error
        for name in drawn:
            if name in by_name:
                raise OptionError(f"option drawings: duchy {name} is a printed one; give yours another name")
            if name in DEALINGS or "," in name:
                raise OptionError(f"option drawings: a duchy cannot be called {name!r}")
        by_name |= drawn
    names = list(by_name)
    duchies = str(options["duchies"])
    chosen: list[int] = []
    if duchies not in DEALINGS:
        chosen = chosen_duchies(duchies, players, names)
    boards = BOARDS_2019 if edition == NEW_EDITION else BOARDS_2011
    layouts = list(by_name.values())
    return Variant(
        options,
        players,
        edition,
        DEALINGS.get(duchies, CHOSEN),
        start_of(str(options["start"]), duchies, edition, [layouts[index] for index in chosen]),
        layouts,
        printed_duchies,
        chosen,
        [(names.index(front), names.index(back), copies) for front, back, copies in boards],
        options["tie_break"] == "most_empty" or (options["tie_break"] == "auto" and edition == NEW_EDITION),
        options["overflow_goods"] == "stay" or (options["overflow_goods"] == "auto" and edition == NEW_EDITION),
    )


def chosen_duchies(duchies: str, players: int, names: list[str]) -> list[int]:
    """Read the duchies of all seats: one name for everybody, or one for each."""
    wanted = [name.strip() for name in duchies.split(",")]
    for name in wanted:
        if name not in names:
            known = ", ".join([*names, *DEALINGS])
            raise OptionError(f"option duchies: there is no duchy {name!r}: choose from {known}")
    if len(wanted) == 1:
        wanted *= players
    if len(wanted) != players:
        raise OptionError(
            f"option duchies: {len(wanted)} are named for {players} players; name one for all or one each"
        )
    return [names.index(name) for name in wanted]


def start_of(start: str, duchies: str, edition: int, chosen: list[Layout]) -> int:
    """Say how the starting castle is placed (B1.5)."""
    in_centre = [layout.colour[CENTRE] == CASTLE for layout in chosen]
    if start == "auto":
        normal = ("1", "2") if edition == NEW_EDITION else ("1",)
        alike = bool(chosen) and all(layout.name == chosen[0].name for layout in chosen)
        return IN_CENTRE if alike and chosen[0].name in normal else IN_TURN
    if start == "centre":
        if not chosen:
            raise OptionError(
                f"option start: not every duchy of {duchies!r} has a castle in the centre: choose turn or hidden"
            )
        for layout, fine in zip(chosen, in_centre, strict=True):
            if not fine:
                raise OptionError(
                    f"option start: duchy {layout.name} has no castle in the centre: choose turn or hidden"
                )
    return STARTS[start]
