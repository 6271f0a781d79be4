# Two commands matter: `make play` and `make test`. Both set up everything they need inside this folder.

PYTHON ?= python3
JOBS ?= 2

VENV := .venv
PEERS := .venv-peers
LOCKING := build/locking
BIN := $(VENV)/bin
CODE := $(wildcard setup.py requirements src tests benchmarks examples tools docs)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore
unexport PYTHONHOME PYTHONPATH PYTHONDONTWRITEBYTECODE
MAKEFLAGS += --no-print-directory
SHELL := /bin/sh

INTERPRETED := PYTHONPATH=src $(BIN)/python
IN_MEMORY := sh "$(CURDIR)/tests/in_memory.sh"
COMPILED := $(BIN)/python
PIP := -m pip -qq --no-input

# Which Node builds the page is said in web/package.json; where there is none such, PyPI's comes into the environment.
ifneq ($(shell node web/scripts/node.mjs 2>/dev/null && command -v npm),)
NPM := npm
else
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
NPM := $(WITH_NODE) npm
NODE := $(VENV)/node.stamp
endif

.PHONY: help
help: ## say what can be done here
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- to play ---------------------------------------------------------------------------------------------------

# The engine and the page are built side by side, and so are the packages fetched.
ifneq ($(filter play terminal,$(MAKECMDGOALS)),)
MAKEFLAGS += --jobs=3
endif

.PHONY: play
play: page-or-note $(VENV)/duchy.stamp ## set everything up and open the table in a browser
	@echo "duchy is $$(cat build/mode.txt)"
	@exec $(BIN)/duchy serve --open --note "$$(cat build/no-page.txt 2> /dev/null)"

.PHONY: terminal
terminal: $(VENV)/duchy.stamp ## set everything up and play Castles of Burgundy in this terminal
	@echo "duchy is $$(cat build/mode.txt)"
	@$(BIN)/duchy play burgundy

# A table without its page is still a table: why there is none is told below its address.
.PHONY: page-or-note
page-or-note: | $(if $(NODE),$(VENV)/run.stamp)
	@mkdir -p build; rm -f build/no-page.txt
	@$(MAKE) page 2> build/make.txt || test -s build/no-page.txt || cp build/make.txt build/no-page.txt

.PHONY: page
page: web/dist/index.html ## build the page

.PHONY: static
static: dist/static/sw.js ## build the edition that needs no server, only files, into dist/static
	@echo "the static edition is in dist/static: docs/offline.md says where to put it"

# What a step towards the page says goes into build/page.txt; why it failed, into build/no-page.txt.
STEP := sh web/scripts/step.sh
FAILED := { cat build/no-page.txt; exit 1; }

# --- to check --------------------------------------------------------------------------------------------------

.PHONY: test
test: ## set everything up and run every check
	@$(MAKE) $(if $(NODE),,-j 3) packages $(VENV)/build.stamp web/node_modules/stamp
	@$(MAKE) -j $(JOBS) side-by-side
	@$(MAKE) $(VENV)/duchy.stamp test-browser
	@$(MAKE) -j 2 beside-each-other
	@echo "everything passed"

# Each of these keeps one core busy, so that two of them run at once. What is built is installed after these, when nothing
# else comes into the environment.
.PHONY: side-by-side
side-by-side: build/wheel.stamp web/dist/index.html types check-page format-check lint test-interpreted

# The compiled tests wait for servers and databases now and then, and leave room for what is short. Stories keep all cores
# busy, and cost more work beside something else than by themselves.
.PHONY: beside-each-other
beside-each-other: test-compiled examples bench-smoke test-interface
ifeq ($(MAKECMDGOALS),beside-each-other)
bench-smoke: | examples
endif

.PHONY: check
check: $(VENV)/dev.stamp ## the checks for every day: all but slow tests, interpreted only
	@$(MAKE) -j 2 every-day

.PHONY: every-day
every-day: format-check lint types test-every-day arrows-page

.PHONY: test-every-day
test-every-day: $(VENV)/dev.stamp
	@echo "tests, interpreted, without the slow ones"
	@DUCHY_EXPECT=interpreted $(INTERPRETED) -m pytest -q -n $(JOBS) --dist worksteal -m "not slow" --ignore=$(INTERFACE) \
		-p no:schemathesis

.PHONY: arrows-page
arrows-page: web/node_modules/stamp
	@echo "the page: which folder imports which"
	@cd web && $(NPM) test --silent -- tests/arrows.test.ts

