#!/bin/sh
# crowd.sh - many submissions: mutants of a right solution, graded whole, by a
# plan, and after a stop; all reports must be the same.
#
#   tests/grade/crowd.sh BOARDWALK [COUNT]
#
# A mutant has one number, operator or sign of its source changed; most are
# wrong, some do not build, a few do not matter. What each gets is not asserted
# here, only that each gets something, and the same every time.
set -u
boardwalk=$1
many=${2-30}
case $boardwalk in /*) ;; *) boardwalk=$PWD/$boardwalk ;; esac
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/grade/course.sh
. "$here/course.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME="$work/cache"
mkdir "$XDG_CACHE_HOME"
if ! command -v yosys >/dev/null; then
    echo "1..0 # SKIP there is no yosys"
    exit 0
fi
make_course

# mutate NUMBER: the program of sed for a mutant; lines and changes take turns.
mutate() {
    line=$((30 + $1 * 7 % 160))
    case $(($1 % 6)) in
    0) echo "${line}s/==/!=/" ;;
    1) echo "${line}s/1/2/" ;;
    2) echo "${line}s/<=/=/" ;;
    3) echo "${line}s/0/1/" ;;
    4) echo "${line}s/maker/~maker/" ;;
    5) echo "${line}s/||/\\&\\&/" ;;
    esac
}

number=1
while [ "$number" -le "$many" ]; do
    project "$(printf 's%04d' "$number")" basys2 one_block "$(mutate "$number")"
    number=$((number + 1))
done

count=0
ok() {          # STATUS SENTENCE
    count=$((count + 1))
    [ "$1" -eq 0 ] && echo "ok $count - crowd: $2" && return
    echo "not ok $count - crowd: $2"
    sed 's/^/# /' "$work/log" | head
}

results() { find "$1" -name result.txt 2>/dev/null | wc -l; }

"$boardwalk" grade "$course" "$work"/in/* --trust --out "$work/whole" \
    >"$work/log" 2>&1
ok $(($? || $(wc -l <"$work/log") != many || $(results "$work/whole") != many)) \
    "each of $many mutants has a result"

# Stopped as soon as three are done, wherever that is.
"$boardwalk" grade "$course" "$work"/in/* --trust --out "$work/stopped" \
    >"$work/log" 2>&1 &
pid=$!
while kill -0 "$pid" 2>/dev/null &&
    [ "$(results "$work/stopped")" -lt 3 ]; do
    sleep 0.05
done
kill -INT "$pid" 2>/dev/null
wait "$pid"
"$boardwalk" grade "$course" "$work"/in/* --trust --out "$work/stopped" \
    >"$work/log" 2>&1
diff -r "$work/whole" "$work/stopped" >"$work/log" 2>&1
ok $? "a run that was stopped goes on to the same report"

# Several workers; without GNU parallel, two shells.
mkdir "$work/planned"
cd "$work/planned" || exit 1
PATH=$(dirname "$boardwalk"):$PATH
"$boardwalk" grade "$course" "$work"/in/* --plan >plan.sh
if command -v parallel >/dev/null; then
    parallel -j 4 <plan.sh >"$work/log" 2>&1
else
    sed -n 'n;p' plan.sh >even
    sed -n 'p;n' plan.sh >odd
    sh ./even >"$work/log" 2>&1 &
    sh ./odd >"$work/log2" 2>&1
    wait
fi
"$boardwalk" grade --merge results/* --out merged >"$work/log" 2>&1
status=0
for file in index.html grades.csv grades.json junit.xml results.tap; do
    cmp "merged/$file" "$work/whole/$file" >>"$work/log" 2>&1 || status=1
done
ok $status "a plan gives the same report"
echo "1..$count"
