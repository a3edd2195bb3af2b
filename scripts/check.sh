#!/bin/sh
# check.sh [quick] - builds in every way, runs every test, counts them; or one
# build, the short tests and what looks at the source, which takes a minute or
# two.
#
# Each step writes a log under build-check/logs. Steps that speak TAP count
# each of their tests; any other step counts as one. The last line is
# "N passed, N failed".
set -u
cd "$(dirname "$0")/.."

out=build-check
logs=$out/logs
mkdir -p "$logs"
counts=$logs/counts
cores=$(getconf _NPROCESSORS_ONLN)
: >"$counts"

# count LOG STATUS: adds up one step and shows what went wrong.
count() {
    oks=$(grep -c '^ok ' "$1")
    nots=$(grep -c '^not ok ' "$1")
    if [ "$2" -ne 0 ] && [ "$nots" -eq 0 ]; then nots=1; fi
    if [ "$oks" -eq 0 ] && [ "$nots" -eq 0 ]; then oks=1; fi
    echo "$oks $nots" >>"$counts"
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

# build FOLDER TARGET COMPILER OPTION...
build() {
    dir=$out/$1
    target=$2
    compiler=$3
    shift 3
    if [ ! -f "$dir/build.ninja" ]; then
        CC=$compiler meson setup "$dir" -Dtests=true "$@" || return 1
    fi
    ninja -C "$dir" "$target"
}

# tests FOLDER SLOWLY OPTION...: Meson keeps the TAP of all programs in one
# log.
tests() {
    build=$1 slowly=$2
    shift 2
    meson test -C "$out/$build" --num-processes "$cores" \
        --timeout-multiplier "$slowly" "$@" >"$logs/meson_$build.log" 2>&1
    status=$?
    grep -E '^(ok|not ok|#|Bail|==|    #)' "$out/$build/meson-logs/testlog.txt"
    grep -vE ' OK  ' "$logs/meson_$build.log"
    return $status
}

# The Verilog: beside the C on three simulators, proved, synthesised. The
# faults are those of the properties that matter most and all for lockstep;
# tests/rtl/faults.sh alone plants all. These, the netlists and the fuzzing of
# the other machines, and the long scripts of Go, are in `make soak`.
verilog() {
    bw=$out/gcc/boardwalk
    faults=tests/rtl/faults
    XDG_CACHE_HOME=$(pwd)/$out/twins
    export XDG_CACHE_HOME
    step 'Verilog is clean'      tests/rtl/lint.sh
    step 'Verilog is placed'     tests/rtl/constraints.sh
    step 'Verilog: all scripts'  tests/twin/corpus.sh "$bw" "$out/twins"
    step 'Verilog: all engines'  tests/twin/engines.sh "$bw" "$out/twins"
    step 'Verilog: command line' tests/cli/twin.sh "$bw" "$out/twins"
    step 'Verilog: builds'       tests/cli/twin_build.sh "$bw" "$out/twins"
    step 'Verilog: foreign'      tests/cli/twin_foreign.sh "$bw" "$out/twins"
    step 'Verilog is proved'     scripts/prove.sh -b "$out/proofs"
    step 'Verilog: planted faults' tests/rtl/faults.sh "$bw" "$out/faults" \
        $faults/lockstep_*.sed $faults/checkers_two_*.sed \
        $faults/duel_score.sed $faults/duel_lives.sed \
        $faults/duel_secret_digits.sed $faults/pegs_secret_pegs.sed \
        $faults/poker_bank_forced.sed $faults/poker_deal_twice.sed \
        $faults/audio_busy_ends.sed $faults/vga_[hv]sync.sed \
        $faults/vga_swap_at_vsync.sed
    step 'Verilog: a netlist'    scripts/netlist.sh "$bw" duel
    step 'fuzz both, a little' tests/fuzz/fuzz.sh "$out" 5 twin_duel \
        twin_poker
    step 'fuzz both finds faults' tests/fuzz/twin.sh "$out" 20000 duel poker
}

# The last line, and whether all has passed.
sum_up() {
    awk '{ passed += $1; failed += $2 }
         END { printf "%d passed, %d failed\n", passed, failed
               exit failed > 0 }' "$counts"
}

if [ "${1-}" = quick ]; then
    step 'build with gcc'    build gcc all gcc --werror
    step 'short tests'       tests gcc 10 --suite short
    step 'structure'         tests/structure/structure.sh "$out/gcc"
    step 'man pages'         scripts/lint.sh man
    step 'requirement ids'   scripts/ids.sh
    sum_up
    exit
fi

# All that is tested goes through gcc and clang; clang's has the sanitizers.
step 'build with gcc'        build gcc all gcc --werror
step 'build with clang'      build clang boardwalk clang --werror
step 'build with sanitizers' build asan all clang --werror \
    -Dbuildtype=debugoptimized -Db_sanitize=address,undefined \
    -Db_lundef=false -Dc_args=-fno-sanitize-recover=all
step 'tests'                 tests gcc 10
step 'tests with sanitizers' tests asan 20 --no-suite long
step 'play on the Verilog'   tests/cli/twin_play.sh "$out/gcc/boardwalk" \
    "$out/twins"

# Two at a time from here on: nothing of this looks at a clock.
verilog >"$logs/verilog.out" 2>&1 &
step 'replay everywhere'     tests/structure/replay.sh "$out"
step 'Go on ARM'             tests/machines/go/de1soc/arm.sh "$out/gcc"
step 'fuzz, a little'        tests/fuzz/fuzz.sh "$out" 20 script
step 'fuzz draughts, a little' tests/fuzz/fuzz.sh "$out" 5 pdn fen moves hub
step 'fuzz poker, a little' tests/fuzz/fuzz.sh "$out" 5 phh ranges
step 'fuzz Verilog, a little' tests/fuzz/fuzz.sh "$out" 5 verilog
step 'fuzz Go, a little' tests/fuzz/fuzz.sh "$out" 5 sgf gtp
step 'cppcheck'              scripts/lint.sh cppcheck
step 'clang-tidy'            scripts/lint.sh clang-tidy "$out/clang"
step 'structure'             tests/structure/structure.sh "$out/gcc"
step 'man pages'             scripts/lint.sh man
step 'what has to be there'  tests/install/needs.sh
step 'install'               tests/install/install.sh "$out/gcc"
wait
cat "$logs/verilog.out"
step 'requirement ids find faults' tests/structure/ids.sh
step 'requirement ids'       scripts/ids.sh
cat "$logs/requirement_ids.log"

sum_up
