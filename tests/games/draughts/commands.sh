#!/bin/sh
# checkers.sh BOARDWALK - boardwalk checkers as a person meets it: perft,
# best, check, show. Prints TAP.
. "$(dirname "$0")/../../cli/tap.sh"
about='checkers'
prefix='checkers'

is() { printf "$1" | cmp -s - out && silent err; }

# misused WHAT ARGUMENT...: exits 2, says WHAT on stderr and nothing else.
misused() {
    what=$1
    shift
    run 2 "$@" && silent out && has err "$what" &&
        has err "Try 'boardwalk help checkers"
}

# The group

verbs='show best check copy match engine perft'

explains() {
    run 0 && has out 'usage: boardwalk checkers VERB' && silent err &&
    for verb in $verbs; do
        has out "  $verb " || return 1
    done &&
    cp out alone && run 0 --help && cmp -s out alone &&
    "$bw" help checkers >out && cmp -s out alone &&
    "$bw" help >out && has out '  checkers '
}
say 'alone it explains itself, as help does' explains

helps_verbs() {
    for verb in $verbs; do
        run 0 $verb --help && silent err &&
        has out "usage: boardwalk checkers $verb" && cp out first &&
        "$bw" help checkers $verb >out && cmp -s out first || return 1
        [ "$(awk 'length > 80' first | wc -l)" -eq 0 ] || return 1
    done
}
say 'every verb has its help, in 80 columns' helps_verbs

wrong_verbs() {
    misused "no verb 'pertf'; did you mean 'perft'?" pertf &&
    misused "no verb 'xyzzy'" xyzzy
}
say 'a wrong verb is refused, and the near one named' wrong_verbs

# perft

counts_full() {
    run 0 perft 8 &&
        is '1 7\n2 49\n3 302\n4 1469\n5 7361\n6 36768\n7 179740\n8 845931\n'
}
say 'perft counts full games to depth 8' counts_full

counts_simple() {
    run 0 perft 7 --rules simple &&
        is '1 7\n2 49\n3 379\n4 2872\n5 23582\n6 189143\n7 1585096\n' &&
    cp out first && run 0 perft 7 --rules simple --each && cmp -s out first
}
say 'perft counts simple games to depth 7' counts_simple

counts_alike() {
    run 0 perft 9 && cp out first && run 0 perft 9 --each &&
        cmp -s out first && run 0 perft 9 --bulk && cmp -s out first
}
say 'perft counts the same in bulk and one by one' counts_alike

# Around four men there are two ways for one jump.
diamond=B:W6,7,14,15:BK11
counts_unique() {
    run 0 perft 1 --fen "$diamond" && is '1 2\n' &&
    run 0 perft 1 --fen "$diamond" --unique && is '1 1\n'
}
say 'perft counts jumps that do the same once if asked' counts_unique

counts_from() {
    run 0 perft 2 --fen 'W:W18:B14' && is '1 1\n2 0\n' &&
    run 0 perft 2 --fen 'W:W18:B14' --rules simple && is '1 2\n2 2\n'
}
say 'perft begins where it is told, and under the rules asked' counts_from

refuses_perft() {
    misused 'one DEPTH' perft && misused 'one DEPTH' perft 3 4 &&
    misused "'x': expected a depth from 1 to 40" perft x &&
    misused 'a depth from 1 to 40' perft 0 &&
    misused 'a depth from 1 to 40' perft 41 &&
    misused '--each and --unique cannot be combined' perft 3 --each --unique &&
    misused "no rules 'simpel'; did you mean 'simple'?" perft 3 -r simpel &&
    misused 'the rules are full or simple' perft 3 -r x &&
    misused '--fen: ' perft 3 --fen 'B:W40' &&
    misused 'unknown option --fne; did you mean --fen?' perft 3 --fne x
}
say 'perft refuses what it cannot count, and says why' refuses_perft

# best

best_is() {
    move=$1
    shift
    run 0 best --quiet "$@" && is "$move\n"
}

takes_when_it_must() {
    best_is 18x11 --fen 'W:W18,32:B15,1' --depth 1 &&
    best_is 18x11 --fen 'W:W18,32:B15,1' --nodes 1000
}
say 'best jumps where a jump is the only legal move' takes_when_it_must

