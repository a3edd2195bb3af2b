#!/bin/sh
# make.sh - takes the pictures of README and docs anew, by the program itself: the
# board as window and page draw it, and the terminal in tmux.
#
#   docs/pictures/make.sh [BOARDWALK [MACHINE...]]
#
# What is shown of a machine is in tests/machines/NAME/picture.sh; of one that
# has no such file, its board after a second. With no machine named, views.sh
# takes pictures of lobby, tables and page, too, if the page is beside the
# program and there are Xvfb and Chromium.
set -eu
cd "$(dirname "$0")/../.."
boardwalk=${1:-build/boardwalk}
[ $# -eq 0 ] || shift
is_all=$([ $# -gt 0 ] || echo yes)
# shellcheck disable=SC2046  # the machines are words
[ $# -gt 0 ] || set -- $(scripts/machines.sh)
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
    for _ in $(seq 600); do
        screen | grep -q -e "$1" && return
        sleep 0.1
    done
    echo "make.sh: there is no '$1' on the screen" >&2
    exit 1
}

# The board of the game in $work/game.bw, in half the bytes.
board() {       # NAME SIZE
    "$boardwalk" show "$work/game.bw" --picture "docs/pictures/$1.png" \
        --size "$2"
    ! command -v convert >/dev/null ||
        convert "docs/pictures/$1.png" -strip \
            -define png:compression-level=9 "docs/pictures/$1.png"
}

# Goes on with that game in a terminal.
begin() {       # [COLUMNS ROWS]
    tmux -L picture -f /dev/null new-session -d -x "${1-80}" -y "${2-24}" \
        "env COLORTERM=truecolor TERM=xterm-256color \
         $boardwalk play --face term --load $work/game.bw"
    until_shown 'q Quit'
}

take() {        # NAME
    tmux -L picture capture-pane -peN |
        "$work/ansi2svg" >"docs/pictures/$1.svg"
    keys q
    sleep 0.5
}

# A design of one's own, at the end of its script.
design() {      # NAME
    "$boardwalk" show "samples/designs/$1/test.bw" \
        --design "samples/designs/$1" --picture "docs/pictures/own_$1.png" \
        --size 1280x800
}

# Blocks and clocks of a project; the first cache of the day will do.
blocks() {      # NAME PROJECT
    "$boardwalk" doctor "$2" --svg "docs/pictures/$1.svg" >/dev/null
}

for machine; do
    if [ -e "tests/machines/$machine/picture.sh" ]; then
        . "tests/machines/$machine/picture.sh"
    else
        printf 'boardwalk 1\nopen %s#1\nwait 1s\n' "$machine" >"$work/game.bw"
        board "$machine" 920x600
    fi
    mv "$work/game.bw" "$work/$machine.bw"
done

can_view() {
    for tool in Xvfb xdotool import convert chromium node; do
        command -v "$tool" >/dev/null || return 1
    done
    [ -d "${PLAYWRIGHT:-build-check/playwright}" ] &&
        [ -e "$(dirname "$boardwalk")/web/index.html" ]
}

[ -n "$is_all" ] || exit 0
design pong
blocks own_blocks tests/designs/projects/nexys3_pong
if can_view; then
    docs/pictures/views.sh "$boardwalk" "$(dirname "$boardwalk")/web" \
        "$work" docs/pictures
else
    echo 'make.sh: no pictures of lobby, tables and page' >&2
fi
