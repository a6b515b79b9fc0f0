"""Between them the golden matches use every tool and every helper, in both editions."""

import msgspec
import pytest

from tests.games.dream_home.golden import MATCHES, SERVED
from tests.golden import FOLDER


@pytest.mark.parametrize("edition", ["ru", "pl"])
def test_every_tool_and_helper_is_used_in_golden_matches(edition: str) -> None:
    done: set[str] = set()
    beside: set[str] = set()
    for name in MATCHES:
        if name.startswith(f"dream-home-{edition}-"):
            golden = msgspec.json.decode((FOLDER / f"{name}.json").read_bytes())
            done |= {entry["choice"]["do"] for entry in golden["record"]["log"] if entry["entry"] == "chose"}
            last = golden["steps"][-1]["seen"]["watcher"]["table"]["houses"]
            beside |= {card for house in last for card in house["beside"]}
    assert done >= SERVED
    assert beside >= {"architect", "designer"}
