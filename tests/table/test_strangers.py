"""What strangers may send: sizes, rates, origins; and what they are sent: cookies, headers, no tracebacks."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from rooftree.table.identity import household
from rooftree.table.limits import Rate
from rooftree.table.settings import Limits, Settings
from rooftree.table.tokens import hashed, new_token, read_key
from tests.table.kit import Browser, Server, asgi, bot, friend, me


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with narrow limits, behind a proxy that browsers reach by https."""
    limits = Limits(
        new_matches=4,
        doings=6,
        open_matches=2,
        guesses=3,
        reactions=2,
        silence=1.0,
        lines=3,
        requests=30,
        own_boxes=1,
        box_checks=2,
    )
    folder = tmp_path_factory.mktemp("strict")
    with Server(folder, limits=limits, public_url="https://table.example.org") as server:
        yield server


def forwarded(address: str) -> dict[str, Any]:
    """The header by which a proxy says whom it speaks for."""
    return {"X-Forwarded-For": address}


def behind_proxy(server: Server, address: str) -> Browser:
    browser = Browser(server)
    secret = f"rooftree={new_token()}"  # a secure cookie does not travel over the plain line to the server itself
    browser.http.headers.update({"x-forwarded-for": address, "origin": "https://table.example.org", "cookie": secret})
    return browser


def test_a_browser_gets_one_secret_cookie_and_the_store_only_its_hash(ann: Browser, server: Server) -> None:
    assert ann.http.get("/api/hall").headers.get("set-cookie") is None
    answer = ann.http.post("/api/matches", json={"game": "tiny-garden", "seats": [me(), bot()]})
    cookie = answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=strict", "Path=/", "Max-Age=31536000"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    assert (
        ann.http.post("/api/matches", json={"game": "tiny-garden", "seats": [me(), bot()]}).headers.get("set-cookie")
        is None
    )
    token = ann.http.cookies["rooftree"]
    kept = b"".join(path.read_bytes() for path in server.settings.folder.glob("rooftree.sqlite*"))
    assert token.encode() not in kept
    assert hashed(token).encode() in kept


def test_the_store_keeps_neither_invitations_nor_codes(ann: Browser, server: Server) -> None:
    id = ann.start(me(), friend())
    token = ann.match(id)["invite"].removeprefix("/join/")
    code = ann.post(f"/api/matches/{id}/seats/0/code")["code"]
    kept = b"".join(path.read_bytes() for path in server.settings.folder.glob("rooftree.sqlite*"))
    assert id.encode() in kept
    assert token.encode() not in kept
    assert code.encode() not in kept


def test_the_log_names_no_secrets_and_no_cards(ann: Browser, server: Server, with_bot: str) -> None:
    ann.choose(with_bot, 0)
    token = ann.match(ann.start(me(), friend()))["invite"].removeprefix("/join/")
    ann.http.get(f"/api/join/{token}")
    said = server.said.read_text() + ann.http.get("/metrics").text
    for secret in (ann.http.cookies["rooftree"], token, with_bot, "tulip"):
        assert secret not in said


def test_behind_https_the_cookie_is_secure_and_browsers_stay_there(strict: Server) -> None:
    browser = behind_proxy(strict, "10.0.0.1")
    del browser.http.headers["cookie"]
    answer = browser.http.post("/api/matches", json={"game": "tiny-garden", "seats": [me(), bot()]})
    assert answer.status_code == 201
    assert "Secure" in answer.headers["set-cookie"].split("; ")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/", "/api/hall", "/api/matches/none", "/nothing", "/health", "/schema"])
def test_every_answer_has_the_headers_that_browsers_heed(ann: Browser, path: str) -> None:
    headers = ann.http.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"


@pytest.mark.parametrize("origin", ["http://evil.example", "http://[", "null", "http://127.0.0.1:1", "file://"])
def test_pages_of_other_sites_do_nothing(ann: Browser, origin: str) -> None:
    answer = ann.http.post(
        "/api/matches", json={"game": "tiny-garden", "seats": [me(), bot()]}, headers={"origin": origin}
    )
    assert answer.status_code == 403
    assert answer.json()["problems"][0]["reason"] == "other-origin"


def test_pages_of_other_sites_open_no_line(ann: Browser, shared: str) -> None:
    from websockets.exceptions import InvalidStatus

    with pytest.raises(InvalidStatus) as refused, ann.live(shared, 0, Origin="http://evil.example"):
        pass
    assert refused.value.response.status_code == 403


