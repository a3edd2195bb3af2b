#!/bin/sh
# make.sh - takes the pictures of README and docs anew, by the program itself: the
# board as window and page draw it, and the terminal in tmux.
#
#   docs/pictures/make.sh [BOARDWALK]
set -eu
cd "$(dirname "$0")/../.."
boardwalk=${1:-build/boardwalk}
work=$(mktemp -d)
trap 'tmux -L picture kill-server 2>/dev/null || true; rm -rf "$work"' EXIT

cc -std=c11 -O1 docs/pictures/ansi2svg.c -o "$work/ansi2svg"
export XDG_STATE_HOME="$work"

screen() {
    tmux -L picture capture-pane -p
}

keys() {
    tmux -L picture send-keys "$@"
}

# Waits until the screen shows a text.
until_shown() {
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        screen | grep -q -e "$1" && return
        sleep 0.1
    done
    echo "make.sh: there is no '$1' on the screen" >&2
    exit 1
}

# The board of the game in $work/game.bw.
board() {       # NAME SIZE
    "$boardwalk" show "$work/game.bw" --picture "docs/pictures/$1.png" \
        --size "$2"
}

# Goes on with that game in a terminal.
begin() {       # [COLUMNS ROWS]
    tmux -L picture -f /dev/null new-session -d -x "${1-80}" -y "${2-24}" \
        "env COLORTERM=truecolor TERM=xterm-256color \
         $boardwalk play --face term --load $work/game.bw"
    until_shown 'q quit'
}

take() {        # NAME
    tmux -L picture capture-pane -peN |
        "$work/ansi2svg" >"docs/pictures/$1.svg"
    keys q
    sleep 0.5
}

# Duel: A makes HALF, and b's guess LACE has one letter right.
enter() {
    button=$1
    shift
    for letter in "$@"; do
        printf 'set SW %s\ntap %s\n' "$letter" "$button"
    done
}
{
    printf 'boardwalk 1\nopen duel:basys2#1\nwait 1s\ntap BTN3\nwait 4s\n'
    enter BTN3 5 1 6 4
    printf 'wait 4s\n'
    enter BTN0 6 1 2 3
    printf 'wait 1s\n'
} >"$work/game.bw"
board duel 800x490
begin
until_shown BTN0
keys space
until_shown PAUSED
take duel

# Pegs: two guesses, red green blue yellow and green red yellow magenta; the
# second has one peg right and two elsewhere.
colour() {      # STEPS: the selected peg, up or down; then the next one
    steps=$1
    while [ "$steps" -ne 0 ]; do
        if [ "$steps" -gt 0 ]; then
            printf 'tap BTNU\n'
            steps=$((steps - 1))
        else
            printf 'tap BTND\n'
            steps=$((steps + 1))
        fi
    done
    printf 'tap BTNR\n'
}
{
    printf 'boardwalk 1\nopen pegs:nexys3#7\nwait 1s\n'
    for steps in 4 2 1 -2; do
        colour "$steps"
    done
    printf 'tap BTNS\nwait 1s\n'
    for steps in -2 2 -3 -1; do
        colour "$steps"
    done
    printf 'tap BTNS\nwait 1s\n'
} >"$work/game.bw"
board pegs 920x430
begin
keys h
until_shown 'codes left'
until_shown 'G.  .R.  .Y.  .M'
keys space
until_shown PAUSED
until_shown 'G.  .R.  .Y.  .M'
take pegs

# Checkers with all rules: c3-d4, f6-e5, and now Red must jump. It holds its
# man on d4 and points at f6, where it shall land.
square() {      # ROW COLUMN
    printf 'set ROW %s\nset COL %s\ntap ENTER\n' "$1" "$2"
}
{
    printf 'boardwalk 1\nopen checkers:tinychip#1 rules=full\nwait 1s\n'
    square 2 2
    square 3 3
    square 5 5
    square 4 4
    square 3 3
    printf 'set ROW 5\nset COL 5\nwait 1s\n'
} >"$work/game.bw"
board checkers 920x570
begin
until_shown MUST
keys space
until_shown PAUSED
take checkers

# Poker with five community cards: 10 from each before every street; the
# river, the pot on the digits, and 25 on the switches, the next bet.
presses() {     # HOW-MANY
    left=$1
    while [ "$left" -gt 0 ]; do
        printf 'tap BTNC\n'
        left=$((left - 1))
    done
}
{
    printf 'boardwalk 1\nopen poker:basys3#1 deal=hash cards=5\nwait 1s\n'
    presses 5
    for _ in flop turn river; do
        presses 1
        printf 'set SW 10\n'
        presses 4
    done
    printf 'tap BTNL\ntap BTNL\ntap BTNL\nset SW 25\nwait 1s\n'
} >"$work/game.bw"
board poker 1100x420
begin
until_shown '5D TC'
keys space
until_shown PAUSED
take poker

# Go, two people: the cursor goes from stone to stone.
steps() {       # HOW-MANY KEY-BEFORE KEY-BEHIND
    left=$1
    while [ "$left" -ne 0 ]; do
        if [ "$left" -lt 0 ]; then
            printf 'tap %s\n' "$2"
            left=$((left + 1))
        else
            printf 'tap %s\n' "$3"
            left=$((left - 1))
        fi
    done
}
row=4
column=4
stone() {       # ROW COLUMN, from the top left
    steps $(($1 - row)) UP DOWN
    steps $(($2 - column)) LEFT RIGHT
    row=$1
    column=$2
    printf 'tap ENTER\nwait 200ms\n'
}
{
    printf 'boardwalk 1\nopen go:de1soc#1\nwait 1s\n'
    printf 'tap ENTER\nwait 1s\ntap ENTER\nwait 1s\n'
    for move in 4,4 2,5 2,4 3,5 3,4 4,5 5,5 5,6 6,5 6,6 7,6 7,7 1,5 1,6 1,4 \
                7,5 6,4 8,6 2,6 2,7 3,6 3,7 4,6 4,7; do
        stone "${move%,*}" "${move#*,}"
    done
    printf 'wait 1s\n'
} >"$work/game.bw"
board go 920x710
begin 120 40
until_shown 'to move'
keys P
until_shown PAUSED
take go
"$boardwalk" show "$work/game.bw" --picture docs/pictures/go_monitor.png
