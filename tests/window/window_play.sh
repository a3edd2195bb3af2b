#!/bin/sh
# window_play.sh BOARDWALK WINDOW_EYE TABLE_EYE [all] - every machine to its
# end in the window, by a mouse alone and by keys alone: at the table, and with
# the same presses at the bare board.
#
# A game between two people is played at the table; its journal has what was
# pressed for them. The other hand then presses the same on the bare board,
# where nobody helps, and the game comes to the same end. Without "all" only
# the quickest is played. Prints TAP. GAMES="duel go" plays only those.
set -u

table_eye=$3
all_games=${4:-}
. "$(dirname "$0")/in_x.sh"

# What is kept of a game

events() {
    grep -c '^@[0-9]* [a-z]' "$(journal)"
}

has_more() {    # EVENTS
    [ "$(events)" -gt "$1" ]
}

# How many there are of each name that is numbered.
widths() {
    awk '$1 ~ /[0-9]$/ { sub(/[0-9]+$/, "", $1); n[$1]++ }
         END { for (name in n) print "width", name, n[name] }' "$work/places"
}

# "TICK BUTTON SWITCHES": each press with the switches that are up. "set SW
# xxx01" is several at once, the highest first, "set ROW 2" a number on them.
presses() {     # JOURNAL
    { widths; cat "$1"; } | awk '
        function set_all(name, value,    i, n, bit) {
            n = width[name]
            for (i = 0; i < n; i++) {
                bit = length(value) == n ? substr(value, n - i, 1) \
                                         : int(value / 2 ^ i) % 2
                if (bit != "x") up[name, i] = bit
            }
        }
        function all_up(    name, i, line) {
            for (name in width)
                for (i = 0; i < width[name]; i++)
                    if (up[name, i] == 1) line = line " " name i
            return line
        }
        $1 == "width" { width[$2] = $3 }
        $2 == "set" && $3 !~ /[0-9]$/ { set_all($3, $4) }
        $2 == "set" && match($3, /[0-9]+$/) {
            up[substr($3, 1, RSTART - 1), substr($3, RSTART) + 0] = $4
        }
        $2 == "press" { print substr($1, 2), $3 all_up() }'
}

without_ticks() {
    sed 's/^[0-9]* //'
}

end_of() {      # JOURNAL
    "$table_eye" "$1" end 2>>"$work/err"
}

# At the table. A thing is one word, with _ for a space.

ask_eye() {     # at|way THING...
    question=$1
    shift
    for thing in "$@"; do
        shift
        set -- "$@" "$(echo "$thing" | tr _ ' ')"
    done
    look && "$table_eye" "$(journal)" "$size" "$question" "$@" \
        <"$work/seen.ppm" >"$work/told" 2>>"$work/err"
}

has_focus() {   # THING...: or anything else
    ask_eye way "$@" && [ "$(cat "$work/told")" != Tab ]
}

table_by_mouse() {  # THING...
    until_true ask_eye at "$@" || return 1
    while read -r x y <&5; do
        xdotool mousemove --window "$(id)" "$x" "$y" click 1
    done 5<"$work/told"
}

# A picture may be older than the key: Esc lets Tab come to the table however
# often it is pressed.
take_focus() {  # THING...
    has_focus "$@" && return
    [ "$(cat "$work/told")" != Tab ] || key Escape Tab
    return 1
}

table_by_keys() {   # THING...
    # shellcheck disable=SC2046  # several keys
    until_true take_focus "$@" && key $(cat "$work/told")
}

touch_things() { # THING...
    "table_by_$hand" "$@" && return
    echo "# $name: not to be touched: $*" >>"$work/lost"
    return 1
}

# The window tells the time: it has drawn anew, and time has passed for it.
has_drawn() {
    look && ! cmp -s "$work/drawn.ppm" "$work/seen.ppm"
}

