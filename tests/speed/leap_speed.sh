#!/bin/sh
# leap_speed.sh LOCKSTEP [DESIGN...] - how fast netlists run: clock by clock
# against Verilator, in the same run, and with leaps.
#
# For each design: millions of clocks a second of Verilator, of the engine
# compiled and interpreted without leaps, and with leaps, all inputs being 0;
# then compiled by Verilator. CPU seconds count, so a busy machine does not
# matter much. Needs yosys, verilator and a C++ compiler.
set -u
lockstep=$(realpath "$1")
shift
cd "$(dirname "$0")/../.." || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# source_of DESIGN, clock_of DESIGN
source_of() {
    case $1 in
    *_top) echo "rtl/top/$1.sv" ;;
    *)     echo "tests/designs/leap/v/$1.v" ;;
    esac
}

clock_of() {
    case $1 in
    duel_*) echo mclk ;;
    go_*)   echo CLOCK_50 ;;
    *)      echo clk ;;
    esac
}

netlist() {
    yosys -q -p "verilog_defaults -add -sv -I rtl
        read_verilog $(source_of "$1")
        hierarchy -check -top $1 -libdir rtl -libdir rtl/boards
        $("$lockstep" yosys) write_json $work/$1.json" >/dev/null 2>&1
}

# The whole of what drives Verilator's model: a clock, and a look at it.
model() {
    cat >"$work/main.cpp" <<END
#include "V$1.h"
#include <cstdio>
#include <cstdlib>
#include <ctime>
int main(int, char **argv)
{
    long ticks = atol(argv[1]);
    V$1 *top = new V$1;
    clock_t start = clock();
    for (long i = 0; i < ticks; i++) {
        top->$(clock_of "$1") = 1; top->eval();
        top->$(clock_of "$1") = 0; top->eval();
    }
    printf("%.3f s\\n", (double)(clock() - start) / CLOCKS_PER_SEC);
}
END
    verilator --cc --exe --build -O3 -CFLAGS -O2 -Wno-fatal -Wno-lint \
        -Irtl -y rtl -y rtl/boards +libext+.sv --top-module "$1" \
        --Mdir "$work/$1" -o model "$work/main.cpp" "$(source_of "$1")" \
        >"$work/log" 2>&1
}

# seconds COMMAND...: what it says of itself.
seconds() { "$@" | sed -n 's/.*[^0-9.]\([0-9.]*\) s$/\1/p; s/^\([0-9.]*\) s$/\1/p'; }

# count DESIGN TICKS WAY
count() {
    seconds "$lockstep" count "$work/$1.json" "$(clock_of "$1")=1" s "$2" "$3"
}

[ $# -gt 0 ] || set -- blink cascade vga target duel_basys2_top \
    checkers_basys3_top pegs_nexys3_top poker_basys3_top
ticks=5000000
far=200000000
printf '%-20s %9s %9s %9s %9s %6s\n' 'million clocks/s' Verilator compiled \
    plain leaps ratio
for design; do
    netlist "$design" && model "$design" ||
        { echo "$design cannot be built"; continue; }
    verilator=$(seconds "$work/$design/model" $ticks)
    compiled=$(LOCKSTEP_C=$work/$design; export LOCKSTEP_C
               count "$design" $ticks plain)
    plain=$(count "$design" $ticks plain)
    leaps=$(count "$design" $far over)
    echo "$design $verilator $compiled $plain $leaps" | awk -v n=$ticks \
        -v far=$far '
        function rate(ticks, s) { return ticks / (s > 0 ? s : 0.001) / 1e6 }
        { printf "%-20s %9.1f %9.1f %9.1f %9.0f %6.2f\n", $1, rate(n, $2),
                 rate(n, $3), rate(n, $4), rate(far, $5), $2 / $3 }'
done
