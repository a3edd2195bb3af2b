#!/bin/sh
# window_touch.sh BOARDWALK WINDOW_EYE - games at the table in the window, by
# mouse alone and by keys alone, each on a display of its own: Go against
# random, from the start to the score; and by clicks on the machine's own
# monitor. Checkers between two people to the last man, by the mouse. Prints
# TAP.
set -u

. "$(dirname "$0")/in_x.sh"

# A stone is placed by Enter and a pass is Space, by either side: one release
# of these for each move, after those of the start.
moves_kept() {
    grep -c '^@[0-9]* release \(ENTER\|SPACE\)$' "$(journal)"
}

has_moves() {   # COUNT
    [ "$(moves_kept)" -ge "$1" ]
}

both_passed() {
    [ "$(grep '^@[0-9]* release \(ENTER\|SPACE\)$' "$(journal)" |
        tail -n 2 | grep -c SPACE)" -eq 2 ]
}

# The keys on the table tell what can be done: how light a place of the sheet
# is, 0 to 255, and how green.
shade() {       # X Y red|green|intensity
    look || return 1
    # shellcheck disable=SC2046  # two numbers
    set -- "$3" $(on_sheet "$1" "$2")
    convert "$work/seen.ppm" -crop "1x1+$2+$3" \
        -format "%[fx:int(255*$(echo "$1" | sed 's/red/r/; s/green/g/'))]" \
        info:
}

can_start() {   # its key is green
    [ "$(shade 170 900 green)" -gt $(($(shade 170 900 red) + 40)) ]
}

can_move() {    # the key that passes is not faint
    [ "$(shade 40 900 intensity)" -gt 60 ]
}

# Black's move, when it is his turn, and White's.
move_by() {     # COMMAND
    until_true can_move || return 1
    before=$(moves_kept)
    "$1"
    until_true has_moves $((before + 2))
}

pass_to_the_end() { # COMMAND: that passes
    for _ in $(seq 120); do
        move_by "$1" || return 1
        ! both_passed || return 0
    done
    return 1
}

has_started() {
    [ "$(moves_kept)" -ge 2 ] && sees 'HEX ...._0'
}

# The first move at an earlier moment asks whether to go on from there.
second_and_yes() {
    "$second"
    key Return
}

# A game, by what touches things: the start, two points, the pass.
play() {        # START FIRST SECOND PASS
    key bracketright bracketright bracketright
    until_true can_start && "$1"
    expect "$name: it begins" has_started
    move_by "$2"
    result $? "$name: a stone is placed, and answered"
    shows "$name: the board counts two moves" 'HEX ...._2'
    key ctrl+z
    expect "$name: it can be taken back" sees 'HEX ...._0'
    second=$3
    move_by second_and_yes
    result $? "$name: and another one is placed, after a question"
    expect "$name: what was taken back is cut off" grep -q '^rewind' \
        "$(journal)"
    key bracketright bracketright bracketright bracketright
    pass_to_the_end "$4"
    result $? "$name: the game comes to its end"
    leave
    result $? "$name: q leaves"
    # The end has taken room in the window, so that lights are elsewhere.
    reads_back "$name: the board shows the score" LEDR 1111111111
}

mouse_start() { touch_sheet 400 930; }
mouse_first() { touch_sheet 320 480; }
mouse_second() { touch_sheet 480 320; }
mouse_pass() { touch_sheet 200 930; }

mouse() {
    begin go --seed 5 --b random
    play mouse_start mouse_first mouse_second mouse_pass
}

# The focus begins in the middle of the board.
keys_start() { key Tab Return; }
keys_first() { key Left Return; }
keys_second() { key Right Right Up Return; }

# From wherever it is, down and left is the key that passes.
keys_pass() {
    key Down Down Down Down Down Down Down Down Down Left Return
}

keys() {
    begin go --seed 6 --b random
    play keys_start keys_first keys_second keys_pass
}

# The picture of the monitor has 640 by 480 pixels; around it is its case, and
# the stand below (draw/layout.h).
on_monitor() {  # X Y: the place, as two words
    # shellcheck disable=SC2046  # four numbers
    set -- "$1" "$2" $(awk '$1 == "VGA" { print $2, $3, $4, $5 }' \
        "$work/places")
    edge=$(($5 / 34))
    echo $(($3 - $5 / 2 + edge + $1 * ($5 - 2 * edge) / 640)) \
        $(($4 - $6 / 2 + edge + $2 * ($6 - 4 * edge) / 480))
}

click_monitor() {   # X Y
    # shellcheck disable=SC2046  # two numbers
    xdotool mousemove --window "$(id)" $(on_monitor "$1" "$2") click 1
}

# The selected item of a menu lies on brown.
has_menu() {
    look || return 1
    # shellcheck disable=SC2046  # two numbers
    set -- $(on_monitor 600 126)
    red=$(convert "$work/seen.ppm" -crop "1x1+$1+$2" \
        -format '%[fx:int(255*r)]' info:)
    [ "$red" -gt 85 ] && [ "$red" -lt 120 ]
}

monitor() {
    begin go --seed 7
    until_true can_start
    click_monitor 320 240
    expect "$name: a click leaves the title" has_menu
    click_monitor 400 145
    expect "$name: a click on an item of the menu chooses it" has_started
    until_true can_move
    click_monitor 272 308
    expect "$name: a click on a point is a move" sees 'HEX ...._1'
    until_true can_move
    click_monitor 368 116
    expect "$name: and so is the next one" sees 'HEX ...._2'
    leave
    result $? "$name: q leaves"
}

# checkers: each square is an ENTER

touch_square() { # SQUARE: 95 wide, the files right of a margin of 40
    file=$(($(printf %d "'${1%?}") - 97))
    touch_sheet $((40 + file * 95 + 47)) $(((8 - ${1#?}) * 95 + 47))
}

# Whose light is on has the turn.
draughts_move() {   # MOVE LIGHT
    until_true sees "$2 1" || return 1
    before=$(times_kept 'release ENTER')
    # shellcheck disable=SC2046  # several squares
    set -- $(echo "$1" | tr '-' ' ')
    for square in "$@"; do
        touch_square "$square"
    done
    until_true kept_times $((before + $#)) 'release ENTER'
}

draughts() {
    begin checkers --seed 1 -o rules=full
    key bracketright bracketright bracketright
    light=RED
    for move in $draughts; do
        draughts_move "$move" $light
        result $? "$name: $light plays $move"
        [ $light = RED ] && light=BLACK || light=RED
    done
    leave
    result $? "$name: q leaves"
    reads_back "$name: Red has won" RWIN on
    reads_back "$name: and Black has not" BWIN off
}

in_display draughts draughts
in_display mouse mouse
in_display keys keys
in_display monitor monitor
all_displays
