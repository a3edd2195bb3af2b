#!/bin/sh
# term_poker.sh BOARDWALK - poker in the terminal: bets and covered cards.
#
# Prints TAP.

. "$(dirname "$0")/in_tmux.sh"

# Reading the monitor at 80x24: four lines of sixteen

left=4
rest_ticks=20000

tty() {         # LINE, the first being 1; all of them without
    screen | awk -v wanted="${1-0}" 'NR >= 4 && NR <= 7 {
        if (!wanted || NR - 3 == wanted)
            print substr($0, 62, 16)
    }'
}

tty_is() {      # PATTERN LINE: as grep has it, all of the line
    tty "$2" | grep -qx "$1"
}

card='[2-9TJQKA][HDCS]'
board=" $card $card $card *"
hand=" $card $card *"
cursor=' _ *'

tty_has_card() {
    tty | grep -q "$card"
}

tty_is_board() {
    tty_is "$board" 1 && tty_is "$cursor" 2
}

tty_is_hand() {
    tty_is "$board" 1 && tty_is "$hand" 2 && tty_is "$cursor" 3
}

is_covered() {  # WORDS in the middle of a line
    tty | grep -q " $1 " && ! tty_has_card
}

led_is_on() {   # NUMBER
    screen | awk -v n="$1" 'NR == 12 {
        exit substr($0, 70 - 4 * n, 1) == "#" ? 0 : 1
    }'
}

led_is_off() {
    ! led_is_on "$1"
}

expect() {      # SENTENCE COMMAND...
    sentence=$1
    shift
    until_true "$@"
    result $? "$sentence"
}

bet() {
    keys m
    until_true shows ' bet: ' && type_line "$1"
}

# Two people at one keyboard

open_window 80 24 C
begin BOARDWALK_COLOR=none play poker --face term --seed 1
until_true shows 'm Bet' && until_true shows 'v Look' &&
    until_true lacks '. Step'
result $? "the last row tells of bets and covered cards"
until_true tty_is "$cursor" 1 && until_true tty_is ' *' 2
result $? "at first the terminal is blank"
keys v
waits_for 'nothing is covered now' "there is nothing to look at yet"
press Enter
expect "the board is for both to see (M2-061)" tty_is_board
until_true led_is_off 15 && until_true led_is_off 14
result $? "and nobody need look away"
press Enter
expect "A's cards are covered (M2-007)" is_covered "player A's"
expect "the light tells whose they are" led_is_on 15
until_true shows '. v to look .'
result $? "the cover says which key lifts it"
keys v
expect "v shows them, below the board (M2-062)" tty_is_hand
first=$(tty 2)
keys v
expect "v covers them again" is_covered "player A's"
keys v
expect "and shows the same ones" tty_is_hand
[ "$(tty 2)" = "$first" ]
result $? "which have not changed"

# Time taken back

tick=$(number_after tick)
until_true tick_after $((tick + 250000))
keys '<'
until_true shows REWOUND
expect "going back in time covers them" is_covered "player A's"
keys End
until_true lacks REWOUND
expect "and coming forward does not uncover them" is_covered "player A's"
keys v
until_true tty_is_hand
press Enter
expect "the next press brings the board back to both (M2-063)" tty_is_board
press Enter
expect "b's cards are covered though A's were not (M2-007)" \
    is_covered "player b's"
expect "by b's light" led_is_on 14
until_true led_is_off 15
result $? "and not by A's"
keys v
expect "v shows b's cards (M2-064)" tty_is_hand
[ "$(tty 2)" != "$first" ]
result $? "which are others than A's"
press Enter
expect "with the forced bets all cards are gone (M2-007)" led_is_off 14
keys v
waits_for 'nothing is covered now' "and none are under a cover"

# Bets

press Enter
press j
bet 20
waits_for 'bet 20' "a bet is typed as a number and stands below the switches"
until_true shows 'set SW x000000000010100'
result $? "it is set by one event that leaves the fold switch alone"
reads 0025 "the digits show it with what A has bet before (M2-045, M2-048)"
keys 0
waits_for 'bet 21' "a single switch flips, too"
keys f
waits_for 'set SW15 1' "f flips the switch that folds"
bet 7
waits_for 'bet 7' "another bet"
until_true shows 'x000000000000111'
result $? "does not touch it"
before=$(screen | sed -n 21p)
bet 40000
waits_for 'a whole number from 0 to 32767' "a bet without switches is refused"
until_true shows "not '40000'" && [ "$(screen | sed -n 21p)" = "$before" ]
result $? "and nothing is done"
keys f
until_true shows 'set SW15 0'

# Sizes, help, menu

keys '?'
waits_for 'type a bet as a number' "the help page tells of the key for bets"
until_true shows 'look at covered cards' && until_true shows 'e d .. 1 0'
result $? "of the one for cards, and of the switches"
keys x
until_true shows 'v Look'
tm resize-window -x 60 -y 20
waits_for 'needs 80 x 24' "a small window asks for room"
tm resize-window -x 120 -y 40
until_true shows 'SW7   SW6'
result $? "a large one has room for every name"
until_true shows 'TTY'
result $? "and for the monitor"
tm resize-window -x 80 -y 24
until_true shows '10   9   8   7'
result $? "in a narrow one the numbers will do"
leave

# A person and a mind

is_earlier() {  # TICK
    now=$(number_after tick)
    [ -n "$now" ] && [ "$now" -lt "$1" ]
}

back_to_cover() {
    for _ in $(seq 100); do
        ! is_covered 'b looks at' || return 0
        tick=$(number_after tick)
        keys '<'
        until_true is_earlier "$tick" || return 1
    done
    return 1
}

begin BOARDWALK_COLOR=none play poker --face term --seed 1 --b caller
press Enter
until_true tty_is_board
press Enter
expect "beside a mind one's own cards are open" tty_is_hand
press Enter                     # and then it is the mind that presses
until_true led_is_off 15
keys '[' '['
expect "the mind's are covered (M2-007)" is_covered 'b looks at'
keys ']' ']'
until_true led_is_off 14
expect "until they are gone" lacks 'looks at'
keys Space
until_true shows PAUSED
back_to_cover
result $? "going back in time finds them covered (M2-007)"
keys v
waits_for 'they stay covered' "and no key lifts that cover"
until_true is_covered 'b looks at'
result $? "which it says and does"
leave

# Two minds, and nobody to hide anything from

begin BOARDWALK_COLOR=none play poker --face term --seed 1 --a caller --b caller
expect "between minds all cards are open" tty_is_hand
leave

# In colour

has_colour() {  # R;G;B
    tm capture-pane -pe | grep -q "[34]8;2;$1"
}

open_window 80 24 "$utf8"
begin BOARDWALK_COLOR=24bit play poker --face term --seed 1
until_true has_colour '43;49;56'
result $? "a monitor has a bezel"
press Enter
until_true has_colour '141;255;176'
result $? "and green letters"
press Enter
until_true has_colour '90;107;134'
result $? "or a cover of cloth (M2-007)"
leave

type_line "clear; $boardwalk"
waits_for 'Poker for two' "the menu has poker"
keys q

echo "1..$tests"
[ "$failed" -eq 0 ]
