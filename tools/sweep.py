"""Runs `rooftree check` over the project's games, each as long as its row in bench/targets.toml says.

    python -m tools.sweep warm|short|soak [GAME ...]

`warm` only fills the compile cache, and is quiet unless a check fails.
"""

import argparse
import subprocess
import sys

from bench.targets import all_targets
from tools.games import add_games, chosen_games

WARM = (100, 1)


def size(game: str, sweep: str) -> tuple[int, int]:
    """How many matches are played fast, and how many in depth."""
    found: tuple[int, int] = WARM if sweep == "warm" else getattr(all_targets()[game].check, sweep)
    return found


def check(game: str, sweep: str) -> bool:
    """Whether the game passes."""
    fast, deep = size(game, sweep)
    program = [sys.executable, "-c", "from rooftree.cli import main; main()"]
    command = [*program, "check", game, "--games", str(fast), "--deep", str(deep)]
    done = subprocess.run(command, stdout=subprocess.PIPE if sweep == "warm" else None, text=True)
    if done.returncode and done.stdout:
        print(done.stdout)
    return done.returncode == 0


def main() -> int:
    """Sweep one game after the other; 1 when one of them failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sweep", choices=("warm", "short", "soak"))
    add_games(parser)
    chosen = parser.parse_args()
    failed = [game for game in chosen_games(chosen) if not check(game, chosen.sweep)]
    if failed:
        print(f"rooftree check failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
