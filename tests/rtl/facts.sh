#!/bin/sh
# facts.sh - what the documents say about names, times and memories, measured
# on what the tools make of the source. Prints TAP.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/structure/say.sh

# The modules of the course (M0-91)

# is_made_of RTL NAME...: what is below the top of duel has these modules, each
# in the file of its name: Yosys looks for it nowhere else.
is_made_of() {
    rtl=$1
    shift
    yosys -q -p "
        verilog_defaults -add -sv -I $rtl
        read_verilog $rtl/top/duel_basys2_top.sv
        hierarchy -check -top duel_basys2_top -libdir $rtl \
            -libdir $rtl/boards
        tee -q -o $work/modules ls" || return 1
    cat "$work/modules"
    for name; do
        grep -qE "(^ *|\\\\)$name(\\\\|\$)" "$work/modules" || return 1
    done
}

# includes NAME...: the C of duel and of its board has these chips, each in the
# file of its name.
includes() {
    ${CC:-cc} -MM -Isrc src/machines/duel/duel.c \
        src/machines/duel/on_basys2.c >"$work/included" || return 1
    for name; do
        grep -qF "src/chips/$name.h" "$work/included" &&
            [ -f "src/chips/$name.c" ] || return 1
    done
}

say 'duel: its chip and its board are made of the modules of the course, in files of their names (M0-91)' \
    includes rng_module clk_divider debouncer ssd
say 'duel: so is the Verilog, which calls the last one ssd_driver (M0-91)' \
    is_made_of rtl duel_basys2_top duel clk_divider debouncer ssd_driver
say 'duel: and it has a rng_module beside the machine (M0-91)' \
    grep -q '^module rng_module ' rtl/rng_module.sv
say 'duel: a chip that is not there is noticed' fails includes ssd divider
cp -R rtl "$work/renamed"
mv "$work/renamed/debouncer.sv" "$work/renamed/button.sv"
sed -i 's/debouncer/button/' "$work/renamed/button.sv" \
    "$work"/renamed/boards/duel_basys2.sv
renamed_is_noticed() {
    is_made_of "$work/renamed" button && ! is_made_of "$work/renamed" debouncer
}

say 'duel: another name of a module is noticed' renamed_is_noticed

# Memory on the chip (M4-139)

# memory_of RTL FILE: bytes in the memories below a module, as Yosys finds them
# before they are mapped to any FPGA's.
memory_of() {
    yosys -p "
        verilog_defaults -add -sv -I $1
        read_verilog $1/$2
        hierarchy -check -top $(basename "$2" .sv) -libdir $1 \
            -libdir $1/boards
        proc
        flatten
        stat" >"$work/stat" 2>&1 || return 1
    awk '/Number of memory bits/ { n = $NF } END { print n / 8 }' \
        "$work/stat"
}

# memory_is_about_37_kb RTL: the peripheral's, and of the 500 KB of the board
# all that the top needs is less than a tenth.
memory_is_about_37_kb() {
    own=$(memory_of "$1" go_peripheral.sv) &&
        all=$(memory_of "$1" top/go_de1soc_top.sv) || return 1
    echo "$own bytes in go_peripheral, $all in the top"
    [ "$own" -ge 36960 ] && [ "$own" -le 37888 ] &&
        [ "$all" -ge "$own" ] && [ "$all" -lt 50000 ]
}

say 'go: about 37 KB of memory on the chip, of about 500 (M4-139)' \
    memory_is_about_37_kb rtl
cp -R rtl "$work/large"
sed 's/line_buffer \[0:639\]/line_buffer [0:1023]/' rtl/vga_controller.sv \
    >"$work/large/vga_controller.sv"
large_is_noticed() {
    [ "$(memory_of "$work/large" go_peripheral.sv)" -gt 0 ] &&
        ! memory_is_about_37_kb "$work/large"
}

say 'go: a line buffer that is too large is noticed' large_is_noticed

# The picture (M4-059)

# Two clocks of 20 ns a pixel, 800 of them a line, 525 lines: 59.52 Hz.
vga_lasts_as_long_as_it_should() {
    iverilog -g2012 -y "$1" -Y .sv -s vga_bench -o "$work/vga.vvp" \
        tests/rtl/vga_bench.sv && vvp -n "$work/vga.vvp" >"$work/times" ||
        return 1
    cat "$work/times"
    grep -qx "pixel 40 ns, line 32000 ns, picture 16800000 ns, 307200 pixels shown" \
        "$work/times"
}

say 'go: 640 x 480 at 59.5 Hz, 25 MHz from half of 50 (M4-059)' \
    vga_lasts_as_long_as_it_should rtl
cp -R rtl "$work/slow"
sed "s/LastColumn = 10'd799/LastColumn = 10'd831/" rtl/vga_controller.sv \
    >"$work/slow/vga_controller.sv"
slow_is_noticed() {
    ! vga_lasts_as_long_as_it_should "$work/slow" &&
        grep -q 'line 33280 ns' "$work/times"
}

say 'go: longer lines are noticed' slow_is_noticed

echo "1..$n"
[ "$bad" -eq 0 ]
