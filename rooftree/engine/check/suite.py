"""The whole suite, both depths."""

import random
from collections.abc import Callable

from rooftree.engine.box import Box, load_box
from rooftree.engine.check import deep as deep_depth
from rooftree.engine.check import desk, plain, records, sentences
from rooftree.engine.check.coverage import coverage, covering_sets, settings_for
from rooftree.engine.check.deep import DeepMatch
from rooftree.engine.check.fast import play_fast
from rooftree.engine.check.plain import Script
from rooftree.engine.check.records import examine_records
from rooftree.engine.check.report import Claim, Ledger, Place, Report
from rooftree.engine.check.sentences import Sentences
from rooftree.engine.game import Game
from rooftree.engine.luck import seed_of, seed_of_match
from rooftree.engine.words import Choice

CLAIMS = (
    Claim("options-covered", "every seat count, every value and every pair of values was played"),
    Claim("rules-run", "the rules compile and run without an exception"),
    *desk.CLAIMS,
    *deep_depth.CLAIMS,
    *records.CLAIMS,
    *sentences.CLAIMS,
    *plain.CLAIMS,
)
RANDOM_SETS = 16
PLAIN_SHARE = 5
"""One deep match in so many is played again interpreted, which is slow."""
ENOUGH_HIDDEN = 12
"""An imagined state may be the true one by chance, but hardly so often."""


def check_game(
    game: Game,
    box: Box | None = None,
    *,
    games: int = 1000,
    deep: int = 10,
    seed: str = "check",
    source: str | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """Examine a game on so many matches, fast and deep; at least one fast match for each set of options.

    `source` names a game that is not installed as MODULE:NAME, so that a second process can load it. `progress` is
    told how many more matches are done.
    """
    box = box or load_box(game)
    root = seed_of(seed)
    games = max(games, len(covering_sets(game))) if games else 0
    settings = settings_for(game, root, min(max(games, deep), len(covering_sets(game)) + RANDOM_SETS))
    ledger = Ledger(CLAIMS)
    if games:
        with ledger.watch("rules-run", None):
            play_fast(game, box, settings, games, root, ledger, progress)
            ledger.note("rules-run", True, None, times=games)
    played = settings[: max(games, deep)]
    scripts = _play_deep(game, box, settings, deep, root, ledger, progress) if deep else []
    plain.compare(game, box, scripts[: -(-deep // PLAIN_SHARE)], source, ledger)
    covered = coverage(game, played)
    missing = ", ".join(covered["missing"])
    ledger.note("options-covered", not missing, None, f"not played: {missing}", times=len(played))
    return Report(
        game=game.id,
        box=box.id,
        box_hash=box.hash,
        rules=game.rules_hash,
        seed=seed,
        games=games,
        deep=deep,
        coverage=covered,
        findings=list(ledger.findings.values()),
    )


def _play_deep(
    game: Game, box: Box, settings: list[dict[str, object]], deep: int, root: bytes, ledger: Ledger,
    progress: Callable[[int], None],
) -> list[Script]:  # fmt: skip
    """The deep matches; what was done in them."""
    speaker = Sentences(game, box, ledger)
    speaker.tables()
    remembered: list[Choice] = []
    scripts, hidden, varied = [], 0, 0
    for number in range(deep):
        setting, seed = settings[number % len(settings)], seed_of_match(root, number)
        place = Place(number, seed.hex(), setting)
        with ledger.watch("match-runs", place):
            one = DeepMatch(game, box, setting, number, seed, ledger)
            try:
                one.play(remembered, speaker)
            finally:
                hidden += one.hidden
                varied += one.varied
            options = {name: str(value) for name, value in setting.items() if name != "seats"}
            scripts.append(Script(number, seed.hex(), len(one.match.seats), options, one.script))
            examine_records(one.match, random.Random(seed), ledger, place)
        progress(1)
    if hidden >= ENOUGH_HIDDEN and not varied:
        ledger.note("imagine-varies", False, None, f"{hidden} imagined states, every one of them the true one")
    return scripts
