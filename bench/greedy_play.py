"""Greedy bots among themselves on one core: how fast, how long a match is, and what each seat wins.

python -m bench.greedy_play GAME
"""

import time

from bench.figures import loop_rate
from bench.table import SEED, named_game
from rooftree.engine.box import load_box
from rooftree.engine.game import find_game
from rooftree.engine.luck import seed_of
from rooftree.study.simulate import simulate
from rooftree.study.summary import summarize

MATCHES = 4_000


def main() -> None:
    """Print a line for each seat count, and one for each of its seats."""
    game = find_game(named_game(__doc__))
    box = load_box(game)
    for seats in game.seats:
        simulate(game, box, seats=seats, games=1, bots=["greedy"], workers=1)  # compiled by now
        loop, start = loop_rate(), time.process_time()
        table = simulate(game, box, seats=seats, games=MATCHES, bots=["greedy"], seed=seed_of(SEED), workers=1)
        rate = MATCHES / (time.process_time() - start)
        length, summary = float(table.lengths.mean()), summarize(table)
        print(f"{game.id}, {seats} seats, {length:.1f} choices in a match (median {summary.length.median:.0f})")
        print(f"{'greedy play: matches':<58}{rate:>14,.0f} /s{rate / loop:>14.3g} of the loop")
        print(f"{'greedy play: choices':<58}{rate * length:>14,.0f} /s{rate * length / loop:>14.3g} of the loop")
        for seat in summary.seats:
            won = seat.wins
            print(f"  seat {seat.seat + 1} wins {won.share:.1%}, with 95% from {won.low:.1%} to {won.high:.1%}")


if __name__ == "__main__":
    main()
