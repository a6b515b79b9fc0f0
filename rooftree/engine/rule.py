"""The one decorator of rule functions, and the records they work on.

A rule function is plain Python over flat records. `@rule` compiles it with Numba; with ROOFTREE_PLAIN=1 in the
environment it is left as it is, to be read, debugged and compared with the compiled one.
"""

import gc
import hashlib
import importlib.metadata
import importlib.util
import os
import platform
import re
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

PLAIN = os.environ.get("ROOFTREE_PLAIN") == "1"
BOUNDSCHECK = os.environ.get("ROOFTREE_BOUNDSCHECK") == "1"
GAMES = "rooftree.games"
KEPT_CACHES = 6
RULE_MARK = "\n@rule"

_HERE = Path(__file__).resolve().parent.parent
_IMPORT = re.compile(r"^from (\.*)([\w.]*) import (\([^)]*\)|.*)$", re.MULTILINE)
_PLAIN_IMPORT = re.compile(r"^import (.*)$", re.MULTILINE)
_NAME = re.compile(r"\w+")

F = TypeVar("F", bound=Callable[..., Any])


def _packages() -> dict[str, Path]:
    """The packages that rules may come from: our own, and those of added games."""
    packages = {"rooftree": _HERE}
    for entry in importlib.metadata.entry_points(group=GAMES):
        name = entry.module.partition(".")[0]
        spec = importlib.util.find_spec(name) if name not in packages else None
        if spec is not None and spec.submodule_search_locations:
            packages[name] = Path(spec.submodule_search_locations[0])
    return packages


def rule_sources() -> list[Path]:
    """Every file that compiled code depends on: those with rule functions, and what they import of ours."""
    files: dict[str, Path] = {}
    for name, folder in _packages().items():
        for path in folder.rglob("*.py"):
            parts = path.relative_to(folder).with_suffix("").parts
            files[".".join((name, *parts)).removesuffix(".__init__")] = path
    texts = {module: path.read_text(encoding="utf-8") for module, path in files.items()}
    found = {module for module, text in texts.items() if RULE_MARK in text}
    fresh = set(found)
    while fresh:
        named = {name for module in fresh for name in _imported(module, files[module], texts[module])}
        named |= {module.rpartition(".")[0] for module in named}
        fresh = (named & files.keys()) - found
        found |= fresh
    return [files[module] for module in sorted(found)]


def _imported(module: str, path: Path, text: str) -> Iterator[str]:
    """The modules that a module may mean in its imports, full or relative to itself, and names inside them."""
    parts = module.split(".") if path.name == "__init__.py" else module.split(".")[:-1]
    for dots, origin, names in _IMPORT.findall(text):
        above = parts[: len(parts) + 1 - len(dots)] if dots else []
        start = ".".join([*above, *([origin] if origin else [])])
        yield from (f"{start}.{name}" for name in _NAME.findall(names))
    for names in _PLAIN_IMPORT.findall(text):
        yield from (f"{name}." for name in re.findall(r"[\w.]+", names))


def has_rules(path: Path) -> bool:
    """Whether a file has rule functions."""
    return RULE_MARK in path.read_text(encoding="utf-8")


def sources_hash(sources: Iterable[Path]) -> str:
    """One hash for a set of source files, the same wherever the files lie."""
    digest = hashlib.sha256()
    for path in sources:
        digest.update(path.name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


def _cache_folder(numba_version: str) -> Path:
    """Numba does not see changes in called functions of other files, nor changed flags: so both name the folder."""
    key = hashlib.sha256()
    for part in (
        sources_hash(rule_sources()),
        f"boundscheck={BOUNDSCHECK}",
        numba_version,
        np.__version__,
        sys.version,
        platform.machine(),
    ):
        key.update(part.encode() + b"\0")
    home = os.environ.get("ROOFTREE_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "rooftree"
    )
    return Path(home).absolute() / "compiled" / key.hexdigest()[:20]


def _use_cache(folder: Path) -> bool:
    """Make the folder the newest, and drop the oldest ones: each belongs to sources that are gone.

    False where nothing can be kept (or another process drops the folder this very moment): then this one compiles
    for itself.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "used").touch()  # a folder that may not be written is no cache
        os.utime(folder)
    except OSError:
        return False
    for stale in sorted(folder.parent.iterdir(), key=_last_used, reverse=True)[KEPT_CACHES:]:
        shutil.rmtree(stale, ignore_errors=True)
    return True


def _last_used(folder: Path) -> float:
    """When a cache was used last; long ago for one that another process is dropping."""
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:
        return 0.0


if PLAIN:

    def rule(function: F) -> F:
        """Leave a rule function interpreted."""
        return function

else:
    import numba

    CACHE = _cache_folder(numba.__version__)
    numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]
    COMPILER_OPTIONS: dict[str, Any] = {
        "cache": _use_cache(CACHE),
        "nogil": True,
        "no_cfunc_wrapper": True,
        "error_model": "numpy",
        "boundscheck": BOUNDSCHECK,
    }

    def rule(function: F) -> F:
        """Compile a rule function for the CPU; kernels for a GPU call the same function."""
        compiled: Any = numba.njit(**COMPILER_OPTIONS)(function)
        compiled.compile = _compile_once(compiled)
        rule_function: F = compiled
        return rule_function

    def _compile_once(compiled: Any) -> Callable[[Iterable[Any]], Any]:
        """Whole numbers are handed over as 64 bits: else each width, and each constant, is a version to compile."""
        compile_for = compiled.compile
        known: set[tuple[Any, ...]] = set()

        def compile_widened(kinds: Iterable[Any]) -> Any:
            kinds = tuple(kinds)
            wide = tuple(_widened(kind) for kind in kinds)
            collecting = gc.isenabled()
            gc.disable()  # the compiler's many small objects set it off all the time, and it finds next to nothing
            try:
                entry = compile_for(wide)
            finally:
                if collecting:
                    gc.enable()
            if kinds != wide and kinds not in known:  # or else a call from Python with narrow numbers finds no version
                known.add(kinds)  # nor does it where it could be two
                compiled._insert([kind._code for kind in kinds], entry, False)
            return entry

        return compile_widened

    def _widened(kind: Any) -> Any:
        plain = numba.types.unliteral(kind)
        return numba.types.int64 if isinstance(plain, numba.types.Integer) else plain


def record(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """A record type without implicit padding: its bytes are its fields, so equality and hash are the bytes.

    Fields go from wide to narrow; what is missing to a whole word is a named pad.
    """
    packed: np.dtype[Any] = np.dtype((np.record, list(fields)))
    aligned = np.dtype(list(fields), align=True)
    for name in packed.names or ():
        if (
            aligned.fields is not None
            and packed.fields is not None
            and aligned.fields[name][1] != packed.fields[name][1]
        ):
            raise ValueError(f"record field {name!r} is not aligned: order the fields from wide to narrow")
    if aligned.itemsize != packed.itemsize:
        raise ValueError(
            f"record is padded: {packed.itemsize} bytes of fields, {aligned.itemsize} in memory; add a pad"
        )
    for name in packed.names or ():
        if hasattr(np.ndarray, name):
            raise ValueError(f"record field {name!r} shadows an attribute of ndarray; rename it")
    return np.dtype((np.record, aligned))
