#!/bin/sh
# verilator.sh - builds a twin with Verilator.
#
#   verilator.sh FOLDER plain|covered MODULE RTL OPTION... FILE...
#
# FOLDER holds ports.h and gets twin.so. The simulator's own runtime is
# compiled once, next to it, for all twins.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$1 kind=$2 module=$3 rtl=$4
shift 4
case $* in
*-GSoundsDir=*) cp -R "$rtl/sounds" "$folder" ;;
esac
cxx=${CXX:-c++}         # may be several words
include=$(verilator --getenv VERILATOR_ROOT)/include
version=$(verilator --version | cut -d' ' -f2)
called=$(printf '%s' "$cxx" | tr -c 'A-Za-z0-9+._-' _ | tr ' ' _)
runtime=$(dirname "$folder")/verilator-$version-$called-own

# Made inside of our folder, and moved when it is whole. Two builds at once may
# both make it; then the second goes into the first, and is taken out again.
if [ ! -d "$runtime" ]; then
    half=$folder/runtime
    mkdir -p "$half"
    for part in verilated verilated_threads verilated_cov; do
        # shellcheck disable=SC2086
        $cxx -O2 -fPIC -std=c++17 -I"$include" -I"$include/vltstd" \
            -DVM_COVERAGE=1 -DVL_USER_FINISH -DVL_USER_STOP -DVL_USER_FATAL \
            -c "$include/$part.cpp" -o "$half/$part.o"
    done
    mv "$half" "$runtime" 2>/dev/null || rm -rf "$half"
    rm -rf "$runtime/runtime"
fi
touch "$runtime"        # it was used: the oldest are removed one day

case $kind in
covered) extra='--coverage-line --coverage-toggle --public-flat-rw'
         define='-DTWIN_COVERED -DVM_COVERAGE=1' ;;
*)       extra=
         define='-DVM_COVERAGE=0' ;;
esac
# shellcheck disable=SC2086
verilator --cc -O3 --flatten --noassert --x-assign fast --x-initial fast \
    -Wno-fatal -Wno-lint -Wno-style $extra --prefix Vtwin \
    --top-module "$module" --Mdir "$folder/model" -I"$rtl" "$@"

# In one piece, so that the compiler sees through it all.
for file in "$folder"/model/*.cpp "$here/verilator.cpp"; do
    printf '#include "%s"\n' "$(basename "$file")"
done >"$folder/whole.cpp"
# C++ may leave out a loop without an end; Verilog may not.
loops=-fno-finite-loops
# shellcheck disable=SC2086
$cxx $loops -fsyntax-only -x c++ /dev/null 2>/dev/null || loops=
compile() {
    # shellcheck disable=SC2086
    $cxx -O2 $loops -fPIC -shared -std=c++17 -w $define "$@" -I"$include" \
        -I"$include/vltstd" -I"$folder" -I"$folder/model" -I"$here" \
        "$folder/whole.cpp" "$runtime"/*.o -o "$folder/twin.so" -lpthread
}

# Twice as quick where this Verilator's insides are those that we know.
compile -DTWIN_QUICK 2>/dev/null || compile

# What is only needed to build it.
rm -rf "$folder/model" "$folder/whole.cpp"
