#!/bin/sh
# poker_chart.sh BOARDWALK - boardwalk poker equity --table: every starting
# hand against every other. Prints TAP.
. "$(dirname "$0")/../../cli/tap.sh"
about='poker equity'
prefix='poker equity'

# Published figures of starting hands, and both sides make a whole.
# cell ROW COLUMN
cell() {
    awk -F '\t' -v row="$1" -v column="$2" '
        NR == 1 { for (i = 2; i <= NF; i++) if ($i == column) at = i }
        $1 == row { print $at }' table
}
table() {
    run 0 --table --threads 2 && cp out table &&
    [ "$(wc -l <table)" -eq 170 ] &&
    awk -F '\t' 'NF != 170 { exit 1 }
        NR > 1 { for (i = 2; i <= NF; i++) {
                     cell[NR, i] = $i
                     sum = $i + cell[i, NR]
                     if (i < NR && (sum < 99.9998 || sum > 100.0002)) exit 1
                 }
                 if ($NR != 50) exit 1 }' table &&
    [ "$(cell AA KK)" = 81.9461 ] && [ "$(cell AKs QQ)" = 46.0485 ] &&
    "$bw" poker equity AKs QQ >out && has out '46.0485 %' &&
    "$bw" poker equity 72o JTs >out && has out "$(cell 72o JTs) %"
}
say '--table has all starting hands' table

echo "1..$n"
[ "$bad" -eq 0 ]
