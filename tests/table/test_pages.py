"""What docs/api.md and docs/server.md say is so."""

import os
import re
import subprocess
from pathlib import Path

import pytest
import typer

from rooftree.cli import app
from rooftree.engine.record import read, replay
from tests.paragraphs import ROOT
from tests.table.kit import GARDEN, Browser, Server

API = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
SERVER = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")


def test_the_curl_example_plays_a_whole_match(server: Server, tmp_path: Path) -> None:
    (script,) = re.findall(r"^```bash\n(.*?)^```$", API, re.MULTILINE | re.DOTALL)
    script = script.replace("TABLE=http://127.0.0.1:8000\n", f"TABLE={server.url}\n", 1)
    script = script.replace("GAME=treehouse\n", f"GAME={GARDEN}\n", 1)
    assert server.url in script
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | {"no_proxy": "127.0.0.1"},
    )
    assert done.returncode == 0, done.stderr
    match = replay(read(tmp_path / "match.json"), fair=True)
    assert done.stdout.strip() == str([seat["total"] for seat in match.result()["seats"]])


def test_every_option_of_the_server_is_on_its_page() -> None:
    command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    options = {option for parameter in command.params for option in parameter.opts if option.startswith("--")}
    assert {option for option in options if option not in SERVER and option != "--browser"} == set()


@pytest.mark.parametrize(
    "named", sorted(set(re.findall(r"`(?:POST |WS |GET )?(/(?:schema|health|metrics|api/[\w/{}.]+))", API + SERVER)))
)
def test_an_address_on_a_page_is_one_there_is(server: Server, named: str) -> None:
    answer = Browser(server).http.get(named.replace("{id}", "none"))
    reasons = [problem.get("reason") for problem in answer.json()["problems"]] if answer.status_code == 404 else []
    assert answer.status_code in (200, 400, 405) or reasons == ["no-such-match"], answer.text
