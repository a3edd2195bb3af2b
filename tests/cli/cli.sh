#!/bin/sh
# cli.sh BOARDWALK - the command line as a person meets it. Prints TAP.
. "$(dirname "$0")/tap.sh"
about='cli'

help_goes_to_stdout() {
    for words in '--help' 'help' '-h'; do
        run 0 $words && has out 'usage: boardwalk' && silent err || return 1
    done
    for command in play run show trace list help; do
        run 0 help $command && has out "usage: boardwalk $command" &&
            run 0 $command --help && has out "usage: boardwalk $command" ||
            return 1
    done
}
say 'help goes to stdout and succeeds, for every command' help_goes_to_stdout

version() {
    run 0 "$1" && [ "$(wc -l <out)" -eq 1 ] &&
        grep -qE '^boardwalk [0-9]+\.[0-9]+\.[0-9]+$' out
}
for way in --version -V version; do
    say "$way prints name and number" version "$way"
done
version_help() {
    run 0 help && grep -q '^  version .*-V' out && run 0 help version &&
        run 2 version 2 && has err "argument '2'"
}
say 'help knows version, which takes no arguments' version_help

usage_errors() {
    run 2 plya && silent out && has err "did you mean 'play'" &&
    run 2 play && has err 'name a machine' &&
    run 2 play dule && has err "did you mean 'duel'" &&
    run 2 play duel:bsys2 && has err "did you mean 'basys2'" &&
    run 2 play duel -o repaet=counting && has err "did you mean 'repeat'" &&
    run 2 play duel -o repeat=maybe && has err 'membership counting' &&
    run 2 play duel --sed 3 && has err 'did you mean --seed' &&
    run 2 play duel --seed && has err 'needs a value' &&
    run 2 play duel --seed 'a b' && has err 'spaces or quotes' &&
    run 2 play duel --face trem && has err "did you mean 'term'" &&
    run 2 play duel --a nobody && has err "no mind 'nobody'" &&
    run 2 play duel --b consitent && has err "did you mean 'consistent'" &&
    run 2 play duel pegs && has err 'one machine' &&
    run 2 play pegs --b random && has err 'only in a match' &&
    has err 'match=1' &&
    run 2 play --load x duel && has err 'from the journal' &&
    run 2 run && run 2 show && run 2 trace && run 2 list x &&
    run 2 help x && run 2 run --bogus x && run 2 play -z
}
say 'a wrong command line exits 2 and says what would be right' usage_errors

no_terminal() {
    run 2 play duel --face term && has err 'needs a terminal'
}
say 'the terminal face says that it needs a terminal' no_terminal

lists() {
    run 0 list && has out 'duel:basys2' && has out 'repeat=membership' &&
    has out 'consistent' && ! has out 'null:null' &&
    run 0 list --all && has out 'null:null'
}
say 'list shows machines, options and minds; --all the templates' lists

demo() {
    run 0 && has out 'two minds' && [ "$(grep -c '^duel:basys2' out)" -ge 10 ] &&
    cp out first && run 0 && cmp -s out first && silent err
}
say 'without a terminal two minds show a match, the same one each time' demo

shows_all() {
    for machine in duel pegs checkers; do
        XDG_STATE_HOME=$work/shown run 0 play $machine --seed 1 \
            --face text && has err 'so minds play' &&
        [ "$(grep -c "^$machine:" out)" -ge 3 ] || return 1
    done
}
say 'as text minds show every machine' shows_all

printf 'boardwalk 1\nopen duel#1\nwait 100ms\n# it begins\nexpect AN "_A-b"\n' >good.bw
printf 'boardwalk 1\nopen duel#1\nwait 100ms\n# it ends\nexpect AN "_0-0"\n' >bad.bw
printf 'boardwalk 1\nopen duel#1\nprss BTN3\n' >broken.bw
printf 'boardwalk 2\nopen duel#1\n' >newer.bw
printf 'boardwalk 1\nopen dule#1\n' >wrong.bw
{ cat good.bw; printf '@200 press BT'; } >half.bw

runs_scripts() {
    run 0 run good.bw && has out 'ok 1 - good.bw:5: it begins' &&
    has out '1..1' &&
    run 1 run good.bw bad.bw && has out 'not ok 2 - bad.bw:5: it ends' &&
    has out 'expected: _0-0' && has out 'actual: _A-b' && has out '1..2' &&
    run 1 run broken.bw && has out "broken.bw:3: no event 'prss'" &&
    has out "did you mean 'press'" &&
    run 1 run missing.bw && has out 'No such file' &&
    run 1 run newer.bw && has out 'version 2' &&
    run 1 run wrong.bw && has out "did you mean 'duel'"
}
say 'run reports each expectation with line, expected and actual' runs_scripts

sums() {
    run 0 run --sum good.bw && grep -qE '^# sum [0-9a-f]{16} ticks 100 ' out
}
say 'run --sum prints a checksum of all outputs' sums

