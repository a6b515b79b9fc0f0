"""The contract and the list of games: what is refused, how options settle, and that a call finds the right game."""

import dataclasses
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rooftree.engine import game as contract
from rooftree.engine.box import load_box
from rooftree.engine.buffers import MAX_SEATS, event_buffer
from rooftree.engine.errors import RooftreeError
from rooftree.engine.game import CONTRACT, Game, copy, find_game, game_ids, game_of, register
from rooftree.engine.luck import dice, seed_of
from rooftree.engine.rule import GAMES, record, rule
from tests.engine.garden import GAME
from tools.games import own_games

TREEHOUSE = find_game("treehouse")
OTHER_STATE = record(("waiting", "i1"), ("over", "i1"), ("seats", "i1"), ("pad", "u1"))


@pytest.fixture(autouse=True)
def own_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """What these tests register is on the list only while they run."""
    monkeypatch.setattr(contract, "_by_id", dict(contract._by_id))
    monkeypatch.setattr(contract, "_by_state", dict(contract._by_state))


def like(**changes: Any) -> Game:
    """Another game, which differs from Tiny Garden in its id, its state and a few more things."""
    return dataclasses.replace(GAME, **{"id": "other", "state": OTHER_STATE, **changes})


def refusal(act: Any) -> str:
    with pytest.raises(RooftreeError) as caught:
        act()
    return str(caught.value)


# --- the list of games -----------------------------------------------------------------------------------------------


def test_a_game_that_is_registered_is_found_by_id_and_by_state() -> None:
    game = register(like())
    assert find_game("other") is game
    assert game_of(OTHER_STATE) is game
    assert "other" in game_ids()
    assert register(game) is game


def test_installed_games_are_found_without_being_loaded() -> None:
    assert {*own_games(), "tiny-garden"} <= set(game_ids())
    assert contract.entry_points()["tiny-garden"].value == "tiny_garden:GAME"


PADDED = np.dtype([("waiting", "i1"), ("over", "i1"), ("seats", "i4")], align=True)


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (
            like(rules={name: len for name in CONTRACT if name not in ("audit", "deal")}),
            'game other: found "no deal, audit", expected every function of the contract',
        ),
        (like(state=PADDED), 'game other, state record: found "6 of 8 bytes named", expected no padding'),
        (like(box_record=PADDED), 'game other, box record: found "6 of 8 bytes named", expected no padding'),
        (
            like(state=record(("waiting", "i1"), ("seats", "i1"))),
            'game other, state record: found "no field over", expected the fields waiting, over and seats',
        ),
        (like(seats=(2, MAX_SEATS + 1)), "game other, seats: found 9, expected at most 8"),
        (
            like(state=GAME.state),
            'game other, state record: found "the same as that of tiny-garden", expected a record of its own',
        ),
        (
            like(id="tiny-garden"),
            'game tiny-garden: found "an id that another game has", expected an id of its own',
        ),
    ],
    ids=["functions", "padded-state", "padded-box", "fields", "seats", "twin", "id"],
)
def test_what_would_break_silently_later_is_refused(game: Game, said: str) -> None:
    before = dict(contract._by_id), dict(contract._by_state)
    assert refusal(lambda: register(game)) == said
    assert (contract._by_id, contract._by_state) == before


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    said = refusal(lambda: find_game("chess"))
    assert said == f'game: found "chess", expected one of {", ".join(game_ids())}'


def entry(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    """Let a package be installed that offers the game "added"."""
    monkeypatch.setattr(contract, "entry_points", lambda: {"added": EntryPoint("added", value, GAMES)})


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("no_such_package_at_all:GAME", "game added: found \"ModuleNotFoundError: No module named 'no_such_pack"),
        ("tiny_garden:NOTHING", "game added: found \"AttributeError: module 'tiny_garden' has no attribute 'NOTHING'"),
        ("tiny_garden.rules:MAX_LENGTH", "entry point added: found 27, expected a Game with the id added"),
        ("tiny_garden:GAME", "entry point added: found "),
    ],
    ids=["no-package", "no-name", "no-game", "another-game"],
)
def test_an_entry_point_that_leads_to_no_such_game_is_named(
    monkeypatch: pytest.MonkeyPatch, value: str, said: str
) -> None:
    entry(monkeypatch, value)
    assert refusal(lambda: find_game("added")).startswith(said)


