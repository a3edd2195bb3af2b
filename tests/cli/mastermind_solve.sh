#!/bin/sh
# mastermind_solve.sh BOARDWALK - boardwalk mastermind solve: the figures,
# the file, the interruption, the errors. Prints TAP.
. "$(dirname "$0")/tap.sh"
about='mastermind solve'
prefix='mastermind solve'

notes=$XDG_STATE_HOME/boardwalk

# finds FIGURE OPTION...: the figure stands in the second line, nothing is
# on stderr, and no notes are left behind.
finds() {
    figure=$1
    shift
    run 0 "$@" && [ "$(sed -n 2p out)" = "$figure" ] && [ ! -s err ] &&
        [ -z "$(ls "$notes" 2>/dev/null)" ]
}

# fails STATUS WHAT OPTION...
fails() {
    wanted=$1
    what=$2
    shift 2
    run "$wanted" "$@" && [ ! -s out ] && has err "$what"
}

# The figures

say '4 pegs and 6 colours take 5625/1296 guesses' \
    finds 'least expected guesses: 5625/1296 = 4.340278, at most 6'
say 'at most five guesses cost one more, 5626' \
    finds 'least expected guesses: 5626/1296 = 4.341049, at most 5' --limit 5
say 'nobody needs more than five guesses' \
    finds 'least worst case: 5 guesses' --goal worst
say 'the classic minimax takes 5801, at most 5' \
    finds 'guesses expected: 5801/1296 = 4.476080, at most 5' -s knuth
say '4 pegs and 8 colours: minimax 21230, at most 6' \
    finds 'guesses expected: 21230/4096 = 5.183105, at most 6' \
    -m pegs -s knuth
say '4 pegs and 8 colours: entropy 20688, at most 7' \
    finds 'guesses expected: 20688/4096 = 5.050781, at most 7' \
    -m pegs -s entropy
say '4 pegs and 8 colours: most parts 20896, at most 7' \
    finds 'guesses expected: 20896/4096 = 5.101562, at most 7' \
    -m pegs -s parts
say 'duel by membership: 1171 of 2401 within three' \
    finds 'found within 3 guesses: 1171 of 2401 = 48.77 %' -m duel
say 'duel by membership: 8555/2401 guesses, at most 5' \
    finds 'least expected guesses: 8555/2401 = 3.563099, at most 5' \
    -m duel -g mean
say 'duel by counting: 1214 of 2401 within three' \
    finds 'found within 3 guesses: 1214 of 2401 = 50.56 %' \
    -m duel -r counting -g win=3
say 'duel by counting: 8406/2401 guesses, at most 4' \
    finds 'least expected guesses: 8406/2401 = 3.501041, at most 4' \
    -m duel -r counting -g mean
say 'duel with distinct letters: 629 of 840 within three' \
    finds 'found within 3 guesses: 629 of 840 = 74.88 %' -m duel -d
say 'duel with distinct letters: 2682/840 guesses' \
    finds 'least expected guesses: 2682/840 = 3.192857, at most 4' \
    -m duel -d -g mean

one_thread_or_three() {
    run 0 -c 5 -j 1 && cp out one && run 0 -c 5 -j 3 &&
        [ "$(sed -n 2p out)" = "$(sed -n 2p one)" ]
}
say 'any number of threads finds the same figure' one_thread_or_three

# The file

# verified OPTION...: verify says of the file what solve said of the game.
verified() {
    rm -f tree
    run 0 "$@" --tree tree && "$bw" mastermind verify tree >checked &&
        has checked 'as the file says'
}
say 'a strategy for the mean is verified' verified -c 5
say 'a strategy for the worst case is verified' verified -p 3 -c 5 -g worst
say 'a strategy to win is verified' verified -m duel
say 'a strategy with a limit is verified' verified --limit 5
say 'a strategy of distinct colours is verified' verified -d -g mean
say 'a greedy strategy is verified' verified -m pegs -s parts
say 'a greedy strategy that misses codes is verified' \
    verified -p 3 -c 5 -s knuth --limit 3

cannot_write() {
    fails 1 'cannot write no/such/folder' -p 2 --tree no/such/folder
}
say 'a file that cannot be written is named' cannot_write

# Interrupted, it goes on another time

