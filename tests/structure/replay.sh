#!/bin/sh
# replay.sh BUILDS - same journal, same outputs, whoever compiled it. TAP.
#
# Runs the whole script corpus under gcc as it optimises, clang with sanitizers,
# gcc -O0 and, where there is a cross compiler and qemu, on ARM, and compares
# the checksums of all outputs of all ticks. The last two are built here, of the
# bench alone, with a program that only runs scripts: what does not come to its
# outputs need not be compiled to compare them.
set -u
cd "$(dirname "$0")/../.."
builds=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
n=0
bad=0

corpus=$(git ls-files 'tests/scripts/*.bw')
bench="$(scripts/sources.sh core hands bench disk) tests/page/native.c"
# What the program has beyond the bench, without what is for other programs, and
# without a window.
beyond=$(git ls-files 'src/*.c' | grep -v -e 'faces/fuzz.c' -e 'go/de1soc/' \
    -e 'src/page/' -e 'window/window\.c' -e 'window/card' -e 'window/sdl' |
    grep -vxF "$(echo "$bench" | tr ' ' '\n')")
flags='-std=c11 -Isrc -I. -D_XOPEN_SOURCE=700 -DBOARDWALK_VERSION="replay"'
flags="$flags -DSHARE_DIR=\".\""

# run_sums PROGRAM, check_sums PROGRAM...: one line for each script, of the
# program and of native.c.
run_sums() {
    # shellcheck disable=SC2086  # the corpus is words
    "$1" run --sum $corpus | grep '^# sum'
}

check_sums() {
    # shellcheck disable=SC2086
    "$@" check $corpus
}

say() {
    n=$((n + 1))
    echo "$1 $n - replay: $2"
    [ "$1" = ok ] || bad=$((bad + 1))
}

# same SENTENCE FIRST COMMAND...: prints what is in the file FIRST.
same() {
    sentence=$1
    first=$2
    shift 2
    "$@" >"$work/sums"
    if [ -s "$work/sums" ] && cmp -s "$first" "$work/sums"; then
        say ok "$sentence"
    else
        say 'not ok' "$sentence"
        diff "$first" "$work/sums" | head -n 10 | sed 's/^/# /'
    fi
}

# whole FILE...: each has a line for every script.
whole() {
    for file; do
        [ "$(wc -l <"$file")" -eq "$(echo "$corpus" | wc -l)" ] || return 1
    done
}

run_sums "$builds/gcc/boardwalk" >"$work/run"
check_sums "$builds/gcc/tests/page_native" >"$work/check"
if whole "$work/run" "$work/check"; then
    say ok 'gcc as it optimises runs the whole corpus'
else
    say 'not ok' 'gcc as it optimises runs the whole corpus'
fi
same 'clang gives the same outputs' "$work/run" run_sums \
    "$builds/asan/boardwalk"

# shellcheck disable=SC2086  # sources and flags are words
gcc -O0 $flags $bench -lm -o "$work/native-O0" &&
    same 'gcc -O0 gives the same outputs' "$work/check" \
        check_sums "$work/native-O0" ||
    say 'not ok' 'gcc -O0 builds'

if command -v arm-linux-gnueabihf-gcc >/dev/null &&
   command -v qemu-arm-static >/dev/null; then
    # shellcheck disable=SC2086
    arm-linux-gnueabihf-gcc -O1 -static $flags $bench -lm \
        -o "$work/native-arm" 2>"$work/arm.log" ||
        sed 's/^/# /' "$work/arm.log"
    same 'a 32-bit ARM gives the same outputs' "$work/check" \
        check_sums qemu-arm-static "$work/native-arm"
    # shellcheck disable=SC2086
    if arm-linux-gnueabihf-gcc -fsyntax-only $flags $beyond \
        2>"$work/arm.log"; then
        say ok 'the rest of the program compiles for it'
    else
        say 'not ok' 'the rest of the program compiles for it'
        head -n 20 "$work/arm.log" | sed 's/^/# /'
    fi
else
    n=$((n + 1))
    echo "ok $n - replay: on ARM # SKIP no cross compiler or no qemu"
fi

# A changed output must show: a script with one more press has another sum.
first=$(echo "$corpus" | grep /duel/ | head -n 1)
cp "$first" "$work/other.bw"
printf '\n+100 tap BTN2\nwait 1s\n' >>"$work/other.bw"
one=$("$builds/gcc/boardwalk" run --sum "$first" | awk '/^# sum/ {print $3}')
two=$("$builds/gcc/boardwalk" run --sum "$work/other.bw" |
      awk '/^# sum/ {print $3}')
if [ -n "$one" ] && [ -n "$two" ] && [ "$one" != "$two" ]; then
    say ok 'another game has another checksum'
else
    say 'not ok' 'another game has another checksum'
fi
echo "1..$n"
[ "$bad" -eq 0 ]
