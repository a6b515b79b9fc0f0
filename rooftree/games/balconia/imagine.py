"""What a Balconia seat knows.

A view leaves the other facade out (BA-45), yet whoever remembers what was shown knows it: of every block all four faces
lay open, and opposite the own face stands only one (BA-44). Tokens that were not turned up are in no state. So for a
bot, which remembers (BA-49), there is one state only that agrees with all it was shown: the true one.
"""

from rooftree.engine.game import copy
from rooftree.engine.rule import rule
from rooftree.games.balconia.rules import in_pair, standing
from rooftree.games.balconia.scoring import seen_from
from rooftree.games.balconia.state import BLOCKS, CELLS, GREEN, MIRROR, NO_FACE, PINK, chooser, side_of

OBSERVATION = 16 + BLOCKS + 3 * CELLS


@rule
def imagine(box, s, seat, luck, out):  # type: ignore[no-untyped-def]
    """The only state there is."""
    copy(out, s)


@rule
def observe(box, s, seat, out):  # type: ignore[no-untyped-def]
    """The frame in numbers, as the view has it: the own facade, the other one only where it is open."""
    side = side_of(s, seat)
    out[:OBSERVATION] = 0
    out[0], out[1], out[2], out[3] = s.phase, s.turn, side, s.over
    out[4], out[5], out[6] = s.block, s.pair, 1 if chooser(s) == seat else 0
    out[7], out[8] = s.door[side], (int(s.waiting) >> seat) & 1
    out[9], out[10], out[11], out[12] = s.free, s.around_four, s.lover_is_person, s.facades_open
    for face in range(4):
        out[13] |= (1 << face) if s.block != 0 and s.pair >= 0 and in_pair(face, s.pair) else 0
    at = 16
    for block in range(BLOCKS):
        out[at + block] = (int(s.on_table) >> block) & 1
    at += BLOCKS
    filled = seen_from(side, standing(s))
    shown = s.facades_open != 0 or s.over != 0
    for seen in range(CELLS):
        cell = seen if side == GREEN else int(MIRROR[seen])
        out[at + seen] = (filled >> seen) & 1
        out[at + CELLS + seen] = s.face[side, cell]
        out[at + 2 * CELLS + seen] = s.face[PINK - side, cell] if shown else NO_FACE
