#!/bin/sh
# new_kind.sh - a new kind of part is one folder and one line. Prints TAP.
#
# In a copy of the source a kind is added: a folder of its three files, and
# one line in the catalogue. Nothing else is edited. A board with that part is
# then built, read by a script, and drawn in cells and in pixels.
set -u
cd "$(dirname "$0")/../.."
. tests/structure/say.sh
cc=${CC:-cc}

copy_tree() {
    mkdir "$work/tree" &&
        cp -R src scripts "$work/tree" &&
        cp -R tests/parts/buzzer "$work/tree/src/parts" &&
        echo 'PART(buzzer, BUZZER)' >>"$work/tree/src/parts/catalogue.h"
}

# Only the folder and the catalogue differ, the latter by one line.
nothing_else_is_edited() {
    diff -r src "$work/tree/src" >"$work/diff"
    cat "$work/diff"
    [ "$(grep -c '^[<>]' "$work/diff")" -eq 1 ] &&
        [ "$(grep -c '^Only in' "$work/diff")" -eq 1 ] &&
        grep -q '^> PART(buzzer, BUZZER)$' "$work/diff" &&
        grep -q '^Only in .*src/parts: buzzer$' "$work/diff"
}

# What a board is read and drawn with: of the terminal only its drawing.
sources() {
    scripts/sources.sh base chips boards bench player draw
    ls src/parts/cells*.c src/parts/*/cells*.c src/games/mind.c \
        src/disk/append.c src/disk/file.c src/disk/secret.c src/disk/state.c
    for name in board cells digit graphics/display graphics/picture layout \
                layout_rows layout_screen monitor screen; do
        echo "src/term/$name.c"
    done
}

compile_rooms() {
    (cd "$work/tree" && mkdir objects && sources | while read -r file; do
        echo "$file $(echo "$file" | tr / _)"
     done | xargs -P 2 -n 2 sh -c '
        "$0" -std=c11 -O0 -Isrc -D_XOPEN_SOURCE=700 \
            -DBOARDWALK_VERSION="\"0\"" -c "$1" \
            -o "objects/$2.o"' "$cc")
}

build_board() {
    "$cc" -std=c11 -O0 -I"$work/tree/src" tests/parts/buzzer_board.c \
        "$work"/tree/objects/*.o -o "$work/board"
}

# runs SCRIPT...: its lines, one in each word.
runs() {
    printf '%s\n' 'boardwalk 1' 'open buzzer#1' "$@" |
        "$work/board" >"$work/answer"
    status=$?
    cat "$work/answer"
    return $status
}

has() { grep -qF -- "$1" "$work/answer" || { cat "$work/answer"; false; }; }

script_reads_it() {
    runs '+1 expect BZ quiet' 'press BTN0' '+2 expect BZ buzz' \
         'expect BZ quiet' &&
        has 'BZ is quiet, as expected' && has 'BZ is buzz, as expected' &&
        has 'BZ is buzz, not as expected'
}

dark_is_drawn() {
    runs 'wait 9ms' && has '(   )' && has 'BZ' && has 'picture has 102040'
}

lit_is_drawn() {
    runs 'press BTN0' 'wait 9ms' && has '(zzz)' && has 'picture has ff8800'
}

cannot_be_pressed() {
    fails runs 'press BZ' && has 'BZ cannot be operated'
}

say 'parts: a copy of the source gets a folder and a line' copy_tree
say 'parts: nothing else is edited' nothing_else_is_edited
say 'parts: the rooms compile with them' compile_rooms
say 'parts: a board may have such a part' build_board
say 'parts: a script reads the new kind in its own words' script_reads_it
say 'parts: it is drawn in cells and pixels while it is dark' dark_is_drawn
say 'parts: it is drawn in cells and pixels while it is lit' lit_is_drawn
say 'parts: an event that it does not take is refused' cannot_be_pressed
cp src/parts/catalogue.h "$work/tree/src/parts"
say 'parts: without the line there is no such kind' fails build_board
echo "1..$n"
[ "$bad" -eq 0 ]
