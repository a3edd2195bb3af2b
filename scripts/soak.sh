#!/bin/sh
# soak.sh - long campaigns, run by hand. MINUTES (10) is for each target of
# the fuzzer, MATCHES (1000) for the minds.
#
# What was run last, with its figures, is in docs/figures.md.
set -eu
cd "$(dirname "$0")/.."
minutes=${MINUTES:-10}
out=build-check
export SOAK=1           # tests take all their random cases

if [ ! -f $out/asan/build.ninja ]; then
    CC=clang meson setup $out/asan -Dtests=true -Dbuildtype=debugoptimized \
        -Db_sanitize=address,undefined -Db_lundef=false \
        -Dc_args=-fno-sanitize-recover=all >/dev/null
fi
ninja -C $out/asan --quiet
echo "hundreds of games with sanitizers"
meson test -C $out/asan --suite long --timeout-multiplier 10

echo "all tests again, optimised by gcc, and all linters on everything"
scripts/check.sh build gcc all gcc --werror >/dev/null
scripts/check.sh build clang boardwalk clang --werror >/dev/null
scripts/check.sh tests gcc 10 testlog | grep '^not ok' && exit 1
tests/install/install.sh $out/gcc whole | grep '^not ok' && exit 1
scripts/lint.sh clang-tidy $out/clang
scripts/lint.sh cppcheck

# Best strategies for whole games, searched to the end at full speed.
if [ ! -f $out/fast/build.ninja ]; then
    meson setup $out/fast -Dtests=true >/dev/null
fi
ninja -C $out/fast --quiet tests/soak_mastermind tests/soak_checkers \
    tests/soak_go tests/soak_poker tests/on_time tests/window/window_eye boardwalk
echo "a thousand moves with a fixed time, and games by the clock: none late"
for time in 'draughts move 1 1000' 'go move 1 1000' \
    'draughts clock 60 5' 'go clock 60 5' 'go-untold clock 60 5'; do
    # shellcheck disable=SC2086  # several words
    $out/fast/tests/on_time $out/fast/boardwalk $time
done
echo "counting the games of draughts"
$out/fast/tests/soak_checkers
echo "counting the games of Go on the smallest board"
$out/fast/tests/soak_go
echo "every hand of poker by table and without"
$out/fast/tests/soak_poker
echo "the search of draughts against the other minds"
for mind in greedy random; do
    $out/fast/boardwalk checkers match search $mind --games 100 --quiet
done
echo "the best mind of poker against the others"
for mind in caller random; do
    $out/fast/boardwalk poker match odds $mind --hands 20000 --quiet \
        --threads "$(getconf _NPROCESSORS_ONLN)"
done
echo "the solver of poker against every foil and odds, in 50000 hands each"
scripts/soak_poker.sh $out/fast/boardwalk
echo "a class of 3,000 submissions"
tests/grade/crowd.sh $out/fast/boardwalk 3000 | grep -v '^ok'
echo "the shipped assignments: every verdict as expected"
for assignment in samples/assignments/*/; do
    $out/fast/boardwalk grade "$assignment" --self
done
echo "every command with every system call failing, and hundreds of kills"
tests/faults/faults.sh $out/fast/boardwalk every | grep -v '^ok'
tests/faults/kill_text.sh $out/fast/boardwalk 100 | grep -v '^ok'
tests/faults/kill_term.sh $out/fast/boardwalk 100 | grep -v '^ok'
tests/faults/kill_window.sh $out/fast/boardwalk \
    $out/fast/tests/window/window_eye 100 | grep -v '^ok'
echo "a hundred thousand bad requests to the server of the page"
for seed in 1 2 3 4 5; do
    $out/asan/tests/web_fuzz $out/asan/boardwalk "soak $seed" 2000
done
echo "searching the best strategies of Mastermind"
$out/fast/tests/soak_mastermind

echo "a thousand million ticks in C and in Verilog"
scripts/soak_twins.sh $out/fast/boardwalk
echo "designs that leap against every clock, 10^9 of each"
ninja -C $out/fast --quiet tests/lockstep tests/projects_lockstep
tests/designs/leap/soak.sh $out/fast/tests/lockstep | grep '^not ok' && exit 1
echo "whole projects by leaps, by every clock and on Verilator, 10^9 clocks or"
echo "ten minutes of each"
tests/designs/leap/projects.sh $out/fast/tests/projects_lockstep 1000000000 600 |
    tee $out/projects.tap
if grep -q '^not ok' $out/projects.tap; then exit 1; fi

echo "netlists in lockstep, and every planted fault"
scripts/netlist.sh $out/fast/boardwalk
tests/rtl/faults.sh $out/fast/boardwalk

echo "fuzzing scripts, the notations of games and twins, $minutes minutes each"
KEEP=1 tests/fuzz/fuzz.sh $out $((minutes * 60))
tests/fuzz/twin.sh $out $((minutes * 20000))

# Matches between minds: every one must end, with LEDs that blink, and
# replay to the same end without them.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
journal=$work/match.bw

# matches COUNT MACHINE OPTION...
matches() {
    count=$1
    shift
    echo "$count matches, each replayed: $*"
    for seed in $(seq 1 "$count"); do
        $out/asan/boardwalk play "$@" --seed "$seed" --face null \
            --journal "$journal" 2>/dev/null
        echo 'expect LD blink' >>"$journal"
        $out/asan/boardwalk run "$journal" >"$work/tap" ||
            { cat "$work/tap"; exit 1; }
        rm "$journal"
        [ $((seed % 100)) -ne 0 ] || echo "  $seed"
    done
}

for machine in $(scripts/machines.sh); do
    [ ! -e "tests/machines/$machine/soak.sh" ] ||
        . "tests/machines/$machine/soak.sh"
done
