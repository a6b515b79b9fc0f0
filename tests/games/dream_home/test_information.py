"""Who knows what: DH-63 to DH-66, DH-116 to DH-119, DH-144, and the leak tests of strict memory."""

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from rooftree.engine.match import Match
from rooftree.engine.record import read, record_of, replay, write
from rooftree.engine.words import EVERYTHING, WATCHER
from rooftree.games.dream_home import events, words
from rooftree.games.dream_home.codes import card_code
from rooftree.games.dream_home.state import CARDS, STATE
from tests.games.dream_home.table import GAME, RU, SEATS, Table
from tests.games.rig import Words

ROOFS = {row["id"] for row in RU.content["roof"]}


def sent(match: Match, viewer: int) -> str:
    """All that a viewer can ask for later on, as one text; what the last step showed may name an open roof."""
    log = [entry for entry in match.log(viewer) if entry["decision"] != match.decision]
    return json.dumps([match.view(viewer), log], sort_keys=True)


def roofs_in(value: Any) -> set[str]:
    """Every roof card that is named anywhere in what goes out."""
    return {code for code in ROOFS if f'"{code}"' in json.dumps(value)}


def random_match(seats: int, seed: int, **options: str) -> Iterator[Match]:
    """A match that stops before every choice."""
    chance = random.Random(seed)
    match = Match.new(GAME, seats, seed=bytes([seed] * 32), options=options)
    while not match.over:
        yield match
        seat = match.awaited[0]
        match.choose(seat, chance.choice(match.choices(seat)))


def test_DH_63_DH_64_a_roof_card_goes_face_down_to_the_stack() -> None:
    table = Table(4).display("LR", "KT red-window").turn().choose(0, "take", column="2")
    table.choose(0, "build", cell="M1", face="up")
    assert [house["roofs"] for house in table.view()["houses"]] == [1, 0, 0, 0]
    assert roofs_in(table.view(0)) == roofs_in(table.view(WATCHER)) == set()
    assert table.view(EVERYTHING)["houses"][0]["roof_cards"] == ["red-window"]


def test_DH_65_TV_66_shown_when_taken_and_a_roof_card_later() -> None:
    match = Match.new(GAME, 2, seed=bytes(32), options={"column_discard": "off"})
    while True:
        seat = match.awaited[0]
        wanted = [choice for choice in match.choices(seat) if choice.get("card") in ROOFS]
        if wanted:
            break
        match.choose(seat, match.choices(seat)[-1])
    match.choose(seat, wanted[0])
    taken = [event for entry in match.log(1 - seat) for event in entry["events"] if event["event"] == "took"]
    assert taken[-1]["card"] == wanted[0]["card"]
    position = match.position - 1
    while match.awaited == [seat] and match.log(seat, position)[0]["decision"] == match.decision:
        match.choose(seat, match.choices(seat)[0])
    for viewer in (0, 1, WATCHER):
        (told,) = [event for event in match.log(viewer, position)[0]["events"] if event["event"] == "took"]
        assert told["card"] == "roof"
        assert match.view(viewer)["table"]["houses"][seat]["roofs"] == 1
        assert isinstance(match.view(viewer)["table"]["card_pile"], int)
    # A replay that somebody watches names no colour either.
    again = replay(read(write(record_of(match))))
    assert [again.log(viewer) for viewer in (0, 1)] == [match.log(viewer) for viewer in (0, 1)]


def test_DH_66_four_colours_and_a_window_in_each() -> None:
    rows = RU.content["roof"]
    assert len({row["colour"] for row in rows}) == 4
    assert sorted(row["colour"] for row in rows if row["window"] for _ in range(row["copies"])) == [
        "brown", "green", "red", "slate",
    ]  # fmt: skip


@pytest.mark.parametrize("seats", SEATS)
def test_DH_116_the_table_lies_open(seats: int) -> None:
    for match in random_match(seats, 1):
        views = [match.view(viewer)["table"] for viewer in range(-1, seats)]
        for key in ("display", "houses", "room_pile", "card_pile", "decks", "first", "round", "order"):
            assert all(view[key] == views[0][key] for view in views)
    house = views[0]["houses"][0]
    assert set(house) == {"cells", "rooms", "beside", "outside", "roofs", "points", "lines", "children"}


