"""The scoring pad: a final position of a real table, read from its form, checked against the rules, and scored."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rooftree.engine.box import Box, box_ids, load_box
from rooftree.engine.buffers import Array
from rooftree.engine.errors import RooftreeError, one_of, within, wrong
from rooftree.engine.game import Game
from rooftree.engine.reading import convert, json_value
from rooftree.engine.tally import faults, result_words

LARGEST_FORM = 1 << 20


@dataclass(frozen=True, eq=False)
class Laid:
    """A position that was laid out: every rule it breaks, each with its place, and its score as it lies."""

    box: Box
    table: Array
    faults: list[dict[str, Any]]
    result: dict[str, Any]
    advice: list[dict[str, Any]]
    """What seats could still do before the count, where the game has such things and the form tells enough."""


def read_form(game: Game, data: bytes, place: str) -> Any:
    """A score form of a game."""
    expected = f"a score form as docs/score-{game.id}.schema.json says"
    form: Any = convert(json_value(data, place, "a score form (JSON)"), game.words.Form, place, expected)
    if form.game != game.id:
        raise wrong(f"{place}, game", form.game, game.id)
    return form


def lay_out(game: Game, form: Any, place: str, box: str | Path | None = None) -> Laid:
    """Lay a form's position out and look at it; the box is the one given, else the form's, else the usual one."""
    try:
        if form.box and form.box not in box_ids(game):  # a form comes from anywhere: it names no file of ours
            raise wrong("box", form.box, one_of(box_ids(game)))
        loaded = load_box(game, box if box is not None else form.box or None)
        game.settle_options(len(form.seats), form.options)
    except RooftreeError as error:
        raise within(error, place) from None
    box_for = getattr(game.words, "box_for", None)  # of a game whose forms may describe what no box of ours holds
    if box_for is not None:
        loaded = box_for(loaded, form, place)
    table, unseen = game.words.lay(loaded, form, place)
    found = [*unseen, *faults(game, loaded, table[0])]
    # What can't be built is worth searching only among positions that look right.
    found = found or list(game.words.unreachable(loaded, table[0]))
    result = result_words(game, loaded, table[0])
    for seat in result["seats"]:
        del seat["role"]  # nobody remembers who was the first
    advise = getattr(game.words, "advice", None)
    advice = advise(loaded, table[0]) if advise is not None and not found else []
    return Laid(loaded, table, found, result, advice)
