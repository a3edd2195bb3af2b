#!/bin/sh
# games.sh BOARDWALK - seats, kept games and limits on the command line.
#
# Prints TAP.

# shellcheck source=tests/cli/tap.sh
. "$(dirname "$0")/tap.sh"
about=games
kept=$work/state/boardwalk

# Seats

minds_are_told() {
    run 0 play duel --seed 1 && has err 'no keys reach the face' &&
    has err 'A is forgetful, b is random' &&
    run 0 play duel --seed 1 --face null --a knuth &&
    has err 'A is knuth, b is random' &&
    run 0 play pegs --seed 1 --face null && has err 'A is' &&
    ! has err 'b is' &&
    TERM=dumb run 0 play duel --seed 1 && has err 'so minds play' &&
    run 0 play duel --seed 1 --face null --a knuth --b random && silent err
}
say 'minds take a seat that nobody was asked for, and that is told' \
    minds_are_told

person_refused() {
    run 2 play poker --a human --b odds && has err '--a human' &&
    has err 'terminal or a window' && silent out &&
    run 2 play duel --b human --face null && has err '--b human' &&
    cp game.bw copy.bw && run 2 play --load copy.bw --face text --a human
}
printf 'boardwalk 1\nopen duel#1\n@5 press BTN3\n@65 release BTN3\n' >game.bw
say 'a person who was asked for is never replaced' person_refused

# Where there is no place for a game

unsaved() {
    printf 'boardwalk 1\n' >not_a_folder
    (unset HOME XDG_STATE_HOME
     run 0 play null --face null && has err 'this game is not kept' &&
     has err 'set HOME' && ! has err 'is kept; go on') &&
    (unset XDG_STATE_HOME
     HOME=relative run 0 play null --face null &&
     has err "the home folder 'relative'" && [ ! -e relative ]) &&
    (HOME=$work XDG_STATE_HOME=relative run 0 play null --face null &&
     [ ! -e relative ]) &&
    (XDG_STATE_HOME=$work/not_a_folder
     run 0 play null --face null && has err 'this game is not kept' &&
     has err 'not_a_folder')
}
say 'without a place for it a game is played unsaved, and that is told' unsaved

no_journal() {
    rm -rf state && run 0 play null --face null --no-journal && silent err &&
    [ ! -e state ] && run 2 play duel --no-journal --journal x.bw &&
    run 2 play --load game.bw --no-journal &&
    run 1 play null --face null --journal no/such/folder.bw &&
    has err 'No such file'
}
say '--no-journal keeps nothing, --journal keeps it where it is told' no_journal

not_kept() {
    rm -rf state && run 0 play duel --seed 1 && ! has err 'is kept' &&
    run 0 play null --face null && [ -z "$(ls "$kept")" ] &&
    run 0 play duel --seed 1 --face null --journal mine.bw &&
    has err 'This game is kept' && has mine.bw '# seats A=forgetful b=random' &&
    grep -q '^# result [Ab] won 2-[01]$' mine.bw && run 0 run mine.bw
}
say 'demos and empty games are not kept unless they are asked for' not_kept

# The list

put() {     # NAME AGE TEXT
    printf '%b' "$3" >"$kept/$1"
    touch -d "2026-01-01 12:00 $2 minutes ago" "$kept/$1"
}

fill() {
    mkdir -p "$kept"
    put old.bw 50 'boardwalk 1\nopen pegs#1\n# seats A=human\n@1 press BTNS\n@9 release BTNS\n# result the code was found\n@99\n'
    put new.bw 40 'boardwalk 1\nopen duel:basys2#2\n# seats A=human b=odds\n@1 press BTN3\n@2 press BTN0\nrewind 2\n@2 set SW 1\n@3\n'
    put torn.bw 30 'boardwalk 1\n'
    put empty.bw 20 'boardwalk 1\nopen duel#1\n@100\n'
    put demo.bw 10 'boardwalk 1\nopen duel#1\n# seats A=knuth b=random\n@1 press BTN3\n'
    put garbage.bw 5 '\033]0;evil\007\000\001'
}

lists() {
    fill && run 0 games && [ "$(wc -l <out)" -eq 3 ] &&
    line out 1 "$(printf 'NAME\tMACHINE\tPLAYERS\tEVENTS\tWHEN\tRESULT')" &&
    line out 2 "$(printf 'new.bw\tduel\tA=human b=odds\t2\t2026-01-01 11:20\t-')" &&
    line out 3 "$(printf 'old.bw\tpegs\tA=human\t1\t2026-01-01 11:10\tthe code was found')"
}
say 'games lists what can be resumed, the newest first' lists

lists_all() {
    run 0 games --all && [ "$(wc -l <out)" -eq 7 ] &&
    grep -q '^empty.bw.*empty$' out && grep -q '^torn.bw.*not readable$' out &&
    grep -q '^garbage.bw.*not readable$' out && grep -q '^demo.bw' out &&
    run 2 games old.bw && (XDG_STATE_HOME=$work/none run 0 games &&
    silent out && has err 'there are no games in')
}
say 'games --all lists everything' lists_all

loads_by_name() {
    cp "$kept/new.bw" before && run 0 play --load new.bw --face null &&
    has err "$kept/new.bw" && run 1 play --load nothing.bw --face null &&
    has err 'nothing.bw: No such file' && cp before "$kept/new.bw"
}
say 'a kept game is loaded by its name' loads_by_name

