#!/bin/sh
# verilog2001.sh - the tops as Verilog-2001 are equal to their SystemVerilog, and
# a fault in one of them is found. Prints TAP.
set -u
cd "$(dirname "$0")/../.." || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

scripts/verilog2001.sh prove >"$work/tap"
bad=$?
grep -v '^1\.\.' "$work/tap"
n=$(grep -c '^\(not \)\{0,1\}ok ' "$work/tap")

# fault SENTENCE SED: one top, with one operator changed.
fault() {
    n=$((n + 1))
    rm -rf "$work/root"
    mkdir -p "$work/root"
    cp -r rtl "$work/root"
    rm "$work"/root/rtl/top/pegs*.ucf
    file=$work/root/rtl/verilog2001/duel_basys2_top.v
    sed "$2" rtl/verilog2001/duel_basys2_top.v >"$file"
    if ! cmp -s "$file" rtl/verilog2001/duel_basys2_top.v &&
        scripts/verilog2001.sh prove -r "$work/root" >"$work/log" ||
        ! grep -q '^not ok .*equal' "$work/log"; then
        echo "not ok $n - $1"
        sed 's/^/# /' "$work/log"
        bad=1
    else
        echo "ok $n - $1"
    fi
}

fault 'another operator in the random numbers is found' \
    '/^module lfsr/,/^endmodule/s/= ^ /= \& /'

echo "1..$n"
exit "$bad"
