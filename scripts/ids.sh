#!/bin/sh
# ids.sh - which requirements are shown by a test, for each document.
#
# An id counts if it stands in the name of a test: in a string of a C test,
# in the comment that names an expectation of a script, or in the sentence
# of a shell test. Ids that no program can show are listed, with reasons, in
# tests/ids/not_shown.txt. Fails if a document that was begun has a gap.
set -eu
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Strings of C tests and sentences of shell tests.
find tests -name '*.c' -exec grep -ho '"[^"]*M[0-4]-[0-9][^"]*"' {} + \
    >"$work/names" || true
find tests -name '*.sh' -exec grep -ho "['\"][^'\"]*M[0-4]-[0-9][^'\"]*['\"]" {} + \
    >>"$work/names" || true

# Comments of scripts, once an expectation follows.
find tests/scripts -name '*.bw' -exec awk '
    FNR == 1    { name = "" }
    /^[ \t]*#/  { name = $0; next }
    /expect/    { own = index($0, " # ") ? substr($0, index($0, " # ")) : ""
                  print own != "" ? own : name }' {} + >>"$work/names"

# "M0-01, M0-02", "M0-18..M0-25": each id, ranges spelt out.
awk '
    {
        line = $0
        while (match(line, /M[0-4]-[0-9]+\.\.M?[0-4]?-?[0-9]+/)) {
            range = substr(line, RSTART, RLENGTH)
            line = substr(line, 1, RSTART - 1) " " substr(line, RSTART + RLENGTH)
            document = substr(range, 1, 2)
            split(range, ends, /\.\./)
            first = ends[1]; sub(/.*-/, "", first)
            last = ends[2]; sub(/.*-/, "", last)
            for (i = first + 0; i <= last + 0; i++)
                printf "%s-%0*d\n", document, length(first), i
        }
        while (match(line, /M[0-4]-[0-9]+/)) {
            print substr(line, RSTART, RLENGTH)
            line = substr(line, RSTART + RLENGTH)
        }
    }' "$work/names" | sort -u >"$work/shown"

grep -o '^M[0-4]-[0-9]*' tests/ids/not_shown.txt | sort -u >"$work/not_shown"

status=0
while read -r document count digits machine; do
    case $document in \#*) continue ;; esac
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
    both=$(comm -12 "$work/shown" "$work/not_shown" | tr '\n' ' ')
    echo "$document $have/$count ($machine; $apart of them no program can show)"
    [ -z "$missing" ] || { echo "  missing: $missing"; status=1; }
    [ -z "$both" ] || { echo "  listed as not shown, yet in a test: $both"; status=1; }
done <tests/ids/documents.txt
exit $status
