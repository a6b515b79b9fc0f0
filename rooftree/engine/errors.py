"""What is said when something is wrong: where, what was found, what was expected."""

from collections.abc import Iterable

import msgspec


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong."""

    where: str
    found: str
    expected: str

    def __str__(self) -> str:
        return f"{self.where}: found {self.found}, expected {self.expected}"


class RooftreeError(Exception):
    """Bad input. Carries every problem that was found, not only the first."""

    def __init__(self, problems: Problem | Iterable[Problem]) -> None:
        self.problems: tuple[Problem, ...] = (problems,) if isinstance(problems, Problem) else tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


def wrong(where: str, found: object, expected: str) -> RooftreeError:
    """The error for one problem; what was found is quoted as the reader wrote it, and cut if long."""
    return RooftreeError(Problem(where, shown(found), expected))


def within(error: RooftreeError, place: str) -> RooftreeError:
    """The same error, with the file it was found in."""
    return RooftreeError(
        msgspec.structs.replace(problem, where=f"{place}, {problem.where}") for problem in error.problems
    )


def shown(found: object) -> str:
    """A value as it is shown in an error."""
    if isinstance(found, str):
        text = f'"{found}"'
    elif found is None:
        text = "nothing"
    else:
        text = str(found)
    return cut(text)


def cut(text: str) -> str:
    """A text as long as an error has room for."""
    return text if len(text) <= 120 else text[:117] + "..."


def one_of(values: Iterable[object]) -> str:
    """The values that would have been right, as a phrase."""
    return "one of " + ", ".join(str(value) for value in values)
