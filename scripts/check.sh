#!/bin/sh
# check.sh [test] - builds in every way, runs every test, counts them; or what a
# contributor runs after every change.
#
# The steps and their order are in check.mk. Each step writes a log under
# build-check/logs. Steps that speak TAP count each of their tests; any other
# step counts as one. At the end stands where the time went; the last line is
# "N passed, N failed".
#
# For check.mk:
#   check.sh step NAME COMMAND...             runs, logs and counts one step
#   check.sh build FOLDER TARGETS COMPILER OPTION...
#   check.sh tests FOLDER SLOWLY LOG OPTION...    tests of Meson in a build
set -u
cd "$(dirname "$0")/.."

out=build-check
logs=$out/logs
counts=$logs/counts
cores=$(getconf _NPROCESSORS_ONLN)
mkdir -p "$logs"

# cpu_seconds FILE: of user and system, from what the shell's times has written
# there about its children. Several steps run at a time, so that the time on the
# wall says little about one.
cpu_seconds() {
    awk 'NR == 2 { gsub(/[ms]/, " "); printf "%d", 60 * ($1 + $3) + $2 + $4 }' \
        "$1"
}

# count NAME CPU LOG STATUS: adds up one step and shows what went wrong.
count() {
    oks=$(grep -c '^ok ' "$3")
    nots=$(grep -c '^not ok ' "$3")
    if [ "$nots" -gt 0 ]; then
        grep -A 3 '^not ok ' "$3" | head -n 40 | sed 's/^/    /'
    elif [ "$4" -ne 0 ]; then
        nots=1
        tail -n 25 "$3" | sed 's/^/    /'
    elif [ "$oks" -eq 0 ]; then
        oks=1
    fi
    echo "$oks $nots $2 $1" >>"$counts"
}

# step NAME COMMAND...: fails only if nothing came of it that others need.
step() {
    name=$1
    shift
    log=$logs/$(echo "$name" | tr ' /' '__').log
    begun=$(date +%s)
    "$@" >"$log" 2>&1 </dev/null
    status=$?
    seconds=$(($(date +%s) - begun))
    times >"$log.times"
    cpu=$(cpu_seconds "$log.times")
    printf '%-48s %4ds %4ds CPU  %s\n' "$name" "$seconds" "$cpu" \
        "$([ $status -eq 0 ] && echo done || echo FAILED)"
    count "$name" "$cpu" "$log" $status
    case $name in 'build with'*) return $status ;; esac
}

# build FOLDER TARGETS COMPILER OPTION...: clang links with its own linker where
# that is installed, in half the time of the system's.
build() {
    dir=$out/$1
    targets=$2
    compiler=$3
    shift 3
    if [ ! -f "$dir/build.ninja" ]; then
        case $compiler in
        clang) ! command -v ld.lld >/dev/null || export CC_LD=lld ;;
        esac
        CC=$compiler meson setup "$dir" -Dtests=true "$@" || return 1
    fi
    # shellcheck disable=SC2086  # the targets are words
    ninja -C "$dir" $targets
}

# tests FOLDER SLOWLY OPTION...: Meson builds the programs of these tests first,
# and keeps the TAP of all of them in one log. That of an earlier run goes: it
# would be counted if nothing builds.
tests() {
    build=$1 slowly=$2 name=$3
    shift 3
    tap=$out/$build/meson-logs/$name.txt
    said=$logs/meson_${build}_$name.log
    rm -f "$tap"
    meson test -C "$out/$build" --num-processes "$cores" --logbase "$name" \
        --timeout-multiplier "$slowly" "$@" >"$said" 2>&1
    status=$?
    [ ! -f "$tap" ] || grep -E '^(ok|not ok|#|Bail|==|    #)' "$tap"
    grep -v -e ' OK  ' -e '^\[[0-9]' "$said"
    return $status
}

# sum_up SECONDS: where the time went, the last line, and whether all passed.
sum_up() {
    echo "$1 seconds. The steps that took most of the processors' time:"
    sort -k 3,3nr "$counts" | head -n 8 |
        awk '{ s = $3; $1 = $2 = $3 = ""; printf "%6ds %s\n", s, $0 }'
    awk '{ passed += $1; failed += $2 }
         END { printf "%d passed, %d failed\n", passed, failed
               exit failed > 0 }' "$counts"
}

# steps TARGET [SETTING]: those of check.mk, as many at a time that a core is
# busy while others wait for a terminal, a browser or a disk.
steps() {
    make=make
    ! command -v gmake >/dev/null 2>&1 || make=gmake
    $make -k -s -j $((cores + 2)) -f scripts/check.mk "$@" 2>"$logs/make" &&
        return
    grep -v -e 'Error ' -e 'not remade' "$logs/make" >&2
    grep -q '^[0-9]' "$counts" || exit 1
    return 1
}

# Where something does not build there is nothing to test.
all() {
    : >"$counts"
    began=$(date +%s)
    case $1 in
    all) ! steps builds || steps all BUILDS=done
         cat "$logs/requirement_ids.log" 2>/dev/null ;;
    *)   steps "$1" ;;
    esac
    sum_up $(($(date +%s) - began))
}

case ${1-all} in
step | build | tests) "$@" ;;
all | test) all "${1-all}" ;;
*) echo "check.sh: no '$1'; there is test, or nothing for all" >&2; exit 2 ;;
esac
