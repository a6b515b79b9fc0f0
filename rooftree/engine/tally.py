"""The score of a position in words: who has how many points and why, who is first, and what is wrong with it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from rooftree.engine.buffers import FAULTS, RESULT, SCORE

if TYPE_CHECKING:
    from rooftree.engine.box import Box
    from rooftree.engine.game import Game


def score_lines(game: "Game", box: "Box", s: Any, seat: int) -> list[dict[str, Any]]:
    """A seat's breakdown, line by line."""
    out = np.zeros(1, SCORE)
    game.rules["score"](box.record[0], s, seat, out[0])
    return [game.words.line_words(box, s, seat, line) for line in out["line"][0, : out["count"][0]]]


def result_words(game: "Game", box: "Box", s: Any) -> dict[str, Any]:
    """The result: each seat's place, total, role and breakdown, the deciding tie-break, the reason of the end."""
    out = np.zeros(1, RESULT)
    game.rules["result"](box.record[0], s, out[0])
    found = out[0]
    seats = range(int(found.seats))
    return {
        "reason": game.ends[found.reason],
        "tie_break": game.tie_breaks[found.tie_break],
        "winners": [seat for seat in seats if found.place[seat] == 1],
        "seats": [
            {
                "seat": seat,
                "place": int(found.place[seat]),
                "total": int(found.total[seat]),
                "role": game.roles[found.role[seat]],
                "lines": score_lines(game, box, s, seat),
            }
            for seat in seats
        ],
    }


def faults(game: "Game", box: "Box", s: Any) -> Iterator[dict[str, Any]]:
    """Every rule that a position breaks, with its place."""
    out = np.zeros(1, FAULTS)
    game.rules["audit"](box.record[0], s, out[0])
    for row in out["row"][0, : out["count"][0]]:
        yield game.words.fault_words(box, s, row)
