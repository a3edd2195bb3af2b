#!/bin/sh
# window_speed.sh BOARDWALK WINDOW_FRAMES SECONDS - what the window costs on a
# display without graphics hardware: idle, and with every LED changing.
set -u

boardwalk=$1
frames=$2
seconds=$3
for tool in Xvfb xdotool; do
    command -v "$tool" >/dev/null 2>&1 || {
        echo "window: not measured, there is no $tool"
        exit 0
    }
done

work=$(mktemp -d "${TMPDIR:-/tmp}/boardwalk-speed.XXXXXX")
server=
game=
clean_up() {
    [ -z "$game" ] || kill "$game" 2>/dev/null
    [ -z "$server" ] || kill "$server" 2>/dev/null
    rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM

until_true() {
    tries=200
    while ! "$@"; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || return 1
        sleep 0.05
    done
}

has_number() {
    [ -s "$work/display" ]
}

is_open() {
    xdotool search --onlyvisible --class boardwalk >/dev/null 2>&1
}

Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp -noreset \
    3>"$work/display" 2>/dev/null &
server=$!
until_true has_number || {
    echo "window: not measured, Xvfb does not start"
    exit 0
}
DISPLAY=:$(cat "$work/display")
SDL_AUDIODRIVER=dummy
XDG_STATE_HOME=$work
export DISPLAY SDL_AUDIODRIVER XDG_STATE_HOME
unset WAYLAND_DISPLAY

# Hundredths of a second of processor time.
used() {
    awk '{ print $14 + $15 }' "/proc/$game/stat"
}

measure() {     # LABEL GOAL KEYS WORDS...
    label=$1
    goal=$2
    keys=$3
    shift 3
    LD_PRELOAD=$frames "$boardwalk" play "$@" --face window 2>"$work/err" &
    game=$!
    until_true is_open
    # shellcheck disable=SC2086  # several keys
    [ -z "$keys" ] || xdotool key $keys
    sleep 1
    before=$(used)
    sleep "$seconds"
    after=$(used)
    kill "$game"
    wait "$game"
    game=
    awk -v label="$label" -v goal="$goal" -v ticks=$((after - before)) \
        -v seconds="$seconds" -v frames="$(sed -n 's/^frames //p' \
        "$work/err")" 'BEGIN {
        printf "%-22s %8.2f %% of a core  goal %s; %.1f frames/s\n",
               label, ticks / seconds, goal, frames
    }'
}

for machine in $("$(dirname "$0")/../../scripts/machines.sh"); do
    measure "window, $machine idle" '10 %' '' "$machine" --seed 1
done
"$boardwalk" play duel --seed 1 --face null --a consistent --b random \
    >/dev/null 2>&1
last=$(ls -t "$work"/boardwalk/duel*.bw | head -n 1)
measure 'window, all LEDs' '60 frames/s' \
    'bracketright bracketright bracketright' --load "$last"
