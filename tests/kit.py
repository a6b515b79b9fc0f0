"""Small helpers of the tests, whatever the game: the vectors in the digests' TOML blocks."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from tests.paragraphs import DIGESTS

_FENCED = re.compile(r"^```toml\n(.*?)^```$", re.MULTILINE | re.DOTALL)

Vector = Mapping[str, Any]


def vectors(digest: str, kind: str) -> list[Vector]:
    """The vectors of one kind (`place`, `points`, ...) in a digest, in its order."""
    text = (DIGESTS / f"{digest}.md").read_text(encoding="utf-8")
    return [vector for block in _FENCED.findall(text) for vector in tomllib.loads(block).get(kind, [])]


def each_vector(digest: str, kind: str) -> list[ParameterSet]:
    """A parameter for every vector of a kind, named after it."""
    return [pytest.param(vector, id=vector["id"]) for vector in vectors(digest, kind)]


def each_case(digest: str, kind: str, listed: str = "cases") -> list[ParameterSet]:
    """Parameters for every case of the vectors of a kind: the vector and the case."""
    return [
        pytest.param(vector, case, id=f"{vector['id']}-{n}")
        for vector in vectors(digest, kind)
        for n, case in enumerate(vector.get(listed, []), 1)
    ]
