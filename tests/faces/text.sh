#!/bin/sh
# text.sh BOARDWALK - the face that prints the board at the main moments.
#
# Prints TAP. Games are given as journals, so that every tick is the same.

boardwalk=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d "${TMPDIR:-/tmp}/boardwalk-text.XXXXXX")
tests=0
failed=0

trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

result() {      # STATUS SENTENCE
    tests=$((tests + 1))
    if [ "$1" -eq 0 ]; then
        echo "ok $tests - $2"
    else
        failed=$((failed + 1))
        echo "not ok $tests - $2"
        sed 's/^/# |/' "$work/out"
    fi
}

machine=pegs:nexys3#1

# Plays a game on until nothing has been done for a while.
play() {        # EVENTS AS LINES [OPTIONS [WORDS...]]
    printf 'boardwalk 1\nopen %s%b\n%b' "$machine" "${2-}" "$1" \
        >"$work/game.bw"
    shift $(($# > 2 ? 2 : $#))
    LC_ALL=C XDG_STATE_HOME=$work "$boardwalk" play --face text \
        --load "$work/game.bw" "$@" >"$work/out" 2>"$work/err"
}

pictures() {
    grep -c "^$machine" "$work/out"
}

# The lines of one picture, the first being 1. Of the characters for half a
# brightness either will do.
picture() {     # NUMBER
    awk -v wanted="$1" -v machine="$machine" '
    index($0, machine) == 1 { n++ } n == wanted' "$work/out"
}

has() {         # NUMBER TEXT
    picture "$1" | tr o O | grep -qF -e "$2"
}

# A board on which a peg blinks

play 'wait 1s\n'
[ "$(pictures)" -eq 1 ]
result $? "a peg that blinks is no new moment, and keeps none from coming"
has 1 '|K|  |K|  |K|  |K|'
result $? "a flash of white does not make a black peg white"

# A guess: green, red, blue and yellow

up='tap BTNU\n'
right='tap BTNR\n'
play "wait 1s\n$up$up$right$up$up$up$up$right$up$right${up}tap BTND
tap BTND\ntap BTND\nwait 1s\ntap BTNS\n"
[ "$(pictures)" -eq 1 ]
result $? "a guess that is judged is a moment"
has 1 'OGO  #R#  #B#  #Y#'
result $? "with the colours of the pegs; one that blinks is half as bright"
has 1 '[ ]  [ ]  [ ]  [ ]  [ ]  [ ]  [#]  [ ]'
result $? "and with the LED of the turn (M1-31)"

# Eight guesses, none of them right

guess='tap BTNS\nwait 1s\n'
play "wait 1s\n$up$guess$guess$guess$guess$guess$guess$guess${guess}"
[ "$(pictures)" -eq 2 ]
result $? "a result is a moment, and so is the new game after it (M1-43)"
has 1 '[O]  [ ]  [ ]  [ ]  [ ]  [ ]  [ ]  [ ]'
result $? "an LED that blinks is half as bright"
has 2 '[ ]  [ ]  [ ]  [ ]  [ ]  [ ]  [ ]  [#]' &&
    has 2 '|K|  |K|  |K|  |K|'
result $? "the new game begins at the first turn with black pegs (M1-45)"

# A match in which nobody finds a code: a result, totals, and then a draw and
# the totals in turn

game="wait 3s\n$up$guess$guess$guess$guess$guess$guess$guess"
play "$game${guess}wait 6s\n${game}tap BTNS\n" ' match=1'
[ "$(pictures)" -eq 4 ]
result $? "two pictures in turn are printed once each (M1-47)"

# An array of LEDs: a man that blinks, and one that has moved

machine=checkers:tinychip#1
square() {      # ROW COLUMN
    printf 'set ROW %s\\nset COL %s\\ntap ENTER\\n' "$1" "$2"
}

play "wait 1s\n$(square 2 2)"
[ "$(pictures)" -eq 1 ]
result $? "a man that is held is no new moment for as long as it blinks"
has 1 '3  R    [r]    R     R '
result $? "it is less bright, and where the switches point (M3-026, M3-124)"
play "wait 1s\n$(square 2 2)$(square 3 3)"
[ "$(pictures)" -eq 1 ]
result $? "a move is one moment"
has 1 '4     .    [R]    .     . ' && has 1 '3  R     y     R     R '
result $? "the man is on its new square, and the old one glows (M3-124)"
has 1 '[ ]   [#]   [ ]'
result $? "and it is the other player's turn (M3-034)"

# Poker: what is for one player alone is covered, for others may read along

machine=poker:basys3#1
next='tap BTNC\nwait 1s\n'
hand='| 3H 5C          |'

play "wait 1s\n${next}tap BTNC\n" ' deal=hash'
[ "$(pictures)" -eq 1 ]
result $? "cards are a moment, though the digits stand still"
has 1 "|.. player A's ..|" && ! has 1 "$hand"
result $? "beside a second person they are covered (M2-007)"
has 1 ' v '
result $((1 - $?)) "and no key is promised that there is not"
play "wait 1s\n${next}${next}tap BTNC\n" ' deal=hash'
has 1 '| 9D QC 9S       |'
result $? "the board is for everybody (M2-061)"
play "wait 1s\n${next}${next}${next}tap BTNC\n" ' deal=hash' --b caller
has 1 ' at its ' && ! has 1 ' 8H 7D '
result $? "those of a mind are covered, too (M2-007)"
has 2 '| _              |'
result $? "and its press that takes them away is a moment (M2-065)"
play "wait 1s\n${next}tap BTNC\n" ' deal=hash' --b caller
has 1 "$hand"
result $? "a person's own are not, beside a mind"
LC_ALL=C "$boardwalk" show "$work/game.bw" --at 300000 >"$work/out"
has 1 "$hand"
result $? "show has no secrets: it is for looking into a game"

# Go: where there is a monitor its caption says what happens

machine=go:de1soc#1
play 'wait 1s\ntap ENTER\nwait 1s\ntap ENTER\n'
grep -q '  tick [0-9]*  Black to move; cursor E5; move 0;' "$work/out"
result $? "a new caption is a line"
[ "$(pictures)" -eq 1 ] && [ "$(grep -c '  tick [0-9]*  Black' "$work/out")" -eq 1 ]
result $? "and at the end there is the board, once"
LC_ALL=C "$boardwalk" show "$work/game.bw" >"$work/out"
picture 1 | grep -q ' Black to move; cursor E5' && has 1 'LEDR ['
result $? "show has the whole board with the caption"
has 1 'OOOOOOOOOOOOOOOOOOOO'
result $? "and with a coarse picture"

echo "1..$tests"
[ "$failed" -eq 0 ]
