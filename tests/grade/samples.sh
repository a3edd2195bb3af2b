#!/bin/sh
# samples.sh - what teachers copy for Gradescope and GitHub Classroom, run as
# these would run it.
#
#   tests/grade/samples.sh BOARDWALK
set -u
boardwalk=$1
case $boardwalk in /*) ;; *) boardwalk=$PWD/$boardwalk ;; esac
here=$(cd "$(dirname "$0")" && pwd)
samples=$here/../../samples/assignments
# shellcheck source=tests/grade/course.sh
. "$here/course.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME="$work/cache"
mkdir "$XDG_CACHE_HOME" "$work/bin"
ln -s "$boardwalk" "$work/bin/boardwalk"
PATH=$work/bin:$PATH
count=0

ok() {          # STATUS SENTENCE
    count=$((count + 1))
    [ "$1" -eq 0 ] && echo "ok $count - samples: $2" && return
    echo "not ok $count - samples: $2"
    sed 's/^/# /' "$work/log" 2>/dev/null | tail -20
}

if ! command -v yosys >/dev/null; then
    echo "1..0 # SKIP there is no yosys"
    exit 0
fi
make_course
project slow basys2 one_block 's/TWO_SECONDS = 100/TWO_SECONDS = 40/'
project right basys2 one_block

export AUTOGRADER="$work/autograder"
mkdir -p "$AUTOGRADER/source"
cp -r "$course" "$AUTOGRADER/source/assignment"
cp -r "$work/in/slow" "$AUTOGRADER/submission"
sh "$samples/run_autograder" >"$work/log" 2>&1
ok $? "run_autograder ends well for a wrong solution, too"
grep -q '"score": *[1-5]\b' "$AUTOGRADER/results/results.json"
ok $? "and leaves some points in results.json"
rm -r "$AUTOGRADER/submission"
mkdir "$AUTOGRADER/submission"
sh "$samples/run_autograder" >"$work/log" 2>&1 &&
    grep -q 'no Verilog' "$AUTOGRADER/results/results.json"
ok $? "and a sentence in it for an empty one"

# The last step of the workflow, in a repository as its template makes one.
step() {
    awk '/name: Grade$/ { seen++ } seen == 2' "$samples/classroom.yml" |
        awk '/uses:/ { exit } on { print } /run: \|/ { on = 1 }' |
        sed 's/^ *//'
}

repository() {          # SUBMISSION
    rm -rf "$work/repository"
    mkdir "$work/repository"
    cd "$work/repository" || exit 1
    git init -q .
    cp -r "$work/student" assignment
    cp -r "$work/in/$1" "src $1"
    git add -A
    git -c user.email=a@example.org -c user.name=a commit -qm work
}

if ! command -v git >/dev/null; then
    echo "1..$count"
    exit 0
fi
mkdir -p "$work/student/tests"
sed -e '/^hidden/d' -e '/^good/d' -e '/^fault/d' "$course/assignment.txt" \
    >"$work/student/assignment.txt"
cp "$course/tests/public.bw" "$work/student/tests"
cp -r "$course/given" "$work/student"
step >"$work/step"
repository right
sh -e "$work/step" >"$work/log" 2>&1
ok $? "the workflow passes a right solution"
! [ -e project/assignment ]
ok $? "and does not grade the assignment with it"
repository slow
sh -e "$work/step" >"$work/log" 2>&1
[ $? -eq 1 ] && grep -q '^::error' "$work/log"
ok $? "it fails for a wrong one, with annotations"
echo endmodule >"src slow/duel.v"
git -c user.email=a@example.org -c user.name=a commit -qam worse
rm -r project
sh -e "$work/step" >"$work/log" 2>&1
[ $? -eq 1 ] && grep -q '^::error file=src slow/top.v,line=[0-9]' "$work/log"
ok $? "and names the file as it is in the repository"
echo "1..$count"
