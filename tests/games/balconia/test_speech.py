"""Conditions as sentences, grammatical in three languages: every target, every area, every way."""

import itertools

import pytest

from rooftree.engine.box import LANGUAGES
from rooftree.engine.text import Texts
from rooftree.games.balconia.draw import described, draw
from rooftree.games.balconia.faces import face_words
from rooftree.games.balconia.state import AREAS, DOOR_KINDS, LOVERS, TARGETS
from tests.games.balconia.table import BOX, FACES, GAME, RiggedMatch

SPOKEN = {language: Texts(GAME, BOX, language, ("Ann", "Ben")) for language in LANGUAGES}


def said(language: str, face: str) -> str:
    return described(face_words(BOX, FACES.index(face)), SPOKEN[language])


@pytest.mark.parametrize(
    "face, english, russian, polish",
    [
        (
            "1a",
            "cat ×3, bird, purple flower, orange flower | 3 points for each purple flower below it in the column",
            "кот ×3, птица, фиолетовый цветок, оранжевый цветок | "
            "3 очка за каждый фиолетовый цветок ниже в своей колонке",
            "kot ×3, ptak, fioletowy kwiat, pomarańczowy kwiat | "
            "3 punkty za każdy fioletowy kwiat niżej w swojej kolumnie",
        ),
        (
            "1b",
            "heart | 5 points for having no people directly to the right",
            "сердце | 5 очков, если сразу справа нет людей",
            "serce | 5 punktów, jeśli tuż po prawej nie ma ludzi",
        ),
        (
            "20b",
            "awning | 5 points for having a heart as well as a bird in the column to the right",
            "навес | 5 очков, если в соседней колонке справа есть и сердце, и птица",
            "markiza | 5 punktów, jeśli w sąsiedniej kolumnie po prawej jest i serce, i ptak",
        ),
        (
            "9a",
            "laundry ×2, awning | 1 point for each balcony in the column to the right without birds",
            "бельё ×2, навес | 1 очко за каждый балкон в соседней колонке справа без птиц",
            "pranie ×2, markiza | 1 punkt za każdy balkon w sąsiedniej kolumnie po prawej bez ptaków",
        ),
        (
            "16b",
            "note, awning, person | 3 points for each flower colour to be found around it",
            "нота, навес, человек | 3 очка за каждую окраску цветков, какая найдётся вокруг него",
            "nuta, markiza, osoba | 3 punkty za każdy kolor kwiatów, jaki się znajdzie dookoła niego",
        ),
        (
            "5c",
            "laundry, person, lover facing left | "
            "5 points for having a lover in the column to the left who looks this way",
            "бельё, человек, влюблённый лицом влево | "
            "5 очков, если в соседней колонке слева найдётся влюблённый, который смотрит навстречу",
            "pranie, osoba, osoba zakochana patrząca w lewo | "
            "5 punktów, jeśli w sąsiedniej kolumnie po lewej jest osoba zakochana, która patrzy w tę stronę",
        ),
        ("5b", "bird, person, purple flower ×2 | no condition", "птица, человек, фиолетовый цветок ×2 | без условия",
         "ptak, osoba, fioletowy kwiat ×2 | bez warunku"),
    ],
)  # fmt: skip
def test_faces_in_three_languages(face: str, english: str, russian: str, polish: str) -> None:
    assert said("en", face) == english
    assert said("ru", face) == russian
    assert said("pl", face) == polish


GENDERS = {
    "ru": {
        "кажд": {
            "каждого": ("cat", "person"),
            "каждую": ("bird", "note", "laundry", "flower_colours"),
            "каждое": ("heart",),
        }
    },
    "pl": {"każd": {"każdego": ("cat", "bird"), "każdą": ("note", "laundry", "awning", "person"), "każde": ("heart",)}},
}


@pytest.mark.parametrize("language, usual", [("ru", "каждый"), ("pl", "każdy")])
def test_each_agrees_with_its_noun(language: str, usual: str) -> None:
    ((_, forms),) = GENDERS[language].items()
    expected = {target: form for form, targets in forms.items() for target in targets}
    for target in TARGETS:
        if target not in LOVERS:
            sentence = SPOKEN[language].message("condition", wants="each", area="own_row", target=target, pay=2)
            assert f" {expected.get(target, usual)} " in sentence


@pytest.mark.parametrize(
    "language, forms",
    [
        ("en", ["1 point ", "2 points ", "3 points ", "5 points "]),
        ("ru", ["1 очко ", "2 очка ", "3 очка ", "5 очков"]),
        ("pl", ["1 punkt ", "2 punkty ", "3 punkty ", "5 punktów"]),
    ],
)
def test_points_agree_with_their_number(language: str, forms: list[str]) -> None:
    for pay, form in zip((1, 2, 3, 5), forms, strict=True):
        assert SPOKEN[language].message("condition", wants="each", area="left", target="cat", pay=pay).startswith(form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_and_door_has_a_sentence_of_its_own(language: str) -> None:
    texts = SPOKEN[language]
    spoken = set()
    asked = 0
    targets = [target for target in TARGETS if target not in LOVERS]
    for area, target in itertools.product(AREAS, targets):
        for wants, pay in (("each", 1), ("each", 2), ("each-without", 3), ("any", 5), ("none", 5)):
            if target == "flower_colours" and wants != "each":
                continue
            spoken.add(texts.message("condition", wants=wants, area=area, target=target, pay=pay))
            asked += 1
    for kind, first, second in itertools.product(DOOR_KINDS, TARGETS[:16], TARGETS[:16]):
        spoken.add(texts.message("door", kind=kind, first=first, second=second))
        asked += 1
    assert len(spoken) == asked
    assert not any("{" in sentence or ":" in sentence.split(",")[0][:9] for sentence in spoken)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_as_the_viewer_sees_it(language: str) -> None:
    match = RiggedMatch("E2a", [8, 15, 21])
    match.move("bc", "d", "L1C4")
    blocks = dict(draw(match.box, match.view(0)["table"], SPOKEN[language]))
    house = next(text for title, text in blocks.items() if title.startswith("Ann"))
    assert house.splitlines()[4].split() == ["L1", "·", "8b:0", "∏", "·", "·"]
    balconies = next(text for text in blocks.values() if text.startswith("L1C2"))
    assert balconies.splitlines()[0].endswith(said(language, "8b"))
    block = next(text for text in blocks.values() if text.startswith("a  "))
    assert [line[3:] for line in block.splitlines()] == [said(language, f"15{letter}") for letter in "abcd"]
    watched = draw(match.box, match.view(-1)["table"], SPOKEN[language])[0][1]
    assert watched.splitlines()[4].split() == ["L1", "·", "■", "∏", "·", "·"]
