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
    run 1 "$game" check "$1" && has out "$1:1:1: this is no $name file" &&
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
    each eval 'run 2 "$game" check && has err "which games?"'

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

echo "1..$n"
[ "$bad" -eq 0 ]
