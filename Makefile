# make play    set everything up and play in the browser
# make play-terminal   … or Rings in the terminal
# make test    set everything up and run every check
# make quick   the choice of tests to run before every commit: a minute
# make soak    play for hours what make test plays for seconds: after a change of rules, targets or tables
# make mutants   break the code in many small places, one at a time, and see which test notices
# make newest  run the tests with the newest versions of everything, beside the locked ones
# make simulate   play a million games in simulated worlds full of faults (GAMES=…), one again (SEED=…), or planted bugs (PLANTED=1)
# make bench   print every performance figure
# make bench-install   print how long setting up takes, and how much it weighs
# make bench-gpu   print random games per second on an NVIDIA GPU, beside pgx
# make load    print moves per second over sockets, beside boardgame.io's server (needs Node)
# make strength   let the computer players play each other for hours and print how strong they are
# make wheel   build the package: build/dist
# make site    write the web app for any web host: build/site (FOLDER=…, SERVER=https://…)
# make docs    build the documentation, with its search and the API reference: build/docs/index.html
# make lock    update the lock files after a change of dependencies
# make picture    take the README's pictures again
# make screenshots   pictures of every page and game, to look through: build/screenshots/index.html
# make words   all texts in five columns, to read through: build/words/index.html
# make words-read   mark what changed in every language as read (READ="id …": these texts)
# make rules   write the games' rules as WebAssembly again, after a change of what they are made from
# make types   write the types of the web app from the server's
# make scenes   write every game's help again: its pages, its pictures and its lesson
# make icons   draw the web app's icons again

PYTHON ?= python3
BIN := .venv/bin
WEB := src/spielwerk/server/web/index.html
WEB_DEV := web/node_modules/.dev-installed

# Python keeps what it has compiled, whatever the shell says: else every one of the hundreds of
# processes that the tests start would compile all modules again, which is most of its start.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play ready play-terminal test quick soak mutants newest check-python check-web simulate bench bench-install bench-gpu load strength setup setup-dev services wheel site docs lock picture screenshots words words-read rules types scenes icons clean

play:
	@$(MAKE) --no-print-directory -j2 ready
	@$(BIN)/spielwerk serve --open

# Python's part and the web app, at the same time.
ready: setup $(WEB)
	@:

play-terminal: setup
	@$(BIN)/spielwerk play rings

# Two things at a time, as far as they do not need each other.
test:
	@$(MAKE) --no-print-directory -j2 setup-dev services $(WEB_DEV)
	@$(MAKE) --no-print-directory -j2 --output-sync check-python check-web $(WEB)
	$(BIN)/pytest -n auto --dist worksteal

# Interpreted, without services, browsers and what takes long.
quick:
	@$(MAKE) --no-print-directory -j2 setup-dev $(WEB_DEV)
	@$(MAKE) --no-print-directory -j2 --output-sync quick-python check-web

quick-python: check-python
	SPIELWERK_JIT=0 $(BIN)/pytest -q -n0 -m "not slow" tests/rules tests/engine tests/table \
		tests/test_locale.py tests/test_words.py

soak: simulate services $(WEB_DEV) $(WEB)
	SPIELWERK_SOAK=1 $(BIN)/pytest -n auto --dist worksteal -m soak -o faulthandler_timeout=0

mutants: setup-dev $(WEB_DEV)
	@$(BIN)/python tools/mutants.py

newest: services $(WEB_DEV) $(WEB)
	@PYTHON="$(PYTHON)" tools/newest

check-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-web:
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

# No services: the worlds have their own storage, network and time.
simulate: setup-dev
	@PYTHONPATH=src:tests $(BIN)/python -m simulation $(if $(SEED),--seed $(SEED)) $(if $(GAMES),--games $(GAMES)) $(if $(PLANTED),--planted)

bench: .venv/bench-installed services $(WEB)
	@$(BIN)/python -m bench

bench-install:
	@$(PYTHON) bench/install.py

bench-gpu: .venv/bench-installed
	@$(BIN)/python -m bench.gpu

