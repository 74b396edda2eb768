PYTHON ?= python3
WORKERS ?= auto

# The long checks keep what they have finished under runs/ and go on from there when started again.
BALANCE = $(BIN)/python -m gonfalon.lab.balance arsouf --games 400 --nodes 100 --seed 1 --out runs/balance-100.jsonl
STRENGTH = $(BIN)/gonfalon simulate arsouf --paired --games 200 --seed 1
BALANCE_OF_ACRE = $(BIN)/python -m gonfalon.lab.balance acre --games 200 --nodes 300 --seed 1 --uneven 0.65
STRENGTH_OF_ACRE = $(BIN)/gonfalon simulate acre --scenario battle --paired --games 100 --seed 1
BALANCE_OF_CROISADES = $(BIN)/python -m gonfalon.lab.balance croisades --games 200 --nodes 8000 --seed 1 --uneven 0.65
STRENGTH_OF_CROISADES = $(BIN)/gonfalon simulate croisades --scenario first-blood --paired --games 100 --seed 1
INDEX = $(BIN)/python -m gonfalon.lab.index

BIN := .venv/bin
STAMPS := .venv/stamps
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
PYTEST := $(BIN)/pytest -n $(WORKERS) --maxprocesses 8 --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help play test check night format lint types bench balance strength mutation index screenshots clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

play: $(STAMPS)/base ## install Gonfalon and play in the browser
	@$(BIN)/gonfalon play

test: lint types $(STAMPS)/chromium ## install what the tests need and run every check and every test but those of the night
	$(PYTEST)

check: lint types $(STAMPS)/chromium ## format, lint, types, house and the fast tests, in about a minute
	$(PYTEST) -m "not slow and not night"

night: $(STAMPS)/test $(STAMPS)/chromium ## run the tests that are too long for every run, and write docs/night.md
	$(PYTEST) -m night --night docs/night.md

format: $(STAMPS)/test ## rewrite the source in the house format
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

lint: $(STAMPS)/test ## check format and lint
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(STAMPS)/test ## check the types
	$(BIN)/mypy

bench: $(STAMPS)/test $(STAMPS)/chromium ## measure Gonfalon beside its peers
	$(BIN)/gonfalon bench

balance: $(STAMPS)/base ## captain against captain, wins by side (long, resumable)
	@mkdir -p runs
	$(BALANCE)
	$(BALANCE_OF_ACRE) --scenario battle --out runs/acre-balance-battle-300.jsonl
	$(BALANCE_OF_ACRE) --scenario saladin-returns --out runs/acre-balance-saladin-returns-300.jsonl
	$(BALANCE_OF_ACRE) --scenario templars-wing --out runs/acre-balance-templars-wing-300.jsonl
	$(BALANCE_OF_CROISADES) --scenario first-blood --out runs/croisades-balance-first-blood-8000.jsonl

strength: $(STAMPS)/base ## recruit against random, captain against recruit (long, resumable)
	@mkdir -p runs
	$(STRENGTH) --bots recruit,random --resume runs/recruit-random.jsonl
	$(STRENGTH) --bots captain:100,recruit --resume runs/captain-recruit.jsonl
	$(STRENGTH_OF_ACRE) --bots recruit,random --resume runs/acre-recruit-random.jsonl
	$(STRENGTH_OF_ACRE) --bots captain:300,recruit --resume runs/acre-captain-recruit.jsonl
	$(STRENGTH_OF_CROISADES) --bots recruit,random --resume runs/croisades-recruit-random.jsonl
	$(STRENGTH_OF_CROISADES) --bots captain,recruit --resume runs/croisades-captain-recruit.jsonl

mutation: $(STAMPS)/dev ## break the rules of Arsouf on purpose and count what no test notices (long, resumable)
	$(BIN)/python -m gonfalon.lab.mutation arsouf

index: $(STAMPS)/base ## write the rules index under docs/ anew
	$(INDEX)

screenshots: $(STAMPS)/test $(STAMPS)/chromium ## take the pictures under docs/screens/ anew
	$(BIN)/python -m gonfalon.lab.screenshots

clean: ## remove the environment and everything that tools left behind
	rm -rf .venv build dist mutants .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(STAMPS)/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { echo "Gonfalon needs Python 3.11 or newer, and '$(PYTHON)' is not: try make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "This Python cannot make environments: on Debian, apt-get install python3-venv" >&2; exit 1; }
	@$(PYTHON) -m venv .venv
	@mkdir -p $(STAMPS)
	@touch $@

$(STAMPS)/base: $(STAMPS)/venv requirements/base.txt pyproject.toml
	@echo "Installing Gonfalon into .venv"
	@$(PIP) -r requirements/base.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(STAMPS)/test $(STAMPS)/dev: $(STAMPS)/%: $(STAMPS)/base requirements/%.txt
	@echo "Installing requirements/$*.txt"
	@$(PIP) -r requirements/$*.txt
	@touch $@

$(STAMPS)/chromium: $(STAMPS)/venv
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing chromium" && \
		apt-get update -qq >/dev/null && apt-get install -qq -y chromium >/dev/null; } || \
		{ echo "The browser tests need Chromium: install the package chromium" >&2; exit 1; }
	@touch $@

# The client is part of the package: the build hook looks whether it must be built again.
$(STAMPS)/base: $(shell find client/src client/public client/index.html client/package-lock.json -type f 2>/dev/null)

$(STAMPS)/test: requirements/bench.txt
$(STAMPS)/dev: requirements/bench.txt requirements/test.txt
