#!/bin/sh
# window_games.sh BOARDWALK WINDOW_EYE SAME_PICTURE WRONG_PICTURE [FOLDER] -
# whole games in the window, by mouse and keys, each on a display of its own.
#
# What the parts show is read off the screen while they are played, and in
# words from the journal when they are over; the last picture is compared
# with the one that is kept, and with the journal's. Prints TAP. Pictures go
# to the folder, if there is one: looked at and found good, they are the ones
# to keep in tests/window/pictures. GAMES="duel go" plays only those.
set -u

same_picture=$3
wrong_picture=$4
to=${5:-}
kept=$(cd "$(dirname "$0")" && pwd)/pictures
. "$(dirname "$0")/in_x.sh"

# The end of a game, when nothing moves any more

# On a busy machine it comes some time after the window has its size.
is_kept() {
    look_at_board "$work/board.ppm" &&
        "$same_picture" "$work/kept.ppm" "$work/board.ppm" >"$work/compared" &&
        return
    key ctrl+w                          # the end may have come late
    return 1
}

# No picture is the same as the kept one that has such a fault.
is_noticed() {  # FAULT
    "$wrong_picture" "$(journal)" "$(board_size)" "$1" \
        >"$work/wrong.ppm" 2>>"$work/err" || return 1
    "$same_picture" "$work/kept.ppm" "$work/wrong.ppm" >"$work/compared"
    [ $? -eq 1 ]
}

has_no_fault() {
    "$wrong_picture" "$(journal)" "$(board_size)" none \
        >"$work/right.ppm" 2>>"$work/err" &&
        "$same_picture" "$work/kept.ppm" "$work/right.ppm" >"$work/compared"
}

# The window is higher by the words below the board, where there are any.
words_height() {
    awk '$1 == "words" { print $5; found = 1 } END { if (!found) print 0 }' \
        "$work/places"
}

compare_pictures() {    # FAULT...
    [ -z "$to" ] || convert "$work/seen.ppm" "$to/$name-window.png"
    fold_table
    resize 900 600
    [ "$(words_height)" -eq 0 ] || resize 900 $((600 + $(words_height)))
    result $? "$name: the window takes another size"
    point board
    expect "$name: the picture stands still" is_steady
    convert "$kept/$name.png" -depth 8 "ppm:$work/kept.ppm"
    until_true is_kept
    status=$?
    result "$status" "$name: it is the picture that is kept"
    [ "$status" -eq 0 ] || sed 's/^/# /' "$work/compared"
    [ -z "$to" ] || convert "$work/board.ppm" "$to/$name.png"
    leave
    result $? "$name: q leaves"
    "$boardwalk" show "$(journal)" --picture "$work/drawn.png" \
        --size "$(board_size)" &&
        convert "$work/drawn.png" -depth 8 "ppm:$work/drawn.ppm" &&
        cmp "$work/drawn.ppm" "$work/board.ppm"
    result $? "$name: every pixel is as the journal says"
    has_no_fault
    result $? "$name: drawn without a fault it is the same"
    for fault in "$@"; do
        is_noticed "$fault"
        result $? "$name: a picture with a fault is noticed: $fault"
    done
}

# duel: a match between two people, one at the keys, one at the mouse

enter_letter() { # KEY DIGITS: when the letter can be seen
    until_true sees "AN $2" && key "$1"
}

# The letters are on the switches one after the other, and hidden when entered.
make_code() {   # KEY L1 L2 L3 L4
    key "$2" && enter_letter "$1" "$2___" && until_true sees "AN -$2__" &&
        key "$3" && enter_letter "$1" "-$3__" &&
        until_true sees "AN --$3_" && key "$4" &&
        enter_letter "$1" "--$4_" && until_true sees "AN ---$4" &&
        key "$5" && enter_letter "$1" "---$5"
}

guess() {       # KEY L1 L2 L3 L4
    key "$2" && enter_letter "$1" "$2___" && until_true sees "AN $2$2__" &&
        key "$3" && enter_letter "$1" "$2$3__" &&
        until_true sees "AN $2$3$3_" && key "$4" &&
        enter_letter "$1" "$2$3$4_" && until_true sees "AN $2$3$4$4" &&
        key "$5" && enter_letter "$1" "$2$3$4$5"
}

