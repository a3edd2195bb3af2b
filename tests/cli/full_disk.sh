#!/bin/sh
# full_disk.sh BOARDWALK - every command that writes a file, on a disk that
# takes 512 bytes and no more: status 1, a sentence that names the file, the
# old file as it was, and nothing left beside it. Prints TAP.
scripts=$(cd "$(dirname "$0")/../scripts" && pwd)
. "$(dirname "$0")/tap.sh"
about='on a full disk'

mkdir folder
printf 'the old file\n' >old

# cramped ARGUMENT...: 512 bytes for each file; what is printed goes through
# a pipe, which has no limit.
cramped() {
    (trap '' XFSZ
     ulimit -f 1
     "$bw" "$@" 2>err
     echo $? >status) | cat >out
    [ "$(cat status)" -eq 1 ] || { echo "# status $(cat status)"; return 1; }
}

# replaces FILE ARGUMENT...: the old file stays.
replaces() {
    file=$1
    shift
    rm -rf folder && mkdir folder && cp old "folder/$file" &&
        chmod 640 "folder/$file"
    cramped "$@" && grep -q "cannot write .*$file: File too large" err &&
        cmp -s old "folder/$file" && [ "$(ls -A folder)" = "$file" ] &&
        [ "$(stat -c %a "folder/$file")" = 640 ]
}

# makes FILE ARGUMENT...: there was none, and there is none.
makes() {
    file=$1
    shift
    rm -rf folder && mkdir folder
    cramped "$@" && grep -q "cannot write .*$file: File too large" err &&
        [ -z "$(ls -A folder)" ]
}

# adds FILE ARGUMENT...: what was in it stays, with whole records only.
adds() {
    file=$1
    shift
    rm -rf folder && mkdir folder && cp old "folder/$file"
    cramped "$@" && grep -q "cannot write .*$file: File too large" err &&
        [ "$(head -n 1 "folder/$file")" = 'the old file' ] &&
        [ "$(ls -A folder)" = "$file" ] &&
        [ "$(wc -c <"folder/$file")" -lt 20 ]
}

game=$scripts/poker/betting2.bw
say 'show --picture keeps the old picture' replaces a.png \
    show "$game" --size 640x480 --picture folder/a.png
say 'show --picture leaves no half picture' makes a.png \
    show "$game" --size 640x480 --picture folder/a.png
say 'trace keeps the old waves' replaces a.vcd \
    trace "$game" -o folder/a.vcd
say 'solve keeps the old strategy' replaces a.tree \
    mastermind solve -c 5 --tree folder/a.tree
say 'export keeps the old hands' replaces a.phh \
    poker export "$game" -o folder/a.phh
say 'export leaves no half hands' makes a.phh \
    poker export "$game" -o folder/a.phh
say 'a match of Go keeps the old record in its folder' replaces \
    game-0001.sgf go match random random --sgf folder/ --size 9 -g 1
say 'a match of Go adds whole games only' adds a.sgf \
    go match random random --sgf folder/a.sgf --size 9 -g 2
say 'a match of draughts adds whole games only' adds a.pdn \
    checkers match random random --pdn folder/a.pdn -g 2 --nodes 10
say 'a match of poker adds whole hands only' adds a.phhs \
    poker match caller caller --phh folder/a.phhs -n 2

# A device is written as it stands, and tells, too.
device() {
    for line in "poker export $game -o /dev/full" \
                "trace $game -o /dev/full" \
                "mastermind solve -c 4 --tree /dev/full" \
                "go match random random -g 1 --size 5 --sgf /dev/full" \
                "checkers match random random -g 1 --pdn /dev/full" \
                "poker match caller caller -n 2 --phh /dev/full"; do
        # shellcheck disable=SC2086
        run 1 $line && has err 'cannot write /dev/full: No space left' ||
            return 1
    done
}
say 'a device that is full is told' device

# Two programs may add to one file.
together() {
    rm -f both.pdn
    for seed in 1 2 3; do
        "$bw" checkers match random random -q -g 20 --nodes 10 -s $seed \
            --pdn both.pdn >/dev/null &
    done
    wait
    run 0 checkers check both.pdn && has out '60 games' && has out 'no defect'
}
say 'three matches add to one file' together

echo "1..$n"
[ "$bad" -eq 0 ]
