#!/bin/sh
# plain.sh LOCKSTEP PLAIN - SystemVerilog that Yosys does not read, made plain,
# against Verilator on the source itself. Prints TAP.
#
# Verilator reads plain/*.sv twice: once for the document that PLAIN makes plain
# Verilog of, which our engine runs as Yosys' netlist, and once to simulate it.
# Both get the same random inputs and print the outputs behind each tick in
# which one changed; both begin at zero.
set -u
lockstep=$(realpath "$1")
plain=$(realpath "$2")
cd "$(dirname "$0")/plain" || exit 1
. ../../structure/say.sh

for tool in verilator yosys; do
    command -v $tool >/dev/null && continue
    echo "1..0 # SKIP $tool is not installed"
    exit 0
done
ticks=20000
ulimit -v 4000000               # a loop that never ends shall end soon

# plainly TOP [SED]: into TOP.json, from TOP.sv that Yosys would not take
plainly() {
    ! yosys -q -p "read_verilog -sv $1.sv" >"$work/log" 2>&1 &&
        verilator --xml-only --xml-output "$work/$1.xml" -fno-dfg -Wno-lint \
            -Wno-style -Wno-fatal --top-module "$1" "$1.sv" &&
        "$plain" "$work/$1.xml" >"$work/$1.v" &&
        sed -i "${2-}" "$work/$1.v" &&
        yosys -q -p "read_verilog -sv $work/$1.v; hierarchy -check -top $1
            $("$lockstep" yosys) write_json $work/$1.json" >"$work/log" 2>&1
}

# simulated TOP: Verilator's lines, into TOP.right. Its library is compiled for
# the first of them only: make takes the objects of that one for its own.
simulated() {
    mkdir "$work/obj_$1"
    cp -p "$work"/obj_types/verilated*.[do] "$work/obj_$1" 2>/dev/null
    "$lockstep" bench "$work/$1.json" clk=1 "$1" $ticks >"$work/$1.bench.v" &&
        verilator --binary --timing -Wno-lint -Wno-style -Wno-fatal -O3 \
            --x-assign 0 --x-initial 0 --top-module bench \
            -MAKEFLAGS "OPT_FAST=-O0 OPT_SLOW=-O0 OPT_GLOBAL=-O0" \
            -Mdir "$work/obj_$1" -o bench "$work/$1.bench.v" "$1.sv" \
            >"$work/log" 2>&1 &&
        "$work/obj_$1/bench" | grep '^[0-9]* [0-9a-f]*$' >"$work/$1.right"
}

agrees() {
    "$lockstep" run "$work/$1.json" clk=1 "$1" $ticks plain >"$work/$1.ours" &&
        [ "$(wc -l <"$work/$1.ours")" -gt 500 ] &&
        cmp "$work/$1.right" "$work/$1.ours"
}

same() { plainly "$1" && simulated "$1" && agrees "$1"; }
for top in types statements blocks traffic scores places link lanes jumps; do
    say "$top in SystemVerilog and plain" same $top
done

wrong() { plainly "$1" "$2" && ! agrees "$1" 2>/dev/null; }
say 'a wrong sign is noticed' wrong statements 's/>>>/>>/'
say 'a wrong offset is noticed' wrong types 's/)\*10/)*9/'

refuses() { ! plainly "$1" 2>"$work/why" && grep -q "$2" "$work/why"; }
say 'the count of a loop that was left is refused' \
    refuses outlives 'outlives.sv:8: the count of a loop after a jump'

echo "1..$n"
[ "$bad" -eq 0 ]
