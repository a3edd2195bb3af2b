#!/bin/sh
# ids.sh - which requirements are shown by a test, for each document.
#
# An id counts if it stands in the name of a test: in the sentence of a C
# test, in the comment that names an expectation of a script, or in the
# sentence of a shell test; an id in any other string or comment does not.
# Ids that no program can show are listed, with reasons, in
# tests/ids/not_shown.txt. Fails if a document that was begun has a gap, or
# if the table of a datasheet cites a test that does not name the id.
set -eu
cd "$(dirname "$0")/.."

. tests/machines/read.sh

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Each of these prints lines "FILE<tab>text with ids".

# The strings in the tables of tests, struct CMUnitTest tests[] = { ... };
# and in the X-macros that stand there.
names_in_c() {
    awk '
        FNR == 1                     { is_table = 0 }
        /struct CMUnitTest .*= [{]$/ { is_table = 1; next }
        /^ *};$/                     { is_table = 0 }
        is_table || /^    X\(/ {
            rest = $0
            while (match(rest, /"[^"]*"/)) {
                print FILENAME "\t" substr(rest, RSTART, RLENGTH)
                rest = substr(rest, RSTART + RLENGTH)
            }
        }' "$@"
}

# Quoted words of commands, not of comments.
names_in_shell() {
    awk '
        /^[ \t]*#/ { next }
        {
            rest = $0
            while (match(rest, /"[^"]*"|\047[^\047]*\047/)) {
                print FILENAME "\t" substr(rest, RSTART, RLENGTH)
                rest = substr(rest, RSTART + RLENGTH)
            }
        }' "$@"
}

# Comments, once an expectation follows.
names_in_script() {
    awk '
        FNR == 1    { name = "" }
        /^[ \t]*#/  { name = $0; next }
        /expect/    { at = index($0, " # ")
                      print FILENAME "\t" (at ? substr($0, at) : name) }' "$@"
}

# "M0-01, M0-02", "M0-18..M0-25": a line "FILE ID" for each, ranges spelt out.
spell_ids() {
    awk -F '\t' '
        {
            line = $2
            while (match(line, /M[0-9]-[0-9]+\.\.M?[0-9]?-?[0-9]+/)) {
                range = substr(line, RSTART, RLENGTH)
                line = substr(line, 1, RSTART - 1) " " \
                       substr(line, RSTART + RLENGTH)
                document = substr(range, 1, 2)
                split(range, ends, /\.\./)
                first = ends[1]; sub(/.*-/, "", first)
                last = ends[2]; sub(/.*-/, "", last)
                for (i = first + 0; i <= last + 0; i++)
                    printf "%s %s-%0*d\n", $1, document, length(first), i
            }
            while (match(line, /M[0-9]-[0-9]+/)) {
                print $1, substr(line, RSTART, RLENGTH)
                line = substr(line, RSTART + RLENGTH)
            }
        }'
}

# The names under which datasheets cite test programs, "NAME FILE": what
# meson.build calls a program, and otherwise the file's own name.
program_files() {
    find tests -name meson.build -exec cat {} + | tr '\n' ' ' |
        grep -oE "\['[a-z0-9_]+', *\[?'[a-z0-9_/]+\.c'" |
        sed -E "s/\['([^']+)', *\[?'([^']+)'/\1 tests\/\2/"
    find tests -name 'test_*.c' | sed -E 's/.*\/test_(.*)\.c$/\1 &/'
    find tests -name 'test_*.c' |
        sed -E 's/.*\/([^/]*)\/test_(.*)\.c$/\1\/\2 &/'
    find tests -name '*.sh' | sed -E 's/.*/& &/'
    find tests -name '*.sh' | sed -E 's/.*\/(.*)$/\1 &/'
}

# shellcheck disable=SC2046  # the files are words
{
    names_in_c $(find tests -name '*.c')
    names_in_shell $(find tests -name '*.sh' ! -path tests/structure/ids.sh)
    names_in_script $(find tests/scripts -name '*.bw')
} | spell_ids | sort -u >"$work/named"
sed 's/.* //' "$work/named" | sort -u >"$work/shown"
grep -o '^M[0-9]-[0-9]*' tests/ids/not_shown.txt | sort -u >"$work/not_shown"
program_files >"$work/programs"

# citations DATASHEET MACHINE: each row of its tables whose "shown by" cites a
# test that does not name the row's id, or none.
citations() {
    awk -v sheet="$1" -v scripts="tests/scripts/$2/" '
        FILENAME ~ /\/named$/     { names[$1, $2] = 1; next }
        FILENAME ~ /\/programs$/  { if (!($1 in file)) file[$1] = $2; next }
        FILENAME ~ /\/not_shown$/ { is_apart[$1] = 1; next }
        !/^\| M[0-9]-[0-9]+ / { next }
        {
            n = split($0, cell, /\|/)
            id = cell[2]; gsub(/ /, "", id)
            shown = cell[n - 1]
            sub(/not shown:.*/, "not shown", shown)
            cited = 0
            while (match(shown, /`[^`]+`|\*[^*]+\*/)) {
                name = substr(shown, RSTART + 1, RLENGTH - 2)
                at = substr(shown, RSTART, 1) == "*" ? scripts name ".bw" \
                   : name in file ? file[name] : name
                shown = substr(shown, RSTART + RLENGTH)
                cited++
                if (!((at, id) in names))
                    print "  " sheet ":" FNR ": " id " cites " name \
                          ", where no test names it"
            }
            if (!cited && !(id in is_apart))
                print "  " sheet ":" FNR ": " id " cites no test"
            if (cited && id in is_apart)
                print "  " sheet ":" FNR ": " id " cites tests, but is " \
                      "listed as not shown"
        }' "$work/named" "$work/programs" "$work/not_shown" "$1"
}

# documents: a line for each, id, how many requirements, digits, machine.
documents() {
    for machine in $(scripts/machines.sh); do
        settings "$machine"
        [ -z "$document" ] || echo "$document $machine"
    done | sort
}

status=0
documents >"$work/documents"
while read -r document count digits machine; do
    if ! grep -q "^$document-" "$work/shown"; then
        echo "$document 0/$count not begun ($machine)"
        continue
    fi
    awk -v d="$document" -v n="$count" -v w="$digits" 'BEGIN {
        for (i = 1; i <= n; i++) printf "%s-%0*d\n", d, w, i }' |
        sort >"$work/all"
    sort -u "$work/shown" "$work/not_shown" >"$work/known"
    missing=$(comm -23 "$work/all" "$work/known" | tr '\n' ' ')
    have=$(comm -12 "$work/all" "$work/known" | wc -l)
    apart=$(comm -12 "$work/all" "$work/not_shown" | wc -l)
    both=$(comm -12 "$work/shown" "$work/not_shown" |
        grep "^$document-" | tr '\n' ' ')
    echo "$document $have/$count ($machine; $apart of them no program can show)"
    [ -z "$missing" ] || { echo "  missing: $missing"; status=1; }
    [ -z "$both" ] || { echo "  listed as not shown, yet in a test: $both"; status=1; }

    settings "$machine"
    sheet=docs/$sheet.md
    citations "$sheet" "$machine" >"$work/wrong"
    grep -oE '^\| M[0-9]-[0-9]+' "$sheet" | sed 's/^| //' | sort >"$work/rows"
    comm -23 "$work/all" "$work/rows" |
        sed "s|.*|  $sheet: no row for &|" >>"$work/wrong"
    [ ! -s "$work/wrong" ] || { cat "$work/wrong"; status=1; }
done <"$work/documents"
exit $status
