#!/bin/sh
# files.sh BOARDWALK - what the verbs of all games do with files: those that
# are missing, empty, of another kind, with a byte order mark, with the line
# ends of Windows, without an end. Prints TAP.
. "$(dirname "$0")/tap.sh"
about='files of games'

printf '[Result "*"]\n1. 11-15 23-19 *\n' >good.pdn
printf '(;FF[4]GM[1]SZ[9];B[ee];W[cc])\n' >good.sgf
cat >good.phh <<'END'
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
actions = ["d dh p1 Ah7h", "d dh p2 KcKd", "p2 cbr 6", "p1 f"]
END

kinds='checkers:pdn go:sgf poker:phh'

# each COMMAND...: runs it with game and kind set, for all three games.
each() {
    for pair in $kinds; do
        game=${pair%:*}
        kind=${pair#*:}
        "$@" || { echo "# of $game"; return 1; }
    done
}

# What is no file of games

clean() {
    run 0 "$game" check "good.$kind" && has out 'no defect' && silent err
}
say 'a good file has no defect, status 0' each clean

# no_such FILE: a defect that names the format, and no "no defect".
no_such() {
    name=$(echo "$kind" | tr '[:lower:]' '[:upper:]')
    run 1 "$game" check "$1" &&
        grep -Eq "^$1:1:1: this is (no|not an?) $name file" out &&
        ! has out 'no defect'
}

: >empty
say 'an empty file is a defect' each no_such empty
printf '\n \n\t\n' >blank
say 'a file of spaces is a defect' each no_such blank
printf 'Dear Sir,\nno game here\n' >letter
say 'a letter is a defect' each no_such letter
printf '\177ELF\002\001\001\000\000\000\000\000\003\000\076\000' >binary
say 'a program is a defect' each no_such binary

missing() {
    run 1 "$game" check no-such-file && silent out &&
        has err 'cannot read no-such-file: No such file or directory' &&
        run 1 "$game" check . && silent out && has err 'cannot read .: Is a'
}
say 'a missing file has no summary, status 1' each missing

one_of_two() {
    run 1 "$game" check no-such-file "good.$kind" &&
        has out 'no defect, 1 file not read'
}
say 'a missing file beside a good one is counted' each one_of_two

say 'no file at all is a usage error, status 2' \
    each eval 'run 2 "$game" check && has err "name one or more files"'

shows() {
    for file in empty blank letter binary no-such-file; do
        run 1 checkers show "$file" && silent out &&
        run 1 go show "$file" && silent out &&
        run 1 checkers copy "$file" && silent out || return 1
    done
}
say 'show and copy fail where check does' shows

eval_status() {
    printf 'AhKhQhJhTh\nnothing\n' >in
    run 1 poker eval && has err 'line 2' && [ "$(wc -l <out)" -eq 1 ] &&
        : >in && run 2 poker eval nothing && silent out
}
say 'poker eval: 1 for a bad line, 2 for a bad word' eval_status

# Marks and line ends of other editors

mark=$(printf '\357\273\277')

# edited FILE: as Notepad would save it.
edited() {
    printf '%s' "$mark"
    sed "s/\$/$(printf '\r')/" "$1"
}

windows() {
    edited "good.$kind" >"windows.$kind" &&
        run 0 "$game" check "windows.$kind" && has out 'no defect'
}
say 'a byte order mark and CRLF are no defect' each windows

utf16() {
    { printf '\377\376'; sed 's/./&\x00/g' "good.$kind"; } >"wide.$kind"
    run 1 "$game" check "wide.$kind" && has out 'this is UTF-16'
}
say 'UTF-16 is named' each utf16

hands() {
    printf '%sAhKhQhJhTh\r\n2c3c4c5c7c\r\n' "$mark" >in
    run 0 poker eval && [ "$(wc -l <out)" -eq 2 ] && silent err &&
        printf '\377\376A\000h\000\n\000' >in && run 1 poker eval &&
        has err 'line 1, column 1: this is UTF-16'
}
say 'hands may have a mark and CRLF' hands
: >in

openings() {
    printf '%s11-15 23-19\r\n# none\r\n\r\n12-16\r\n' "$mark" >opens
    run 0 checkers match random random -g 4 --nodes 10 -o opens &&
        printf '\377\376x\000' >opens &&
        run 1 checkers match random random -o opens &&
        has err 'this is UTF-16' && printf '11-15\000\n' >opens &&
        run 1 checkers match random random -o opens && has err 'zero byte'
}
say 'openings may have a mark and CRLF' openings

strategy() {
    "$bw" mastermind solve -p 3 -c 3 --tree tree >/dev/null &&
        edited tree >windows.tree && run 0 mastermind verify windows.tree &&
        { printf '\377\376'; cat tree; } >wide.tree &&
        run 1 mastermind verify wide.tree && has err 'this is UTF-16'
}
say 'a strategy may have a mark and CRLF' strategy

guesses() {
    printf '%sAABB\r\nquit\r\n' "$mark" >in
    run 0 mastermind play -s 1 && has out ' 1. AABB' && ! has out 'Not counted'
}
say 'guesses may have a mark and CRLF' guesses
: >in

# Inputs without an end. Where the memory of a program can be limited (which
# sanitizers do not stand) it has 700 MB.

(ulimit -v 700000 && "$bw" --version) >/dev/null 2>&1 && limit=700000 ||
    limit=unlimited

# endless WHAT ARGUMENT...: status 1, and says WHAT.
endless() {
    what=$1
    shift
    (ulimit -v "$limit"; exec "$bw" "$@") </dev/zero >out 2>err
    status=$?
    [ "$status" -eq 1 ] && has err "$what"
}
say 'a file of draughts without an end is too long' \
    endless 'too long: at most 268435456 bytes' checkers check -
say 'a file of Go without an end is too long' \
    endless 'too long: at most 268435456 bytes' go check /dev/zero
say 'a file of poker without an end is too long' \
    endless 'too long: at most 268435456 bytes' poker check -
say 'a copy without an end is too long' \
    endless 'too long: at most 268435456 bytes' checkers copy /dev/zero
say 'a list without an end is too long' \
    endless 'too long: at most 268435456 bytes' go show /dev/zero
say 'a strategy without an end is too long' \
    endless 'too long' mastermind verify /dev/zero
say 'openings without an end are too long' \
    endless 'too long' checkers match random random -o /dev/zero
say 'a hand without an end ends the reading' \
    endless 'nothing more is read' poker eval
say 'a guess without an end ends the game' \
    endless 'a line of more than 1 MiB' mastermind play -s 1

# A file of hands of any length is added to.
long_file() {
    echo '[7]' >long && truncate -s 300000000 long && echo >>long
    (ulimit -v "$limit"; exec "$bw" poker match caller caller -n 2 -q \
        --phh long) >out 2>err && tail -c 4000 long | tr -d '\0' >end &&
        has end '[8]'
    status=$?
    rm -f long
    return $status
}
say 'hands are added to a file of 300 MB' long_file

echo "1..$n"
[ "$bad" -eq 0 ]
