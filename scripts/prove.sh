#!/bin/sh
# prove.sh [-r ROOT] [-b FOLDER] [-l LABEL] [NAME...] - proves what must hold in
# the Verilog, whatever is on its inputs. Prints TAP, a test for each assertion.
#
# rtl/proof/MACHINE.proofs lists the proofs, and NAME is one of its modules or
# the MACHINE; without any all are proved. For each of them Yosys turns the
# module into formulas, and z3 looks for inputs that break an assertion: by
# induction, after any number of clocks, and in the first clocks after power-up,
# with which the induction begins. Where it does not hold, or there is none, a
# run from power-up that breaks the assertion is looked for, of as many clocks
# as the list says. That what a proof assumes can be at all is a test of its
# own, since from the impossible everything follows.
#
# ROOT has another rtl in it. With LABEL only that assertion is looked at, and
# only in the first proof of the module NAME. Formulas, logs and traces stay in
# FOLDER, else in build-check/proofs.
set -u
cd "$(dirname "$0")/.." || exit 1
root=.
out=build-check/proofs
label=
one=

while getopts r:b:l:1: option; do
    case $option in
    r) root=$OPTARG ;;
    b) out=$OPTARG ;;
    l) label=$OPTARG ;;
    1) one=$OPTARG ;;
    *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))

# list NAME...: the proofs, each with a name for its files before it.
list() {
    for file in "$root"/rtl/proof/*.proofs; do
        machine=$(basename "$file" .proofs)
        awk -v machine="${label:-$machine}" -v wanted=" $* " '
            /^#/ || NF == 0 { next }
            { id = ++times[$1] == 1 ? $1 : $1 "-" times[$1] }
            wanted == "  " || index(wanted, " " $1 " ") ||
                index(wanted, " " machine " ") { print id, $0 }' "$file"
    done
}

# One proof

# For a label alone the others are nothing from power-up on, so that none of
# them is broken first; for induction they hold in the clocks before.
formulas() {
    set_to=$(echo "$parameters" | tr ',' '\n' |
        sed -n 's/\(.*\)=\(.*\)/-set \1 \2/p' | tr '\n' ' ')
    others="t:\$assert c:$label %d"
    (cd "$root" && yosys -q -p "
        read_verilog -formal -sv -I rtl $sources
        ${set_to:+chparam $set_to $module}
        prep -flatten -top $module
        design -save all
        ${label:+delete $others}
        write_smt2 -wires $at/clocks.smt2
        design -load all
        ${label:+chformal -assert -delay 1 $others}
        ${label:+chformal -assert -assert2assume $others}
        write_smt2 -wires $at/induction.smt2")
}

# solve KIND FORMULAS OPTION...: its log is KIND.log.
solve() {
    kind=$1
    of=$2
    shift 2
    yosys-smtbmc --noprogress --unroll -s z3 "$@" "$at/$of.smt2" \
        >"$at/$kind.log" 2>&1
}

# hold KIND OPTION...: what breaks it is KIND.vcd. Asked each question anew, z3
# takes the way for bits alone, which shows in a fraction of the time that there
# is no answer.
hold() {
    solve "$1" "$@" --noincr --dump-vcd "$at/$1.vcd"
}

# Whether there is a run at all. It goes on from clock to clock, and is not
# written down, which would take longer than to find it.
possible() {
    solve possible clocks -g -t "$clocks"
}

# What stands above an assertion says in words what it means.
words() {
    (cd "$root" && cat "rtl/proof/$module".sv*) | awk '
        /^ *$/ { words = "" }
        /^ *\/\/ / { sub(/^ *\/\/ /, "")
                     words = said ? $0 : words (words ? " " : "") $0
                     said = 0; next }
        match($0, /[a-z0-9_]+: assert/) {
            print substr($0, RSTART, RLENGTH - 8) " " words }
        { said = 1 }'
}

labels() {
    sed -n 's/^; yosys-smt2-assert [0-9]* \([^ .]*\)$/\1/p' "$at/induction.smt2"
}

# The tests of a proof that holds
proved() {
    words >"$at/words"
    labels | while read -r name; do
        meaning=$(sed -n "s/^$name \(..*\)/: \1/p" "$at/words" | head -n 1)
        echo "ok - $about $name, $1$meaning"
    done
    echo "ok - $about: what it assumes can be"
}

# broken KIND HOW: all that a trace breaks.
broken() {
    sed -n 's/.*Assert failed in [^:]*: \([^ ]*\).*/\1/p' "$at/$1.log" |
        sort -u >"$at/broken"
    while read -r name; do
        echo "not ok - $about $name $2"
    done <"$at/broken"
    [ -s "$at/broken" ] || echo "not ok - $about $2"
    [ ! -f "$at/$1.vcd" ] || echo "# trace: $at/$1.vcd"
    tail -n 3 "$at/$1.log" | sed 's/^/# /'
}

prove() {
    echo "$one" >"$at/line"
    read -r id module parameters clocks steps sources <"$at/line"
    about=$module
    [ "$parameters" = - ] || about="$module ($(echo "$parameters" |
        sed 's/,.*,.*/, .../'))"
    if ! formulas >"$at/yosys.log" 2>&1 || [ -z "$(labels)" ]; then
        echo "not ok - $about cannot be read"
        sed 's/^/# /' "$at/yosys.log"
        return
    fi
    if [ "$steps" != - ] && [ "$clocks" -lt "$steps" ]; then
        echo "not ok - $about needs $steps clocks for its induction to begin"
        return
    fi
    # After an induction that holds, more clocks than it begins with would be
    # proved twice.
    looked_at=$clocks
    follows=1
    if [ "$steps" != - ]; then
        hold induction -i -t "$steps" && looked_at=$steps || follows=0
    fi
    hold clocks -t "$looked_at" || {
        broken clocks 'is broken'
        return
    }
    [ $follows -eq 1 ] || {
        broken induction 'does not follow from the clocks before'
        return
    }
    [ -n "$label" ] || possible || {
        broken possible 'assumes what cannot be'
        return
    }
    case $steps in
    -) proved "for $clocks clocks" ;;
    *) proved 'by induction' ;;
    esac
}

if [ -n "$one" ]; then
    at=$out/${one%% *}
    rm -rf "$at"
    mkdir -p "$at"
    # A solver that finds no end is stopped, and then nothing is proved.
    # shellcheck disable=SC3045  # not in POSIX, but in every shell we know
    ulimit -t 300
    prove >"$at/tap"
    exit 0
fi

# All of them, one on each core

mkdir -p "$out"
out=$(cd "$out" && pwd)
root=$(cd "$root" && pwd)
list "$@" | sed "${label:+1q}" >"$out/list"
[ -s "$out/list" ] || { echo "prove.sh: no proof '$*'" >&2; exit 2; }
tr '\n' '\0' <"$out/list" |
    xargs -0 -P "$(getconf _NPROCESSORS_ONLN)" -n 1 \
        "$0" -r "$root" -b "$out" -l "$label" -1
cut -d' ' -f1 "$out/list" | while read -r id; do cat "$out/$id/tap"; done |
    awk '/^(not )?ok / { sub(/ok -/, "ok " ++n " -"); bad += /^not/ }
         { print }
         END { print "1.." n + 0; exit bad > 0 || n == 0 }'
