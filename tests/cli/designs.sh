#!/bin/sh
# designs.sh BOARDWALK - designs of one's own on boards. Prints TAP.
#
# The samples are students' projects, each with a script: Verilog and a
# vendor's constraint file go in, and what an eye sees comes out.
samples=$(cd "$(dirname "$0")/../../samples/designs" && pwd)
projects=$(cd "$(dirname "$0")/../designs/projects" && pwd)
. "$(dirname "$0")/tap.sh"
about='designs'
export XDG_CACHE_HOME="${XDG_CACHE_HOME:-$work/cache}"

# plays NAME: its script holds.
plays() { run 0 run "$samples/$1/test.bw" --design "$samples/$1"; }

for name in stopwatch pong dice scancode talk; do
    say "$name plays as its script says" plays "$name"
done

# shows PROJECT TOP PART SWITCHES LIGHTS: what its memory has at an address
shows() {
    printf 'boardwalk 1\nopen %s\nset SW %s\nwait 30ms\nexpect %s %s\n' \
        "$2" "$4" "$3" "$5" >memory.bw
    run 0 run memory.bw --design "$projects/$1"
}

# Of Quartus, of ISE, of Vivado, and one that the source clears first.
memories_are_filled() {
    shows de1soc_capitals picture LEDR 0000000001 0000100100 &&
        shows nexys3_cores letters LD 00000011 01111110 &&
        shows nexysa7_tables tune LED 0000000000000101 0000000000100000 &&
        shows basys3_cleared rom LD 0000000000000011 0000000001111110
}
say 'memories have what their files say' memories_are_filled

