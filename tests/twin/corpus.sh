#!/bin/sh
# corpus.sh BOARDWALK [CACHE] - every script of every machine on its twin, and
# everything of its controllers reached. Prints TAP.
. "$(dirname "$0")/../twin/tap.sh"
about='twin'
prefix='twin'

equals() { run 0 "$1" --script "$2" && has out 'no difference'; }

# Nothing is missing and nothing is new, or that is said.
reaches() {
    machine=$1
    shift
    for script in "$@"; do
        set -- "$@" --script "$script"
        shift
    done
    [ $# -gt 0 ] || set -- --ticks 4000
    run 0 "$machine" --cover "$@" && has out ' states, ' &&
        ! has out 'not all was reached'
}

for machine in duel pegs checkers poker; do
    for script in "$source/tests/scripts/$machine"/*.bw; do
        say "$machine plays $(basename "$script") as the C does" \
            equals "$machine" "$script"
    done
done

# The short ones of Go, where a tick is 1,600 clocks.
for name in menus switches; do
    say "go plays $name.bw as the C does, clock by clock" \
        equals go "$source/tests/scripts/go/$name.bw"
done

for machine in duel pegs checkers; do
    say "$machine: every state and every way is reached" \
        reaches "$machine" "$source/tests/scripts/$machine"/*.bw
done

# Some of its scripts are long; these reach all.
set --
for name in all_in streets streets_all_in check fold_left_on poor; do
    set -- "$@" "$source/tests/scripts/poker/$name.bw"
done
say 'poker: every state and every way is reached' reaches poker "$@"

say 'go: every state and every way is reached' reaches go

echo "1..$n"
[ "$bad" -eq 0 ]
