#!/bin/sh
# leap_speed.sh LOCKSTEP [DESIGN...] - how fast netlists run: clock by clock
# against Verilator and CXXRTL, in the same run, and with leaps.
#
# For each design: millions of clocks a second of Verilator, of CXXRTL, of the
# engine compiled and interpreted without leaps, and with leaps, all inputs
# being 0; then compiled by Verilator, and milliseconds from the netlist to the
# first clock. CPU seconds count, so a busy machine does not matter much. At
# the end the medians, beside the goals. Needs yosys, verilator and a C++
# compiler.
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

# The same of CXXRTL: a name has its underscores twice there.
cxxrtl() {
    yosys -q -p "verilog_defaults -add -sv -I rtl
        read_verilog $(source_of "$1")
        hierarchy -check -top $1 -libdir rtl -libdir rtl/boards
        rename -top timed; write_cxxrtl -g0 $work/timed.cpp" \
        >/dev/null 2>&1 || return 1
    name=p_$(clock_of "$1" | sed 's/_/__/g')
    cat >"$work/cxx_main.cpp" <<END
#include "timed.cpp"
#include <cstdio>
#include <cstdlib>
#include <ctime>
int main(int, char **argv)
{
    long ticks = atol(argv[1]);
    cxxrtl_design::p_timed top;
    clock_t start = clock();
    for (long i = 0; i < ticks; i++) {
        top.$name.set<bool>(true); top.step();
        top.$name.set<bool>(false); top.step();
    }
    printf("%.3f s\\n", (double)(clock() - start) / CLOCKS_PER_SEC);
}
END
    c++ -O2 -std=c++17 -w -DNDEBUG -DCXXRTL_NDEBUG -I"$include" -I"$work" \
        "$work/cxx_main.cpp" -o "$work/cxx" >/dev/null 2>&1
}
include=$(yosys-config --datdir/include 2>/dev/null)

# open_ms DESIGN: processor time of a process that reads the netlist and goes
# one clock.
open_ms() {
    bash -c 'TIMEFORMAT="%U %S"; time "$0" count "$1" "$2" s 1 plain >/dev/null' \
        "$lockstep" "$work/$1.json" "$(clock_of "$1")=1" 2>&1 |
        awk '{ printf "%.0f", 1000 * ($1 + $2) }'
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
printf '%-20s %9s %9s %9s %9s %9s %6s %6s\n' 'million clocks/s' \
    Verilator CXXRTL compiled plain leaps ratio 'ms'
for design; do
    netlist "$design" && model "$design" ||
        { echo "$design cannot be built"; continue; }
    verilator=$(seconds "$work/$design/model" $ticks)
    other=
    cxxrtl "$design" && other=$(seconds "$work/cxx" $((ticks / 5)))
    compiled=$(LOCKSTEP_C=$work/$design; export LOCKSTEP_C
               count "$design" $ticks plain)
    plain=$(count "$design" $((ticks / 5)) plain)
    leaps=$(count "$design" $far over)
    echo "$design $verilator ${other:--} $compiled $plain $leaps" \
        "$(open_ms "$design")" | awk -v n=$ticks -v far=$far '
        function rate(ticks, s) { return ticks / (s > 0 ? s : 0.001) / 1e6 }
        { printf "%-20s %9.1f %9s %9.1f %9.1f %9.0f %6.2f %6.0f\n", $1,
                 rate(n, $2), $3 == "-" ? "-" : sprintf("%.1f",
                 rate(n / 5, $3)), rate(n, $4), rate(n / 5, $5),
                 rate(far, $6), $2 / $4, $7 }' | tee -a "$work/rows"
done
# median COLUMN WORDS GOAL
median() {
    sort -n -k "$1" "$work/rows" | awk -v c="$1" -v words="$2" -v goal="$3" '
        { a[NR] = $c }
        END { printf "%s: %s (goal %s)\n", words, a[int((NR + 1) / 2)], goal }'
}
if [ -s "$work/rows" ]; then
    median 7 'median, compiled by Verilator' 'at least 1.5'
    median 8 'median, ms from netlist to running' 'at most 300'
fi
