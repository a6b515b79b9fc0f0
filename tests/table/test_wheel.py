"""The package serves in an environment that holds nothing but it and what it says it needs."""

import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement

from rooftree.table.routes.pages import STATIC
from tests.paragraphs import ROOT
from tests.table.kit import PATIENCE, Browser, Server, bot, free_port, me, wait_until


def required(wheel: Path) -> set[str]:
    """The packages a wheel says it needs, with all that these need, as far as this machine needs them."""
    with zipfile.ZipFile(wheel) as held:
        metadata = next(name for name in held.namelist() if name.endswith("METADATA"))
        asked = re.findall(r"^Requires-Dist: (.*)$", held.read(metadata).decode(), re.MULTILINE)
    found: set[str] = set()
    todo = [(Requirement(line), "") for line in asked]
    seen: set[str] = set()
    while todo:
        requirement, extra = todo.pop()
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
            continue
        if str(requirement) not in seen:
            seen.add(str(requirement))
            found.add(requirement.name)
            needs = importlib.metadata.distribution(requirement.name).requires or []
            todo += [(Requirement(line), extra) for line in needs for extra in ("", *requirement.extras)]
    return found


def put_in(packages: set[str], site: Path) -> None:
    """Installed packages, linked into another environment as they are."""
    for package in packages:
        for file in importlib.metadata.distribution(package).files or []:
            source, target = Path(str(file.locate())), site / str(file)
            if ".." in file.parts or not source.exists():
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            if not target.exists():
                try:
                    os.link(source, target)
                except OSError:
                    shutil.copy2(source, target)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, and nothing of the checkout."""
    assert (STATIC / "index.html").exists(), "the client is not built: make web"
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "env")], check=True)
    python = folder / "env" / "bin" / "python"
    (site,) = (folder / "env" / "lib").glob("python*/site-packages")
    put_in(required(wheel), site)
    install = [sys.executable, "-m", "pip", f"--python={python}", "install", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(install, check=True, capture_output=True)
    return folder / "env"


def test_an_installed_wheel_serves_its_client_and_plays(environment: Path, tmp_path: Path) -> None:
    port = free_port()
    command = [str(environment / "bin" / "rooftree"), "serve", f"--port={port}", f"--data={tmp_path / 'data'}"]
    clean = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "ROOFTREE_PLAIN": "1"}
    server = Server(tmp_path, port=port)
    with (tmp_path / "said").open("wb") as said:
        process = subprocess.Popen([*command, "--no-browser"], cwd=tmp_path, env=clean, stdout=said, stderr=said)
    try:
        wait_until(lambda: process.poll() is not None or "is open:" in (tmp_path / "said").read_text(), PATIENCE)
        assert process.poll() is None, (tmp_path / "said").read_text()
        wait_until(lambda: all(httpx.get(f"{server.url}/health").json()["games"].values()), PATIENCE)
        ann = Browser(server)
        page = ann.http.get("/")
        assert page.headers["content-type"].startswith("text/html")
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
        assert scripts
        assert [ann.http.get(script).status_code for script in scripts] == [200] * len(scripts)
        hall = ann.get("/api/hall")
        assert "treehouse" in [game["id"] for game in hall["games"]]
        assert "tiny-garden" not in [game["id"] for game in hall["games"]]
        assert len(ann.get("/api/games/treehouse/rules")) > 50
        assert "reason-stale" in ann.http.get("/api/texts/en.ftl").text
        id = ann.start(me(), bot("normal"), game="treehouse")
        ann.choose(id, 0)
        assert ann.view(id, 0)["can_take_back"]
    finally:
        process.terminate()
        assert process.wait(30) == 0
