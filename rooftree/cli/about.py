"""`games` and `rules`: what there is to play, and how it is played."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from rooftree.cli.console import out, plain, print_json, report
from rooftree.cli.options import GameId, Json, Language
from rooftree.cli.program import FOUND_WRONG
from rooftree.engine.errors import Problem, RooftreeError, wrong

if TYPE_CHECKING:
    from rooftree.engine.digest import Paragraph
    from rooftree.engine.game import Game
    from rooftree.engine.text import Texts


def games(as_json: Json = False, lang: Language = "en") -> None:
    """List the installed games: seats, boxes, options."""
    from rooftree.engine.game import find_game, game_ids
    from rooftree.engine.text import Texts

    Texts(None, None, lang)  # an unknown language is the reader's mistake, not that of every game
    listed: list[dict[str, Any]] = []
    broken: list[Problem] = []
    for id in game_ids():
        try:
            listed.append(_about(find_game(id), lang))
        except RooftreeError as error:
            broken += error.problems
    if as_json:
        print_json({"games": listed, "problems": plain(broken)})
    else:
        for about in listed:
            _print_about(about)
        report(broken, as_json=False)
    if broken:
        raise typer.Exit(FOUND_WRONG)


def _about(game: "Game", lang: str) -> dict[str, Any]:
    from rooftree.engine.box import box_ids
    from rooftree.engine.text import Texts

    texts = Texts(game, None, lang)
    return {
        "id": game.id,
        "title": texts.message("game-title"),
        "summary": texts.message("game-summary"),
        "seats": list(game.seats),
        "minutes": game.minutes,
        "least_age": game.least_age,
        "boxes": box_ids(game),
        "default_box": game.default_box,
        "rules": game.rules_hash,
        "options": [
            {
                "name": option.name,
                "says": texts.option(option.name),
                "paragraph": option.paragraph,
                "default": option.default,
                "values": {value: texts.option(option.name, value) for value in option.values},
            }
            for option in game.options
        ],
    }


def _print_about(about: dict[str, Any]) -> None:
    console = out()
    console.print(f"[bold]{about['id']}[/bold] – {about['title']}")
    console.print(f"  {about['summary']}")
    console.print(f"  seats: {', '.join(map(str, about['seats']))} · boxes: {', '.join(about['boxes'])}")
    for option in about["options"]:
        console.print(f"  --option {option['name']}=…  {option['says']} ({option['paragraph']})", markup=False)
        for value, says in option["values"].items():
            usual = " (default)" if value == option["default"] else ""
            console.print(f"      {value}: {says}{usual}", markup=False)
    console.print()


def rules(
    game: GameId,
    paragraph: Annotated[
        str | None, typer.Argument(metavar="[PARAGRAPH]", help="One paragraph, such as TH-43.")
    ] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORD", help="Paragraphs with this word.")] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """The numbered rules of a game, in a player's words and in full."""
    from rooftree.engine.digest import digest_of, full_id
    from rooftree.engine.game import find_game
    from rooftree.engine.text import Texts

    found_game = find_game(game)
    texts = Texts(found_game, None, lang)
    found = digest_of(found_game)
    if paragraph is not None:
        id = full_id(found_game, paragraph)
        found = [entry for entry in found if entry.id == id] or _said_only(texts, id)
        if not found:
            raise wrong("paragraph", paragraph, f"a paragraph that `rooftree rules {game}` lists")
    if search is not None:
        word = search.casefold()
        found = [entry for entry in found if word in f"{entry.text} {says(texts, entry.id)}".casefold()]
    if as_json:
        print_json(
            [
                {
                    "paragraph": entry.id,
                    "section": entry.section,
                    "basis": entry.basis,
                    "says": says(texts, entry.id),
                    "digest": entry.text,
                }
                for entry in found
            ]
        )
        return
    if lang != "en":
        out().print("[dim]The full digest is English; above each paragraph stands what it means for a player.[/dim]\n")
    if not found:
        out().print("No paragraph of the digest." if search is None else f'No paragraph has "{search}".', markup=False)
    section = ""
    for entry in found:
        if entry.section != section and paragraph is None:
            section = entry.section
            out().print(f"[bold underline]{section}[/]\n")
        print_paragraph(entry, texts)


def says(texts: "Texts", id: str) -> str:
    """A paragraph in a player's words, where the game has them."""
    sentence = texts.rule(id)
    return "" if sentence == f"rule-{id}" else sentence


def _said_only(texts: "Texts", id: str) -> "list[Paragraph]":
    """A paragraph of a game without a digest: what it says to a player."""
    from rooftree.engine.digest import Paragraph

    return [Paragraph(id, "", "", "")] if says(texts, id) else []


def print_paragraph(entry: "Paragraph", texts: "Texts") -> None:
    """A paragraph: what it says to a player, then the digest's words."""
    from rich.padding import Padding
    from rich.text import Text

    head = Text(entry.id, style="bold")
    if entry.basis:
        head.append(f" [{entry.basis}]", style="dim")
    console = out()
    console.print(head)
    if sentence := says(texts, entry.id):
        console.print(Padding(Text(sentence), (0, 2)))
    if entry.text:
        console.print(Padding(Text(entry.text, style="dim" if sentence else ""), (0, 2)))
    console.print()
