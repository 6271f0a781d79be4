"""The questions of Burgundy in words."""

from duchy.cli.burgundy import signs
from duchy.cli.burgundy.legend import shield_words
from duchy.games.burgundy.box.components import SHIELD_POINTS
from duchy.games.burgundy.text.view import View

QUESTIONS = {
    "start": "where does your castle start?",
    "start-hidden": "where does your castle start? The others do not see it yet.",
    "lay": "which card comes next on your trade route, from the left?",
    "turn": "your turn.",
    "castle": "the castle gives an extra action.",
    "city-hall": "the city hall: which stored tile is placed as well?",
    "warehouse": "the warehouse: which goods are sold?",
    "carpenter": "the carpenter: which building is taken?",
    "church": "the church: which mine, monastery or castle is taken?",
    "market": "the market: which ship or animals are taken?",
    "load": "the ship: which goods are loaded?",
    "keep": "there is no room for all the goods: which new colours are kept?",
    "discard": "storage is full: which tile makes room for {tile}?",
    "store": "{tile}: into which storage does it go?",
    "site": "{tile}: on which hex is it placed?",
    "white-castle": "the white castle: an action with the white die, which shows {white}.",
    "crane": "the crane: which building's effect is used?",
    "geese": "the geese: which species of their pasture scores with them?",
    "gather": "the ship: of which colour do all goods of all depots come too (shield 5)?",
    "court": "on which castle does shield {shield} stand?",
    "upkeep": "is shield {shield} paid for ({effect}; {points} VP)?",
    "ally": "shield 6: whose monasteries work for you?",
    "harvest": "shield 14: which tile of the depots is placed?",
    "black": "shield 15: which tile of the black depot is placed?",
    "exchange": "which tile of the black depot do you take for five goods, to lie face down?",
    "spend": "which goods pay for the black tile? {goods} to go.",
    "points": "you are at {score} of {target}: do you buy points for a silver each?",
}


def question_words(view: View, seat: int) -> str:
    """Ask what the top of the agenda asks."""
    if view.asked is None:
        return "the game is over."
    about = view.asked.about
    question = view.asked.question
    target = 0 if view.annex is None or view.annex.target is None else view.annex.target
    if question == "castle" and about.get("castle") is False:
        return "an extra action."
    if question == "turn" and view.annex is not None and view.annex.effects:
        return "your turn; effects wait."
    if question == "black" and target:
        return "a colour is full: which tile of the black depot is placed?"
    shield = int(str(about.get("shield", 1)))
    return QUESTIONS[question].format(
        tile=signs.words(str(about.get("tile", ""))),
        white=view.white,
        shield=shield,
        effect=shield_words(shield),
        points=SHIELD_POINTS[shield],
        goods=about.get("goods", 0),
        score=view.seats[seat].points,
        target=target,
    )
