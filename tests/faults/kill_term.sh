#!/bin/sh
# kill_term.sh BOARDWALK [ROUNDS] - SIGKILL while a person plays in the
# terminal: what the screen said was done is in the journal. TAP.
here=$(cd "$(dirname "$0")/.." && pwd)
rounds=${2:-3}
. "$here/term/in_tmux.sh"

write_game() {
    printf 'boardwalk 1\nopen duel:basys2#1\n@0 press BTN3\n@60 release BTN3\n' \
        >"$work/game.bw"
}

# Events that stand on the screen, one a line.
events() {
    screen | grep -oE '(press|release) BTN[0-3]|set SW[0-7]? [01x]+'
}

# Presses, each seen before the next; the last one is seen just so.
play_until() {  # HOW MANY
    for press in $(awk -v n="$1" 'BEGIN {
            srand(n); while (n--) print int(3 * rand()) }'); do
        keys "$press"
        until_true shows 'set SW' || return 1
    done
    events >"$work/seen"
    [ -s "$work/seen" ]
}

is_kept() {
    while read -r event; do
        grep -qF "$event" "$work/game.bw" || return 1
    done <"$work/seen"
    "$boardwalk" show "$work/game.bw" >/dev/null
}

is_gone() {
    ! kill -0 "$(cat "$work/pid")" 2>/dev/null
}

open_window 80 24 C
i=0
while [ "$i" -lt "$rounds" ]; do
    i=$((i + 1))
    write_game
    begin BOARDWALK_COLOR=none play --face term --load "$work/game.bw"
    play_until $((2 * i))
    result $? "kill: the terminal shows what was done, round $i"
    kill -9 "$(cat "$work/pid")"
    until_true is_gone
    is_kept
    result $? "kill: and after SIGKILL it is in the journal"
    open_window 80 24 C                 # the old one was left raw
done
echo "1..$tests"
[ "$failed" -eq 0 ]
