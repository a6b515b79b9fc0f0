"""Balconia from the command line, in three languages."""

import re

import pytest

from rooftree.engine.box import LANGUAGES
from rooftree.engine.words import example_forms
from tests.cli.kit import refused, told, told_json
from tests.games.balconia.table import GAME

RULEBOOK_39, WITHOUT_BLOCKS = (str(path) for path in example_forms(GAME.folder))
SAID = {
    "en": ("Waiting for", "no condition", "The last of 14 blocks was put into the house."),
    "ru": ("Ждём", "без условия", "В дом поставлен последний из 14 кубиков."),
    "pl": ("Czekamy na", "bez warunku", "Do domu trafił ostatni z 14 klocków."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_played_to_its_end(language: str) -> None:
    typed = "why place a L9C9\n1\n" + "stand-in\n" * 13
    said = told("play", "balconia", "--lang", language, "--seed", "tea", "--seat", "person", typed=typed)
    assert SAID[language][2] in said
    assert "(BA-" in said
    assert len(re.findall(r"\bL1C3 E\d[a-d] ", said)) >= 14
    assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", [RULEBOOK_39, WITHOUT_BLOCKS])
def test_the_rulebooks_facade_is_scored_balcony_by_balcony(form: str, language: str) -> None:
    said = told("score", "balconia", form, "--lang", language)
    assert "Ann: 39" in said
    assert len(re.findall(r"^\+\d", said, re.MULTILINE)) == 30
    assert SAID[language][1] in said


def test_a_score_for_a_program_names_the_counted_balconies() -> None:
    (ann, _) = told_json("score", "balconia", RULEBOOK_39)["result"]["seats"]
    lines = {line["cell"]: line for line in ann["lines"] if "cell" in line}
    assert lines["L3C1"] == {
        "line": "balcony", "paragraph": "BA-66", "cell": "L3C1", "face": "6a", "points": 6, "area": "group",
        "target": "cat", "wants": "each", "pay": 1, "counted": ["L2C1", "L2C2", "L3C1", "L4C1"], "cells": 4,
    }  # fmt: skip
    assert sum(line["points"] for line in ann["lines"]) == ann["total"] == 39


def test_the_printed_form_can_be_scored() -> None:
    assert "Ann: 39" in told("score", "balconia", "-", typed=told("score", "balconia", "--example"))


def test_matches_between_bots_are_summed_up_by_side() -> None:
    asked = ("simulate", "balconia", "--games", "30", "--bots", "greedy,random", "--seed", "tea")
    summary = told_json(*asked)["summary"]
    assert [row["name"] for row in summary["roles"]] == ["green", "pink"]
    assert {row["name"]: row["wins"]["share"] > 0.9 for row in summary["bots"]} == {"greedy": True, "random": False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paragraph_is_shown_with_a_players_sentence(language: str) -> None:
    said = told("rules", "balconia", "BA-31", "--lang", language)
    assert "BA-31" in said
    assert {"en": "corners don't count", "ru": "углы не считаются", "pl": "narożniki się nie liczą"}[language] in said


def test_options_that_do_not_exist_are_refused() -> None:
    said = refused("play", "balconia", "--option", "around=5")
    assert 'option around: found "5", expected one of 8, 4' in said
