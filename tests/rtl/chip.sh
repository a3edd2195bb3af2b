#!/bin/sh
# chip.sh - the module chip, with which the document's bench of the rule
# checker is bound: its ports, its vectors, and its gates. Prints TAP.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/structure/say.sh
oracle=tests/oracle/checkers
bench=tests/rtl/chip_bench.sv

# The document's list, in its order.
cat >"$work/printed" <<'LIST'
blacktind output 1
err output 1
redtind output 1
clr input 1
enter input 1
phi1 input 1
phi2 input 1
reset input 1
usrcol input 3
usrrow input 3
LIST

# ports RTL: what Yosys finds, name, direction and width, in their order.
ports() {
    yosys -q -p "
        verilog_defaults -add -sv -I $1
        read_verilog $1/chip.sv
        hierarchy -top chip -libdir $1
        proc
        write_json $work/chip.json" >"$work/yosys" 2>&1 || return 1
    awk '
        /^    "/ { is_chip = /^    "chip":/ }
        is_chip && /^      "/ { is_ports = /"ports"/ }
        is_chip && is_ports && /^        "/ { split($0, part, "\"") }
        is_chip && is_ports && /"direction"/ { split($0, way, "\"") }
        is_chip && is_ports && /"bits"/ {
            gsub(/[^0-9,]/, "")
            print part[2], way[4], split($0, bits, ",") }' "$work/chip.json"
}

ports_are_as_printed() {
    ports "$1" >"$work/ports" || return 1
    diff "$work/printed" "$work/ports"
}

# built NAME ARGUMENT...: the bench with what iverilog is given.
built() {
    to=$work/$1.vvp
    shift
    iverilog -g2012 -Y .sv -s chip_bench -o "$to" "$@" "$bench"
}

# says NAME LINE...: with each fill of both files of vectors.
says() {
    program=$work/$1.vvp
    shift
    for file in checkers checkers_table4; do
        for fill in 0 1 2; do
            vvp -n "$program" "+fill=$fill" "+vectors=$oracle/$file.tv" \
                >"$work/said" || return 1
            cat "$work/said"
            for line; do grep -qx "$line" "$work/said" || return 1; done
        done
    done
}

passes() {
    says "$1" '0 wrong of the vectors'
}

# exchanged RTL ONE OTHER: a copy in which two ports of chip change places.
exchanged() {
    cp -R rtl "$1"
    awk -v one="$2" -v other="$3" '
        /^\);/ { is_past = 1 }
        !is_past && $0 ~ " " one ",?$"   { sub(one, other); print; next }
        !is_past && $0 ~ " " other ",?$" { sub(other, one) }
        { print }' rtl/chip.sv >"$1/chip.sv"
    ! cmp -s rtl/chip.sv "$1/chip.sv"
}

# gates_of RTL FILE MODULES: chip as gates, without these modules.
gates_of() {
    yosys -q -p "
        verilog_defaults -add -sv -I $1
        read_verilog $1/chip.sv
        hierarchy -check -top chip -libdir $1
        synth -top chip -noabc
        delete $3
        write_verilog -noattr $2" &&
        grep -q '^module' "$2" && ! grep -q 'always_ff' "$2"
}

say 'chip: ports have the printed names, widths and order (M3-047)' \
    ports_are_as_printed rtl
exchanged "$work/enter" enter clr
say 'chip: two ports that changed places are found' \
    fails ports_are_as_printed "$work/enter"
cp -R rtl "$work/wide"
sed 's/\[2:0\] usrcol/[3:0] usrcol/' rtl/chip.sv >"$work/wide/chip.sv"
say 'chip: a port that is too wide is found' \
    fails ports_are_as_printed "$work/wide"

say 'chip: is built with a bench that binds it by place' \
    built source -y rtl
say 'chip: passes the 192 vectors, bound by place (M3-047, M3-096)' \
    passes source
say 'chip: and then does what its twin checkers does, cycle by cycle (M3-047)' \
    says source '0 apart in 20000 cycles' 'many moves, many errors'
built exchanged -y "$work/enter"
say 'chip: with two ports exchanged the vectors find it' fails passes exchanged

# The document's controller came out of synthesis, its memory was drawn by
# hand: each of ours as gates, with the other one as it is written.
others='chip checkers checkers_full checkers_move checkers_view'

# half_of_gates RTL NAME MODULES: these as written, the others as gates.
half_of_gates() {
    gates_of "$1" "$work/$2.v" "$3" &&
        built "$2" -DVECTORS_ONLY "$work/$2.v" -y "$1"
}

half_passes() { half_of_gates "$@" && passes "$2"; }
half_fails() { half_of_gates "$@" && ! passes "$2"; }

say 'chip: a controller out of synthesis passes the vectors (M3-118)' \
    half_passes rtl controller checkers_memory
say 'chip: and a memory of gates passes them (M3-118)' \
    half_passes rtl memory "$others"
cp -R rtl "$work/fault"
sed -f tests/rtl/faults/lockstep_checkers.sed rtl/checkers.sv \
    >"$work/fault/checkers.sv"
say 'chip: a controller with a fault does not' \
    half_fails "$work/fault" bad_controller checkers_memory
sed 's/fff0_0000/ff00_0000/' rtl/checkers_memory.sv \
    >"$work/fault/checkers_memory.sv"
cp rtl/checkers.sv "$work/fault/checkers.sv"
say 'chip: nor does a memory with one' \
    half_fails "$work/fault" bad_memory "$others"

echo "1..$n"
[ "$bad" -eq 0 ]
