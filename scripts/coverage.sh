#!/bin/sh
# coverage.sh - how much of the source the tests execute, folder by folder.
#
#   coverage.sh             build with counters, run all tests, print the table
#   coverage.sh TEST...     the same with these tests of meson.build only
#   coverage.sh -v          and list the files below their folder's goal
#   coverage.sh -s FILE     print the lines and branches of FILE (or of every
#                           file whose path contains this) that no test took
#   coverage.sh -k          keep what earlier runs have counted, and add to it
#   coverage.sh -n          run nothing: report what was counted so far
#
# A branch is one outcome, true or false, of one condition, as clang's
# source-based coverage counts them; the counts do not depend on how the
# compiler optimises. The counters are pages of a file shared by all processes
# that run the same program: a program that is killed, as some shell tests do,
# has still counted what it did.
#
# Exits with 1 if a test fails or, after a run of all tests, if a folder is
# below its goal.
set -u
cd "$(dirname "$0")/.." || exit 1

out=build-check/coverage
counters=$(pwd)/$out/counters
flags="-fcoverage-mapping -fprofile-instr-generate=$counters/%m%c.profraw"
flags="$flags -mllvm -runtime-counter-relocation"

# What is measured, in the order of the table, and the goals in per cent:
# folder, lines, branches. The folders rules, notation, minds, engine, match
# and commands are those of all games together.
folders='
base      -   -
disk      -   -
os        -   -
rules     -  95
notation  -  95
minds     -   -
engine    -   -
arena     -   -
chips     -  95
boards    -   -
designs   -   -
parts     -   -
machines  -  95
hps       -   -
de1soc    -   -
bench     -  95
player    -   -
draw      -   -
term     85   -
window   85   -
faces    85   -
twin     85   -
host     85   -
match    85   -
commands 85   -
cli      85   -
'

usage() {
    echo 'usage: coverage.sh [-knv] [-s FILE] [TEST...]' >&2
    exit 2
}

is_kept='' is_run=1 is_listed='' shown=''
while getopts kns:v option; do
    case $option in
    k) is_kept=1 ;;
    n) is_run='' is_kept=1 ;;
    s) shown=$OPTARG ;;
    v) is_listed=1 ;;
    *) usage ;;
    esac
