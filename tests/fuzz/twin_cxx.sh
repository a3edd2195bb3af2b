#!/bin/sh
# twin_cxx.sh - the compiler for twins that are fuzzed: libFuzzer counts what
# the Verilog reaches as it counts what the C does.
exec clang++ -fsanitize=fuzzer-no-link,address "$@" -latomic
