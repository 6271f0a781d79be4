"""The referee plays along: random games that are always the same, judged at every decision."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from math import gcd
from typing import NoReturn

from duchy.core.game import CHANCE, Game, State
from tests.referee.generator import Generator
from tests.referee.kingdom import referee
from tests.referee.kingdom.facts import Doc, alone
from tests.referee.kingdom.happenings import note, note_end
from tests.referee.kingdom.referee import follow

EAGER = {"task": 20, "use": 8, "spy": 6, "search": 8, "fight": 6, "catch": 6, "thaw": 12, "take": 10, "offer": 20}
BUILDER = {"build": 12, "recycle": 4, "put": 20, "alchemy": 3, "krystallium": 4, "soldier": 4, "scrap": 0.2, "done": 4}
HOARDER = {
    "build": 4,
    "recycle": 8,
    "put": 4,
    "alchemy": 8,
    "krystallium": 0.3,
    "soldier": 0.3,
    "scrap": 0.5,
    "done": 4,
}
SPENDER = {"build": 40, "recycle": 4, "put": 40, "krystallium": 20, "soldier": 20, "scrap": 0.02, "done": 0.5}
CRAFTSMAN = SPENDER | EAGER | {"task": 0.02}
TASTES: tuple[dict[str, float], ...] = (BUILDER | EAGER, HOARDER | EAGER, SPENDER | EAGER, CRAFTSMAN, {"done": 3})
"""How much players like each kind of action: builders, hoarders, spenders, those without quests or without a taste."""


class Disagreement(AssertionError):
    """A difference between engine and referee."""


def disagree(where: str, what: str, engine: object, judged: object) -> NoReturn:
    """Raise a disagreement with the game, the ply and both sides."""
    raise Disagreement(f"{where}: {what}: the engine has {engine}, the referee {judged}")


@cache
def text_of(game: Game, action: int) -> str:
    """Write an action, once."""
    return game.notation(action)


@cache
def action_of(game: Game, text: str) -> int:
    """Read an action, once."""
    return game.parse(text)


def scramble(number: int) -> int:
    """Return a seed for a game, so that the choices of games with neighbouring numbers have nothing in common."""
    mixed = (number + 1) * 0x9E3779B97F4A7C15 % 2**64
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % 2**64
    return mixed ^ mixed >> 31


def play(game: Game, options: Doc, number: int, seen: Counter[str]) -> Doc:
    """Play a game from its opening to its end, let the referee judge every ply, and return the last document."""
    generator = Generator(scramble(number))
    tastes = [TASTES[generator.below(len(TASTES))] for _ in range(2)]
    state = game.initial(options)
    doc = referee.opening(game.write(state)["options"])  # type: ignore[arg-type]
    rich = generator.below(4) > 1
    return play_on(Course(game, state, doc, tastes, generator, f"game {number} of {options}", rich), seen)


def play_from(game: Game, document: Doc, number: int, seen: Counter[str]) -> Doc:
    """Play from a position to the end of the game, let the referee judge every ply, and return the last document."""
    generator = Generator(scramble(number))
    tastes = [TASTES[generator.below(len(TASTES))] for _ in range(2)]
    state = game.read(document)
    return play_on(Course(game, state, game.write(state), tastes, generator, f"game {number} from {document}"), seen)


@dataclass
class Course:
    """A game in progress: the engine's state, the referee's document, and the way choices are made."""

    game: Game
    state: State
    doc: Doc
    tastes: list[dict[str, float]]
    generator: Generator
    name: str
    rich: bool = False
    """Whether the seats are given soldiers and krystallium when the first draft begins."""


def play_on(course: Course, seen: Counter[str]) -> Doc:
    """Play a game to its end, let the referee judge every ply, and return the last document."""
    game, doc, generator = course.game, course.doc, course.generator
    ply = 0
    while True:
        where = f"{course.name}, ply {ply}"
        acting = judge_acting(game, course.state, doc, where)
        if not acting:
            break
        seat = acting[generator.below(len(acting))]
        if seat < 0:
            texts = judge_chances(game, course.state, doc, where)
            text = texts[generator.below(len(texts))]
        else:
            if course.rich and doc["stage"] == "draft":
                course.state, course.rich = enrich(game, doc, generator), False
            judge_position(game.write(course.state), doc, where)
            text = choose(judge_legal(game, course.state, doc, seat, where), course.tastes[seat], generator)
            note(doc, seat, text, seen)
        follow(doc, seat, text)
        game.apply(course.state, CHANCE if seat < 0 else seat, action_of(game, text))
        ply += 1
    judge_position(game.write(course.state), doc, where)
    judge_end(game, course.state, doc, where)
    note_end(doc, seen)
    seen["plies"] += ply
    return doc


def choose(texts: list[str], taste: dict[str, float], generator: Generator) -> str:
    """Choose one of the legal actions: its kind by preference, then uniformly within the kind."""
    kinds = [text.partition(" ")[0] for text in texts]
    counts = Counter(kinds)
    return generator.pick(texts, [taste.get(kind, 1) / counts[kind] for kind in kinds])


def enrich(game: Game, doc: Doc, generator: Generator) -> State:
    """Give the seats soldiers and krystallium, some of them many, so that expensive actions happen more often."""
    most = (8, 60)[generator.below(2)]
    for one in doc["seats"]:
        one["soldiers"] += generator.below(most)
        one["krystallium"] += generator.below(most)
    return game.read(doc)


def judge_acting(game: Game, state: State, doc: Doc, where: str) -> list[int]:
    """Compare the seats that have to act; chance is -1."""
    engine = [-1 if seat == CHANCE else seat for seat in game.acting(state)]
    judged = referee.acting(doc)
    if engine != judged:
        disagree(where, "acting", engine, f"{judged}, {differences(game.write(state), doc)}")
    return judged


def judge_chances(game: Game, state: State, doc: Doc, where: str) -> list[str]:
    """Compare the outcomes of chance and their probabilities."""
    engine = {text_of(game, action): weight for action, weight in game.chances(state)}
    judged = referee.chances(doc)
    if engine != judged and lowest_terms(engine) != lowest_terms(judged):
        disagree(where, f"chances of {doc['chance']}", engine, judged)
    return sorted(engine)


def lowest_terms(weights: dict[str, int]) -> dict[str, int]:
    """Divide weights by their common divisor."""
    common = gcd(*weights.values())
    return {text: weight // common for text, weight in weights.items()}


def judge_legal(game: Game, state: State, doc: Doc, seat: int, where: str) -> list[str]:
    """Compare the legal actions of a seat."""
    engine = sorted(text_of(game, action) for action in game.legal_actions(state, seat))
    judged = referee.legal(doc, seat)
    if set(engine) != set(judged) or len(engine) != len(judged):
        only = [sorted(set(engine) - set(judged)), sorted(set(judged) - set(engine))]
        asked = f"legal for seat {seat + 1} in {doc['stage']}, {doc['seats'][seat]['agenda']}"
        disagree(where, asked, only[0], only[1])
    return engine


def judge_position(engine: Doc, doc: Doc, where: str) -> None:
    """Compare the whole position documents; moments of final tasks only need to be present in both."""
    for one, other in zip(engine["seats"], doc["seats"], strict=True):
        if one["final_at"] and other["final_at"]:
            one["final_at"] = other["final_at"]
    if engine != doc:
        disagree(where, "position", *differences(engine, doc))


def differences(engine: object, judged: object, path: str = "") -> tuple[str, str]:
    """Describe where two documents differ."""
    if isinstance(engine, dict) and isinstance(judged, dict):
        pairs = [(f"{path}.{key}", engine.get(key), judged.get(key)) for key in engine | judged]
    elif isinstance(engine, list) and isinstance(judged, list) and len(engine) == len(judged):
        pairs = [(f"{path}[{i}]", one, other) for i, (one, other) in enumerate(zip(engine, judged, strict=True))]
    else:
        return f"{path} {engine}", f"{path} {judged}"
    found = [differences(one, other, name) for name, one, other in pairs if one != other]
    return "; ".join(one for one, _ in found), "; ".join(other for _, other in found)


def judge_end(game: Game, state: State, doc: Doc, where: str) -> None:
    """Compare a finished game's points, their sources, places, medal and defeat."""
    view = game.view(state, 0)
    engine = {
        "scores": list(game.scores(state)),
        "places": list(game.places(state)),
        "sources": [one.sources for one in view.seats],  # type: ignore[attr-defined]
        "medal": view.medal,  # type: ignore[attr-defined]
    }
    judged = {
        "scores": referee.scores(doc),
        "places": referee.places(doc),
        "sources": [referee.sources(doc, seat) for seat in range(len(doc["seats"]))],
        "medal": referee.medal(doc) if alone(doc) else "",
    }
    if engine != judged:
        disagree(where, "end", *differences(engine, judged))
