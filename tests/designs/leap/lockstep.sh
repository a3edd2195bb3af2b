#!/bin/sh
# lockstep.sh LOCKSTEP - our engine against Icarus, on small designs and on our
# own tops. Prints TAP.
#
# Both get the same random inputs, held for one tick to some thousands, and
# print the outputs behind each tick in which one changed. Small designs begin
# with all registers known, so every line must agree. Our tops reset
# themselves; what Icarus says with an X before that is left out.
set -u
lockstep=$(realpath "$1")
cd "$(dirname "$0")/../../.." || exit 1
. tests/structure/say.sh

small=20000                     # ticks
large=12000

# netlist TOP YOSYS-COMMANDS
netlist() {
    [ -f "$work/$1.json" ] || yosys -q -p "$2; $("$lockstep" yosys)
        write_json $work/$1.json" >"$work/$1.log" 2>&1 ||
        { tail -n 3 "$work/$1.log"; return 1; }
}

clocks_of() {
    case $1 in
    two_clocks)    echo clk_a=3,clk_b=7 ;;
    oscillators)   echo clk_a=3,clk_b=4,clk_c=10 ;;
    duel_*)        echo mclk=1 ;;
    go_*)          echo CLOCK_50=1 ;;
    *)             echo clk=1 ;;
    esac
}

# icarus TOP TICKS SOURCES...: into TOP.icarus.
icarus() {
    top=$1 ticks=$2
    shift 2
    "$lockstep" bench "$work/$top.json" "$(clocks_of "$top")" "$top" \
        "$ticks" >"$work/$top.bench.v" &&
    iverilog -g2012 -I rtl -y rtl -y rtl/boards -Y .sv -s bench \
        -o "$work/$top.vvp" "$work/$top.bench.v" "$@" &&
    (cd rtl && vvp -n "$work/$top.vvp") >"$work/$top.icarus"
}

# engine TOP TICKS WAY: into TOP.WAY. Compiled, it goes clock by clock or, as
# "mixed", leaps as well.
engine() {
    way=$3
    case $3 in
    compiled) way=plain; export LOCKSTEP_C="$work/$1" ;;
    mixed)    way=over; export LOCKSTEP_C="$work/$1" ;;
    esac
    "$lockstep" run "$work/$1.json" "$(clocks_of "$1")" "$1" "$2" $way \
        >"$work/$1.$3"
    got=$?
    unset LOCKSTEP_C
    return $got
}

# known FILE ICARUS: what is true at the first line of ICARUS behind its last
# one with an X, and all lines from there on.
known() {
    awk 'NR == FNR { if ($2 ~ /[xXzZ]/) first = ""
                     else if (first == "") first = $1
                     next }
         first != "" && $1 + 0 <= first + 0 { now = $2; next }
         !is_told++ { print first, now }
         { print }
         END { if (!is_told) print first, now }' "$2" "$1"
}

# agree TOP TICKS
agree() {
    known "$work/$1.icarus" "$work/$1.icarus" >"$work/a"
    for kind in plain over checked compiled mixed; do
        engine "$1" "$2" $kind || { cat "$work/$1.$kind"; return 1; }
        known "$work/$1.$kind" "$work/$1.icarus" >"$work/b"
        echo "$kind:"
        diff "$work/a" "$work/b" || return 1
    done
}

is_same() {
    netlist "$1" "read_verilog -sv $2; hierarchy -check -top $1" &&
    icarus "$1" $small "$2" && agree "$1" $small
}

is_same_top() {
    netlist "$1" "verilog_defaults -add -sv -I rtl; read_verilog $2
        hierarchy -check -top $1 -libdir rtl -libdir rtl/boards" &&
    icarus "$1" $large "$2" && agree "$1" $large
}

for file in tests/designs/leap/v/*.v; do
    top=$(basename "$file" .v)
    say "$top is the same by leaps, clock by clock, compiled, and in Icarus" \
        is_same "$top" "$file"
done
# What goes round by itself in few ticks does not keep others from leaping far.
leaps_far() {
    "$lockstep" count "$work/slowly.json" clk=1 slowly 10000000 >"$work/count"
    cat "$work/count"
    awk '/ticks/ { exit !($3 > 9000000 && $6 < 1000) }' "$work/count"
}
say 'a divider on a quarter of the clock leaps as far as on all of it' leaps_far
for file in rtl/top/*_top.sv; do
    top=$(basename "$file" .sv)
    say "$top is the same by leaps, clock by clock, compiled, and in Icarus" \
        is_same_top "$top" "$file"
done
echo "1..$n"
exit $((bad > 0))
