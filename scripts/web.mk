# web.mk - the bench as WebAssembly, only what is stale. GNU make, called by
# web.sh with OUT, the folder to serve, and OBJECTS.
WASM_CC = clang
ROOMS   = base chips parts parts/* boards boards/* bench bench/harness player \
          draw page games games/*/rules games/*/solver games/*/minds machines \
          machines/* machines/*/hps designs/leap designs/packed
# What meets files, terminals or Verilog stays outside.
OUTSIDE = src/bench/journal.c src/bench/kept.c src/bench/kept_shelf.c \
          src/bench/journal_snap.c \
          $(wildcard src/parts/cells*.c src/parts/*/cells*.c) \
          $(wildcard src/machines/twin*.c src/machines/*/twin*.c)
SOURCES = $(filter-out $(OUTSIDE),$(wildcard $(ROOMS:%=src/%/*.c)))
WASM_O  = $(SOURCES:src/%.c=$(OBJECTS)/%.o)
VERSION = $(shell sed -n "s/.*version: '\([0-9.]*\)',/\1/p" meson.build)

# Every browser since 2021 has these. (Vectors came to the last of them in
# 2023.) Rooms are compiled together: a tick goes through many of them.
TARGET  = --target=wasm32 -mbulk-memory -msign-ext -mnontrapping-fptoint
CFLAGS  = $(TARGET) -std=c11 -O3 -flto
CFLAGS += -nostdlibinc -fvisibility=hidden -Isrc -isystem src/page/freestanding
# There is one thread.
CFLAGS += -D_Thread_local=
CFLAGS += -Wall -Wextra -Wno-unused-parameter
CFLAGS += -DBOARDWALK_VERSION='"$(VERSION)"' $(WASM_EXTRA)

# A stack that grows into nothing: too deep is a trap and no strange pixel.
LDFLAGS = -O3 -flto -nostdlib -Wl,--no-entry,--export-dynamic,--gc-sections,-s \
          -Wl,--stack-first,-z,stack-size=1048576 -Wl,-O2 \
          -Wl,--max-memory=1073741824 $(WASM_LINK)
# What is compiled of a design works in the memory and on the stack of the bench
# and is called by its place in the table.
SHARED  = -Wl,--export-table,--growable-table,--export=__stack_pointer \
          -Wl,--no-check-features

# The page has no designs; the bench that does is for boardwalk export.
DESIGN_O = $(filter $(OBJECTS)/designs/% $(OBJECTS)/page/page_design.o \
           $(OBJECTS)/page/page_signals.o,$(WASM_O))

all: $(OUT)/boardwalk.wasm $(OUT)/design.wasm

$(OUT)/boardwalk.wasm: $(filter-out $(DESIGN_O),$(WASM_O)) scripts/web.mk
	@mkdir -p $(@D)
	$(WASM_CC) $(TARGET) $(LDFLAGS) $(filter %.o,$^) -o $@.new
	@chmod 644 $@.new
	@mv $@.new $@

$(OUT)/design.wasm: $(WASM_O) scripts/web.mk
	@mkdir -p $(@D)
	$(WASM_CC) $(TARGET) $(LDFLAGS) $(SHARED) $(WASM_O) -o $@.new
	@chmod 644 $@.new
	@mv $@.new $@

# The compiler knows what memcpy does, but for memcpy itself.
$(OBJECTS)/page/libc.o: CFLAGS += -fno-builtin -fno-lto

# The first picture is drawn cold: small is faster there than fast. So is what
# is done once for a press, not once for a tick.
SMALL   = $(filter $(OBJECTS)/draw/% $(OBJECTS)/parts/% $(OBJECTS)/player/% \
          $(OBJECTS)/boards/pinouts/% $(OBJECTS)/boards/p% \
          $(OBJECTS)/boards/fit% $(OBJECTS)/bench/harness% \
          $(OBJECTS)/bench/script% $(OBJECTS)/bench/play%,$(WASM_O)) \
          $(filter %/panel.o,$(WASM_O)) \
          $(foreach n,table intro hand,$(filter $(OBJECTS)/machines/%,\
          $(foreach o,$(WASM_O),$(if $(findstring /$(n),$(o)),$(o)))))
$(SMALL): CFLAGS += -Os

$(OBJECTS)/%.o: src/%.c scripts/web.mk
	@mkdir -p $(@D)
	$(WASM_CC) $(CFLAGS) -MMD -MP -c $< -o $@

-include $(WASM_O:.o=.d)
