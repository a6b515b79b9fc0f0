"""The contract a game fulfils, and the list of games.

The contract's functions are called as `game.apply(box, s, ...)` on records of any game: compiled code picks the game
by the type of the state record, interpreted code by its dtype. So generic code is written once, for every game.
"""

import functools
import importlib.metadata
import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from rooftree.engine.buffers import MAX_SEATS
from rooftree.engine.errors import RooftreeError, one_of, wrong
from rooftree.engine.rule import GAMES, PLAIN, has_rules, sources_hash

if TYPE_CHECKING:
    from rooftree.engine.words import Words

Record = Any
"""A structured record: `np.record` when interpreted, a Numba record when compiled."""

DType = np.dtype[Any]

RULE_FILES = ("state.py", "rules.py", "scoring.py", "terms.py", "imagine.py")


@dataclass(frozen=True)
class Option:
    """A table option. Its messages are `option-NAME` and `option-NAME-VALUE` of the game's texts."""

    name: str
    values: tuple[str, ...]
    default: str
    paragraph: str
    least_seats: Mapping[str, int] = field(default_factory=dict)

    def values_for(self, seats: int) -> tuple[str, ...]:
        """The values that make sense with so many seats."""
        return tuple(value for value in self.values if self.least_seats.get(value, 0) <= seats)


