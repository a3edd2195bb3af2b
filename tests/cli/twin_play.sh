#!/bin/sh
# twin_play.sh BOARDWALK [CACHE] - play --rtl: games on a machine's twin in
# Verilog are those on the machine in C. Prints TAP.
. "$(dirname "$0")/../twin/tap.sh"
needs_simulator
about='play --rtl'
scripts=$source/tests/scripts
suites=$source/tests

skip() {        # SENTENCE WHY
    n=$((n + 1))
    echo "ok $n - $about: $1 # SKIP $2"
}

has_tools() {   # TOOL...
    for tool in "$@"; do
        command -v "$tool" >/dev/null 2>&1 || {
            missing=$tool
            return 1
        }
    done
}

# As text

# Both games are kept, and what was done in them is the same, to the tick.
same_game() {   # MACHINE WORDS...
    machine=${1%%:*}
    rm -f c.bw rtl.bw
    run 0 play "$@" --seed 1 --face text --journal c.bw && mv out in_c &&
    run 0 play "$@" --seed 1 --face text --journal rtl.bw --rtl &&
    mv out in_rtl &&
    [ "$(grep -c "^$machine:" in_c)" -ge 3 ] && cmp in_c in_rtl &&
    cmp c.bw rtl.bw
}
say 'two minds play the same match of duel' same_game duel
say 'and of duel on its other board' same_game duel:sim --a random --b random
say 'a mind finds the same code of pegs' same_game pegs
say 'two minds play the same game of checkers' same_game checkers
say 'by the full rules too' same_game checkers -o rules=full
say 'and the same hands of poker' \
    same_game poker -o chips=6 --a caller --b random

# Journals

# Loads a journal on one of both, plays on to its end, and looks.
load() {        # JOURNAL NAME [--rtl]
    cp "$1" "$2.bw" &&
    run 0 play --load "$2.bw" --face text ${3+"$3"} &&
    sed "s/$2/NAME/" out >"$2.out" &&
    run 0 show "$2.bw" && sed "s/$2/NAME/" out >"$2.board"
}

goes_back() {
    for machine in duel pegs checkers poker; do
        load "$scripts/$machine/rewind.bw" old_c &&
        load "$scripts/$machine/rewind.bw" old_rtl --rtl &&
        cmp old_c.out old_rtl.out && cmp old_c.bw old_rtl.bw &&
        cmp old_c.board old_rtl.board && [ -s old_c.board ] || return 1
    done
}
say 'time goes back as it does in C' goes_back

plays_go() {
    head -n 17 "$scripts/go/switches.bw" >go.bw &&
    load go.bw go_c && load go.bw go_rtl --rtl &&
    cmp go_c.out go_rtl.out && cmp go_c.bw go_rtl.bw &&
    cmp go_c.board go_rtl.board && has go_c.out 'to move'
}
say 'Go is the same, its picture, its digits and its sound' plays_go

# c.bw and rtl.bw are the game of duel that was played on both.
changes_over() {
    same_game duel && head -n 40 c.bw >half_c.bw && head -n 40 rtl.bw \
        >half_rtl.bw &&
    load half_c.bw over --rtl && load over.bw back && mv back.out first &&
    cp back.bw first.bw && cp back.board first.board &&
    load half_rtl.bw over && load over.bw back --rtl && cmp first back.out &&
    cmp first.bw back.bw && cmp first.board back.board
}
say 'a game begun on one goes on on the other, and comes back' changes_over

# Misuse

refuses() {
    run 2 play dule --rtl && has err "did you mean 'duel'" &&
    run 1 play null --rtl --face null && has err 'no twin in Verilog' &&
    run 1 play --load none.bw --rtl --face null && has err 'none.bw: No such' &&
    echo hello >letter.bw &&
    run 1 play --load letter.bw --rtl --face null && has err letter.bw &&
    (XDG_CACHE_HOME=/proc/nowhere && run 1 play duel --rtl --face null) &&
    has err 'cannot make the folder /proc/nowhere/boardwalk' &&
    (unset HOME XDG_CACHE_HOME && run 1 play duel --rtl --face null) &&
    has err 'set HOME'
}
say 'what cannot be played says why' refuses

