#!/bin/sh
# leap_projects.sh BOARDWALK [FOLDER...] - how fast whole projects play: times of
# the real board, headless, with every part on the board told of every change.
#
# For each project of the tests and samples that plays: board seconds for one
# second of processor time, once its netlist is in the cache, and the median.
# What it costs to open the project is taken off, by a run of no length.
set -u
boardwalk=$(realpath "$1")
shift
cd "$(dirname "$0")/../.." || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
[ $# -gt 0 ] || set -- tests/designs/projects/* samples/designs/*

# cpu FOLDER TOP MILLISECONDS: processor seconds of all processes. The system's
# are counted, too: at a thousand times real time most of them go into telling
# the design's process of each fiftieth of a second.
cpu() {
    printf 'boardwalk 1\nopen %s\nwait %dms\n' "$2" "$3" >"$work/wait.bw"
    bash -c 'TIMEFORMAT="%U %S"
        time "$0" run "$1" --design "$2" >/dev/null 2>&1' \
        "$boardwalk" "$work/wait.bw" "$1" 2>&1 | tail -n 1 |
        awk '{ print $1 + $2 }'
}

# top_of FOLDER: its name as scripts open it; nothing if it does not play.
top_of() {
    printf 'boardwalk 1\n' >"$work/none.bw"
    "$boardwalk" run "$work/none.bw" --design "$1" 2>&1 |
        sed -n 's/^boardwalk: \([^ ]*\) on the .*/\1/p' | tr A-Z a-z
}

# speed FOLDER TOP: longer and longer, until half a second was spent.
speed() {
    none=$(cpu "$1" "$2" 1)
    for ms in 200 2000 20000 200000; do
        cpu "$1" "$2" $ms >"$work/warm"
        spent=$(cpu "$1" "$2" $ms)
        echo "$spent $none" | awk '{ exit !($1 - $2 > 0.4) }' && break
    done
    echo "$spent $none $ms" |
        awk '{ s = $1 - $2; if (s < 0.001) s = 0.001
               printf "%.2f\n", $3 / 1000 / s }'
}

printf '%-44s %s\n' 'project' 'times real time'
for folder; do
    top=$(top_of "$folder")
    [ -n "$top" ] || continue
    got=$(speed "$folder" "$top")
    printf '%-44s %12s\n' "$folder" "$got"
    echo "$got" >>"$work/all"
done
sort -n "$work/all" | awk '{ a[NR] = $1 }
    END { printf "%-44s %12s\n", "median", a[int((NR + 1) / 2)] }'
