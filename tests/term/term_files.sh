#!/bin/sh
# term_files.sh BOARDWALK - files and signals in the terminal face: games
# saved over others, lists of kept games, journals that vanish, and the
# terminal given back whatever ends the program.
#
# Prints TAP.

# shellcheck source=tests/term/in_tmux.sh
. "$(dirname "$0")/in_tmux.sh"

kept=$work/state/boardwalk

plays() {       # WORDS...: a game without colours, with an event in it
    begin BOARDWALK_COLOR=none "$@"
    keys 7
    until_true shows 'set SW7 1'
}

the_journal() { # of the game that is played now
    ls -t "$kept"/*.bw | head -n 1
}

mode_of() {
    ls -l "$1" | cut -c 1-10
}

open_window 80 24 C

# Saving over something

printf 'chapter one\n' >"$work/thesis.txt"
chmod 600 "$work/thesis.txt"
plays play duel --face term --seed 1
keys w
until_true shows 'Save a copy as:'
raw "$work/thesis.txt\\r"
waits_for 'thesis.txt exists and is not a saved game; replace it? y/N' \
    "a save asks before it replaces a file, though all came in one read"
keys Enter
waits_for 'nothing was saved' "and Enter alone replaces nothing"
grep -q 'chapter one' "$work/thesis.txt"
result $? "the file is as it was"
keys w
until_true shows 'Save a copy as:'
type_line "$work/thesis.txt"
until_true shows 'replace it?'
type_line n
waits_for 'nothing was saved' "neither does n"
keys w
until_true shows 'Save a copy as:'
type_line "$work/thesis.txt"
until_true shows 'replace it?'
type_line y
waits_for 'saved as' "y replaces it"
grep -q 'set SW7 1' "$work/thesis.txt" &&
    [ "$(mode_of "$work/thesis.txt")" = '-rw-------' ]
result $? "with a game that has the mode of the old file"
keys w
until_true shows 'Save a copy as:'
type_line "$work/thesis.txt"
waits_for 'thesis.txt exists: a saved game of duel; replace it?' \
    "a saved game is called one"
keys Escape

# A journal that vanishes

journal=$(the_journal)
rm "$journal"
keys 6
waits_for 'was removed during the game' "a removed journal is told of at once"
grep -q 'set SW7 1' "$journal" && grep -q 'set SW6 1' "$journal"
result $? "and is written again, whole"
leave
tm capture-pane -p -J | grep -qF "boardwalk play --load $journal" &&
    [ -e "$journal" ]
result $? "the end names a file that is there"

# The list of kept games

begin BOARDWALK_COLOR=none play pegs --face term --seed 2
keys o
waits_for 'Kept games' "o lists the kept games"
shows 'Mastermind for two  a person and a person'
result $? "with machine and players"
keys Enter
waits_for 'opened ' "Enter opens the newest"
shows 'set SW7 1'
result $? "where it was left"
leave

# The menu, and files that are no good

printf 'boardwalk 1\n' >"$kept/duel-29991231-235959-1.bw"
printf 'boardwalk 1\nopen duel#1\n@5 press BTN3\n@6 nonsense\n' \
    >"$kept/duel-29991231-235959-2.bw"
begin BOARDWALK_COLOR=none
shows 'Resume the last game'
result $? "the menu offers the last game"
shows 'duel-29991231-235959-2'
result $? "which is none that has no head"
keys Enter
waits_for "nonsense" "a game that cannot be opened is told of in the menu"
keys o
waits_for 'Kept games' "o lists the kept games there, too"
keys Down
until_true shows "$(basename "$journal")"
keys Enter
waits_for 'set SW7 1' "and another one is opened"
leave
rm "$kept"/duel-2999*

# No place for a game

printf x >"$work/file"
begin "BOARDWALK_COLOR=none XDG_STATE_HOME=$work/file" \
    play duel --face term --seed 1
waits_for 'this game is not kept' "without a place a game is played unsaved"
keys 7
waits_for 'set SW7 1' "and can be played"
leave
lacks 'This game is kept'
result $? "the end claims nothing"
type_line clear
type_line 'ulimit -S -f 1'
begin BOARDWALK_COLOR=none play duel --face term --seed 1
fill_up() {
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        keys 7 6 5 4
    done
    shows 'File too large'
}
until_true fill_up
result $? "a journal that may not grow any more is told of"
keys q
status_is 0
result $? "and does not end the game by a signal"

# Signals

open_window 80 24 C
type_line "stty -a >$work/before; echo be''fore"
until_true shows before
for signal in PIPE ALRM USR1 USR2 XCPU VTALRM PROF SYS TRAP IO; do
    begin BOARDWALK_COLOR=none play duel --face term --seed 1
    keys 7
    until_true shows 'set SW7 1'
    kill -s "$signal" "$(cat "$work/pid")"
    sane
    result $? "signal $signal ends the game and gives the terminal back"
done
begin BOARDWALK_COLOR=none play duel --face term --seed 1
kill -s XFSZ "$(cat "$work/pid")"
keys 7
waits_for 'set SW7 1' "signal XFSZ does not end it"
leave

echo "1..$tests"
[ "$failed" -eq 0 ]
