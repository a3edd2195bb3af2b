#!/bin/sh
# projects.sh PROJECTS_LOCKSTEP [TICKS SECONDS [PATH...]] - whole projects by
# leaps, by every clock, and in other simulators. Prints TAP.
#
# Each project of the tests and samples that plays, and our own tops, run for
# so many clocks or seconds of processor time with random inputs, and projects
# with those of their own scripts; every change of a pin must agree, and in
# samples every register (projects.c). Icarus, which is slow, gets fewer clocks,
# into which a script is pressed. Without TICKS it is a quick look at a few.
# Projects that nobody could play are left out; so is an engine that does not
# take one, which the sentence shows.
#
# A long campaign runs in pieces and can be interrupted: PIECES=10 repeats the
# runs with ten seeds, the scripts and Icarus with the first only; RECORD=FILE
# keeps a line of each run that was equal, and leaves out those that it has for
# the engine as it is now. OWN and OTHERS are the ways to compare, OTHERS empty
# for our own engine alone. projects_table.awk adds up what is in the file.
set -u
lockstep=$(realpath "$1")
cd "$(dirname "$0")/../../.." || exit 1
. tests/structure/say.sh
ticks=${2:-150000}
seconds=${3:-10}
seed=${SEED:-projects}
record=${RECORD-}
pieces=${PIECES:-1}
others=${OTHERS-verilator}
engine=$(cat src/designs/leap/*.[ch] | cksum | cut -d ' ' -f 1)

# ways_of PROJECT: the first is what the others are compared with. Two projects
# do what the language leaves open, and simulators differ: in one a register is
# loaded from itself without a clock, the other reads behind the end of a row.
ways_of() {
    case $1 in
    nexys3_dcm | artya7_pwm) echo "$own" ;;
    *) echo "$own $others" ;;
    esac
}

# icarus_takes PATH: but for the first of these two, and for a top that vvp
# crashes on where it is loaded as the program does it; leap_lockstep has that.
icarus_takes() {
    case $1 in
    */nexys3_dcm | */poker_basys3_top.sv) return 1 ;;
    esac
}

# run_paths NAME PATH...
run_paths() {
    name=$1
    shift
    ways=$(ways_of "$name")
    key="$engine $name ${script:+by its script }$seed $ticks $ways:"
    if [ -n "$record" ] && grep -sF "$key" "$record"; then
        return 0
    fi
    # shellcheck disable=SC2086  # several words
    "$lockstep" "$ticks" "$seconds" "$seed" "$work/$name" $ways \
        -- $script "$@" >"$work/line"
    got=$?
    cat "$work/line"
    [ $got -ne 0 ] || [ -z "$record" ] ||
        echo "$key $(tail -n 1 "$work/line")" >>"$record"
    return $got
}

# of PATH: a project in a folder, or a top of ours. Go's needs its sounds.
of() {
    name=$(basename "$1" .sv)
    case $1 in
    */go_*_top.sv)
        run_paths "$name" --top "$name" --hold \
            "#SoundsDir=\"$PWD/rtl/sounds/\"" "${1%.sv}".* rtl/*.sv \
            rtl/boards/*.sv ;;
    *_top.sv)
        run_paths "$name" --top "$name" "${1%.sv}".* rtl/*.sv \
            rtl/boards/*.sv ;;
    *) run_paths "$name" "$1" ;;
    esac
}

# compare PATH [by WHAT]: what does not play is no test, but our own tops must.
compare() {
    of "$1" >"$work/out" 2>&1
    case $?:$1 in
    77:tests/* | 77:samples/*) echo "# $1: $(tail -n 1 "$work/out")" ;;
    0:*) say "$(basename "$1")${2:+ $2}: $(tail -n 1 "$work/out")" true ;;
    *)  cp "$work/out" "$work/why"
        say "$(basename "$1")${2:+ $2} is the same on all engines" fails \
            cat "$work/why" ;;
    esac
}

# A script of two boards does not fit one of them.
compare_script() {
    [ -f "$1/test.bw" ] && [ ! -f "$1/options" ] || return 0
    script="--script $1/test.bw --most $((10 * ticks + 20000000))"
    compare "$1" 'by its script'
    script=
}
script=

# compare_icarus PATH: by chance and, where there is one, by its script
compare_icarus() (
    own='over icarus'
    ways_of() { echo "$own"; }
    [ "$ticks" -le 200000 ] || ticks=200000
    icarus_takes "$1" || exit 0
    compare "$1" 'on Icarus'
    compare_script "$1"
    echo "$n $bad" >"$work/counts"
)

# on_icarus PATH: what it says is counted here
on_icarus() {
    echo "$n $bad" >"$work/counts"
    compare_icarus "$1"
    read -r n bad <"$work/counts"
}

# A short look takes every way of ours but Verilator's, which takes seconds to
# build, on what has memories, PLLs, several clocks and wires of both ways.
if [ $# -lt 2 ]; then
    own='plain over checked mixed'
    set -- "$1" 0 0 basys3_classic nexysa7_clocks basys3_vga nexys3_dcm \
        nexysa7_piano icebreaker_uart
    shift 3
    ways_of() { echo "$own"; }
    for project; do
        compare "tests/designs/projects/$project"
    done
    own='compiled over'
    ways_of() { echo "$own verilator"; }
    compare tests/designs/projects/de1soc_snake
    compare tests/designs/projects/nexysa7_clocks
    compare tests/designs/projects/basys3_vhdl_reaction
    ticks=15000
    for project in basys3_vga basys3_classic nexysa7_clocks \
        icebreaker_uart; do
        on_icarus "tests/designs/projects/$project"
    done
else
    own=${OWN:-compiled over mixed}
    shift 3
    [ $# -gt 0 ] || set -- tests/designs/projects/* samples/designs/* \
        rtl/top/*_top.sv
    for project; do
        compare "$project"
        compare_script "$project"
        [ -z "$others" ] || on_icarus "$project"
    done
    for piece in $(seq 2 "$pieces"); do
        seed=${SEED:-projects}-$piece
        for project; do
            compare "$project" "in piece $piece"
        done
    done
fi
echo "1..$n"
exit $((bad > 0))
