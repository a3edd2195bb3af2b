#!/bin/sh
# go.sh BOARDWALK - boardwalk go as a person meets it: its help, check, show.
# Prints TAP.
. "$(dirname "$0")/../../cli/tap.sh"
about='go'
prefix='go'

misused() {
    what=$1
    shift
    run 2 "$@" && silent out && has err "$what" &&
        has err "Try 'boardwalk help go"
}

fails() {
    what=$1
    shift
    run 1 "$@" && silent out && has err "$what" && ! has err Try
}

# The group

explains() {
    run 0 && has out 'usage: boardwalk go VERB' && silent err &&
    has out '  show ' && has out '  check ' && has out '  match ' &&
    cp out alone && run 0 --help && cmp -s out alone &&
    "$bw" help go >out && cmp -s out alone && "$bw" help >out &&
    has out '  go ' && [ "$(awk 'length > 80' alone | wc -l)" -eq 0 ]
}
say 'alone it explains itself, as help does' explains

helps_verbs() {
    run 0 && verbs=$(sed -n 's/^  \([a-z]*\) .*/\1/p' out) &&
    [ "$(echo "$verbs" | wc -l)" -ge 3 ] &&
    for verb in $verbs; do
        run 0 "$verb" --help && silent err &&
        has out "usage: boardwalk go $verb" && cp out first &&
        "$bw" help go "$verb" >out && cmp -s out first || return 1
        [ "$(awk 'length > 80' first | wc -l)" -eq 0 ] || return 1
    done
}
say 'every verb has its help, in 80 columns' helps_verbs

wrong_verbs() {
    misused "no verb 'mach'; did you mean 'match'?" mach &&
    misused "no verb 'xyzzy'" xyzzy
}
say 'a wrong verb is refused, and the near one named' wrong_verbs

# check

# Black takes a stone in the corner, and both pass; then a variation.
cat >good.sgf <<'SGF'
(;FF[4]GM[1]SZ[5]KM[2.5]RU[Chinese]PB[Ann]PW[Bob]RE[B+22.5]
;B[ab];W[aa];B[ba](;W[];B[])
(;W[cc]))
SGF

good() {
    run 0 check good.sgf && silent err &&
    line out 1 'good.sgf:1:1: 5 moves, B+22.5 as the stones stand, recorded as B+22.5' &&
    line out 2 '1 game, 5 moves: no defect' && [ "$(wc -l <out)" -eq 2 ] &&
    run 0 check good.sgf good.sgf && has out '2 games, 10 moves: no defect' &&
    run 0 check -q good.sgf && silent out
}
say 'check tells how a legal game stands' good

input() {
    cp good.sgf in
    run 0 check - && has out 'standard input:1:1: 5 moves, ' &&
    cp /dev/null in
}
say 'check reads the standard input' input

bad() {
    printf '(;SZ[5];B[aa];W[aa])\n(;SZ[5];B[bb](;W[zz])\n (;W[cc];B[bb]))\n' \
        >bad.sgf
    run 1 check bad.sgf &&
    has out 'bad.sgf:1:16: White A5 is not legal: the point is occupied' &&
    has out 'bad.sgf:2:17: W[zz]: this is neither a point of the board' &&
    has out 'bad.sgf:3:11: Black B4 is not legal: the point is occupied' &&
    has out '2 games, ' && has out ': 3 defects in 2 games' &&
    run 1 check bad.sgf good.sgf && has out '3 games, ' &&
    run 1 check -q bad.sgf && [ "$(wc -l <out)" -eq 3 ] &&
    ! has out 'stones stand'
}
say 'check tells every defect with its place, in variations too' bad

# A ko: White takes, Black takes back at once, or after two other moves.
cat >ko.sgf <<'SGF'
(;SZ[5]KM[0];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb];B[cb])
SGF

# With six moves between they have the board that was there before: only a
# superko forbids it.
cat >cycle.sgf <<'SGF'
(;SZ[2]KM[0];B[ab];W[ba];B[aa];W[bb];B[ab];W[aa];B[ab])
SGF

kos() {
    run 1 check ko.sgf && has out 'ko.sgf:1:' && has out 'Black C4 is not legal' &&
    has out ': 1 defect in 1 game' &&
    run 0 check cycle.sgf && has out 'no defect' &&
    run 1 check cycle.sgf --rules chinese &&
    has out 'Black A1 is not legal' && run 1 check cycle.sgf -r aga &&
    run 0 check cycle.sgf -r japanese
}
say 'check goes by --rules where the file names none' kos

own_rules() {
    sed 's/KM/RU[Chinese]KM/' cycle.sgf >said.sgf
    run 1 check said.sgf && run 1 check said.sgf -r 'area, simple ko' &&
    has out 'Black A1 is not legal'
}
say 'what the file names counts more' own_rules

results() {
    sed 's/B+22.5/W+3.5/' good.sgf >other.sgf
    run 0 check other.sgf && has out 'recorded as W+3.5' &&
    has out 'other.sgf:1:1: note: the recorded result is W+3.5, but as the stones stand it is B+22.5' &&
    has out 'no defect' && run 1 check --alive other.sgf &&
    has out 'other.sgf:1:1: the recorded result is W+3.5' &&
    has out '1 defect in 1 game' && run 0 check --alive good.sgf &&
    sed 's/B+22.5/B+21.5/' good.sgf >other.sgf && run 1 check -a other.sgf &&
    sed 's/B+22.5/0/' good.sgf >other.sgf && run 1 check -a other.sgf &&
    sed 's/B+22.5/B+/' good.sgf >other.sgf && run 0 check -a other.sgf &&
    sed 's/B+22.5/W+R/' good.sgf >other.sgf && run 0 check -a other.sgf &&
    sed 's/B+22.5/W+3.5/; s/;B\[\])/)/' good.sgf >other.sgf &&
    run 0 check -a other.sgf && ! has out note
}
say 'a result that the stones deny is a note, or with --alive a defect' results

