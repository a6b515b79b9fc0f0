"""The guard of the digests can fail, for each of its reasons, in one process and in several."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import conftest, paragraphs
from tests.paragraphs import ids_of, paragraphs_of, problems

DIGEST = """# A digest
**QQ-01 [rulebook]** One. See **QQ-99**, which is elsewhere, and
**QQ-02a** [both] two.
```toml
[[place]]
id = "QQ-T01"   # QQ-98
```
"""


def test_paragraphs_and_vectors_are_found_where_they_start_a_line() -> None:
    assert paragraphs_of(DIGEST) == {"QQ-01", "QQ-02a", "QQ-T01"}


@pytest.mark.parametrize(
    "nodeid, ids",
    [
        ("tests/a/test_a.py::test_QQ_01_one", {"QQ-01"}),
        ("tests/a/test_a.py::TestQQ::test_QQ_01_QQ_02a_QQ_T01_three", {"QQ-01", "QQ-02a", "QQ-T01"}),
        ("tests/a/test_a.py::test_QQ_01", {"QQ-01"}),
        ("tests/a/test_a.py::test_vector[3-QQ\x2dT01-red]", {"QQ-T01"}),
        ("tests/a/test_QQ_01.py::test_file_names_do_not_count", set()),
        ("tests/a/test_a.py::test_no_id[qq-1]", set()),
        ("tests/a/test_a.py::test_QQ_01b2_is_no_id", set()),
    ],
    ids=range(7),
)
def test_ids_are_read_from_the_name_and_the_parameters(nodeid: str, ids: set[str]) -> None:
    assert ids_of(nodeid) == ids


def test_a_covered_or_exempt_paragraph_is_no_problem() -> None:
    assert problems({"QQ-01", "QQ-02"}, {"QQ-01", "ZZ-07"}, {"QQ-02": "a definition"}) == []


@pytest.mark.parametrize(
    "covered, exempt, problem",
    [
        (set(), {}, "QQ-01: covered by no test"),
        ({"QQ-01", "QQ-77"}, {}, "QQ-77: a test is named after it, but no digest has it"),
        ({"QQ-01"}, {"QQ-88": "gone"}, "QQ-88: exempt, but no digest has it"),
        ({"QQ-01"}, {"QQ-01": "no need"}, "QQ-01: exempt, but covered by a test"),
        (set(), {"QQ-01": " "}, "QQ-01: exempt without a reason"),
    ],
    ids=["uncovered", "unknown", "exempt-unknown", "exempt-covered", "exempt-without-reason"],
)
def test_each_problem_is_named(covered: set[str], exempt: dict[str, str], problem: str) -> None:
    assert problems({"QQ-01"}, covered, exempt) == [problem]


def run_suite(folder: Path, tests: str, *options: str, exempt: str = "") -> subprocess.CompletedProcess[str]:
    """Run a little suite of its own under the very conftest and guard of this one."""
    (folder / "docs" / "rules").mkdir(parents=True)
    (folder / "docs" / "rules" / "qq.md").write_text(DIGEST)
    (folder / "tests").mkdir()
    for module in (conftest, paragraphs):
        shutil.copy(str(module.__file__), folder / "tests")
    (folder / "tests" / "__init__.py").touch()
    (folder / "tests" / "paragraphs_exempt.toml").write_text(exempt)
    (folder / "tests" / "test_qq.py").write_text("import pytest\n" + tests)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options, "tests"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


WHOLE = """
def test_QQ_01_one(): pass
@pytest.mark.parametrize("n", [1], ids=["QQ-T01"])
def test_vector(n): pass
"""


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_whole_run_passes_and_one_that_leaves_a_paragraph_out_fails(tmp_path: Path, workers: str) -> None:
    whole = run_suite(tmp_path / "whole", WHOLE, "--paragraphs", "-n", workers, exempt='QQ-02a = "a definition"')
    assert (whole.returncode, "docs/rules" in whole.stdout) == (0, False)
    gap = run_suite(tmp_path / "gap", WHOLE, "--paragraphs", "-n", workers)
    assert gap.returncode == 1
    assert "QQ-02a: covered by no test" in gap.stdout
    assert "QQ-01:" not in gap.stdout


def test_a_skipped_test_covers_nothing(tmp_path: Path) -> None:
    skipped = WHOLE + "@pytest.mark.skip\ndef test_QQ_02a_two(): pass\n"
    run = run_suite(tmp_path, skipped, "--paragraphs")
    assert run.returncode == 1
    assert "QQ-02a: covered by no test" in run.stdout


def test_part_of_the_suite_may_be_run_without_the_guard(tmp_path: Path) -> None:
    assert run_suite(tmp_path, WHOLE).returncode == 0


def test_a_test_named_after_more_than_three_paragraphs_fails(tmp_path: Path) -> None:
    run = run_suite(tmp_path, "def test_QQ_01_QQ_02_QQ_03_QQ_04_all_at_once(): pass\n")
    assert run.returncode == 1
    assert "named after 4 paragraphs, expected at most 3" in run.stdout
