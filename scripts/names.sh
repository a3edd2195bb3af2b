#!/bin/sh
# names.sh - how many static functions share their name with one of another
# file, and how much of the source is comment.
#
#   names.sh             print both shares, in tenths of a per cent
#   names.sh -l FOLDER   list the shared names of the files below FOLDER, each
#                        with how many files have a function of that name
#   names.sh -c FOLDER   list the files below FOLDER with the comment share of
#                        each, in per cent, least first
#
# A name that says what its function does there is found by grep; the tenth
# `run` is not. Comments are counted by lines: all that hold nothing else. What
# a program of fit/ has written is data, and not counted.
set -u
cd "$(dirname "$0")/.." || exit 1

# "NAME FILE" for every static function of src, once for each file.
static_functions() {
    find src -name '*.[ch]' | sort | xargs awk '
        /^static / {
            line = $0
            if (line !~ /\(/) { getline more; line = line " " more }
            if (line ~ /=/ && index(line, "=") < index(line, "(")) next
            if (!match(line, /[a-z_0-9]+\(/)) next
            name = substr(line, RSTART, RLENGTH - 1)
            if (!((FILENAME, name) in seen)) print name, FILENAME
            seen[FILENAME, name] = 1
        }'
}

# "SHARE LINES FILE" for every file below $1, then the total as "all".
comments() {
    find "$1" -name '*.[ch]' -exec grep -L 'Do not edit by hand' {} + | sort |
        xargs awk '
        { lines[FILENAME]++; all++ }
        is_open || /^ *\/\*/ || /^ *\/\// {
            is_comment = is_open || /^ *\/\// || /\*\/ *$/ || !/\*\//
            if (is_comment) { comment[FILENAME]++; every++ }
            is_open = (is_open || /^ *\/\*/) && !/\*\//
        }
        END {
            for (file in lines)
                printf "%.1f %d %s\n", 100 * comment[file] / lines[file],
                       lines[file], file
            printf "%.1f %d all\n", 100 * every / all, all
        }'
}

case ${1-} in
-l)
    static_functions | awk -v folder="${2-src}" '
        { count[$1]++; line[NR] = $0 }
        END {
            for (i = 1; i <= NR; i++) {
                split(line[i], cell, " ")
                if (count[cell[1]] > 1 && index(cell[2], folder) == 1)
                    print count[cell[1]], cell[1], cell[2]
            }
        }' | sort -k3,3 -k1,1nr
    ;;
-c) comments "${2-src}" | sort -n ;;
'')
    static_functions | awk '
        { count[$1]++ }
        END {
            for (name in count) if (count[name] > 1) shared += count[name]
            printf "%d static functions, %d share their name: %.1f %%\n",
                   NR, shared, 100 * shared / NR
        }'
    comments src | awk '$3 == "all" {
        printf "%d lines, %s %% of them comment\n", $2, $1
    }'
    ;;
*)
    echo 'usage: names.sh [-l FOLDER | -c FOLDER]' >&2
    exit 2
    ;;
esac
