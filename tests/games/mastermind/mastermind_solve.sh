#!/bin/sh
# mastermind_solve.sh BOARDWALK - boardwalk mastermind solve: the figures,
# the file, the interruption, the errors. Prints TAP.
. "$(dirname "$0")/../../cli/tap.sh"
about='mastermind solve'
prefix='mastermind solve'

notes=$XDG_STATE_HOME/boardwalk

# finds FIGURE OPTION...: the figure stands in the second line, nothing is
# on stderr, and no notes are left behind.
finds() {
    figure=$1
    shift
    run 0 "$@" && [ "$(sed -n 2p out)" = "$figure" ] && [ ! -s err ] &&
        [ -z "$(ls "$notes"/*.notes 2>/dev/null)" ]
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

# Better ones: verify --optimal

# proven OPTION...: what solve found is the best by a second search, too.
proven() {
    rm -f tree
    run 0 "$@" --tree tree && "$bw" mastermind verify --optimal tree \
        >checked 2>err && silent err && has checked 'proven again' &&
        [ -z "$(ls "$notes"/*.notes 2>/dev/null)" ]
}
say 'the least mean is proven again' proven -c 5
say 'the least worst case is proven again' proven -p 3 -c 5 -g worst
say 'the best chance is proven again' proven -m duel
say 'the least mean within a limit is proven again' proven -c 5 --limit 5

# not_best FIGURES OPTION...: right, but there is a better one.
not_best() {
    figures=$1
    shift
    rm -f tree
    run 0 "$@" --tree tree && "$bw" mastermind verify tree >checked &&
        has checked 'as the file says' || return 1
    "$bw" mastermind verify --optimal tree >checked 2>err
    [ $? -eq 1 ] && has checked 'as the file says' &&
        ! has checked 'proven' && has err "correct but not optimal: $figures"
}
say 'a right strategy that is not the best is found out' \
    not_best '5801 guesses in all, where 5625 are possible' -s knuth
say 'a right strategy that misses too many codes is found out' \
    not_best '88 codes missed, where 77 are possible' \
    -p 3 -c 5 -s knuth --limit 3

# A worst case of six instead of five, by the word of the file.
worse() {
    run 0 -c 6 --tree tree && sed -i 's/^goal mean/goal worst/' tree &&
        "$bw" mastermind verify tree >checked || return 1
    "$bw" mastermind verify -o tree >checked 2>err
    [ $? -eq 1 ] && has err '6 guesses in the worst case, where 5 are possible'
}
say 'a right strategy with too bad a worst case is found out' worse

unproven() {
    run 0 -m pegs -s knuth --tree tree || return 1
    rm -f checked
    "$bw" mastermind verify --optimal tree >checked 2>err &
    pid=$!
    until_true has checked 'as the file says' || { kill "$pid"; return 1; }
    kill -INT "$pid"
    wait "$pid"
    [ $? -eq 1 ] && ! has checked 'proven' &&
        has err 'interrupted; nothing is proven'
}
say 'an interrupted proof proves nothing' unproven
verify_options() {
    "$bw" mastermind verify -j 2 tree >out 2>err
    [ $? -eq 2 ] && has err 'are for --optimal'
}
say 'options of a proof want --optimal' verify_options

# Interrupted, it goes on another time

usual="$notes/mastermind-4x6-counts-all-mean-0.notes"

# facts FILE: how many lines of facts it has.
facts() { echo $(($(cat "$1" 2>/dev/null | wc -l) - 1)); }

# search_long: a search that takes hours, stopped when it has noted enough.
search_long() {
    "$bw" mastermind solve -c 8 -j 1 >out 2>err &
    pid=$!
    tries=0
    while [ "$(facts "$notes/mastermind-4x8-counts-all-mean-0.notes")" \
            -lt 20 ]; do
        tries=$((tries + 1))
        [ "$tries" -lt 1200 ] || { kill "$pid"; return 1; }
        sleep 0.1
    done
}

stop() {
    kill -TERM "$1"
    wait "$1"
    [ $? -eq 1 ]
}

interrupt() {
    rm -f "$notes"/*.notes
    search_long && stop "$pid" && [ ! -s out ] &&
        has err 'resumes from here' &&
        [ "$(ls "$notes")" = "mastermind-4x8-counts-all-mean-0.notes
secret.key" ]
}
say 'an interrupted search keeps what it has proven' interrupt

only_mine() {
    [ "$(stat -c %a "$notes/secret.key")" = 600 ] &&
        [ "$(stat -c %a "$notes"/*.notes)" = 600 ]
}
say 'nobody else reads the key and the notes' only_mine

# The second does without notes; the first is not disturbed.
two_at_once() {
    rm -f "$notes"/*.notes
    search_long || return 1
    first=$pid
    "$bw" mastermind solve -c 8 -j 1 >out2 2>err2 &
    second=$!
    until_true has err2 'another search of this game is running' &&
        stop "$second" && has err2 'the same command cannot resume' &&
        stop "$first" && has err 'resumes from here'
}
say 'two searches of one game do not share their notes' two_at_once

# take_notes: a copy of notes is taken while the search is stopped for a
# moment, for the tests behind it.
take_notes() {
    rm -f "$notes"/*.notes kept
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
        [ "$(facts "$work/kept")" -gt 6 ] && return 0
        tries=$((tries + 1))
        [ "$tries" -lt 20 ] || return 1
    done
}
say 'notes are written while it searches' take_notes

# with NOTES OPTION...: a search that finds these notes, and the true
# figure whatever they say.
with() {
    rm -f "$notes"/*.notes
    cp "$1" "$usual"
    shift
    run 0 "$@" && has out '5625/1296' &&
        [ -z "$(ls "$notes"/*.notes 2>/dev/null)" ]
}

resume() {
    with kept && [ "$(cat err)" = \
        "resumed from $(facts kept) facts proven before" ]
}
say 'and the next search resumes from them' resume

# believes N NOTES: the first N facts only, and it says so.
believes() {
    with "$2" && has err 'are ignored' &&
        if [ "$1" -gt 0 ]; then has err "resumed from $1 facts"
        else ! has err 'resumed'; fi
}

foreign_line() {
    { sed -n 1,3p kept; echo 0123 1 2 3 4; sed -n '4,$p' kept; } >bad
    believes 2 bad
}
say 'what follows a foreign line is not believed' foreign_line

changed() {
    sed '4s/^\([0-9a-f]* \)[0-9]*/\11/' kept >bad && believes 2 bad
}
say 'a changed figure is noticed' changed

moved() {
    { sed -n 1,3p kept; sed -n 5p kept; sed -n 4p kept
      sed -n '6,$p' kept; } >bad
    believes 2 bad
}
say 'lines in another order are noticed' moved

missing() { sed 4d kept >bad && believes 2 bad; }
say 'a missing line is noticed' missing

torn() {
    sed -n 1,4p kept | head -c -9 >bad && believes 2 bad
}
say 'a torn line is noticed' torn

zeros() {
    { sed -n 1,3p kept; head -c 4096 /dev/zero; } >bad && believes 2 bad
}
say 'zeros behind a crash are noticed' zeros

other_game() {
    sed 1s/4x6/4x5/ kept >bad && believes 0 bad
}
say 'notes of another game are not used' other_game

other_version() {
    sed '1s/search 1/search 0/' kept >bad && believes 0 bad
}
say 'notes of another search are not used' other_version

# Sealed well, but with the key of somebody else: so would a forger.
other_key() {
    mv "$notes/secret.key" mine && run 0 -c 2 &&
        ! cmp -s mine "$notes/secret.key" && believes 0 kept &&
        mv mine "$notes/secret.key" && with kept && ! has err believed
}
say 'notes of another user are not used' other_key

# These made a proof of 2486/625 once, with facts that are 20 too high.
forged() {
    rm -f "$notes"/*.notes
    cat >"$notes/mastermind-4x5-counts-all-mean-0.notes" <<'END'
boardwalk-notes 1 mastermind-4x5-counts-all-mean-0.notes
2cf601495f3b344c 365 396 79 8fb8
2cf601495f3b344c 396 396 79 c5df
480799383d83f957 347 371 213 ff4a
480799383d83f957 371 371 213 32ee
ce868da57e3a1a85 300 300 488 fa8c
3672654ef40e7186 226 226 168 eefd
fa405184820f2344 201 201 38 f381
END
    run 0 -c 5 && has out '2463/625' && has err 'are ignored'
}
say 'forged notes make no false proof' forged

open_key() {
    chmod 644 "$notes/secret.key" && cp kept "$usual" && run 0 &&
        has out '5625/1296' && has err 'can be read by others' &&
        has err 'keeps no notes' && ! has err 'resumed' &&
        chmod 600 "$notes/secret.key"
}
say 'a key that others can read seals nothing' open_key

linked() {
    rm -f "$notes"/*.notes && echo precious >precious &&
        ln -s "$work/precious" "$usual" && run 0 && has out '5625/1296' &&
        has err 'keeps no notes' && line precious 1 precious &&
        rm -f "$usual"
}
say 'a link in the place of notes is not written through' linked

fresh() {
    with kept --fresh && [ ! -s err ]
}
say '--fresh begins anew' fresh

# full: the disk takes 4 KiB of notes and no more.
full() {
    rm -f "$notes"/*.notes
    (trap '' XFSZ; ulimit -f 8
     exec "$bw" mastermind solve -c 8 -j 1) >out 2>err &
    pid=$!
    until_true has err 'keeps no more notes' || { kill "$pid"; return 1; }
    stop "$pid" && [ ! -s out ] && has err 'File too large' &&
        has err 'interrupted; the same command cannot resume from here' &&
        [ -z "$(tail -c 1 "$notes"/*.notes)" ] &&
        [ "$(facts "$notes"/*.notes)" -gt 10 ]
}
say 'on a full disk the notes end with a whole line, and it says so' full

homeless() {
    (unset HOME XDG_STATE_HOME; run 0 -c 4) && has out 'guesses:' &&
        has err 'the search keeps no notes: there is no home folder'
}
say 'without a home it does without notes, and says so' homeless

no_folder() {
    : >file && (export XDG_STATE_HOME="$work/file"; run 0 -c 4) &&
        has out 'guesses:' && has err 'the search keeps no notes: cannot'
}
say 'without a folder for notes it does without, and says so' no_folder

# Errors

say 'too many pegs are refused' fails 2 'a code has 1 to 8 pegs' -p 9
say 'too many colours are refused' fails 2 'a game has 2 to 16 colours' -c 17
say 'too large a game is refused' fails 1 'at most 32768' -p 8 -c 16
say 'too many answers are refused' \
    fails 1 'at most 5 pegs' -p 6 -c 3 -r counting
say 'too large a greedy game is refused' \
    fails 1 'at most 262144' -p 8 -c 16 -s knuth
say 'a limit that cannot be held is explained' \
    fails 1 'no strategy finds every code within so few' --limit 3
say 'a goal that is none is explained' \
    fails 2 'a goal is mean, worst or win=K' -g fast
say 'a strategy that is none gets a suggestion' \
    fails 2 "did you mean 'knuth'?" -s knut
say 'a goal beside a greedy strategy is refused' \
    fails 2 'only the optimal strategy has a goal' -s knuth -g mean
say 'a number of threads that is none is refused' \
    fails 2 'a number from 1 to 64' -j 0
say 'a word too many is refused' fails 2 "unexpected argument 'AABB'" AABB
say 'more pegs than distinct colours are refused' \
    fails 2 'as many colours as pegs' -p 5 -c 4 -d

echo "1..$n"
[ "$bad" -eq 0 ]