# White's man on 13 has one way, which 14-9 bars at once.
finds_the_block() {
    run 0 best --fen 'B:W13:B6,K14' --depth 9 && line out 1 'best  14-9' &&
    line out 2 'score wins in 1 ply' && line out 5 'line  14-9' &&
    run 0 best --fen 'W:W13:B6,K22' --nodes 5000 &&
    line out 2 'score loses in 2 plies' && line out 5 'line  13-9 6x13'
}
say 'best finds a win, and tells how far the end is' finds_the_block

tells_all() {
    run 0 best --nodes 20000 && silent err &&
    [ "$(wc -l <out)" -eq 6 ] &&
    awk 'NR == 1 && $1 == "best" { move = $2 }
         NR == 2 && $1 == "score" && $2 ~ /^[+-][0-9]*\.[0-9][0-9]$/ { s = 1 }
         NR == 3 && $1 == "depth" && $2 >= 5 { d = 1 }
         NR == 4 && $1 == "nodes" && $2 > 0 && $2 <= 21000 { n = 1 }
         NR == 5 && $1 == "line" && $2 == move { l = 1 }
         NR == 6 && $1 == "speed" && $2 > 0 { v = 1 }
         END { exit !(s && d && n && l && v) }' out
}
say 'best tells move, score, depth, nodes, line and speed' tells_all

same_again() {
    run 0 best --nodes 30000 && grep -v speed out >first &&
    run 0 best --nodes 30000 && grep -v speed out | cmp -s - first &&
    run 0 best --depth 9 && line out 3 'depth 9'
}
say 'best thinks the same again with nodes, and as deep as told' same_again

in_time() {
    run 0 best --time 50 --threads 2 --table 1 && has out 'best  ' &&
    run 0 best --rules simple --time 30 -q && [ "$(wc -l <out)" -eq 1 ]
}
say 'best thinks by the clock, with threads, under both rules' in_time

# A double jump in the full game. In the simple one nobody must take, and taking
# loses sooner here.
simple_best() {
    best_is 14x30 --fen 'B:W17,25:B14' --depth 5 &&
    best_is 14-18 --fen 'B:W17,25:B14' --depth 20 --rules simple
}
say 'best plays the simple rules' simple_best

over() {
    run 1 best --fen 'W:W:B1' && has err 'White cannot move and has lost' &&
    silent out && run 1 best --fen 'W:W13:B6,9' &&
    has err 'White cannot move and has lost' && silent out
}
say 'best says so when the game is over' over

refuses_best() {
    misused "unexpected argument 'now'" best now &&
    misused '--time 0: expected a number from 1' best --time 0 &&
    misused '--nodes -3: expected a number from 1' best --nodes=-3 &&
    misused '--depth 97: expected a number from 1 to 96' best --depth 97 &&
    misused '--threads 65: expected a number from 1 to 64' best --threads 65 &&
    misused '--table 0: expected a number from 1 to 65536' best --table 0 &&
    misused '--fen: ' best --fen 'B:W1'
}
say 'best refuses limits that are none' refuses_best

# check

cat >good.pdn <<'PDN'
[Event "Good"]
[Black "Ann"]
[White "Bob"]
[Result "0-1"]
[GameType "21,B,8,8,N1,0"]
[SetUp "1"]
[FEN "W:W18,30:B15"]

1... 18x11 0-1

[Event "Long"]
[Result "1-0"]

1. 11-15 23-19 2. 8-11 {as usual} 22-17 3. 4-8 (3. 9-13 17-14)
17-13 4. 15-18 1-0
PDN

cat >bad.pdn <<'PDN'
[Event "Illegal"]
[Result "1-0"]

1. 11-15 23-19 2. 8-12 22-17 1-0

[Event "Disagrees"]
[Result "1-0"]

1. 11-15 23-19 0-1

[Event "Ended"]
[Result "1-0"]
[SetUp "1"]
[FEN "W:W18:B15"]

1... 18x11 1-0

[Event "No result"]
[SetUp "1"]
[FEN "W:W18:B15"]

1... 18x11 *

[Event "Fine"]
[Result "*"]

1. 11-15 23-19 *
PDN

