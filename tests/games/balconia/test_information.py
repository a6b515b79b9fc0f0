"""Who is shown what: BA-40 to BA-49, BA-T50, and the test of two boxes that differ in what is turned away."""

import copy
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from rooftree.engine.box import LANGUAGES, Box, build_box
from rooftree.engine.luck import PLAYERS, dice, seed_of
from rooftree.engine.match import Match
from rooftree.engine.seat import Seat
from rooftree.engine.text import Texts
from rooftree.engine.words import EVERYTHING, WATCHER
from rooftree.games.balconia import words
from rooftree.games.balconia.draw import draw
from tests.games.balconia.table import BOX, DOORS, FACES, GAME, RiggedMatch, behind, moves_of
from tests.games.rig import Words
from tests.kit import vectors

(EXAMPLE,) = vectors("balconia", "game")
BLOCKS = [block for block, _ in moves_of(EXAMPLE)]
MOVES = [move for _, move in moves_of(EXAMPLE)]
FACE = re.compile(r'"(\d+[a-d])"')
VIEWERS = (0, 1, WATCHER)


def faces_in(value: Any) -> set[str]:
    """Every face that is named anywhere in what goes out."""
    return set(FACE.findall(json.dumps(value)))


def drawn(match: Match, viewer: int) -> list[Any]:
    """The table as it is drawn for a viewer, in every language."""
    table = match.view(viewer)["table"]
    return [draw(match.box, table, Texts(GAME, match.box, language)) for language in LANGUAGES]


def sent(match: Match, viewer: int) -> str:
    """All that a viewer can ask for, as one text; the name of the box aside, which is no part of the table."""
    view = {**match.view(viewer), "box": None}
    own = [] if viewer < 0 else [match.score(viewer), match.seat(viewer).observe().tolist(), match.choices(viewer)]
    return json.dumps([view, match.log(viewer), own, drawn(match, viewer)], sort_keys=True)


def steps(match: RiggedMatch, until: int = 28) -> Iterator[RiggedMatch]:
    """The digest's game, stopped before every choice."""
    for pair, face, cell in MOVES:
        for choice in ({"do": "take", "pair": pair}, {"do": "place", "face": face, "cell": cell}):
            yield match
            until -= 1
            if until < 0:
                return
            match.choose(match.awaited[0], choice)


def at_step(number: int, box: Box = BOX, **options: str) -> RiggedMatch:
    """The digest's game after so many choices."""
    match = RiggedMatch("E1a", BLOCKS, box=box, **options)
    return list(steps(match, number))[-1]


def standing(match: Match, seat: int) -> dict[str, str]:
    return {cell: stands["face"] for cell, stands in match.view(seat)["table"]["facades"][seat]["balconies"].items()}


def in_play(match: Match) -> set[str]:
    block = match.view(WATCHER)["table"]["in_play"]
    return {face["face"] for face in block["faces"]} if block else set()


def test_BA_40_no_seat_is_shown_the_other_facade() -> None:
    for match in steps(RiggedMatch("E2a", BLOCKS)):
        for seat in range(2):
            named = faces_in([match.view(seat), match.log(seat)])
            assert named == set(standing(match, seat).values()) | in_play(match)
            assert match.view(seat)["table"]["facades"][1 - seat] is None
        assert faces_in([match.view(WATCHER), match.log(WATCHER)]) == in_play(match)


def test_BA_41_what_lies_open_to_both() -> None:
    for match in steps(RiggedMatch("E2a", BLOCKS)):
        views = [match.view(viewer)["table"] for viewer in VIEWERS]
        for key in ("phase", "turn", "tokens", "green", "chooser", "turned_up", "on_table"):
            assert views[0][key] == views[1][key] == views[2][key]
        shown = [{**view["in_play"], "changes": None} for view in views]
        assert shown[0] == shown[1] == shown[2]
        assert len(views[0]["filled"]) == views[0]["turn"] - 1
    assert views[0]["turned_up"] == sorted(BLOCKS)


def test_BA_41a_blocks_on_the_table_may_be_looked_at() -> None:
    match = at_step(3)
    assert match.view(WATCHER)["table"]["on_table"] == sorted(set(range(1, 23)) - set(BLOCKS[:2]))
    assert {row["id"] for row in match.box.content["face"]} == set(FACES)


