"""What stands on a face or a door of the box, in words."""

from collections.abc import Mapping
from typing import Any

from rooftree.engine.box import Box
from rooftree.games.balconia.state import LOVERS, PAYS

Words = dict[str, Any]


def face_id(box: Box, face: int) -> str:
    """The id of a face, such as 8d."""
    return str(box.content["face"][face]["id"])


def objects_of(box: Box, face: int) -> Mapping[str, int]:
    """The objects on a face, each with its number."""
    objects: Mapping[str, int] = box.content["face"][face]["objects"]
    return objects


def face_words(box: Box, face: int) -> Words:
    """What a face shows and wants."""
    return {"face": face_id(box, face), "objects": dict(objects_of(box, face)), "condition": condition_words(box, face)}


def condition_words(box: Box, face: int) -> Words | None:
    """A face's condition: where it looks, what it wants there (`wants` says how), and what it pays."""
    row = box.content["face"][face]
    condition = row.get("condition")
    if condition is None:
        return None
    words: Words = {"area": condition["area"], "target": condition["target"]}
    if "second" in condition:
        words["second"] = condition["second"]
    once = condition["pay"] == "5if"
    if any(lover in row["objects"] for lover in LOVERS):
        wants = "partner"
    elif "second" in condition:
        wants = "both"
    elif condition.get("absent"):
        wants = "none" if once else "each-without"
    else:
        wants = "any" if once else "each"
    return {**words, "wants": wants, "pay": PAYS[condition["pay"]]}


def door_words(box: Box, door: int) -> Words:
    """What a door asks for."""
    row = box.content["door"][door]
    return {"door": row["id"], "kind": row["kind"], "first": row["first"], "second": row["second"]}
