"""All faces of a box on one page, objects drawn and conditions in sentences: HTML, complete in itself."""

from html import escape

from rooftree.engine.box import Box
from rooftree.engine.text import Texts
from rooftree.games.balconia.draw import described, wanted
from rooftree.games.balconia.faces import face_words
from rooftree.games.balconia.icons import icon, symbols
from rooftree.games.balconia.state import LETTERS

STYLE = """
body { font: 15px/1.35 system-ui, sans-serif; margin: 1.5rem; background: #f4ecdf; color: #2b2222 }
section { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: .6rem; margin: 0 0 1.2rem }
article { background: #fffaf2; border: 2px solid #b98d5f; border-radius: .5rem .5rem 0 0; padding: .5rem }
article header { font-weight: 700 }
.things { min-height: 5.6rem; border-bottom: 5px double #7a5a3a; margin-bottom: .3rem }
.icon { width: 2.6rem; height: 2.6rem }
.green { border-color: #2e8b57 } .pink { border-color: #d6336c }
.rebuilt header::after { content: " *" }
"""


def sheet(box: Box, texts: Texts) -> str:
    """The page in the language of the texts."""
    faces, doors = box.content["face"], box.content["door"]
    size = len(LETTERS)
    blocks = [range(first, first + size) for first in range(0, len(faces), size)]
    entrances = [range(first, first + size) for first in range(0, len(doors), size)]
    title = escape(f"{texts.message('game-title')} – {box.names[texts.language]}")
    parts = [f"<section>{''.join(_face(box, face, texts) for face in block)}</section>" for block in blocks]
    parts += [f"<section>{''.join(_door(box, door, texts) for door in block)}</section>" for block in entrances]
    return (
        f"<!doctype html><html lang='{texts.language}'><head><meta charset='utf-8'><title>{title}</title>"
        f"<meta name='viewport' content='width=device-width'><style>{STYLE}</style></head><body>{symbols()}"
        f"<h1>{title}</h1><p>{escape(texts.message('sheet-marked'))}</p>{''.join(parts)}</body></html>\n"
    )


def _face(box: Box, number: int, texts: Texts) -> str:
    face, mark = face_words(box, number), _mark(box.content["face"][number])
    drawn = "".join(icon(name, escape(texts.name("object", name))) * count for name, count in face["objects"].items())
    return (
        f"<article class='{mark}' aria-label='{escape(described(face, texts), quote=True)}'>"
        f"<header>{face['face']}</header><div class='things'>{drawn}</div>{escape(wanted(face, texts))}</article>"
    )


def _door(box: Box, door: int, texts: Texts) -> str:
    row = box.content["door"][door]
    colour = "green" if door % len(LETTERS) < 2 else "pink"
    asked = texts.message("door", kind=row["kind"], first=row["first"], second=row["second"])
    return (
        f"<article class='{colour} {_mark(row)}'><header>{row['id']}: {escape(texts.message('colour-' + colour))}"
        f"</header>{escape(asked)}</article>"
    )


def _mark(row: dict[str, str]) -> str:
    return "rebuilt" if row["basis"] == "reconstructed" else ""
