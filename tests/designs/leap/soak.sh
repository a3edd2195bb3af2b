#!/bin/sh
# soak.sh LOCKSTEP [TICKS [DESIGN...]] - leaps against every clock for a long
# time: 10^9 clocks of each design unless TICKS says otherwise. Prints TAP.
#
# Inputs are random. Three runs print every change of an output with its tick:
# compiled clock by clock, interpreted with leaps, and both mixed. What they
# print must be the same to the last byte.
set -u
lockstep=$(realpath "$1")
ticks=${2:-1000000000}
shift
[ $# -eq 0 ] || shift
cd "$(dirname "$0")/../../.." || exit 1
. tests/structure/say.sh
[ $# -gt 0 ] || set -- tests/designs/leap/v/*.v rtl/top/*_top.sv

netlist() {
    yosys -q -p "verilog_defaults -add -sv -I rtl; read_verilog $2
        hierarchy -check -top $1 -libdir rtl -libdir rtl/boards
        $("$lockstep" yosys) write_json $work/$1.json" >"$work/log" 2>&1
}

clocks_of() {
    case $1 in
    two_clocks) echo clk_a=3,clk_b=7 ;;
    oscillators) echo clk_a=3,clk_b=4,clk_c=10 ;;
    duel_*)     echo mclk=1 ;;
    go_*)       echo CLOCK_50=1 ;;
    *)          echo clk=1 ;;
    esac
}

# sum TOP WAY
sum() {
    "$lockstep" run "$work/$1.json" "$(clocks_of "$1")" soak "$ticks" "$2" |
        cksum
}

is_same() {
    netlist "$1" "$2" || { tail -n 3 "$work/log"; return 1; }
    leaps=$(sum "$1" over)
    LOCKSTEP_C=$work/$1
    export LOCKSTEP_C
    plain=$(sum "$1" plain)
    mixed=$(sum "$1" over)
    unset LOCKSTEP_C
    echo "leaps $leaps, every clock $plain, mixed $mixed"
    [ "$leaps" = "$plain" ] && [ "$leaps" = "$mixed" ]
}

for file; do
    top=$(basename "$file")
    top=${top%.*}
    say "$top is the same for $ticks clocks by leaps and by every clock" \
        is_same "$top" "$file"
done
echo "1..$n"
exit $((bad > 0))
