"""Options of a game: typed, documented, with defaults; one list serves command line, server and page."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from duchy.core.reason import OptionError, quote


@dataclass(frozen=True)
class Choice:
    """One value that an option may have, and what it means."""

    value: str | int
    words: str


@dataclass(frozen=True)
class Option:
    """One option: with choices it takes one of them, without it takes any text."""

    name: str
    default: str | int
    words: str
    choices: tuple[Choice, ...] = ()
    bounds: Callable[[str], str] | None = None
    """Says what there is too much of in a text that somebody brings.

    One that a game was played with has been taken in before, perhaps when the bounds were wider: it is only read.
    """


def settle(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, str | int]:
    """Complete what was given by the defaults; raises `OptionError` for names and values that do not exist."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError(f"there is no option {quote(name)}: the options are {', '.join(known)}")
    return {option.name: value_of(option, given.get(option.name, option.default)) for option in options}


def admit(options: tuple[Option, ...], given: Mapping[str, object]) -> None:
    """Hold the texts that somebody brings for a new game against their bounds; raises `OptionError`."""
    for option in options:
        text = given.get(option.name)
        if option.bounds is not None and isinstance(text, str):
            trouble = option.bounds(text)
            if trouble:
                raise OptionError(f"option {option.name}: {trouble}")


def value_of(option: Option, given: object) -> str | int:
    """Check one value; a number may come as its text, as command lines and forms send it."""
    if not option.choices:
        if isinstance(given, int) and not isinstance(given, bool):
            given = str(given)
        if not isinstance(given, str):
            raise OptionError(f"option {option.name}: {quote(given)} is no text")
        return given
    for choice in option.choices:
        if given == choice.value and not isinstance(given, bool):
            return choice.value
        if isinstance(given, str | int) and not isinstance(given, bool) and str(given) == str(choice.value):
            return choice.value
    allowed = ", ".join(str(choice.value) for choice in option.choices)
    raise OptionError(f"option {option.name}: {quote(given)} is not one of {allowed}")
