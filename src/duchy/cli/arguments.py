"""What is chosen on the command line: the game, its options (made from its own list), bots, a seed."""

import hashlib
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import click

from duchy.core.options import Option, admit

FILE_OPTIONS = ("drawings",)
"""Options of games whose text is better kept in a file."""

PATH_OPTIONS = ("set",)
"""Options of games that take a name of a house set, or else a file."""

COUNTING_OPTIONS = ("players", "target")
"""Options of games that count something."""

SWITCHED_ON = "yes"
MOST_LISTED = 6


class GameGroup(click.Group):
    """A command with one sub-command for each game, made from the game's options when it is asked for."""

    def __init__(
        self,
        name: str,
        words: str,
        make: Callable[[str], click.Command],
        whole: Callable[..., object] | None = None,
        params: Sequence[click.Parameter] = (),
    ) -> None:
        """Take the name, the help, what makes a game's command, and what to do without a game, if anything."""
        super().__init__(
            name, help=words, callback=whole, params=list(params), invoke_without_command=whole is not None
        )
        self.make = make
        self.subcommand_metavar = "GAME [OPTIONS]"
        self.no_args_is_help = whole is None

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the games."""
        del ctx
        from duchy.games import game_names

        return game_names()

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Make the command of a game."""
        del ctx
        from duchy.games import load

        load(cmd_name)
        return self.make(cmd_name)


def game_params(name: str) -> list[click.Parameter]:
    """Make the options of a game from its own list."""
    from duchy.games import load

    made: list[click.Parameter] = []
    for option in load(name).options():
        flag = f"--{option.name.replace('_', '-')}"
        if option.name in FILE_OPTIONS:
            made.append(click.Option([flag], metavar="FILE", default="", help=f"{option.words} FILE holds the text."))
            continue
        made.append(
            click.Option(
                [flag],
                type=kind_of(option),
                metavar=metavar_of(option),
                default=str(option.default),
                show_default=True,
                help=f"{option.words}{choice_words(option)}",
                is_flag=False,
                flag_value=SWITCHED_ON if is_switch(option) else None,
            )
        )
    return made


def is_switch(option: Option) -> bool:
    """Say whether an option is on or off: then naming it is enough to switch it on."""
    return {choice.value for choice in option.choices} == {SWITCHED_ON, "no"}


def kind_of(option: Option) -> click.ParamType[str]:
    """Say what may be given; numbers come in their order."""
    if not option.choices:
        return click.STRING
    values = [choice.value for choice in option.choices]
    numbers = sorted(value for value in values if isinstance(value, int))
    in_order = numbers if option.name in COUNTING_OPTIONS else values
    return click.Choice([str(value) for value in in_order])


def metavar_of(option: Option) -> str | None:
    """Say in short what may be given, where its list would not do."""
    if option.name in PATH_OPTIONS:
        return "FILE"
    numbers = [choice.value for choice in option.choices if isinstance(choice.value, int)]
    return f"[{min(numbers)}-{max(numbers)}]" if len(numbers) > MOST_LISTED else None


def choice_words(option: Option) -> str:
    """Say what the choices mean; of numbers only where one means more than itself."""
    said = [(choice.value, choice.words) for choice in option.choices]
    if option.name in COUNTING_OPTIONS:
        said = [(value, words.partition(": ")[2]) for value, words in said if ": " in words]
    return f" {'; '.join(f'{value}: {words}' for value, words in said)}." if said else ""


def game_options(name: str, values: Mapping[str, object]) -> dict[str, object]:
    """Pick the options of a game out of all that was given, and read those that are files."""
    from duchy.cli.files import read_text
    from duchy.games import load
    from duchy.games.kingdom.box.cards import HOUSES

    options: dict[str, object] = {}
    for option in load(name).options():
        given = values[option.name]
        in_file = given not in HOUSES if option.name in PATH_OPTIONS else option.name in FILE_OPTIONS and given
        options[option.name] = read_text(str(given)) if in_file else given
    admit(load(name).options(), options)
    return options


def seed_param() -> click.Option:
    """Make the option that fixes everything random."""
    return click.Option(["--seed"], metavar="TEXT", help="Fixes everything random: the same seed, the same game.")


def jobs_param() -> click.Option:
    """Make the option that says how many processes play."""
    return click.Option(
        ["--jobs"], type=click.IntRange(1), help="So many processes; without it, one for every core.", metavar="N"
    )


def seed_of(text: str | None) -> bytes:
    """Make a seed: of 64 hexadecimal digits the bytes they are, of any other text its hash, else a new one."""
    from duchy.core.chance import SEED_BYTES, new_seed

    if text is None:
        return new_seed()
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    return seed if len(seed) == SEED_BYTES else hashlib.sha256(text.encode()).digest()


def bot_names(text: str, count: int, game: str) -> list[str]:
    """Read the bots of some seats: one name for all, or one for each; each must know the game."""
    from duchy.bots.registry import BOTS, bot

    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in BOTS:
            raise click.UsageError(f"there is no bot {name!r}: the bots are {', '.join(BOTS)}")
        bot(name, game, 0)
    return for_each_seat(names, count)


def for_each_seat(names: list[str], count: int) -> list[str]:
    """Give every seat its bot: one for all, or one for each."""
    named = names * count if len(names) == 1 else names
    if len(named) != count:
        raise click.UsageError(f"{len(names)} bots are named for {count} seats: name one for all or one for each")
    return named


def entrants(texts: Sequence[str], game: str) -> list[str]:
    """Read bots with their budgets, each of which must know the game; those of one's own are found in this folder."""
    from duchy.arena.entrants import OWN, entrant_of

    if any(OWN in text for text in texts) and (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    found = [entrant_of(text) for text in texts]
    for entrant in found:
        entrant.make(game, 0)
    return [str(entrant) for entrant in found]


def bots_help(words: str) -> str:
    """Say which bots there are, and what each is rated where greedy is 0."""
    from duchy.bots.registry import BOTS, ratings_of

    told: list[str] = []
    for name, how in BOTS.items():
        rated = [f"{points:+d} in {game.capitalize()}" for game, points in ratings_of(name).items() if points]
        told.append(f"{name}: {how}" + (f"; rated {' and '.join(rated)}" if rated else ""))
    return f"{words}. " + ". ".join(told) + ". Ratings are points of Elo above greedy."
