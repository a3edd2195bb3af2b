#!/bin/sh
# design.sh - builds a project with Verilator.
#
#   design.sh FOLDER CACHE IN_WORDS OUT_WORDS
#
# FOLDER has the copy of the project, the list sources.txt, and the wrapper
# boardwalk_top.v; it gets design.so. The runtime is in CACHE;
# verilator_runtime.sh has made it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$1 cache=$2 in_words=$3 out_words=$4
# As for the runtime: no headers that were compiled for twins.
cxx=${CXX:-c++}         # may be several words
cxx=${cxx%% -include *}
include=$(verilator --getenv VERILATOR_ROOT)/include
runtime=$(sh "$here/verilator_runtime.sh" "$cache" name)
cd "$folder"

# Synthesis passes over delays, and so does Verilator if it is told to.
case $(verilator --version) in
"Verilator 5"*) timing=--no-timing ;;
*) timing=-Wno-STMTDLY ;;
esac
# The names are plain, so they are words.
# shellcheck disable=SC2046
verilator --cc -O3 --flatten --noassert --x-assign fast --x-initial fast \
    $timing -Wno-fatal -Wno-lint -Wno-style -Wno-BLKANDNBLK -I. \
    --prefix Vdesign --top-module boardwalk_top --Mdir model \
    $(cat sources.txt) boardwalk_top.v

# In one piece, so that the compiler sees through it all.
for file in model/*.cpp "$here/design.cpp"; do
    printf '#include "%s"\n' "$(basename "$file")"
done >whole.cpp
# C++ may leave out a loop without an end; Verilog may not.
loops=-fno-finite-loops
# shellcheck disable=SC2086
$cxx $loops -fsyntax-only -x c++ /dev/null 2>/dev/null || loops=
# shellcheck disable=SC2086
$cxx -O1 $loops -fPIC -shared -std=c++17 -w -DVM_COVERAGE=0 \
    -I"$include" -I"$include/vltstd" -include "$runtime/verilated_first.h" \
    -DIN_WORDS="$in_words" -DOUT_WORDS="$out_words" -Imodel -I"$here" \
    whole.cpp "$runtime"/*.o -o design.so -lpthread
rm -rf model whole.cpp
