#!/bin/sh
# faults.sh BOARDWALK [every] - every command while something fails: memory
# that runs out, a disk that fills up, writes and syncs that fail. TAP.
#
# Each command runs once in peace. Then it runs again and again, and the N-th
# call of one kind fails, until the command no longer makes so many: for N = 1,
# 2, 3, 5, 9, 17 ..., or for every N. After each run either all is as in peace
# and the status is 0, or the status is 1 or 2, something is said, and a file
# that was there before is as it was. Nothing else is left behind.
set -u
root=$(cd "$(dirname "$0")/../.." && pwd)
bw=$(realpath "$1")
every=${2:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
n=0
bad=0
runs=0
unset DISPLAY WAYLAND_DISPLAY
export LC_ALL=C                 # or without memory for a locale it is ASCII

cc -shared -fPIC -O2 "$root/tests/faults/no_memory.c" \
    -o "$work/no_memory.so" || exit 1

# What is read, and an old file for each that is written.
prepare() {
    rm -rf "$work/desk"
    mkdir -p "$work/desk/state/boardwalk"
    cd "$work/desk" || exit 1
    cp "$root/tests/scripts/duel/lives.bw" test.bw
    cp test.bw state/boardwalk/duel-1.bw
    touch -d '2026-01-01 12:00' state/boardwalk/duel-1.bw
    cp "$root/tests/scripts/poker/betting1.bw" poker.bw
    cp "$root/tests/oracle/pdn/good.pdn" games.pdn
    cp "$root/tests/games/go/sgf/club.sgf" games.sgf
    cp "$root/tests/games/holdem/phh/evening.phhs" hands.phhs
    printf 'AhKhQhJhTh\n2c3d4h5s7c8d9h\n' >hands.txt
    printf '1 boardsize 9\n2 play b e5\n3 showboard\n4 quit\n' >gtp.txt
    printf 'hub\ninit\nquit\n' >hub.txt
    printf 'AABB\n' >guesses.txt
    echo 'an old file' >old
    cp old file
    cp "$work/tree.txt" . 2>/dev/null
    cp "$work/game.bw" . 2>/dev/null
    : >in
}

# The commands: a letter (o: what is printed is the same every time; x: it
# depends on time or chance), what is read as input, and the words.
commands='
o in       list
o in       help play
o in       completion bash
o in       completion words -- play d
o in       run test.bw
o in       show test.bw
o in       show test.bw --picture file --size 400x300
o in       trace test.bw -o file
o in       trace test.bw
o in       games
x in       play --load game.bw --face text --a consistent --b random
x in       play duel --face null --a consistent --b random
o in       mastermind score WWKK WWWK --machine pegs
o in       mastermind hint AABC=XO
o in       mastermind solve -p 3 -c 3 --tree file
o in       mastermind verify tree.txt
x guesses.txt mastermind play
o in       checkers perft 4
x in       checkers best --depth 4
o in       checkers check games.pdn
o in       checkers copy games.pdn
o in       checkers show games.pdn --game 1
x hub.txt  checkers engine
x in       checkers match random greedy --games 1 --pdn file
o hands.txt poker eval
o in       poker equity AhKh QsQd --board Kd7c2d
o in       poker check hands.phhs
o in       poker export poker.bw -o file
x in       poker match random caller --hands 10 --phh file
x gtp.txt  go gtp
o in       go check games.sgf
o in       go show games.sgf --game 1
x in       go match random random --games 1 --sgf file
'

under() {
    # shellcheck disable=SC2086  # the words are words
    HOME=$work/desk XDG_STATE_HOME=$work/desk/state \
        "$@" "$bw" $words <"$input"
    echo $? >"$work/status"
}

# run_with COMMAND...: the command under that one, in a fresh folder. Its
# outputs are pipes, which have no limit of size.
run_with() {
    prepare
    { { under "$@" 2>&4 4>&- | cat >out; } 4>&1; } | cat >err
    status=$(cat "$work/status")
    runs=$((runs + 1))
}

# A match adds to its file.
file_is_whole() {
    cmp -s file old || cmp -s file "$work/peace.file" ||
        { [ "$sort" = x ] && head -n 1 file | cmp -s - old &&
          [ "$status" -ne 0 -o -s file ]; }
}

left_behind() {
    find . -name '.boardwalk-*' | grep .
}

# Journals that are there can be shown.
journals_are_whole() {
    for journal in game.bw state/boardwalk/*.bw; do
        [ ! -e "$journal" ] || "$bw" show "$journal" >shown 2>&1 ||
            { echo "$journal: $(cat shown)"; return 1; }
    done
}

is_as_in_peace() {
    [ "$sort" = x ] ||
        { cmp -s out "$work/peace.out" && cmp -s file "$work/peace.file"; }
}

judge() {
    case $status in
    0) is_as_in_peace || { echo 'status 0, but something is missing'
                           return 1; } ;;
    1 | 2) [ -s err ] || [ -s out ] || { echo 'nothing is said'; return 1; } ;;
    *) echo "status $status"; tail -n 3 err; return 1 ;;
    esac
    file_is_whole || { echo 'the old file is torn'; return 1; }
    journals_are_whole || return 1
    ! left_behind || return 1
}

# Kinds of failure: each runs the command with the N-th call failing; true if
# there was such a call.

memory() {
    rm -f "$work/mark"
    run_with env LD_PRELOAD="$work/no_memory.so" FAULT_AT="$1" \
        FAULT_MARK="$work/mark"
    [ -e "$work/mark" ]
}

memory_for_good() {
    memory "$1+"
}

# A file grows to so many bytes; the write that crosses them is short.
disk() {
    run_with sh -c 'trap "" XFSZ; exec prlimit --fsize="$0" "$@"' \
        $(($1 * 16 - 16))
    grep -q 'too large' err
}

writes() {
    run_with strace -f -o "$work/calls" -e trace=write \
        -e inject=write:error=ENOSPC:when="$1"
    grep -q INJECTED "$work/calls"
}

syncs() {
    run_with strace -f -o "$work/calls" -e trace=fsync,fdatasync \
        -e inject=fsync,fdatasync:error=EIO:when="$1"
    grep -q INJECTED "$work/calls"
}

next() {
    if [ -n "$every" ] || [ "$1" -lt 3 ]; then
        echo $(($1 + 1))
    else
        echo $(($1 * 2 - 1))
    fi
}

# endure KIND: the command, however often it is hit.
endure() {
    at=1
    while "$1" "$at"; do
        judge >"$work/log" || { echo "# $1 fails at $at:"; return 1; }
        at=$(next "$at")
        [ "$at" -lt 5000 ] || break
    done
    judge >"$work/log"
}

tell() {        # STATUS SENTENCE
    n=$((n + 1))
    if [ "$1" -eq 0 ]; then
        echo "ok $n - $2"
    else
        echo "not ok $n - $2"
        sed 's/^/# /' "$work/log"
        bad=1
    fi
}

kinds='memory memory_for_good disk'
if strace -o /dev/null true 2>/dev/null; then
    kinds="$kinds writes syncs"
else
    echo '# no strace here: writes and syncs do not fail'
fi

prepare
HOME=$work/desk XDG_STATE_HOME=$work/desk/state \
    "$bw" mastermind solve -p 3 -c 3 --tree "$work/tree.txt" >/dev/null 2>&1
cat >"$work/game.bw" <<'END'
boardwalk 1
open duel:basys2#7
@10 press BTN3
@70 release BTN3
END

printf '%s\n' "$commands" >"$work/commands"
while read -r sort input words; do
    [ -n "$sort" ] || continue
    run_with env
    cp out "$work/peace.out"
    cp file "$work/peace.file"
    [ "$status" -le 1 ]
    tell $? "faults: '$words' runs in peace"
    for kind in $kinds; do
        endure "$kind"
        tell $? "faults: '$words' endures: $kind"
    done
done <"$work/commands"
echo "# $runs runs"
echo "1..$n"
exit $bad
