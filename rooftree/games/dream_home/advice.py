"""What roofer, courier and handyman could still do for a house on a real table, if the discard piles are known."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from rooftree.engine.box import Box
from rooftree.engine.buffers import Array, event_buffer
from rooftree.games.dream_home import rules, turns
from rooftree.games.dream_home.scoring import house_points, roof_points
from rooftree.games.dream_home.state import HELP, HELPING, STATE, WHICH_HELP

EXACT_STEPS = 2
WIDTH = 24
"""With more helpers than that only so many of the best houses are followed from step to step."""

Plan = list[int]


def helper_step(s: Any, seat: int) -> Array:
    """A laid-out position as if it were the seat's turn to use its helpers."""
    table = np.zeros(1, STATE)
    table[0] = s
    t = table[0]
    t.over, t.stage, t.asked, t.deed, t.waiting = 0, HELP, WHICH_HELP, HELPING, 1 << seat
    return table


def best_plan(box: Box, s: Any, seat: int) -> tuple[Plan, int, bool]:
    """The choices that add most to a seat's points, how many they add, and whether nothing can add more."""
    table = helper_step(s, seat)
    roofs, roof_gain = _best_roofs(box, table, seat)
    house, house_gain, exact = _best_house(box, table, seat)
    return roofs + house, roof_gain + house_gain, exact


def _choices(box: Box, t: Any, seat: int, first: int, last: int) -> list[int]:
    out = np.zeros(rules.MAX_CHOICES, np.int16)
    found = out[: rules.legal(box.record[0], t, seat, out)]
    return [int(choice) for choice in found if first <= choice < last]


def _after(box: Box, table: Array, seat: int, choice: int) -> Array:
    after = table.copy()
    turns.apply(box.record[0], after[0], seat, choice, event_buffer(0)[0])
    return after


def _best_roofs(box: Box, table: Array, seat: int) -> tuple[Plan, int]:
    """Every way to use the roofers: they look at the roof only."""
    b = box.record[0]

    def worth(stack: Any) -> int:
        return int(roof_points(b, int(stack)))

    best: tuple[int, Plan] = (worth(table[0].stack[seat]), [])
    frontier: list[tuple[Array, Plan]] = [(table, [])] if _asks_for_help(table[0], seat) else []
    while frontier:
        position, plan = frontier.pop()
        for choice in _choices(box, position[0], seat, rules.CHOICE_ROOFER, rules.CHOICE_COURIER):
            after, longer = _after(box, position, seat, choice), [*plan, choice]
            best = max(best, (worth(after[0].stack[seat]), longer), key=lambda found: found[0])
            if _asks_for_help(after[0], seat):
                frontier.append((after, longer))
    return best[1], best[0] - worth(table[0].stack[seat])


def _asks_for_help(t: Any, seat: int) -> bool:
    return bool(int(t.waiting) >> seat & 1 and t.asked == WHICH_HELP)


def _best_house(box: Box, table: Array, seat: int) -> tuple[Plan, int, bool]:
    """Every way to use couriers and handymen, one after the other in any order."""
    b = box.record[0]
    before = int(house_points(b, table[0], seat))
    best: tuple[int, Plan] = (before, [])
    layer: list[tuple[Array, Plan]] = [(table, [])]
    depth, exact = 0, True
    while layer:
        grown: dict[bytes, tuple[int, Array, Plan]] = {}
        for position, plan in layer:
            for after, longer in _served(box, position, seat, plan):
                worth = int(house_points(b, after[0], seat))
                grown.setdefault(after.tobytes(), (worth, after, longer))
                if worth > best[0]:
                    best = worth, longer
        depth += 1
        following = sorted(grown.values(), key=lambda found: -found[0])
        more = [found for found in following if _choices(box, found[1][0], seat, *HOUSE_CHOICES)]
        if depth >= EXACT_STEPS and len(more) > WIDTH:
            more, exact = more[:WIDTH], False
        layer = [(after, plan) for _, after, plan in more]
    return best[1], best[0] - before, exact


HOUSE_CHOICES = (rules.CHOICE_COURIER, rules.CHOICE_DONE)


def _served(box: Box, position: Array, seat: int, plan: Plan) -> Iterator[tuple[Array, Plan]]:
    """The house after each service, every room settled in every way."""
    for choice in _choices(box, position[0], seat, *HOUSE_CHOICES):
        yield from _settled(box, _after(box, position, seat, choice), seat, [*plan, choice])


def _settled(box: Box, position: Array, seat: int, plan: Plan) -> Iterator[tuple[Array, Plan]]:
    kept = _choices(box, position[0], seat, rules.CHOICE_KEEP, rules.CHOICE_CAR)
    if not kept:
        yield position, plan
    for choice in kept:
        yield from _settled(box, _after(box, position, seat, choice), seat, [*plan, choice])
