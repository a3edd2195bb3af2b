#!/bin/sh
# verilator.sh - builds a twin with Verilator.
#
#   verilator.sh FOLDER plain|covered MODULE RTL OPTION... FILE...
#
# FOLDER holds ports.h and gets twin.so. The simulator's own runtime is next to
# it; verilator_runtime.sh has made it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$1 kind=$2 module=$3 rtl=$4
shift 4
case $* in
*-GSoundsDir=*) cp -R "$rtl/sounds" "$folder" ;;
esac
cxx=${CXX:-c++}         # may be several words
# Headers that were compiled elsewhere cannot be read from inside of a cage.
case $cxx in
*' -include '*)
    (: <"${cxx##* -include }") 2>/dev/null || cxx=${cxx%% -include *}
    ;;
esac
include=$(verilator --getenv VERILATOR_ROOT)/include
runtime=$(sh "$here/verilator_runtime.sh" "$(dirname "$folder")" name)

case $kind in
# A covered one has several times the code and plays some scripts only: to
# optimise it more takes longer than they do.
covered) extra='--coverage-line --coverage-toggle --public-flat-rw'
         define='-O1 -DTWIN_COVERED -DVM_COVERAGE=1' ;;
*)       extra=
         define='-O2 -DVM_COVERAGE=0' ;;
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
    $cxx $loops -fPIC -shared -std=c++17 -w $define ${CXXFLAGS:-} "$@" \
        -I"$include" -I"$include/vltstd" -I"$folder" -I"$folder/model" \
        -I"$here" "$folder/whole.cpp" "$runtime"/*.o -o "$folder/twin.so" \
        -lpthread
}

# Twice as quick where this Verilator's insides are those that we know.
compile -DTWIN_QUICK 2>/dev/null || compile

# What is only needed to build it.
rm -rf "$folder/model" "$folder/whole.cpp"
