"""What an installed package holds beside its modules."""

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_wheel_has_the_digests_the_boxes_the_texts_and_the_examples(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    digests = {f"rooftree/rules_texts/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.md")}
    others = {
        str(path.relative_to(ROOT))
        for suffix in ("ftl", "toml", "json")
        for path in (ROOT / "rooftree").rglob(f"*.{suffix}")
    }
    assert "rooftree/rules_texts/treehouse.md" in digests
    assert "rooftree/games/treehouse/box/classic.toml" in others
    assert digests | others <= held
