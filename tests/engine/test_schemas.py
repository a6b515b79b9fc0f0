"""The JSON Schemas in docs/ say what the program reads."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from rooftree.engine.game import find_game
from rooftree.engine.luck import seed_of
from rooftree.engine.match import Match
from rooftree.engine.record import record_of, write
from rooftree.engine.words import example_forms
from tools.games import own_games
from tools.schemas import DOCS, stale


def schema(name: str) -> Any:
    return json.loads((DOCS / name).read_text(encoding="utf-8"))


def test_no_schema_is_stale() -> None:
    assert stale() == []


def test_a_record_is_what_its_schema_says() -> None:
    match = Match.new(find_game("treehouse"), 2, seed=seed_of("schema"))
    match.stand_in(0)
    match.set_confirming(1, True)
    match.take_back(0)
    match.stand_in(1)
    match.confirm(1)
    while not match.over:
        match.stand_in(match.awaited[0]) if match.awaited else match.confirm(match.unconfirmed[0])
    content = json.loads(write(record_of(match)))
    assert {entry["entry"] for entry in content["log"]} == {"dealt", "chose", "took-back", "confirmed", "seat-changed"}
    jsonschema.validate(content, schema("record.schema.json"))
    del content["log"][1]["seat"]
    with pytest.raises(jsonschema.ValidationError, match="seat"):
        jsonschema.validate(content, schema("record.schema.json"))


@pytest.mark.parametrize(
    ("game", "path"),
    [
        pytest.param(game, path, id=f"{game}-{path.stem}")
        for game in own_games()
        for path in example_forms(find_game(game).folder)
    ],
)
def test_the_examples_are_what_their_schema_says(game: str, path: Path) -> None:
    form = json.loads(path.read_text(encoding="utf-8"))
    jsonschema.validate(form, schema(f"score-{game}.schema.json"))
    form["hat"] = "red"
    with pytest.raises(jsonschema.ValidationError, match="hat"):
        jsonschema.validate(form, schema(f"score-{game}.schema.json"))


@pytest.mark.parametrize("game", own_games())
def test_every_game_has_an_example_of_its_score_form(game: str) -> None:
    assert example_forms(find_game(game).folder)
