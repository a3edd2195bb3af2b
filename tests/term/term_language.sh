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
waits_for 'Platinen' "the menu speaks German"
shows 'Spiele'
result $? "and names its list"
ends 'Platinen'

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

# A copy over a file asks, in German; j is yes.
begin_german play pegs --face term --seed 1
waits_for 'BTNS' "another game begins"
echo 'chapter one' >"$work/thesis.txt"
keys w
waits_for 'Kopie sichern' "a copy is asked for in German"
type_line "$work/thesis.txt"
waits_for 'keine Partie; ersetzen? j/N' "what would be replaced is told"
type_line j
waits_for 'gesichert als' "j is yes"
grep -q '^open pegs' "$work/thesis.txt"
result $? "and the copy is there"
keys o
waits_for 'Meine Partien' "the list of games is German"
type_line "$work/nothing.bw"
waits_for 'sich nicht' "and so is what is wrong with a file"
ends 'BTNS'

# Outside of a face nothing is.
begin_german play duel --a nobody
waits_for "no mind 'nobody'" "messages of commands are English"
begin_german play --load "$work/nothing.bw"
waits_for 'cannot open' "those about files, too"

begin LC_ALL=en_US.UTF-8
waits_for 'Sit down and play' "English needs no file"
keys q
status_is 0

echo "1..$tests"
[ "$failed" -eq 0 ]
