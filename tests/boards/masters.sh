#!/bin/sh
# masters.sh BOARDWALK - the tables of boards against the vendors' public files.
# Prints TAP.
#
# tests/boards/masters/BOARD.csv has places of ports as facts, one on a line,
# from the master files of vendors, from LiteX, or from public projects for that
# board (see docs/boards.md). Every one of them must be in our table, and each
# board must have such a file.
masters=$(cd "$(dirname "$0")/masters" && pwd)
. "$(dirname "$0")/../cli/tap.sh"
about='masters'

# agrees BOARD FILE: prints the places of the file that are not the table's.
agrees() {
    "$bw" constraints "$1" --format plain | grep -v '^#' | grep . |
        tr 'A-Z' 'a-z' | sort >ours
    sed '1d; s/\r$//; s/,/ /' "$2" | tr 'A-Z' 'a-z' | sort >theirs
    [ -s theirs ] && ! comm -13 ours theirs | grep .
}

for file in "$masters"/*.csv; do
    board=$(basename "$file" .csv)
    say "$board has the places of the public file" agrees "$board" "$file"
done

has_a_file() { [ -f "$masters/$1.csv" ]; }
for board in $("$bw" list boards | sed -n 's/^\([a-z][a-z0-9]*\)  .*/\1/p'); do
    say "$board has a public file" has_a_file "$board"
done

# A fault in our table, or in the file, is found.
finds_a_fault() {
    sed 's/^sw\[3\],.*/sw[3],A1/' "$masters/basys3.csv" >wrong.csv &&
        ! cmp -s wrong.csv "$masters/basys3.csv" && ! agrees basys3 wrong.csv
}
say 'a wrong place is found' finds_a_fault

echo "1..$n"
[ "$bad" -eq 0 ]