.PHONY: format
format: $(VENV)/dev.stamp ## format the code and sort out what lint can mend by itself
	@$(BIN)/ruff check -q --fix-only $(CODE)
	@$(BIN)/ruff format -q $(CODE)

.PHONY: format-check
format-check: $(VENV)/dev.stamp
	@echo "format"
	@$(BIN)/ruff format -q --check $(CODE) || { echo "make format mends this"; exit 1; }

.PHONY: lint
lint: $(VENV)/dev.stamp
	@echo "lint"
	@$(BIN)/ruff check -q $(CODE)

.PHONY: types
types: $(VENV)/dev.stamp
	@echo "types"
	@$(BIN)/mypy --no-error-summary $(CODE)
	@$(BIN)/mypy --no-error-summary --platform win32 --cache-dir .mypy_cache/win32 -p duchy.cli -p duchy.server

# What stands on the engine is never compiled, and what looks at the checkout itself runs nothing of it, so these tests run
# once here, with the engine as people have it; so do the slow tests, which play thousands of games. make check runs what
# is not slow with the interpreted one.
ONCE := $(addprefix tests/,arena cli coach offline picture puzzles research server store system train upgrade/test_tables.py \
	upgrade/test_texts.py $(addprefix pig/test_pig_,served.py terminal.py) \
	$(addprefix test_,$(addsuffix .py,arrows dist locks picture play)))

.PHONY: test-interpreted
test-interpreted: $(VENV)/dev.stamp
	@echo "tests, interpreted, without the slow ones"
	@DUCHY_EXPECT=interpreted $(INTERPRETED) -m pytest -q -n $(JOBS) --dist worksteal -m "not slow" $(ONCE:%=--ignore=%) -p no:schemathesis

# Its tests are worked out while they are collected, and every process collects: these have one of their own.
INTERFACE := tests/server/http/test_openapi.py

.PHONY: test-interface
test-interface: $(VENV)/dev.stamp $(VENV)/duchy.stamp
	@echo "tests, made from the description of the interface"
	@$(IN_MEMORY) $(COMPILED) -m pytest -q $(INTERFACE)

# One more at a time than there are cores: many of these wait for servers that they start.
.PHONY: test-compiled
test-compiled: $(VENV)/dev.stamp $(VENV)/duchy.stamp nginx
	@echo "tests, $$(cat build/mode.txt)"
	@DUCHY_EXPECT=$$(sed 's/[^a-z].*//' build/mode.txt) $(IN_MEMORY) $(COMPILED) -m pytest -q -n $$(( $(JOBS) + 1 )) --dist worksteal \
		--ignore=$(INTERFACE) -p no:schemathesis

# One process of tests: the other core compiles the engine meanwhile, and a second would read all modules again.
.PHONY: check-page
check-page: web/dist/index.html
	@echo "the page: checks, tests"
	@cd web && $(NPM) run --silent check && BUILT=1 $(NPM) test --silent -- --maxWorkers=1

.PHONY: test-page
test-page: check-page test-browser ## run every check of the page

# A name for the browser of the tests: the one that CHROMIUM names, else the first that is found. Chromium without a
# window of its own asks a tenth of the work for every new page.
FIND_BROWSER := { command -v "$${CHROMIUM:-chromium-headless-shell}" || command -v chromium \
	|| command -v chromium-browser || command -v google-chrome; }

.PHONY: test-browser
test-browser: $(VENV)/duchy.stamp web/dist/index.html browser ## play whole games on the page in a real Chromium
	@echo "the page in Chromium"
	@cd web && $(IN_MEMORY) env CHROMIUM=$$($(FIND_BROWSER)) $(NPM) run --silent e2e

# Not part of `make test`: it fetches Python for browsers, and an interpreted review alone takes minutes.
.PHONY: test-static
test-static: $(VENV)/dev.stamp $(VENV)/duchy.stamp dist/static/sw.js web/dist/index.html browser ## play the edition without a server, in Chromium and against a server's records
	@echo "records of a server and of the Python of browsers"
	@DUCHY_PARITY=20 $(WITH_NODE) $(COMPILED) -m pytest -q -p no:schemathesis tests/offline/test_parity.py
	@echo "the edition without a server in Chromium"
	@cd web && CHROMIUM=$$($(FIND_BROWSER)) $(NPM) run --silent e2e-static

