#!/bin/sh
# replay.sh BUILDS - same journal, same outputs, whoever compiled it. TAP.
#
# Runs the whole script corpus under gcc -O2, clang with sanitizers, gcc -O0
# and, where there is a cross compiler and qemu, on ARM, and compares the
# checksums of all outputs of all ticks.
set -u
cd "$(dirname "$0")/../.."
builds=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
n=0
bad=0

corpus=$(git ls-files 'tests/scripts/*.bw')
# Without what is for other programs, and without a window.
sources=$(git ls-files 'src/*.c' | grep -v -e 'faces/fuzz.c' -e 'go/de1soc/' \
    -e 'src/page/' -e 'window/window\.c' -e 'window/card' -e 'window/sdl')
flags='-std=c11 -Isrc -I. -D_XOPEN_SOURCE=700 -DBOARDWALK_VERSION="replay"'
flags="$flags -DSHARE_DIR=\".\""

# sums PROGRAM...: one line for each script.
sums() {
    # shellcheck disable=SC2086  # the corpus is words
    "$@" run --sum $corpus | grep '^# sum'
}

say() {
    n=$((n + 1))
    echo "$1 $n - replay: $2"
    [ "$1" = ok ] || bad=$((bad + 1))
}

# same SENTENCE PROGRAM...
same() {
    sentence=$1
    shift
    sums "$@" >"$work/sums"
    if [ -s "$work/sums" ] && cmp -s "$work/first" "$work/sums"; then
        say ok "$sentence"
    else
        say 'not ok' "$sentence"
        diff "$work/first" "$work/sums" | head -n 10 | sed 's/^/# /'
    fi
}

sums "$builds/gcc/boardwalk" >"$work/first"
if [ "$(wc -l <"$work/first")" -eq "$(echo "$corpus" | wc -l)" ]; then
    say ok 'gcc -O2 runs the whole corpus'
else
    say 'not ok' 'gcc -O2 runs the whole corpus'
fi
same 'clang gives the same outputs' "$builds/asan/boardwalk"

# shellcheck disable=SC2086  # sources and flags are words
gcc -O0 $flags $sources -lm -o "$work/boardwalk-O0" &&
    same 'gcc -O0 gives the same outputs' "$work/boardwalk-O0" ||
    say 'not ok' 'gcc -O0 builds'

if command -v arm-linux-gnueabihf-gcc >/dev/null &&
   command -v qemu-arm-static >/dev/null; then
    # shellcheck disable=SC2086
    arm-linux-gnueabihf-gcc -O2 -static $flags $sources -lm \
        -o "$work/boardwalk-arm" 2>"$work/arm.log" ||
        sed 's/^/# /' "$work/arm.log"
    same 'a 32-bit ARM gives the same outputs' \
        qemu-arm-static "$work/boardwalk-arm"
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
