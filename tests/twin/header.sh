#!/bin/sh
# header.sh FOLDER - makes FOLDER/twin.h: headers of Verilator and CXXRTL,
# compiled once for all twins built with CXX="c++ -include FOLDER/twin.h".
#
# Reading them is most of what it takes to build a small twin. A compiler that
# finds its options, those of twin/verilator.sh and twin/cxxrtl.sh, to be others
# than here reads the headers themselves, which takes longer and is as good. So
# does whoever builds a twin for himself: what is compiled has 60 MB for each
# kind.
set -eu
folder=$1
rm -rf "$folder"
mkdir -p "$folder/twin.h.gch"

# A twin of Verilator's finds these headers, one of CXXRTL's those.
cat >"$folder/twin.h" <<'END'
#if __has_include("verilated.h")
#include "verilated.h"
#include "verilated_cov.h"
#elif __has_include(<backends/cxxrtl/cxxrtl.h>)
#include <backends/cxxrtl/cxxrtl.h>
#endif
END

# compile NAME OPTION...: the compiler takes the one that fits its options.
compile() {
    name=$1
    shift
    # shellcheck disable=SC2086  # several words
    c++ -fPIC -std=c++17 -w "$@" ${CXXFLAGS:-} -x c++-header \
        "$folder/twin.h" -o "$folder/twin.h.gch/$name"
}

# Of a plain twin, or of a covered one.
if command -v verilator >/dev/null; then
    include=$(verilator --getenv VERILATOR_ROOT)/include
    for covered in 0 1; do
        compile $covered -O$((2 - covered)) -fno-finite-loops \
            -DVM_COVERAGE=$covered -I"$include" -I"$include/vltstd"
    done
fi
if command -v yosys-config >/dev/null; then
    compile cxxrtl -O2 -DNDEBUG -DCXXRTL_NDEBUG \
        -I"$(yosys-config --datdir)/include"
fi
