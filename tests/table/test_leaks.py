"""Leaks, differentially: two matches that agree in all somebody may know and differ in what is hidden look the same.

Everything the server sends is compared, byte for byte: views and logs by HTTP, live messages, refills after a cut,
answers and refusals. Only ids, times and the hash of the seed are put aside. A view that leaks makes the test fail.
"""

import asyncio
import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import tiny_garden

from rooftree.engine.game import find_game
from rooftree.engine.match import Match
from rooftree.engine.words import EVERYTHING, WATCHER
from rooftree.table.app import application
from rooftree.table.keeper import Keeper
from rooftree.table.rows import SeatRow
from rooftree.table.setting_up import deal_if_full, wished
from rooftree.table.settings import Settings
from rooftree.table.tokens import hashed
from rooftree.table.viewers import Viewer
from rooftree.table.wire import NewMatch, SeatWish
from tests.table.kit import GARDEN, GENEROUS, asgi

Move = tuple[int, dict[str, Any]]
ASIDE = ("id", "seed_hash", "created", "changed", "client")
TOKENS = ("ann's secret", "bob's secret")
SEEDS = 1500


class Line:
    """A way a match may go: its seed, the choices, and what was hidden at the end of it."""

    def __init__(self, seed: bytes, moves: list[Move], hidden: str) -> None:
        self.seed, self.moves, self.hidden = seed, moves, hidden


def shown(match: Match, viewer: int) -> str:
    """What a viewer is shown at this moment."""
    view = match.view(viewer)
    return json.dumps([{key: view[key] for key in view if key != "seed_hash"}, match.log(viewer, witnessed=0)])


def lines(seed: int, viewer: int, longest: int = 7) -> Iterator[tuple[str, Line]]:
    """Every beginning of a random match, by all that the viewer was shown on the way."""
    chance, key = random.Random(seed), hashlib.sha256(str(seed).encode()).digest()
    match, history = Match.new(find_game(GARDEN), 2, seed=key), ""
    moves: list[Any] = []
    for _ in range(longest):
        history = hashlib.sha256((history + shown(match, viewer)).encode()).hexdigest()
        yield history, Line(key, list(moves), json.dumps(match.everything()))
        seat = match.awaited[0]
        words = chance.choice(match.choices(seat))
        moves.append((seat, words))
        match.choose(seat, words)


@pytest.fixture(scope="module", params=[0, 1, WATCHER], ids=["seat 0", "seat 1", "watcher"])
def twins(request: pytest.FixtureRequest) -> tuple[int, Line, Line]:
    """Two matches, as long as can be found, that the viewer cannot tell apart, and that are not the same."""
    viewer = request.param
    found: dict[Any, Any] = {}
    longest: tuple[Line, Line] | None = None
    for seed in range(SEEDS):
        for history, line in lines(seed, viewer):
            other = found.setdefault(history, line)
            if other.hidden != line.hidden and (longest is None or len(line.moves) > len(longest[0].moves)):
                longest = other, line
    assert longest is not None
    assert len(longest[0].moves) >= 3, "too short to tell anything"
    return viewer, *longest


# --- a table where a line is played, and all that a viewer is sent ------------------------------------------------


def aside(content: Any) -> Any:
    """A message without what may differ."""
    if isinstance(content, dict):
        return {key: aside(value) for key, value in content.items() if key not in ASIDE}
    return [aside(value) for value in content] if isinstance(content, list) else content


async def dealt(keeper: Keeper, line: Line) -> str:
    """A match at this server with the line's seed."""
    wish = NewMatch(GARDEN, [SeatWish("me", "Ann"), SeatWish("me", "Bob")])
    (row, seats), box = wished(wish, hashed(TOKENS[0]), keeper.key)
    row = msgspec.structs.replace(row, seed=line.seed.hex())
    seats = [_for(seat) for seat in seats]
    await keeper.store.add(row, seats, dict(box.content), None)
    await deal_if_full(keeper, row.id)
    return row.id


def _for(seat: SeatRow) -> SeatRow:
    return msgspec.structs.replace(seat, holder=hashed(TOKENS[seat.seat]), confirming=False)