last_is_good() {
    rm -f "$kept"/*.bw &&
    put poker.bw 50 'boardwalk 1\nopen poker#1\n# seats A=human b=odds\n@1 press BTNC\n@9 release BTNC\n@99\n' &&
    put torn.bw 5 'boardwalk 1\n' &&
    put demo.bw 4 'boardwalk 1\nopen poker#1\n# seats A=odds b=odds\n@1 press BTNC\n' &&
    put empty.bw 3 'boardwalk 1\nopen poker#1\n@5\n' &&
    run 1 poker export && has err "the last one is $kept/poker.bw" &&
    has err 'no hand was dealt'
}
say 'the last game is the last that somebody played and that can be read' \
    last_is_good

removes() {
    fill && : >"$kept/old.bw.snap" && : >"$kept/new.bw.snap" &&
    run 0 games --all && ! has out 'snap' && run 2 games --remove &&
    run 1 games --remove nothing.bw old.bw &&
    has err "no game 'nothing.bw'" && [ ! -e "$kept/old.bw" ] &&
    [ ! -e "$kept/old.bw.snap" ] && [ -e "$kept/new.bw.snap" ] &&
    [ -e "$kept/new.bw" ] && run 1 games --remove ../../game.bw &&
    [ -e game.bw ] && run 0 games --remove torn.bw empty.bw &&
    [ ! -e "$kept/torn.bw" ] && [ ! -e "$kept/empty.bw" ] &&
    [ -e "$kept/demo.bw" ]
}
say 'games --remove removes what is named, and nothing else' removes

renames() {
    cp "$kept/new.bw" "$kept/other.bw"
    run 2 games --rename other.bw && run 2 games --rename a b --remove &&
    run 1 games --rename nothing.bw x && has err 'there is no game' &&
    run 1 games --rename other.bw new && has err 'another game' &&
    run 1 games --rename other.bw ../out && [ ! -e "$kept/../out.bw" ] &&
    run 0 games --rename other.bw 'my first win' &&
    [ ! -e "$kept/other.bw" ] && cmp "$kept/new.bw" "$kept/my first win.bw" &&
    run 0 games && has out 'my first win.bw' &&
    run 0 play --load 'my first win.bw' --face null &&
    run 0 games --remove 'my first win.bw'
}
say 'games --rename gives a name, and takes none away' renames

exports() {
    run 0 games --export copies && has out 'in copies' &&
    cmp "$kept/new.bw" copies/new.bw && run 0 games --export copies &&
    echo other >copies/new.bw && run 1 games --export copies &&
    has err 'new.bw exists' && [ "$(cat copies/new.bw)" = other ] &&
    run 2 games --export copies --remove new.bw && [ -e "$kept/new.bw" ]
}
say 'games --export copies all, and writes over nothing' exports

removes_none_in_use() {
    fill && exec 9<>"$kept/new.bw" && flock 9 &&
    run 1 games --remove new.bw && has err 'is being played' &&
    [ -e "$kept/new.bw" ]
    status=$?
    exec 9>&-
    return $status
}
command -v flock >/dev/null &&
    say 'a game that is being played is not removed without an answer' \
        removes_none_in_use

# Limits

printf 'boardwalk 1\nopen duel#1\n@18446744073709551615\n' >forever.bw
limits() {
    run 1 run forever.bw && has out 'is exceeded' && has out -- --limit &&
    run 1 show forever.bw && has err 'forever.bw:3:' &&
    has err 'is exceeded' && has err -- --limit &&
    run 1 trace forever.bw && has err 'is exceeded' && silent out &&
    run 1 play --load forever.bw --face null && has err 'is exceeded' &&
    run 1 poker export forever.bw && has err 'is exceeded'
}
has() {
    file=$1
    shift
    [ "$1" = -- ] && shift
    grep -qF -e "$1" "$file"
}
say 'a script without an end is stopped, and what raises the limit is told' \
    limits

raised() {
    run 0 run --limit 70t game.bw && run 1 run --limit 60t game.bw &&
    has out '60 ticks' && run 0 show --limit 1s game.bw &&
    run 1 show --limit 1t game.bw && run 1 trace --limit 1t game.bw &&
    cp game.bw copy.bw && run 1 play --load copy.bw --face null --limit 1t &&
    cmp -s game.bw copy.bw && run 2 run --limit 5 game.bw &&
    has err '90s, 10m, 24h'
}
say 'the limit is set by --limit' raised

# Bytes of other systems

foreign_bytes() {
    printf '\357\273\277boardwalk 1\r\nopen duel#1\r\n# it begins\r\n@100\r\nexpect AN "_A-b"\r\n' >dos.bw
    run 0 run dos.bw && has out 'it begins' && run 0 show dos.bw &&
    run 0 trace dos.bw && run 0 play --load dos.bw --face null &&
    run 0 run dos.bw
}
say 'a byte order mark and carriage returns are no error' foreign_bytes

# Files that may not grow

no_room() {
    (ulimit -f 1 && run 1 play duel --face null --seed 1 --journal big.bw) &&
    has err 'File too large' && run 0 show big.bw
}
say 'a journal that may not grow is told of, and is whole' no_room

names() {
    run 2 play duel --a nobody &&
    has err "there are 'optimal', 'entropy', 'parts', 'knuth', 'consistent', 'forgetful' and 'random'" &&
    run 2 play duel -o nothing=1 && has err "there are 'repeat' and 'hide'" &&
    run 2 play duel:none && has err "there are 'sim', 'artya7', 'basys2'"
}
say 'a wrong name is answered with all that would be right' names

echo "1..$n"
[ "$bad" -eq 0 ]
