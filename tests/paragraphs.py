"""The guard of the digests: every paragraph of docs/rules is covered by a test that ran, or exempt for a reason.

A test covers the ids in its name (`test_TH_43_...`) and in its parameter id (`[TH-T02]`).
"""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

MOST_IDS = 3
ROOT = Path(__file__).parent.parent
DIGESTS = ROOT / "docs" / "rules"
EXEMPT = Path(__file__).parent / "paragraphs_exempt.toml"

_PARAGRAPH = re.compile(r'^(?:\*\*|id = ")([A-Z]{2}-T?\d+[a-z]?)\b', re.MULTILINE)
_IN_NAME = re.compile(r"(?<![A-Za-z0-9])([A-Z]{2})_(T?\d+[a-z]?)(?![A-Za-z0-9])")
_IN_PARAMETERS = re.compile(r"(?<![A-Za-z0-9])([A-Z]{2})-(T?\d+[a-z]?)(?![A-Za-z0-9])")


def paragraphs_of(text: str) -> set[str]:
    """The ids of a digest: its paragraphs, and the vectors that have no paragraph of their own."""
    return set(_PARAGRAPH.findall(text))


def ids_of(nodeid: str) -> set[str]:
    """The paragraphs a test is named after."""
    head, _, parameters = nodeid.partition("[")
    name = head.rpartition("::")[2]
    return {"-".join(id) for id in _IN_NAME.findall(name) + _IN_PARAMETERS.findall(parameters)}


def problems(paragraphs: set[str], covered: set[str], exempt: Mapping[str, str]) -> list[str]:
    """What the guard has against a whole run of the tests."""
    prefixes = {id.partition("-")[0] for id in paragraphs}
    named = {id for id in covered if id.partition("-")[0] in prefixes}
    return [
        *(f"{id}: covered by no test" for id in sorted(paragraphs - covered - exempt.keys())),
        *(f"{id}: a test is named after it, but no digest has it" for id in sorted(named - paragraphs)),
        *(f"{id}: exempt, but no digest has it" for id in sorted(exempt.keys() - paragraphs)),
        *(f"{id}: exempt, but covered by a test" for id in sorted(exempt.keys() & covered)),
        *(f"{id}: exempt without a reason" for id in sorted(exempt) if not exempt[id].strip()),
    ]


def problems_here(covered: set[str]) -> list[str]:
    """The same for the digests of this checkout and its list of exemptions."""
    paragraphs: set[str] = set()
    for digest in sorted(DIGESTS.glob("*.md")):
        paragraphs |= paragraphs_of(digest.read_text(encoding="utf-8"))
    return problems(paragraphs, covered, tomllib.loads(EXEMPT.read_text(encoding="utf-8")))