accepts() {
    run 0 check good.pdn && is '2 games, 10 moves: no defect\n' && run 0 check good.pdn --quiet && silent out &&
    run 0 check good.pdn good.pdn && has out '4 games, '
}
say 'check accepts good games' accepts

finds_defects() {
    run 1 check bad.pdn && silent err &&
    [ "$(grep -c '^bad.pdn:[0-9]*:[0-9]*: ' out)" -eq 4 ] &&
    grep -q '^bad.pdn:4:19: .*8-12' out && grep -q '^bad.pdn:9:16: ' out &&
    grep -q '^bad.pdn:16:12: .*0-1' out &&
    grep -q '^bad.pdn:22:12: .*0-1' out &&
    tail -n 1 out | grep -q '^5 games, .*: 4 defects in 4 games$'
}
say 'check tells each defect with its place: illegal moves, results' \
    finds_defects

reads_input() {
    cp bad.pdn in && run 1 check - good.pdn &&
    grep -q '^standard input:4:19: ' out && has out '7 games, '
    result=$?
    : >in
    return $result
}
say 'check reads standard input, and several files' reads_input

no_result_at_all() {
    printf '[SetUp "1"]\n[FEN "W:W18:B15"]\n[Result "1-0"]\n\n1... 18x11\n' \
        >cut.pdn
    run 1 check cut.pdn && grep -q '^cut.pdn:5:6: Black cannot move.*0-1' out
}
say 'check compares the header with the end where the mark is missing' \
    no_result_at_all

checks_simple() {
    printf '1. 11-15 22-18 2. 9-13 18x11 *\n' >simple.pdn
    run 1 check simple.pdn && has out 'simple.pdn:1:19: ' &&
    run 0 check simple.pdn --rules simple &&
    has out '1 game, 4 moves: no defect'
}
say 'check judges by the rules it is told' checks_simple

refuses_check() {
    misused 'name one or more files' check &&
    run 1 check missing.pdn good.pdn &&
    has err 'cannot read missing.pdn: No such' && has out '2 games, ' &&
    run 1 check . && has err 'cannot read .: Is a directory'
}
say 'check goes on after a file that cannot be read, and fails' refuses_check

garbage() {
    head -c 20000 "$bw" >binary.pdn
    run 1 check binary.pdn || return 1
    : >empty.pdn
    run 1 check empty.pdn && has out 'this is not a PDN file'
}
say 'check survives what is no file of games' garbage

# copy

mends() {
    printf '[Event "a"]\n11-15 23-19 2.8-11{good} (9-14) 1-0\n' >in
    run 0 copy - && silent err && line out 1 '[Event "a"]' &&
        line out 7 '[Result "1-0"]' && line out 8 \
        '[GameType "21,B,8,8,N1,0"]' &&
        line out 10 '1. 11-15 23-19 2. 8-11 {good} (2. 9-14) 1-0' &&
        cp out in && run 0 check - && is '1 game, 4 moves: no defect\n' &&
        cp in first && run 0 copy - && cmp -s out first
}
say 'copy writes games in standard form, which it leaves alone' mends

keeps_the_rest() {
    printf '1. 11-15 23-19 2. 8-12 22-17 *\n' >in
    run 1 copy - && has err 'standard input:1:19:' &&
        has out '{8-12 22-17}' && cp out in && run 0 copy - &&
        run 1 copy none.pdn && has err none.pdn && silent out
}
say 'copy keeps what it cannot follow as a comment, and tells it' \
    keeps_the_rest

is_strict() {
    printf '1. 11-15 1-0\n' >in
    run 0 copy --strict - && has out '[Result "1-0"]' &&
        has out '1. 11-15 *' && misused 'name one or more files' copy
}
say 'copy --strict ends every game with a star' is_strict

: >in

# show

shows_opening() {
    run 0 show && silent err &&
    line out 1 '      a   b   c   d   e   f   g   h' &&
    line out 2 '  8      w32     w31     w30     w29  8' &&
    line out 5 '  5  .20     .19     .18     .17      5' &&
    line out 9 '  1  b4      b3      b2      b1       1' &&
    line out 12 'Black is to move' &&
    line out 13 'FEN B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12' &&
    [ "$(wc -l <out)" -eq 13 ]
}
say 'show prints the opening position with numbers and letters' \
    shows_opening

