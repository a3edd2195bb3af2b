# Thin, over Meson. `make help` lists what there is.
BUILD  = build
prefix = /usr/local

all: $(BUILD)/boardwalk

# Always asks ninja, which knows what is stale.
$(BUILD)/boardwalk: $(BUILD)/build.ninja .FORCE
	@ninja -C $(BUILD) --quiet

$(BUILD)/build.ninja:
	@scripts/needs.sh build
	@meson setup $(BUILD) >/dev/null

play: all
	@$(BUILD)/boardwalk

check:
	@scripts/needs.sh build check
	@scripts/check.sh

arm:
	@scripts/needs.sh build arm
	@scripts/arm.sh

web:
	@scripts/needs.sh web
	@scripts/web.sh $(BUILD)/web

prove:
	@scripts/needs.sh rtl
	@scripts/prove.sh

synth:
	@scripts/needs.sh rtl
	@scripts/synth.sh

ids:
	@scripts/ids.sh

bench:
	@scripts/needs.sh build check
	@scripts/bench.sh

soak:
	@scripts/needs.sh build check
	@scripts/soak.sh

install: all
	@meson configure $(BUILD) -Dprefix=$(prefix) >/dev/null
	@DESTDIR="$(DESTDIR)" meson install -C $(BUILD) --quiet
	@if [ -e $(BUILD)/web/boardwalk.wasm ]; then \
	    mkdir -p "$(DESTDIR)$(prefix)/share/boardwalk/web" && \
	    cp $(BUILD)/web/*.* "$(DESTDIR)$(prefix)/share/boardwalk/web/"; \
	fi
	@echo "installed under $(DESTDIR)$(prefix)"

clean:
	rm -rf build build-*

help:
	@echo 'make           build build/boardwalk'
	@echo 'make play      install what is missing, build, and play'
	@echo 'make check     install what tests need, build, and run all tests'
	@echo 'make arm       build build-arm/go-de1soc for a real DE1-SoC'
	@echo 'make web       build the page in build/web, for any static host'
	@echo 'make prove     prove what the Verilog promises'
	@echo 'make synth     how much of its board each design takes, how fast it is'
	@echo 'make ids       which requirements are shown by a test (seconds)'
	@echo 'make bench     measure speed'
	@echo 'make soak      long campaigns (MINUTES=10 each)'
	@echo 'make install   prefix=/usr/local, DESTDIR= for packages; with the page,'
	@echo '               if make web has built it'
	@echo 'make clean     remove all build folders'

.FORCE:
.PHONY: all play check arm web prove synth ids bench soak install clean help .FORCE
