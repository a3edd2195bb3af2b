#!/bin/sh
# in_window.sh BOARDWALK WINDOW_EYE - a move of Nim in the window, by a key and
# a click, for new_machine.sh. Prints TAP.
set -u
. "$(dirname "$0")/../window/in_x.sh"

nim() {
    begin nim --seed 1
    shows "nim: the window asks A" 'AN _P-A' 'LD 11111111'
    key 0
    click BTN3
    shows "nim: a click takes an LED, and b is asked" 'AN _P-b' 'LD 11111011'
    leave
    result $? "nim: q leaves"
}

in_display nim nim
all_displays
