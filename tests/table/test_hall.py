"""The hall and what stands around it: games, texts, rules, boxes, pages, the schema, health, figures."""

import json
import socket
import tomllib
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from rooftree.engine.game import find_game
from rooftree.table import address
from rooftree.table.app import in_order
from rooftree.table.routes import pages
from rooftree.table.routes.hall import _has_basis
from rooftree.table.settings import Settings
from tests.paragraphs import ROOT
from tests.table.kit import GARDEN, Browser, Server, bot, friend, me
from tools import wire_types


def test_the_hall_shows_the_games_and_what_the_table_offers(ann: Browser) -> None:
    hall = ann.get("/api/hall")
    (game,) = hall["games"]
    assert (game["id"], game["seats"], game["ready"]) == (GARDEN, [2, 3], True)
    assert game["rules"] == find_game(GARDEN).rules_hash
    assert game["options"][0] == {
        "name": "rounds", "values": ["two", "three"], "default": "two", "paragraph": "TG-10", "least_seats": {},
    }  # fmt: skip
    assert hall["offers"]["levels"] == ["easy", "normal"]
    assert hall["offers"]["languages"] == ["en", "ru", "pl"]
    assert hall["address"] == {"url": ann.server.url, "loopback": True}
    assert ann.get(f"/api/games/{GARDEN}") == game


def test_the_content_of_a_box_stays_the_same_for_ever(ann: Browser) -> None:
    (box,) = ann.get(f"/api/games/{GARDEN}")["boxes"]
    answer = ann.http.get(f"/api/games/{GARDEN}/box/{box['hash']}")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.json()["id"] == box["id"] == "small"
    assert ann.http.get(f"/api/games/{GARDEN}/box/0000").status_code == 404


def test_the_hall_shows_the_project_s_own_games_first() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    own = sorted(project["entry-points"]["rooftree.games"])
    assert in_order([GARDEN, *reversed(own), "aaa"]) == [*own, "aaa", GARDEN]


@pytest.mark.parametrize("path", ["/api/games/chess", "/api/games/chess/rules", "/api/games/chess/texts/en.ftl"])
def test_a_game_that_is_not_here_is_not_found(ann: Browser, path: str) -> None:
    answer = ann.http.get(path)
    assert (answer.status_code, answer.json()["problems"][0]["reason"]) == (404, "no-such-game")


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_texts_come_as_fluent_in_each_language(ann: Browser, language: str) -> None:
    program = ann.http.get(f"/api/texts/{language}.ftl")
    assert program.headers["content-type"].startswith("text/plain")
    assert "reason-stale = " in program.text
    assert "game-title = " in ann.http.get(f"/api/games/{GARDEN}/texts/{language}.ftl").text


@pytest.mark.parametrize("file", ["de.ftl", "en", "..%2Fen.ftl", "en.ftl%00"])
def test_texts_in_other_languages_are_not_found(ann: Browser, file: str) -> None:
    assert ann.http.get(f"/api/texts/{file}").status_code == 404


def test_every_reason_of_the_server_has_a_sentence(ann: Browser) -> None:
    import re

    source = "".join(path.read_text(encoding="utf-8") for path in Path(pages.__file__).parent.parent.rglob("*.py"))
    reasons = set(re.findall(r'TurnedDown\(\s*"([a-z-]+)"', source)) | {"not-kept"}
    assert {"not-your-seat", "bad-code", "seat-taken", "too-fast"} <= reasons
    texts = ann.http.get("/api/texts/en.ftl").text
    assert {reason for reason in reasons if f"\nreason-{reason} =" not in texts} == set()


