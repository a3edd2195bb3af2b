#!/bin/sh
# header.sh FOLDER - makes FOLDER/twin.h: Verilator's headers, compiled once for
# all twins that are built with CXX="c++ -include FOLDER/twin.h".
#
# Reading them is most of what it takes to build a small twin. A compiler that
# finds its options, those of twin/verilator.sh, to be others than here reads
# the headers themselves, which takes longer and is as good. So does whoever
# builds a twin for himself: what is compiled has 60 MB for each kind.
set -eu
folder=$1
rm -rf "$folder"
mkdir -p "$folder/twin.h.gch"

# CXXRTL has headers of its own.
cat >"$folder/twin.h" <<'END'
#if __has_include("verilated.h")
#include "verilated.h"
#include "verilated_cov.h"
#endif
END

command -v verilator >/dev/null || exit 0
include=$(verilator --getenv VERILATOR_ROOT)/include
# The compiler takes the one that fits: of a plain twin, or of a covered one.
for covered in 0 1; do
    c++ -O2 -fno-finite-loops -fPIC -std=c++17 -w -DVM_COVERAGE=$covered \
        -I"$include" -I"$include/vltstd" -x c++-header "$folder/twin.h" \
        -o "$folder/twin.h.gch/$covered" &
done
wait
[ -s "$folder/twin.h.gch/0" ] && [ -s "$folder/twin.h.gch/1" ]
