"""One match after the other driven from Python: one `step` a choice, and the choice picked in Python.

python -m bench.step_python GAME
"""

from random import Random

from bench.figures import measure, show_rate
from bench.table import Table, named_game, set_table_for
from rooftree.engine.play import begin, choices, step

CHOICES = 170_000


def play_from_python(t: Table) -> int:
    """Play every match of the table's seeds; the choices made."""
    made = 0
    chance = Random(1).random
    allowed = t.out.data  # gives Python's own numbers
    for seed in t.seeds:
        begin(t.box, t.plays, 0, t.options, seed)
        n = choices(t.box, t.plays, 0, t.out)
        while n > 0:
            n = step(t.box, t.plays, 0, allowed[int(chance() * n)], t.out)
            made += 1
    return made


def main() -> None:
    """Print choices a second."""
    t = set_table_for(named_game(__doc__), CHOICES)
    choices = measure(lambda: play_from_python(t))
    show_rate("driven from Python, one step() a choice: choices", choices, least=t.targets.python)


if __name__ == "__main__":
    main()
