#!/bin/sh
# soak_twins.sh BOARDWALK [tops] - a thousand million ticks of all machines in C
# and in Verilog, compared; then the tops of all machines on their boards, a
# thousand million clocks at least, by what they show. Ends with how many there
# were and how long it took. With "tops", only these.
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

# Random presses, a player who sees the chip, minds, and all scripts, but for Go,
# which takes too long for these.
compare_tops() {
    for machine in $(scripts/machines.sh); do
        settings "$machine"
        [ -n "$soak_top" ] || continue
        set --
        [ "$soak_top" -eq 0 ] || set -- --ticks "$soak_top"
        "$boardwalk" twin "$machine" --top "$@" --seed "$seed" \
            --out "soak-top-$machine" || return 1
        [ "$machine" != go ] || continue
        [ "$top_skips" != '*' ] || continue
        scripts_of "$machine" "$corpus" | while read -r script; do
            grep -q "^open $machine:sim" "$script" && continue
            case " $top_skips " in
            *" $(basename "$script" .bw) "*) ;;
            *) "$boardwalk" twin "$machine" --top --script "$script" \
                   --out "soak-top-$machine" || return 1 ;;
            esac
        done || return 1
    done
}

# count_tops FILE: fails if one was different, or there were too few clocks.
count_tops() {
    awk -v seconds=$(($(date +%s) - begun)) -v seed="$seed" '
        / samples compared, no difference, in / {
            samples += $1
            clocks += $(NF - 4)
        }
        END { printf "tops: %.0f samples compared in %.0f clocks of boards, " \
                     "all equal, %d seconds, seed %s\n",
                     samples, clocks, seconds, seed
              exit clocks < 1e9 }' "$1"
}

if [ "${2-}" = tops ]; then
    compare_tops >"$out" || { cat "$out"; exit 1; }
    cat "$out"
    count_tops "$out"
    exit
fi

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

begun=$(date +%s)
compare_tops >"$out" || { cat "$out"; exit 1; }
cat "$out"
count_tops "$out"
