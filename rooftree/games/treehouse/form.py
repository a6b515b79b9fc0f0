"""The score form of Treehouse: a final position of a real table, read from its trees."""

from typing import Any

import msgspec
import numpy as np

from rooftree.engine.box import Box
from rooftree.engine.buffers import SCORE, Array, event_buffer
from rooftree.engine.errors import Problem, RooftreeError, one_of, shown
from rooftree.engine.game import find_game
from rooftree.engine.luck import tape
from rooftree.games.treehouse.dealer import THIRD_ROUND, deal
from rooftree.games.treehouse.reasons import NO_SLOT, REASONS, UNBUILDABLE
from rooftree.games.treehouse.scoring import score, settle_majorities
from rooftree.games.treehouse.state import (
    BUILT,
    COLOURS,
    CONDITIONS,
    FINISHED,
    NO_ROOM,
    ROUNDS,
    SLOTS,
    STATE,
    fate_of,
    round_of,
    slot_name,
)
from rooftree.games.treehouse.tree import build, slot_verdict


class PlacedRoom(msgspec.Struct, forbid_unknown_fields=True):
    """A room in a tree: its code or its colour, and the round it was built in."""

    room: str
    round: int


class SeatForm(msgspec.Struct, forbid_unknown_fields=True):
    """One seat: its rooms by slot (codes such as "r05", or colours), and its points before the majorities."""

    tree: dict[str, str | PlacedRoom]
    name: str = ""
    score: int | None = None


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """A finished game.

    Either every seat has its `score` as it stood on the score track before the majorities, or `conditions` lists what
    was laid on the colour cards in each of the three rounds and every room has its round; then the rounds are scored
    too.
    """

    game: str
    seats: list[SeatForm]
    options: dict[str, str] = {}
    box: str = ""
    conditions: list[dict[str, str]] = []


def lay(box: Box, form: Form, place: str) -> tuple[Array, list[dict[str, Any]]]:
    """The position of a form, and the faults that no state can show (slots that do not exist)."""
    problems: list[Problem] = []
    table = np.zeros(1, STATE)
    s = table[0]
    options = find_game("treehouse").option_numbers(len(form.seats), form.options)
    deal(box.record[0], s, options, tape([])[0])
    s.round_no = ROUNDS
    s.first_led = -1
    s.tracked = not form.conditions
    faults = _build_trees(box, s, form, place, problems)
    _lay_conditions(s, form, place, problems)
    if problems:
        raise RooftreeError(problems)
    s.phase = FINISHED
    s.over = THIRD_ROUND
    _count_points(box, s, form)
    settle_majorities(s, event_buffer(0)[0])
    return table, faults


def _build_trees(box: Box, s: Any, form: Form, place: str, problems: list[Problem]) -> list[dict[str, Any]]:
    """Put every room where the form says; rooms given by colour are any that are left of it."""
    named = {room["id"]: n for n, room in enumerate(box.content["room"])}
    by_colour: list[tuple[int, int, str, int]] = []
    faults: list[dict[str, Any]] = []
    slots = {slot_name(slot): slot for slot in range(1, SLOTS + 1)}
    for seat, seat_form in enumerate(form.seats):
        for slot, entry in seat_form.tree.items():
            where = f"{place}, seats[{seat}].tree.{slot}"
            code = entry if isinstance(entry, str) else entry.room
            built_in = ROUNDS if isinstance(entry, str) else entry.round
            if form.conditions and isinstance(entry, str):
                problems.append(Problem(where, shown(entry), 'room and round, as "conditions" are given'))
            elif not 1 <= built_in <= ROUNDS:
                problems.append(Problem(f"{where}.round", str(built_in), f"a round from 1 to {ROUNDS}"))
            elif code not in named and code not in COLOURS:
                problems.append(Problem(where, shown(code), "a room code such as r05, or " + one_of(COLOURS)))
            elif slot not in slots:
                cause = REASONS[NO_SLOT]
                faults.append({"reason": cause.id, "paragraph": cause.paragraph, "seat": seat, "slot": slot})
            elif code in named:
                _put(box, s, seat, named[code], slots[slot], built_in)
            else:
                by_colour.append((seat, slots[slot], code, built_in))
    for seat, slot_number, colour, built_in in by_colour:
        rooms = [n for n in range(len(named)) if box.record["colour"][0, n] == COLOURS.index(colour)]
        room = next((n for n in rooms if s.fate[n] == 0), rooms[0])
        _put(box, s, seat, room, slot_number, built_in)
    return faults