done
shift $((OPTIND - 1))
[ -n "$is_run" ] || [ $# -eq 0 ] || usage

for tool in clang llvm-profdata llvm-cov; do
    command -v $tool >/dev/null 2>&1 && continue
    echo "coverage.sh: no $tool; 'scripts/needs.sh coverage' installs it" >&2
    exit 1
done

build() {
    if [ ! -f $out/build.ninja ]; then
        CC=clang meson setup $out -Dtests=true -Dbuildtype=plain \
            "-Dc_args=-O2 $flags" "-Dc_link_args=-fprofile-instr-generate" || return 1
    fi
    ninja -C $out
}

# The tests that meson.build knows, then those of the twins, which share what
# they have built and so run one after another.
run_all() {
    failed=0
    meson test -C $out --num-processes 2 --timeout-multiplier 4 "$@" ||
        failed=1
    [ $# -eq 0 ] || return $failed
    XDG_CACHE_HOME=$(pwd)/$out/twins
    export XDG_CACHE_HOME
    for script in cli/twin_play.sh cli/twin.sh twin/corpus.sh twin/engines.sh
    do
        tests/$script $out/boardwalk "$XDG_CACHE_HOME" >$out/script.log 2>&1 &&
            continue
        echo "tests/$script failed:"
        grep -A 3 '^not ok' $out/script.log || tail -n 5 $out/script.log
        failed=1
    done
    return $failed
}

# All objects made from src/, each once: test programs that compile a source
# file of their own count under the same name.
objects() {
    find $out/src $out/boardwalk.p -name '*.o' | sort | sed 's/^/-object=/'
}

# llvm COMMAND ARGUMENT...
llvm() {
    command=$1
    shift
    # shellcheck disable=SC2046  # the objects are words
    llvm-cov "$command" -instr-profile=$out/all.profdata $(objects) "$@"
}

# One line for each file: folder, name, lines, of them missed, branches, of
# them missed.
figures() {
    llvm report -show-branch-summary -show-region-summary=false \
        -ignore-filename-regex='^/usr/' |
        awk '
            NF == 10 && $1 != "TOTAL" && $2 ~ /^[0-9]+$/ {
                name = $1
                sub(/^.*\/src\//, "", name)
                folder = name
                if (name == "games/mind.c") folder = "minds"
                else if (name ~ /^games\/engine\//) folder = "engine"
                else if (name ~ /^games\//) sub(/^games\/[a-z]*\//, "", folder)
                else if (name ~ /^machines\/go\/(hps|de1soc)\//)
                    sub(/^machines\/go\//, "", folder)
                sub(/\/.*/, "", folder)
                print folder, name, $5, $6, $8, $9
            }'
}

# untaken PART: of what llvm-cov shows for the files whose path contains PART,
# "FILE:LINE: code" for lines that were never executed, and what of a
# condition never was.
untaken() {
    awk -v part="$1" '
        /^\/.*:$/ {
            file = substr($0, 1, length($0) - 1)
            sub(/^.*\/src\//, "src/", file)
            is_wanted = index(file, part)
        }
        !is_wanted { next }
        /^ *[0-9]+\|/ {
            split($0, cell, "|")
            code = $0
            sub(/^[^|]*\|[^|]*\| */, "", code)
            source[cell[1] + 0] = code
            if (cell[2] ~ /^ *0$/)
                print file ":" cell[1] + 0 ": never executed: " code
        }
        /Branch \([0-9]+:[0-9]+\): \[/ {
            is_true = !/True: 0,/
            if (is_true == !/False: 0\]/) next  # both, or not reached at all
            place = $0
            sub(/.*Branch \(/, "", place)
            sub(/\).*/, "", place)
            split(place, at, ":")
            print file ":" place ": never " (is_true ? "false" : "true") \
                  ": " source[at[1] + 0]
        }'
}

report() {
    awk -v listed="$is_listed" '
        function percent(all, missed) {
            return all ? 100 * (all - missed) / all : 100
        }
        function cell(all, missed) {
            return all ? sprintf("%5.1f", percent(all, missed)) : "    -"
        }
        FNR == NR {
            if (NF == 3) {
                order[++folders] = $1; goal_l[$1] = $2; goal_b[$1] = $3
            }
            next
        }
        {
            if (!($1 in goal_l)) {
                order[++folders] = $1; goal_l[$1] = goal_b[$1] = "-"
            }
            lines[$1] += $3; lost[$1] += $4
            branches[$1] += $5; untaken[$1] += $6
            file[++files] = $2; of[files] = $1
            l[files] = $3; lm[files] = $4; b[files] = $5; bm[files] = $6
        }
        END {
            print "folder      lines      %  goal  branches      %  goal"
            for (i = 1; i <= folders; i++) {
                f = order[i]
                if (!lines[f]) continue
                is_low = 0
                if (goal_l[f] != "-" &&
                    percent(lines[f], lost[f]) < goal_l[f]) is_low = 1
                if (goal_b[f] != "-" &&
                    percent(branches[f], untaken[f]) < goal_b[f]) is_low = 1
                printf "%-10s %6d  %s  %4s    %6d  %s  %4s%s\n", f, lines[f],
                    cell(lines[f], lost[f]), goal_l[f], branches[f],
                    cell(branches[f], untaken[f]), goal_b[f],
                    is_low ? "  below" : ""
                low += is_low
            }
            if (listed) for (i = 1; i <= files; i++) {
                f = of[i]
                bar_l = goal_l[f] == "-" ? 85 : goal_l[f]
                bar_b = goal_b[f] == "-" ? 85 : goal_b[f]
                if (goal_l[f] == "-" && goal_b[f] != "-") bar_l = 0
                if (goal_b[f] == "-" && goal_l[f] != "-") bar_b = 0
                if (percent(l[i], lm[i]) >= bar_l &&
                    percent(b[i], bm[i]) >= bar_b) continue
                if (!below++) print "\nfiles below:  lines, branches never executed"
                printf "src/%-34s %s%% %4d   %s%% %4d\n", file[i],
                    cell(l[i], lm[i]), lm[i], cell(b[i], bm[i]), bm[i]
            }
            exit low > 0
        }' "$1" "$2"
}

status=0
if [ -n "$is_run" ]; then
    mkdir -p build-check
    build >$out.log 2>&1 || { tail -n 25 $out.log; exit 1; }
    [ -n "$is_kept" ] || rm -rf "$counters"
    mkdir -p "$counters"
    run_all "$@" || status=1
fi

llvm-profdata merge -sparse -o $out/all.profdata "$counters"/*.profraw ||
    exit 1
if [ -n "$shown" ]; then
    llvm show -show-branches=count 2>/dev/null | untaken "$shown"
    exit 0
fi
printf '%s\n' "$folders" >$out/goals
figures >$out/figures
report $out/goals $out/figures || [ $# -gt 0 ] || status=1
exit $status
