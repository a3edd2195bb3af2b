#!/bin/sh
# first_picture.sh - from a project folder to the first picture of its board:
# processor time of everything, for a design of about a thousand lines.
#
#   tests/speed/first_picture.sh BOARDWALK
#
# Goals: at most 1 s when it is built, 0.1 s when nothing has changed. The
# design is the top of the machine pegs with all its modules. Verilator is shown
# beside it with its runtime compiled before, where it is installed.
set -eu
boardwalk=$1
case $boardwalk in /*) ;; *) boardwalk=$PWD/$boardwalk ;; esac
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME="$work/cache"
mkdir "$XDG_CACHE_HOME" "$work/all"
cp rtl/*.sv rtl/boards/*.sv rtl/top/pegs_nexys3_top.* "$work/all"
cd "$work"
"$boardwalk" doctor all --top pegs_nexys3_top --copy project >/dev/null
cp all/pegs_nexys3_top.ucf project
printf 'boardwalk 1\nopen pegs_nexys3_top\nwait 20ms\n' >first.bw
# shellcheck disable=SC2046  # the names are plain
lines=$(cd project && cat $(cat sources.txt) | wc -l)

# Processor time of a command and all its children, in hundredths of a second.
cost() {
    sh -c '"$@" >/dev/null 2>&1; times' sh "$@" | tail -n 1 | tr 'ms' '  ' |
        awk '{ print int(100 * (60 * ($1 + $3) + $2 + $4) + 0.5) }'
}

# show ENGINE
show() {
    built=$(picture "$1")
    again=$(picture "$1")
    awk -v l="$lines" -v e="$1" -v b="$built" -v a="$again" 'BEGIN {
        printf "first picture of %d lines on %s: %.2f s, ", l, e, b / 100
        printf "%.2f s when nothing changed\n", a / 100 }'
}

picture() {
    cost "$boardwalk" show first.bw --design project --engine "$1" \
        --picture "$1.png" --size 1280x800
    [ -s "$1.png" ] || echo 'no picture came of it' >&2
}

show leap
if command -v verilator >/dev/null; then
    echo 'module top(input clk); endmodule' >other.v
    printf 'boardwalk 1\nopen top\n' >other.bw
    "$boardwalk" run other.bw --board basys3 --design other.v \
        --engine verilator >/dev/null 2>&1 || :
    show verilator
fi
