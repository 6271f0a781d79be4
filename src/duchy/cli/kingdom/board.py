"""The middle of the Kingdom table in lines: the round and stage, the module, piles, and the aims of a solo game."""

from collections.abc import Sequence

from rich.text import Text

from duchy.cli.kingdom.signs import several
from duchy.cli.terminal.screen import fill_rows, text, wrap_indented
from duchy.games.kingdom.box.components import (
    MEDALS,
    MENACE_NAMES,
    MODULE_NAMES,
    RATS,
    ROUNDS,
    SIDE_LETTERS,
    SOLO_SIDE_A,
    THIEVES,
    VERMIN,
)
from duchy.games.kingdom.box.scenarios import SCENARIOS
from duchy.games.kingdom.text.view import View
from duchy.games.kingdom.variant import Variant

STAGES = {
    "duchies": "dealing duchies",
    "advisors": "dealing advisors",
    "keeping": "keeping advisors",
    "dealing": "dealing cards",
    "reveal": "revealing cards",
    "menaces": "menaces act",
    "end": "final abilities",
    "over": "the game is over",
}
HOW_LOST = {
    "vermin": "the vermin pile is empty",
    "shadows": "the shadows took five resources",
    "unbuilt": "a scenario card is not built",
    "quest": "a final task is not completed",
    "thieves": "a thief is at large",
}


def head(view: View, variant: Variant, names: Sequence[str], width: int) -> list[Text]:
    """Show the round and stage, the module or scenario, and the piles."""
    stage = f"{view.stage}: {view.step}" if view.step else STAGES.get(view.stage, view.stage)
    parts = [text(("round ", "dim"), (f"{view.round}/{ROUNDS}", "bold")), text((stage, "bold"))]
    if len(names) > 1:
        parts.append(text(("first ", "dim"), names[view.first - 1]))
    scenario = SCENARIOS[view.scenario]
    if view.scenario:
        parts.append(text(("scenario ", "dim"), f"{view.scenario} {scenario.title}"))
    else:
        parts.append(text(view.module if view.module != MODULE_NAMES[0] else "no module"))
    parts.append(text(("side ", "dim"), view.side))
    parts.append(text(("deck ", "dim"), str(view.deck)))
    for name, count in view.menaces_left.items():
        which = MENACE_NAMES.index(name)
        if variant.has_menace[which] or (which == VERMIN and variant.has_menace[RATS]):
            parts.append(text((f"{name} left ", "dim"), str(count)))
    lines = fill_rows(parts, width, 0, 3)
    if variant.solo:
        lines += solo_lines(view, variant, width)
    return lines


def solo_lines(view: View, variant: Variant, width: int) -> list[Text]:
    """Show a solo player's dangers, medals and the demands of the scenario."""
    own = view.seats[0]
    parts = [
        text(("danger pile ", "dim"), str(view.danger_pile)),
        text(("dangers ", "dim"), f"{view.danger_lurking} of {view.danger_unseen} unseen"),
        text(("spies ", "dim"), f"{own.spies} active, {own.hidden_spies} hidden"),
    ]
    if view.stage == "draft":
        parts.append(text(("search ", "dim"), "done" if view.searched else "not done"))
    if variant.scenario.shadow_limit:
        parts.append(text(("lost to shadows ", "dim"), f"{view.lost} of {variant.scenario.shadow_limit}"))
    lines = fill_rows(parts, width, 0, 3)
    limits = ", ".join(f"{name} {limit}" for name, limit in zip(MEDALS[1:], variant.medals, strict=True))
    less = f" (side a: minus {SOLO_SIDE_A} points)" if view.side == SIDE_LETTERS[0] else ""
    lines += wrap_indented(text(("medals ", "dim"), limits + less), width)
    missing = list(variant.scenario.sites)
    for name in own.built:
        if name in missing:
            missing.remove(name)
    if missing:
        lines += fill_rows([text(("still to build", "dim")), *several(variant.cards, missing)], width)
    if variant.scenario.thieves:
        at_large = own.menaces.get(MENACE_NAMES[THIEVES], 0)
        words = f"{at_large} of {variant.scenario.thieves} at large" if at_large else "all caught"
        lines += wrap_indented(text(("all thieves must be caught ", "dim"), words), width)
    if view.defeat:
        lines.append(text((f"defeat: {HOW_LOST[view.defeat]}", "bold red")))
    return lines