def _put(box: Box, s: Any, seat: int, room: int, slot: int, built_in: int) -> None:
    build(box.record[0], s, seat, room, slot)
    s.fate[room] = fate_of(built_in, seat) + 1 + BUILT
    s.deck[room // 24] = int(s.deck[room // 24]) & ~(1 << room % 24)


def _lay_conditions(s: Any, form: Form, place: str, problems: list[Problem]) -> None:
    """What lay on the colour cards, or the points the seats already had."""
    if form.conditions and len(form.conditions) != ROUNDS:
        problems.append(Problem(f"{place}, conditions", f"{len(form.conditions)} rounds", f"{ROUNDS} rounds"))
        return
    values = CONDITIONS[3:] if s.young else CONDITIONS[1:3]
    for n, laid in enumerate(form.conditions):
        for colour, condition in laid.items():
            where = f"{place}, conditions[{n}].{colour}"
            if colour not in COLOURS:
                problems.append(Problem(where, shown(colour), one_of(COLOURS)))
            elif condition not in values:
                problems.append(Problem(where, shown(condition), one_of(values)))
            else:
                s.laid[n, COLOURS.index(colour)] = CONDITIONS.index(condition)
    for seat, seat_form in enumerate(form.seats):
        where = f"{place}, seats[{seat}].score"
        if form.conditions and seat_form.score is not None:
            problems.append(Problem(where, str(seat_form.score), 'no score: "conditions" are given, it is counted'))
        elif not form.conditions and seat_form.score is None:
            problems.append(Problem(where, "nothing", 'the points before the majorities (or give "conditions")'))
        elif seat_form.score is not None and not 0 <= seat_form.score <= 999:
            problems.append(Problem(where, str(seat_form.score), "a whole number from 0 to 999"))


def _count_points(box: Box, s: Any, form: Form) -> None:
    """What stood on the score track, or what the lines of the three rounds add up to."""
    lines = np.zeros(1, SCORE)
    for seat, seat_form in enumerate(form.seats):
        if seat_form.score is None:
            score(box.record[0], s, seat, lines[0])
            s.score[seat] = lines["line"][0, : lines["count"][0], 1].sum()
        else:
            s.score[seat] = seat_form.score


def unreachable(box: Box, s: Any) -> list[dict[str, Any]]:
    """The trees that keep every rule as they stand, yet can't be built room by room (TH-41 to TH-48)."""
    cause = REASONS[UNBUILDABLE]
    return [
        {"reason": cause.id, "paragraph": cause.paragraph, "seat": seat}
        for seat in range(s.seats)
        if not _buildable(box, s, seat)
    ]


def _buildable(box: Box, s: Any, seat: int) -> bool:
    """Whether some order of building, earlier rounds first, breaks no rule: a search over sets of slots."""
    order = [slot for slot in range(1, SLOTS + 1) if s.tree[seat, slot] != NO_ROOM]
    dead: set[int] = set()

    def grow(tree: Array) -> bool:
        t = tree[0]
        left = [slot for slot in order if not int(t.filled[seat]) >> slot & 1]
        if not left:
            return True
        if int(t.filled[seat]) in dead:
            return False
        first = min(round_of(s.fate[s.tree[seat, slot]]) for slot in left)
        for slot in left:
            room = s.tree[seat, slot]
            if round_of(s.fate[room]) != first:
                continue
            if slot_verdict(t, seat, box.record["colour"][0, room], slot) == 0:
                taller = tree.copy()
                build(box.record[0], taller[0], seat, room, slot)
                if grow(taller):
                    return True
        dead.add(int(t.filled[seat]))
        return False

    bare = np.zeros(1, STATE)
    bare["filled"] = 1
    bare["tree"] = NO_ROOM
    return grow(bare)