duel() {
    begin duel --seed 1
    result $? "duel: there is a window"
    shows "duel: it begins with A-b" 'AN _A-b' 'LD 00000000' 'SW 00000000'
    key P
    click BTN3 3
    click BTN0 3
    expect "duel: a latch holds a button" keeps 'press BTN3'
    expect "duel: and another at the same time" keeps 'press BTN0'
    shows "duel: both are seen to be down" 'BTN 1001'
    key P bracketright bracketright
    shows "duel: A, who comes first, shall make a code" 'AN -___'
    click BTN3 3
    click BTN0 3
    expect "duel: a second click lets go" keeps 'release BTN3'
    expect "duel: of both" keeps 'release BTN0'
    make_code a F A C E
    result $? "duel: A makes FACE with keys"
    shows "duel: b shall guess" 'AN E___'
    click SW1
    click SW2
    click SW0
    shows "duel: clicks flip switches" 'AN F___' 'SW 00000100'
    push BTN0
    expect "duel: the mouse holds a button" keeps 'press BTN0'
    shows "duel: which is entered" 'AN FF__' 'BTN 0001'
    let_go
    shows "duel: and comes up" 'BTN 0000'
    click SW2
    click SW0
    until_true sees 'AN FA__' && click BTN0 && until_true sees 'AN FAA_' &&
        drag SW1 SW0 && until_true sees 'AN FAE_'
    result $? "duel: a drag over switches sets them all"
    click SW0
    until_true sees 'AN FAC_' && click BTN0 && until_true sees 'AN FACC' &&
        click SW0 && until_true sees 'AN FACE' && click BTN0
    shows "duel: b has found the code: all LEDs" 'LD 11111111' 'AN FACE'
    click BTN0
    shows "duel: b makes the next code" 'AN E___' 'LD 00000000'
    make_code l H L U U
    shows "duel: A shall guess" 'AN U___'
    guess a A A A A
    shows "duel: no letter is right: all LEDs are dark" 'LD 00000000' \
        'AN AAAA'
    key a
    shows "duel: two lives are left" 'AN A___'
    guess a U L H A
    shows "duel: the L is right, U and H are elsewhere" 'LD 01110100' \
        'AN ULHA'
    key a
    shows "duel: one life is left" 'AN A___'
    guess a U U U U
    shows "duel: two are right" 'LD 01011111' 'AN UUUU'
    key a
    shows_at_end "duel: b has won two rounds" 'AN _0-2'
    key bracketleft bracketleft
    pause_with 'AN _0-2' 'LD 11111111'
    result $? "duel: and all LEDs blink"
    compare_pictures LD0 LD7 AN0.0 AN1.6 AN2.5 SW0 SW7 BTN3 left
    reads_back "duel: the journal ends with this score" AN '"_0-2"'
}

# Something that blinks stands still as it should in one of a few pauses.
pause_with() {  # READING...
    for _ in $(seq 200); do
        key P
        until_true is_paused || return 1
        ! sees "$@" || return 0
        key ctrl+w P                    # the end may have come late
        until_true differs || return 1
    done
    return 1
}

# poker: a hand with bets on switches, from the deal to the showdown

# A press, seen to be over.
tap() {         # KEY BUTTON
    before=$(times_kept "release $2")
    key "$1"
    until_true kept_times $((before + 1)) "release $2"
}

differs() {     # what is seen from the picture before
    cp "$work/seen.ppm" "$work/before.ppm"
    look && ! cmp -s "$work/seen.ppm" "$work/before.ppm"
}

# A corner where only the shade behind a dialog changes anything: elsewhere
# the time goes on, and letters that come before the dialog are lost.
look_at_corner() {      # FILE
    look && convert "$work/seen.ppm" -crop 8x8+0+0 +repage "ppm:$1"
}

is_shaded() {
    look_at_corner "$work/shaded.ppm" &&
        ! cmp -s "$work/corner.ppm" "$work/shaded.ppm"
}

answer() {      # TEXT: to what the machine asks
    until_true look_at_corner "$work/corner.ppm"
    key m
    expect "$name: m opens a question" is_shaded
    xdotool type "$1"
    key Return
}

