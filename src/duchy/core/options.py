"""Options of a game: typed, documented, with defaults; one list serves the command line, the server and the page."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from numbers import Integral
from typing import Final

from duchy.core.reason import OptionError, Reason, quote

SWITCH: Final = {"yes": "yes", "true": "yes", "1": "yes", "no": "no", "false": "no", "0": "no"}
"""How yes and no may be written."""


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
    """Check one value, as Python or as text: 3 or "3", True, 1, "true" or "yes", [1, 4] or "1,4"; also NumPy's."""
    plain = native(given)
    if not option.choices:
        listed = plain if isinstance(plain, list | tuple) else [plain]
        if not listed or not all(is_word(each, alone=len(listed) == 1 and listed is not plain) for each in listed):
            raise OptionError(f"option {option.name}: must be text, a number or a list of them, got {quote(given)}")
        return ",".join(str(each) for each in listed)
    if is_switch(option) and (meant := SWITCH.get(str(plain).lower())) is not None:
        return meant
    for choice in option.choices:
        if isinstance(plain, str | int) and not isinstance(plain, bool) and str(plain) == str(choice.value):
            return choice.value
    allowed = ", ".join(str(choice.value) for choice in option.choices)
    raise OptionError(f"option {option.name}: {quote(given)} is not one of {allowed}")


def native(given: object) -> object:
    """Return NumPy's numbers and arrays as Python's, and whole numbers as integers."""
    convert = getattr(given, "tolist", None)
    plain = given if convert is None else convert()
    if isinstance(plain, float):
        return int(plain) if plain.is_integer() else plain
    return plain if isinstance(plain, bool) or not isinstance(plain, Integral) else int(plain)


def is_switch(option: Option) -> bool:
    """Return whether an option is yes or no."""
    return {choice.value for choice in option.choices} == {"yes", "no"}


def is_word(given: object, alone: bool) -> bool:
    """Return whether a value is text or a number; in a list, without the comma that parts them."""
    if isinstance(given, str):
        return alone or "," not in given
    return not isinstance(given, bool) and isinstance(given, Integral)
