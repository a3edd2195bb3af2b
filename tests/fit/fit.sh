#!/bin/sh
# fit.sh BUILD - does scripts/fit.sh make the same twice, and what is in the
# source where that can be made again? By few and short games. Prints TAP.
set -u
build=$(realpath "$1")
cd "$(dirname "$0")/../.." || exit 1
. tests/structure/say.sh

made() {
    scripts/fit.sh -q -s "$2" "$build" "$work/$1"
}

# The sounds in the source come from these very commands.
sounds_are_the_sources() {
    cmp "$work/one/sounds/sounds.c" src/machines/go/sounds.c || return 1
    for name in place capture illegal game_over; do
        cmp "$work/one/sounds/$name.vh" "rtl/sounds/$name.vh" || return 1
    done
}

# Another seed changes all that comes from games.
differs() {
    for file in draughts/positions draughts/weights.c go/moves go/weights.c \
        holdem/plan_no_limit.c; do
        ! cmp -s "$work/one/$file" "$work/other/$file" || return 1
    done
}

# head_says FILE WORDS: as the fitted files in the source do.
head_says() {
    sed '/\*\//q' "$1" | tr -s ' *\n' ' ' | grep -qF -- "$2"
}

# As when the plans in the source were found: by these programs, on any
# machine, from a seed alone.
plans_are_as_ever() {
    [ "$(cksum <"$work/one/holdem/plan_no_limit.c")" = '3466459125 121433' ] &&
        [ "$(cksum <"$work/one/holdem/plan_fixed_limit.c")" = \
          '1215997934 18602' ]
}

# All plans have the flops and the seed of these, or any flop.
buckets_are_the_sources() {
    middles=src/games/holdem/solver/plan_middles.c
    "$build/fit/holdem_plan" middles 60 1 | cmp - $middles || return 1
    for plan in src/games/holdem/solver/plan_*_*.c; do
        head_says "$plan" '00 60 1 Do' || head_says "$plan" '00 0 1 Do' ||
            return 1
    done
}

# What is won on the boards that a response is found on is too much.
response_is_measured() {
    "$build/fit/holdem_plan" respond fixed_limit 20 1 1 2 >"$work/response" ||
        return 1
    awk '$2 == "mbb/hand" { gain[++n] = $1 }
         END { exit !(n == 4 && gain[1] > 0 && gain[1] > gain[2] &&
                      gain[3] > 0 && gain[3] > gain[4]) }' "$work/response"
}

say 'fit: everything is made' made one 1
say 'fit: and once more' made two 1
say 'fit: both times the same, byte for byte' diff -r "$work/one" "$work/two"
say 'fit: the sounds are those of the source' sounds_are_the_sources
say 'fit: and with another seed' made other 2
say 'fit: then games and weights are others' differs
say 'fit: the commands are noted' \
    grep -qx 'fit/checkers_play draughts/positions 20 200 1' \
    "$work/one/commands.txt"
say 'fit: the net says how it was fitted' \
    head_says "$work/one/draughts/weights.c" '2 epochs, share 0.4'
say 'fit: the weights of Go say from how much' \
    head_says "$work/one/go/weights.c" 'positions'
say 'fit: the book says how it was made' \
    head_says "$work/one/go/book_moves.c" 'fit/go_book 30 2 7.5'
say 'fit: so does the book in the source' \
    head_says src/games/go/minds/book_moves.c 'fit/go_book 50000 6 5.5 7.5'
say 'fit: few boards of Hold'"'"'em make the plans they always made' \
    plans_are_as_ever
say 'fit: the plans in the source say how they were made' \
    head_says src/games/holdem/solver/plan_no_limit.c \
    'fit/holdem_plan no_limit 1000000 0 1'
say 'fit: the buckets in the source can be made again' \
    buckets_are_the_sources
say 'fit: the best response to a plan is found, and measured elsewhere' \
    response_is_measured
say 'fit: an option that is none is refused' fails scripts/fit.sh -x

echo "1..$n"
[ "$bad" -eq 0 ]
