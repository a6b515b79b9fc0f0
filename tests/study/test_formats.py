"""The files a simulation is written to: what is read back is what was played."""

import csv
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import polars
import pytest

from rooftree.engine.errors import RooftreeError
from rooftree.study.formats import check_output, write_table
from rooftree.study.summary import summarize
from tests.study.sample import META, sample

FIRST_ROW = {
    "number": 0,
    "seed": "327b4b09b744bf8fa820b8933d68b9006408f80a7e9e67e5a87364e3e20b86b2",
    "length": 36,
    "reason": "third-round",
    "tie_break": "points",
    "score_0": 30,
    "place_0": 1,
    "share_0": 1.0,
    "role_0": "first-lead",
    "score_1": 20,
    "place_1": 2,
    "share_1": 0.0,
    "role_1": "second",
}


def test_a_row_holds_a_match() -> None:
    rows = list(sample().rows())
    assert len(rows) == 4
    assert rows[0] == FIRST_ROW
    assert [row["share_1"] for row in rows] == [0.0, 0.0, 1.0, 0.5]
    assert [row["tie_break"] for row in rows] == ["points", "best-colour", "points", "shared"]


def test_csv_begins_with_what_all_matches_have_in_common(tmp_path: Path) -> None:
    write_table(sample(), tmp_path / "t.csv")
    lines = (tmp_path / "t.csv").read_text().splitlines()
    head = dict(line[2:].split(": ", 1) for line in lines if line.startswith("# "))
    assert head == META.texts()
    assert (head["version"], head["box_hash"], head["rules"]) == ("0.1.0", "hash", "rules")
    assert (head["options"], head["bots"], head["seats"]) == ('{"young":"off"}', '["greedy","random"]', "2")
    rows = list(csv.DictReader(line for line in lines if not line.startswith("# ")))
    assert rows == [{key: str(value) for key, value in row.items()} for row in sample().rows()]


def test_json_holds_rows_and_their_summary(tmp_path: Path) -> None:
    write_table(sample(), tmp_path / "t.json")
    content: dict[str, Any] = json.loads((tmp_path / "t.json").read_text())
    assert list(content) == ["meta", "summary", "rows"]
    assert content["meta"] == msgspec.to_builtins(META)
    assert content["rows"] == list(sample().rows())
    assert content["summary"]["seats"][0]["wins"]["low"] == summarize(sample()).seats[0].wins.low


def test_parquet_keeps_types_and_metadata(tmp_path: Path) -> None:
    write_table(sample(), tmp_path / "t.parquet")
    frame = polars.read_parquet(tmp_path / "t.parquet")
    assert frame.to_dicts() == list(sample().rows())
    assert frame.schema["score_0"] == polars.Int64
    kept = polars.read_parquet_metadata(tmp_path / "t.parquet")
    assert {key: kept[key] for key in META.texts()} == META.texts()


@pytest.mark.parametrize("name", ["t.xlsx", "t", "t.csv.gz"])
def test_an_unknown_suffix_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(RooftreeError, match=r"suffix: found .*, expected one of \.csv, \.json, \.parquet"):
        check_output(tmp_path / name)


@pytest.mark.parametrize(
    ("path", "found"), [("missing/t.csv", "No such file or directory"), ("folder.csv", "Is a directory")]
)
def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path, path: str, found: str) -> None:
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(RooftreeError, match=found):
        check_output(tmp_path / path)


def test_asking_whether_a_file_can_be_written_leaves_no_trace(tmp_path: Path) -> None:
    check_output(tmp_path / "new.csv")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "old.csv").write_text("old")
    check_output(tmp_path / "old.csv")
    assert (tmp_path / "old.csv").read_text() == "old"


def test_parquet_without_polars_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(RooftreeError, match=r'found "no polars", expected .*pip install "rooftree\[study\]"'):
        check_output(tmp_path / "t.parquet")