def test_an_error_of_ours_while_a_game_loads_is_passed_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "faulty_game.py").write_text(
        "from rooftree.engine.errors import wrong\nraise wrong('faulty', 'this', 'that')\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    entry(monkeypatch, "faulty_game:GAME")
    assert refusal(lambda: find_game("added")) == 'faulty: found "this", expected that'


def test_a_record_of_no_game_is_no_state() -> None:
    with pytest.raises(LookupError, match="no loaded game has the state record"):
        contract.legal(np.zeros(1, OTHER_STATE)[0], np.zeros(1, OTHER_STATE)[0], 0, np.zeros(1, np.int16))


# --- options ---------------------------------------------------------------------------------------------------------


def test_options_settle_on_what_was_chosen_or_the_default() -> None:
    settled = TREEHOUSE.settle_options(3, {"young": "on", "first_lead": "seat-2"})
    assert settled == {option.name: option.default for option in TREEHOUSE.options} | {
        "young": "on",
        "first_lead": "seat-2",
    }
    assert TREEHOUSE.option_numbers(3, settled).tolist() == [3, 1, 0, 3, 0, 0, 0, 0]
    assert TREEHOUSE.option_numbers(2, {}).tolist() == [2, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("seats", "chosen", "said"),
    [
        (1, {}, "seats: found 1, expected one of 2, 3, 4"),
        (5, {}, "seats: found 5, expected one of 2, 3, 4"),
        (2, {"sun": "on"}, 'option: found "sun", expected one of young, lead_rule, first_lead,'),
        (2, {"young": "yes"}, 'option young: found "yes", expected one of off, on'),
        (2, {"first_lead": "seat-2"}, 'option first_lead: found "seat-2", expected one of random, seat-0, seat-1'),
    ],
)
def test_options_that_do_not_exist_are_refused(seats: int, chosen: dict[str, str], said: str) -> None:
    assert refusal(lambda: TREEHOUSE.option_numbers(seats, chosen)).startswith(said)


def test_a_game_without_options_says_so() -> None:
    said = refusal(lambda: like(options=()).settle_options(2, {"sun": "on"}))
    assert said == 'option: found "sun", expected no option: the game has none'


# --- which game a call means -----------------------------------------------------------------------------------------


@rule
def first_decision(box, s, options, luck, events, out):  # type: ignore[no-untyped-def]
    """Generic code: deal, and list what the first seat may choose."""
    contract.deal(box[0], s[0], options, luck[0])
    contract.advance(box[0], s[0], luck[0], events[0])
    return contract.legal(box[0], s[0], 0, out)


@pytest.mark.parametrize("game", [GAME, TREEHOUSE], ids=lambda game: game.id)
def test_the_type_of_the_state_picks_the_game_compiled_as_interpreted(game: Game) -> None:
    """The same generic lines, compiled, against the contract's functions called from Python, against the rules."""
    box = load_box(game).record
    options = game.option_numbers(2, {})

    def decide(deal: Any, advance: Any, legal: Any) -> tuple[bytes, list[int]]:
        s, luck, out = np.zeros(1, game.state), dice(seed_of("dispatch")), np.zeros(game.max_choices, np.int16)
        deal(box[0], s[0], options, luck[0])
        advance(box[0], s[0], luck[0], event_buffer()[0])
        return s.tobytes(), out[: legal(box[0], s[0], 0, out)].tolist()

    s, out = np.zeros(1, game.state), np.zeros(game.max_choices, np.int16)
    count = first_decision(box, s, options, dice(seed_of("dispatch")), event_buffer(), out)
    generic = s.tobytes(), out[:count].tolist()
    assert count > 0
    assert generic == decide(contract.deal, contract.advance, contract.legal)
    assert generic == decide(*(game.rules[name] for name in ("deal", "advance", "legal")))


@rule
def copy_first(states):  # type: ignore[no-untyped-def]
    """Copies within compiled code."""
    copy(states[1], states[0])


@pytest.mark.parametrize("game", [GAME, TREEHOUSE], ids=lambda game: game.id)
def test_a_copy_has_every_byte(game: Game) -> None:
    states = np.zeros(3, game.state)
    states[:1].view(np.uint8)[:] = np.arange(1, 1 + game.state.itemsize) % 127 + 1
    copy_first(states)
    copy(states[2], states[0])
    assert states[0].tobytes() == states[1].tobytes() == states[2].tobytes()
    assert 0 not in states[1].tobytes()


# --- the version of the rules ----------------------------------------------------------------------------------------


def test_the_version_of_the_rules_is_that_of_every_file_with_rules_but_the_audit(tmp_path: Path) -> None:
    names = ("rules.py", "state.py", "audit.py", "words.py", "more.py", "figures.py")
    for name in names:
        (tmp_path / name).write_text("\n@rule\n" if name not in ("state.py", "words.py", "figures.py") else "\n")
    game = like(folder=tmp_path)
    assert [path.name for path in game.rule_files] == ["state.py", "rules.py", "more.py", "luck.py", "buffers.py"]
    first = game.rules_hash
    for name in names:
        (tmp_path / name).write_text((tmp_path / name).read_text() + "# more\n")
        changed = like(folder=tmp_path).rules_hash != first
        assert changed == (name not in ("audit.py", "words.py", "figures.py")), name
        first = like(folder=tmp_path).rules_hash
