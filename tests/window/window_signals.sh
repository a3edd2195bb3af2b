#!/bin/sh
# window_signals.sh BOARDWALK WINDOW_EYE - the signals of a design in the
# window, by keys alone and by mouse alone, each on a display of its own: a
# module is unfolded, nets are chosen, their waves are seen, also of an earlier
# moment; and a machine of ours has none. Prints TAP.
set -u

. "$(dirname "$0")/in_x.sh"

samples=$(cd "$(dirname "$0")/../../samples/designs" && pwd)

# The colours of draw/scope.c on a dark desk.
ground='#1b1e22'
bit='#5fd38a'
bus='#6fb4f0'

begin_stopwatch() {
    rm -rf "$work/state"
    "$boardwalk" play "$samples/stopwatch" --face window 2>"$work/err" &
    game=$!
    until_true is_open stopwatch && until_true is_drawn && return
    result 1 "$name: no window for the stopwatch"
    exit 1
}

# How many pixels of a colour there are in a part of the window.
count() {       # COLOUR GEOMETRY
    look || return 1
    convert "$work/seen.ppm" -crop "$2" +repage -alpha off \
        -fill black +opaque "$1" -fill white -opaque "$1" \
        -format '%[fx:int(mean*w*h+0.5)]' info:
}

# Of the window's 1180 by 760 pixels, behind the names.
waves=500x260+500+442
desk=948x760+0+0

has_more() {    # COLOUR GEOMETRY THAN
    [ "$(count "$1" "$2")" -gt "$3" ]
}

has_none() {    # COLOUR GEOMETRY
    [ "$(count "$1" "$2")" -eq 0 ]
}

is_unfolded() { has_more $ground $desk 60000; }
is_folded() { ! has_more $ground $desk 30000; }  # the desk has some of it

# A rewound panel is another picture than that of the end, and stays as it is.
panel_stays() {
    look && convert "$work/seen.ppm" -crop 948x319+0+441 +repage \
        "ppm:$work/one.ppm" || return 1
    sleep 0.5
    look && convert "$work/seen.ppm" -crop 948x319+0+441 +repage \
        "ppm:$work/two.ppm" && cmp -s "$work/one.ppm" "$work/two.ppm"
}

keys() {
    begin_stopwatch
    expect "$name: signals are folded away at first" is_folded
    key F3
    expect "$name: F3 unfolds them" is_unfolded
    expect "$name: there is no wave yet" has_none $bus $waves
    key Down Return
    expect "$name: Enter shows the wave of a bus" has_more $bus $waves 100
    expect "$name: and none of a bit" has_none $bit $waves
    # The last module, unfolded: behind its clock there is a counter.
    key End Right Down Return
    expect "$name: a net of an unfolded module has its wave" \
        has_more $bit $waves 100
    key Up Left Left
    key Escape space
    expect "$name: time stands still" panel_stays
    cp "$work/one.ppm" "$work/now.ppm"
    key less
    expect "$name: and does so after a rewind" panel_stays
    ! cmp -s "$work/now.ppm" "$work/one.ppm"
    result $? "$name: the waves are those of the earlier moment"
    key F3
    expect "$name: F3 folds them away" is_folded
    leave
    result $? "$name: q leaves"
}

click_at() {    # X Y
    xdotool mousemove --window "$(id)" "$1" "$2" click 1
}

mouse() {
    begin_stopwatch
    click_at 885 744
    expect "$name: the button unfolds the signals" is_unfolded
    click_at 60 471
    expect "$name: a click on a net shows its wave" has_more $bus $waves 100
    click_at 380 451
    expect "$name: a click on its name takes it out" has_none $bus $waves
    click_at 20 451
    expect "$name: a click folds the top" has_more $ground 340x270+0+470 80000
    click_at 885 425
    expect "$name: the button folds the signals away" is_folded
    leave
    result $? "$name: q leaves"
}

ours() {
    begin duel --seed 1
    key F3 space
    expect "$name: keys are taken" is_paused
    is_folded
    result $? "$name: a machine of ours has no signals"
    leave
    result $? "$name: q leaves"
}

in_display keys keys
in_display mouse mouse
in_display ours ours
all_displays
