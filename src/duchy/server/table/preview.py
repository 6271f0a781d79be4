"""Link previews: title, description and picture of a table, with public information only."""

from collections.abc import Sequence

from msgspec import Struct, json

from duchy.core.game import SPECTATOR, State
from duchy.games import entry_of
from duchy.picture.scene import Scene, Sitter
from duchy.picture.words import WORDS, say
from duchy.server.table.table import Table
from duchy.store.rows import OPEN, OVER


class Preview(Struct):
    """The title and description of a link."""

    title: str
    text: str


def names_of(table: Table, language: str) -> list[str]:
    """Return the names at a table, '' for free seats."""
    return [
        say(language, "bot", seat=number) if seat.bot else "" if seat.person is None else seat.name
        for number, seat in enumerate(table.seats, start=1)
    ]


def game_name(table: Table, language: str) -> str:
    """Return the title of a table's game."""
    name = table.setup.game.name
    return WORDS[language].get(name) or entry_of(name).title


def painter_of(table: Table) -> str:
    """Return the address of the painter of a table's game; '' if it has none."""
    return entry_of(table.setup.game.name).picture


def invited(table: Table, who: str, language: str) -> Preview:
    """Describe an invitation; of a started game, only that it has started."""
    game = game_name(table, language)
    names = [name for name in names_of(table, language) if name]
    if table.status != OPEN:
        return Preview(say(language, "started", game=game), say(language, "all-taken", names=", ".join(names)))
    free = len(table.seats) - len(names)
    text = say(language, "at-table" if free else "all-taken", names=", ".join(names), free=free)
    if table.opened is not None and table.opened.coach != "off":
        text = f"{text} {say(language, f'coach-{table.opened.coach}')}"
    return Preview(say(language, "invites", who=who, game=game), text)


def watched(table: Table, ply: int | None, language: str) -> Preview:
    """Describe a game's players and score, or one position of it."""
    names = [name for name in names_of(table, language) if name]
    title = f"{game_name(table, language)}: {', '.join(names)}"
    if table.status == OPEN:
        return Preview(title, say(language, "waiting", names=", ".join(names)))
    if ply is not None and ply < table.board.ply:
        moment = say(language, "moment", ply=ply, plies=table.board.ply)
        return Preview(f"{title}. {moment}", say(language, "moment-text", names=", ".join(names)))
    result = table.result
    scores = result.scores if result else table.setup.game.scores(table.board.state)
    told = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=False))
    if result is None:
        return Preview(title, say(language, "playing", scores=told))
    winners = [name for name, place in zip(names, result.places, strict=False) if place == 1]
    if len(names) < 2 or not winners:
        return Preview(title, say(language, "over", scores=told))
    return Preview(title, say(language, "won", winners=", ".join(winners), scores=told))


def invitation_scene(table: Table, who: str, language: str) -> Scene:
    """Return the scene of an invitation: players and free seats."""
    people = [Sitter(name or say(language, "free"), free=not name) for name in names_of(table, language)]
    note = say(language, "inviting", who=who) if table.status == OPEN else ""
    return Scene(painter_of(table), game_name(table, language), note, people)


def position_scene(table: Table, state: State, ply: int, language: str) -> Scene:
    """Return the scene of a position as a spectator sees it, without hidden information."""
    game, last = table.setup.game, ply >= table.board.ply
    scores = table.result.scores if table.result and last else game.scores(state)
    places: Sequence[int] = table.result.places if table.result and last else []
    names = names_of(table, language)
    people = [
        Sitter(
            name or say(language, "player", seat=seat + 1),
            scores[seat] if seat < len(scores) else None,
            won=len(names) > 1 and places[seat : seat + 1] == [1],
        )
        for seat, name in enumerate(names)
    ]
    view = json.decode(json.encode(game.view(state, SPECTATOR)))
    note = note_of(table, view, ply, language)
    facts, sentence = game.facts(state), sentence_of(game.sides(state), names, scores, places, language)
    return Scene(painter_of(table), game_name(table, language), note, people, view, facts, sentence)


def sentence_of(
    sides: Sequence[Sequence[int]], names: Sequence[str], scores: Sequence[int], places: Sequence[int], language: str
) -> str:
    """Tell in one sentence who wins or leads and by what scores; '' for a player alone and before anyone scores."""
    if len(sides) < 2 or len(names) != len(scores) or not (places or any(scores)):
        return ""
    totals = [sum(scores[seat] for seat in side) for side in sides]
    told = " : ".join(str(total) for total in sorted(totals, reverse=True))
    first = [
        index for index, side in enumerate(sides) if (places[side[0]] == 1 if places else totals[index] == max(totals))
    ]
    if len(first) != 1:
        return say(language, "tied", scores=told)
    who = " + ".join(names[seat] or say(language, "player", seat=seat + 1) for seat in sides[first[0]])
    return say(language, "wins" if places else "leads", who=who, scores=told)


def note_of(table: Table, view: object, ply: int, language: str) -> str:
    """Describe the stage of the game: phase and round, the end, or the number of the position."""
    if table.status == OVER and ply >= table.board.ply:
        return say(language, "ended")
    parts = [say(language, "moment", ply=ply, plies=table.board.ply)] if ply < table.board.ply else []
    found = view if isinstance(view, dict) else {}
    if "phase" in found:
        parts.append(say(language, "phase", phase=str(found["phase"]), round=int(found["round"])))
    elif "round" in found:
        parts.append(say(language, "round", round=int(found["round"])))
    return " · ".join(parts)