def test_BA_42_a_seat_sees_its_own_facade_and_its_own_door() -> None:
    match = RiggedMatch("E3b", BLOCKS)
    for seat, door in enumerate(("E3b", "E3d")):
        facade = match.view(seat)["table"]["facades"][seat]
        assert (facade["door"]["door"], facade["door"]["kind"]) == (door, "difference")
        told = json.dumps(match.log(seat))
        assert [other in told for other in ("E3b", "E3d")] == [door == "E3b", door == "E3d"]
    assert not any(door in json.dumps([match.view(WATCHER), match.log(WATCHER)]) for door in DOORS)


def test_BA_43_nobody_knows_which_numbers_are_left() -> None:
    for tail in ([22, 20, 18], [1, 2, 4]):
        match = RiggedMatch("E2a", [*BLOCKS[:5], *tail])
        for move in MOVES[:4]:
            match.move(*move)
        assert len(match.view(0)["table"]["on_table"]) == 22 - 5
    # Before the last turn nine numbers are left.
    last = at_step(26)
    assert last.view(0)["table"]["tokens"] == 0
    assert len(last.view(0)["table"]["on_table"]) == 9 - 1


def test_BA_44_open_facades_are_shown_to_all() -> None:
    for match in steps(RiggedMatch("E2a", BLOCKS, facades="open")):
        views = [match.view(viewer)["table"]["facades"] for viewer in VIEWERS]
        assert views[0] == views[1] == views[2]
        green, pink = (facade["balconies"] for facade in views[0])
        assert {behind(stands["face"]) for stands in green.values()} == {stands["face"] for stands in pink.values()}
    told = [event for entry in match.log(1) for event in entry["events"]]
    assert {"green", "pink"} <= set(next(event for event in told if event["event"] == "placed"))
    assert all("pair" in event for event in told if event["event"] == "took")


KEYS = {
    "phase", "turn", "tokens", "green", "chooser", "awaited", "looks_from", "entrance", "filled", "turned_up",
    "on_table", "in_play", "facades",
}  # fmt: skip


def test_BA_45_a_view_holds_what_is_listed_and_no_history() -> None:
    for match in steps(RiggedMatch("E2a", BLOCKS)):
        block = match.view(0)["table"]["in_play"]["block"]
        for viewer in VIEWERS:
            table = match.view(viewer)["table"]
            assert set(table) == KEYS
            assert set(table["in_play"]) - {"changes"} == {"block", "faces", "pair", "halves"}
            told = [event for entry in match.log(viewer) for event in entry["events"]]
            pairs = [event["block"] for event in told if event["event"] == "took" and "pair" in event]
            assert set(pairs) <= {block}
        asked = match.awaited[0]
        assert "changes" in match.view(asked)["table"]["in_play"]
        assert "changes" not in match.view(1 - asked)["table"]["in_play"]


def test_BA_46_own_points_and_a_door_that_needs_no_other_facade() -> None:
    for door, known in (("E1a", False), ("E2a", True), ("E3a", True)):
        match = RiggedMatch(door, BLOCKS)
        for move in MOVES[:9]:
            match.move(*move)
        for seat in range(2):
            facade = match.view(seat)["table"]["facades"][seat]
            points = sum(stands["points"] for stands in facade["balconies"].values())
            assert (facade["door"]["points"] is not None) is known
            assert facade["points"] == points + (facade["door"]["points"] or 0)
            assert [line["line"] for line in match.score(seat)].count("door") == (1 if known else 0)
    shown = RiggedMatch("E1a", BLOCKS, facades="open").view(0)["table"]["facades"][0]["door"]["points"]
    assert shown == 0


def looked_at(cell: str, area: str) -> set[str]:
    """Where a condition looks, from the digest's words; a group is left to its own tests."""
    level, column = int(cell[1]), int(cell[3])
    every = range(1, 6)
    levels, columns = {
        "own_row": ([level], every),
        "row_above": ([level + 1], every),
        "around": ([level - 1, level, level + 1], [column - 1, column, column + 1]),
        "column_right": (every, [column + 1]),
        "column_left": (every, [column - 1]),
        "above": (range(level + 1, 6), [column]),
        "below": (range(1, level), [column]),
        "right": ([level], [column + 1]),
        "left": ([level], [column - 1]),
    }[area]
    own = set() if area == "own_row" else {cell}
    return {f"L{x}C{y}" for x in levels for y in columns if x in every and y in every} - own


