#!/bin/sh
# netlist.sh BOARDWALK [MACHINE...] - is what synthesis makes still the chip?
#
# The twin of each machine's board goes through Yosys for its FPGA, with the
# bench's clock. What comes out, LUTs and flip-flops, takes the twin's place
# and plays every script of that machine in lockstep with the chip in C.
# Prints TAP.
set -u
boardwalk=$(realpath "$1")
shift
cd "$(dirname "$0")/.." || exit 1
. scripts/fpga.sh
. tests/machines/read.sh
n=0
bad=0

say() {
    sentence=$1
    shift
    n=$((n + 1))
    if "$@" >"$folder/log" 2>&1 </dev/null; then
        echo "ok $n - $sentence"
    else
        echo "not ok $n - $sentence"
        tail -n 20 "$folder/log" | sed 's/^/# /'
        bad=$((bad + 1))
    fi
}

# lut INPUTS: a look-up table as it is, and not as the tree of choices that
# Yosys describes, which takes a simulator long to build and to run.
lut() {
    ports= at=
    for i in $(seq 0 $(($1 - 1))); do
        ports="$ports, input I$i"
        at="I$i${at:+, }$at"
    done
    echo "module LUT$1 #(parameter [$(((1 << $1) - 1)):0] INIT = 0)" \
        "(output O$ports); assign O = INIT[{$at}]; endmodule"
}

# models: descriptions of a family's cells.
models() {
    case $family in
    cyclonev)
        echo "read_verilog $out/m10k.v"
        for part in alm dff mem misc; do
            echo "read_verilog -D cyclonev +/intel_alm/common/${part}_sim.v"
        done
        ;;
    *)
        for inputs in 1 2 3 4 5 6; do lut $inputs; done >"$folder/luts.v"
        echo "read_verilog $folder/luts.v"
        echo 'read_verilog -nooverwrite +/xilinx/cells_sim.v'
        ;;
    esac
}

# The cells' descriptions are put in by Yosys too: a simulator then sees
# single wires, and no carry chain that seems to go round in a circle.
synthesise() {
    file=rtl/boards/$module.sv
    yosys -q -l "$folder/yosys.log" -p "
        verilog_defaults -add -sv -I rtl
        read_verilog $file
        hierarchy -check -top $module -chparam ClockHz $clock \
            -libdir rtl -libdir rtl/boards
        $(flow "$module" -noiopad -noclkbuf)
        tee -q -o $folder/cells.txt stat
        write_verilog -noattr $folder/cells.v
        design -reset
        read_verilog $folder/cells.v
        $(models)
        hierarchy -check -top $module
        proc; flatten; opt_clean; splitnets -driver
        write_verilog -noattr $folder/plain.v" && put_in_place
}

# In the place of the module, with its parameters, which say nothing now; all
# other sources are empty.
put_in_place() {
    rm -rf "$folder/rtl"
    (cd rtl && find . -type f -name '*.*v*') | while read -r source; do
        mkdir -p "$folder/rtl/$(dirname "$source")"
        echo "// is in $module.sv" >"$folder/rtl/$source"
    done
    parameters=$(sed -n 's/^ *\(parameter *[A-Za-z]*\) *=.*/\1 = 0/p' \
        "$file" | paste -sd, -)
    sed "s/^module $module(/module $module #($parameters) (/" \
        "$folder/plain.v" >"$folder/rtl/${file#rtl/}"
}

# Those that open this machine on this board.
scripts() {
    # shellcheck disable=SC2046  # the scripts are words
    grep -lE "^open $id[# ]" $(scripts_of "$machine" "$netlist_scripts") |
        sed 's/^/--script /'
}

lockstep() {
    # shellcheck disable=SC2046
    "$boardwalk" twin "$id" --rtl "$folder/rtl" \
        --out "$folder/difference" $(scripts)
}

chance() {
    "$boardwalk" twin "$id" --rtl "$folder/rtl" \
        --out "$folder/difference" --ticks "$ticks"
}

# The fault: a twin for twice the clock.
differs() (
    clock=$((clock * 2)) folder=$folder-fault
    mkdir -p "$folder"
    synthesise || exit 1
    lockstep
    [ $? -eq 1 ]
)

one() {
    settings "$machine"
    module=$netlist_module clock=$netlist_clock ticks=$netlist_ticks
    id=$machine:${module#"${machine}_"}
    board "$fpga" || return
    folder=$PWD/$out/netlist/$module
    mkdir -p "$folder"
    say "$machine: $module goes through synthesis for $family" synthesise
    count=$(scripts | wc -l)
    say "$machine: its cells play $count of its scripts as the chip does" lockstep
    say "$machine: and under random input and minds" chance
    [ "$machine" != duel ] ||
        say "$machine: cells for another clock are detected" differs
}

# shellcheck disable=SC2046  # the machines are words
[ $# -gt 0 ] || set -- $(scripts/machines.sh)
for machine; do one; done
echo "1..$n"
[ "$n" -gt 0 ] && [ "$bad" -eq 0 ]
