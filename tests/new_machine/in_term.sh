#!/bin/sh
# in_term.sh BOARDWALK - a move of Nim in a terminal, for new_machine.sh. Prints
# TAP.
set -u
. "$(dirname "$0")/../term/in_tmux.sh"

open_window 80 24 C
begin BOARDWALK_COLOR=none play nim --seed 1 --face term
reads _P-A "nim: the terminal asks A"
press 0
press a
reads _P-b "nim: a key takes an LED, and b is asked"
leave
result $? "nim: q leaves"
echo "1..$tests"
[ "$failed" -eq 0 ]
