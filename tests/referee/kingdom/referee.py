"""A referee for Wonderful Kingdom: plain, slow, and written from the rulebook without looking at the engine.

It knows positions only as documents and actions only as texts. `legal` and `chances` list the possible actions and
outcomes, `follow` applies an action to a document, `places`, `medal` and `sources` judge a finished game.
"""

from tests.referee.kingdom import advisors, construction, draft, menaces, quests, rounds
from tests.referee.kingdom.facts import ADVISOR_NAMES, ADVISORS, DUCHIES, DUCHY_NAMES, NAMES, RESOURCES, Doc, boards_of
from tests.referee.kingdom.rounds import opening
from tests.referee.kingdom.scoring import medal, places, scores, sources
from tests.referee.kingdom.table import asked, cubes_in_alchemy, on_offer

__all__ = ["acting", "chances", "follow", "legal", "medal", "opening", "places", "scores", "sources"]

CHANCE = -1
ENDINGS = ("plan", "step", "battle", "end")
"""The questions that a seat can answer with done."""


def acting(doc: Doc) -> list[int]:
    """List the seats that have to act, from 0; -1 for chance, nothing when the game is over."""
    if doc["chance"]:
        return [CHANCE]
    return [seat for seat, one in enumerate(doc["seats"]) if one["agenda"]]


def chances(doc: Doc) -> dict[str, int]:
    """Return the possible outcomes of chance, each with its weight."""
    match doc["chance"]["question"]:
        case "duchy":
            dealt = [one["duchy"] for one in doc["seats"]]
            return {f"duchy {DUCHY_NAMES[duchy]}": 1 for duchy in DUCHIES if duchy not in dealt}
        case "advisor":
            return {f"card {NAMES[card]}": count for card, count in doc["deck"].items() if card in ADVISORS}
        case "danger" | "danger-drafted":
            return draft.danger_chances(doc)
        case _:
            return {f"card {NAMES[card]}": count for card, count in doc["deck"].items()}


def legal(doc: Doc, seat: int) -> list[str]:
    """List every legal action of a seat that has to act."""
    one, question = doc["seats"][seat], asked(doc, seat)
    match question["question"]:
        case "keep":
            return [f"keep {ADVISOR_NAMES[name]}" for name in one["hand"]]
        case "offer":
            found = draft.offer_actions(one)
        case "take":
            found = ["take a", "take b", *draft.search_actions(doc)]
        case "plan":
            found = construction.plan_actions(one)
        case "cube":
            found = construction.cube_actions(one, question["resource"])
        case "battle":
            found = ["done", *menaces.battle_actions(one)]
        case "step":
            found = ["done"]
        case "end":
            return ["done", *advisors.advisor_actions(doc, seat)]
        case _:
            return inner(doc, seat)
    return found + at_any_time(doc, seat)


def at_any_time(doc: Doc, seat: int) -> list[str]:
    """List the actions open to a seat whenever its question can wait (K4.5, K4.6, K5S.3, K7.3, K8.1)."""
    one = doc["seats"][seat]
    found = construction.site_actions(one)
    if one["advisors"]:
        found += advisors.advisor_actions(doc, seat)
    if boards_of(doc):
        found += quests.task_actions(doc, seat)
        found += ["convert"] if cubes_in_alchemy(one) >= construction.KRYSTALLIUM_COST else []
    if one["spies"] and doc["stage"] == "draft" and on_offer(doc, down=True):
        found.append("spy")
    return found


def inner(doc: Doc, seat: int) -> list[str]:
    """List the answers to a question in the middle of an effect, which nothing may interrupt."""
    one, question = doc["seats"][seat], asked(doc, seat)
    match question["question"]:
        case "convert":
            return construction.colours(one)
        case "gift":
            return [f"colour {resource}" for resource in RESOURCES]
        case "spy":
            return [f"pick {place}" for place in on_offer(doc, down=True)]
        case "shift" | "dismiss":
            return [f"pick {place}" for place in on_offer(doc, down=False)]
        case "search":
            return [f"pick {place}" for place in draft.payable(doc, question["area"])]
        case "find":
            return [f"find {NAMES[card]}" for card in set(doc["looked"])]
        case "shadow":
            return [f"lose {NAMES[card]}" for card in set(menaces.losable(one))]
        case "giant":
            return menaces.giant_actions(one)
        case "theft":
            return menaces.theft_actions(doc, seat)
    raise AssertionError(f"unknown question {question}")


