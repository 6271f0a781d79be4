"""Trees of lines: a position and possible continuations, with names and notes, as a JSON document (docs/coach.md)."""

from dataclasses import dataclass, field
from typing import Final

from duchy.coach.line import play_ply
from duchy.core.document import Document, number_in
from duchy.core.game import CHANCE, Game, State
from duchy.core.match import Match
from duchy.core.reason import IllegalAction, PositionError, Refusal

FORM: Final = "duchy analysis 1"
MOST_NODES: Final = 2_000
"""Maximum number of nodes in a tree."""
LONGEST_TITLE: Final = 80
LONGEST_NOTE: Final = 500
LARGEST_PLY: Final = 2**31 - 1


@dataclass
class Node:
    """A ply after another node (-1: after the root position), with a name, a note, and its notation."""

    parent: int
    seat: int
    action: int
    name: str = ""
    note: str = ""
    notation: str = ""


@dataclass
class Tree:
    """An analysis; parents come before their children, and the first child of a node is its main line."""

    game: str
    position: object
    title: str = ""
    table: str = ""
    ply: int = 0
    nodes: list[Node] = field(default_factory=list)
    form: str = FORM


def read_tree(game: Game, content: object) -> Tree:
    """Read an uploaded tree, and check every ply; raises `Refusal`, which names the field."""
    document = Document(content)
    document.word("form", (FORM,), "")
    document.word("game", (game.name,), "")
    position = document.content["position"] if document.has("position") else {}
    tree = Tree(game.name, position, text_in(document, "title", LONGEST_TITLE), text_in(document, "table", 64))
    tree.ply = document.number("ply", 0, LARGEST_PLY, 0)
    nodes = document.items("nodes", [])
    document.finish()
    if len(nodes) > MOST_NODES:
        raise PositionError(f"nodes: {len(nodes)} are too many: a tree has at most {MOST_NODES}")
    tree.nodes = [read_node(one, index) for index, one in enumerate(nodes)]
    check(game, tree)
    return tree


def read_node(content: object, index: int) -> Node:
    """Read one node; its parent must come before it."""
    document = Document(content, f"nodes[{index}]")
    node = Node(
        number_in(document.content.get("parent"), -1, index - 1, document.where("parent")),
        number_in(document.content.get("seat"), 0, CHANCE, document.where("seat")),
        number_in(document.content.get("action"), 0, LARGEST_PLY, document.where("action")),
        text_in(document, "name", LONGEST_TITLE),
        text_in(document, "note", LONGEST_NOTE),
    )
    for name in ("parent", "seat", "action", "notation"):
        document.has(name)
    document.finish()
    return node


def text_in(document: Document, name: str, longest: int) -> str:
    """Read a text of limited length."""
    found = document.content[name] if document.has(name) else ""
    if not isinstance(found, str) or len(found) > longest:
        raise PositionError(f"{document.where(name)}: expected a text of at most {longest} letters")
    return found


def check(game: Game, tree: Tree) -> None:
    """Play every ply after its parent, and write its notation; raises `Refusal` at the first illegal ply."""
    match = Match(game, None, tree.position)
    states: list[State] = [match.state]
    for index, node in enumerate(tree.nodes):
        match.state = states[node.parent + 1].copy()
        try:
            states.append(play_ply(match, node.seat, node.action).state)
        except IllegalAction as error:
            raise Refusal(f"nodes[{index}]: {error}") from error
        node.notation = game.notation(node.action)