@pytest.mark.parametrize("seats", SEATS)
def test_DH_117_no_roof_that_is_not_on_display_goes_out(seats: int) -> None:
    for match in random_match(seats, 2):
        for viewer in range(-1, seats):
            view = match.view(viewer)
            on_display = {column["card"] for column in view["table"]["display"]}
            shown = set(view["table"].get("roof_pile", []))
            assert roofs_in(view) <= on_display | shown | {choice.get("card") for choice in view["choices"]}
            log = [entry for entry in match.log(viewer) if entry["decision"] != match.decision]
            assert roofs_in(log) == set()


def test_DH_118_the_pile_opens_for_the_owner_of_a_roofer_in_his_step() -> None:
    table = Table(3).fill(0).fill(1).fill(2).give(1, "roofer courier").give(2, "courier").pile("GA", "red brown drill")
    table.helpers(1)
    assert table.view(1)["roof_pile"] == ["red", "brown"]
    assert all("roof_pile" not in table.view(viewer) for viewer in (0, 2, WATCHER))
    assert table.view(0)["card_pile"] == 3
    table.choose(1, "roofer", card="red")
    assert "roof_pile" not in table.view(1)
    assert table.told("fetched", seat=1) == [{"event": "fetched", "seat": 1, "card": "red"}]
    for viewer in (0, 2, WATCHER):
        assert table.told("fetched", seat=viewer) == [{"event": "fetched", "seat": 1, "card": "roof"}]
    assert table.told("fetched", seat=1, later=True)[0]["card"] == "roof"
    # The face of an empty room is always shown, so a courier reveals nothing.
    assert {(card["face"], card["room"][:2]) for card in table.view(0)["houses"][0]["cells"].values()} == {
        ("down", "LR"), ("down", "KT"),
    }  # fmt: skip


def test_DH_144_open_memory_shows_the_own_stack_only() -> None:
    table = Table(3, roof_memory="open").give(0, "red green-window").give(1, "brown").pile("", "slate")
    assert table.view(0)["houses"][0]["roof_cards"] == ["red", "green-window"]
    for viewer in (1, 2, WATCHER):
        assert "roof_cards" not in table.view(viewer)["houses"][0]
    assert roofs_in(table.view(2)) == set()
    table = Table(4, roof_memory="open").display("LR", "KT red").turn().choose(0, "take", column="2")
    assert table.told("took", seat=0, later=True)[0]["card"] == "red"
    assert table.told("took", seat=1, later=True)[0]["card"] == "roof"


def test_after_the_end_everything_lies_open() -> None:
    *_, match = random_match(3, 4)
    houses = match.view(WATCHER)["table"]["houses"]
    assert [len(house["roof_cards"]) for house in houses] == [house["roofs"] for house in houses]
    assert roofs_in(match.log(WATCHER)) == ROOFS


# --- tables that agree in all that lies open -----------------------------------------------------------------------


def permuted(table: Any, rng: random.Random) -> Any:
    """The same table with other roof cards lying face down: in the stacks and on the resource pile."""
    other = np.zeros(1, STATE)
    other[0] = table
    s = other[0]
    roofing = int(RU.record["roofing"][0])
    places = [int(s.card_pile) & roofing, *(int(stack) for stack in s.stack[: s.seats])]
    cards = [card for card in range(CARDS) if sum(places) >> card & 1]
    rng.shuffle(cards)
    dealt = []
    for place in places:
        mine = [cards.pop() for _ in range(place.bit_count())]
        dealt.append(sum(1 << card for card in mine))
    s.card_pile = (int(s.card_pile) & ~roofing) | dealt[0]
    for seat in range(s.seats):
        s.stack[seat] = dealt[1 + seat]
    return s


