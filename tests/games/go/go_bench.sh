#!/bin/sh
# go_bench.sh BOARDWALK - how fast Go is played; no figure is asserted, only
# that there is one. Prints TAP.
. "$(dirname "$0")/../../cli/tap.sh"
about='go bench'
prefix='go bench'

misused() {
    what=$1
    shift
    run 2 "$@" && silent out && has err "$what" &&
        has err "Try 'boardwalk help go bench'"
}

# measures LINES THREADS: each figure is a number above 0, in its unit.
measures() {
    run 0 --playouts 300 --size "$1" --threads "$2" && silent err &&
    [ "$(wc -l <out)" -eq 4 ] &&
    grep -Eq '^light playouts +[1-9][0-9]* /s   one core$' out &&
    grep -Eq '^legal moves +[1-9][0-9]* /s   positions, one core$' out &&
    grep -Eq "^mcts playouts +[1-9][0-9]* /s   $2 threads?, by processor time\$" out &&
    grep -Eq '^nodes +[1-9][0-9]*      of [1-9][0-9]* bytes$' out
}

say 'it measures games, lists of moves and the search' measures 9 1
say 'with several threads' measures 9 2
say 'on the smallest board' measures 2 1
say 'on the largest board' measures 19 1
say 'it takes no words' misused "unexpected argument 'now'" now
say 'it wants a playout at least' misused 'from 1 to' --playouts 0
say 'it wants a thread at least' misused 'from 1 to' --threads 0
say 'it wants a board that there is' misused 'from 2 to 19' --size 20
echo "1..$n"
[ "$bad" -eq 0 ]
