#!/bin/sh
# fit.sh [-q] [-s SEED] [BUILD [OUT]] - makes the numbers that were fitted, and
# the sounds, once more.
#
# They go to OUT (build-fit), with commands.txt, which has every command as it
# was run; the source stays as it is. Sounds and plans come out as they are in
# the source. Weights do not: the games that those were fitted to are gone, so
# these are the commands for their successors (docs/draughts.md, docs/go.md).
# All of it takes most of a day. With -q games are few and short, and what is
# fitted to them is good for nothing but to see that it is done alike twice.
set -eu
cd "$(dirname "$0")/.."

is_quick=''
seed=1
while getopts qs: option; do
    case $option in
    q) is_quick=1 ;;
    s) seed=$OPTARG ;;
    *) echo 'usage: fit.sh [-q] [-s SEED] [BUILD [OUT]]' >&2; exit 2 ;;
    esac
done
shift $((OPTIND - 1))
build=${1:-build-check/gcc}
out=${2:-build-fit}

if [ $# -eq 0 ]; then
    [ -f "$build/build.ninja" ] || meson setup "$build" -Dtests=true
    ninja -C "$build" fit/checkers_play fit/checkers_learn fit/go_play \
        fit/go_learn fit/go_book fit/go_sounds fit/holdem_plan
fi
rm -rf "$out"
mkdir -p "$out/draughts" "$out/go" "$out/holdem" "$out/sounds"

# made PROGRAM ARGUMENT... [>FILE]: runs it, and notes how.
made() {
    to=/dev/null
    words=
    program=$1
    shift
    for word; do
        case $word in
        '>'*) to=$out/${word#>} ;;
        *)    words="$words $word" ;;
        esac
    done
    echo "fit/$program$words${to:+ >$to}" | sed "s|$out/||g; s| >/dev/null||" \
        >>"$out/commands.txt"
    # shellcheck disable=SC2086  # none of the words has a blank
    "$build/fit/$program" $words >"$to"
}

sounds() {
    made go_sounds rom '>sounds/sounds.c'
    for name in place capture illegal game_over; do
        made go_sounds $name ">sounds/$name.vh"
    done
}

# draughts GAMES NODES EPOCHS: SHARE is what the net in use was fitted with.
draughts() {
    made checkers_play "$out/draughts/positions" "$1" "$2" "$seed"
    made checkers_learn "$out/draughts/weights.c" "$3" 0.4 \
        "$out/draughts/positions"
}

# go GAMES PLAYOUTS
go() {
    made go_play "$out/go/moves" "$1" "$2" "$seed"
    made go_learn "$out/go/moves" '>go/weights.c'
}

# book PLAYOUTS PLIES KOMI...: no seed, its dice depend on the position only.
book() {
    made go_book "$@" '>go/book_moves.c'
}

# holdem FLOPS [GAME BOARDS FLOPS]...: with seed 1 what is in the source. The
# buckets follow from the first flops and the seed, and go with all plans.
holdem() {
    made holdem_plan middles "$1" "$seed" '>holdem/plan_middles.c'
    shift
    while [ $# -gt 0 ]; do
        made holdem_plan "$1" "$2" "$3" "$seed" ">holdem/plan_$1.c"
        shift 3
    done
}

sounds
if [ -n "$is_quick" ]; then
    draughts 20 200 2
    go 2 30
    book 30 2 7.5
    holdem 1 no_limit 20 1 fixed_limit 20 1 machine_20 20 1 \
        machine_8 20 1 machine_4 20 1
else
    draughts 100000 3000 16
    go 4000 2000
    book 50000 6 5.5 7.5
    holdem 60 no_limit 1000000 0 fixed_limit 1500000 0 \
        machine_20 900000 60 machine_8 200000 60 machine_4 200000 60
fi
echo "the results are in $out, the commands in $out/commands.txt"
