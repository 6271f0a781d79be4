"""Arguments that several commands share: the game, its options (built from its own list), bots and a seed."""

import hashlib
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import click

from duchy.cli.help import GameOption
from duchy.cli.table.registry import brief_help
from duchy.core.options import Option, admit, is_switch

SWITCHED_ON = "yes"
LISTED_NUMBERS = 6
"""The largest number of choices that help lists one by one; more are shown as a range."""


class GameGroup(click.Group):
    """A command with one subcommand per game, built from the game's options when it is needed."""

    def __init__(
        self,
        name: str,
        words: str,
        make: Callable[[str], click.Command],
        without_game: Callable[..., object] | None = None,
        params: Sequence[click.Parameter] = (),
    ) -> None:
        """Store the name, the help text, the maker of a game's subcommand, and what runs if no game is named."""
        super().__init__(
            name,
            help=words,
            callback=without_game,
            params=list(params),
            invoke_without_command=without_game is not None,
        )
        self.make = make
        self.subcommand_metavar = "GAME [OPTIONS]"
        self.no_args_is_help = without_game is None

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the games."""
        del ctx
        from duchy.games import game_names

        return game_names()

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Build the subcommand for a game."""
        del ctx
        from duchy.games import load

        load(cmd_name)
        return self.make(cmd_name)


def game_title(name: str) -> str:
    """Return the title of a game, as people read it."""
    from duchy.games import entry_of

    return entry_of(name).title


def game_params(name: str) -> list[click.Parameter]:
    """Build command-line options from the list of a game's options."""
    from duchy.games import load

    made: list[click.Parameter] = []
    for option in load(name).options():
        param = game_param(option)
        param.brief = brief_help(name, option.name) or param.brief
        made.append(param)
    return made


def game_param(option: Option) -> GameOption:
    """Build a command-line option from an option of a game."""
    flag = f"--{option.name.replace('_', '-')}"
    if is_document(option) and not option.default:
        made = GameOption([flag], metavar="FILE", default="", help=f"{option.words} Read from FILE.")
    else:
        made = GameOption(
            [flag],
            type=type_of(option),
            metavar=metavar_of(option),
            default=str(option.default),
            show_default=True,
            help=f"{option.words}{choices_help(option)}",
            is_flag=False,
            flag_value=SWITCHED_ON if is_switch(option) else None,
        )
        made.brief = f"{option.words}{values_help(option)}"
    return made


def is_document(option: Option) -> bool:
    """Return whether an option takes a long text, which the command line reads from a file."""
    return option.bounds is not None


def is_count(option: Option) -> bool:
    """Return whether the choices of an option are mere numbers: of players, points and the like."""
    return option.name == "players" or (
        bool(option.choices) and all(choice.words.startswith(f"{choice.value} ") for choice in option.choices)
    )


def type_of(option: Option) -> click.ParamType[str]:
    """Return the type of an option's values, with counts in ascending order."""
    if not option.choices:
        return click.STRING
    values = [choice.value for choice in option.choices]
    numbers = sorted(value for value in values if isinstance(value, int))
    in_order = numbers if is_count(option) else values
    return click.Choice([str(value) for value in in_order])


def metavar_of(option: Option) -> str | None:
    """Return a short placeholder for an option's value where a list of the choices would not do."""
    if is_document(option):
        return "FILE"
    numbers = [choice.value for choice in option.choices if isinstance(choice.value, int)]
    return f"[{min(numbers)}-{max(numbers)}]" if len(numbers) > LISTED_NUMBERS else None


def values_help(option: Option) -> str:
    """List an option's values without their meaning, the default first; a switch needs none."""
    if is_switch(option):
        return ""
    others = [str(choice.value) for choice in option.choices if choice.value != option.default]
    if len(others) > LISTED_NUMBERS:
        others = [str(metavar_of(option)).strip("[]")]
    return f" [{', '.join([str(option.default), *others])}]"


def choices_help(option: Option) -> str:
    """Explain an option's choices; of counts, only those that mean more than their number."""
    explained = [(choice.value, choice.words) for choice in option.choices]
    if is_count(option):
        explained = [(value, words.partition(": ")[2]) for value, words in explained if ": " in words]
    return f" {'; '.join(f'{value}: {words}' for value, words in explained)}." if explained else ""


def game_options(name: str, values: Mapping[str, object]) -> dict[str, object]:
    """Pick a game's options out of all values given, and read the documents among them from their files."""
    from duchy.cli.files import read_text
    from duchy.games import load

    options: dict[str, object] = {}
    for option in load(name).options():
        given = values[option.name]
        in_file = is_document(option) and given != option.default
        options[option.name] = read_text(str(given)) if in_file else given
    admit(load(name).options(), options)
    return options


def seed_param() -> click.Option:
    """Build the option for the seed."""
    return click.Option(["--seed"], metavar="TEXT", help="The same seed gives the same games.")


def jobs_param() -> click.Option:
    """Build the option for the number of processes."""
    return click.Option(
        ["--jobs"], type=click.IntRange(1), help="Number of processes (default: one per core).", metavar="N"
    )


def seed_of(text: str | None) -> bytes:
    """Return the bytes that 64 hexadecimal digits spell, the hash of any other text, or a new seed if there is none."""
    from duchy.core.chance import SEED_BYTES, new_seed

    if text is None:
        return new_seed()
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    return seed if len(seed) == SEED_BYTES else hashlib.sha256(text.encode()).digest()


def bot_names(text: str, count: int, game: str) -> list[str]:
    """Read the bots for a number of seats, one for all or one per seat; each must be able to play the game."""
    from duchy.bots.registry import BOTS
    from duchy.core.reason import Refusal

    if not all(name.strip() for name in text.split(",")):
        raise click.UsageError(f"there is no bot '': the bots are {', '.join(BOTS)}")
    try:
        return one_per_seat(entrants(text.split(","), game), count)
    except Refusal as refusal:
        raise click.UsageError(str(refusal)) from refusal


def one_per_seat(names: list[str], count: int) -> list[str]:
    """Return a bot for each seat, from one name for all seats or one name per seat."""
    named = names * count if len(names) == 1 else names
    if len(named) != count:
        expected = "1 bot" if count == 1 else f"1 bot, or {count} (one per seat)"
        raise click.UsageError(f"name {expected}, got {len(names)}")
    return named


def entrants(texts: Sequence[str], game: str) -> list[str]:
    """Read bots with their budgets, each of which must be able to play the game; custom bots may be in this folder."""
    from duchy.bots.entrants import OWN, entrant_of

    if any(OWN in text for text in texts) and (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    found = [entrant_of(text) for text in texts]
    for entrant in found:
        entrant.make(game, 0)
    return [str(entrant) for entrant in found]


def bots_help(words: str) -> str:
    """Return the help for an option that takes bots: the given words, and where all bots are listed."""
    return f"{words}. `duchy bots` lists them and their budgets."