def test_programs_without_an_origin_are_welcome(ann: Browser) -> None:
    del ann.http.headers["origin"]
    assert ann.match(ann.start(me(), bot()))["status"] == "running"


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'{"game": 1}', b"\xff\xfe", b"[" * 10_000, b'{"a":1}'])
@pytest.mark.parametrize("path", ["/api/matches", "/api/matches/none/doings", "/api/move", "/api/join/none"])
def test_bodies_that_mean_nothing_are_refused(ann: Browser, path: str, body: bytes) -> None:
    answer = ann.http.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.json()["problems"][0]["expected"]
    assert "Traceback" not in answer.text
    assert "site-packages" not in answer.text


def test_a_body_that_is_too_long_is_refused(ann: Browser) -> None:
    answer = ann.http.post("/api/move", json={"code": "x" * 100_000})
    assert answer.status_code == 413


def test_a_message_that_is_too_long_ends_the_line(ann: Browser, shared: str) -> None:
    with ann.live(shared, 0) as live:
        live.next("snapshot")
        live.send_raw("x" * 20_000)
        assert live.closed_with() == 1009


def test_a_client_id_that_is_too_long_is_refused(ann: Browser, shared: str) -> None:
    assert ann.not_done(shared, **ann.choice(shared, 0, client="x" * 65)) == (400, "too-long")


@pytest.mark.parametrize("path", ["/nothing", "/assets/../wire.py", "/%2e%2e/wire.py", "/api/nothing", "/m%00"])
def test_what_is_not_there_is_not_found(ann: Browser, path: str) -> None:
    answer = ann.http.get(path)
    assert answer.status_code in (400, 404)
    assert answer.json()["problems"]


def test_new_matches_are_rationed_by_address(strict: Server) -> None:
    statuses = [
        behind_proxy(strict, "10.0.0.2").http.post("/api/matches", json={"game": "tiny-garden", "seats": [me(), bot()]})
        for _ in range(6)
    ]
    assert [answer.status_code for answer in statuses] == [201] * 4 + [429] * 2
    assert statuses[-1].json()["retry"] is True
    assert behind_proxy(strict, "10.0.0.3").start(me(), bot())


def test_boxes_of_one_s_own_are_rationed_by_address(strict: Server) -> None:
    browser = behind_proxy(strict, "10.0.0.12")
    wish = {"game": "tiny-garden", "seats": [me(), bot()], "box_file": "no box"}
    assert browser.refused("/api/matches", **wish)[0] == 400
    assert browser.refused("/api/matches", **wish) == (429, "too-fast")
    assert browser.start(me(), bot())
    for status in (400, 400, 429):
        assert browser.refused("/api/games/tiny-garden/box", text="no box")[0] == status


def test_a_browser_has_so_many_unfinished_matches(strict: Server) -> None:
    browser = behind_proxy(strict, "10.0.0.4")
    first = browser.start(me(), friend())
    browser.start(me(), friend())
    wish = {"game": "tiny-garden", "seats": [me(), bot()]}
    assert browser.refused("/api/matches", **wish) == (429, "too-many-matches")
    browser.post(f"/api/matches/{first}/close")
    assert browser.start(me(), bot())


def test_codes_are_not_guessed(strict: Server) -> None:
    thief = behind_proxy(strict, "10.0.0.5")
    reasons = [thief.refused("/api/move", code=f"AAAA{n}") for n in range(5)]
    assert reasons == [(404, "bad-code")] * 3 + [(429, "too-fast")] * 2


def test_doings_and_reactions_are_rationed(strict: Server) -> None:
    browser = behind_proxy(strict, "10.0.0.6")
    id = browser.start(me(), friend())
    reactions = [
        browser.http.post(f"/api/matches/{id}/doings", json={"do": "react", "seat": 0, "reaction": "wow"})
        for _ in range(4)
    ]
    assert [answer.status_code for answer in reactions] == [200, 200, 429, 429]
    doings = [browser.http.post(f"/api/matches/{id}/doings", json={"do": "restart", "seat": 0}) for _ in range(4)]
    assert [answer.status_code for answer in doings] == [409, 409, 429, 429]
    with browser.live(id, 0, Origin="https://table.example.org", Cookie=browser.http.headers["cookie"]) as live:
        live.next("match")
        answers = [live.ask({"do": "restart", "seat": 0})["problems"][0]["reason"] for _ in range(8)]
        assert answers == ["gathering"] * 6 + ["too-fast"] * 2


