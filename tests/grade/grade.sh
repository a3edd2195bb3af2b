#!/bin/sh
# grade.sh - boardwalk grade: verdicts, reports, plans, and what it refuses.
#
#   tests/grade/grade.sh BOARDWALK
set -u
boardwalk=$1
case $boardwalk in /*) ;; *) boardwalk=$PWD/$boardwalk ;; esac
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/grade/course.sh
. "$here/course.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME="$work/cache"
mkdir "$XDG_CACHE_HOME"
count=0

ok() {          # STATUS SENTENCE
    count=$((count + 1))
    [ "$1" -eq 0 ] && echo "ok $count - grade: $2" && return
    echo "not ok $count - grade: $2"
    sed 's/^/# /' "$work/log" 2>/dev/null | tail -20
}

grade() {
    "$boardwalk" grade "$@" >"$work/log" 2>&1
}

says() { grep -q -e "$1" "$work/log"; }

if ! command -v yosys >/dev/null; then
    echo "1..0 # SKIP there is no yosys"
    exit 0
fi
make_course

grade "$course" --self
ok $? "an assignment whose designs do as they must is accepted"
says '2  *score' || says '1  score'
ok $? "and it says how many faults each check finds"

project right basys2 one_block
project other basys3 three_blocks
project slow basys2 one_block 's/TWO_SECONDS = 100/TWO_SECONDS = 40/'
project torn basys2 one_block '40s/.*/    else if (/'
project still basys2 one_block 's/!rst_n/1/'
project foreign basys2 one_block
"$boardwalk" constraints nexysa7 >"$work/in/foreign/board.xdc"
rm "$work/in/foreign/basys2.ucf"
sed -e 's/mclk/CLK100MHZ/g' -e 's/Led/led/' "$course/skeleton/basys2/top.v" \
    >"$work/in/foreign/top.v"

grade "$course" "$work/in/right" --public
ok $? "a right solution gets full marks at home"
says '^1\.\.1$'
ok $? "where hidden checks are not run"

grade "$course" "$work/in/slow" --trust
[ $? -eq 1 ] && says 'not ok 1 .*(2 of 3)'
ok $? "a wrong one loses some points of a check, and the status is 1"
says 'should keep showing _0-0; after 0\.[67]' && says 'golden: _0-0'
ok $? "with what was seen, and what the golden machine shows"
says '^ok 3'
ok $? "what is right after that is not lost"

grade "$course" "$work/in/torn" --trust
says 'duel.v:40: '
ok $? "what cannot be built gets the compiler's words with file and line"

project own basys2 one_block
sed 's/button/noisy/g' "$course/given/debouncer.v" >"$work/in/own/debouncer.v"
sed 's/\.button(/.noisy(/g' "$course/skeleton/basys2/top.v" >"$work/in/own/top.v"
grade "$course" "$work/in/own" --trust --out "$work/own"
grep -q '^got 6' "$work/own/own/result.txt" &&
    grep -q 'was built with its own' "$work/own/own/index.html"
ok $? "one with blocks of its own that given ones do not fit is built with them"
sed -i.old 's/posedge clk/negedge noisy/' "$work/in/own/debouncer.v"
rm "$work/in/own/debouncer.v.old"
grade "$course" "$work/in/own" --trust --out "$work/own"
! grep -q '^got 6' "$work/own/own/result.txt"
ok $? "and is graded again when such a block changes"
rm -r "$work/in/own"

grade "$course" "$work/in/foreign" --trust
says 'this is for the board nexysa7; the assignment is for basys2 or basys3'
ok $? "another board is refused"

(cd "$work/in" && tar czf "$work/packed.tar.gz" slow && tar cf "$work/plain.tar" slow)
set -- "$work/packed.tar.gz" "$work/plain.tar"
if command -v zip >/dev/null; then
    (cd "$work/in" && zip -qr "$work/zipped.zip" slow)
    set -- "$@" "$work/zipped.zip"
fi
status=0
for archive; do
    grade "$course" "$archive" --trust
    says '(2 of 3)' || status=1
done
ok $status "archives are graded like folders"

ln -s /etc/passwd "$work/in/right/passwd.v"
grade "$course" "$work/in/right" --trust
ok $? "a link in a submission is not followed"
rm "$work/in/right/passwd.v"

grade "$course" "$work"/in/* --trust --out "$work/report" -j 2
ok $? "a class is graded with a report"
status=0
for file in index.html slow/index.html slow/score.bw slow/score.png \
    slow/score_golden.png slow/score.vcd slow/results.json grades.csv \
    grades.json junit.xml results.tap annotations.txt; do
    [ -s "$work/report/$file" ] || status=1
done
ok $status "with pages, pictures, waves, scripts and all formats"
grep -q '::error file=duel.v,line=40,title=not built::' \
    "$work/report/annotations.txt"
ok $? "annotations have file and line"
grep -q '::error title=the first press%3A the score%2C for two seconds::' \
    "$work/report/annotations.txt"
ok $? "and titles whose colons and commas end nothing"

"$boardwalk" run "$work/report/slow/score.bw" -d "$work/in/slow" \
    >"$work/log" 2>&1
[ $? -eq 1 ] && says '^not ok' && [ "$(grep -c '^not ok' "$work/log")" -eq 1 ]
ok $? "the script of a verdict shows it again in the student's own project"
"$boardwalk" run "$work/report/slow/score.bw" -d "$work/in/right" \
    >"$work/log" 2>&1
says '^ok' && ! says '^not ok'
ok $? "and a right solution passes it"

cp -r "$work/report" "$work/before"
grade "$course" "$work"/in/* --trust --out "$work/report" -j 1
diff -r "$work/report" "$work/before" >"$work/log"
ok $? "a second run keeps what is there"
grade "$course" "$work"/in/* --trust --out "$work/again" -j 1
diff -r "$work/report" "$work/again" >"$work/log"
ok $? "the same input gives the same report, byte for byte"

cp "$course/tests/hidden.bw" "$work/hidden.old"
sed 's/for 3s within 300ms/for 4s within 300ms/' \
    "$work/hidden.old" >"$course/tests/hidden.bw"
cp -r "$work/in/slow" "$work/slow"
cp "$work/in/right/duel.v" "$work/in/slow"
cp "$work/in/torn/duel.v" "$work/in/other"
grade "$course" "$work"/in/* --trust --out "$work/again" -j 1
grade "$course" "$work"/in/* --trust --out "$work/anew" -j 1
diff -r "$work/again" "$work/anew" >"$work/log"
ok $? "so does a folder in which checks and submissions were others before"
! cmp -s "$work/again/still/result.txt" "$work/report/still/result.txt" &&
    ! [ -e "$work/again/slow/score.bw" ] &&
    [ -e "$work/again/still/score.bw" ]
ok $? "where what has changed is not what it was"
key() { sed -n "/^check .$1/,/^title/p" "$2" | grep '^key'; }
[ "$(key score "$work/again/still/result.txt")" = \
    "$(key score "$work/report/still/result.txt")" ] &&
    [ "$(key letters "$work/again/still/result.txt")" != \
        "$(key letters "$work/report/still/result.txt")" ]
ok $? "and a check that has not changed is kept by the same key"
sed -i.bak 's/^why .*/why "it was kept"/' "$work/anew/still/result.txt"
sed 's/for 3s within 300ms/for 5s within 300ms/' \
    "$work/hidden.old" >"$course/tests/hidden.bw"
grade "$course" "$work/in/still" --trust --out "$work/anew"
[ "$(grep -c '^why "it was kept"' "$work/anew/still/result.txt")" -ge 1 ]
ok $? "and is not run again when another one changes"
mv "$work/hidden.old" "$course/tests/hidden.bw"
cp "$work/slow/duel.v" "$work/in/slow"
project other basys3 three_blocks
rm -r "$work/again" "$work/anew"

grade "$course" "$work"/in/* --trust --anonymous --out "$work/hidden"
! grep -rlE 'right|still|torn' "$work/hidden" --include=*.csv \
    --include=*.html | grep -q csv && ! [ -e "$work/hidden/slow" ]
ok $? "names can be left out"

mkdir "$work/elsewhere"
(cd "$work/elsewhere" && "$boardwalk" grade "$course" "$work"/in/* --plan >plan.sh &&
    PATH=$(dirname "$boardwalk"):$PATH sh ./plan.sh >/dev/null &&
    "$boardwalk" grade --merge results/* --out merged) >"$work/log" 2>&1
ok $? "a plan is run line by line, and merged"
(cd "$work/elsewhere" && diff merged/index.html "$work/report/index.html" &&
    diff -r merged/slow "$work/report/slow") >"$work/log"
ok $? "to the same report"
rm -r "$work/elsewhere/results/slow"
(cd "$work/elsewhere" && "$boardwalk" grade --merge results/* --out m2) \
    >"$work/log" 2>&1
[ $? -eq 1 ] && says 'the result of slow is missing'
ok $? "a merge refuses what is missing"
cp -r "$work/elsewhere/results/still" "$work/elsewhere/results/slow"
(cd "$work/elsewhere" && "$boardwalk" grade --merge results/* --out m2) \
    >"$work/log" 2>&1
[ $? -eq 1 ] && says 'still appears twice'
ok $? "and what appears twice"

mkdir -p "$work/again"
cp -r "$work/in/right" "$work/again/right"
(cd "$work/elsewhere" && "$boardwalk" grade "$course" "$work/in/right" \
    "$work/again/right" --plan) >"$work/log" 2>&1
[ $? -eq 1 ] && says 'another submission has the same name'
ok $? "a plan refuses two submissions of one name"

# With SW7 its last digit is wrong, and without it dark.
cp -r "$work/in/right" "$work/sleepy"
sed -i "s/\.digit0(digit0),/.digit0(sw[7] ? 8'h77 : 8'h00),/" \
    "$work/sleepy/top.v"
cp "$course/tests/public.bw" "$course/tests/public.bw.old"
cat >>"$course/tests/public.bw" <<'END'

check switch 1 "a switch that the golden machine does not mind"
wait 100ms
set SW 10000000
until AN "_A-b" within show
END
grade "$course" "$work/sleepy" --public --out "$work/switch"
grep -q '^set SW' "$work/switch/sleepy/switch.bw"
ok $? "a script is not shortened to one that shows something else"
mv "$course/tests/public.bw.old" "$course/tests/public.bw"

cp "$course/tests/hidden.bw" "$course/tests/hidden.bw.old"
{
    echo 'check long 1 "more than anybody can follow"'
    yes 'until AN "_A-b"' | head -n 65
} >>"$course/tests/hidden.bw"
grade "$course" "$work/in/right"
[ $? -eq 1 ] && says 'this check has more than 64'
ok $? "a check of more expectations than are kept is refused"
mv "$course/tests/hidden.bw.old" "$course/tests/hidden.bw"

sed -i.old 's/_P-A" within 5s/_P-b" within 5s/' "$course/tests/hidden.bw"
grade "$course" "$work/in/right"
[ $? -eq 1 ] && says 'hidden.bw:3: the golden machine'
ok $? "an assignment whose golden machine fails is refused"
mv "$course/tests/hidden.bw.old" "$course/tests/hidden.bw"

sed -i.old 's/= 50/= 99/' "$course/faults/half_time.fault"
grade "$course" "$work/in/right"
[ $? -eq 1 ] && says 'this fault loses no points'
ok $? "and one with a fault that no check finds"
mv "$course/faults/half_time.fault.old" "$course/faults/half_time.fault"

sed -i.old 's/^loses .*/loses reset/' "$course/faults/half_time.fault"
grade "$course" --self
[ $? -eq 1 ] && says 'loses points in score, which it does not name'
ok $? "and one whose fault loses other points than it must"
says 'what it loses: score letters$'
ok $? "where all that it loses is told"
mv "$course/faults/half_time.fault.old" "$course/faults/half_time.fault"

echo "golden" >"$work/course/assignment.txt"
grade "$course" --self
[ $? -eq 1 ] && says 'assignment.txt:1: missing value'
ok $? "a mistake in assignment.txt is named with its line"
echo "1..$count"
