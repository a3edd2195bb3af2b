#!/bin/sh
# grade_speed.sh - what it costs to grade a submission of the duel: processor
# time with its build, when one test has changed, and when all have; beside it
# what Yosys takes for the build alone.
#
#   tests/speed/grade_speed.sh BOARDWALK [SUBMISSIONS]
#
# With a number of submissions, mutants of one, also what each of them costs.
set -eu
boardwalk=$1
many=${2-0}
case $boardwalk in /*) ;; *) boardwalk=$PWD/$boardwalk ;; esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME="$work/cache"
mkdir "$XDG_CACHE_HOME"
cd "$work"
"$boardwalk" new assignment duel course >/dev/null
mkdir project
cp course/given/* course/skeleton/basys2/* project
cp course/good/one_block/* project

# Processor time of a command and all its children, in hundredths of a second:
# the second line of `times`, such as 0m1.23s 0m0.45s.
cost() {
    sh -c '"$@" >/dev/null 2>&1; times' sh "$@" | tail -n 1 | tr 'ms' '  ' |
        awk '{ print int(100 * (60 * ($1 + $3) + $2 + $4) + 0.5) }'
}

yosys=$(cost yosys -q -p 'synth -top top' project/*.v)
whole=$(cost "$boardwalk" grade course project --trust --out report)
echo '# changed' >>course/tests/hidden.bw
one=$(cost "$boardwalk" grade course project --trust --out report)
sed -i.old '/^check /a\
# changed' course/tests/*.bw
again=$(cost "$boardwalk" grade course project --trust --out report)
seconds=$(awk '/^board_ms/ { print int($2 / 1000) }' report/project/result.txt)
echo "$seconds s of board time, $(grep -c '^check ' report/project/result.txt) checks"
awk -v a="$whole" -v o="$one" -v b="$again" -v y="$yosys" 'BEGIN {
    printf "one submission with its build: %.2f s, %.1f of Yosys alone\n",
           a / 100, a / y
    printf "when one test has changed:     %.2f s\n", o / 100
    printf "when all tests have changed:   %.2f s\n", b / 100 }'

[ "$many" -gt 0 ] || exit 0
mkdir in
number=0
while [ "$number" -lt "$many" ]; do
    cp -r project "in/s$number"
    line=$((30 + number * 7 % 160))
    sed -i.old "${line}s/==/!=/;${line}s/0/1/;s/TWO_SECONDS = 100/TWO_SECONDS = $((70 + number % 40))/" \
        "in/s$number/duel.v"
    rm "in/s$number/duel.v.old"
    number=$((number + 1))
done
all=$(cost "$boardwalk" grade course in/* --trust --out all)
awk -v a="$all" -v n="$many" 'BEGIN {
    printf "each of %d mutants:            %.2f s\n", n, a / 100 / n }'
