"""What a GPU once measured is still true: the CPU ends in the same states, under the same rules."""

from typing import Any

import msgspec
import pytest

from bench.gpu import CHECKED, hashes_of, kept_results, states_on_cpu
from bench.table import set_table
from bench.targets import Gpu, all_targets
from tests.paragraphs import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def objection(game: str, kept: dict[str, Any], rules: str, states: list[str], readme: str) -> str | None:
    """What is wrong with a result that was kept; a stale one is fine as long as the README says so."""
    if kept["rules"] != rules:
        said = f"{game} was measured on a GPU with rules {kept['rules']}"
        return None if said in readme else f'stale: run `python -m bench.gpu {game}`, or let the README say "{said}"'
    different = [number for number, (a, b) in enumerate(zip(kept["states"], states, strict=True)) if a != b]
    return f"match {different[0]} ends in another state on the CPU" if different else None


@pytest.mark.parametrize("game", sorted(kept_results()))
def test_the_cpu_ends_in_the_states_the_gpu_ended_in(game: str) -> None:
    kept = kept_results()[game]
    t = set_table(game, plays=1, matches=1)
    assert len(kept["states"]) == CHECKED
    assert objection(game, kept, t.game.rules_hash, hashes_of(states_on_cpu(t, CHECKED)), README) is None


def test_games_with_a_target_for_the_gpu_were_measured() -> None:
    targets = {game for game, row in all_targets().items() if row.gpu != Gpu()}
    assert "treehouse" in targets
    assert targets <= kept_results().keys()


def test_another_state_is_noticed() -> None:
    kept: dict[str, Any] = {"rules": "r1", "states": ["a", "b"]}
    assert objection("treehouse", kept, "r1", ["a", "c"], "") == "match 1 ends in another state on the CPU"
    assert objection("treehouse", kept, "r1", ["a", "b"], "") is None


def test_a_stale_result_is_noticed_unless_the_readme_says_so() -> None:
    kept = msgspec.json.decode(b'{"rules": "r1", "states": []}')
    assert str(objection("treehouse", kept, "r2", [], "")).startswith("stale")
    assert objection("treehouse", kept, "r2", [], "treehouse was measured on a GPU with rules r1") is None