interrupt() {
    rm -rf "$notes"
    "$bw" mastermind solve -c 8 -j 1 >out 2>err &
    pid=$!
    tries=0
    while [ "$(cat "$notes"/*.notes 2>/dev/null | wc -l)" -lt 20 ]; do
        tries=$((tries + 1))
        [ "$tries" -lt 300 ] || { kill "$pid"; return 1; }
        sleep 0.1
    done
    kill -TERM "$pid"
    wait "$pid"
    [ $? -eq 1 ] && [ ! -s out ] && has err 'goes on from here' &&
        [ "$(ls "$notes")" = mastermind-4x8-counts-all-mean-0.notes ]
}
say 'an interrupted search keeps what it has proven' interrupt

# The notes of a smaller game are all there is to find.
resume() {
    rm -rf "$notes"
    mkdir -p "$notes"
    cp "$work/kept" "$notes/mastermind-4x6-counts-all-mean-0.notes"
    run 0 && has out '5625/1296' && has err 'facts that were proven before' &&
        [ -z "$(ls "$notes")" ]
}
# A slow start with notes, for the tests behind it: a copy is taken while
# the search is stopped for a moment.
take_notes() {
    rm -rf "$notes"
    tries=0
    while :; do
        "$bw" mastermind solve -c 6 -j 1 >out 2>err &
        pid=$!
        while kill -0 "$pid" 2>/dev/null; do
            kill -STOP "$pid" 2>/dev/null
            cp "$notes"/*.notes "$work/kept" 2>/dev/null
            kill -CONT "$pid" 2>/dev/null
        done
        wait "$pid"
        [ "$(wc -l <"$work/kept")" -gt 3 ] && return 0
        tries=$((tries + 1))
        [ "$tries" -lt 20 ] || return 1
    done
}
say 'notes are written while it searches' take_notes
say 'and the next search goes on from them' resume

forgets_damage() {
    rm -rf "$notes"
    mkdir -p "$notes"
    { sed -n 1,3p "$work/kept"; echo 0123 1 2 3 4; sed -n '4,$p' "$work/kept"
    } >"$notes/mastermind-4x6-counts-all-mean-0.notes"
    run 0 && has out '5625/1296' && has err 'went on from 2 facts'
}
say 'notes behind a damaged line are not believed' forgets_damage

lies() {
    rm -rf "$notes"
    mkdir -p "$notes"
    sed 's/ [0-9][0-9]* / 1 /' "$work/kept" \
        >"$notes/mastermind-4x6-counts-all-mean-0.notes"
    run 0 && has out '5625/1296' && [ ! -s err ]
}
say 'a changed figure in the notes is noticed' lies

other_notes() {
    rm -rf "$notes"
    mkdir -p "$notes"
    sed 1s/4x6/4x5/ "$work/kept" \
        >"$notes/mastermind-4x6-counts-all-mean-0.notes"
    run 0 && has out '5625/1296' && [ ! -s err ]
}
say 'notes of another game are not used' other_notes

fresh() {
    rm -rf "$notes"
    mkdir -p "$notes"
    cp "$work/kept" "$notes/mastermind-4x6-counts-all-mean-0.notes"
    run 0 --fresh && has out '5625/1296' && [ ! -s err ]
}
say '--fresh begins anew' fresh

homeless() {
    (unset HOME XDG_STATE_HOME; run 0 -c 4) && has out 'guesses:'
}
say 'without a folder for notes it does without' homeless

# Errors

say 'too many pegs are refused' fails 2 'a code has 1 to 8 pegs' -p 9
say 'too many colours are refused' fails 2 'a game has 2 to 16 colours' -c 17
say 'too large a game is refused' fails 1 'up to 32768' -p 8 -c 16
say 'too many answers are refused' \
    fails 1 'up to 5 pegs' -p 6 -c 3 -r counting
say 'too large a greedy game is refused' \
    fails 1 'up to 262144' -p 8 -c 16 -s knuth
say 'a limit that cannot be held is explained' \
    fails 1 'no strategy finds every code within so few' --limit 3
say 'a goal that is none is explained' \
    fails 2 'a goal is mean, worst or win=K' -g fast
say 'a strategy that is none gets a suggestion' \
    fails 2 "did you mean 'knuth'?" -s knut
say 'a goal beside a greedy strategy is refused' \
    fails 2 'only the optimal strategy has one' -s knuth -g mean
say 'a number of threads that is none is refused' \
    fails 2 'a number from 1 to 64' -j 0
say 'a word too many is refused' fails 2 "'AABB' is one word too many" AABB
say 'more pegs than distinct colours are refused' \
    fails 2 'as many colours as pegs' -p 5 -c 4 -d

echo "1..$n"
[ "$bad" -eq 0 ]
