"""Compiled random play: whole matches of Treehouse at four seats, the dealer's work included, on one core."""

from bench.figures import measure, show_rate
from bench.table import Table, set_table
from rooftree.engine.play import play_many

MATCHES = 20_000


def play_compiled(t: Table) -> int:
    """Play every match of the table's seeds in one call; the choices made."""
    return int(play_many(t.box, t.plays, t.options, t.seeds, t.out))


def main() -> None:
    """Print matches and choices a second."""
    t = set_table(plays=1, matches=MATCHES)
    length = play_compiled(t) / MATCHES
    choices = measure(lambda: play_compiled(t))
    show_rate("random play, compiled: matches", choices, least=50_000, times=1 / length)
    show_rate("random play, compiled: choices", choices)


if __name__ == "__main__":
    main()