load: setup-dev
	@$(BIN)/python -m bench.load

strength: setup-dev
	@$(BIN)/python -m bench.strength

# What playing and serving need, and what the tests and everything else need besides.
setup: .venv/installed

setup-dev: .venv/dev-installed

services:
	@tools/services

.venv/installed: requirements.lock pyproject.toml tools/make-venv
	@PYTHON="$(PYTHON)" tools/make-venv
	$(BIN)/pip install --quiet --no-compile --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev-installed: .venv/installed requirements-dev.lock
	@echo "spielwerk: installing what the tests need (a few minutes, once)" >&2
	$(BIN)/pip install --quiet --require-hashes -r requirements-dev.lock
	@touch $@

$(WEB): web/node_modules/.installed build/pyodide/requirements.txt $(shell find web/src web/public web/index.html web/vite.config.ts web/python.ts web/words.ts src/spielwerk/locale src/spielwerk/games/*/words src/spielwerk/games/*/help -type f)
	cd web && npm run --silent build
	@touch $@

build/pyodide/requirements.txt: requirements.lock tools/pyodide-wheels | .venv/installed
	tools/pyodide-wheels
	@touch $@

web/node_modules/.installed: web/package-lock.json
	@command -v npm > /dev/null || { echo "The web app needs Node 20 or newer, with npm." >&2; exit 1; }
	cd web && npm ci --omit=dev --no-audit --no-fund --loglevel=error
	@touch $@

# npm removes what was there before, so this comes instead of the one above, not on top of it.
$(WEB_DEV): web/package-lock.json
	@command -v npm > /dev/null || { echo "The web app needs Node 20 or newer, with npm." >&2; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch web/node_modules/.installed $@

.venv/bench-installed: .venv/dev-installed bench/requirements.lock
	$(BIN)/pip install --quiet --require-hashes -r bench/requirements.lock
	@touch $@

# A broken link, or a docstring that cannot be read, fails.
docs: .venv/docs-installed
	@$(BIN)/python -m sphinx -q -W --keep-going -E -j auto -d build/doctrees docs build/docs
	@echo build/docs/index.html

.venv/docs-installed: .venv/dev-installed docs/requirements.lock
	$(BIN)/pip install --quiet --require-hashes -r docs/requirements.lock
	@touch $@

wheel: setup $(WEB)
	$(BIN)/python -m hatchling build -d build/dist

FOLDER ?= build/site

site: setup $(WEB)
	@$(BIN)/spielwerk site "$(FOLDER)" $(if $(SERVER),--server "$(SERVER)")

LOCK = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header \
	--no-emit-index-url --python-version 3.11

# What `make play` installs has the same versions in the tests.
lock: setup-dev
	$(BIN)/pip install --quiet uv
	$(LOCK) pyproject.toml --group dev -o requirements-dev.lock
	$(LOCK) -c requirements-dev.lock pyproject.toml --group play -o requirements.lock
	$(LOCK) -c requirements-dev.lock --group bench -o bench/requirements.lock
	$(LOCK) -c requirements-dev.lock --group docs -o docs/requirements.lock

screenshots: setup-dev services $(WEB)
	SPIELWERK_PICTURES=1 $(BIN)/pytest -q -n auto tests/web -k "test_a_game or every_language"
	@echo build/screenshots/index.html

picture: setup-dev $(WEB)
	$(BIN)/python tools/picture.py
	$(BIN)/python tools/screenshots.py

words: setup-dev
	@$(BIN)/python tools/words.py

words-read: setup-dev
	@$(BIN)/python tools/words.py --read $(READ)

rules: setup-dev
	$(BIN)/python tools/rules.py

types: setup-dev
	$(BIN)/python tools/contract.py

scenes: setup-dev
	$(BIN)/python tools/scenes.py

icons: setup-dev
	$(BIN)/python tools/icons.py

clean:
	rm -rf build .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf web/node_modules bench/load/node_modules src/spielwerk/server/web
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