shows_fen() {
    run 0 show --fen 'W:W18,K1:BK32,5' &&
    line out 2 '  8      B32     .31     .30     .29  8' &&
    line out 9 '  1  .4      .3      .2      W1       1' &&
    has out 'White is to move' && has out 'FEN W:W18,K1:B5,K32' &&
    run 0 show --fen 'W:W:B1' && has out 'White cannot move and has lost'
}
say 'show prints any position, kings in capitals' shows_fen

lists() {
    run 0 show good.pdn && silent err &&
    is '   1  Ann - Bob  0-1  1 move  Good\n   2  ? - ?  1-0  7 moves  Long\n'
}
say 'show lists the games of a file' lists

shows_game() {
    run 0 show good.pdn --game 2 && silent err &&
    line out 1 'Event: Long' && line out 2 'Result: 1-0' &&
    line out 3 '1. 11-15 23-19 2. 8-11 22-17 3. 4-8 17-13 4. 15-18' &&
    has out 'White is to move' &&
    has out 'FEN W:W13,19,21,24,25,26,27,28,29,30,31,32:B1,2,3,5,6,7,8,9,10,11,12,18' &&
    run 0 show good.pdn --game 1 && has out '1... 18x11' &&
    has out 'Black cannot move and has lost'
}
say 'show prints a game, without its variations' shows_game

shows_ply() {
    run 0 show good.pdn -g 2 -p 1 && line out 3 '1. 11-15' &&
    has out 'White is to move' &&
    run 0 show good.pdn -g 2 -p 0 && has out 'Black is to move' &&
    ! has out '11-15' && run 0 show good.pdn -g 1 -p 0 &&
    has out 'FEN W:W18,30:B15'
}
say 'show goes to any move of a game' shows_ply

shows_broken() {
    run 0 show bad.pdn -g 1 && has out '1. 11-15 23-19' &&
    ! has out '8-12' && has err 'the rest of this game is not legal' &&
    run 0 show bad.pdn -g 1 -p 1 && silent err
}
say 'show says where a game cannot be followed' shows_broken

no_escapes() {
    printf '[GameType "\033[2J"]\n1. 11-\033[2J *\n' >evil.pdn
    run 1 check evil.pdn && ! grep -q "$(printf '\033')" out &&
    printf '[Event "\033[2Jx"]\n1. 11-15 *\n' >evil.pdn &&
    run 0 show evil.pdn && ! grep -q "$(printf '\033')" out &&
    run 0 show evil.pdn -g 1 && ! grep -q "$(printf '\033')" out
}
say 'no game talks to the terminal' no_escapes

latin1() {
    printf '[Black "Ren\351"]\n[White "\2332J"]\n[Event "Ren\303\251"]\n*\n' \
        >old.pdn
    run 0 show old.pdn &&
    line out 1 "$(printf '   1  Ren\303\251 - \\u009b2J  *  0 moves  Ren\303\251')"
}
say 'show prints the Latin-1 of old files as UTF-8' latin1

refuses_show() {
    misused 'need a FILE' show --game 1 &&
    misused 'need a FILE' show --ply 0 &&
    misused 'cannot be combined' show good.pdn --fen 'W:W:B1' &&
    misused '--ply needs --game' show good.pdn --ply 1 &&
    misused 'unexpected argument' show good.pdn bad.pdn &&
    misused '--game 0: expected a number from 1' show good.pdn --game 0 &&
    run 1 show good.pdn --game 3 && has err 'has no game 3; the last is 2' &&
    silent out && run 1 show good.pdn --game 2 --ply 8 &&
    has err 'has no ply 8; the last is ' && silent out &&
    printf '1. 11-15 *\n{the end}\n' >last.pdn &&
    run 1 show last.pdn --game 2 && has err 'has no game 2; the last is 1' &&
    run 1 show missing.pdn && has err 'cannot read missing.pdn' &&
    run 1 show empty.pdn && has err 'contains no game'
}
say 'show refuses what is not there' refuses_show

full_disk() {
    "$bw" checkers show >/dev/full 2>err
    [ $? -eq 1 ] && has err 'cannot write to standard output' &&
    ! "$bw" checkers perft 3 >/dev/full 2>err
}
say 'output that does not arrive is a failure' full_disk

echo "1..$n"
[ "$bad" -eq 0 ]
