#!/bin/sh
# twin.sh OUT RUNS [MACHINE...] - the fuzzer finds what is wrong in a twin.
# Prints TAP.
#
# A copy of rtl gets the fault in twin_MACHINE.sed, deep in a game, and then the
# fuzzer has so many inputs to come there from the first moves alone. A machine
# that has no such file gets its fault for lockstep, and begins with nothing.
# The fuzzer is the one that fuzz.sh has built in OUT.
set -u
cd "$(dirname "$0")/../.."
out=$1
runs=$2
shift 2
. tests/machines/read.sh
# shellcheck disable=SC2046  # the machines are words
[ $# -gt 0 ] || set -- $(fuzzed_machines)
. tests/fuzz/twin_env.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bad=0
count=0

# tell STATUS SENTENCE
tell() {
    count=$((count + 1))
    if [ "$1" -eq 0 ]; then
        echo "ok $count - fuzz: $2"
        return
    fi
    echo "not ok $count - fuzz: $2"
    tail -n 20 "$work/log" | sed 's/^/# /'
    bad=1
}

# plant MACHINE: the Verilog with its fault; fails if nothing was changed.
plant() {
    fault=tests/fuzz/twin_$1.sed
    [ -e "$fault" ] || fault=tests/rtl/faults/lockstep_$1.sed
    file=$(sed -n 's/^# FILE: *\([^ ]*\).*/\1/p' "$fault")
    rm -rf "$work/rtl"
    cp -R rtl "$work/rtl"
    sed -f "$fault" "$file" >"$work/$file"
    ! cmp -s "$file" "$work/$file"
}

# search MACHINE: with a seed of its own, so that it goes the same way twice.
search() {
    mkdir "$work/$1"
    first=tests/fuzz/seeds/twin_$1/first
    [ ! -e "$first" ] || cp "$first" "$work/$1"
    words=tests/fuzz/twin_$1.dict
    [ -e "$words" ] || words=
    TWIN=$1 RTL=$work/rtl "$out/fuzz_twin" -seed=1 ${words:+-dict="$words"} \
        -runs="$runs" -max_len=256 -len_control=0 \
        -artifact_prefix="$work/" "$work/$1" >"$work/log" 2>&1
}

for machine; do
    plant "$machine"
    tell $? "$machine: there is a fault to plant"
    search "$machine"
    grep -q 'tick .* in C, .* in Verilog$' "$work/log"
    tell $? "$machine: its fault is found"
    grep 'in Verilog$' "$work/log" | sed 's/^/# /'
    grep -q '^INFO: Loaded 2 modules' "$work/log"
    tell $? "$machine: what the Verilog reaches counts, too"
done
echo "1..$count"
exit $bad
