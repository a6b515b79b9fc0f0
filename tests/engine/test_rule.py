"""Rule functions and their records: no padding, one compiled version each, bounds checks that bite, a cache that
notices every change."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rooftree.engine import rule as rules
from rooftree.engine.rule import PLAIN, record, rule, rule_sources, sources_hash

compiled = pytest.mark.skipif(PLAIN, reason="nothing is compiled here")

SHELF = record(("far", "i8"), ("number", "i2", (4,)), ("small", "i1"), ("pad", "u1", (7,)))


# --- records ---------------------------------------------------------------------------------------------------------


def test_a_record_is_its_fields() -> None:
    assert SHELF.itemsize == 8 + 8 + 1 + 7
    assert SHELF.names == ("far", "number", "small", "pad")
    assert isinstance(np.zeros(1, SHELF)[0], np.record)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ([("small", "i1"), ("far", "i8")], "record field 'far' is not aligned: order the fields from wide to narrow"),
        ([("far", "i8"), ("small", "i1")], "record is padded: 9 bytes of fields, 16 in memory; add a pad"),
        ([("number", "i2", (3,)), ("wide", "i4"), ("pad", "u1", (2,))], "record field 'wide' is not aligned"),
        ([("round", "i1")], "record field 'round' shadows an attribute of ndarray; rename it"),
        ([("far", "i8"), ("sum", "i8")], "record field 'sum' shadows an attribute of ndarray; rename it"),
    ],
)
def test_a_record_that_would_break_silently_is_refused(fields: list[Any], said: str) -> None:
    with pytest.raises(ValueError) as caught:
        record(*fields)
    assert str(caught.value).startswith(said)


# --- compiling -------------------------------------------------------------------------------------------------------


@rule
def put(out, at, value):  # type: ignore[no-untyped-def]
    """Write one number."""
    out[at] = value


@rule
def put_on_shelf(shelves, at, value):  # type: ignore[no-untyped-def]
    """Write one number into a record."""
    shelves[0].number[at] = value


@rule
def twice(n):  # type: ignore[no-untyped-def]
    """Twice a number, whose width is none of its business."""
    return n * 2


@rule
def twice_of_all(shelves):  # type: ignore[no-untyped-def]
    """Calls with a byte, with two bytes, with eight, and with a constant."""
    s = shelves[0]
    return twice(s.small) + twice(s.number[0]) + twice(s.far) + twice(3)


@compiled
def test_a_rule_is_compiled_once_whatever_the_width_of_its_numbers() -> None:
    import numba

    shelves = np.zeros(1, SHELF)
    shelves["small"], shelves["number"][0, 0], shelves["far"] = 100, 20_000, 1 << 40
    assert twice_of_all(shelves) == 200 + 40_000 + (1 << 41) + 6
    assert twice(np.int8(100)) == 200
    assert twice(np.int16(20_000)) == 40_000
    versions = {id(entry) for entry in twice.overloads.values()}  # type: ignore[attr-defined]
    assert len(versions) == 1
    assert set(twice.overloads) == {(numba.types.int64,)}  # type: ignore[attr-defined]


@compiled
def test_a_narrow_number_from_python_finds_the_version_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    twice_of_all(np.zeros(1, SHELF))  # the compiler asks for a version more than once
    assert twice(np.int8(1)) == 2
    monkeypatch.setattr(twice, "compile", lambda kinds: pytest.fail(f"compiled anew for {kinds}"))
    assert twice(np.int8(2)) == 4


@compiled
def test_numbers_that_are_not_whole_keep_their_kind() -> None:
    assert twice_as_real(1.25) == 2.5


@rule
def twice_as_real(x):  # type: ignore[no-untyped-def]
    """Twice a number of any kind."""
    return x * 2


@compiled
def test_the_garbage_collector_rests_only_while_compiling() -> None:
    import gc

    assert gc.isenabled()
    gc.disable()
    try:
        assert not_yet_compiled(1) == 2
        assert not gc.isenabled()
    finally:
        gc.enable()


@rule
def not_yet_compiled(n):  # type: ignore[no-untyped-def]
    """A rule for the test above alone."""
    return n + 1


# --- bounds ----------------------------------------------------------------------------------------------------------


@compiled
@pytest.mark.parametrize("at", [3, 5, -4, 1 << 40])
def test_a_write_out_of_bounds_is_caught(at: int) -> None:
    assert rules.BOUNDSCHECK, "tests run with bounds checks"
    out = np.zeros(3, np.int16)
    with pytest.raises(IndexError):
        put(out, at, 7)
    put(out, 2, 7)
    assert out.tolist() == [0, 0, 7]


@compiled
def test_a_write_out_of_the_bounds_of_a_field_is_caught() -> None:
    shelves = np.zeros(1, SHELF)
    with pytest.raises(IndexError):
        put_on_shelf(shelves, 4, 77)
    assert shelves["small"][0] == 0
    put_on_shelf(shelves, 3, 77)
    assert shelves["number"][0].tolist() == [0, 0, 0, 77]


# --- the cache -------------------------------------------------------------------------------------------------------

ASK = """
import numpy as np
from added.rules import answer, put
from rooftree.engine.rule import CACHE
out = np.zeros(8, np.int16)
try:
    put(out[:3], 5, 7)
    caught = 0
except IndexError:
    caught = 1
