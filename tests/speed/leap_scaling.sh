#!/bin/sh
# leap_scaling.sh LOCKSTEP [SVG] - what a design costs against its size and
# against how much of it works in each clock.
#
# Designs are those of leap_scaling.awk. For each: milliseconds from the netlist
# to the first clock; nanoseconds for a clock, interpreted, compiled, and on
# Verilator; seconds that both compilers take. Processor time counts. What would
# take a compiler minutes is left out; MOST and MOST_VERILATOR are the cells up
# to which designs are compiled, SIZES and ACTIVITIES what is measured. With
# SVG the picture of docs/leaping.md is drawn there. Needs cc, and Verilator for
# its columns.
set -u
lockstep=$(realpath "$1")
picture=${2-}
case $picture in '' | /*) ;; *) picture=$PWD/$picture ;; esac
most=${MOST:-30000}
most_verilator=${MOST_VERILATOR:-10000}
cd "$(dirname "$0")" || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

make_json() { awk -f leap_scaling.awk -v cells="$1" -v active="$2" -v json=1; }

# spent COMMAND...: seconds of processor time
spent() {
    bash -c 'TIMEFORMAT="%U %S"; time "$@" >/dev/null 2>&1' sh "$@" 2>&1 |
        awk '{ printf "%.3f", $1 + $2 }'
}

# ns TICKS: of a clock, from what the last command said of itself
ns() { sed -n 's/.*[^0-9.]\([0-9.]*\) s$/\1/p; s/^\([0-9.]*\) s$/\1/p' |
    awk -v n="$1" '{ printf "%.1f", 1e9 * $1 / n }'; }

count() { "$lockstep" count "$work/it.json" clk=1 s "$@"; }

compile_c() {
    LOCKSTEP_C=$work/it
    export LOCKSTEP_C
    c_s=$(spent "$lockstep" count "$work/it.json" clk=1 s 1 plain)
    compiled=$(count "$ticks" plain | ns "$ticks")
    unset LOCKSTEP_C
}

compile_verilator() {
    awk -f leap_scaling.awk -v cells="$1" -v active="$2" >"$work/scaling.v"
    cat >"$work/main.cpp" <<END
#include "Vscaling.h"
#include <cstdio>
#include <cstdlib>
#include <ctime>
int main(int, char **argv)
{
    long ticks = atol(argv[1]);
    Vscaling *top = new Vscaling;
    clock_t start = clock();
    for (long i = 0; i < ticks; i++) {
        top->clk = 1; top->eval();
        top->clk = 0; top->eval();
    }
    printf("%.3f s\\n", (double)(clock() - start) / CLOCKS_PER_SEC);
}
END
    verilator_s=$(spent verilator --cc --exe --build -O3 -CFLAGS -O2 \
        -Wno-fatal -Wno-lint --top-module scaling --Mdir "$work/v" -o model \
        "$work/main.cpp" "$work/scaling.v")
    verilator=$("$work/v/model" "$ticks" | ns "$ticks")
    rm -rf "$work/v"
}

# row CELLS ACTIVE
row() {
    make_json "$1" "$2" >"$work/it.json"
    ticks=$((100000000 / $1))
    [ "$2" -gt 0 ] || ticks=$((ticks * 100))
    open=$(spent "$lockstep" count "$work/it.json" clk=1 s 1 plain |
        awk '{ printf "%.0f", 1000 * $1 }')
    plain=$(count "$ticks" plain | ns "$ticks")
    leaps=$(count "$ticks" over | ns "$ticks")
    c_s=- compiled=- verilator_s=- verilator=-
    [ "$1" -gt "$most" ] || compile_c
    [ "$1" -gt "$most_verilator" ] || ! command -v verilator >/dev/null ||
        compile_verilator "$1" "$2"
    printf '%7s %6s %7s %9s %9s %9s %9s %7s %7s\n' "$1" "$2" "$open" \
        "$plain" "$leaps" "$compiled" "$verilator" "$c_s" "$verilator_s" |
        tee -a "$work/rows"
}

printf '%7s %6s %7s %9s %9s %9s %9s %7s %7s\n' cells '% busy' 'ms open' \
    'ns plain' leaps compiled Verilator 's cc' 's Veril.'
for cells in ${SIZES-1000 3000 10000 30000 100000 200000}; do
    row "$cells" 10
done
for active in ${ACTIVITIES-0 1 3 30 100}; do
    row 3000 "$active"
done
[ -z "$picture" ] || awk -f leap_scaling_svg.awk "$work/rows" >"$picture"
