"""Random play reaches every rule: what occurred is counted over seeded matches."""

import random
from collections import Counter

import pytest

from rooftree.games.dream_home.codes import token_codes
from rooftree.games.dream_home.scoring import ROOF_KINDS
from rooftree.games.dream_home.state import HELPERS, TOOLS
from tests.games.dream_home.table import EDITIONS, RU, Table

MATCHES = 120


@pytest.fixture(scope="module", params=EDITIONS, ids=lambda box: box.id)
def occurred(request: pytest.FixtureRequest) -> Counter[str]:
    """How often each thing happened, in matches of every seat count."""
    found: Counter[str] = Counter()
    for n in range(MATCHES):
        table = Table(2 + n % 3, box=request.param, seed=f"outcomes {n}", car="on").finish(n)
        for event in table.told():
            found[event["event"]] += 1
            found[f"{event['event']} {event.get('card') or event.get('token') or event.get('face')}"] += 1
        for seat in range(table.s.seats):
            for line in table.lines(seat):
                what = line.get("roof") or line.get("room") or line.get("windows", "")
                found[f"line {line['line']} {what}".strip()] += bool(line["points"] or line["line"] == "roof")
            beside = table.beside(seat)
            found["bonus with architect"] += "architect" in beside and table.points("baths", "comfort", seat=seat) > 0
            found["tokens with designer"] += "designer" in beside and table.points("furniture", seat=seat) > 0
        found[f"decided by {int(table.result().tie_break)}"] += 1
    return found


def test_every_tool_and_helper_serves(occurred: Counter[str]) -> None:
    for kind in (*TOOLS, *HELPERS):
        assert occurred[f"took {kind}"] > 0
    for served in ("drilled", "jackhammered", "declined", "mixed", "scaffolded", "built-on-scaffold", "fetched",
                   "couriered", "swapped", "helped", "scaffold-wasted"):  # fmt: skip
        assert occurred[served] > 0, served
    assert occurred["bonus with architect"] > 0
    assert occurred["tokens with designer"] > 0


def test_every_piece_of_furniture_is_placed_and_some_is_wasted_or_lost(occurred: Counter[str]) -> None:
    for token in token_codes(RU)[:-1]:
        placed = occurred[f"furnished {token}"] + occurred[f"furnished-outside {token}"]
        assert placed > 0, token
    assert min(occurred["furniture-wasted"], occurred["token-lost"], occurred["furnished-outside"]) > 0


def test_every_bonus_and_every_roof_occurs(occurred: Counter[str]) -> None:
    for line in ("line baths", "line comfort", "line empty", "line windows 1", "line windows 2"):
        assert occurred[line] > 0, line
    for roof in ROOF_KINDS:
        assert occurred[f"line roof {roof}"] > 0, roof
    assert min(occurred["built up"], occurred["built down"]) > 0


def test_every_type_of_room_scores(occurred: Counter[str]) -> None:
    for row in RU.content["room"]:
        assert occurred[f"line room {row['id']}"] + occurred[f"line partner {row['id']}"] > 0, row["id"]
        if "partners" in row and row["copies"] > 1:
            assert occurred[f"line partner {row['id']}"] > 0, row["id"]


def test_the_display_is_discarded_and_left_over(occurred: Counter[str]) -> None:
    assert occurred["round"] == 12 * MATCHES
    assert occurred["discarded-column"] == 12 * MATCHES * 2 // 3
    assert occurred["left-over"] > 12 * MATCHES
    assert occurred["decided by 0"] > MATCHES // 2


def test_the_car_comes_into_a_garage() -> None:
    """Random play seldom completes a garage, so here everybody wants one."""
    found: Counter[str] = Counter()
    for n in range(12):
        chance, table = random.Random(n), Table(4, seed=f"car {n}", car="on").advance()
        while not table.s.over:
            (seat,) = table.awaited()
            choices = table.choices(seat)
            wanted = [
                n for n, choice in enumerate(choices)
                if choice["do"] == "car" or (choice.get("room") == "GA" and choice.get("face", "up") == "up")
            ]  # fmt: skip
            table.apply(seat, table.legal(seat)[chance.choice(wanted or range(len(choices)))])
            if not table.s.waiting:
                table.advance()
        found.update(event["event"] for event in table.told("car-out"))
        found.update(event["token"] for event in table.told("furnished") if event["token"] == "car")
    assert found["car"] > 0
