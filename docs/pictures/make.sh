#!/bin/sh
# make.sh - takes the README's picture anew: the program itself, in tmux.
#
#   docs/pictures/make.sh [BOARDWALK]
set -eu
cd "$(dirname "$0")/../.."
boardwalk=${1:-build/boardwalk}
work=$(mktemp -d)
trap 'tmux -L picture kill-server 2>/dev/null || true; rm -rf "$work"' EXIT

cc -std=c11 -O1 docs/pictures/ansi2svg.c -o "$work/ansi2svg"

# A makes HALF, and b's guess LACE has one letter right.
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

export XDG_STATE_HOME="$work"
tmux -L picture -f /dev/null new-session -d -x 80 -y 24 \
    "env COLORTERM=truecolor TERM=xterm-256color \
     $boardwalk play --load $work/game.bw"
for _ in 1 2 3 4 5 6 7 8 9 10; do
    tmux -L picture capture-pane -p | grep -q BTN0 && break
    sleep 0.2
done
tmux -L picture send-keys space
sleep 0.5
tmux -L picture capture-pane -peN | "$work/ansi2svg" >docs/pictures/duel.svg
tmux -L picture send-keys q
