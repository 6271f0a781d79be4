"""The options of a game of Burgundy: typed and documented, for command line, server and page (B1.2, B1.5, B9.6)."""

from typing import Final

from duchy.core.options import Choice, Option
from duchy.games.burgundy.box.components import SOLO_TARGETS
from duchy.games.burgundy.box.drawing import too_much

NEW_EDITION: Final = 2019

OPTIONS: Final = (
    Option(
        "players",
        2,
        "How many play.",
        (
            Choice(2, "two players"),
            Choice(3, "three players"),
            Choice(4, "four players"),
            Choice(1, "one player: the solo game, to fill all hexes within 25 rounds"),
        ),
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
        "teams",
        "no",
        "Whether four players form two teams.",
        (Choice("no", "everybody plays alone"), Choice("yes", "seats 1 and 3 against 2 and 4; partners share a duchy")),
    ),
    Option(
        "duchies",
        "auto",
        "One duchy for all (3), one for each seat (1,4), 'random' (different ones), 'random-alike' (one for all),"
        " 'boards' (the expert set-up: everybody is dealt a board and chooses a side), or 'outposts' (different ones of"
        " 11a to 11f); teams play 12a or 12b, alone one plays 13a or 13b. 'auto' is 1, 12a or 13a.",
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
    Option(
        "extra_tiles",
        "no",
        "Four extra tiles: monasteries 27 and 28, the crane and the geese.",
        (Choice("no", "they stay in the box"), Choice("yes", "they are shuffled into the yellow and black piles")),
    ),
    Option(
        "white_castles",
        "no",
        "White castles: buildings that bring an action with the number of the white die.",
        (Choice("no", "they stay in the box"), Choice("yes", "eight of them and monastery 29 are in the piles")),
    ),
    Option(
        "inns",
        "no",
        "Inns: tiles for a hex of any colour that make a region one larger.",
        (Choice("no", "they stay in the box"), Choice("yes", "one more is for sale from each phase on")),
    ),
    Option(
        "trade_routes",
        "no",
        "Trade routes: cards on which sold goods are laid and bring bonuses.",
        (Choice("no", "they stay in the box"), Choice("yes", "everybody gets 5, 4 or 3 cards with 2, 3 or 4 players")),
    ),
    Option(
        "route_order",
        "random",
        "In which order the cards of a trade route lie.",
        (Choice("random", "in the order in which they are dealt"), Choice("chosen", "everybody chooses the order")),
    ),
    Option(
        "shields",
        "no",
        "Shields: lasting powers that a double brings, to be paid for after each phase.",
        (Choice("no", "they stay in the box"), Choice("yes", "they lie on the depots, one or two on each")),
    ),
    Option(
        "outpost_scoring",
        "each",
        "What the third outpost scores on the duchies 11a to 11f.",
        (Choice("each", "the value of the phase, as the second"), Choice("pairs", "that for both new pairs")),
    ),
    Option(
        "target",
        50,
        "The points that bring the first extra action of the solo game.",
        tuple(Choice(target, f"{target} points") for target in SOLO_TARGETS),
    ),
    Option("drawings", "", "Duchies of your own, drawn as text; 'duchies' may name them.", bounds=too_much),
)
