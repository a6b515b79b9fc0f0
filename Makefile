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

# The client: built into the package, from sources that change nothing else.
WEB := rooftree/table/static/index.html
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print)
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web

.PHONY: help env web play terminal dist test check warm bench soak golden mutants lock clean

help:  ## List what can be made
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

env: .venv/ready-tests  ## Set up .venv: locked packages, the project, the tests' own game

.venv/ready: requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Rooftree needs Python 3.11 or newer, this is " + sys.version)'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --compile --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	$(BIN)/python -m compileall -q rooftree
	@touch $@

# Whoever only plays does not find the tests' own game among the others.
.venv/ready-tests: .venv/ready $(TINY)
	$(if $(TINY),$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable tests/tiny_game)
	@touch $@

# Node from the PATH where it is new enough for the client's tools, else from PyPI.
.venv/ready-node: .venv/ready requirements/node.txt
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' 2> /dev/null \
		|| $(BIN)/python -m pip install --quiet --require-hashes -r requirements/node.txt
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json .venv/ready-node
	$(NPM) ci --no-audit --no-fund --silent
	@touch $@

$(WEB): $(WEB_SOURCES) web/node_modules/.package-lock.json
	$(NPM) run --silent build
	@touch $@

web: $(WEB)  ## Build the client

play: .venv/ready web  ## Play in the browser (SHARE=1: with friends in your network)
ifeq ($(SHARE),1)
	@echo "Everybody in your network can now reach this table: whoever has the link of an invitation can sit down, and"
	@echo "what is sent is not encrypted. Do this at home, not in a café; docs/server.md tells how to go further."
	$(BIN)/rooftree serve --host 0.0.0.0
else
	$(BIN)/rooftree serve
endif

terminal: .venv/ready  ## Play in the terminal (GAME=treehouse)
	$(BIN)/rooftree play $(GAME)

dist: .venv/ready web  ## Build the package: a wheel with the client, the boxes and the texts
	rm -rf dist
	$(BIN)/python -m hatchling build -t wheel -d dist

check: env web/node_modules/.package-lock.json  ## Lint, format, types, who may import whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.wire_types --check
	$(NPM) run --silent check

warm: env  # Fills the compile cache once, flags as the tests set them, so that parallel workers find it
	ROOFTREE_BOUNDSCHECK=1 $(BIN)/python -m tools.sweep warm
	ROOFTREE_BOUNDSCHECK=1 $(BIN)/python -m rooftree.table.warm

test: env check web warm  ## Check, then every test, and that every rule paragraph has one
	$(NPM) test --silent
	$(BIN)/python -m pytest -n 2 --dist loadgroup --paragraphs tests
	@echo "make test: all of it passed"

.venv/ready-bench: .venv/ready requirements/bench.txt
	$(BIN)/python -m pip install --quiet --compile --require-hashes -r requirements/bench.txt
	@touch $@

bench: .venv/ready-bench  ## Measure the published figures on this machine (GAMES=treehouse: of one game)
	$(BIN)/python -m bench $(GAMES)

soak: env  ## Long sweeps of the conformance suite, and a server killed 50 times (SHORT=1: the short form)
	$(BIN)/python -m tools.sweep $(if $(filter 1,$(SHORT)),short,soak) $(GAMES)
	ROOFTREE_KILLS=$(if $(filter 1,$(SHORT)),10,50) $(BIN)/python -m pytest tests/table/test_killed.py

golden: env  ## Rewrite the golden records; name each change in the CHANGELOG
	$(BIN)/python -m tests.golden

mutants: env  ## Break the rules line by line and list what no test notices
	$(BIN)/python -m tools.mutants $(MUTANTS) $(GAMES)

lock: env  ## Make the lock files anew from pyproject.toml
	$(BIN)/python -m pip install --quiet uv
	$(COMPILE) --group dev --extra study --output-file requirements/dev.txt
	$(COMPILE) --group node --constraints requirements/dev.txt --output-file requirements/node.txt
	$(COMPILE) --group bench --constraints requirements/dev.txt --output-file requirements/bench.txt

clean:  ## Remove everything that was made
	rm -rf rooftree/table/static web/node_modules .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist build
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
