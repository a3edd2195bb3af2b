#!/bin/sh
# views.sh BOARDWALK WEB GAMES TO - takes pictures of the lobby and of games
# with their tables: of the window in Xvfb, of the page in Chromium (page.mjs).
#
# GAMES is a folder with a journal for each machine, NAME.bw; make.sh makes
# them. WEB is the folder of the page. Pictures go to TO, with few colours, so
# that they are small.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
boardwalk=$(realpath "$1")
web=$(realpath "$2")
games=$(realpath "$3")
to=$(realpath "$4")
work=$(mktemp -d)
server=
game=
clean_up() {
    [ -z "$game" ] || kill "$game" 2>/dev/null || true
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$work"
}
trap clean_up EXIT

keep() {        # PICTURE NAME
    convert "$1" +dither -colors 96 -strip -define png:compression-level=9 \
        "PNG8:$to/$2.png"
}

# The window

open_display() {
    Xvfb -displayfd 3 -screen 0 1920x1200x24 -nolisten tcp -noreset \
        3>"$work/display" 2>/dev/null &
    server=$!
    until [ -s "$work/display" ]; do sleep 0.1; done
    DISPLAY=:$(cat "$work/display")
    export DISPLAY SDL_AUDIODRIVER=dummy XDG_STATE_HOME="$work"
    unset WAYLAND_DISPLAY
    mkdir -p "$work/boardwalk"
    printf '%s\n' duel pegs checkers poker go >"$work/boardwalk/guided"
}

window_id() {
    xdotool search --onlyvisible --class boardwalk 2>/dev/null | head -n 1
}

# Lamps blink, minds think: what a few seconds leave is good enough to look at.
shoot() {       # NAME WIDTHxHEIGHT SECONDS WORDS...
    name=$1
    size=$2
    seconds=$3
    shift 3
    "$boardwalk" "$@" &
    game=$!
    until [ -n "$(window_id)" ]; do sleep 0.1; done
    xdotool windowmove "$(window_id)" 0 0
    xdotool windowsize "$(window_id)" "${size%x*}" "${size#*x}"
    [ -z "${FOLDED-}" ] || xdotool mousemove --window "$(window_id)" \
        $((${size%x*} - 19)) 22 click 1
    xdotool mousemove --window "$(window_id)" 4 4
    [ -z "${THEN-}" ] || $THEN
    sleep "$seconds"
    import -window "$(window_id)" "$work/seen.png"
    keep "$work/seen.png" "$name"
    kill "$game"
    wait "$game" || true
    game=
}

shoot_game() {  # MACHINE PICTURE SIZE WORDS...
    machine=$1
    picture=$2
    size=$3
    shift 3
    cp "$games/$machine.bw" "$work/$machine.bw"
    shoot "$picture" "$size" 5 play --load "$work/$machine.bw" "$@"
}

# The stopwatch runs, and some of its nets are chosen.
choose_signals() {
    sleep 2
    xdotool keydown s
    sleep 0.5
    xdotool keyup s
    xdotool key --delay 100 F3 Down Return Down Down Down Down Down Return \
        Down Down Down Down Down Down Down Return Down Down Return End Right
}

open_display
THEN=choose_signals shoot own_signals 1280x800 3 play \
    "$root/samples/designs/stopwatch" --no-journal
shoot lobby 1280x800 12
shoot_game duel duel_table 1280x800 --a consistent
shoot_game pegs pegs_table 1280x800
shoot_game checkers checkers_table 1280x800 --b search
shoot_game poker poker_table 1280x800 --b odds
shoot_game go go_table 1280x800 --b mcts
if [ -n "${ALL-}" ]; then
    shoot window_lobby_wide 1920x1080 12
    shoot window_lobby_phone 390x844 12
    shoot_game go window_wide 1920x1080 --b mcts
    shoot_game checkers window_phone 390x844 --b search
    shoot_game duel window_tablet 820x1180 --a consistent
fi

# What a link to the page shows: table and board, and no bar.
FOLDED=1 shoot_game go preview 1200x630 --b mcts
mv "$to/preview.png" "$root/web/preview.png"

# The page

export CHROMIUM="${CHROMIUM:-$(command -v chromium)}"
export PLAYWRIGHT="${PLAYWRIGHT:-$root/build-check/playwright}"
node "$here/page.mjs" "$boardwalk" "$web" "$games" "$work"
for file in "$work"/page_*.png; do
    keep "$file" "$(basename "$file" .png)"
done
