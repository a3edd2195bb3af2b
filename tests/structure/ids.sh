#!/bin/sh
# ids.sh - does scripts/ids.sh notice a requirement without a test, and a
# datasheet that cites the wrong one? By planted faults. Prints TAP.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/structure/say.sh

# A copy that can be broken: the tests and the datasheets.
mkdir "$work/copy" "$work/copy/docs"
mkdir -p "$work/copy/src/machines"
cp src/machines/catalogue.h "$work/copy/src/machines/"
cp -R scripts tests "$work/copy/"
cp docs/*.md "$work/copy/docs/"
cd "$work/copy" || exit 1

# told WORDS: it fails, and says so.
told() {
    scripts/ids.sh >"$work/said" && { echo 'nothing is told'; return 1; }
    cat "$work/said"
    grep -qF -- "$1" "$work/said"
}

# broken SED FILE: as it was but for that.
broken() {
    cp "$2" "$work/kept"
    sed "$1" "$work/kept" >"$2"
    ! cmp -s "$work/kept" "$2"
}

mended() { cp "$work/kept" "$1"; }

say 'ids: every requirement is shown or listed, every citation is right' \
    scripts/ids.sh

f=tests/machines/poker/test_poker_judge.c
broken 's/M2-094/M2-095/' $f
say 'ids: a requirement that no test names is missing' told 'missing: M2-094'
say 'ids: and the datasheet that cites the test is wrong' \
    told 'M2-094 cites poker_judge'
echo 'static const char *message = "M2-094";' >>$f
say 'ids: a string that is no name of a test does not count' \
    told 'missing: M2-094'
mended $f

f=docs/duel.md
broken '/^| M0-01 /s/`duel_match`/`duel_single`/' $f
say 'ids: a citation of another program is told' told 'M0-01 cites duel_single'
mended $f
broken '/^| M0-01 /s/\*three_rounds\*/*nothing*/' $f
say 'ids: a citation of no script is told' told 'M0-01 cites nothing'
mended $f
broken '/^| M0-02 /d' $f
say 'ids: a row that is missing is told' told 'no row for M0-02'
mended $f

f=tests/ids/not_shown.txt
broken '/^M0-90/d' $f
say 'ids: what no program can show must be listed' told 'missing: M0-90'
mended $f
echo 'M0-01 no reason' >>$f
say 'ids: what a test shows must not be' told 'yet in a test: M0-01'

echo "1..$n"
[ "$bad" -eq 0 ]