def test_a_view_says_where_each_condition_looks() -> None:
    seen = set()
    for match in steps(RiggedMatch("E2a", BLOCKS, facades="open")):
        for facade in match.view(0)["table"]["facades"]:
            for cell, stands in facade["balconies"].items():
                condition = stands.get("condition")
                if condition is None:
                    assert stands["looks"] == []
                elif condition["area"] == "group":
                    assert cell in stands["looks"]
                    assert set(stands["looks"]) <= set(facade["balconies"])
                else:
                    assert set(stands["looks"]) == looked_at(cell, condition["area"])
                seen.add(condition and condition["area"])
    assert {None, "own_row", "group", "around", "column_right"} <= seen


def test_BA_46_what_each_face_would_change() -> None:
    for match in steps(RiggedMatch("E2a", BLOCKS)):
        seat = match.awaited[0]
        table = match.view(seat)["table"]
        changes, now = table["in_play"]["changes"], table["facades"][seat]["points"]
        if table["phase"] == "choose":
            assert list(changes) == list("abcd")
            continue
        assert {(face, cell) for face in changes for cell in changes[face]} == {
            (choice["face"], choice["cell"]) for choice in match.choices(seat)
        }
        for choice in match.choices(seat)[::5]:
            other = at_step_like(match)
            other.set_confirming(seat, True)
            other.choose(seat, choice)
            then = other.view(seat)["table"]["facades"][seat]["points"]
            assert then - now == changes[choice["face"]][choice["cell"]]


def at_step_like(match: RiggedMatch) -> RiggedMatch:
    """Another match that stands where this one does."""
    other = RiggedMatch("E2a", BLOCKS)
    made = sum(1 for entry in match.entries if type(entry).__name__ == "Chose")
    return list(steps(other, made))[-1]


def test_BA_47_a_watcher_sees_neither_facade() -> None:
    for match in steps(RiggedMatch("E2a", BLOCKS)):
        view = match.view(WATCHER)
        assert view["table"]["facades"] == [None, None]
        assert len(view["table"]["filled"]) == view["table"]["turn"] - 1
        block = view["table"]["in_play"]
        assert [face["face"] for face in block["faces"]] == [f"{block['block']}{letter}" for letter in "abcd"]
        assert "changes" not in view["table"]["in_play"]
        assert view["choices"] == []


def test_BA_41_the_block_in_play_is_shown_in_full() -> None:
    for viewer in VIEWERS:
        block = at_step(1).view(viewer)["table"]["in_play"]
        assert block["faces"][3] == {
            "face": "8d",
            "objects": {"heart": 1, "awning": 1},
            "condition": {"area": "row_above", "target": "heart", "wants": "each", "pay": 2},
        }
        assert block["faces"][1]["condition"]["wants"] == "partner"
        assert (block["pair"], block["halves"]) == ("bc", ["bc", "da"])


def test_BA_48_after_the_last_placement_everything_lies_open() -> None:
    match = RiggedMatch("E2a", BLOCKS)
    for move in MOVES:
        match.move(*move)
    views = [match.view(viewer)["table"]["facades"] for viewer in VIEWERS]
    assert views[0] == views[1] == views[2]
    assert all(len(facade["balconies"]) == 14 for facade in views[0])
    assert [event["pair"] for entry in match.log(WATCHER) for event in entry["events"] if event["event"] == "took"] == [
        pair for pair, _, _ in MOVES
    ]


def test_BA_49_a_bot_is_given_the_view_of_its_seat_and_what_it_remembers() -> None:
    for match in steps(RiggedMatch("E2a", BLOCKS)):
        for seat in range(2):
            bot: Seat = match.seat(seat)
            other = {FACES.index(face) for face in standing(match, 1 - seat).values()}
            own = {FACES.index(face) for face in standing(match, seat).values()}
            seen = set(bot.observe()[-50:-25].tolist()) - {-1}
            assert seen == own
            assert set(bot.observe()[-25:].tolist()) == {-1}
            remembered = bot.imagine(dice(seed_of("memory"), PLAYERS))[0]
            assert set(remembered.face[1 - seat].tolist()) - {-1} == other


