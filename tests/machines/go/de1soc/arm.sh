#!/bin/sh
# arm.sh BUILD - the real board's program for the board's own processor, in an
# emulator: built as `make arm` builds it, then games and errors. Prints TAP.
#
# BUILD is a folder with the tests of this machine, which model the FPGA.
# Without libusb's source the program is built without USB: here it needs none.
set -u
cd "$(dirname "$0")/../../../.." || exit 1
games=$1/tests/machines/go/de1soc/test_de1soc_game
n=0
bad=0

skip() {
    echo "ok 1 - on ARM: the real board's program # SKIP $1"
    echo "1..1"
    exit 0
}

say() {
    n=$((n + 1))
    if [ "$2" -eq 0 ]; then
        echo "ok $n - on ARM: $1"
    else
        echo "not ok $n - on ARM: $1"
        bad=$((bad + 1))
    fi
}

# relay COMMAND...: its tests are ours.
relay() {
    "$@" >"$work/tap" 2>"$work/err"
    status=$?
    while read -r line; do
        case $line in
        'ok '*)     say "${line#*de1soc: }" 0 ;;
        'not ok '*) say "${line#*de1soc: }" 1 ;;
        '#'*)       echo "$line" ;;
        esac
    done <"$work/tap"
    [ $status -eq 0 ] || sed 's/^/# /' "$work/err"
}

command -v arm-linux-gnueabihf-gcc >/dev/null || skip 'no cross compiler'
command -v qemu-arm-static >/dev/null || skip 'no qemu-arm-static'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

program=build-arm/go-de1soc
if ! scripts/arm.sh >"$work/log" 2>&1; then
    sed 's/^/# /' "$work/log"
    program=build-arm/go-de1soc-without-usb
    scripts/arm.sh --without-usb >"$work/log" 2>&1
fi
[ -x "$program" ] && ! arm-linux-gnueabihf-readelf -lW "$program" |
    grep -q INTERP
say "M4-010 it is built, one static program that needs no driver" $?

# takes_less_than BYTES: code, tables and variables, all of them. Levels 1 to 3
# ask for no more; what 4 and 5 ask for, test_program_alone.c counts.
takes_less_than() {
    all=$(arm-linux-gnueabihf-size "$program" | awk 'NR == 2 { print $4 }')
    echo "# $all bytes of code, tables and variables"
    [ "$all" -lt "$1" ]
}

takes_less_than 1048576
say "M4-140 levels 1 to 3 need less than 1 MB, code and all" $?
! takes_less_than 100000
say "a program that is too large would be noticed" $?

# bytes_of SYMBOL: as the linker has it.
bytes_of() {
    echo $((0x$(arm-linux-gnueabihf-nm -S "$program" |
        awk -v name="$1" '$4 == name { print $2 }')))
}

[ "$(bytes_of font_table)" -eq 640 ]
say "M4-140 the font in the program has 640 bytes" $?

# has EXPRESSION: a function or a table whose name begins so.
has() {
    arm-linux-gnueabihf-nm "$program" | grep -qE " [TtRrDdBb] ($1)"
}

has 'go_judge$' && has 'ai_think$' && has 'render_scene$' &&
    has 'render_menu$' && has 'program_step$' && has 'keys_take$' &&
    ! has 'vga_|audio_|go_peripheral_|wm8731_|i2c_'
say "M4-005 rules, bots, pictures, menus and keys are in it, nothing of the FPGA" $?
relay tests/machines/go/de1soc/errors.sh qemu-arm-static "$program"
PROGRAM="qemu-arm-static $PWD/$program"
export PROGRAM
relay "$games"
echo "1..$n"
[ "$bad" -eq 0 ]
