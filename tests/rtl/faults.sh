#!/bin/sh
# faults.sh BOARDWALK [FOLDER] [FAULT...] - is every planted fault found? Prints
# TAP.
#
# tests/rtl/faults has them: scripts for sed, of which the first line says what
# to change and who must notice:
#
#   # FILE: rtl/duel.sv  PROOF: duel  BREAKS: score_at_most_two
#   # FILE: rtl/duel.sv  TWIN: duel
#
# tests/rtl/hidden.txt has more, which only a good player reaches: a FAULT
# without a slash is one of those, by its name.
#
# A proof must be broken at that assertion. Beside the chip in C a twin must
# differ in a usual run; the script that leads there, if there is one, must differ
# again, but not with the Verilog as it should be, and have no more STEPS than the
# line says, if it does.
set -u
cd "$(dirname "$0")/../.." || exit 1
bw=$(realpath "$1")
mkdir -p "${2:-build-check/faults}"
out=$(cd "${2:-build-check/faults}" && pwd)
shift $(($# < 2 ? $# : 2))
seconds=600     # of a processor, after which a run is taken to have no end

# Where twins are built; usually it is the same for all that is tested.
export XDG_CACHE_HOME="${XDG_CACHE_HOME:-$out/cache}"
mkdir -p "$XDG_CACHE_HOME"

# tell STATUS SENTENCE [LOG]
tell() {
    if [ "$1" -eq 0 ]; then
        echo "ok - $2"
    else
        echo "not ok - $2"
        [ -z "${3-}" ] || tail -n 20 "$3" | sed 's/^/# /'
    fi
}

# hidden: the table as scripts of the same kind, in a folder of their own.
hidden() {
    mkdir -p "$out/hidden"
    awk -v to="$out/hidden/" '
        /^[a-z_]+ [a-z_]+ rtl\// {
            if (path) close(path)
            path = to $1 ".sed"
            print "# FILE: " $3 "  TWIN: " $2 "  STEPS: " ($4 ? $4 : 50) >path
            next
        }
        path && NF { print >path }' tests/rtl/hidden.txt
}

# field WORD: what stands behind it in the first line.
field() {
    sed -n "1s/^# .*$1: *\([^ ]*\).*/\1/p" "$fault"
}

# A fault changes its file, and no other.
plant() {
    rm -rf "$at"
    mkdir -p "$at"
    cp -R rtl "$at/rtl"
    sed -f "$fault" "$file" >"$at/$file"
    ! cmp -s "$file" "$at/$file"
}

# From power-up on, if the proof looks far enough; else there is no step to a
# state that it would break.
breaks() {
    scripts/prove.sh -r "$at" -b "$at/proof" -l "$label" "$proof" >"$at/log"
    grep -q "^not ok [0-9]* - $proof\( (.*)\)* $label " "$at/log"
}

how() {
    grep -q 'does not follow' "$at/log" && echo 'by induction' ||
        echo 'by a run from power-up'
}

broken() {
    proof=$(field PROOF)
    label=$(field BREAKS)
    breaks
    tell $? "$name breaks $label of $proof, found $(how)" "$at/log"
}

# twin STATUS RTL OPTION...
twin() {
    wanted=$1
    folder=$2
    shift 2
    # shellcheck disable=SC3045  # not in POSIX, but in every shell we know
    (ulimit -t $seconds && exec "$bw" twin "$machine" --rtl "$folder" "$@") \
        >"$at/log" 2>&1
    [ $? -eq "$wanted" ]
}

differs() {
    twin 1 "$at/rtl" --out "$at/found" && grep -q '^DIFFERENT at tick' \
        "$at/log" && [ -s "$at/found.vcd" ]
}

# A chip alone has no script.
is_machine() {
    [ -d "src/machines/${machine%:*}" ] && [ "${machine#*:}" != chip ]
}

leads_there() {
    [ -s "$at/found.bw" ] &&
        twin 1 "$at/rtl" --script "$at/found.bw" --out "$at/again" &&
        twin 0 rtl --script "$at/found.bw" --out "$at/again"
}

# Where the first line says how many steps there may be.
is_short() {
    awk -v most="$most" '/: a script of [0-9]+ step/ {
        is_so = $5 <= most } END { exit !is_so }' "$at/log"
}

different() {
    machine=$(field TWIN)
    differs
    tell $? "$name makes $machine differ from C in a usual run" "$at/log"
    is_machine || return
    most=$(field STEPS)
    if [ -n "$most" ]; then
        is_short
        tell $? "$name: its script has at most $most steps" "$at/log"
    fi
    leads_there
    tell $? "$name: its script differs, but not on the true $machine" "$at/log"
}

one() {
    fault=$1
    name=$(basename "$fault" .sed)
    at=$out/$name
    file=$(field FILE)
    if ! plant; then
        tell 1 "$name changes $file"
    elif [ -n "$(field PROOF)" ]; then
        broken
    else
        different
    fi
    rm -rf "$at/rtl"
}

if [ -n "${FAULT_ONE-}" ]; then
    one "$1" >"$out/$(basename "$1").tap"
    exit 0
fi

# All of them, two at a time

hidden
if [ $# -eq 0 ]; then
    set -- tests/rtl/faults/*.sed "$out"/hidden/*.sed
fi
for fault in "$@"; do
    shift
    case $fault in
    */*) set -- "$@" "$fault" ;;
    *)   set -- "$@" "$out/hidden/$fault.sed" ;;
    esac
done
export FAULT_ONE=1
printf '%s\0' "$@" |
    xargs -0 -P "$(getconf _NPROCESSORS_ONLN)" -n 1 "$0" "$bw" "$out"
for fault in "$@"; do cat "$out/$(basename "$fault").tap"; done |
    awk '/^(not )?ok / { sub(/ok -/, "ok " ++n " -"); bad += /^not/ }
         { print }
         END { print "1.." n + 0; exit bad > 0 || n == 0 }'