def test_a_qr_code_is_drawn_for_addresses_of_this_server_alone(ann: Browser) -> None:
    answer = ann.http.get("/api/qr", params={"path": "/join/abc"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.lstrip().startswith("<?xml")
    for path in ("join", "//evil.example/x y", "/join/<script>", "/" + "x" * 300):
        assert ann.http.get("/api/qr", params={"path": path}).status_code == 400


def test_the_client_s_addresses_are_answered_with_its_page(
    ann: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for path in ("/", "/new/treehouse", "/m/abc", "/join/abc", "/move", "/rules/treehouse", "/how-to-play/treehouse"):
        answer = ann.http.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert answer.headers["cache-control"] == "no-cache"
    lost = ann.http.get("/nowhere", headers={"accept": "text/html,*/*"})
    assert (lost.status_code, lost.headers["content-type"]) == (404, "text/html; charset=utf-8")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    (tmp_path / "inside").mkdir()
    (tmp_path / "inside" / "a.js").write_text("1")
    assert pages._file("inside/a.js") is not None
    assert [pages._file(name) for name in ("inside", "../kit.py", "a\0b", "x" * 5000, "/etc/passwd")] == [None] * 5


def test_health_and_figures_are_told(ann: Browser, with_bot: str) -> None:
    assert ann.get("/health")["well"] is True
    ann.choose(with_bot, 0)
    figures = ann.http.get("/metrics").text
    assert 'rooftree_doings_total{do="choose",outcome="done"}' in figures
    assert "rooftree_commit_seconds_count" in figures
    assert 'route="/api/matches/{id}/view"' in figures


def test_the_schema_says_what_is_sent(ann: Browser) -> None:
    schema = ann.get("/schema")
    id = ann.start(me(), friend())
    shapes = {"MatchInfo": ann.match(id), "Hall": ann.get("/api/hall"), "GameInfo": ann.get(f"/api/games/{GARDEN}")}
    for name, content in shapes.items():
        jsonschema.validate(content, {"$ref": f"#/components/schemas/{name}", "components": schema["components"]})
    broken = shapes["MatchInfo"] | {"status": "lost"}
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(broken, {"$ref": "#/components/schemas/MatchInfo", "components": schema["components"]})
    assert "/api/matches/{id}/doings" in schema["paths"]


def test_the_client_s_types_are_not_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not wire_types.stale()
    other = tmp_path / "wire.ts"
    other.write_text(wire_types.typescript().replace("stuck", "struck"), encoding="utf-8")
    monkeypatch.setattr(wire_types, "TARGET", other)
    assert wire_types.stale()
    monkeypatch.setattr("sys.argv", ["wire_types", "--check"])
    with pytest.raises(SystemExit, match="stale"):
        wire_types.main()


@pytest.mark.parametrize(
    ("settings", "url", "loopback"),
    [
        ({}, "http://127.0.0.1:8000", True),
        ({"host": "localhost"}, "http://localhost:8000", True),
        ({"host": "::1", "port": 1}, "http://[::1]:1", True),
        ({"host": "0.0.0.0"}, "http://10.1.2.3:8000", False),
        ({"host": "0.0.0.0", "came_by": "10.4.5.6:8000"}, "http://10.4.5.6:8000", False),
        ({"host": "0.0.0.0", "came_by": "localhost:8000"}, "http://10.1.2.3:8000", False),
        ({"host": "0.0.0.0", "came_by": "elsewhere.example"}, "http://10.1.2.3:8000", False),
        ({"host": "0.0.0.0", "came_by": "[::1"}, "http://10.1.2.3:8000", False),
        ({"host": "192.168.1.5"}, "http://192.168.1.5:8000", False),
        ({"public_url": "https://t.example/"}, "https://t.example", False),
    ],
)
def test_the_address_that_friends_are_given(
    settings: dict[str, Any], url: str, loopback: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "network_addresses", lambda: ["10.1.2.3", "10.4.5.6"])
    came_by = settings.pop("came_by", "")
    found = address.address(Settings(data="", **settings), came_by)
    assert (found.url, found.loopback) == (url, loopback)


def test_a_machine_without_a_network_has_its_own_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "if_nameindex", lambda: [(1, "lo")])
    monkeypatch.setattr(address, "_sends_from", lambda _there, _interface=0: None)
    assert address.network_addresses() == ["127.0.0.1"]
    assert address.other_addresses(Settings(data="", host="0.0.0.0")) == []


def test_the_table_carries_on_while_rules_are_compiled(server: Server, ann: Browser) -> None:
    assert json.loads(ann.http.get("/health").text)["games"] == {GARDEN: True}
    assert ann.match(ann.start(me(), bot()))["status"] == "running"


@pytest.mark.parametrize(
    ("content", "found"),
    [
        ({"room": [{"basis": "rulebook"}, {"basis": "reconstructed"}]}, True),
        ({"room": [{"basis": {"limit": "inferred", "points": "reconstructed"}}]}, True),
        ({"room": [{"basis": "rulebook"}], "preset": {"basis": {"tie_break": "rulebook"}}}, False),
        ({"room": [{"note": "reconstructed"}]}, False),
    ],
)
def test_a_box_is_known_to_be_reconstructed_by_a_row_or_a_single_figure(content: object, found: bool) -> None:
    assert _has_basis(content, "reconstructed") is found
