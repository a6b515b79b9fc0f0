"""Everything that is wrong with a Balconia position, laid out by hand or reached in play."""

from rooftree.engine.buffers import add_fault
from rooftree.engine.rule import rule
from rooftree.games.balconia.reasons import (
    BLOCK_TWICE,
    DETACHED,
    ENTRANCE_COVERED,
    ENTRANCE_MISPLACED,
    LOST_BLOCK,
    NOT_OPPOSITE,
    WRONG_NUMBER,
)
from rooftree.games.balconia.rules import ANY_BOTTOM_CELL, standing, touching
from rooftree.games.balconia.scoring import ones
from rooftree.games.balconia.state import (
    BLOCKS,
    BOTTOM_ROW,
    CELLS,
    FINISHED,
    GREEN,
    NO_FACE,
    NOBODY,
    PINK,
    PLACE,
    opposite,
)


@rule
def audit(box, s, out):  # type: ignore[no-untyped-def]
    """Every rule the position breaks: the entrance, each cell, each block, how many there are. Cells are green's."""
    out.count = 0
    here = 1 << int(s.entrance_cell)
    fits = s.entrance_rule == ANY_BOTTOM_CELL or s.entrance_rule == s.entrance_cell
    if here & BOTTOM_ROW == 0 or not fits:
        add_fault(out, ENTRANCE_MISPLACED, NOBODY, s.entrance_cell, 0)
    if here & int(s.filled) != 0:
        add_fault(out, ENTRANCE_COVERED, NOBODY, s.entrance_cell, 0)
    for cell in range(CELLS):
        audit_cell(s, cell, out)
    audit_blocks(s, out)
    due = int(s.turn) if s.phase == FINISHED or (s.phase == PLACE and s.block == 0) else int(s.turn) - 1
    if ones(int(s.filled)) != max(due, 0):
        add_fault(out, WRONG_NUMBER, NOBODY, NOBODY, ones(int(s.filled)))


@rule
def audit_cell(s, cell, out):  # type: ignore[no-untyped-def]
    """Opposite faces (BA-24), and contact with what hangs together with the entrance (BA-31)."""
    if (int(s.filled) >> cell) & 1 == 0:
        if s.face[GREEN, cell] != NO_FACE or s.face[PINK, cell] != NO_FACE:
            add_fault(out, LOST_BLOCK, NOBODY, cell, 0)
        return
    if s.face[GREEN, cell] == NO_FACE or opposite(s.face[GREEN, cell]) != s.face[PINK, cell]:
        add_fault(out, NOT_OPPOSITE, NOBODY, cell, 0)
    if not s.free and (attached(s) >> cell) & 1 == 0:
        add_fault(out, DETACHED, NOBODY, cell, 0)


@rule
def attached(s):  # type: ignore[no-untyped-def]
    """What hangs together with the entrance, which is just what can be built block by block (BA-31)."""
    grown, reached = 0, 1 << int(s.entrance_cell)
    while reached != grown:
        grown = reached
        reached |= touching(grown) & standing(s)
    return reached


@rule
def audit_blocks(s, out):  # type: ignore[no-untyped-def]
    """BA-10: every block is in one place: on the table, in play, or in the frame."""
    for block in range(1, BLOCKS + 1):
        built = 0
        for cell in range(CELLS):
            if (int(s.filled) >> cell) & 1 and int(s.face[GREEN, cell]) // 4 + 1 == block:
                built += 1
        if built > 1:
            add_fault(out, BLOCK_TWICE, NOBODY, NOBODY, block)
        if min(built, 1) + ((int(s.on_table) >> (block - 1)) & 1) + (s.block == block) != 1:
            add_fault(out, LOST_BLOCK, NOBODY, NOBODY, block)
