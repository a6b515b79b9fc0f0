"""How the blocks are balanced when greedy bots play: what each face is worth, and who wins (BA-150).

python -m tests.games.balconia.balance 6000
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from rooftree.bots.mind import new_mind
from rooftree.bots.think import GREEDY
from rooftree.engine.buffers import Array
from rooftree.engine.luck import LUCK, PLAYERS, load_dice, seed_of
from rooftree.engine.play import begin, new_plays, seeds_for
from rooftree.games.balconia.scoring import NONE_NEW, balcony_score, facade_score
from rooftree.games.balconia.state import BALCONY, STATE
from rooftree.study.play import play_match
from rooftree.study.summary import Interval, wilson
from tests.games.balconia.table import BOX, FACES, GAME


@dataclass(frozen=True)
class Balance:
    """The means over many matches: by face, by side."""

    matches: int
    seen: Array
    """How often each face stood in a facade."""
    own: Array
    """The points of a face's own condition."""
    loss: Array
    """What the side's balconies lose if the face is replaced by a blank balcony."""
    totals: Array
    """The totals of green and of pink, a row a match."""
    doors: Array
    green: Interval
    pink: Interval

    def block_sums(self) -> Array:
        """The losses of a block's four faces, added up."""
        return self.loss.reshape(-1, 4).sum(axis=1)


def final_positions(matches: int, seed: str) -> Array:
    """Where so many matches between two greedy bots end."""
    states = np.zeros(matches, STATE)
    plays, mind, thrown = new_plays(GAME, 1), new_mind(GAME), np.zeros(2, LUCK)
    kinds, options = np.array([GREEDY, GREEDY], np.int8), GAME.option_numbers(2, {})
    for match, words in enumerate(seeds_for(seed_of(seed), 0, matches)):
        begin(BOX.record, plays, 0, options, words)
        for seat in range(2):
            load_dice(thrown[seat], words, PLAYERS + seat)
        play_match(BOX.record, plays, kinds, mind[0], thrown)
        states[match] = plays[0]["state"]
    return states


def balance(states: Array) -> Balance:
    """The figures of positions at the end."""
    seen, own, loss = (np.zeros(len(FACES)) for _ in range(3))
    for state in states:
        for face, points, lost in worth_of_faces(state):
            seen[face] += 1
            own[face] += points
            loss[face] += lost
    greens = np.array([[state.green, 1 - int(state.green)] for state in states])
    totals = np.take_along_axis(states["balcony_points"] + states["door_points"], greens, axis=1)
    doors = np.take_along_axis(states["door_points"], greens, axis=1)
    lead = (totals[:, 0] - totals[:, 1]) * 100 + doors[:, 0] - doors[:, 1]
    shares = [wilson(float(np.mean((sign * lead > 0) + (lead == 0) / 2)), len(states)) for sign in (1, -1)]
    stood = np.maximum(seen, 1)
    return Balance(len(states), seen, own / stood, loss / stood, totals, doors, *shares)


def worth_of_faces(state: Any) -> Iterator[tuple[int, int, int]]:
    """Every face in a final position: its own points, and what its side loses without it."""
    record = BOX.record.copy()
    box: Any = record[0]
    blank: Any = np.zeros_like(record["hits"][0, 0])
    blank[BALCONY] = 1
    for side in range(2):
        whole = facade_score(box, state, side, NONE_NEW, NONE_NEW)
        for cell in range(25):
            face = int(state.face[side, cell])
            if face >= 0:
                points = balcony_score(box, state, side, cell, NONE_NEW, NONE_NEW)[0]
                hits, pay = box.hits[face].copy(), int(box.pay[face])
                box.hits[face], box.pay[face] = blank, 0
                yield face, points, whole - facade_score(box, state, side, NONE_NEW, NONE_NEW)
                box.hits[face], box.pay[face] = hits, pay


def report(found: Balance) -> str:
    """The figures as a table, a block a line: each face's own points and loss."""
    lines = [f"{found.matches} matches between greedy bots"]
    for block in range(22):
        faces = range(4 * block, 4 * block + 4)
        cells = "".join(f"{FACES[face]:>6} {found.own[face]:5.2f} {found.loss[face]:5.2f}" for face in faces)
        lines.append(f"{cells}   sum {found.block_sums()[block]:5.1f}")
    margin = found.totals[:, 0] - found.totals[:, 1]
    lines += [
        f"total per side {found.totals.mean():.1f} (sd {found.totals.std():.1f}), door {found.doors.mean():.1f}, "
        f"margin {np.abs(margin).mean():.1f}, green leads by {margin.mean():.1f}",
        f"loss per face {found.loss.mean():.2f} (sd {found.loss.std():.2f})",
        *(
            f"{name} wins {share.share:.1%}, 95% interval {share.low:.1%} to {share.high:.1%}"
            for name, share in (("green", found.green), ("pink", found.pink))
        ),
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    print(report(balance(final_positions(int(sys.argv[1]), "balance"))))