# Whoever is root gets a missing package of Debian's; anybody else is told its name.
define debian
test "$$(id -u)" = 0 && command -v apt-get > /dev/null || { echo "the tests need $(2)"; exit 1; }; \
	echo "installing $(1)"; mkdir -p build; export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1; \
	{ apt-get -q update && apt-get -q install -y --no-install-recommends $(1); } > build/$(1).txt 2>&1 \
		|| { tail -5 build/$(1).txt; exit 1; };
endef

.PHONY: browser
browser:
	@test -n "$$CHROMIUM" || command -v chromium-headless-shell > /dev/null \
		|| ( $(call debian,chromium-headless-shell,Chromium) ) > /dev/null || true
	@$(FIND_BROWSER) > /dev/null \
		|| { $(call debian,chromium,Chromium: on Debian apt-get install chromium; CHROMIUM=path names another) }

.PHONY: nginx
nginx:
	@command -v nginx > /dev/null || test -x /usr/sbin/nginx \
		|| { $(call debian,nginx-light,nginx: on Debian apt-get install nginx-light) }

# Debian installs one thing at a time.
.PHONY: packages
packages: browser
	@$(MAKE) nginx

.PHONY: wire
wire: $(VENV)/dev.stamp ## write the page's types of the wire and of the views anew
	@$(INTERPRETED) -m duchy.server.typescript