def with_rows(match: Match, rng: random.Random) -> Match:
    """The match with other roof cards face down, and a past in which other roof cards came up."""
    other = replay(read(write(record_of(match))))
    other._table[0] = permuted(match._table[0], rng)
    swap = list(range(CARDS))
    roofs = [card for card in range(CARDS) if card_code(RU, card) in ROOFS]
    shuffled = roofs[:]
    rng.shuffle(shuffled)
    for card, instead in zip(roofs, shuffled, strict=True):
        swap[card] = instead
    for position, rows in other._told.items():
        if other._decisions[position] != other.decision:
            other._told[position] = np.array([exchanged(row, swap) for row in rows]) if len(rows) else rows
    return other


CARD_COLUMNS = {
    events.LAID_CARDS: (2, 3, 4, 5),
    events.DISCARDED_COLUMN: (4,),
    events.JACKHAMMERED: (4,),
    events.TOOK: (4,),
    events.LEFT_OVER: (4,),
    events.FETCHED: (2,),
}
"""Where an event's row names resource cards, by the number of the event."""


def exchanged(row: Any, swap: list[int]) -> Any:
    told = row.copy()
    for column in CARD_COLUMNS.get(int(row[0]), ()):
        if told[column] >= 0:
            told[column] = swap[told[column]]
    return told


def told_apart(viewer: int, seats: int = 3, **options: str) -> bool:
    """Whether what is sent to a viewer ever depends on roofs that lie face down."""
    rng = random.Random(7)
    for match in random_match(seats, 5, **options):
        if rng.random() < 0.3 and sent(match, viewer) != sent(with_rows(match, rng), viewer):
            return True
    return False


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1, 2])
def test_DH_64_DH_118_nothing_that_is_sent_depends_on_what_lies_face_down(viewer: int) -> None:
    match = None
    rng = random.Random(3)
    for match in random_match(3, 6):
        if match._table[0].stage < 4 and rng.random() < 0.5:  # in the helper step the pile is shown
            assert sent(match, viewer) == sent(with_rows(match, rng), viewer)
    assert match is not None


def test_DH_144_under_open_memory_the_owner_tells_the_tables_apart() -> None:
    assert told_apart(0, roof_memory="open")


@pytest.mark.parametrize("leak", ["stack", "pile", "events"])
def test_a_leak_would_be_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view, event_words = words.view, words.event_words

    def leaky_view(box: Any, s: Any, seat: int) -> Words:
        everything = view(box, s, EVERYTHING)
        return {**view(box, s, seat), "leak": everything["roof_pile" if leak == "pile" else "houses"]}

    def leaky_events(box: Any, s: Any, row: Any, seat: int, later: bool) -> Words | None:
        return event_words(box, s, row, EVERYTHING, later)

    if leak == "events":
        monkeypatch.setattr(words, "event_words", leaky_events)
    else:
        monkeypatch.setattr(words, "view", leaky_view)
    assert told_apart(0)
    assert told_apart(WATCHER)


def test_DH_119_a_bot_gets_what_its_seat_was_shown() -> None:
    """Two seats that cannot tell two tables apart are given the same numbers and choices."""
    table = Table(3).fill(0).fill(1).fill(2).give(0, "roofer").give(1, "courier").pile("GA", "red brown")
    other = Table(3).fill(0).fill(1).fill(2).give(0, "roofer").give(1, "courier").pile("GA", "red brown")
    table.helpers().choose(0, "roofer", card="red").advance()
    other.helpers().choose(0, "roofer", card="brown").advance()
    seen = [np.zeros(GAME.observation, np.int32) for _ in range(2)]
    for seat in (1, 2):
        for one, numbers in zip((table, other), seen, strict=True):
            GAME.rules["observe"](one.packed, one.s, seat, numbers)
        assert (seen[0] == seen[1]).all()
        assert table.choices(seat) == other.choices(seat)
    for one, numbers in zip((table, other), seen, strict=True):
        GAME.rules["observe"](one.packed, one.s, 0, numbers)
    assert (seen[0] != seen[1]).any()


def test_the_score_while_a_match_runs_leaves_the_roof_out() -> None:
    match = Match.new(GAME, 2, seed=bytes(32))
    while not match.over:
        lines = [line["line"] for seat in range(2) for line in match.score(seat)]
        assert "roof" not in lines
        match.choose(match.awaited[0], match.choices(match.awaited[0])[0])
    assert [line["line"] for line in match.score(0)].count("roof") == 1
