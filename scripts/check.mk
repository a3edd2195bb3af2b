# check.mk - the steps of `make check`, and which of them wait for which. GNU
# make, called by check.sh, which runs a step, keeps its log and counts.
#
# make begins what is ready in the order of its list, and what becomes ready
# later only when it has come to the end of that. So there are two calls: first
# `builds`, then, with BUILDS=done, `all`, where nearly everything is ready and
# the longest begins first.
#
# A test runs once: with sanitizers if it can, otherwise in the build of gcc.
# What takes long and rarely breaks (all planted faults, all netlists, all of
# clang-tidy and cppcheck, long fuzzing) is in `make soak`.
OUT   = build-check
BW    = $(OUT)/gcc/boardwalk
TWINS = $(OUT)/twins
STEP  = @scripts/check.sh step
BUILD = scripts/check.sh build
TESTS = scripts/check.sh tests
# Of each chip one fault beside C, and of each kind of proof one: found from
# power-up on or by induction, of one module or of two that differ in a secret.
# Of those that only a player reaches, one of each machine. Soak has all.
FAULTS = $(addprefix tests/rtl/faults/,lockstep_*.sed checkers_two_lights.sed \
    duel_score.sed pegs_secret_pegs.sed poker_bank_forced.sed \
    poker_deal_twice.sed audio_busy_ends.sed vga_hsync.sed)
HIDDEN = duel_both_press pegs_three_in_common poker_item_stays \
    checkers_steps_on go_nineties

export XDG_CACHE_HOME := $(CURDIR)/$(TWINS)

# Proofs need no build, and keep the cores busy while the page is linked.
builds: gcc asan first_twin rtl_proofs

# The longest first: no core shall wait at the end for one long step. Tests of
# the page wait for a browser much of their time, so that they begin.
all: page_tests gcc_tests asan_tests fuzz rtl_faults rtl_engines rtl_corpus \
    new_machine replay verilog tidy structure install arm lint ids

# Builds

ifndef BUILDS
# With all programs of the tests that run there, which build nothing themselves:
# two of them at a time would do it twice. Of the others gcc only reads the
# source: `make test` and `make soak` build them.
BUILT = program plain_tests
gcc:
	$(STEP) 'build with gcc' $(BUILD) gcc '$(BUILT)' gcc --werror

# The program; Meson builds the tests that run with sanitizers before it runs
# them. A report needs the lines of the source, and no names of variables.
asan:
	$(STEP) 'build with sanitizers' $(BUILD) asan boardwalk clang --werror \
	    -Dbuildtype=debugoptimized -Db_sanitize=address,undefined \
	    -Db_lundef=false \
	    '-Dc_args=-fno-sanitize-recover=all -gline-tables-only'

# The first twin compiles the simulator's own part for all that come after it,
# among them the tests of the build folder.
twin_header:
	$(STEP) 'Verilog: headers' tests/twin/header.sh $(OUT)/header
first_twin: gcc twin_header
	@mkdir -p $(TWINS)
	@ln -sfn $(CURDIR)/$(TWINS) $(OUT)/gcc/tests/cache
	$(STEP) 'Verilog: a first twin' $(BW) twin uart --ticks 100
rtl_proofs:
	$(STEP) 'Verilog is proved' scripts/prove.sh -b $(OUT)/proofs
endif

read: gcc
	$(STEP) 'gcc reads all tests' scripts/lint.sh gcc $(OUT)/gcc

# Tests of C and of the faces

asan_tests: asan
	$(STEP) 'tests with sanitizers' $(TESTS) asan 20 testlog --no-suite long \
	    --no-suite rare --no-suite docs --no-suite faults

gcc_tests: gcc
	$(STEP) 'tests of documents, faults; long ones' $(TESTS) gcc 10 long \
	    --no-rebuild --suite docs --suite faults --suite long
page_tests: gcc
	$(STEP) 'tests of the page' $(TESTS) gcc 10 page --no-rebuild \
	    --suite page

replay: gcc asan
	$(STEP) 'replay everywhere' tests/structure/replay.sh $(OUT)

arm: gcc
	$(STEP) 'Go on ARM' tests/machines/go/de1soc/arm.sh $(OUT)/gcc

# The Verilog: beside the C on three simulators, proved, synthesised

verilog: rtl_faults rtl_foreign rtl_play rtl_tops rtl_pads rtl_netlist \
    rtl_builds rtl_cli rtl_lint rtl_facts rtl_places rtl_proofs rtl_2001 \
    rtl_corpus rtl_engines

