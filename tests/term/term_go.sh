#!/bin/sh
# term_go.sh BOARDWALK - Go in the terminal: the monitor's picture, in cells
# and by the terminal itself.
#
# Prints TAP. What goes to the terminal is kept in a file, for tmux does not
# show pictures; what a terminal would answer is typed.

. "$(dirname "$0")/in_tmux.sh"

rest_ticks=1500

expect() {      # SENTENCE COMMAND...
    sentence=$1
    shift
    until_true "$@"
    result $? "$sentence"
}

keep_output() { # everything the program writes from now on
    : >"$work/bytes"
    tm pipe-pane -O "cat >>$work/bytes"
}

forget_output() {
    tm pipe-pane
}

count_of() {    # BYTES: how often they were written, escapes as "^"
    tr '\033' '^' <"$work/bytes" | grep -oF -e "$1" | wc -l
}

wrote() {       # BYTES
    [ "$(count_of "$1")" -gt 0 ]
}

wrote_more() {  # BYTES THAN
    [ "$(count_of "$1")" -gt "$2" ]
}

# Cells without colour

open_window 80 24 C
begin BOARDWALK_COLOR=none play go --face term --seed 1
waits_for 'VGA  Go: press Enter' "the caption stands below the picture"
until_true shows 'LEDR [ ][ ]' && until_true shows 'SPACE pass' &&
    until_true shows '2 territory'
result $? "beside it are lamps, keys and switches"
until_true shows 'oooooooooo'
result $? "and the picture is made of characters"
press Enter
waits_for 'menu:' "Enter goes to the menu"
press Enter
waits_for 'Black to move; cursor E5' "and into a game"
press Up
waits_for 'cursor E6' "an arrow is a key of the keyboard"
press Left
waits_for 'cursor D6' "one press is one step"
press Enter
waits_for 'White to move' "Enter places a stone"
press Space
waits_for 'move 2' "the space bar is one, too"
waits_for 'Black to move' "and passes"
until_true lacks PAUSED && until_true shows 'P Pause'
result $? "and does not pause"
keys P
waits_for PAUSED "another key does"
keys P
until_true lacks PAUSED

held() {        # as a terminal repeats a key that is held, up to the edge
    keys Right
    sleep 0.1
    shows 'cursor J'
}

expect "a key that is held goes on" held
press Escape
waits_for 'menu:' "Esc goes to the menu"

# Help covers it, and every size has room

keys '?'
waits_for 'ESC: menu' "the help page tells of the keys"
until_true lacks 'oooooooooo'
result $? "and covers the picture"
keys x
until_true shows 'LEDR ['
for size in '100 40' '160 50' '80 60' '200 24'; do
    tm resize-window -x "${size% *}" -y "${size#* }"
    until_true shows 'q Quit' && until_true shows 'VGA  menu'
    result $? "there is room at $size"
done
leave

# Colours

has_colour() {  # R;G;B
    tm capture-pane -pe | grep -q "[34]8;2;$1"
}

open_window 80 24 "$utf8"
begin BOARDWALK_COLOR=24bit play go --face term --seed 1
expect "in colour it is made of half cells" shows '▀'
expect "and wood is brown" has_colour '221;187;136'
leave

# The terminal is asked

open_window 100 40 "$utf8"
keep_output
begin TERM=xterm-256color play go --face term --seed 1
until_true wrote '^_Gi=7430,s=1,v=1,a=q,t=d,f=24;AAAA^\' &&
    until_true wrote '^[c' && until_true wrote '^[16t'
result $? "the terminal is asked whether it draws pictures"
until_true shows '▀' && ! wrote '^_Ga=T' && ! wrote '^P0;1'
result $? "until it answers there are cells"
raw '\033[6;20;10t\033[?62;4;22c'
expect "one that knows sixels gets sixels" wrote '^P0;1;0q"1;1;'
expect "and no cells" lacks '▀'

sends_no_more() {
    count=$(count_of '^P0;1;0q')
    sleep 0.5
    [ "$(count_of '^P0;1;0q')" -eq "$count" ]
}

expect "a picture that stays is sent once" sends_no_more
press Enter
expect "another one is sent" wrote_more '^P0;1;0q' "$count"
keys '?'
until_true shows 'ESC: menu'
count=$(count_of '^P0;1;0q')
keys x
expect "after the help page it is sent again" wrote_more '^P0;1;0q' "$count"
count=$(count_of '^P0;1;0q')
tm resize-window -x 120 -y 45
expect "in a window of another size, too" wrote_more '^P0;1;0q' "$count"
count=$(count_of '^P0;1;0q')
keys C-l
expect "and when all is drawn again" wrote_more '^P0;1;0q' "$count"
raw '\033_Gi=7430;OK\033\\'
expect "one that knows kitty's gets those" wrote '^_Ga=T,f=100,i=7430'
until_true shows 'menu:' && until_true lacks 'Gi=7430'
result $? "the answers are no keys"
[ "$(count_of '^_Ga=d')" -eq 0 ]
result $? "the picture stays"
keys '?'
expect "until something covers it" wrote '^_Ga=d,d=I,i=7430,q=2^\'
keys x
until_true shows 'LEDR'
count=$(count_of '^_Ga=d')
leave
until_true wrote_more '^_Ga=d' "$count"
result $? "or the face leaves"
forget_output

# The environment

keep_output
begin BOARDWALK_GRAPHICS=cells play go --face term --seed 1
! wrote '^[c' && ! wrote '^_G'
result $? "nobody is asked where cells are wanted"
leave
begin BOARDWALK_GRAPHICS=sixel play go --face term --seed 1
expect "sixels can be had without asking" wrote '^P0;1;0q"1;1;'
leave
forget_output
keep_output
begin X=1 play duel --face term --seed 1
! wrote '^[c' && ! wrote '^_G'
result $? "and a machine without a monitor asks nothing"
leave
forget_output
type_line "clear; BOARDWALK_GRAPHICS=none $boardwalk play go --face term"
waits_for "it must be cells, sixel or kitty" "another word is refused"

echo "1..$tests"
[ "$failed" -eq 0 ]