plays_and_keeps() {
    journal=kept.bw &&
    run 0 play duel --seed 5 --face null --a consistent --b random \
        --journal "$journal" &&
    grep -q 'boardwalk play --load .* --a consistent --b random$' err &&
    head -n 2 "$journal" >head &&
    has head 'boardwalk 1' && has head 'open duel:basys2#5' &&
    cp "$journal" game.bw && echo 'expect LD blink' >>game.bw &&
    run 0 run game.bw
}
say 'a game is kept as a journal, and the journal is a script' plays_and_keeps

goes_on() {
    before=$(wc -l <"$journal") &&
    run 0 play --load "$journal" --face null &&
    [ "$(wc -l <"$journal")" -gt "$before" ] && run 0 run "$journal"
}
say '--load continues the same file' goes_on

shows() {
    run 0 show "$journal" --at 100 && has out 'tick 100' && has out 'AN3' &&
    run 0 show "$journal" && run 0 show half.bw && has out 'tick 100' &&
    run 2 show "$journal" --at x &&
    run 1 show "$journal" --at 99999999 && has err 'after the end' &&
    run 1 show missing.bw && has err 'No such file' &&
    run 1 show broken.bw && has err 'broken.bw:3:'
}
say 'show prints the board at any tick' shows

# 0x89 PNG, then the size in the first piece: 640 x 480.
pictures() {
    printf 'boardwalk 1\nopen go:de1soc#1\nwait 100ms\n' >go.bw
    run 0 show go.bw --picture go.png && silent out &&
    [ "$(od -An -tx1 -N24 go.png | tr -d ' \n')" = \
      89504e470d0a1a0a0000000d4948445200000280000001e0 ] &&
    run 1 show "$journal" --picture duel.png && has err 'no monitor' &&
    [ ! -e duel.png ] &&
    run 1 show go.bw --picture no/such/folder.png && has err 'No such file'
}
say 'show writes what is on a monitor as a picture' pictures

# 500 x 400, and another one for a button that is down.
board_pictures() {
    printf 'boardwalk 1\nopen duel:basys2#1\nwait 100ms\n' >up.bw
    { cat up.bw; printf 'press BTN3\n'; } >down.bw
    for game in up down; do
        run 0 show $game.bw --picture $game.png --size 500x400 &&
            silent out || return 1
    done
    [ "$(od -An -tx1 -j16 -N8 up.png | tr -d ' \n')" = 000001f400000190 ] &&
    ! cmp -s up.png down.png &&
    run 0 show up.bw --picture light.png --size 500x400 --light &&
    ! cmp -s up.png light.png &&
    run 2 show up.bw --picture x.png --size 500 && has err 'expected WIDTHxHEIGHT' &&
    run 2 show up.bw --picture x.png --size 5000x9 && has err 4096 &&
    run 2 show up.bw --size 500x400 && has err 'need --picture' &&
    run 1 show up.bw --picture x.png --size 9x9 && has err 'small'
}
say 'show writes a whole board as a picture' board_pictures

traces() {
    run 0 trace good.bw -o x.vcd && silent out && has x.vcd '$timescale' &&
    has x.vcd 'letterIn' && has x.vcd 'BTN' &&
    run 0 trace good.bw && cmp -s out x.vcd &&
    run 0 trace "$journal" && [ "$(grep -m 1 '^#' out)" = '#0' ] &&
    run 1 trace good.bw -o /nowhere/x.vcd && has err 'cannot write' &&
    run 1 trace missing.bw
}
say 'trace writes a VCD of the whole game, with the names of the pins' traces

full_output() {
    "$bw" trace good.bw >/dev/full 2>err
    [ $? -eq 1 ] && has err 'cannot write' || return 1
    "$bw" list >/dev/full 2>err
    [ $? -eq 1 ] && has err 'cannot write to standard output'
}
[ -e /dev/full ] && say 'a full disk is reported, not ignored' full_output

in_use() {
    cp good.bw busy.bw && exec 9<>busy.bw && flock 9 &&
    run 1 play --load busy.bw --face null && has err 'in use' &&
    exec 9>&-
}
command -v flock >/dev/null &&
    say 'two processes on one journal: the second is told so' in_use

torn() {
    cp good.bw torn.bw && printf '@100 press BT' >>torn.bw &&
    run 0 play --load torn.bw --face null && has err incomplete &&
    run 0 run torn.bw && ! has torn.bw 'press BT'
}
say 'a line torn off at the end is dropped, and the game goes on' torn

journals_refused() {
    run 1 play --load newer.bw --face null && has err 'version 2' &&
    run 1 play --load wrong.bw --face null && has err "'duel'" &&
    run 1 play --load missing.bw --face null &&
    run 1 play --load good.bw --face null --a nobody &&
    has err "no mind 'nobody'"
}
say 'a journal that cannot be played is refused with a reason' \
    journals_refused

no_home() {
    XDG_STATE_HOME=/proc/nowhere run 0 play null --face null &&
    has err 'this game is not kept: cannot make the folder'
}
say 'a folder that cannot be made is named' no_home

echo "1..$n"
[ "$bad" -eq 0 ]
