"""Words from data: a template with the values of a reason or a journal entry filled in."""

import re
from collections.abc import Mapping
from typing import Final

FIELD: Final = re.compile(r"\{(\w+)(?:\|(\w+))?\}")
PART: Final = re.compile(r"\[([^\[\]{}|]*(?:\{[^{}]*\}[^\[\]{}|]*)*)(?:\|([^\[\]]*))?\]")


def phrase(template: str, values: Mapping[str, object]) -> str:
    """Fill in a template.

    `{name}` is a value, `{name|worker}` a count of things: no workers, 1 worker, 2 workers. `[ and {name} more]`
    is said only if its values are something, `[goods {name}|nothing]` says the second otherwise.
    """

    def fill(match: re.Match[str]) -> str:
        value = values[match[1]]
        noun = match[2]
        if noun is None:
            return ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)
        number = len(value) if isinstance(value, list) else int(str(value))
        return f"{number or 'no'} {noun if number == 1 or noun == 'silver' else noun + 's'}"

    def choose(match: re.Match[str]) -> str:
        something = all(values[name] for name, _ in FIELD.findall(match[1]))
        return match[1] if something else match[2] or ""

    return FIELD.sub(fill, PART.sub(choose, template))
