"""A batch of matches stepped together from Python: NumPy picks a choice for each, `step_batch` makes them.

python -m bench.step_batch GAME
"""

import numpy as np

from bench.figures import measure, show_rate
from bench.table import named_game, set_table
from rooftree.engine.play import begin_batch, step_batch

BATCH = 4_096
STEPS = 336


def main() -> None:
    """Print choices a second; a batch whose matches are over begins again."""
    t = set_table(named_game(__doc__), plays=BATCH, matches=BATCH)
    lists = np.zeros((BATCH, t.game.max_choices), np.int16)
    counts = np.zeros(BATCH, np.int64)
    chance = np.random.default_rng(1)
    rows = np.arange(BATCH)
    begin_batch(t.box, t.plays, t.options, t.seeds, lists, counts)

    def work() -> int:
        made = 0
        for _ in range(STEPS):
            made += int(np.count_nonzero(counts))
            chosen = lists[rows, (chance.random(BATCH) * counts).astype(np.int64)]
            step_batch(t.box, t.plays, chosen, lists, counts)
            if not counts.any():
                begin_batch(t.box, t.plays, t.options, t.seeds, lists, counts)
        return made

    show_rate(f"batch of {BATCH:,} stepped from Python: choices", measure(work), least=t.targets.batch)


if __name__ == "__main__":
    main()
