"""Compiled random play: whole matches, the dealer's work included, on one core.

python -m bench.random_play GAME
"""

from bench.figures import measure, show_rate
from bench.table import Table, named_game, set_table_for
from rooftree.engine.play import play_many

CHOICES = 1_700_000


def play_compiled(t: Table) -> int:
    """Play every match of the table's seeds in one call; the choices made."""
    return int(play_many(t.box, t.plays, t.options, t.seeds, t.out))


def main() -> None:
    """Print matches and choices a second."""
    t = set_table_for(named_game(__doc__), CHOICES)
    length = play_compiled(t) / len(t.seeds)
    choices = measure(lambda: play_compiled(t))
    print(f"{t.game.id}, {t.seats} seats, {length:.1f} choices in a match")
    show_rate("random play, compiled: matches", choices, least=t.targets.play, times=1 / length)
    show_rate("random play, compiled: choices", choices)


if __name__ == "__main__":
    main()
