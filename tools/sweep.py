"""Runs `rooftree check` over the project's games, each as long as its row in bench/targets.toml says.

    python -m tools.sweep warm|short|soak [GAME ...]

As many games at once as there are cores. `warm` only fills the compile cache, and is quiet unless a check fails.
"""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from bench.targets import all_targets
from tools.games import add_games, chosen_games

WARM = (100, 1)
PROGRAM = (sys.executable, "-c", "from rooftree.cli import main; main()")


def size(game: str, sweep: str) -> tuple[int, int]:
    """How many matches are played fast, and how many in depth."""
    found: tuple[int, int] = WARM if sweep == "warm" else getattr(all_targets()[game].check, sweep)
    return found


def passes(game: str, sweep: str) -> bool:
    """Whether the game passes; what the check says is shown when it is done."""
    fast, deep = size(game, sweep)
    command = [*PROGRAM, "check", game, "--games", str(fast), "--deep", str(deep)]
    if sweep != "warm":
        print(f"{game}: {fast} matches fast, {deep} in depth ...", flush=True)
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode or sweep != "warm":
        print(done.stdout, flush=True)
    return done.returncode == 0


def main() -> int:
    """Sweep every game; 1 when one of them failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sweep", choices=("warm", "short", "soak"))
    add_games(parser)
    chosen = parser.parse_args()
    games = chosen_games(chosen)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        sound = pool.map(lambda game: passes(game, chosen.sweep), games)
        failed = [game for game, passed in zip(games, sound, strict=True) if not passed]
    if failed:
        print(f"rooftree check failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
