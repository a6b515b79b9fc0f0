"""What a hand is good for: the tokens it pays for, and the cells a turn can lead to, step by step."""

from typing import Any

import numpy as np

from rooftree.engine.box import Box
from rooftree.engine.buffers import Array, event_buffer
from rooftree.games.big_build import rules
from rooftree.games.big_build.moves import handfuls_for
from rooftree.games.big_build.state import HAND, NO_TOKEN, TURN

Step = tuple[int, tuple[int, ...]]
"""A cell, and the cards that pay for it."""

Plan = tuple[Step, ...]


def payments(box: Box, s: Any, seat: int) -> dict[int, list[tuple[int, ...]]]:
    """For every token on the board that the hand pays for, wherever it lies: the cards that do (BB-45)."""
    packed = box.record[0]
    found = {}
    for token in sorted(token for token in s.token.tolist() if token != NO_TOKEN):
        handfuls = int(handfuls_for(packed, s, seat, token))
        if handfuls:
            found[token] = [_cards(s, seat, paid) for paid in range(1, 1 << HAND) if handfuls >> paid & 1]
    return found


def plans(box: Box, s: Any, seat: int) -> dict[int, Plan]:
    """For every cell that a turn can lead to: the steps that spend the fewest cards. Tokens on the way are taken."""
    if s.phase != TURN or rules.may_act(s, seat):
        return {}
    start: Array = np.zeros(1, s.dtype)
    start[0] = s
    met = {_place(start[0], seat)}
    by_cards: list[list[tuple[Array, Plan]]] = [[(start, ())], *([] for _ in range(HAND))]
    found: dict[int, Plan] = {}
    for spent, ways in enumerate(by_cards):
        for table, plan in ways:
            here = int(table[0].stands_on[seat])
            if here != s.stands_on[seat]:
                found.setdefault(here, plan)
            for after, step in _steps(box, table, seat):
                if _place(after[0], seat) not in met:
                    met.add(_place(after[0], seat))
                    by_cards[spent + len(step[1])].append((after, (*plan, step)))
    return dict(sorted(found.items()))


def _steps(box: Box, table: Array, seat: int) -> list[tuple[Array, Step]]:
    """Every next step, with the table after it."""
    out, quiet = np.zeros(rules.MAX_CHOICES, np.int16), event_buffer(0)
    packed, s = box.record[0], table[0]
    found = []
    for choice in out[: rules.legal(packed, s, seat, out)].tolist():
        if choice >= rules.CHOICE_STEP:
            cell, paid = divmod(choice - rules.CHOICE_STEP, rules.HANDFULS)
            after = table.copy()
            rules.apply(packed, after[0], seat, choice, quiet[0])
            found.append((after, (cell, _cards(s, seat, paid))))
    return found


def _cards(s: Any, seat: int, chosen: int) -> tuple[int, ...]:
    return tuple(card for position, card in enumerate(s.hand[seat].tolist()) if chosen >> position & 1)


def _place(s: Any, seat: int) -> tuple[int, ...]:
    """Where the figure is and what the seat still holds."""
    return (int(s.stands_on[seat]), *s.hand[seat].tolist())
