#!/bin/sh
# constraints.sh BOARDWALK - boardwalk constraints and list boards. Prints TAP.
# Whether the places are right is for tests/rtl/constraints.sh to say.
. "$(dirname "$0")/tap.sh"
about=constraints

lists_boards() {
    run 0 list boards && silent err && has out 'basys3  Digilent Basys 3' &&
        has out '105 ports, clk 100 MHz' && has out '    poker, which is made for it' &&
        has out '    duel with 1 button plugged in' &&
        has out '    not go: no place for' &&
        [ "$(grep -c '^[a-z]' out)" -eq 12 ]
}
say 'list shows the boards' lists_boards

only_wanted() {
    run 0 constraints basys3 sw clk 'led[3]' && silent err &&
        [ "$(grep -c PACKAGE_PIN out)" -eq 18 ] &&
        [ "$(grep -c '^# [A-Z]' out)" -eq 4 ] &&
        has out 'V19 IOSTANDARD LVCMOS33} [get_ports {led[3]}]' &&
        ! has out 'led[2]'
}
say 'only ports that are named, below their headings' only_wanted

# Each board in the language of its vendor.
own_language() {
    for pair in basys2:NET nexys3:NET basys3:set_property artya7:set_property \
        de0cv:set_location de10lite:set_location de1soc:set_location \
        icebreaker:set_io tangnano9k:IO_LOC nexysa7:set_property; do
        run 0 constraints "${pair%:*}" && has out "${pair#*:}" || return 1
    done
}
say "each board in its vendor's language" own_language

plain_lines() {
    run 0 constraints tangnano9k clk lab_led -f plain && line out 1 'clk 52' &&
        line out 9 'lab_led[7] 69' && [ "$(wc -l <out)" -eq 9 ]
}
say 'plain lines for other programs' plain_lines

# What is printed fits, and what is wrong in a file is told with its line.
checks() {
    run 0 constraints basys3 && mv out board.xdc &&
        run 0 constraints basys3 --check board.xdc && silent err &&
        line out 1 'board.xdc: 105 ports, no defect' &&
        sed 's/V16/V17/' board.xdc >twice.xdc &&
        run 1 constraints basys3 --check twice.xdc &&
        has out 'V17 is taken by sw[0] in line' && has out '1 defect' &&
        sed 's/ W5 / W55 /' board.xdc >nowhere.XDC &&
        run 1 constraints basys3 --check nowhere.XDC &&
        line out 1 'nowhere.XDC:5: nothing on this board is connected to W55; clk is at W5' &&
        mv board.xdc pins && run 2 constraints basys3 --check pins &&
        has err '--format' && run 0 constraints basys3 -c pins -f xdc &&
        run 1 constraints basys3 -c none.xdc && has err none.xdc &&
        : >empty.ucf && run 1 constraints basys3 -c empty.ucf &&
        has err 'constrains no port'
}
say 'a file is checked against the board' checks

tells() {
    run 2 constraints && has err 'name a board' &&
        run 2 constraints basis3 && has err "'basys3'" &&
        run 2 constraints basys3 sww && has err "'sw'" &&
        run 2 constraints basys3 'sw[16]' && has err "sw[16]" &&
        run 2 constraints basys3 -f tcl && has err 'xdc, ucf' &&
        run 2 list board && has err "'boards'"
}
say 'what is wrong is told' tells

echo "1..$n"
[ "$bad" -eq 0 ]