def follow(doc: Doc, seat: int, notation: str) -> None:
    """Apply an action of a seat (-1: chance) to a document, up to the next decision."""
    words = notation.split()
    if seat == CHANCE:
        follow_chance(doc, words[1].split(".")[1])
    else:
        act(doc, seat, words[0], words[1:])
    settle(doc)


def settle(doc: Doc) -> None:
    """Continue until someone has to decide: a seat that could only be done is done, and phases follow each other."""
    while not doc["chance"] and doc["stage"] != "over":
        if doc["defeat"]:
            doc["stage"], doc["turn"] = "over", 0
            for one in doc["seats"]:
                one["agenda"] = []
            return
        for seat, one in enumerate(doc["seats"]):
            if may_be_done(one) and legal(doc, seat) == ["done"]:
                one["agenda"].pop()
        if any(one["agenda"] for one in doc["seats"]):
            return
        rounds.advance(doc)


def may_be_done(seat: Doc) -> bool:
    """Return whether 'done' is an answer to a seat's question."""
    question = seat["agenda"][-1]["question"] if seat["agenda"] else ""
    return question in ENDINGS and not (question == "plan" and seat["drafted"])


def follow_chance(doc: Doc, card: str) -> None:
    """Let chance decide."""
    match doc["chance"]["question"]:
        case "duchy":
            rounds.choose_duchy(doc, card)
        case "advisor":
            rounds.deal_advisor(doc, card)
        case "danger" | "danger-drafted":
            draft.see_danger(doc, card)
        case "top":
            draft.turn_up(doc, card)
        case _:
            draft.deal(doc, card)


def act(doc: Doc, seat: int, verb: str, words: list[str]) -> None:
    """Do one action of a seat; cards are named by number and id, sites and places count from 1."""
    one = doc["seats"][seat]
    name = words[0].partition(".")[2] if words and "." in words[0] else ""
    site = int(words[0][1:]) - 1 if words and words[0][0] == "s" and words[0][1:].isdigit() else 0
    match verb:
        case "done":
            one["agenda"].pop()
        case "keep":
            rounds.keep(doc, seat, name)
        case "offer":
            draft.offer(doc, seat, name, words[1], words[-1] == "down")
        case "take":
            draft.take(doc, seat, words[0])
        case "search":
            draft.search(doc, words[0])
        case "spy":
            draft.spy(doc, seat)
        case "pick":
            draft.pick(doc, seat, words[0][0], int(words[0][1:]) - 1)
        case "find":
            draft.find(doc, name)
        case "build":
            one["drafted"].remove(name)
            construction.start_building(one, name)
        case "recycle":
            construction.recycle(doc, seat, name)
        case "put":
            construction.put(doc, seat, site)
        case "alchemy":
            construction.lay_aside(doc, seat)
        case "krystallium":
            one["krystallium"] -= 1
            construction.pay_site(doc, seat, site, words[1])
        case "soldier":
            one["soldiers"] -= 1
            construction.pay_site(doc, seat, site, "soldiers")
        case "scrap":
            construction.scrap(doc, seat, site)
        case "convert":
            construction.convert(doc, seat)
        case "task":
            quests.do_task(doc, seat, words[0])
        case "use":
            advisors.use(doc, seat, name)
        case _:
            act_on_menaces(doc, seat, verb, words[0])


def act_on_menaces(doc: Doc, seat: int, verb: str, word: str) -> None:
    """Do one action that concerns menaces, or choose the colour of a cube."""
    name = word.partition(".")[2]
    match verb:
        case "colour" if asked(doc, seat)["question"] == "gift":
            menaces.receive(doc, seat, word)
        case "colour":
            construction.convert_cube(doc, seat, word)
        case "lose":
            menaces.lose(doc, seat, name)
        case "freeze":
            menaces.freeze(doc, seat, int(word[1:]) - 1)
        case "freeze-drafted":
            menaces.freeze_drafted(doc, seat, name)
        case "cover":
            menaces.cover(doc, seat, word)
        case "fight":
            menaces.fight(doc, seat, word)
        case "catch":
            menaces.catch(doc, seat, word)
        case "thaw":
            menaces.thaw(doc, seat, int(word[1:]) - 1)
        case _:
            raise AssertionError(f"unknown action {verb} {word}")
