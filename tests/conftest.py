"""What all tests stand on: bounds checks in compiled rules, derandomised Hypothesis, and the guard of the digests."""

import os

import pytest
from hypothesis import settings

from tests.paragraphs import MOST_IDS, ids_of, problems_here

# Read when rooftree is imported, so set before any test module is.
if os.environ.get("ROOFTREE_PLAIN") != "1":
    os.environ["ROOFTREE_BOUNDSCHECK"] = "1"

settings.register_profile("ci", derandomize=True, deadline=None)
settings.load_profile("ci")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--paragraphs", action="store_true", help="for a run of the whole suite: every paragraph of docs/rules covered"
    )


def pytest_configure(config: pytest.Config) -> None:
    # Under xdist the workers' reports all reach the controller; only there is the run whole.
    if config.getoption("--paragraphs") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(ParagraphGuard(), "paragraph-guard")


def pytest_runtest_setup(item: pytest.Item) -> None:
    if len(ids_of(item.nodeid)) > MOST_IDS:
        pytest.fail(f"named after {len(ids_of(item.nodeid))} paragraphs, expected at most {MOST_IDS}", pytrace=False)


class ParagraphGuard:
    """Notes which paragraphs the tests that passed are named after, and fails a whole run that leaves one out."""

    def __init__(self) -> None:
        self.covered: set[str] = set()
        self.problems: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.covered |= ids_of(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self.problems = problems_here(self.covered)
        if self.problems and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.problems:
            terminalreporter.section("paragraphs of docs/rules", red=True, bold=True)
            for problem in self.problems:
                terminalreporter.line(problem)