@dataclass(frozen=True)
class Reason:
    """Why something is forbidden: the message is `reason-ID`, the rule is the paragraph."""

    id: str
    paragraph: str


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """Everything the engine needs to know of a game."""

    id: str
    prefix: str
    seats: tuple[int, ...]
    state: DType
    box_record: DType
    options: tuple[Option, ...]
    reasons: tuple[Reason, ...]
    ends: tuple[str, ...]
    roles: tuple[str, ...]
    tie_breaks: tuple[str, ...]
    line_kinds: tuple[str, ...]
    terms: tuple[str, ...]
    weights: Mapping[str, float]
    max_choices: int
    max_length: int
    observation: int
    rules: Mapping[str, Callable[..., Any]]
    words: "Words"
    default_box: str
    folder: Path
    minutes: int = 0
    """About how long a match takes; 0 when nobody says."""
    least_age: int = 0
    """For players from this age on; 0 when nobody says."""

    @property
    def rule_files(self) -> list[Path]:
        """The sources that decide what happens: a change of theirs is a change of the rules."""
        own = [path for name in RULE_FILES if (path := self.folder / name).exists()]
        named = {*RULE_FILES, "audit.py"}  # an audit looks at what is laid out, it decides nothing
        more = [path for path in sorted(self.folder.glob("*.py")) if path.name not in named and has_rules(path)]
        engine = Path(__file__).parent
        return [*own, *more, engine / "luck.py", engine / "buffers.py"]

    @functools.cached_property
    def rules_hash(self) -> str:
        """Names the version of the rules."""
        return sources_hash(self.rule_files)[:16]

    def option_numbers(self, seats: int, chosen: Mapping[str, str]) -> np.ndarray[Any, np.dtype[np.int16]]:
        """The options as `deal` takes them: the number of seats, then the index of each option's value."""
        values = self.settle_options(seats, chosen)
        numbers = [seats] + [option.values.index(values[option.name]) for option in self.options]
        return np.array(numbers, dtype=np.int16)

    def settle_options(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, chosen or default; names and values that do not exist are refused."""
        if seats not in self.seats:
            raise wrong("seats", seats, one_of(self.seats))
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise wrong("option", name, one_of(known) if known else "no option: the game has none")
            values = known[name].values_for(seats)
            if value not in values:
                raise wrong(f"option {name}", value, one_of(values))
        return {name: chosen.get(name, option.default) for name, option in known.items()}


_by_state: dict[DType, Game] = {}
_by_id: dict[str, Game] = {}


def game_of(state: DType) -> Game:
    """The game whose state this is."""
    try:
        return _by_state[state]
    except KeyError:
        raise LookupError(f"no loaded game has the state record {state}") from None


def _contract(declared: Callable[..., Any]) -> Callable[..., Any]:
    """Make a function of the contract dispatch on the type of its second argument, the state."""
    name = declared.__name__

    @functools.wraps(declared)
    def look_up(*arguments: Any) -> Any:
        return game_of(arguments[1].dtype).rules[name](*arguments)

    if not PLAIN:
        _dispatch_compiled(name, look_up, list(inspect.signature(declared).parameters))
    return look_up


def _dispatch_compiled(name: str, function: Callable[..., Any], parameters: list[str]) -> None:
    """Tell Numba the same: which game's function a call on this record type means."""
    import numba
    from numba.extending import overload

    listed = ", ".join(parameters)

    def choose(*types: Any) -> Callable[..., Any] | None:
        for state, game in _by_state.items():
            if numba.from_dtype(state) == types[1]:
                scope: dict[str, Any] = {"rule_function": game.rules[name]}
                exec(f"def call({listed}):\n    return rule_function({listed})", scope)
                call: Callable[..., Any] = scope["call"]
                return call
        return None

    scope: dict[str, Any] = {"choose": choose}
    exec(f"def typed({listed}):\n    return choose({listed})", scope)
    overload(function, inline="always")(scope["typed"])  # not compiled on its own: that would be the rule once more


@_contract
def deal(box, s, options, luck):  # type: ignore[no-untyped-def]
    """Set up an empty table; `options` as `Game.option_numbers` gives them."""


@_contract
def verdict(box, s, seat, choice):  # type: ignore[no-untyped-def]
    """0 when the seat may choose this now, else an index into the game's reasons."""


@_contract
def legal(box, s, seat, out):  # type: ignore[no-untyped-def]
    """Write the seat's allowed choices to `out`, in rising order; their number."""


@_contract
def apply(box, s, seat, choice, events):  # type: ignore[no-untyped-def]
    """The seat's own doing: no luck, nothing hidden turned up, nobody added to `waiting`."""


@_contract
def advance(box, s, luck, events):  # type: ignore[no-untyped-def]
    """The dealer's doing, once no seat is awaited, up to the next decision or the end."""


@_contract
def observe(box, s, seat, out):  # type: ignore[no-untyped-def]
    """Write the numbers the seat may know to `out`."""


@_contract
def imagine(box, s, seat, luck, out):  # type: ignore[no-untyped-def]
    """Write to `out` a state drawn from all that agree with what the seat was shown, each deal equally likely."""


@_contract
def score(box, s, seat, out):  # type: ignore[no-untyped-def]
    """The seat's points as lines; their sum is the total."""


@_contract
def result(box, s, out):  # type: ignore[no-untyped-def]
    """Totals, places, the deciding tie-break, the reason of the end, roles."""


@_contract
def audit(box, s, out):  # type: ignore[no-untyped-def]
    """Every rule that the position breaks."""


@_contract
def terms(box, s, seat, out):  # type: ignore[no-untyped-def]
    """What an evaluation looks at, seen from the seat."""


@_contract
def stand_in(box, s, seat):  # type: ignore[no-untyped-def]
    """The choice made for a seat that is absent."""


CONTRACT = (
    "deal", "verdict", "legal", "apply", "advance", "observe", "imagine", "score", "result", "audit", "terms",
    "stand_in",
)  # fmt: skip


def copy(out, s):  # type: ignore[no-untyped-def]
    """Copy one state record onto another."""
    for name in s.dtype.names:
        out[name] = s[name]


def _compile_copy() -> None:
    import numba
    from numba.extending import overload

    @overload(copy)
    def typed(out, s):  # type: ignore[no-untyped-def]
        if not isinstance(s, numba.types.Record) or out != s:
            return None
        lines = []
        for name, kind in s.fields.items():  # number by number: assigning whole arrays compiles ten times as long
            shape = kind.type.shape if isinstance(kind.type, numba.types.NestedArray) else ()
            index = ", ".join(f"i{axis}" for axis in range(len(shape)))
            for axis, length in enumerate(shape):
                lines.append("    " * axis + f"    for i{axis} in range({length}):")
            lines.append("    " * len(shape) + f"    out.{name}[{index}] = s.{name}[{index}]".replace("[]", ""))
        scope: dict[str, Any] = {}
        exec("def call(out, s):\n" + "\n".join(lines), scope)
        call: Callable[..., Any] = scope["call"]
        return call


if not PLAIN:
    _compile_copy()


def register(game: Game) -> Game:
    """Take a game into the list. What would break silently later is refused here."""
    missing = [name for name in CONTRACT if name not in game.rules]
    if missing:
        raise wrong(f"game {game.id}", "no " + ", ".join(missing), "every function of the contract")
    for record, name in ((game.state, "state"), (game.box_record, "box")):
        width = sum(kind[0].itemsize for kind in (record.fields or {}).values())
        if width != record.itemsize:
            raise wrong(f"game {game.id}, {name} record", f"{width} of {record.itemsize} bytes named", "no padding")
    for needed in ("waiting", "over", "seats"):
        if needed not in (game.state.names or ()):
            raise wrong(f"game {game.id}, state record", f"no field {needed}", "the fields waiting, over and seats")
    if max(game.seats) > MAX_SEATS:
        raise wrong(f"game {game.id}, seats", max(game.seats), f"at most {MAX_SEATS}")
    twin = _by_state.get(game.state)
    if twin is not None and twin is not game:
        raise wrong(f"game {game.id}, state record", f"the same as that of {twin.id}", "a record of its own")
    if _by_id.get(game.id, game) is not game:
        raise wrong(f"game {game.id}", "an id that another game has", "an id of its own")
    _by_state[game.state] = game
    _by_id[game.id] = game
    return game


def entry_points() -> dict[str, importlib.metadata.EntryPoint]:
    """The installed games by id, not yet loaded."""
    return {entry.name: entry for entry in importlib.metadata.entry_points(group=GAMES)}


def game_ids() -> list[str]:
    """The ids of all installed games."""
    return sorted(set(entry_points()) | set(_by_id))


def find_game(id: str) -> Game:
    """A game by its id, loaded if it is not yet."""
    if id in _by_id:
        return _by_id[id]
    entries = entry_points()
    if id not in entries:
        raise wrong("game", id, one_of(game_ids()))
    try:
        game = entries[id].load()
    except RooftreeError:
        raise
    except Exception as error:
        raise wrong(f"game {id}", f"{type(error).__name__}: {error}", "a package that loads") from error
    if not isinstance(game, Game) or game.id != id:
        raise wrong(f"entry point {id}", game, f"a Game with the id {id}")
    return register(game)
