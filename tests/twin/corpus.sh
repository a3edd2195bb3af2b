#!/bin/sh
# corpus.sh BOARDWALK [CACHE] - every script of every machine on its twin, and
# everything of its controllers reached. Prints TAP.
. "$(dirname "$0")/../twin/tap.sh"
about='twin'
prefix='twin'
. "$source/tests/machines/read.sh"

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
        ! has out 'coverage is incomplete'
}

for machine in $("$source/scripts/machines.sh"); do
    settings "$machine"
    for script in $(scripts_of "$machine" "$corpus"); do
        say "$machine plays $(basename "$script") as the C does" \
            equals "$machine" "$script"
    done
    # shellcheck disable=SC2046  # the scripts are words
    say "$machine: every state and every transition is reached" \
        reaches "$machine" $(scripts_of "$machine" "$cover")
done

echo "1..$n"
[ "$bad" -eq 0 ]