# In a terminal: some keys on the twin, and then the same ticks of that game
# on both. The newest tick is not the same, and so is how far we went back.

walk() {        # FILE: the screens of the first seconds
    keys Space
    until_true shows PAUSED && keys Home && until_true tick_is 0 || return 1
    for second in 1 2 3 4 5; do
        keys '>'
        until_true tick_is "${second}000" || return 1
        screen | grep -vE 'REWOUND|PAUSED'
    done >"$1"
}

in_terminal() (
    here=$work
    set -- "$bw"
    . "$suites/term/in_tmux.sh"
    open_window 80 24 C
    begin BOARDWALK_COLOR=none play duel --seed 1 --rtl || exit 1
    until_true digits_are _A-b && press a &&
        until_true digits_are -___ && press 1 && press a || exit 1
    until_true tick_after 6000 && walk "$here/on_rtl" && leave || exit 1
    cp "$(ls "$work"/state/boardwalk/*.bw)" "$work/game.bw"
    grep -q 'press BTN3' "$work/game.bw" || exit 1
    begin BOARDWALK_COLOR=none play --load "$work/game.bw" &&
        walk "$here/on_c" && leave || exit 1
    cmp "$here/on_rtl" "$here/on_c"
)
if has_tools tmux; then
    say 'keys in a terminal play the same game' in_terminal
else
    skip 'keys in a terminal play the same game' "there is no $missing"
fi

# In a window: the same keys lead to the same picture, where both wait for a
# key. Time is told at the right of the board.

window_eye=$(dirname "$bw")/tests/window/window_eye

in_window() (
    here=$work
    set -- "$bw" "$window_eye"
    . "$suites/window/in_x.sh"
    name=twin
    open_display || exit 1

    cut() { convert "$work/seen.ppm" -crop 78%x100%+0+0 "ppm:$1"; }
    stays() {   # FILE READING: what is seen again a moment later
        sees "$2" 'BTN 0000' && cut "$1" && sleep 0.5 &&
            sees "$2" 'BTN 0000' && cut "$work/later" &&
            cmp -s "$1" "$work/later"
    }
    is_like() { look && cut "$work/now" && cmp -s "$1" "$work/now"; }
    open_game() {
        machine=duel
        rm -rf "$work/state"
        "$boardwalk" play "$@" --face window 2>"$work/err" &
        game=$!
        until_true is_open duel && find_places && until_true is_drawn
    }

    open_game duel --seed 1 &&
        until_true stays "$here/start.ppm" 'AN _A-b' && key a &&
        until_true stays "$here/make.ppm" 'AN -___' && key shift+c a &&
        until_true kept_times 2 'release BTN3' &&
        until_true stays "$here/letter.ppm" 'AN -C__' && leave || exit 1
    ! cmp -s "$here/start.ppm" "$here/make.ppm" &&
        ! cmp -s "$here/make.ppm" "$here/letter.ppm" || exit 1
    open_game duel --seed 1 --rtl && until_true is_like "$here/start.ppm" &&
        key a && until_true is_like "$here/make.ppm" && key shift+c a &&
        until_true is_like "$here/letter.ppm" && leave
)
if ! has_tools Xvfb xdotool import; then
    skip 'keys in a window lead to the same pictures' "there is no $missing"
elif [ ! -x "$window_eye" ]; then
    skip 'keys in a window lead to the same pictures' 'built without tests'
elif ! "$bw" list | grep -q '^faces: window'; then
    skip 'keys in a window lead to the same pictures' 'there is no window'
else
    say 'keys in a window lead to the same pictures' in_window
fi

echo "1..$n"
[ "$bad" -eq 0 ]
