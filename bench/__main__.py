"""Every figure of every game (or of those named), each by its own command in a process of its own.

python -m bench [GAME ...]
"""

import argparse
import importlib.util
import subprocess
import sys

from tools.games import add_games, chosen_games

FIGURES = ("random_play", "greedy_play", "profile", "step_python", "step_batch", "compile_time", "open_spiel", "gpu")
NEEDS = {"open_spiel": "pyspiel"}


def main() -> int:
    """Take them in turn; 1 when one of them failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_games(parser)
    failed = []
    for game in chosen_games(parser.parse_args()):
        for name in FIGURES:
            print(f"\npython -m bench.{name} {game}", flush=True)
            if name in NEEDS and importlib.util.find_spec(NEEDS[name]) is None:
                print(f"{NEEDS[name]} is not installed: no figure")
            elif subprocess.run([sys.executable, "-m", f"bench.{name}", game]).returncode != 0:
                failed.append(f"{name} of {game}")
    if failed:
        print("\nfailed: " + ", ".join(failed), file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