# What builds many twins builds them with headers that are compiled once.
TWINNED = rtl_corpus rtl_engines rtl_cli rtl_builds rtl_foreign rtl_play \
    rtl_faults rtl_netlist new_machine
$(TWINNED): first_twin
$(TWINNED) first_twin: export CXX = \
    c++ -include $(CURDIR)/$(OUT)/header/twin.h
# Most run so shortly that optimising them more takes longer than it saves.
$(TWINNED) first_twin twin_header: export CXXFLAGS = -O1
rtl_lint:
	$(STEP) 'Verilog is clean' tests/rtl/lint.sh
rtl_places: gcc
	$(STEP) 'Verilog is placed' tests/rtl/constraints.sh $(BW)
rtl_pads:
	$(STEP) 'Verilog: the pads' tests/rtl/chip.sh
rtl_facts:
	$(STEP) 'Verilog: facts' tests/rtl/facts.sh
rtl_2001:
	$(STEP) 'Verilog-2001 is equal' tests/rtl/verilog2001.sh
rtl_corpus: gcc
	$(STEP) 'Verilog: all scripts' tests/twin/corpus.sh $(BW) $(TWINS)
rtl_engines: gcc
	$(STEP) 'Verilog: all engines' tests/twin/engines.sh $(BW) $(TWINS)
rtl_cli: gcc
	$(STEP) 'Verilog: command line' tests/cli/twin.sh $(BW) $(TWINS)
rtl_builds: gcc
	$(STEP) 'Verilog: builds' tests/cli/twin_build.sh $(BW) $(TWINS)
rtl_foreign: gcc
	$(STEP) 'Verilog: foreign' tests/cli/twin_foreign.sh $(BW) $(TWINS)
rtl_play: gcc
	$(STEP) 'play on the Verilog' tests/cli/twin_play.sh $(BW) $(TWINS)
rtl_tops: gcc
	$(STEP) 'Verilog: tops on boards' tests/cli/twin_top.sh $(BW) $(TWINS)
rtl_faults: gcc
	$(STEP) 'Verilog: planted faults' tests/rtl/faults.sh $(BW) $(OUT)/faults \
	    $(FAULTS) $(HIDDEN)
rtl_netlist: gcc
	$(STEP) 'Verilog: a netlist' scripts/netlist.sh $(BW) duel
# Fuzzing: one after the other, for they share objects

fuzz: gcc
	$(STEP) 'fuzz scripts, a little' tests/fuzz/fuzz.sh $(OUT) 6 script
	$(STEP) 'fuzz notations and Verilog, a little' \
	    tests/fuzz/fuzz.sh $(OUT) 2 pdn fen moves hub phh ranges acpc verilog \
	    project sgf gtp
	$(STEP) 'fuzz both, a little' tests/fuzz/fuzz.sh $(OUT) 3 twin_duel \
	    twin_poker
	$(STEP) 'fuzz both finds faults' tests/fuzz/twin.sh $(OUT) 20000 duel poker

# The source itself

structure: gcc
	$(STEP) 'structure' tests/structure/structure.sh $(OUT)/gcc
lint: cppcheck tidy man read
cppcheck:
	$(STEP) 'cppcheck of what changed' scripts/lint.sh cppcheck changed
tidy: asan
	$(STEP) 'clang-tidy of what changed' scripts/lint.sh clang-tidy \
	    $(OUT)/asan changed
man:
	$(STEP) 'man pages' scripts/lint.sh man
# Installing sets up that folder anew; new_machine begins with a copy of it.
install: gcc | new_machine
	$(STEP) 'what has to be there' tests/install/needs.sh
	$(STEP) 'install' tests/install/install.sh $(OUT)/gcc
new_machine: gcc
	$(STEP) 'a new machine' tests/new_machine/new_machine.sh $(OUT)/gcc
ids:
	$(STEP) 'requirement ids find faults' tests/structure/ids.sh
	$(STEP) 'requirement ids' scripts/ids.sh

# What a contributor runs after every change

test: BUILT = all
test: short_tests structure man
	$(STEP) 'requirement ids' scripts/ids.sh
short_tests: gcc
	$(STEP) 'short tests' $(TESTS) gcc 10 testlog --suite short

.PHONY: all builds gcc read asan asan_tests gcc_tests page_tests replay arm \
    verilog twin_header first_twin rtl_lint rtl_facts rtl_pads rtl_places \
    rtl_proofs rtl_2001 rtl_corpus rtl_engines rtl_cli rtl_builds \
    rtl_foreign rtl_play rtl_tops rtl_faults rtl_netlist fuzz structure lint \
    cppcheck tidy man install new_machine ids test short_tests
