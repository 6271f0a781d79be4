"""Words from data: a template with the values of a reason or a journal entry filled in."""

import re
from collections.abc import Mapping
from typing import Final

FIELD: Final = re.compile(r"\{(\w+)(?:\|(\w+))?\}")


def phrase(template: str, values: Mapping[str, object]) -> str:
    """Fill in `{name}`, or `{name|worker}` for a count of things: no workers, 1 worker, 2 workers."""

    def fill(match: re.Match[str]) -> str:
        value = values[match[1]]
        noun = match[2]
        if noun is None:
            return ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)
        number = len(value) if isinstance(value, list) else int(str(value))
        return f"{number or 'no'} {noun if number == 1 or noun == 'silver' else noun + 's'}"

    return FIELD.sub(fill, template)
