# Thin, over Meson. `make help` lists what there is.
BUILD   = build
prefix  = /usr/local
bindir  = $(prefix)/bin
datadir = $(prefix)/share
mandir  = $(datadir)/man
libdir  = $(prefix)/lib
includedir = $(prefix)/include

all:
	@scripts/needs.sh build
	@scripts/build.sh $(BUILD)

play:
	@scripts/needs.sh build play
	@scripts/build.sh -v $(BUILD)
	@$(BUILD)/boardwalk

test:
	@scripts/needs.sh build test
	@scripts/check.sh test

check:
	@scripts/needs.sh build check
	@scripts/check.sh

arm:
	@scripts/needs.sh build arm
	@scripts/arm.sh

web:
	@scripts/needs.sh build web
	@scripts/build.sh $(BUILD)
	@scripts/web.sh $(if $(URL),-u $(URL)) $(BUILD)/web

prove:
	@scripts/needs.sh rtl
	@scripts/prove.sh
	@scripts/verilog2001.sh prove

synth:
	@scripts/needs.sh rtl
	@scripts/synth.sh

ids:
	@scripts/ids.sh

coverage:
	@scripts/needs.sh build check coverage
	@scripts/coverage.sh

bench:
	@scripts/needs.sh build check
	@scripts/bench.sh

soak:
	@scripts/needs.sh build check
	@scripts/soak.sh

fit:
	@scripts/needs.sh build check
	@scripts/fit.sh

install uninstall:
	@scripts/needs.sh build
	@scripts/build.sh -q $(BUILD) -Dprefix="$(prefix)" -Dbindir="$(bindir)" \
	    -Ddatadir="$(datadir)" -Dmandir="$(mandir)" -Dlibdir="$(libdir)" \
	    -Dincludedir="$(includedir)"
	@DESTDIR="$(DESTDIR)" scripts/install.sh $@ $(BUILD) "$(prefix)"

deb:
	@scripts/needs.sh build deb
	@scripts/deb.sh

clean:
	rm -rf build build-*

help:
	@echo 'make            build build/boardwalk'
	@echo 'make play       install what is missing, build, and play'
	@echo 'make test       build and run the short tests (minutes)'
	@echo 'make check      install what tests need, build, and run all tests'
	@echo 'make arm        build build-arm/go-de1soc for a real DE1-SoC'
	@echo 'make web        build the page in build/web, for any static host'
	@echo 'make prove      prove what the Verilog promises'
	@echo 'make synth      how much of its board each design takes, how fast it is'
	@echo 'make ids        which requirements are shown by a test (seconds)'
	@echo 'make coverage   how much of the source the tests execute, by folder'
	@echo 'make bench      measure speed'
	@echo 'make soak       long campaigns (MINUTES=10 each)'
	@echo 'make fit        fit weights anew, into build-fit (most of a day)'
	@echo 'make install    prefix=/usr/local, bindir, datadir, mandir,'
	@echo '                libdir, includedir; DESTDIR='
	@echo 'make uninstall  with the same settings'
	@echo 'make deb        Debian packages in build-deb'
	@echo 'make clean      remove all build folders'

.PHONY: all play test check arm web prove synth ids coverage bench soak fit \
        install uninstall deb clean help
