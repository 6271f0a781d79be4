"""Options of a game: typed, documented, with defaults; one list serves the command line, the server and the page."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from duchy.core.reason import OptionError, Reason, quote


@dataclass(frozen=True)
class Choice:
    """One value of an option, and its meaning."""

    value: str | int
    words: str


@dataclass(frozen=True)
class Option:
    """One option: with choices it takes one of them, without any it takes text."""

    name: str
    default: str | int
    words: str
    choices: tuple[Choice, ...] = ()
    bounds: Callable[[str], Reason | None] | None = None
    """Returns what is wrong with a text supplied for a new game.

    The text of a game that was already played is not checked again: the limits may have been wider then.
    """


def settle(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, str | int]:
    """Complete the given options with defaults; unknown names and values raise `OptionError`."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError(f"there is no option {quote(name)}: the options are {', '.join(known)}")
    return {option.name: value_of(option, given.get(option.name, option.default)) for option in options}


def admit(options: tuple[Option, ...], given: Mapping[str, object]) -> None:
    """Check the texts supplied for a new game against their limits; raises `OptionError`."""
    for option in options:
        text = given.get(option.name)
        if option.bounds is not None and isinstance(text, str):
            found = option.bounds(text)
            if found is not None:
                raise OptionError(f"option {option.name}: {found.words}", found)


def value_of(option: Option, given: object) -> str | int:
    """Check one value; a number may be given as text, as command lines and forms do."""
    if not option.choices:
        if isinstance(given, int) and not isinstance(given, bool):
            given = str(given)
        if not isinstance(given, str):
            raise OptionError(f"option {option.name}: must be text, got {quote(given)}")
        return given
    for choice in option.choices:
        if given == choice.value and not isinstance(given, bool):
            return choice.value
        if isinstance(given, str | int) and not isinstance(given, bool) and str(given) == str(choice.value):
            return choice.value
    allowed = ", ".join(str(choice.value) for choice in option.choices)
    raise OptionError(f"option {option.name}: {quote(given)} is not one of {allowed}")
