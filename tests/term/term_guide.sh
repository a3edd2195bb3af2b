#!/bin/sh
# term_guide.sh BOARDWALK - a first game in the terminal: its steps, the rules,
# its end, a look back, and the question before another course.
#
# Prints TAP. The words are the machine's, and not tested here.

. "$(dirname "$0")/in_tmux.sh"

new_state() {   # a computer on which nobody has played
    rm -rf "$work/state"
}

is_guided() {   # MACHINE
    grep -qx "$1" "$work/state/boardwalk/guided" 2>/dev/null
}

# The first steps

open_window 80 24 "$utf8"
new_state
begin BOARDWALK_COLOR=none play duel --face term --seed 1 --b random
if ! until_true shows 'BTN3' || lacks 'Step 1 of'; then
    echo "1..0 # SKIP duel has no first steps"
    exit 0
fi
waits_for 'n Skip' "a first game against a mind is guided"
keys t
until_true shows '{'
result $? "and what is to be touched is marked on the table"
keys t
keys R
waits_for 'any other key goes back' "R shows the rules"
keys x
waits_for 'Step 1 of' "and any key goes back"
keys n
until_true lacks 'Step 1 of'
result $? "n skips the steps"
until_true is_guided duel
result $? "which is remembered"
keys n
waits_for 'Step 1 of' "n asks for them again"
keys q
status_is 0
begin BOARDWALK_COLOR=none play duel --face term --seed 1 --b random
lacks 'Step 1 of'
result $? "a second game is not guided"
keys q
status_is 0

# The end

begin BOARDWALK_COLOR=none play duel --face term --seed 1 --a optimal \
    --b random
keys ']' ']' ']' ']' ']' ']' ']' ']' ']'
waits_for 'n New game' "an end offers another game"
keys g
waits_for 'Enter go there' "g looks back"
until_true shows '▸ '
result $? "at the move of this moment"
keys Home Enter
waits_for REWOUND "Enter goes to the chosen move"
until_true shows 'n New game'
result $? "and the end is still told"
keys a
waits_for 'Go on from here?' "a press there asks first"
keys n Enter
until_true lacks 'Go on from here?'
result $? "no is no"
shows REWOUND
result $? "and nothing was cut off"
keys a
until_true shows 'Go on from here?'
keys y Enter
waits_for 'cut off at' "yes goes on from there"
until_true lacks 'n New game'
result $? "the end is gone with it"
keys q
status_is 0

echo "1..$tests"
[ "$failed" -eq 0 ]