# The hand presses several things for an order, a fortieth of a second apart at
# this speed, and what is touched meanwhile is refused: it has done when nothing
# was added while the window has drawn several pictures, however slowly.
has_done() {    # EVENTS: that there were before
    has_more "$1" || return 1
    for _ in 1 2 3 4 5; do
        count=$(events)
        look && cp "$work/seen.ppm" "$work/drawn.ppm" || return 1
        until_true has_drawn || return 1
        [ "$(events)" -eq "$count" ] || return 1
    done
}

# The last one of them is an order: something is pressed.
order() {       # THING...
    before=$(events)
    touch_things "$@" && until_true has_done "$before"
}

# Whatever there is to go on with, as long as there is.
until_over() {
    until end_of "$(journal)" >/dev/null; do
        order "Continue|Show|Deal" || return 1
    done
}

# The machines

word() {        # LETTERS
    # shellcheck disable=SC2046  # one for each letter
    order $(echo "$1" | sed 's/./Letter_& /g') Enter
}

# b finds a code, A does not.
table_duel() {
    order Start && word FACE && word FACE && order Continue &&
        word HLUE && word ACUE && order Continue && word FAHL &&
        order Continue && word CUEA && order Continue
}

pegs_row() {    # COLOUR...
    # shellcheck disable=SC2046
    touch_things $(printf 'Choose_%s ' "$@") Enter
}

# The tick of the first press decides about the code: it comes a second after
# the beginning, where time stands still until the first row is laid. Eight
# rows end a game, if not a lucky one before.
table_pegs() {
    key P Home greater
    pegs_row blue green cyan red && until_true has_done 0 || return 1
    for row in 'red red green green' 'white yellow blue cyan' \
        'magenta white red blue' 'black white white yellow' \
        'cyan cyan magenta magenta' 'yellow green red black' \
        'blue blue blue white'; do
        ! end_of "$(journal)" >/dev/null || return 0
        before=$(events)
        # shellcheck disable=SC2086  # four colours
        pegs_row $row && until_true has_done "$before" || return 1
    done
}

table_poker() {
    order Deal && order Take_my_cards && order All-in && order Call &&
        until_over
}

table_checkers() {
    for move in $draughts; do
        # shellcheck disable=SC2046  # several squares
        order $(echo "$move" | tr - ' ') || return 1
    done
}

table_go() {
    order Start_a_game && order E5 && order C3 && order G7 && order C7 &&
        order G3 && order Pass && order Pass
}

# At the bare board

key_of() {      # PART
    case $1 in
    SW1[0-5])         printf %x "${1#SW}" ;;
    SW?)              echo "${1#SW}" ;;
    ROW?)             echo $((3 - ${1#ROW})) ;;
    COL?)             echo $((6 - ${1#COL})) ;;
    BTN3)             echo a ;;
    BTN0)             echo l ;;
    BTNU | UP)        echo i ;;
    BTNL | LEFT)      echo j ;;
    BTND | DOWN)      echo k ;;
    BTNR | RIGHT)     echo l ;;
    BTNS | BTNC | SPACE) echo s ;;
    ENTER)            echo e ;;
    DARK)             echo d ;;
    esac
}

board_by_mouse() {  # PART
    click "$1"
}

board_by_keys() {   # PART
    key "$(key_of "$1")"
}

set_switches() { # SWITCHES: that shall be up
    # shellcheck disable=SC2086  # several
    for one in $(printf '%s\n' $up $1 | sort | uniq -u); do
        flip "$one" || return 1
    done
    up=$1
}

# The journal tells the time: of a switch that does nothing now.
spare_switch() {
    case $machine in
    duel | pegs) echo SW7 ;;
    checkers) echo DARK ;;
    poker) echo SW14 ;;
    go) echo SW9 ;;
    esac
}

clock_hz() {
    case $machine in
    duel | pegs) echo 1000 ;;
    checkers) echo 4000 ;;
    poker) echo 125000 ;;
    go) echo 31250 ;;
    esac
}

flip() {        # SWITCH
    before=$(events)
    "board_by_$hand" "$1"
    until_true has_more "$before"
}

