# make play    set everything up and play in the browser
# make play-terminal   … or Rings in the terminal
# make test    set everything up and run every check
# make bench   print every performance figure
# make bench-gpu   print random games per second on an NVIDIA GPU, beside pgx
# make load    print moves per second over sockets, beside boardgame.io's server (needs Node)
# make strength   let the computer players play each other for hours and print how strong they are
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

.PHONY: play play-terminal test bench bench-gpu load strength setup services lock picture screenshots words words-read rules types scenes icons clean

play: setup $(WEB)
	@$(BIN)/spielwerk serve --open

play-terminal: setup
	@$(BIN)/spielwerk play rings

test: setup services $(WEB)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test
	$(BIN)/pytest -n auto

bench: .venv/bench-installed
	@$(BIN)/python -m bench

bench-gpu: .venv/bench-installed
	@$(BIN)/python -m bench.gpu

load: .venv/installed
	@$(BIN)/python -m bench.load

strength: setup
	@$(BIN)/python -m bench.strength

setup: .venv/installed

services:
	@tools/services

.venv/installed: requirements.lock pyproject.toml tools/make-venv
	@PYTHON="$(PYTHON)" tools/make-venv
	$(BIN)/pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

$(WEB): web/node_modules/.installed $(shell find web/src web/public web/index.html web/vite.config.ts src/spielwerk/locale src/spielwerk/games/*/words src/spielwerk/games/*/help -type f)
	cd web && npm run --silent build
	@touch $@

web/node_modules/.installed: web/package-lock.json
	@command -v npm > /dev/null || { echo "The web app needs Node 20 or newer, with npm." >&2; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

.venv/bench-installed: .venv/installed bench/requirements.lock
	$(BIN)/pip install --quiet --require-hashes -r bench/requirements.lock
	@touch $@

lock: setup
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header \
		--no-emit-index-url --python-version 3.11 pyproject.toml --group dev -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header \
		--no-emit-index-url --python-version 3.11 -c requirements.lock --group bench -o bench/requirements.lock

screenshots: setup services $(WEB)
	$(BIN)/pytest -q -n auto tests/web -k "complete_game or every_language"
	@echo build/screenshots/index.html

picture: setup $(WEB)
	$(BIN)/python tools/picture.py
	$(BIN)/python tools/screenshots.py

words: setup
	@$(BIN)/python tools/words.py

words-read: setup
	@$(BIN)/python tools/words.py --read $(READ)

rules: setup
	$(BIN)/python tools/rules.py

types: setup
	$(BIN)/python tools/contract.py

scenes: setup
	$(BIN)/python tools/scenes.py

icons: setup
	$(BIN)/python tools/icons.py

clean:
	rm -rf build .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf web/node_modules bench/load/node_modules src/spielwerk/server/web
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
