"""What an evaluation of a Balconia position looks at."""

from rooftree.engine.rule import rule
from rooftree.games.balconia.rules import in_pair, open_cells, touching
from rooftree.games.balconia.scoring import (
    NONE_NEW,
    balconies,
    balcony_score,
    counted_as,
    door_points,
    facade_score,
    face_at,
    group_of,
    ones,
)
from rooftree.games.balconia.state import (
    AREA_CELLS,
    AROUND,
    AROUND_FOUR,
    CELLS,
    EVERY_CELL,
    FACES,
    GROUP,
    IF_PAY,
    NO_PAY,
    PINK,
    PLACE,
    TURNS,
    chooser,
    opposite,
    side_of,
)

TERMS = ("points", "their_points", "promise", "their_promise")
WEIGHTS = {"points": 1.0, "their_points": -0.5, "promise": 1.0, "their_promise": -0.5}
GRUDGE = 0.5
"""How much the other side's gain weighs against the own one where a placement is foreseen."""


@rule
def terms(box, s, seat, out):  # type: ignore[no-untyped-def]
    """One number a term, in the order of TERMS; with a pair chosen, after the placer's best answer to it."""
    side = side_of(s, seat)
    cell, face = NONE_NEW, NONE_NEW
    if s.phase == PLACE and s.block != 0:
        cell, face = best_placement(box, s)
    seen = face if side == PINK - side_of(s, chooser(s)) or cell == NONE_NEW else opposite(face)
    other = seen if cell == NONE_NEW else opposite(seen)
    out[0] = worth_now(box, s, side, cell, seen)
    out[1] = worth_now(box, s, PINK - side, cell, other)
    out[2] = promise(box, s, side, cell, seen)
    out[3] = promise(box, s, PINK - side, cell, other)


@rule
def best_placement(box, s):  # type: ignore[no-untyped-def]
    """Where the placer would put which of its faces: the cell and the face."""
    placer = PINK - side_of(s, chooser(s))
    cells = open_cells(s)
    best_cell, best_face, best = NONE_NEW, NONE_NEW, 0.0
    for letter in range(4):
        if in_pair(letter, s.pair):
            continue
        face = (int(s.block) - 1) * 4 + letter
        for cell in range(CELLS):
            if (cells >> cell) & 1:
                worth = worth_then(box, s, placer, cell, face)
                worth -= GRUDGE * worth_then(box, s, PINK - placer, cell, opposite(face))
                if best_cell == NONE_NEW or worth > best:
                    best_cell, best_face, best = cell, face, worth
    return best_cell, best_face


@rule
def worth_now(box, s, side, cell, face):  # type: ignore[no-untyped-def]
    """The points of a side as the frame stands, with one more balcony if one is named."""
    return facade_score(box, s, side, cell, face) + door_points(box, s, side, cell, face)


@rule
def worth_then(box, s, side, cell, face):  # type: ignore[no-untyped-def]
    """The points of a side now, and what may be hoped for."""
    return worth_now(box, s, side, cell, face) + promise(box, s, side, cell, face)


@rule
def promise(box, s, side, new_cell, new_face):  # type: ignore[no-untyped-def]
    """What the blocks to come may be expected to add to a side's conditions, were their faces any of the box."""
    standing_now = balconies(s, new_cell)
    empty = EVERY_CELL & ~(standing_now | 1 << int(s.entrance_cell))
    share = (TURNS - ones(standing_now)) / max(ones(empty), 1)
    expected = 0.0
    for cell in range(CELLS):
        if (standing_now >> cell) & 1:
            expected += promise_of(box, s, side, cell, new_cell, new_face, empty, share)
    return expected


@rule
def promise_of(box, s, side, cell, new_cell, new_face, empty, share):  # type: ignore[no-untyped-def]
    """The same for one balcony: its area has empty cells, of which a share will be filled."""
    face = face_at(s, side, cell, new_cell, new_face)
    pay = int(box.pay[face])
    if pay == NO_PAY:
        return 0.0
    area = int(box.area[face])
    if area == GROUP:
        within = touching(group_of(box, s, side, cell, new_cell, new_face))
    else:
        within = int(AREA_CELLS[side, AROUND_FOUR if area == AROUND and s.around_four else area, cell])
    filled_later = ones(within & empty) * share
    target = counted_as(s, int(box.target[face]))
    if pay != IF_PAY:
        hits = box.pieces[target] / FACES
        if box.absent[face]:
            hits = 1.0 - box.holders[target] / FACES
        return pay * filled_later * hits
    met = balcony_score(box, s, side, cell, new_cell, new_face)[0] > 0
    appears = 1.0 - (1.0 - box.holders[target] / FACES) ** filled_later
    if box.absent[face]:
        return -pay * appears if met else 0.0
    if met:
        return 0.0
    second = counted_as(s, int(box.second[face]))
    if second != target:
        appears *= 1.0 - (1.0 - box.holders[second] / FACES) ** filled_later
    return pay * appears
