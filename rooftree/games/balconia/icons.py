"""Small drawings of the objects, SVG symbols of 24 by 24. Flowers differ in shape, not in colour alone (BA-146)."""

import math

from rooftree.games.balconia.state import COLOURS, OBJECTS

INK = "#3b2f2f"
PAINTS = {
    "hot_pink": "#e6247f",
    "light_pink": "#f7a8c4",
    "purple": "#7b4bb7",
    "orange": "#f08a24",
    "turquoise": "#23b3b3",
    "white": "#ffffff",
}
PETALS = {"hot_pink": 5, "light_pink": 3, "purple": 4, "orange": 8, "turquoise": 6}


def symbols() -> str:
    """All objects, to be used by `icon`."""
    return "<svg width='0' height='0' aria-hidden='true'>" + "".join(_symbol(name) for name in OBJECTS) + "</svg>"


def icon(name: str, title: str) -> str:
    """One object, with its name for those who can't see it."""
    return f"<svg class='icon' role='img'><title>{title}</title><use href='#{name}'/></svg>"


def _symbol(name: str) -> str:
    colour = name.removeprefix("flower_")
    drawn = _flower(colour) if colour in COLOURS else _THINGS[name]
    return f"<symbol id='{name}' viewBox='0 0 24 24'>{drawn}</symbol>"


def _flower(colour: str) -> str:
    """A stem and petals, each colour with a number of its own; the white one is a star."""
    paint, ink = PAINTS[colour], f"stroke='{INK}' stroke-width='.8'"
    stem = "<path d='M12 11V23M12 19q4-1 5-4' fill='none' stroke='#3f7d3a' stroke-width='1.6'/>"
    if colour == "white":
        points = [_around(12, 9, 7.5 if n % 2 == 0 else 3, n / 10) for n in range(10)]
        return f"{stem}<polygon points='{' '.join(points)}' fill='{paint}' {ink}/>"
    number = PETALS[colour]
    size = 4.2 if number < 5 else 3 if number < 7 else 2.3
    centres = [_around(12, 9, 4.6, n / number).split(",") for n in range(number)]
    petals = "".join(f"<circle cx='{x}' cy='{y}' r='{size}' fill='{paint}' {ink}/>" for x, y in centres)
    return f"{stem}{petals}<circle cx='12' cy='9' r='2.2' fill='#ffd84d' {ink}/>"


def _around(x: float, y: float, radius: float, turn: float) -> str:
    angle = math.tau * turn - math.pi / 2
    return f"{x + radius * math.cos(angle):.1f},{y + radius * math.sin(angle):.1f}"


def _lover(right: bool) -> str:
    """Someone in profile with a heart held out to the side."""
    drawn = (
        f"<circle cx='8' cy='7' r='3.6' fill='#f2c9a1' stroke='{INK}'/><path d='M11 6.2l2.2 1.4-2 .6' fill='#f2c9a1' "
        f"stroke='{INK}' stroke-width='.7'/><path d='M3 23q0-10 5-11q5 1 5 11z' fill='#c2453d' stroke='{INK}'/>"
        "<path d='M17.5 17l-3.4-3.6a2 2 0 0 1 3.4-2.2a2 2 0 0 1 3.4 2.2z' fill='#d81e4a'/>"
    )
    return drawn if right else f"<g transform='translate(24 0) scale(-1 1)'>{drawn}</g>"


_THINGS = {
    "cat": (
        f"<path d='M5 22q-1-9 3-11V4l3 2.6h3L17 4v7q4 3 2 11z' fill='#8a5fc4' stroke='{INK}'/>"
        f"<circle cx='10.6' cy='10' r='.9' fill='{INK}'/><circle cx='14.4' cy='10' r='.9' fill='{INK}'/>"
        f"<path d='M11.5 12.2h2l-1 1z' fill='{INK}'/>"
    ),
    "bird": (
        f"<path d='M3 13q4-8 11-6q2-3 5-1l3 2-3 1q0 9-9 9q-4 0-7-5z' fill='#2fb5ad' stroke='{INK}'/>"
        f"<path d='M8 12q4-1 6 3' fill='none' stroke='{INK}'/><circle cx='17' cy='7.4' r='.9' fill='{INK}'/>"
        f"<path d='M10 18v4M13 18v4' stroke='{INK}'/>"
    ),
    "note": (
        f"<path d='M9 18V4l10-2v13' fill='none' stroke='{INK}' stroke-width='2'/>"
        f"<ellipse cx='6.6' cy='18.4' rx='3.2' ry='2.5' fill='{INK}'/>"
        f"<ellipse cx='16.6' cy='15.6' rx='3.2' ry='2.5' fill='{INK}'/>"
    ),
    "heart": f"<path d='M12 21L4 12a4.8 4.8 0 0 1 8-5.4A4.8 4.8 0 0 1 20 12z' fill='#d81e4a' stroke='{INK}'/>",
    "laundry": (
        f"<path d='M1 4q11 3 22 0' fill='none' stroke='{INK}'/>"
        f"<path d='M8 5l-5 3 2 4 2-1v10h10V11l2 1 2-4-5-3q-4 4-8 0z' fill='#9cc5e8' stroke='{INK}'/>"
    ),
    "awning": (
        f"<path d='M4 6h16l3 9H1z' fill='#fff' stroke='{INK}'/>"
        "<path d='M4 6h3L5 15H1zM10 6h4l1 9H9zM17 6h3l3 9h-4z' fill='#d9622b'/>"
        f"<path d='M1 15q2 4 4 0q2 4 4 0q3 4 6 0q2 4 4 0q2 4 4 0' fill='#d9622b' stroke='{INK}'/>"
    ),
    "person": (
        f"<circle cx='12' cy='7' r='4' fill='#f2c9a1' stroke='{INK}'/>"
        f"<path d='M5 23q0-10 7-11q7 1 7 11z' fill='#3f7fb5' stroke='{INK}'/>"
    ),
    "lover_left": _lover(right=False),
    "lover_right": _lover(right=True),
}
