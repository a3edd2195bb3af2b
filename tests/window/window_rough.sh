#!/bin/sh
# window_rough.sh BOARDWALK WINDOW_EYE - the window when things go wrong: storms
# of sizes, a sound card that is lost, a focus that goes, sudden ends.
#
# Prints TAP.
set -u

. "$(dirname "$0")/in_x.sh"

# What the window shows is what the journal's board looks like.
leaves_true_picture() { # SENTENCE
    look_at_board "$work/board.ppm"
    leave
    result $? "$name: q leaves"
    "$boardwalk" show "$(journal)" --picture "$work/drawn.png" \
        --size "$(board_size)" &&
        convert "$work/drawn.png" -depth 8 "ppm:$work/drawn.ppm" &&
        cmp "$work/drawn.ppm" "$work/board.ppm"
    result $? "$1"
}

kilobytes() {
    sed -n 's/^VmRSS:[^0-9]*\([0-9]*\).*/\1/p' "/proc/$game/status"
}

# Up to the smallest and the largest, in no order.
storm() {       # TIMES
    awk -v times="$1" 'BEGIN {
        for (i = 0; i < times; i++)
            print 480 + i * 379 % 900, 360 + i * 263 % 520
    }' >"$work/sizes"
    while read -r width height; do
        xdotool windowsize "$(id)" "$width" "$height" || return 1
    done <"$work/sizes"
}

sizes() {
    begin duel --seed 1
    result $? "sizes: there is a window"
    key A
    until_true sees 'SW 00000001'
    storm 30 && resize 1300 880 && until_true is_drawn
    result $? "sizes: it follows a storm of sizes"
    before=$(kilobytes)
    storm 100 && resize 1300 880 && until_true is_drawn
    result $? "sizes: and another"
    after=$(kilobytes)
    [ "$after" -lt $((before + 20000)) ]
    result $? "sizes: without keeping memory ($before to $after kB)"
    fold_table
    resize 480 360
    shows "sizes: the smallest window shows a board" 'AN _A-b' 'SW 00000001'
    resize 900 600
    key P
    expect "sizes: a pause" is_steady
    cp "$work/second.ppm" "$work/shown.ppm"
    xdotool windowunmap "$(id)"
    sleep 0.3
    xdotool windowmap "$(id)" windowfocus "$(id)"
    expect "sizes: hidden and shown again it is as before" is_as_before
    point board
    until_true is_steady
    leaves_true_picture "sizes: every pixel is as the journal says"
}

is_as_before() {
    look_at_board "$work/now.ppm" &&
        cmp -s "$work/shown.ppm" "$work/now.ppm"
}

# Sound: a card that writes to a file; one that is lost at once; none

is_heard() {
    [ "$(tr -d '\0' <"$work/samples" | wc -c)" -gt 1000 ]
}

# A sound that comes while the machine has no time is dropped. Enter on a stone
# is refused, which is heard as well.
is_heard_at_last() {
    is_heard || { key Return; is_heard; }
}

# Two keys to a board, one for a stone that is heard to be placed.
place_stone() {
    for times in 1 2 3; do
        key Return
        until_true kept_times "$times" 'release ENTER' || return 1
    done
    until_true sees 'HEX 81_0_1'
}

sound() {
    SDL_AUDIODRIVER=disk
    SDL_DISKAUDIOFILE=$work/samples
    export SDL_AUDIODRIVER SDL_DISKAUDIOFILE
    begin go --seed 1
    result $? "sound: there is a window"
    place_stone
    result $? "sound: a stone is placed"
    expect "sound: and it is heard" is_heard_at_last
    leave
    result $? "sound: q leaves"
    SDL_DISKAUDIOFILE=/dev/full
    begin go --seed 1
    result $? "sound: a window with a card that is lost"
    place_stone
    result $? "sound: the game goes on"
    leave
    result $? "sound: q leaves then, too"
    SDL_AUDIODRIVER=nonsense
    begin go --seed 1
    result $? "sound: a window without a card"
    place_stone
    result $? "sound: the game is silent, and a game"
    leave
    result $? "sound: q leaves without a card"
}

# Ends that nobody asked for

is_still_down() {
    keeps 'press BTN3' && ! keeps 'release BTN3'
}

ends_lost() {
    begin duel --seed 1
    result $? "ends: there is a window"
    xdotool windowfocus "$(id)" keydown a
    expect "ends: a key is held" is_still_down
    XDG_STATE_HOME=$work/other "$boardwalk" play pegs 2>"$work/other.err" &
    other=$!
    until_true has_two_windows
    xdotool windowfocus "$(sed -n '$p' "$work/two")"
    expect "ends: the focus goes, and the button comes up" \
        keeps 'release BTN3'
    xdotool keyup a windowfocus "$(id)"
    kill "$other"
    wait "$other"
    key C
    shows "ends: the window works on" 'SW 00000010'
    kill -9 "$game"
    ! ends 0
    result $? "ends: killed in the middle"
    reads_back "ends: what was seen was kept" SW 00000010
    old=$(journal)
    "$boardwalk" play --load "$old" 2>"$work/err" &
    game=$!
    until_true is_open duel && until_true sees 'SW 00000010'
    result $? "ends: the game goes on from there"
    key E
    shows "ends: with another move" 'SW 00000011'
    kill -TERM "$game"
    ends 0
    result $? "ends: SIGTERM is a way to leave"
    reads_back "ends: with everything kept" SW 00000011
    begin duel --seed 1
    key F
    shows "ends: another game" 'SW 00000100'
    kill "$server"
    ! ends 0
    result $? "ends: the display is gone"
    reads_back "ends: and the game is not" SW 00000100
    server=
    rm -f "$work/display"
    open_display
    XDG_STATE_HOME=/dev/null/state "$boardwalk" play duel 2>"$work/err" &
    game=$!
    until_true is_open duel
    result $? "ends: where nothing can be kept the game is played"
    grep -q 'this game is not kept: .*/dev/null/state' "$work/err"
    result $? "ends: and it is told"
    kill -TERM "$game"
    ends 0 && ! grep -q 'is kept; to resume' "$work/err"
    result $? "ends: nothing is claimed in the end"
}

has_two_windows() {
    xdotool search --onlyvisible --class boardwalk 2>/dev/null |
        grep -v "^$(id)\$" >"$work/two" && [ -s "$work/two" ]
}

in_display sizes sizes
in_display sound sound
in_display ends ends_lost
all_displays