print(answer(1), caught, out[5], CACHE)
"""


class Added:
    """A game that somebody added: rules that call a function of another file, which uses a number of a third."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "site" / "added"
        self.cache = folder / "cache"
        self.package.mkdir(parents=True)
        (self.package / "__init__.py").touch()
        self.write(
            "rules.py",
            "from added.helper import helped\nfrom rooftree.engine.rule import rule\n\n\n@rule\ndef answer(n):\n"
            "    return helped(n) + 1\n\n\n@rule\ndef put(out, at, value):\n    out[at] = value\n",
        )
        self.write(
            "helper.py",
            "from rooftree.engine.rule import rule\n\nfrom .figures import FIGURE\n\n\n@rule\ndef helped(n):\n"
            "    return n * FIGURE\n",
        )
        self.write("figures.py", "FIGURE = 10\n")
        self.write("aside.py", "ASIDE = 1\n")
        about = folder / "site" / "added-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: added\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text("[rooftree.games]\nadded = added:GAME\n")

    def write(self, name: str, source: str) -> None:
        (self.package / name).write_text(source)

    def ask(self, **environment: str) -> tuple[int, bool, bool, str]:
        """In a process of its own: the answer, whether a write out of bounds was caught or done, the cache folder."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("ROOFTREE")}
        kept |= {"PYTHONPATH": str(self.folder / "site"), "ROOFTREE_CACHE": str(self.cache), **environment}
        done = subprocess.run([sys.executable, "-c", ASK], env=kept, capture_output=True, text=True, check=True)
        answer, caught, written, folder = done.stdout.split()
        return int(answer), caught == "1", written == "7", folder

    def compiled_files(self) -> dict[Path, int]:
        """What lies in the cache, with its time."""
        return {path: path.stat().st_mtime_ns for path in self.cache.rglob("*.nb*")}


@pytest.fixture
def added(tmp_path: Path) -> Added:
    return Added(tmp_path)


@compiled
def test_a_change_in_any_file_a_rule_stands_on_is_seen(added: Added) -> None:
    first, *_, folder = added.ask()
    kept = added.compiled_files()
    assert first == 11
    assert kept
    assert added.ask()[3] == folder
    assert added.compiled_files() == kept  # found, not compiled again
    added.write("aside.py", "ASIDE = 2\n")  # no rule knows of it
    assert added.ask()[3] == folder
    added.write("figures.py", "FIGURE = 20\n")
    second, *_, other = added.ask()
    assert (second, other == folder) == (21, False)
    added.write("helper.py", (added.package / "helper.py").read_text().replace("n *", "100 + n *"))
    third, *_, last = added.ask()
    assert third == 121
    assert len({folder, other, last}) == 3


@compiled
def test_bounds_checks_are_no_matter_of_what_was_compiled_before(added: Added) -> None:
    _, caught, written, unchecked = added.ask()
    assert (caught, written) == (False, True)
    _, caught, written, checked = added.ask(ROOFTREE_BOUNDSCHECK="1")
    assert (caught, written) == (True, False)
    assert checked != unchecked


@compiled
def test_without_a_place_for_a_cache_rules_compile_all_the_same(added: Added) -> None:
    added.cache.write_text("a file, where a folder should be")
    assert added.ask()[0] == 11


@compiled
def test_versions_and_flags_name_the_cache_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ROOFTREE_CACHE", str(tmp_path))
    here = rules._cache_folder("1.0")
    assert here == rules._cache_folder("1.0")
    assert here.parent == tmp_path / "compiled"
    assert rules._cache_folder("1.1") != here
    for module, name, value in ((np, "__version__", "0"), (sys, "version", "0"), (rules, "BOUNDSCHECK", None)):
        with monkeypatch.context() as patch:
            patch.setattr(module, name, value)
            assert rules._cache_folder("1.0") != here


def test_where_caches_lie(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("ROOFTREE_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert rules._cache_folder("1").parent == tmp_path / "rooftree" / "compiled"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    assert rules._cache_folder("1").parent == tmp_path / "home" / ".cache" / "rooftree" / "compiled"


def test_only_the_newest_caches_are_kept(tmp_path: Path) -> None:
    for n in range(rules.KEPT_CACHES + 2):
        (tmp_path / f"old-{n}").mkdir()
        os.utime(tmp_path / f"old-{n}", (n, n))
    assert rules._use_cache(tmp_path / "new")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new", *(f"old-{n}" for n in range(3, 8))]


def test_a_folder_that_may_not_be_made_is_no_cache(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert rules._use_cache(tmp_path / "file" / "cache") is False


# --- sources ---------------------------------------------------------------------------------------------------------


def test_the_sources_of_rules_are_those_with_rules_and_what_they_import() -> None:
    found = {"/".join(path.parts[-2:]) for path in rule_sources()}
    assert {"treehouse/rules.py", "treehouse/events.py", "tiny_garden/state.py", "engine/luck.py"} <= found
    assert {"cli/playing.py", "engine/record.py", "treehouse/draw.py"} & found == set()


def test_a_hash_of_sources_is_of_names_and_contents_not_of_places_and_line_ends(tmp_path: Path) -> None:
    for folder, text in (("here", b"a\nb\n"), ("there", b"a\r\nb\r\n"), ("other", b"a\nc\n")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "rules.py").write_bytes(text)
    here, there, other = (sources_hash([tmp_path / name / "rules.py"]) for name in ("here", "there", "other"))
    assert here == there
    assert here != other
    (tmp_path / "here" / "state.py").write_bytes(b"a\nb\n")
    assert sources_hash([tmp_path / "here" / "state.py"]) != here


def test_interpreted_a_rule_is_left_as_it_is() -> None:
    ask = "from rooftree.engine.rule import rule\nprint(rule(len) is len)"
    environment = os.environ | {"ROOFTREE_PLAIN": "1"}
    done = subprocess.run([sys.executable, "-c", ask], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"
