"""Mutants: which breaks there are, and that each is exactly one break."""

import ast
from pathlib import Path

import pytest

from rooftree.engine.game import find_game
from tools.games import own_games
from tools.mutants import mutants_of, mutants_of_game

SOURCE = '''"""Żółw, 7."""
LEAST = -3


def holds(a, b):
    """Compare 1 < 2 in words only."""
    if 0 <= a < (b) and a is not None and "≤" != b:
        return a not in (10, True)
    return a == b
'''


def test_comparisons_are_flipped_and_numbers_moved_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(SOURCE, encoding="utf-8")
    found = sorted(mutants_of(path), key=lambda mutant: mutant.start)
    assert [(mutant.line, mutant.found, mutant.instead) for mutant in found] == [
        (2, "3", "4"),
        (7, "0", "1"),
        (7, "<=", "<"),
        (7, "<", "<="),
        (7, "is not", "is"),
        (7, "!=", "=="),
        (8, "not in", "in"),
        (8, "10", "11"),
        (9, "==", "!="),
    ]
    for mutant in found:
        broken = mutant.broken(SOURCE.encode()).decode()
        changed = [one != other for one, other in zip(SOURCE.splitlines(), broken.splitlines(), strict=True)]
        assert changed.index(True) == mutant.line - 1
        assert sum(changed) == 1
        assert ast.dump(ast.parse(broken)) != ast.dump(ast.parse(SOURCE))


@pytest.mark.parametrize("game", own_games())
def test_the_mutants_of_a_game_are_those_of_its_rules_and_scoring(game: str) -> None:
    mutants = mutants_of_game(game)
    names = {mutant.path.name for mutant in mutants}
    assert {"rules.py", "scoring.py"} <= names
    assert names & {"state.py", "imagine.py", "terms.py", "audit.py", "words.py"} == set()
    assert {mutant.path.parent for mutant in mutants} == {find_game(game).folder}
