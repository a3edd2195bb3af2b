#!/bin/sh
# corpus.sh BOARDWALK [CACHE] - every script of every machine on its twin, and
# everything of its controllers reached. Prints TAP.
. "$(dirname "$0")/../twin/tap.sh"
about='twin'
prefix='twin'
. "$source/tests/machines/read.sh"

# plays MACHINE OPTIONS SCRIPT...: all in one run, its outputs in out and err.
plays() {
    machine=$1
    options=$2
    shift 2
    for script in "$@"; do
        set -- "$@" --script "$script"
        shift
    done
    # shellcheck disable=SC2086  # the options are words
    run 0 "$machine" $options "$@"
}

equals() { grep -qF "  $1: " equal; }

# Nothing is missing and nothing is new, or that is said.
reaches() {
    [ "$cover_status" -eq 0 ] && has out ' states, ' &&
        ! has out 'coverage is incomplete'
}

# not_in LIST WORD...: those that are no line of it.
not_in() {
    list=$1
    shift
    printf '%s\n' "$@" | grep -vxF -e "$list"
}

# A twin that says what was reached compares as any other does: what it has
# played need not be played again.
for machine in $("$source/scripts/machines.sh"); do
    settings "$machine"
    covered=$(scripts_of "$machine" "$cover")
    corpus=$(scripts_of "$machine" "$corpus")
    : >equal
    # shellcheck disable=SC2086  # the scripts are words
    rest=$(not_in "$covered" $corpus)
    # shellcheck disable=SC2086
    [ -z "$rest" ] || { plays "$machine" '' $rest
                        grep 'ticks (.*, equal$' out >>equal; }
    options=--cover
    [ -n "$covered" ] || options='--cover --ticks 4000'
    # shellcheck disable=SC2086
    plays "$machine" "$options" $covered
    cover_status=$?
    grep 'ticks (.*, equal$' out >>equal
    for script in $corpus; do
        say "$machine plays $(basename "$script") as the C does" \
            equals "$script"
    done
    say "$machine: every state and every transition is reached" reaches
done

echo "1..$n"
[ "$bad" -eq 0 ]
