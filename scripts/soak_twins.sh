#!/bin/sh
# soak_twins.sh BOARDWALK - a thousand million ticks of all machines in C and
# in Verilog, compared. Ends with how many there were and how long it took.
#
# Go's ticks are lines of 1,600 clocks, each of which is compared: they count
# as clocks here.
set -eu
boardwalk=$(realpath "$1")
cd "$(dirname "$0")/.."
. tests/machines/read.sh
seed=${SEED:-$(date +%Y%m%d)}
begun=$(date +%s)
out=$(mktemp)
trap 'rm -f "$out"' EXIT

for machine in $(scripts/machines.sh); do
    settings "$machine"
    echo "$soak" | while read -r twin ticks; do
        [ -z "$twin" ] ||
            "$boardwalk" twin "$twin" --ticks "$ticks" --seed "$seed" \
                --out "soak-$machine"
    done
done | tee "$out"

# The whole games of Go, which are too long for make check.
for script in tests/scripts/go/*.bw; do
    "$boardwalk" twin go --script "$script" --out soak-go | tee -a "$out"
done

# shellcheck disable=SC2016
awk -v seconds=$(($(date +%s) - begun)) -v seed="$seed" '
    /^[a-z]/ && / in C and in Verilog/ { clocks = /^go/ ? 1600 : 1 }
    / ticks compared, no difference/   { all += $1 * clocks }
    END { printf "%.0f ticks compared, all equal, %d seconds, seed %s\n",
                 all, seconds, seed
          exit all < 1e9 }' "$out"
