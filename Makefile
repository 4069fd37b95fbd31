# Everything is set up inside .venv by tools/setup, which leaves a stamp there for each part it
# made ready. With nothing changed, a target starts at once.

PYTHON ?= python3
GAME ?=
ARGS ?=
FAULTS ?= 4000
BIN := .venv/bin

# Folders are in it too: the date of one changes when a file is removed from it. Not src/tontine/server:
# the browser client is built into a folder in it.
CLIENT := src/tontine/server/web
SOURCES := pyproject.toml setup.py tools/client.py \
	$(shell find src/tontine \( -name __pycache__ -o -path $(CLIENT) \) -prune -o ! -path src/tontine/server -print) \
	$(wildcard web/*.*) $(shell find web/src web/public)

# What is played and tested is the installed package, never src.
unexport PYTHONPATH

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play test soak bench docs screenshots fmt build wheel clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.package ## open the table in the browser; GAME=NAME plays that one in the terminal (options in ARGS="...")
	@$(BIN)/tontine $(if $(GAME),play $(GAME),serve) $(ARGS)

test: .venv/.package .venv/.test ## check everything: style, types, layers, the browser client, whole games in a browser, tests as plain Python and compiled
	@$(BIN)/python tools/check.py

soak: .venv/.package .venv/.test ## break servers for hours while people play (FAULTS=4000: 1,000 kills and as many of three other faults; ARGS=--postgres), and compare what everybody saw
	@$(BIN)/python -m tests.soak --faults $(FAULTS) $(ARGS)

bench: .venv/.package .venv/.bench ## measure the speed, and compare it with others'
	@$(BIN)/tontine bench acquire
	@$(BIN)/python bench/games.py
	@$(BIN)/python bench/imagine.py
	@$(BIN)/python bench/environments.py
	@$(BIN)/python bench/decisions.py
	@$(BIN)/python bench/server.py
	@$(BIN)/python bench/peer.py
	@$(BIN)/python -m bench.maxims
	@for each in bench/*/compare.py; do $(BIN)/python $$each || exit 1; done

docs: .venv/.package .venv/.docs ## build the documentation into site/
	@$(BIN)/python tools/wire_docs.py
	@$(BIN)/python tools/schemas.py
	@mkdir -p docs/schemas && cp src/tontine/schemas/*.json docs/schemas/
	@PATH=$(CURDIR)/$(BIN):$$PATH PYTHONPATH=tools $(BIN)/zensical build --strict --clean
	@echo "Open site/index.html. To search in it: $(BIN)/python -m http.server --directory site"

screenshots: .venv/.package .venv/.test ## take pictures of every screen, into web/screenshots
	@$(BIN)/python tools/client.py screenshots

fmt: .venv/.test ## format the code and mend what can be mended by itself
	@$(BIN)/ruff check --fix --quiet
	@$(BIN)/ruff format --quiet
	@$(BIN)/python tools/client.py format

build: .venv/.package ## compile and install into .venv, no more

wheel: .venv/.package ## pack it into dist/, and try that where there is no compiler and no Node
	@$(BIN)/python tools/pack.py build

clean: ## remove everything made
	@rm -rf .venv build site src/*.egg-info web/node_modules $(CLIENT)
	@rm -rf .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -prune -exec rm -rf {} +

.venv/.package: $(SOURCES) tools/constraints.txt
	@$(PYTHON) tools/setup package

.venv/.test .venv/.docs .venv/.bench: .venv/.%: pyproject.toml tools/constraints.txt
	@$(PYTHON) tools/setup $*
