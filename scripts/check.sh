#!/bin/sh
# check.sh - builds in every way, runs every test, counts them.
#
# Each step writes a log under build-check/logs. Steps that speak TAP count
# each of their tests; any other step counts as one. The last line is
# "N passed, N failed".
set -u
cd "$(dirname "$0")/.."

out=build-check
logs=$out/logs
mkdir -p "$logs"
passed=0
failed=0

# count LOG STATUS: adds up one step and shows what went wrong.
count() {
    oks=$(grep -c '^ok ' "$1")
    nots=$(grep -c '^not ok ' "$1")
    if [ "$2" -ne 0 ] && [ "$nots" -eq 0 ]; then nots=1; fi
    if [ "$oks" -eq 0 ] && [ "$nots" -eq 0 ]; then oks=1; fi
    passed=$((passed + oks))
    failed=$((failed + nots))
    [ "$nots" -eq 0 ] && return
    grep -A 3 '^not ok ' "$1" | head -n 40 | sed 's/^/    /'
    [ "$2" -eq 0 ] || tail -n 25 "$1" | sed 's/^/    /'
}

# step NAME COMMAND...
step() {
    name=$1
    shift
    log=$logs/$(echo "$name" | tr ' /' '__').log
    begun=$(date +%s)
    "$@" >"$log" 2>&1
    status=$?
    printf '%-32s %3ds  %s\n' "$name" $(($(date +%s) - begun)) \
        "$([ $status -eq 0 ] && echo done || echo FAILED)"
    count "$log" $status
}

# build FOLDER COMPILER OPTION...
build() {
    dir=$out/$1
    compiler=$2
    shift 2
    if [ ! -f "$dir/build.ninja" ]; then
        CC=$compiler meson setup "$dir" -Dtests=true "$@" || return 1
    fi
    ninja -C "$dir"
}

# tests FOLDER: Meson keeps the TAP of all programs in one log.
tests() {
    meson test -C "$out/$1" --num-processes 2 --timeout-multiplier "$2" \
        >"$logs/meson_$1.log" 2>&1
    status=$?
    grep -E '^(ok|not ok|#|Bail|==|    #)' "$out/$1/meson-logs/testlog.txt"
    grep -vE ' OK  ' "$logs/meson_$1.log"
    return $status
}

step 'build with gcc'        build gcc gcc --werror
step 'build with clang'      build clang clang --werror
step 'build with sanitizers' build asan clang -Dbuildtype=debugoptimized \
    -Db_sanitize=address,undefined -Db_lundef=false \
    -Dc_args=-fno-sanitize-recover=all
step 'tests'                 tests gcc 1
step 'tests with sanitizers' tests asan 4
step 'replay everywhere'     tests/structure/replay.sh "$out"
step 'Go on ARM'             tests/de1soc/arm.sh "$out/gcc"
step 'fuzz, a little'        tests/fuzz/fuzz.sh "$out" 20 script
step 'fuzz draughts, a little' tests/fuzz/fuzz.sh "$out" 5 pdn fen moves hub
step 'fuzz poker, a little' tests/fuzz/fuzz.sh "$out" 5 phh ranges
step 'fuzz Go, a little' tests/fuzz/fuzz.sh "$out" 5 sgf gtp
step 'cppcheck'              scripts/lint.sh cppcheck
step 'clang-tidy'            scripts/lint.sh clang-tidy "$out/clang"
step 'structure'             tests/structure/structure.sh "$out/gcc"
step 'man pages'             scripts/lint.sh man
step 'requirement ids'       scripts/ids.sh
cat "$logs/requirement_ids.log"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
