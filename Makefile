# Everything a checkout needs: `make` alone lists it.
.DEFAULT_GOAL := help
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:

PYTHON ?= python3
GAME ?= treehouse
BIN := .venv/bin
# Compiled bytecode is half of a fast start, so a shell that forbids it is overruled.
unexport PYTHONDONTWRITEBYTECODE
export PIP_DISABLE_PIP_VERSION_CHECK := 1

TINY := $(wildcard tests/tiny_game/pyproject.toml)
COMPILE := $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --custom-compile-command "make lock" --quiet

# What bench, soak and mutants are about: every game of the project, unless GAMES names some.
GAMES ?=
SHORT ?= 0

.PHONY: help env play test check warm bench soak golden mutants lock clean

help:  ## List what can be made
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

env: .venv/ready  ## Set up .venv: locked packages, the project, the tests' own game

.venv/ready: requirements/dev.txt pyproject.toml $(TINY)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Rooftree needs Python 3.11 or newer, this is " + sys.version)'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --compile --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable . $(if $(TINY),--editable tests/tiny_game)
	$(BIN)/python -m compileall -q rooftree
	@touch $@

play: env  ## Play in the terminal (GAME=treehouse)
	$(BIN)/rooftree play $(GAME)

check: env  ## Lint, format, types, who may import whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

warm: env  # Fills the compile cache once, flags as the tests set them, so that parallel workers find it
	ROOFTREE_BOUNDSCHECK=1 $(BIN)/python -m tools.sweep warm

test: env check warm  ## Check, then every test, and that every rule paragraph has one
	$(BIN)/python -m pytest -n 2 --dist loadgroup --paragraphs tests
	@echo "make test: all of it passed"

.venv/ready-bench: .venv/ready requirements/bench.txt
	$(BIN)/python -m pip install --quiet --compile --require-hashes -r requirements/bench.txt
	@touch $@

bench: .venv/ready-bench  ## Measure the published figures on this machine (GAMES=treehouse: of one game)
	$(BIN)/python -m bench $(GAMES)

soak: env  ## Long sweeps of the conformance suite (SHORT=1: the short form)
	$(BIN)/python -m tools.sweep $(if $(filter 1,$(SHORT)),short,soak) $(GAMES)

golden: env  ## Rewrite the golden records; name each change in the CHANGELOG
	$(BIN)/python -m tests.golden

mutants: env  ## Break the rules line by line and list what no test notices
	$(BIN)/python -m tools.mutants $(MUTANTS) $(GAMES)

lock: env  ## Make the lock files anew from pyproject.toml
	$(BIN)/python -m pip install --quiet uv
	$(COMPILE) --group dev --extra study --output-file requirements/dev.txt
	$(COMPILE) --group bench --constraints requirements/dev.txt --output-file requirements/bench.txt

clean:  ## Remove everything that was made
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist build
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