async def everything_sent(folder: Path, line: Line, viewer: int) -> list[Any]:
    """All that is sent to a viewer while a line is played."""
    app = application(Settings(data=str(folder), games=(GARDEN,), limits=GENEROUS))
    async with app.app.lifespan():
        keeper: Keeper = app.app.state.keeper
        keeper.readiness._ready[GARDEN].set()
        id = await dealt(keeper, line)
        transport = asgi(app)
        cookies = [{"rooftree": token} for token in TOKENS]
        own = {} if viewer == WATCHER else cookies[viewer]
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://t", cookies=own) as client,
            httpx.AsyncClient(transport=transport, base_url="http://t") as players,
        ):
            table = await keeper.table(id)
            looking = Viewer(hashed(TOKENS[viewer]) if viewer >= 0 else None, viewer, 1000)
            await table.enter(looking, None)
            sent = await asked(client, id, viewer, 0)
            for number, (seat, words) in enumerate(line.moves):
                decision = (await table.look(lambda draft: draft.match)).decision  # type: ignore[union-attr]
                wish = {"do": "choose", "seat": seat, "decision": decision, "choice": words, "client": str(number)}
                headers = {"cookie": f"rooftree={TOKENS[seat]}"}
                answer = await players.post(f"/api/matches/{id}/doings", json=wish, headers=headers)
                assert answer.status_code == 200, answer.text
                sent += await asked(client, id, viewer, number)
                for since in range(table.row.position + 1):  # refills after a cut at every place
                    again = Viewer(looking.person, viewer, 1000)
                    await table.enter(again, since)
                    sent += drained(again)
                    table.leave(again)
            sent += drained(looking)
    return sent


def drained(viewer: Viewer) -> list[Any]:
    messages = []
    while not viewer._unsent.empty():
        messages.append(aside(json.loads(viewer._unsent.get_nowait() or b"null")))
    return messages


async def asked(client: httpx.AsyncClient, id: str, viewer: int, since: int) -> list[Any]:
    """What the viewer can ask for by HTTP, refusals included."""
    seat = f"seat={viewer}&" if viewer != WATCHER else ""
    paths = [
        f"view?{seat}",
        f"log?{seat}since=0",
        f"log?{seat}since={since}",
        "",
        "record",
        "view?seat=0",
        "view?seat=1",
    ]
    answers = [await client.get(f"/api/matches/{id}/{path}".rstrip("/")) for path in paths]
    for words in ({"do": "sow", "flower": "rose"}, {"do": "water", "flower": "rose"}, {"do": "take", "tool": "can"}):
        for number in (0, 1):
            answers.append(await client.post(f"/api/matches/{id}/why-not", json={"seat": number, "choice": words}))
    return [(a.status_code, aside(a.json())) for a in answers]


def test_nothing_that_is_sent_tells_two_matches_apart_that_differ_only_in_what_is_hidden(
    tmp_path: Path, twins: tuple[int, Line, Line]
) -> None:
    viewer, one, other = twins
    sent = [asyncio.run(everything_sent(tmp_path / str(n), line, viewer)) for n, line in enumerate((one, other))]
    assert json.dumps(sent[0]) == json.dumps(sent[1])
    assert len(sent[0]) > 40
    assert one.hidden != other.hidden


@pytest.mark.parametrize("leaking", ["view", "event_words"])
def test_a_leak_is_noticed(
    tmp_path: Path, twins: tuple[int, Line, Line], monkeypatch: pytest.MonkeyPatch, leaking: str
) -> None:
    """A view, and an event, that say as much to a viewer as they say to the keeper of the record."""
    honest = getattr(tiny_garden.words, leaking)

    def view(box: Any, s: Any, _seat: int) -> Any:
        return honest(box, s, EVERYTHING)

    def event_words(box: Any, s: Any, row: Any, _seat: int, later: bool) -> Any:
        return honest(box, s, row, EVERYTHING, later)

    monkeypatch.setattr(tiny_garden.words, leaking, {"view": view, "event_words": event_words}[leaking])
    viewer, one, other = twins
    sent = [asyncio.run(everything_sent(tmp_path / str(n), line, viewer)) for n, line in enumerate((one, other))]
    assert json.dumps(sent[0]) != json.dumps(sent[1])
