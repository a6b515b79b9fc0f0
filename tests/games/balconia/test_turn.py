"""A turn: BA-20 to BA-28, and the vector of pairs and faces."""

from collections import Counter

import pytest

from rooftree.engine.words import WATCHER
from rooftree.games.balconia.rules import MAX_CHOICES, verdict
from tests.games.balconia.table import FACES, RiggedMatch, Table, behind
from tests.kit import Vector, each_case


def test_BA_20_green_and_pink_take_turns_at_choosing() -> None:
    table = Table(seed="turns").finish(5)
    choosers = [event["seat"] for event in table.told("turned-up")]
    green = table.seat("green")
    assert choosers == [green, 1 - green] * 7
    assert [event["seat"] for event in table.told("took")] == choosers
    assert [event["seat"] for event in table.told("placed")] == [1 - seat for seat in choosers]


def test_BA_21_every_number_not_seen_is_equally_likely() -> None:
    found = [Counter[int](), Counter[int]()]
    for n in range(1100):
        table = Table(seed=f"tokens {n}").advance()
        found[0][int(table.s.block)] += 1
        table.move("ab", "c", "L2C3")
        found[1][int(table.s.block)] += 1
    for numbers in found:
        assert set(numbers) == set(range(1, 23))
        # Chi-square with 21 degrees of freedom, short of its 99.9% point.
        assert sum((count - 50) ** 2 / 50 for count in numbers.values()) < 46.8


def test_BA_22_the_chooser_takes_one_of_four_pairs_the_rest_is_the_placers() -> None:
    for pair, rest in [("ab", "cd"), ("bc", "da"), ("cd", "ab"), ("da", "bc")]:
        table = Table().stack("E2a", 4, 5).advance()
        assert table.choices(0) == [{"do": "take", "pair": each} for each in ("ab", "bc", "cd", "da")]
        table.choose(0, "take", pair=pair)
        assert table.view(WATCHER)["in_play"]["pair"] == pair
        assert table.view(WATCHER)["in_play"]["halves"] == [pair, rest]


def test_BA_23_BA_25_the_placer_settles_face_and_cell_in_one_go() -> None:
    table = Table().stack("E2a", 4, 5).advance().choose(0, "take", pair="ab")
    assert table.choices(1) == [
        {"do": "place", "face": face, "cell": cell} for face in "cd" for cell in ("L1C2", "L1C4", "L2C3")
    ]
    table.choose(1, "place", face="d", cell="L1C2")
    assert table.facade("pink") == {"L1C2": "4d"}


@pytest.mark.parametrize("vector, case", each_case("balconia", "turn"))
def test_pairs_and_faces(vector: Vector, case: Vector) -> None:
    table = Table().stack("E2a", 9, 1).advance()
    if "place" not in case:
        assert table.why_not(0, "take", pair=case["pair"]) == "no-such-pair"
        return
    table.choose(0, "take", pair=case["pair"])
    if case.get("illegal"):
        assert table.why_not(1, "place", face=case["place"], cell="L2C3") == "choosers-face"
        return
    table.choose(1, "place", face=case["place"], cell="L2C3")
    assert table.facade("pink") == {"L2C3": "9" + case["place"]}
    assert table.facade("green") == {"L2C3": "9" + case["chooser_sees"]}


def test_BA_24_the_chooser_sees_the_opposite_face_always_one_it_took() -> None:
    table = Table(seed="opposite").finish(8)
    green, pink = table.facade("green"), table.facade("pink")
    assert len(green) == 14
    for event in table.told("placed"):
        assert behind(event["green"]) == event["pink"]
    took = {event["block"]: (event["seat"], event["pair"]) for event in table.told("took")}
    for event in table.told("placed"):
        chooser, pair = took[event["block"]]
        seen = event["green"] if chooser == table.seat("green") else event["pink"]
        assert seen[-1] in pair
    assert set(green.values()) | set(pink.values()) <= set(FACES)


def test_BA_26_nothing_can_be_declined() -> None:
    table = Table().stack("E2a", 9, 1).advance()
    assert {choice["do"] for choice in table.choices(0)} == {"take"}
    assert table.why_not(0, "pass") == "unreadable"
    assert table.why_not(0, "place", face="a", cell="L2C3") == "not-now"
    table.choose(0, "take", pair="ab")
    assert {choice["do"] for choice in table.choices(1)} == {"place"}
    assert table.why_not(1, "take", pair="ab") == "not-now"
    assert len(table.choose(1, "place", face="c", cell="L2C3").filled()) == 1


def test_BA_26_every_other_number_is_refused() -> None:
    for table in Table(seed="numbers").play_out(6):
        for seat in range(2):
            allowed = [n for n in range(-3, MAX_CHOICES + 4) if verdict(table.packed, table.s, seat, n) == 0]
            assert allowed == table.legal(seat)
    assert verdict(table.packed, table.s, 2, 0) != 0


def test_BA_27_a_block_stays_where_it_was_put() -> None:
    seen: dict[str, dict[str, str]] = {"green": {}, "pink": {}}
    for table in Table(seed="stays").play_out(2):
        for side, before in seen.items():
            now = table.facade(side)
            assert before.items() <= now.items()
            seen[side] = now
    assert len(seen["green"]) == 14


def test_BA_28_roles_swap_after_each_turn() -> None:
    match = RiggedMatch("E2c", [3, 4, 5])  # seat 0 is pink
    asked = []
    for _ in range(4):
        asked.append((match.awaited[0], match.view(match.awaited[0])["prompt"]["prompt"]))
        match.choose(match.awaited[0], match.choices(match.awaited[0])[0])
    assert asked == [(1, "choose"), (0, "place"), (0, "choose"), (1, "place")]