# A pull-up of the constraint file holds what is not connected, and a reset that
# waits for a PLL to lock takes place.
at_rest() {
    mkdir -p rest && cat >rest/rest.v <<'END' &&
module rest(input clk, input [3:0] key, output reg [3:0] led, output [3:0] up);
  wire slow, ok;
  assign up = key;
  MMCME2_BASE #(.CLKIN1_PERIOD(10.0), .CLKFBOUT_MULT_F(10.0),
      .CLKOUT0_DIVIDE_F(20.0)) pll(.CLKIN1(clk), .CLKFBIN(1'b0), .RST(1'b0),
      .PWRDWN(1'b0), .CLKOUT0(slow), .LOCKED(ok));
  always @(posedge slow) if (!ok) led <= 4'b0110;
endmodule
END
    {
        echo 'set_property PACKAGE_PIN W5 [get_ports clk]'
        echo 'set_property PULLUP true [get_ports {key[3]}]'
        set -- J1 L2 J2 G2 U16 E19 U19 V19 W18 U15 U14 V14
        for port in key led up; do
            for bit in 0 1 2 3; do
                echo "set_property PACKAGE_PIN $1 [get_ports {$port[$bit]}]"
                shift
            done
        done
        echo 'set_property PULLTYPE PULLUP [get_ports {key[1]}]'
    } >rest/rest.xdc &&
        printf 'boardwalk 1\nopen rest\nwait 60ms\nexpect LD7..LD0 %s\n' \
            10100110 >rest.bw && run 0 run rest.bw -d rest
}
say 'pull-ups of a constraint file and locks of PLLs are there' at_rest

capitals() { shows nexys3_cores Letters LD 00000001 00100100; }
say 'a script may name the top as the source does' capitals

wrong_name() {
    printf 'boardwalk 1\nopen watch\n' >wrong.bw &&
        ! "$bw" run wrong.bw -d "$samples/stopwatch" >out 2>err &&
        has out "no machine 'watch'; the design here is 'stopwatch'"
}
say 'a script that opens something else hears what the design is called' \
    wrong_name

tells_what_was_chosen() {
    run 0 run "$samples/scancode/test.bw" -d "$samples/scancode" &&
        has err 'scancode on the Terasic DE0-CV' &&
        has err 'from 1 source and de0cv.qsf'
}
say 'what was chosen is one line' tells_what_was_chosen

# No constraint file says what is plugged in.
nothing_plugged_in() {
    printf 'boardwalk 1\nopen talk\nwait 1ms\n' >open.bw &&
        run 0 run open.bw -d "$samples/talk" &&
        has err 'nothing is plugged in at JA[0] and other pins' &&
        run 0 run open.bw -d "$samples/talk" --plug JA=terminal &&
        has err 'nothing is plugged in at JA[0], which it uses' &&
        run 0 run "$samples/pong/test.bw" -d "$samples/pong" &&
        ! has err 'plugged in'
}
say 'pins at which nothing is plugged in are told' nothing_plugged_in

# Their pins would not fit twice; letters can still be typed.
keys_of_two() {
    printf 'boardwalk 1\nopen scancode_and_scancode\nwait 1s\n' >keys.bw
    printf 'type a\nwait 100ms\nexpect 1.HEX "04__1C"\ntap 1.UP\n' >>keys.bw
    run 1 run keys.bw -d "$samples/scancode" --beside "$samples/scancode" &&
        has out 'ok 1 ' && has out "no part '1.UP'"
}
say 'two boards on a desk have no arrow keys' keys_of_two

# The second time nothing is compiled: Yosys is not even there.
is_kept() {
    mkdir -p empty && PATH=$PWD/empty "$bw" run \
        "$samples/scancode/test.bw" -d "$samples/scancode" >out 2>err </dev/null
}
say 'a netlist is kept as long as its sources stay' is_kept

changed_sources() {
    cp -r "$samples/scancode" changed && sed -i 's/count + 1/count + 2/' \
        changed/scancode.v && run 1 run changed/test.bw -d changed &&
        has out 'actual: 02__AA' &&
        [ "$(find "$XDG_CACHE_HOME" -name netlist.json | wc -l)" -ge 5 ]
}
say 'a changed source is compiled anew' changed_sources

plays_a_folder() {
    run 0 play "$samples/stopwatch" -f text --limit 3s && has out 'XC7A35T'
}
say 'play takes a folder' plays_a_folder

says_what_is_in_the_way() {
    run 0 doctor --speed "$samples/dice" && has out 'speed: 99' &&
        { ! command -v verilator >/dev/null ||
            { run 0 doctor --speed "$projects/nexysa7_piano" &&
                has out 'in piano.sv:'; }; } &&
        run 0 doctor --speed "$projects/artya7_pwm" &&
        has out 'ramp in pwm_top.v:9 changes every few clocks and is read' &&
        run 0 doctor --speed "$projects/nexys3_dcm" && has out 'speed: 0' &&
        has out 'vga.v:' && has out 'read by the output'
}
say 'doctor --speed names the register that is in the way of leaps' \
    says_what_is_in_the_way

checks_leaps() {
    run 0 run --check-leaps "$samples/dice/test.bw" -d "$samples/dice" &&
        run 2 run --check-leaps "$samples/dice/test.bw" && has err 'design'
}
say 'run --check-leaps goes every clock as well' checks_leaps

# A PLL of 25.175 MHz, which no divider makes, and a picture from it.
brings_clocks() {
    printf 'boardwalk 1\nopen vga_top\nwait 80ms\n%s\n' \
        'expect VGA "640 x 480, 60 Hz"' >pll.bw &&
        run 0 run pll.bw -d "$projects/basys3_vga"
}
say 'a clock of a PLL has its own rate' brings_clocks

same_again() {
    cat >game.bw <<'END'
boardwalk 1
open stopwatch
wait 1s
tap BTNC
wait 2s
rewind 250000000
wait 1s
tap BTNC
wait 100ms
END
    run 0 run --sum game.bw -d "$samples/stopwatch" && cp out first &&
        run 0 run --sum game.bw -d "$samples/stopwatch" && cmp -s first out
}
say 'a journal of a design gives the same every time' same_again

shows_a_picture() {
    printf 'boardwalk 1\nopen pong\nwait 100ms\n' >pong.bw &&
        run 0 show pong.bw -d "$samples/pong" --picture pong.png \
            --size 640x400 && [ "$(head -c 4 pong.png | tail -c 3)" = PNG ]
}
say 'show draws the board of a design' shows_a_picture

broken() {
    cp -r "$samples/dice" broken && sed -i 's/lamp = /lamp = (/' \
        broken/dice.v && run 1 run broken/test.bw -d broken &&
        has err 'dice.v:'
}
say 'a broken source is named with its line' broken

# Nets inside, in their scopes; the digit counts a hundredth after the start.
shows_nets() {
    printf 'boardwalk 1\nopen stopwatch\nwait 20ms\ntap BTNC\nwait 80ms\n' \
        >waves.bw
    run 0 trace waves.bw -d "$samples/stopwatch" --signal d0 \
        --signal 'u_start.s*' -o waves.vcd &&
        has waves.vcd '$scope module u_start $end' &&
        has waves.vcd ' sync [1:0] $end' && has waves.vcd ' d0 [3:0] $end' &&
        id=$(sed -n 's/^$var wire 4 \(.*\) d0 .*/\1/p' waves.vcd) &&
        [ "$(grep -cF "b1001 $id" waves.vcd)" -eq 1 ] &&
        [ "$(grep -cF "b1010 $id" waves.vcd)" -eq 0 ] &&
        ! grep -q divider waves.vcd
}
say 'trace shows nets inside of a design by their names' shows_nets

no_such_net() {
    run 0 trace waves.bw -d "$samples/stopwatch" --signal nothing -o waves.vcd &&
        has err 'no signal inside has such a name'
}
say 'a net that is not there is told' no_such_net

# The same outputs on the same ticks, whatever runs it.
equal_engines() {
    printf 'boardwalk 1\nopen dice\nwait 30ms\n' >dice.bw
    run 0 run --sum dice.bw -d "$samples/dice" -e leap && cp out first &&
        run 0 run --sum dice.bw -d "$samples/dice" -e verilator &&
        cmp -s first out
}
if command -v verilator >/dev/null; then
    say 'Verilator and our engine agree' equal_engines
fi

unknown_engine() {
    run 1 run dice.bw -d "$samples/dice" -e verilatr && has err "'verilator'"
}
say 'an engine that is not there is told' unknown_engine

watch_misused() {
    run 2 play duel --watch && has err 'a project folder' &&
        run 2 play "$samples/dice" --watch -j game.bw && has err 'journal'
}
say 'watch is for projects, and keeps no journal' watch_misused

# Yosys 0.23 objects to both constant tables and return; Verilator would be the
# engine if they were not made plain.
modern() {
    command -v verilator >/dev/null || return 0
    mkdir -p modern && cat >modern/top.sv <<'END' &&
package glyphs;
    localparam logic [3:0] Table [0:3] = '{4'h1, 4'h3, 4'h7, 4'hf};
    function automatic logic [3:0] inverted(input logic [3:0] v);
        return ~v;
    endfunction
endpackage
module top import glyphs::*; (input logic [1:0] sw, output logic [7:0] led);
    assign led = {inverted(Table[sw]), Table[sw]};
endmodule
END
    cat >modern/top.bw <<'END' &&
boardwalk 1
open top
set SW0 1
wait 50ms
expect LD 0000000011000011
END
    "$bw" run modern/top.bw -d modern --board basys3 --engine leap >out 2>err
}
say 'SystemVerilog that Yosys does not read plays on our own engine' modern

# Verilator does not write down how many instances an array has, so that what is
# made plain would have only one.
arrays_of_instances() {
    command -v verilator >/dev/null || return 0
    mkdir -p row && cat >row/top.sv <<'END' &&
module opposite(input logic d, output logic q);
    assign q = ~d;
endmodule
module top(input logic [7:0] sw, output logic [7:0] led);
    function automatic logic [7:0] same(input logic [7:0] v);
        return v;
    endfunction
    opposite each [7:0] (.d(same(sw)), .q(led));
endmodule
END
    cat >row/top.bw <<'END' &&
boardwalk 1
open top
set SW 0000000000100110
wait 50ms
expect LD 0000000011011001
END
    "$bw" run row/top.bw -d row --board basys3 >out 2>err
}
say 'an array of instances is as long beside what Yosys does not read' \
    arrays_of_instances

nothing_there() { run 1 play ./nowhere -f null && has err nowhere; }
say 'a folder that is not there is named' nothing_there


# Two boards on one desk

# desk WIRES: the script of two boards that talk, with these wires.
desk() {
    wires=$1
    shift
    "$bw" run "$samples/talk/two.bw" -d "$samples/talk" \
        --beside "$samples/talk" --join "$wires" "$@" >out 2>err </dev/null
}

crossed='JA[0]=JA[1],JA[1]=JA[0]'

boards_talk() { desk "$crossed" && has out '1..8'; }
say 'two boards joined by two wires show each other their switches' boards_talk

order_of_wires() {
    desk "$crossed" --sum && cp out first &&
        desk 'JA[1]=JA[0],JA[0]=JA[1]' --sum && cmp -s first out
}
say 'the order of wires has no effect' order_of_wires

one_wire() {
    ! desk 'JA[0]=JA[1]' && has out 'not ok 5' && has out 'ok 4 -'
}
say 'a wire that is not there brings nothing' one_wire

checks_both() {
    printf 'boardwalk 1\nopen talk_and_talk\nset 1.SW xxxxxxxx00010001\n' \
        >back.bw
    printf 'tap 1.BTNC\nwait 50ms\nexpect 2.LD 0000000000010001\n' >>back.bw
    run 0 run back.bw -d "$samples/talk" --beside "$samples/talk" \
        --join "$crossed" --check-leaps
}
say 'every leap of both is checked' checks_both

wrong_wires() {
    ! desk 'JA[0]=JX[1]' && has err 'has no port JX' &&
        ! desk 'JA[0]=JA[5]' && has err 'has no port at JA[5]' &&
        ! desk 'JA[0]=JA[1],JA[0]=JA[0]' && has err 'a port takes only one' &&
        ! desk 'JA[0]' && has err 'a port of each board'
}
say 'a wire that cannot be is told as such' wrong_wires

alone() {
    run 1 run "$samples/talk/test.bw" -d "$samples/talk" --join "$crossed" &&
        has err 'name its design with --beside'
}
say 'a wire needs a second board' alone

echo "1..$n"
[ "$bad" -eq 0 ]
