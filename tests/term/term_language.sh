#!/bin/sh
# term_language.sh BOARDWALK - the language that the environment asks for: what
# players read is in it, and what programs read is not.
#
# Prints TAP.

. "$(dirname "$0")/in_tmux.sh"

begin_german() {        # WORDS...
    type_line "clear; env LC_ALL=de_DE.UTF-8 BOARDWALK_COLOR=none $boardwalk $*"
}

ends() {        # TEXT of the screen that is left
    keys q
    until_true lacks "$1"
    type_line 'echo status $?'
    until_true shows 'status 0'
    result $? "q ends it"
}

open_window 80 24 "$utf8"
begin_german
waits_for 'Werkbank' "the menu speaks German"
shows 'Spiele'
result $? "and names its list"
ends 'Werkbank'

begin_german play pegs --face term --seed 1
waits_for 'BTNS' "a game begins"
keys '?'
waits_for 'Andere Tasten' "its help is German"
keys x
until_true lacks 'Andere Tasten'
keys Up
ends 'BTNS'
grep -rq '^open pegs' "$work/state" &&
    ! grep -rq 'Runde\|Spieler' "$work/state"
result $? "and its journal is English"

begin LC_ALL=en_US.UTF-8
waits_for 'a bench of game machines' "English needs no file"
keys q
status_is 0

echo "1..$tests"
[ "$failed" -eq 0 ]
