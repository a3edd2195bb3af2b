#!/bin/sh
# bench.sh - measures speed; every figure stands beside its baseline or goal.
set -eu
cd "$(dirname "$0")/.."
dir=build-bench
seconds=${SECONDS_EACH:-10}

if [ ! -f $dir/build.ninja ]; then
    meson setup $dir -Dtests=true >/dev/null
fi
ninja -C $dir --quiet
$dir/tests/speed
$dir/tests/mastermind_speed
$dir/tests/checkers_speed
$dir/tests/poker_one
$dir/tests/poker_speed
$dir/tests/phh_speed
$dir/tests/go_speed $dir/boardwalk
$dir/tests/go_screen

# How much of their time the engines use; a late move is told, not an error.
for time in 'draughts move 0.1 100' 'go move 0.1 100' 'draughts clock 10 1' \
    'go clock 10 2' 'go-untold clock 10 1'; do
    # shellcheck disable=SC2086  # several words
    $dir/tests/on_time $dir/boardwalk $time || :
done

$dir/tests/go_machine
$dir/tests/go_wires
$dir/tests/draw_speed
$dir/tests/twin_speed
# A design in its cage: at most 5 % of the speed, and 20 ms to begin with.
if command -v yosys >/dev/null; then
    $dir/tests/cage_speed samples/designs/stopwatch 20000
    $dir/tests/cage_speed samples/designs/pong 100
fi
tests/speed/grade_speed.sh $dir/boardwalk 10
! command -v yosys >/dev/null || tests/speed/first_picture.sh $dir/boardwalk

# Designs: clock by clock beside Verilator and CXXRTL, and whole projects on their boards.
if command -v yosys >/dev/null && command -v verilator >/dev/null; then
    sh tests/speed/leap_speed.sh $dir/tests/lockstep
    sh tests/speed/leap_scaling.sh $dir/tests/lockstep
    sh tests/speed/leap_projects.sh $dir/boardwalk
fi

# The page's core beside what runs here.
if [ -e $dir/tests/page_picture ]; then
    ninja -C $dir --quiet web/boardwalk.wasm
    node tests/page/speed.mjs $dir/web/boardwalk.wasm \
        $dir/tests/page_native tests/scripts
    # Designs there: board seconds for one second of processor time.
    if command -v yosys >/dev/null; then
        pages=$(mktemp -d)
        for design in pong stopwatch; do
            $dir/boardwalk export samples/designs/$design \
                -o "$pages/$design.html"
        done
        node tests/speed/leap_page.mjs "$pages"/*.html
        rm -rf "$pages"
    fi
    tests/page/page.sh --load $dir/boardwalk $dir/web
    tests/page/page.sh --idle $dir/boardwalk $dir/web
fi

# The terminal face: idle, and at the end of a match, when all LEDs blink.
XDG_STATE_HOME=$(mktemp -d)
export XDG_STATE_HOME
trap 'rm -rf "$XDG_STATE_HOME"' EXIT
$dir/tests/term_speed 'term, idle' "$seconds" 5 \
    $dir/boardwalk play duel --seed 1 2>/dev/null
last=$XDG_STATE_HOME/match.bw
$dir/boardwalk play duel --seed 1 --face null --a consistent --b random \
    --journal "$last" 2>/dev/null
$dir/tests/term_speed 'term, all blinks' "$seconds" 15 \
    $dir/boardwalk play --load "$last" 2>/dev/null

# The window, on a display without graphics hardware.
if [ -e $dir/tests/libwindow_frames.so ]; then
    sh tests/speed/window_speed.sh $dir/boardwalk \
        $dir/tests/libwindow_frames.so "$seconds"
fi
