#!/bin/sh
# go_sounds.sh GENERATOR - are the sounds what their generator makes? TAP.
set -u
generator=$(realpath "$1")
cd "$(dirname "$0")/../../.." || exit 1
n=0
bad=0

# say SENTENCE COMMAND...: one test.
say() {
    sentence=$1
    shift
    n=$((n + 1))
    if "$@"; then
        echo "ok $n - $sentence"
    else
        echo "not ok $n - $sentence"
        bad=$((bad + 1))
    fi
}

# made WHAT FILE
made() {
    "$generator" "$1" | cmp -s - "$2"
}

refuses() {
    ! "$generator" "$@" >/dev/null 2>&1
}

say 'go_sounds: the ROM in C is made from scratch, byte for byte (M4-085)' \
    made rom src/machines/go/sounds.c
for name in place capture illegal game_over; do
    say "go_sounds: $name.vh for the FPGA comes from the same source (M4-085)" \
        made "$name" "rtl/sounds/$name.vh"
done
say 'go_sounds: an unknown sound is refused' refuses gong
say 'go_sounds: so is a call without one' refuses
echo "1..$n"
[ "$bad" -eq 0 ]
