"""What the conformance suite claims of a game, what it found, and how that is told."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Claim:
    """Something every game must keep to."""

    id: str
    says: str


@dataclass(frozen=True)
class Place:
    """Where something was examined, so that it can be looked up again."""

    match: int
    seed: str
    options: Mapping[str, Any]
    step: int = 0
    seat: int | None = None

    def as_dict(self) -> dict[str, Any]:
        """For a program to read."""
        place = {"match": self.match, "seed": self.seed, "options": dict(self.options), "step": self.step}
        return place if self.seat is None else place | {"seat": self.seat}

    def __str__(self) -> str:
        options = ", ".join(f"{name} {value}" for name, value in self.options.items())
        seat = "" if self.seat is None else f", seat {self.seat}"
        return f"match {self.match} after {self.step} choices{seat} ({options}; seed {self.seed})"


@dataclass
class Finding:
    """What came of one claim."""

    claim: Claim
    examined: int = 0
    failures: int = 0
    first: str = ""
    place: Place | None = None

    @property
    def outcome(self) -> str:
        """Whether the claim held; a claim that was never examined is neither kept nor broken."""
        if self.failures:
            return "failed"
        return "passed" if self.examined else "not-examined"

    def as_dict(self) -> dict[str, Any]:
        """For a program to read."""
        words: dict[str, Any] = {
            "check": self.claim.id,
            "says": self.claim.says,
            "outcome": self.outcome,
            "examined": self.examined,
        }
        if self.failures:
            words |= {"failures": self.failures, "first": self.first}
            if self.place is not None:
                words["place"] = self.place.as_dict()
        return words


class Ledger:
    """Collects what is found, claim by claim; of failures it keeps the first."""

    def __init__(self, claims: tuple[Claim, ...]) -> None:
        self.findings = {claim.id: Finding(claim) for claim in claims}

    def note(self, id: str, holds: bool, place: Place | None, detail: object = "", times: int = 1) -> bool:
        """Note that a claim was examined; whether it held."""
        finding = self.findings[id]
        finding.examined += times
        if not holds:
            if not finding.failures:
                finding.first, finding.place = str(detail), place
            finding.failures += 1
        return holds

    @contextmanager
    def watch(self, id: str, place: Place | None) -> Iterator[None]:
        """A game that raises where it should answer breaks the claim that is being examined."""
        try:
            yield
        except Exception as error:
            self.note(id, False, place, f"{type(error).__name__}: {error}")


@dataclass
class Report:
    """The outcome of the suite for one game and box."""

    game: str
    box: str
    box_hash: str
    rules: str
    seed: str
    games: int
    deep: int
    coverage: Mapping[str, Any]
    findings: list[Finding] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Whether no claim was broken."""
        return not self.failed

    @property
    def failed(self) -> list[str]:
        """The claims that were broken."""
        return [finding.claim.id for finding in self.findings if finding.failures]

    def as_dict(self) -> dict[str, Any]:
        """For a program to read."""
        return {
            "game": self.game,
            "box": {"id": self.box, "hash": self.box_hash},
            "rules": self.rules,
            "seed": self.seed,
            "games": self.games,
            "deep": self.deep,
            "passed": self.passed,
            "coverage": dict(self.coverage),
            "checks": [finding.as_dict() for finding in self.findings],
        }

    def __str__(self) -> str:
        lines = [
            f"{self.game}, box {self.box} ({self.box_hash}), rules {self.rules}, seed {self.seed}",
            f"{self.games} matches fast, {self.deep} deep; option sets {self.coverage['sets']}, "
            f"seat counts {self.coverage['seats']}, "
            f"values {self.coverage['values'][0]} of {self.coverage['values'][1]}, "
            f"pairs {self.coverage['pairs'][0]} of {self.coverage['pairs'][1]}",
            "",
        ]
        width = max(len(finding.claim.id) for finding in self.findings)
        for finding in self.findings:
            lines.append(
                f"{finding.outcome:<12}  {finding.claim.id:<{width}}  {finding.examined:>12,}  {finding.claim.says}"
            )
            if finding.failures:
                lines.append(f"    {finding.failures} times, first: {finding.first}")
                lines.append(f"    {finding.place}" if finding.place is not None else "")
        verdict = "all checks passed" if self.passed else f"{len(self.failed)} checks failed"
        return "\n".join([*lines, "", verdict])
