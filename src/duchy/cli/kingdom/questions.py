"""The questions of Kingdom in words."""

from duchy.games.kingdom.text.view import View

QUESTIONS = {
    "keep": "which advisor do you keep? You discard the other one unseen.",
    "offer": "offer {cards}.",
    "take": "which area do you take?",
    "spy": "which face-down card do you reveal?",
    "shift": "which card do you move to the other area?",
    "dismiss": "which card on offer do you discard?",
    "search": "which card in area {about} do you discard for the search? {count} to go.",
    "find": "which card do you take from the search?",
    "shadow": "which drafted card do the shadows take? {count} to go.",
    "giant": "which card does the frost giant freeze? {count} to go.",
    "theft": "which icon does the thief cover? {count} to go.",
    "gift": "the shadows give you {cubes}: which resource?",
    "plan": "build or recycle your drafted cards.",
    "cube": "where do you put a cube? {count} {about} to place.",
    "step": "are you done with this step?",
    "battle": "which menaces do you drive away?",
    "convert": "which cube do you turn into krystallium? {count} to go.",
    "end": "which advisors do you use at the end?",
}


def question_words(view: View, seat: int, may_fight: bool) -> str:
    """Return the question on top of a seat's agenda; in a battle it depends on whether the seat may fight."""
    for asked in view.asked:
        if asked.seat == seat + 1:
            number = asked.count
            if asked.question == "plan" and not view.seats[seat].drafted:
                return "are you done planning?"
            if asked.question == "battle" and not may_fight:
                return "are you done with this battle?"
            return QUESTIONS[asked.question].format(
                about=asked.about,
                count=number,
                cards="a card" if number == 1 else "two cards, one after the other",
                cubes="a cube" if number == 1 else f"{number} cubes",
            )
    return "the game is over."