# --- matches that agree in all a viewer may know -----------------------------------------------------------------


@pytest.mark.parametrize("id", ["BA-T50"])
def test_tokens_to_come_leave_no_trace(id: str) -> None:
    chance = random.Random(id)
    for turns in range(14):
        rest = sorted(set(range(1, 23)) - set(BLOCKS[: turns + 1]))
        tails = [chance.sample(rest, 13 - turns) for _ in range(3)]
        matches = [RiggedMatch("E2a", [*BLOCKS[: turns + 1], *tail]) for tail in tails]
        for match in matches:
            for move in MOVES[:turns]:
                match.move(*move)
        for viewer in VIEWERS:
            assert len({sent(match, viewer) for match in matches}) == 1
        assert len({match.state_hash() for match in matches}) == 1


def turned_away(number: int, viewer: int, door: str) -> Box:
    """The box, but for all faces that a viewer of the game does not see after so many choices."""
    match = at_step(number, **door_options(door))
    table = match.everything()
    shown = set(standing(match, viewer).values()) if viewer >= 0 else set()
    stood = {str(stands["block"]) for facade in table["facades"] for stands in facade["balconies"].values()}
    content = copy.deepcopy(dict(BOX.content))
    plain = [{"awning": 1, "note": 3}, {"cat": 4, "heart": 1}, {"bird": 2, "flower_white": 5}]
    changed = 0
    for n, row in enumerate(content["face"]):
        if row["id"][:-1] in stood and row["id"] not in shown:
            row["objects"] = plain[n % 3]
            row["condition"] = {"area": "own_row", "target": ("cat", "bird")[n % 2], "pay": "3"}
            changed += 1
    assert changed == len(stood) * (3 if viewer >= 0 else 4)
    own = "" if viewer < 0 else match.view(viewer)["table"]["facades"][viewer]["door"]["door"]
    for row in content["door"]:
        if row["id"] != own:
            row.update({"kind": "difference", "first": "person", "second": "lover_left"})
    return build_box(GAME, content, "turned-away.toml")


def door_options(door: str) -> dict[str, Any]:
    return {"entrance_block": door[1]}


def tells_apart(viewer: int, number: int, door: str) -> bool:
    """Whether what a viewer is sent depends on what is turned away from it."""
    one = at_step(number, **door_options(door))
    other = at_step(number, turned_away(number, viewer, door), **door_options(door))
    assert one.everything() != other.everything() or number < 2
    return sent(one, viewer) != sent(other, viewer)


@pytest.mark.slow
@pytest.mark.parametrize("door", ["E1a", "E2a", "E3a"])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nothing_sent_depends_on_a_face_turned_away(viewer: int, door: str) -> None:
    assert [number for number in range(28) if tells_apart(viewer, number, door)] == []


def leaky_view(box: Any, s: Any, seat: int) -> Words:
    return {**TRUE_VIEW(box, s, seat), "facades": TRUE_VIEW(box, s, EVERYTHING)["facades"]}


def leaky_total(box: Any, s: Any, seat: int) -> Words:
    everything = TRUE_VIEW(box, s, EVERYTHING)
    return {**TRUE_VIEW(box, s, seat), "lead": sum(facade["points"] for facade in everything["facades"])}


def leaky_events(box: Any, s: Any, row: Any, seat: int, later: bool) -> Words | None:
    told = TRUE_EVENTS(box, s, row, seat, later)
    if told is not None and told["event"] == "placed":
        return {**told, "objects": dict(box.content["face"][int(row[5 if seat == 0 else 4])]["objects"])}
    return told


def leaky_door(box: Any, s: Any, side: int) -> bool:
    return True


TRUE_VIEW, TRUE_EVENTS = words.view, words.event_words


@pytest.mark.parametrize(
    "module, name, leak, door",
    [
        (words, "view", leaky_view, "E2a"),
        (words, "view", leaky_total, "E2a"),
        (words, "event_words", leaky_events, "E2a"),
        (words, "door_is_known", leaky_door, "E1a"),
    ],
    ids=["facade", "total", "event", "majority"],
)
def test_a_leak_would_be_found(module: Any, name: str, leak: Any, door: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, name, leak)
    assert any(tells_apart(0, number, door) for number in range(28))
