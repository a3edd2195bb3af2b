#!/bin/sh
# twin_play.sh BOARDWALK [CACHE] - play, run and show with --rtl: a machine's
# top in Verilog, bound by its constraint file, on its board with the real
# oscillator. The scripts and journals of the machine in C drive it. Prints TAP.
. "$(dirname "$0")/../twin/tap.sh"
about='--rtl'
scripts=$source/tests/scripts

skip_all() {    # WHY
    echo "1..0 # SKIP $1"
    exit 0
}
command -v yosys >/dev/null 2>&1 || skip_all 'there is no yosys'

# Scripts

holds() {       # MACHINE SCRIPT...: each expectation, and there are some
    machine=$1
    shift
    for script in "$@"; do
        run 0 run --rtl "$scripts/$machine/$script.bw" && grep -q '^ok ' out &&
        ! grep -q '^not ok' out || return 1
    done
}
say 'duel is judged, won, lost and begun anew as in C' \
    holds duel judgement lives match_end reset
say 'with other options the constants of the top are others' \
    holds duel hide judgement_counting
say 'poker is dealt, bet, folded and shown at its terminal as in C' \
    holds poker hand betting2 fold terminal
say 'pegs are selected and coloured as in C' holds pegs selection
say 'time goes back' holds poker rewind

names_what_runs() {
    run 0 run --rtl "$scripts/duel/lives.bw" &&
    has err 'duel_basys2_top on the Digilent Basys 2 with duel_basys2_top.ucf' &&
    has err 'at 50 MHz'
}
say 'it says what is on the board, and how fast' names_what_runs

# What is shown

# The same presses, then a look: the boards are the same to the letter.
shows_same() {  # JOURNAL
    run 0 show "$1" && mv out in_c && [ -s in_c ] &&
    run 0 show "$1" --rtl && cmp in_c out
}

of_duel() {
    printf '%s\n' 'boardwalk 1' 'open duel#1' 'wait 3s' 'tap BTN3' 'wait 3s' \
        'set SW 3' 'tap BTN3' 'wait 500ms' >duel.bw
    shows_same duel.bw
}
of_checkers() {
    printf '%s\n' 'boardwalk 1' 'open checkers:basys3#1' 'wait 1s' \
        'set ROW 2' 'set COL 2' 'tap ENTER' 'wait 500ms' 'set ROW 3' \
        'set COL 3' 'tap ENTER' 'wait 1s' >checkers.bw
    shows_same checkers.bw &&
    run 0 show checkers.bw --rtl --picture rtl.png --size 900x600 &&
    [ -s rtl.png ]
}
say 'a journal of duel ends with the same board' of_duel
say 'one of checkers, with its array at the connectors of a Basys3' of_checkers

# Games

# Minds at both seats, to the end; then the machine in C is at the same end.
plays() {       # WORDS...
    rm -f rtl.bw
    run 0 play "$@" --seed 1 --face text --journal rtl.bw --rtl &&
    grep -q 'press BTN' rtl.bw && run 0 show rtl.bw && [ -s out ]
}
say 'two minds play duel to its end' plays duel
ends_alike() {
    shows_same rtl.bw
}
say 'and the machine in C, driven by the journal, ends alike' ends_alike

# Misuse

refuses() {
    run 2 play dule --rtl && has err "did you mean 'duel'" &&
    run 1 play null --rtl --face null && has err 'rtl/top has no top for null' &&
    run 1 play duel:sim --rtl --face null &&
    has err 'for duel on the board sim' &&
    run 1 play --load none.bw --rtl --face null && has err 'none.bw: No such' &&
    echo hello >letter.bw &&
    run 1 play --load letter.bw --rtl --face null && has err letter.bw &&
    run 1 run --rtl letter.bw && has err 'opens no machine'
}
say 'what cannot be played says why' refuses

echo "1..$n"
[ "$bad" -eq 0 ]
