"""Help that fits on two screens: options in groups, each in a sentence; `--help-all` explains every choice."""

from collections.abc import Iterator, Mapping

import click

REST = "Other options"
COLUMN = 24
"""The widest column of names; longer ones get a line of their own."""


class GameOption(click.Option):
    """An option of a game: besides the full help, it has one sentence."""

    brief: str = ""


class GroupedCommand(click.Command):
    """A command whose help shows its options in groups, named by title."""

    def __init__(self, name: str, groups: Mapping[str, tuple[str, ...]], **settings: object) -> None:
        """Store the groups, each with the names of its options, and what every command has."""
        super().__init__(name, **settings)  # type: ignore[arg-type]  # passed on as they are
        self.groups = groups
        self.params.append(
            click.Option(
                ["--help-all"],
                is_flag=True,
                is_eager=True,
                expose_value=False,
                callback=show_all,
                help="Show what every choice means, and exit.",
            )
        )
        self.whole = False

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options group by group, without blank lines between them."""
        titles = {name: title for title, names in self.groups.items() for name in names}
        sections: dict[str, list[tuple[str, str]]] = {title: [] for title in (*self.groups, REST)}
        for param in self.get_params(ctx):
            title = titles.get(str(param.name), REST)
            sections[title] += self.rows(param, ctx)
        formatter.write_paragraph()
        for title, rows in sections.items():
            if rows:
                formatter.write(f"{title}:\n")
                with formatter.indentation():
                    formatter.write_dl(rows, col_max=COLUMN)

    def rows(self, param: click.Parameter, ctx: click.Context) -> Iterator[tuple[str, str]]:
        """Return the name of an option and its help."""
        if isinstance(param, GameOption) and param.brief and not self.whole:
            yield param.opts[-1], param.brief
        elif (record := param.get_help_record(ctx)) is not None:
            yield record


def show_all(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Print the help with every choice."""
    from duchy.cli.terminal.output import echo

    command = context.command
    if wanted and not context.resilient_parsing and isinstance(command, GroupedCommand):
        command.whole = True
        echo(command.get_help(context))
        context.exit()
