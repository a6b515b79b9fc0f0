"""Every sentence exists in every language, with the same variables, and says its words correctly."""

import functools
import importlib
import itertools
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rooftree.bots import choose
from rooftree.engine import text
from rooftree.engine.box import LANGUAGES, load_box
from rooftree.engine.errors import RooftreeError
from rooftree.engine.game import Game, find_game
from rooftree.engine.luck import PLAYERS, dice
from rooftree.engine.match import Match
from rooftree.engine.text import PROGRAM_TEXTS, Texts
from tools.games import own_games

GAMES = own_games()
LONG_ENOUGH = 400
"""Entries of a log, after which a match shows little that is new."""
TEXT_FOLDERS = [PROGRAM_TEXTS, *(find_game(id).folder / "text" for id in GAMES)]


class Names(Visitor):
    """The variables and the messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.attributes: dict[str, str] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def plain_text(pattern: ast.Pattern) -> str:
    """A text that stands for itself, in every language the same."""
    (text,) = pattern.elements
    assert isinstance(text, ast.TextElement)
    return text.value


def messages(folder: Path, language: str) -> dict[str, Names]:
    """The messages of a file; junk and repeated ids fail here."""
    found: dict[str, Names] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}.ftl has {entry.id.name} twice"
            found[entry.id.name] = Names()
            found[entry.id.name].visit(entry)
            found[entry.id.name].attributes = {each.id.name: plain_text(each.value) for each in entry.attributes}
    return found


@functools.cache
def played(game: Game) -> list[tuple[str, Mapping[str, Any]]]:
    """What is said in matches that between them use every value of every option: kind and words, each once."""
    said = itertools.chain(_played(game), _rarely_said(game))
    told = {msgspec.json.encode((kind, words)): (kind, words) for kind, words in said}
    return list(told.values())


def _rarely_said(game: Game) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """What few matches would say, from positions that a game's own tests lay out in their rare.py."""
    folder = game.id.replace("-", "_")
    if (Path(__file__).parent / "games" / folder / "rare.py").exists():
        yield from importlib.import_module(f"tests.games.{folder}.rare").rarely_said()


def _played(game: Game) -> Iterator[tuple[str, Mapping[str, Any]]]:
    tables: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in game.seats]
    for n in range(1, max((len(option.values) for option in game.options), default=0)):
        tables.append((max(game.seats), {o.name: o.values[n % len(o.values)] for o in game.options}))
    for n, (seats, options) in enumerate(tables):
        match = Match.new(game, seats, options=options, seed=bytes([n]) * 32)
        turn = 0
        while not match.over:
            seat = match.awaited[0]
            choices = match.choices(seat)
            yield from (("prompt", match.view(viewer)["prompt"]) for viewer in (-1, seat))
            yield from (("choice", words) for words in choices)
            match.choose(seat, choices[turn * 7 % len(choices)])
            turn += 1
            for viewer in (-1, seat):
                told = match.log(viewer, since=match.position - 3)
                yield from (("event", event) for entry in told for event in entry["events"])
        yield "prompt", match.view(0)["prompt"]
        for place in match.result()["seats"]:
            yield from (("line", line) for line in place["lines"])


def fault_samples(game: Game) -> Iterator[dict[str, Any]]:
    """A fault for each of the game's reasons, as the audit would word it; what only some places have is left out."""
    match = Match.new(game, min(game.seats), seed=bytes(32))
    for number in range(1, len(game.reasons)):
        rows = [np.array([number, 0, place, 1]) for place in (1, -1)]
        somewhere, nowhere = (game.words.fault_words(match.box, match._s, row) for row in rows)
        yield {key: value for key, value in somewhere.items() if key in nowhere}


def needed(game: Game) -> set[str]:
    """The messages that the game's own tables call for."""
    paragraphs = {reason.paragraph for reason in game.reasons} | {option.paragraph for option in game.options}
    paragraphs |= {words["paragraph"] for kind, words in played(game) if kind == "line"}
    options = [f"option-{option.name}" for option in game.options]
    options += [f"option-{option.name}-{value}" for option in game.options for value in option.values]
    return {
        "game-title",
        "game-summary",
        *(f"reason-{reason.id}" for reason in game.reasons),
        *(f"rule-{paragraph}" for paragraph in paragraphs if paragraph),
        *(id.replace("_", "-") for id in options),
        *(f"end-{end}" for end in game.ends),
        *(f"tie-break-{tie_break}" for tie_break in game.tie_breaks),
        *(f"role-{role}" for role in game.roles),
        *(f"line-{kind}" for kind in game.line_kinds),
    }