.PHONY: examples
examples: $(VENV)/dev.stamp $(VENV)/duchy.stamp
	@echo "examples"
	@set -e; for example in $(wildcard examples/*.py); do \
		$(COMPILED) $$example > build/example.txt 2>&1 </dev/null || { echo "$$example failed:"; cat build/example.txt; exit 1; }; \
	done

.PHONY: goldens
goldens: $(VENV)/dev.stamp ## write the golden playthroughs and recorded games anew; then read what changed in git diff
	@$(INTERPRETED) -m tests.golden.regenerate
	@$(INTERPRETED) -m tests.replays.search

.PHONY: ratings
ratings: $(VENV)/duchy.stamp ## play the games that the bots' ratings come from, where they are missing or outdated, and tell them
	@$(COMPILED) -m tools.ratings $(RATINGS)

.PHONY: puzzles
puzzles: $(VENV)/duchy.stamp ## try the collection of puzzles again with a stronger budget, before a release; what holds goes to build/puzzles.jsonl
	@$(BIN)/duchy puzzles check --to build/puzzles.jsonl

.PHONY: notebook
notebook: $(VENV)/duchy.stamp $(VENV)/dev.stamp ## run the notebook of docs/research and store it with its output
	@$(COMPILED) -m docs.notebook

.PHONY: shots
shots: $(VENV)/duchy.stamp web/dist/index.html browser ## make pictures of the page into web/shots; README=1 makes that of the README
	@cd web && CHROMIUM=$$($(FIND_BROWSER)) $(NPM) run --silent shots

.PHONY: picture
picture: $(VENV)/dev.stamp ## draw the picture of the README anew
	@$(INTERPRETED) docs/picture.py

# --- to measure ------------------------------------------------------------------------------------------------

.PHONY: bench
bench: $(VENV)/duchy.stamp $(PEERS)/stamp ## measure speed and size against the targets and against other engines
	@$(COMPILED) benchmarks/speed.py --peers $(PEERS)/bin/python

.PHONY: bench-server
bench-server: $(VENV)/duchy.stamp ## measure the server against its targets
	@$(COMPILED) benchmarks/server.py

.PHONY: bench-lasting
bench-lasting: $(VENV)/duchy.stamp ## measure for twenty minutes whether the server's memory stays flat
	@$(COMPILED) -m benchmarks.lasting

.PHONY: bench-pair
bench-pair: $(VENV)/duchy.stamp $(VENV)/dev.stamp nginx ## measure two servers on one PostgreSQL, of which one is killed and begun again
	@$(COMPILED) -m benchmarks.pair

.PHONY: bench-research
bench-research: $(VENV)/duchy.stamp $(VENV)/dev.stamp $(PEERS)/stamp ## measure environments and batches against their targets and against others
	@$(COMPILED) -m benchmarks.research --peers $(PEERS)/bin/python

.PHONY: bench-page
bench-page: $(VENV)/duchy.stamp web/dist/index.html benchmarks/page/node_modules/stamp browser ## measure the page against its targets
	@cd web && CHROMIUM=$$($(FIND_BROWSER)) $(NPM) run --silent figures

.PHONY: bench-static
bench-static: dist/static/sw.js browser ## measure the edition without a server against its targets
	@cd web && CHROMIUM=$$($(FIND_BROWSER)) $(NPM) run --silent figures-static

.PHONY: bench-versions
bench-versions: $(VENV)/duchy.stamp ## compare the speed of the engine with that of an earlier commit: BEFORE=commit
	@test -n "$(BEFORE)" || { echo "name the earlier commit, like this: make bench-versions BEFORE=HEAD~5"; exit 1; }
	@$(COMPILED) -m benchmarks.versions $(BEFORE)

.PHONY: bench-smoke
bench-smoke: $(VENV)/dev.stamp $(VENV)/duchy.stamp
	@echo "benchmarks, in brief"
	@$(COMPILED) benchmarks/speed.py --smoke > build/bench.txt || { cat build/bench.txt; exit 1; }
	@$(COMPILED) benchmarks/server.py --smoke > build/bench.txt || { cat build/bench.txt; exit 1; }
	@$(COMPILED) -m benchmarks.research --smoke > build/bench.txt || { cat build/bench.txt; exit 1; }

# --- to keep house ---------------------------------------------------------------------------------------------

.PHONY: lock
lock: $(LOCKING)/stamp $(NODE) ## write the lock files anew from pyproject.toml and package.json
	@$(WITH_NODE) $(LOCKING)/bin/python -m requirements.lock

.PHONY: lock-check
lock-check: $(LOCKING)/stamp $(NODE) ## download all that the locks name for every platform, and say what is missing
	@$(WITH_NODE) $(LOCKING)/bin/python -m requirements.check

# Wheels are built from what the source distribution holds, so that it is known to be whole.
DIST := build/sdist
WHEEL := $(CURDIR)/$(BIN)/python $(PIP) wheel --no-build-isolation --no-deps -w $(CURDIR)/dist .

.PHONY: dist
dist: $(VENV)/build.stamp web/dist/index.html ## build what can be handed on: wheels with the page inside, and the source
	@rm -rf dist $(DIST) && mkdir -p dist $(DIST)
	@echo "the source, without the page"
	@$(BIN)/python -c 'from setuptools import build_meta; build_meta.build_sdist("dist")' > build/dist.txt 2>&1 \
		|| { tail -5 build/dist.txt; exit 1; }
	@tar xzf dist/duchy-*.tar.gz -C $(DIST) --strip-components 1
	@echo "a wheel for every platform"
	@cd $(DIST) && DUCHY_PAGE=$(CURDIR)/web/dist DUCHY_COMPILE=0 $(WHEEL)
	@echo "a compiled wheel for this one (two or three minutes)"
	@cd $(DIST) && DUCHY_PAGE=$(CURDIR)/web/dist DUCHY_COMPILE=1 $(WHEEL)
	@ls dist

.PHONY: clean
clean: ## remove everything that make has set up
	@rm -rf $(VENV) $(PEERS) build dist web/dist web/node_modules benchmarks/page/node_modules web/offline/node_modules src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- set-up: a stamp is newer than all it was made from ----------------------------------------------------------

# timed: says what is done by the commands, and then how long it took.
timed = echo "$(1)"; started=$$(date +%s); { $(2); } && echo "$(1): $$(( $$(date +%s) - started )) s"

environment = { $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	|| { echo "$(PYTHON) is not Python 3.11 or newer: name one that is, like this: make PYTHON=python3.11 play"; exit 1; }; } \
	&& { $(PYTHON) -m venv $(1) || { echo "$(PYTHON) -m venv fails: install venv (on Debian: python3-venv)"; exit 1; }; }

# Most of what packages bring is never imported: Python compiles what is.
FETCH := $(BIN)/python $(PIP) install --no-compile -r
NOT_FETCHED := { echo "pip could not fetch the packages: is there a network?"; exit 1; }

$(VENV)/build.stamp: requirements/build.lock
	@$(call timed,setting up $(VENV),$(call environment,$(VENV)) && { $(FETCH) $< || $(NOT_FETCHED); })
	@touch $@

$(VENV)/run.stamp: requirements/run.lock $(VENV)/build.stamp
	@$(call timed,fetching packages,$(FETCH) $< || $(NOT_FETCHED))
	@touch $@

$(VENV)/dev.stamp: requirements/dev.lock $(VENV)/run.stamp
	@$(call timed,setting up the tools for tests,$(FETCH) $< || $(NOT_FETCHED))
	@touch $@

$(PEERS)/stamp: requirements/bench.lock
	@echo "setting up the engines to compare with"
	@$(call environment,$(PEERS))
	@$(PEERS)/bin/python $(PIP) install -r $<
	@touch $@

$(LOCKING)/stamp: requirements/dev.lock
	@$(call environment,$(LOCKING))
	@$(LOCKING)/bin/python $(PIP) install -c $< packaging
	@touch $@

$(VENV)/node.stamp: requirements/node.lock $(VENV)/run.stamp
	@$(call timed,setting up Node,$(STEP) '$(BIN)/python $(PIP) install -r $<' || $(FAILED))
	@touch $@

web/node_modules/stamp: web/package.json web/package-lock.json $(NODE)
	@$(call timed,setting up the page's tools,$(STEP) 'cd web && $(NPM) ci --loglevel=error --no-audit --no-fund' || $(FAILED))
	@touch $@

benchmarks/page/node_modules/stamp: benchmarks/page/package.json benchmarks/page/package-lock.json $(NODE)
	@echo "setting up Lighthouse"
	@cd benchmarks/page && $(NPM) ci --silent --no-audit --no-fund
	@touch $@

SOURCES_OFFLINE := $(shell find src/duchy -type f -not -path '*/__pycache__/*')
PAGE := $(shell find web/src web/public -type f) web/index.html $(addprefix web/,scripts/listing.ts svelte.config.js vite.config.ts)

web/dist/index.html: $(PAGE) web/node_modules/stamp
	@$(call timed,building the page,$(STEP) 'cd web && $(NPM) run --silent build -- --logLevel warn' || $(FAILED))

# The edition without a server brings its own engine: Pyodide, and wheels for it, which pip checks by their checksums.
web/offline/node_modules/stamp: web/offline/package.json web/offline/package-lock.json $(NODE)
	@$(call timed,fetching Python for browsers,cd web/offline && $(NPM) ci --silent --no-audit --no-fund)
	@touch $@

BROWSER_WHEELS := --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314

build/offline/wheels/stamp: requirements/offline.lock $(VENV)/build.stamp
	@rm -rf $(@D) && mkdir -p $(@D)
	@$(BIN)/python $(PIP) download --require-hashes --no-deps --only-binary :all: $(BROWSER_WHEELS) -r $< -d $(@D) \
		|| $(NOT_FETCHED)
	@touch $@

dist/static/sw.js: $(PAGE) $(addprefix web/scripts/,static.ts sw.js) $(SOURCES_OFFLINE) tools/pack.py web/node_modules/stamp \
		web/offline/node_modules/stamp build/offline/wheels/stamp
	@$(call timed,building the static edition,cd web && $(NPM) run --silent static)

# The install is stale when a source changed, came or went, or when the compiler did.
SOURCES := $(sort $(shell find src/duchy -type f -not -path '*/__pycache__/*'))
COMPILER := $(shell for name in $(CC) gcc clang; do command -v $$name; done; \
	$(PYTHON) -c 'import os, sysconfig; print(os.path.exists(sysconfig.get_path("include") + "/Python.h"))')
INPUTS := $(strip $(SOURCES) compiler $(COMPILER) wish $(DUCHY_COMPILE))
KNOWN_INPUTS := $(strip $(shell cat build/inputs.txt 2>/dev/null))
ifneq ($(INPUTS),$(KNOWN_INPUTS))
.PHONY: build/wheel.stamp
OUTDATED := build/lib* build/bdist*
endif

build/wheel.stamp: $(SOURCES) $(VENV)/build.stamp pyproject.toml setup.py
	@mkdir -p build && rm -rf build/inputs.txt build/wheel $(OUTDATED)
	@echo "this takes two or three minutes where duchy is compiled"
	@$(call timed,building duchy,$(BIN)/python $(PIP) wheel --no-build-isolation --no-deps -w build/wheel .)
	@echo '$(INPUTS)' > build/inputs.txt
	@touch $@

$(VENV)/duchy.stamp: build/wheel.stamp $(VENV)/run.stamp
	@$(call timed,installing duchy,$(BIN)/python $(PIP) install --no-deps --force-reinstall build/wheel/*.whl)
	@touch $@