unjudged() {
    printf '(;GM[1]SZ[25];B[aa])(;SZ[9];B[aa])' >large.sgf
    run 1 check large.sgf && has out '1 not judged' &&
    has out '1 move, ' && [ "$(grep -c 'stones stand' out)" -eq 1 ]
}
say 'boards that cannot be played on are not judged' unjudged

check_refuses() {
    misused 'name one or more files' check &&
    misused '--rules xyzzy: expected Chinese' check good.sgf --rules xyzzy &&
    run 1 check missing.sgf && has err 'cannot read missing.sgf' &&
    run 1 check missing.sgf good.sgf && has out '1 game, 5 moves'
}
say 'check says what it cannot do' check_refuses

# show

cat >E5.txt <<'BOARD'
   A B C D E
 5 . . . . . 5
 4 . . . . . 4
 3 . .(X). . 3
 2 . . . . . 2
 1 O . . . . 1
   A B C D E
Black (X) has taken 0
White (O) has taken 0

Move 3: Black C3
White is to move
As the stones stand: W+7.5 (Chinese; komi 7.5)
BOARD

moves() {
    run 0 show --size 5 pass a1 C3 && silent err && cmp out E5.txt &&
    run 0 show --size 5 pass a1 C3 E5 pass --move 3 && cmp out E5.txt &&
    run 0 show --size 5 pass pass && has out 'Both have passed' &&
    has out 'Move 2: White pass' && has out ': W+7.5 (Chinese; komi 7.5)' &&
    run 0 show --size 5 --komi 0.5 -r 'territory, simple ko' c3 &&
    has out 'As the stones stand: B+23.5 (Japanese; komi 0.5)'
}
say 'show plays moves and prints the board' moves

empty() {
    run 0 show && silent err && [ "$(grep -c '^ [1-9] ' out)" -eq 9 ] &&
    line out 16 'As the stones stand: W+7.5 (Chinese; komi 7.5)' &&
    has out 'Black is to move' && ! has out Move
}
say 'show alone prints an empty board' empty

game() {
    run 0 show good.sgf && silent err && line out 1 'Black: Ann' &&
    line out 2 'White: Bob' && line out 3 'Result: B+22.5' &&
    line out 4 '' && line out 6 ' 5 . X . . . 5' &&
    has out 'Black (X) has taken 1' && has out 'Move 5: Black pass' &&
    run 0 show good.sgf --move 2 && line out 6 ' 5(O). . . . 5' &&
    has out 'Move 2: White A5' && has out 'Black is to move' &&
    run 0 show good.sgf -m 0 && line out 6 ' 5 . . . . . 5' &&
    has out '(Chinese; komi 2.5)'
}
say 'show prints the one game of a file, after any move' game

list() {
    cat good.sgf cycle.sgf >two.sgf
    run 0 show two.sgf && silent err &&
    line out 1 '   1  Ann - Bob  B+22.5  5 moves' &&
    line out 2 '   2  ? - ?  ?  7 moves' && [ "$(wc -l <out)" -eq 2 ] &&
    run 0 show two.sgf --game 2 -m 3 && has out 'Move 3: Black A2' &&
    run 0 show two.sgf -g 1 && has out 'Black: Ann' && cp two.sgf in &&
    run 0 show - -g 2 && has out 'Move 7: ' && cp /dev/null in
}
say 'show lists the games of a file, and takes one' list

setup() {
    printf '(;SZ[5]AB[cc][aa];W[bb];AW[ee]AE[aa];B[ab])' >setup.sgf
    run 0 show setup.sgf && line out 2 ' 5 . . . . . 5' &&
    line out 3 ' 4(X)O . . . 4' && line out 6 ' 1 . . . . O 1' &&
    has out 'Move 2: Black A4'
}
say 'show knows stones that were put down' setup

strange() {
    printf '(;SZ[5]PB[a\033[31mb]PW[\302\233x];B[aa])' >strange.sgf
    run 0 show strange.sgf && has out 'Black: a?[31mb' &&
    has out 'White: ?x' &&
    printf '(;SZ[5]PW[\233x\344];B[aa])' >strange.sgf &&
    run 0 show strange.sgf && has out 'White: ?xä'
}
say 'no game tells the terminal what to do' strange

show_wrong() {
    run 0 show bad.sgf -g 1 && has err "bad.sgf: the file has defects; 'boardwalk go check' lists them" &&
    fails 'good.sgf has no move 6; the last is 5' show good.sgf -m 6 &&
    fails 'two.sgf has no game 3; the last is 2' show two.sgf -g 3 &&
    fails '--move needs --game N' show two.sgf -m 1 &&
    fails 'in.sgf: no game in this file' show in.sgf &&
    fails 'cannot read missing.sgf' show missing.sgf &&
    fails 'cannot be shown' show large.sgf -g 1 &&
    fails 'A1: White may not play there' show a1 A1 &&
    fails 'C10' show --size 9 A1 C10 &&
    misused '--game needs a file' show --game 1 &&
    misused '--size 1: expected a number from 2 to 19' show --size 1
}
cp /dev/null in.sgf
say 'show says what it cannot do' show_wrong

echo "1..$n"
[ "$bad" -eq 0 ]