poker() {
    begin poker --seed 1 -o deal=hash
    result $? "poker: there is a window"
    tap Return BTNC
    tap Return BTNC
    shows "poker: A's cards are there" 'LD 1000000000000000'
    key v
    expect "poker: under a cloth that a key lifts" differs
    tap Return BTNC
    tap Return BTNC
    shows "poker: b's cards are there" 'LD 0100000000000000'
    click TTY
    expect "poker: under a cloth that a click lifts" differs
    tap Return BTNC
    tap Left BTNL
    tap Left BTNL
    tap Left BTNL
    shows "poker: both have paid: the pot is 10" 'AN 0010' \
        'LD 0000000000000000'
    tap Return BTNC
    shows "poker: A is asked, and has 95" 'AN 0095'
    click SW3
    click SW1
    shows "poker: clicks set ten on the switches" 'SW 0000000000001010'
    tap Return BTNC
    shows "poker: A bets ten and has 85" 'AN 0085'
    answer 0
    shows "poker: a typed number goes to the switches" \
        'SW 0000000000000000'
    tap Return BTNC
    shows "poker: b is asked, and has 95" 'AN 0095'
    drag SW3 SW0
    shows "poker: a drag sets fifteen" 'SW 0000000000001111'
    tap Return BTNC
    shows "poker: b raises and has 80" 'AN 0080'
    drag SW3 SW0
    shows "poker: a drag takes them back" 'SW 0000000000000000'
    tap Return BTNC
    shows "poker: A is asked again, and has 85" 'AN 0085'
    key 2 0
    shows "poker: keys set five" 'SW 0000000000000101'
    click BTNC
    shows "poker: A calls and has 80" 'AN 0080'
    click SW2
    click SW0
    tap Left BTNL
    tap Left BTNL
    tap Left BTNL
    shows "poker: the pot is 40" 'AN 0040' 'SW 0000000000000000'
    click BTNC
    shows "poker: b has the better hand" 'LD 0000000000000010'
    key P
    compare_pictures LD1 AN1.2 SW15 BTNC letter left
    reads_back "poker: the terminal names b" TTY '"2P 2P 2P"'
    reads_back "poker: the light is b's" LD 0000000000000010
}

# pegs: a game with a look at its history

taps() {        # WORDS: U D L R for the arrows, S to submit
    for one in $1; do
        case $one in
        U) tap Up BTNU ;;
        D) tap Down BTND ;;
        L) tap Left BTNL ;;
        R) tap Right BTNR ;;
        S) tap Return BTNS ;;
        esac || return 1
    done
}

# This seed draws RGBY for a first press at tick 100.
at_tick_100() {
    key P
    key Home
    xdotool key --repeat 100 --delay 12 period
    key Down
    until_true keeps 'press BTND' && grep -q '^@100 press BTND$' "$(journal)"
}

pegs() {
    begin pegs --seed 2771
    result $? "pegs: there is a window"
    at_tick_100
    result $? "pegs: time is taken back, and stepped to tick 100"
    shows "pegs: in a pause the button stays down" 'BTNL 0' 'BTND 1'
    key P
    until_true keeps 'release BTND'
    taps 'D R U R U U R U U U U S'
    shows "pegs: YBGR has four O" 'AN 0000' 'LD 00000010'
    taps 'D D R R D D D R D S'
    shows "pegs: RBWC has an X and an O" 'AN H0__' 'LD 00000100'
    taps 'U U U U R D R U R D D D S'
    shows "pegs: KKKK has nothing" 'AN ____' 'LD 00001000'
    taps 'R U U'
    click SW0
    shows "pegs: SW0 up is the history, its newest turn" 'SW 00000001' \
        'RGB KKKK' 'AN ____' 'LD 00000100'
    click BTND
    shows "pegs: down is the turn before" 'RGB RBWC' 'AN H0__' 'LD 00000010'
    click BTND
    shows "pegs: and the first one" 'RGB YBGR' 'AN 0000' 'LD 00000001'
    taps 'U'
    shows "pegs: up is back again" 'RGB RBWC' 'AN H0__' 'LD 00000010'
    taps 'S'
    shows "pegs: nothing is submitted there" 'RGB RBWC' 'AN H0__' \
        'LD 00000010'
    drag SW0 BTND
    shows "pegs: a pull downwards ends it: turn four" 'SW 00000000' \
        'AN ____' 'LD 00001000'
    taps 'U S'
    shows "pegs: KCKK is judged" 'LD 00010000'
    taps 'U U U U R D R U R D D'
    key bracketleft bracketleft bracketleft
    taps 'S'
    shows_at_end "pegs: RGBY is the code" 'AN HHHH' 'RGB RGBY'
    pause_with 'AN HHHH' 'LD 00010000'
    result $? "pegs: the light of the turn blinks"
    compare_pictures LD4 AN3.1 SW0 RGB3 BTNS left
    reads_back "pegs: the journal ends with this code" RGB RGBY
    reads_back "pegs: and four X" AN '"HHHH"'
}

