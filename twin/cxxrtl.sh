#!/bin/sh
# cxxrtl.sh - builds a twin with Yosys, as C++.
#
#   cxxrtl.sh FOLDER plain MODULE RTL [-GNAME=VALUE]... FILE...
#
# FOLDER holds ports.h and ports.txt and gets twin.so.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$1 module=$3 rtl=$(cd "$4" && pwd)
shift 4
cxx=${CXX:-c++}         # may be several words
# As in verilator.sh.
case $cxx in
*' -include '*)
    (: <"${cxx##* -include }") 2>/dev/null || cxx=${cxx%% -include *}
    ;;
esac
include=$(yosys-config --datdir)/include

# CXXRTL calls a port p_enterA__i that is enterA_i in the source.
{
    echo "- clk_i"
    echo "- power_up_i"
    cat "$folder/ports.txt"
} | awk '{
    mangled = $2
    gsub(/_/, "__", mangled)
    printf "PORT(%s, p_%s)\n", $2, mangled
}' >"$folder/names.h"

# Yosys takes a file in quotes, but not the folder of what is included.
ln -s "$rtl" "$folder/rtl"
{
    for word in "$@"; do
        case $word in
        -G*) ;;
        /*)  echo "read_verilog -sv -I rtl \"$word\"" ;;
        *)   echo "read_verilog -sv -I rtl \"$PWD/$word\"" ;;
        esac
    done
    for word in "$@"; do
        pair=${word#-G}
        case $word in
        -GSoundsDir=*) ;;               # read now, beside the source
        -G*) echo "chparam -set ${pair%%=*} ${pair#*=} $module" ;;
        esac
    done
    echo "hierarchy -check -top $module"
    echo "rename -top twin"
    echo "write_cxxrtl -g0 made.cpp"
} >"$folder/build.ys"
(cd "$folder" && yosys -q build.ys)

# shellcheck disable=SC2086
$cxx -O2 -fPIC -shared -std=c++17 -w -DNDEBUG -DCXXRTL_NDEBUG ${CXXFLAGS:-} \
    -I"$include" -I"$folder" -I"$here" "$here/cxxrtl.cpp" \
    -o "$folder/twin.so"
rm -f "$folder/made.cpp"