@pytest.mark.parametrize("folder", TEXT_FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_have_the_same_messages_with_the_same_variables(folder: Path, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    assert other.keys() == english.keys()
    assert {id: names.variables for id, names in other.items()} == {
        id: names.variables for id, names in english.items()
    }
    said_of = [{id: names.attributes for id, names in one.items() if names.attributes} for one in (english, other)]
    assert said_of[0] == said_of[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_a_game_has_every_message_its_tables_call_for(id: str, language: str) -> None:
    game = find_game(id)
    assert needed(game) - messages(game.folder / "text", language).keys() == set()


@pytest.mark.parametrize("id", GAMES)
def test_whatever_is_said_in_a_match_has_a_sentence(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(id)
    unsaid: list[Mapping[str, Any]] = []

    def note(words: Mapping[str, Any]) -> str:
        unsaid.append(words)
        return "unsaid"

    monkeypatch.setattr(text, "plain", note)
    texts = {language: Texts(game, load_box(game), language) for language in LANGUAGES}
    kinds: set[tuple[str, str]] = set()
    for kind, words in played(game):
        kinds.add((kind, str(words.get("do") or words.get(kind))))
        for language in LANGUAGES:
            sentence = getattr(texts[language], kind)(words)
            assert "{" not in sentence, sentence
    assert unsaid == []
    spoken = {f"{kind}-{name}" for kind, name in kinds}
    written = {id for id in messages(game.folder / "text", "en") if id.split("-")[0] in ("choice", "event", "prompt")}
    assert {id.removesuffix("-hidden") for id in written} - spoken == set()


def unnamed(value: object, key: str, known: set[str]) -> set[str]:
    """What somebody who plays by the list view would be read out as a key or a code; places keep theirs."""

    def has_name(kind: str, code: str) -> bool:
        is_place = len(code) < 2 or any(sign.isdigit() for sign in code)
        return is_place or code in known or f"{kind}-{code}" in known

    if isinstance(value, dict) and (value.keys() & {"do", "line"} or key in known):
        return set()  # a sentence
    if isinstance(value, dict):
        found = {f"field-{name}" for name in value if not has_name("field", name)}
        return found.union(*(unnamed(entry, name, known) for name, entry in value.items()))
    if isinstance(value, list):
        return set().union(*(unnamed(entry, key, known) for entry in value))
    return {f"{key}-{value}"} if isinstance(value, str) and not has_name(key, value) else set()


@pytest.mark.parametrize("id", GAMES)
def test_whatever_lies_on_the_table_has_a_name(id: str) -> None:
    game = find_game(id)
    found: set[str] = set()
    for n in range(max(len(option.values) for option in game.options)):
        for seats in game.seats:
            options = {option.name: (own := option.values_for(seats))[n % len(own)] for option in game.options}
            match = Match.new(game, seats, options=options, seed=bytes([n, seats]) * 16)
            known = {*messages(game.folder / "text", "en"), *match.box.component_names}
            luck = dice(bytes([n, seats]) * 16, PLAYERS)
            while not match.over:
                found |= unnamed(match.view(match.awaited[0])["table"], "", known)
                seat = match.awaited[0]
                match.choose_number(seat, choose("greedy" if n % 2 else "random", match.seat(seat), luck))
                if match.position > LONG_ENOUGH:
                    break
            found |= unnamed(match.view(0)["table"], "", known)
    assert sorted(found) == []


@pytest.mark.parametrize("id", GAMES)
def test_every_fault_has_a_sentence_that_names_its_place(id: str) -> None:
    game = find_game(id)
    written = messages(game.folder / "text", "en")
    for words in fault_samples(game):
        places = words.keys() - {"reason", "paragraph", "seat"}
        if f"fault-{words['reason']}" in written:
            used = written[f"fault-{words['reason']}"]
            variables = used.variables.union(*(written[inner].variables for inner in used.messages))
            assert places <= variables, words
        for language in LANGUAGES:
            assert Texts(game, load_box(game), language).fault(words) != text.plain(words)


@pytest.mark.parametrize("folder", TEXT_FOLDERS, ids=lambda folder: folder.parent.name)
def test_plural_messages_have_every_form_of_their_language(folder: Path) -> None:
    forms = {"en": ["one", "other"], "ru": ["one", "few", "many"], "pl": ["one", "few", "many"]}
    for language in LANGUAGES:
        source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        for block in re.findall(r"^count-\w+ = .*?^}", source, re.MULTILINE | re.DOTALL):
            assert re.findall(r"\[(\w+)\]", block) == forms[language], block


@pytest.mark.parametrize(
    "language, expected",
    [
        ("en", ["0 points", "1 point", "2 points", "5 points", "21 points", "22 points"]),
        ("ru", ["0 очков", "1 очко", "2 очка", "5 очков", "21 очко", "22 очка"]),
        ("pl", ["0 punktów", "1 punkt", "2 punkty", "5 punktów", "21 punktów", "22 punkty"]),
    ],
)
def test_counts_are_inflected(language: str, expected: list[str]) -> None:
    texts = Texts(find_game("treehouse"), None, language)
    assert [texts.message("count-points", points=n) for n in (0, 1, 2, 5, 21, 22)] == expected


def treehouse(language: str, *names: str) -> Texts:
    game = find_game("treehouse")
    return Texts(game, load_box(game), language, names)


def test_codes_become_names_and_seats_their_players() -> None:
    texts = treehouse("ru", "Анна")
    words = {"event": "built", "seat": 0, "room": "r01", "slot": "2.1", "marker": -1}
    assert texts.event(words) == ("Анна строит на месте 2.1: Батутный чердак (красный). Фишка равновесия: слева.")
    assert texts.prompt({"prompt": "wait", "seats": [0, 2]}) == "Ждём: Анна, Место 3"


def test_a_word_that_is_no_component_is_named_by_the_texts() -> None:
    assert treehouse("pl").name("condition", "unchosen") == "niewybrany"
    assert treehouse("pl").name("condition", "double") == "podwojenie"
    assert treehouse("pl").name("condition", "triple") == "triple"


def test_what_is_withheld_has_a_sentence_of_its_own() -> None:
    texts = treehouse("en", "Ann")
    assert texts.event({"event": "discarded", "seat": 0}) == "Ann discards a room face down."
    assert texts.event({"event": "discarded", "seat": 0, "room": "b01"}) == "Ann discards: Rain-Barrel Shower (blue)"


def test_reasons_rules_and_options_are_found_by_their_ids() -> None:
    texts = treehouse("en")
    assert texts.reason("balance").startswith("The tree leans to this side already.")
    assert texts.rule("TH-43").endswith("so each colour forms one group.")
    assert texts.option("lead_tie") == "A tie for the lead goes clockwise"
    assert texts.option("lead_tie", "after_previous") == "from the seat after the previous lead"


def test_a_fault_without_a_sentence_of_its_own_gives_the_reason() -> None:
    assert treehouse("en").fault({"reason": "balance", "seat": 0}) == treehouse("en").reason("balance")


def test_a_match_adds_its_own_events_and_reasons() -> None:
    texts = treehouse("pl", "Ewa")
    assert texts.event({"event": "seat-changed", "seat": 0, "kind": "greedy"}).endswith("bot zachłanny")
    assert texts.reason("over") == "Partia dobiegła końca."


def test_what_has_no_message_is_shown_as_plain_words() -> None:
    texts = treehouse("ru")
    assert texts.choice({"do": "fly", "to": ["r01", {"x": 1}]}) == "do: fly, to: r01 x: 1"
    assert texts.message("no-such-message") == "no-such-message"
    assert texts.message("no-such-message", seat=0) == "no-such-message: seat: 0"


def test_a_message_missing_in_one_language_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello { $seat }\n", encoding="utf-8")
    (tmp_path / "ru.ftl").write_text("other = ...\n", encoding="utf-8")
    texts = treehouse("ru", "Анна")
    texts._bundles = [text._bundle(tmp_path, language) for language in ("ru", "en")]
    assert texts.message("hello", seat=0) == "Hello Анна"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(RooftreeError, match='language: found "de", expected one of en, ru, pl'):
        Texts(None, None, "de")


def test_names_are_never_wrapped_in_direction_marks() -> None:
    for language, words in itertools.product(LANGUAGES, [{"do": "discard", "room": "r01"}]):
        assert not re.search("[\u2066-\u2069]", treehouse(language).choice(words))