last_tick() {   # WORD: of the last event with it
    sed -n "s/^@\([0-9]*\) .*$1.*/\1/p" "$(journal)" | tail -n 1
}

has_waited() {  # TICKS: since the last press
    flip "$(spare_switch)" && flip "$(spare_switch)" &&
        [ "$(last_tick set)" -ge $(($(last_tick press) + $1)) ]
}

# As long after the press before as at the table; no machine is deaf for
# longer than ten seconds.
wait_as_long() { # TICK-BEFORE TICK
    most=$((10 * $(clock_hz)))
    gap=$(($2 - $1))
    until_true has_waited $((gap < most ? gap : most))
}

# Time is taken back to its beginning and brought to the tick of the first
# press, tick by tick: a leap ends where the game ends, and who knows how far
# it has come.
step_to() {     # TICK
    key P Home
    xdotool key --repeat "$1" --delay 12 period
}

press_on_board() { # BUTTON
    before=$(times_kept "release $1")
    "board_by_$hand" "$1"
    until_true keeps "press $1" || return 1
    [ -z "$is_stepped" ] || key P
    is_stepped=
    until_true kept_times $((before + 1)) "release $1"
}

board_presses() {
    up=
    tick_before=
    while read -r tick button switches <&4; do
        is_stepped=
        if [ -n "$tick_before" ]; then
            wait_as_long "$tick_before" "$tick" || return 1
        elif [ "$machine" = pegs ]; then
            step_to "$tick"
            is_stepped=yes
        fi
        set_switches "$switches" && press_on_board "$button" || return 1
        tick_before=$tick
    done 4<"$work/presses"
}

# Both

options() {
    case $machine in
    checkers) echo '-o rules=full' ;;
    poker) echo '-o deal=hash -o showdown=cards' ;;
    esac
}

sit_down() {    # MACHINE
    machine=$1
    # shellcheck disable=SC2046  # several words
    begin "$1" --seed 1 $(options)
}

keep_lost() {
    cat "$work/lost" 2>/dev/null
    rm -f "$work/lost"
}

play_at_table() { # MACHINE
    sit_down "$1"
    key bracketright bracketright bracketright
    "table_$1"
    result $? "$name: everything can be touched in its turn"
    keep_lost
    until_true end_of "$(journal)" >/dev/null
    result $? "$name: the game is over: $(end_of "$(journal)")"
    leave
    result $? "$name: q leaves"
    cp "$(journal)" "$work/table.bw"
    presses "$work/table.bw" >"$work/presses"
}

play_at_board() { # MACHINE
    sit_down "$1"
    fold_table
    key bracketright bracketright bracketright
    board_presses
    result $? "$name: the board takes each press in its turn"
    leave
    result $? "$name: q leaves the bare board"
    presses "$(journal)" | without_ticks >"$work/pressed"
    without_ticks <"$work/presses" | diff - "$work/pressed" >"$work/differ"
    [ $? -eq 0 ] && [ "$(grep -c . "$work/pressed")" -gt 3 ]
    result $? "$name: $(grep -c . "$work/pressed") presses are the same"
    sed 's/^/# /' "$work/differ"
    end_of "$work/table.bw" >"$work/end" &&
        [ "$(end_of "$(journal)")" = "$(cat "$work/end")" ]
    result $? "$name: and so is the end"
}

play_both() {   # MACHINE HAND OTHER-HAND
    name="$1 by $2"
    hand=$2
    play_at_table "$1"
    name="$1 by $3 on the board"
    hand=$3
    play_at_board "$1"
}

by_mouse() {
    for machine in ${GAMES:-poker ${all_games:+duel pegs checkers go}}; do
        play_both "$machine" mouse keys
    done
}

by_keys() {
    for machine in ${GAMES:-poker ${all_games:+duel pegs checkers go}}; do
        play_both "$machine" keys mouse
    done
}

in_display mouse by_mouse
in_display keys by_keys
all_displays
