"""Every figure, each by its own command in a process of its own."""

import importlib.util
import subprocess
import sys

FIGURES = ("random_play", "step_python", "step_batch", "compile_time", "open_spiel", "gpu")
NEEDS = {"open_spiel": "pyspiel"}


def main() -> int:
    """Run them in turn; 1 when one of them failed."""
    failed = []
    for name in FIGURES:
        print(f"\npython -m bench.{name}", flush=True)
        if name in NEEDS and importlib.util.find_spec(NEEDS[name]) is None:
            print(f"{NEEDS[name]} is not installed: no figure")
        elif subprocess.run([sys.executable, "-m", f"bench.{name}"]).returncode != 0:
            failed.append(name)
    if failed:
        print("\nfailed: " + ", ".join(failed), file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
