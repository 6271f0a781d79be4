"""The questions of Burgundy in words."""

from duchy.cli.burgundy import signs
from duchy.cli.burgundy.legend import shield_words
from duchy.games.burgundy.box.components import SHIELD_POINTS
from duchy.games.burgundy.text.view import View

QUESTIONS = {
    "start": "choose a hex for your starting castle.",
    "start-hidden": "choose a hex for your starting castle. The others do not see it yet.",
    "lay": "which card do you add to your trade route, from the left?",
    "turn": "your turn.",
    "castle": "the castle gives you an extra action.",
    "city-hall": "the city hall: which tile from storage do you place?",
    "warehouse": "the warehouse: which goods do you sell?",
    "carpenter": "the carpenter: which building do you take?",
    "church": "the church: which mine, monastery or castle do you take?",
    "market": "the market: which ship or animals do you take?",
    "load": "the ship: which goods do you load?",
    "keep": "you cannot store all the goods: which new colours do you keep?",
    "discard": "your storage is full: which tile do you discard for {tile}?",
    "store": "{tile}: which storage do you put it in?",
    "site": "{tile}: which hex do you place it on?",
    "white-castle": "the white castle: take an action with the white die, which shows {white}.",
    "crane": "the crane: which building do you copy?",
    "geese": "the geese: which species on their pasture scores with them?",
    "gather": "the ship: which colour do you also load from all depots (shield 5)?",
    "court": "which castle gets shield {shield}?",
    "upkeep": "do you pay to keep shield {shield} ({effect}; {points} VP)?",
    "ally": "shield 6: whose monasteries work for you?",
    "harvest": "shield 14: which tile from the depots do you place?",
    "black": "shield 15: which tile from the black depot do you place?",
    "exchange": "which tile from the black depot do you take face down for five goods?",
    "spend": "which goods do you pay for the black tile? {goods} to go.",
    "points": "you have {score} of {target} points: do you buy points for 1 silver each?",
}


def question_words(view: View, seat: int) -> str:
    """Return the question on top of the agenda."""
    if view.asked is None:
        return "the game is over."
    about = view.asked.about
    question = view.asked.question
    target = 0 if view.annex is None or view.annex.target is None else view.annex.target
    if question == "castle" and about.get("castle") is False:
        return "an extra action."
    if question == "turn" and view.annex is not None and view.annex.effects:
        return "your turn; effects are pending."
    if question == "black" and target:
        return "a colour is covered: which tile from the black depot do you place?"
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