def test_a_silent_line_is_closed_and_lines_are_counted(strict: Server) -> None:
    browser = behind_proxy(strict, "10.0.0.7")
    id = browser.start(me(), friend())
    origin: dict[str, Any] = {"Origin": "https://table.example.org"}
    with browser.live(id, **origin) as one, browser.live(id, **origin), browser.live(id, **origin):
        one.next("match")
        with browser.live(id, **origin) as fourth:
            assert fourth.next("refused")["retry"] is True
            assert fourth.closed_with() == 1013
        with behind_proxy(strict, "10.0.0.8").live(id, **origin, **forwarded("10.0.0.8")) as other:
            assert other.next("match")["match"]["id"] == id
        assert one.closed_with() == 1001


def test_requests_are_rationed_by_address(strict: Server) -> None:
    from websockets.exceptions import InvalidStatus

    browser = behind_proxy(strict, "10.0.0.9")
    answers = [browser.http.get("/api/hall") for _ in range(33)]
    assert [answer.status_code for answer in answers[:30]] == [200] * 30
    assert answers[-1].status_code == 429
    assert answers[-1].headers["retry-after"] == "1"
    assert answers[-1].json()["retry"] is True
    assert answers[-1].json()["problems"][0]["reason"] == "too-fast"
    with pytest.raises(InvalidStatus), browser.live("any", **forwarded("10.0.0.9")):
        pass
    assert behind_proxy(strict, "10.0.0.10").http.get("/api/hall").status_code == 200


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("", ""),
        ("unknown", "unknown"),
    ],
)
def test_a_household_is_counted_as_one(address: str, counted: str) -> None:
    assert household(address) == counted


def test_what_is_shown_to_one_browser_is_kept_by_no_cache(ann: Browser, shared: str) -> None:
    for path in ("/api/hall", f"/api/matches/{shared}", f"/api/matches/{shared}/view?seat=0", "/nothing"):
        assert ann.http.get(path).headers["cache-control"] == "no-store"
    assert ann.http.get("/").headers["cache-control"] == "no-cache"


def test_methods_that_strangers_make_up_are_counted_as_one(ann: Browser) -> None:
    for name in ("BREW", "X" * 50):
        assert ann.http.request(name, "/api/hall").status_code == 405
    figures = ann.http.get("/metrics").text
    assert "BREW" not in figures
    assert 'method="other"' in figures


def test_a_flood_of_messages_is_answered_with_patience(strict: Server) -> None:
    browser = behind_proxy(strict, "10.0.0.11")
    id = browser.start(me(), friend())
    headers: dict[str, Any] = {"Origin": "https://table.example.org", "Cookie": browser.http.headers["cookie"]}
    with browser.live(id, 0, **headers) as live:
        live.next("match")
        answers = [live.ask({"do": "ping"}) for _ in range(8)]
    assert [answer["type"] for answer in answers] == ["pong"] * 6 + ["refused"] * 2
    assert answers[-1]["retry"] is True


def test_a_bucket_fills_slowly() -> None:
    now = 0.0
    rate = Rate(60, clock=lambda: now)
    assert [rate.allows("a") for _ in range(61)] == [True] * 60 + [False]
    assert rate.allows("b")
    now = 2.0
    assert [rate.allows("a") for _ in range(3)] == [True, True, False]
    now = 1000.0
    assert [rate.allows("a") for _ in range(61)] == [True] * 60 + [False]


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    key = read_key(tmp_path)
    assert len(key) == 32
    assert read_key(tmp_path) == key
    assert (tmp_path / "secret.key").stat().st_mode & 0o777 == 0o600
    (tmp_path / "secret.key").write_bytes(b"short")
    from rooftree.engine.errors import RooftreeError

    with pytest.raises(RooftreeError, match="5 bytes"):
        read_key(tmp_path)


def test_a_mistake_of_ours_tells_nothing(tmp_path: Path) -> None:
    """A store that fails in a way nobody has thought of."""
    import asyncio

    from rooftree.table.app import application

    async def ask() -> httpx.Response:
        app = application(Settings(data=str(tmp_path)))
        transport = asgi(app, quiet=True)  # without its start there is no keeper
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            return await client.get("/api/hall")

    answer = asyncio.run(ask())
    assert answer.status_code == 500
    assert answer.json()["problems"] == [
        {
            "where": "server",
            "found": "an error",
            "expected": "none; it is noted in the server's log",
            "reason": "",
            "paragraph": "",
        }
    ]
    assert not re.search("keeper|Traceback|rooftree", answer.text)
