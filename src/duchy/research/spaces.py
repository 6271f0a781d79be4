"""The tables of docs/research about rows and actions, written from the code: `python -m duchy.research.spaces`.

A page has a mark before and after its tables; a test sees that what stands between is what the code says.
"""

import sys
from pathlib import Path
from typing import Final

from duchy.games import BUILT_IN, load, load_encoder

BEGIN: Final = "<!-- written by python -m duchy.research.spaces -->\n"
END: Final = "<!-- end -->\n"


def features(name: str) -> str:
    """Write the features of a game as a table; places that are alike stand in it once."""
    encoder = load_encoder(name)
    places = sum(feature.name.startswith("place ") for feature in encoder.table if feature.name.endswith(": points"))
    lines = [
        f"Encoding {encoder.version} (rules, then encoding): {encoder.features} numbers.\n",
        "| feature | first | numbers | largest | meaning |",
        "|---|---|---|---|---|",
    ]
    for feature in encoder.table:
        place, colon, rest = feature.name.partition(": ")
        if colon and place != "place 0":
            continue
        first = str(feature.first)
        if colon:
            again = next(each.first for each in encoder.table if each.name == f"place 1: {rest}")
            first = f"{first} + {again - feature.first} p"
        shown = f"{rest} of place p" if colon else feature.name
        lines.append(f"| {shown} | {first} | {feature.length} | {feature.high} | {feature.meaning} |")
    lines.append(f"\nPlaces p are 0 to {places - 1}: 0 is the seat that sees, then the others in the order of seats.")
    return "\n".join(lines) + "\n"


def actions(name: str) -> str:
    """Write the blocks of the action space of a game as a table."""
    game = load(name)
    lines = [f"{game.actions} actions.\n", "| do | first | actions | the first one, as text |", "|---|---|---|---|"]
    starts = [number for number in range(game.actions) if number == 0 or kind(name, number) != kind(name, number - 1)]
    for start, end in zip(starts, [*starts[1:], game.actions], strict=True):
        text = game.notation(start).replace("|", "/")
        lines.append(f"| {kind(name, start)} | {start} | {end - start} | `{text}` |")
    return "\n".join(lines) + "\n"


def kind(name: str, action: int) -> str:
    """Say what an action does."""
    return str(load(name).fields(action)["do"])


def tables(name: str) -> list[str]:
    """Give the tables of a game's page, in their order."""
    return [features(name), actions(name)]


def renewed(text: str, name: str) -> str:
    """Write the tables of a page anew."""
    parts = text.split(BEGIN)
    rest = [part.partition(END)[2] for part in parts[1:]]
    written = [BEGIN + "\n" + table + "\n" + END + after for table, after in zip(tables(name), rest, strict=True)]
    return parts[0] + "".join(written)


def write(folder: Path) -> None:
    """Write the tables of both pages."""
    for name in BUILT_IN:
        page = folder / f"{name}.md"
        page.write_text(renewed(page.read_text(encoding="utf-8"), name), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/research"))