# checkers: errors and what comes after them

enter_square() { # SQUARE: point at it, take it
    before=$(times_kept 'release ENTER')
    click "$1"
    click "$1"
    until_true kept_times $((before + 1)) 'release ENTER'
}

checkers() {
    begin checkers --seed 1
    result $? "checkers: there is a window"
    shows "checkers: red begins" 'RED 1' 'BLACK 0' 'ERROR 0'
    enter_square d4
    shows "checkers: an empty square is an error" 'RED 1' 'ERROR 1'
    click CLEAR
    shows "checkers: CLEAR puts the light out" 'RED 1' 'ERROR 0'
    key P
    click ENTER 3
    click CLEAR 3
    shows "checkers: ENTER and CLEAR, latched" 'CLEAR 1' 'ENTER 1'
    key P
    until_true sees 'RED 1' 'ERROR 0'
    click ENTER 3
    click CLEAR 3
    shows "checkers: together they do nothing" 'RED 1' 'ERROR 0' 'CLEAR 0' \
        'ENTER 0'
    enter_square e3
    enter_square f4
    shows "checkers: a legal move: it is Black's turn" 'RED 0' 'BLACK 1' \
        'ERROR 0'
    answer c3
    shows "checkers: a red man is not for Black to move" 'BLACK 1' 'ERROR 1'
    key c
    shows "checkers: c is CLEAR" 'BLACK 1' 'ERROR 0'
    answer d6-e5
    shows "checkers: a typed move is entered" 'RED 1' 'BLACK 0' 'ERROR 0'
    enter_square f4
    key Left Up
    tap Return ENTER
    shows "checkers: a square that is taken is an error" 'RED 1' 'ERROR 1'
    tap c CLEAR
    key Right Down
    tap Return ENTER
    key Left Left Up Up
    tap Return ENTER
    shows "checkers: arrows and Enter jump over a man" 'RED 0' 'BLACK 1' \
        'ERROR 0'
    far='.G.G.G.G/G.G.G.G./.G.R.G.G/........'
    pause_with "ARRAY $far/.....y../R.R...R./.R.R.R.R/R.R.R.R."
    result $? "checkers: the taken man is gone from the array"
    compare_pictures ARRAY.1 ARRAY.114 ROW2 COL0 BLACK left
    reads_back "checkers: it is Black's turn in words" BLACK on
    reads_back "checkers: and there is no error" ERROR off
}

# go: a game between two people, up to the score

# Each pair of stones one step on: Black on the left of a line, White right.
pairs() {       # DIRECTION FIRST: four of them, this many moves done before
    done=$2
    for pair in 1 2 3 4; do
        key Left "$1" Return
        done=$((done + 1))
        until_true move_is "$done" || return 1
        key Right Return
        done=$((done + 1))
        until_true move_is "$done" || return 1
    done
}

move_is() {     # NUMBER
    sees "HEX ....$(printf %2s "$1" | tr ' ' _)"
}

go() {
    begin go --seed 1
    result $? "go: there is a window"
    tap Return ENTER
    tap Return ENTER
    until_true move_is 0
    result $? "go: two players begin"
    click ENTER
    until_true move_is 1
    result $? "go: a click on a key places a stone"
    key Right
    key Return
    until_true move_is 2
    result $? "go: and so does the keyboard"
    pairs Up 2
    result $? "go: both build walls upwards"
    for step in 1 2 3 4; do
        tap Down DOWN
    done
    pairs Down 10
    result $? "go: and downwards"
    push KEY1
    shows "go: KEY1 shows prisoners: none" 'HEX _0_0..'
    let_go
    click SPACE
    until_true move_is 19
    result $? "go: Black passes by a click"
    key space
    shows_at_end "go: White, too: the game is over" 'LEDR 1111111111'
    compare_pictures LEDR0 HEX5.1 SW0 ENTER left
    reads_back "go: the score is on the monitor" VGA \
        '"B 45 W 41.5; Black wins by 3.5"'
}

for machine in ${GAMES:-duel poker pegs checkers go}; do
    in_display "$machine" "$machine"
done
all_displays
