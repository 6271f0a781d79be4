"""The options of a game of Burgundy: typed and documented, for command line, server and page (B1.2, B1.5, B9.6)."""

from typing import Final

from duchy.core.options import Choice, Option
from duchy.games.burgundy.box.components import SOLO_TARGETS
from duchy.games.burgundy.box.drawing import excess

NEW_EDITION: Final = 2019

OPTIONS: Final = (
    Option(
        "players",
        2,
        "Number of players.",
        (
            Choice(2, "two players"),
            Choice(3, "three players"),
            Choice(4, "four players"),
            Choice(1, "one player: the solo game; fill all hexes within 25 rounds"),
        ),
    ),
    Option(
        "edition",
        2019,
        "Which edition's rules and duchies to use.",
        (
            Choice(2019, "ten duchies; you may buy even in the middle of an action"),
            Choice(2011, "nine duchies; you may buy before, between or after the dice"),
        ),
    ),
    Option(
        "teams",
        "no",
        "Whether four players form two teams.",
        (
            Choice("no", "everyone plays for themselves"),
            Choice("yes", "seats 1 and 3 against 2 and 4; partners share a duchy"),
        ),
    ),
    Option(
        "duchies",
        "auto",
        "One duchy for everyone (3), one per seat (1,4), 'random' (different ones), 'random-alike' (one for everyone),"
        " 'boards' (the expert setup: each player is dealt a board and chooses a side), or 'outposts' (different ones"
        " of 11a to 11f); teams play 12a or 12b, solo games 13a or 13b. 'auto' is 1, 12a or 13a.",
    ),
    Option(
        "start",
        "auto",
        "Where the starting castle goes.",
        (
            Choice(
                "auto", "in the centre if everyone plays duchy 1, or duchy 2 of 2019; otherwise chosen in turn order"
            ),
            Choice("centre", "on the castle hex in the centre, on duchies that have one"),
            Choice("turn", "each player chooses a castle hex, in turn order"),
            Choice("hidden", "each player chooses a castle hex, at the same time and in secret"),
        ),
    ),
    Option(
        "tie_break",
        "auto",
        "Who wins a tie, before the bridge decides.",
        (
            Choice("auto", "set by the edition: fewest empty hexes in 2011, most in 2019"),
            Choice("fewest_empty", "the player with the fewest empty hexes"),
            Choice("most_empty", "the player with the most empty hexes"),
        ),
    ),
    Option(
        "overflow_goods",
        "auto",
        "What happens to a ship's goods that do not fit in storage.",
        (
            Choice("auto", "set by the edition: discarded in 2011, stay in 2019"),
            Choice("stay", "they stay in their depot"),
            Choice("discard", "they leave the game"),
        ),
    ),
    Option(
        "extra_tiles",
        "no",
        "Four extra tiles: monasteries 27 and 28, the crane and the geese.",
        (Choice("no", "they stay in the box"), Choice("yes", "they are shuffled into the yellow and black piles")),
    ),
    Option(
        "white_castles",
        "no",
        "White castles: buildings that give an action with the white die's number.",
        (Choice("no", "they stay in the box"), Choice("yes", "eight of them and monastery 29 are in the piles")),
    ),
    Option(
        "inns",
        "no",
        "Inns: tiles for a hex of any colour that make its region score as one hex larger.",
        (Choice("no", "they stay in the box"), Choice("yes", "one more goes on sale each phase")),
    ),
    Option(
        "trade_routes",
        "no",
        "Trade routes: cards that sold goods fill, for bonuses.",
        (
            Choice("no", "they stay in the box"),
            Choice("yes", "each player gets 5, 4 or 3 cards with 2, 3 or 4 players"),
        ),
    ),
    Option(
        "route_order",
        "random",
        "The order of a player's trade route cards.",
        (Choice("random", "in the order dealt"), Choice("chosen", "each player chooses the order")),
    ),
    Option(
        "shields",
        "no",
        "Shields: lasting powers taken with a double and paid for after each phase.",
        (Choice("no", "they stay in the box"), Choice("yes", "they are on the depots, one or two on each")),
    ),
    Option(
        "outpost_scoring",
        "each",
        "What the third outpost scores on duchies 11a to 11f.",
        (Choice("each", "the phase value, like the second"), Choice("pairs", "the phase value for both new pairs")),
    ),
    Option(
        "target",
        50,
        "The points that earn the first extra action in the solo game.",
        tuple(Choice(target, f"{target} points") for target in SOLO_TARGETS),
    ),
    Option("drawings", "", "Custom duchies, drawn as text; 'duchies' may name them.", bounds=excess),
)
