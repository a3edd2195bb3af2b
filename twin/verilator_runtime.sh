#!/bin/sh
# verilator_runtime.sh - compiles what every design built by Verilator needs:
# the simulator's own library and its header, once for each version of the
# tools.
#
#   verilator_runtime.sh CACHE [name]
#
# Makes a folder in CACHE, unless it is there; with name only prints its path.
# No design is involved, so no cage is either.
set -eu
cache=$1
# Headers that somebody has compiled for twins do not fit these options, and
# g++ 12 breaks down over them.
cxx=${CXX:-c++}         # may be several words
cxx=${cxx%% -include *}
version=$(verilator --version | cut -d' ' -f2)
called=$(printf '%s' "$cxx" | tr -c 'A-Za-z0-9+._-' _ | tr ' ' _)
runtime=$cache/verilator-$version-$called-runtime
if [ "${2-}" = name ]; then
    echo "$runtime"
    exit
fi
if [ -d "$runtime" ]; then
    touch "$runtime"    # it was used: the oldest are removed one day
    exit
fi

# Made under another name, and moved when it is whole. Two builds at once may
# both make it; then the second goes into the first, and is taken out again.
include=$(verilator --getenv VERILATOR_ROOT)/include
half=$runtime-$$
mkdir -p "$half"
trap 'rm -rf "$half"' EXIT
trap 'exit 1' HUP INT TERM
for part in verilated verilated_threads verilated_cov; do
    # shellcheck disable=SC2086
    $cxx -O2 -fPIC -std=c++17 -I"$include" -I"$include/vltstd" \
        -DVM_COVERAGE=1 -DVL_USER_FINISH -DVL_USER_STOP -DVL_USER_FATAL \
        -c "$include/$part.cpp" -o "$half/$part.o"
done
# As design.sh compiles, or it would not be taken.
echo '#include "verilated.h"' >"$half/verilated_first.h"
# shellcheck disable=SC2086
$cxx -O1 -fPIC -std=c++17 -w -DVM_COVERAGE=0 -I"$include" \
    -I"$include/vltstd" -x c++-header "$half/verilated_first.h" \
    -o "$half/verilated_first.h.gch" || rm -f "$half/verilated_first.h.gch"
mv "$half" "$runtime" 2>/dev/null || true
rm -rf "${runtime:?}/$(basename "$half")"
