# objects.mk - fuzz targets, from objects that all of them share. GNU make,
# called by fuzz.sh with PROGRAM, OBJECTS (a folder) and SOURCES.
#
# In the rooms that tick, edges are counted but comparisons are not traced: a
# tick has hundreds of them, none of which a letter of the input decides. That
# makes the script target twenty times as fast.
CC      = clang
DEFINES = -D_XOPEN_SOURCE=700 -DBOARDWALK_VERSION='"0"' \
          -DSHARE_DIR='"$(CURDIR)"'
CFLAGS  = -std=c11 -gline-tables-only -O1 -I. -Isrc -Itests/fuzz $(DEFINES) \
          -fsanitize=address,undefined -fno-sanitize-recover=all
TRACED  = -fsanitize=fuzzer-no-link
COUNTED = -fsanitize-coverage=inline-8bit-counters,pc-table
FILES   = $(SOURCES:%.c=$(OBJECTS)/%.o)

$(PROGRAM): $(FILES)
	$(CC) -rdynamic -fsanitize=fuzzer,address,undefined $(FILES) -o $@

COVERAGE = $(TRACED)
$(foreach room,games chips boards machines bench/desk,$(eval \
    $(OBJECTS)/src/$(room)%: COVERAGE = $(COUNTED)))
# A notation is what its fuzzer reads.
$(foreach game,mastermind draughts holdem go,$(eval \
    $(OBJECTS)/src/games/$(game)/notation/%: COVERAGE = $(TRACED)))
$(OBJECTS)/src/games/go/engine/%: COVERAGE = $(TRACED)
$(OBJECTS)/src/games/draughts/engine/%: COVERAGE = $(TRACED)

$(OBJECTS)/%.o: %.c tests/fuzz/objects.mk
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(COVERAGE) -MMD -MP -c $< -o $@

-include $(FILES:.o=.d)
