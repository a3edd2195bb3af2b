#!/bin/sh
# vhdl.sh BOARDWALK - sources in VHDL, translated by GHDL and played. Prints
# TAP.
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../cli/tap.sh"
about=vhdl

for tool in ghdl yosys iverilog; do
    command -v $tool >/dev/null && continue
    echo "1..0 # SKIP $tool is not installed"
    exit 0
done
XDG_CACHE_HOME=$work/cache
export XDG_CACHE_HOME

# plays PROJECT: with the script that comes on standard input
plays() { cat >test.bw && "$bw" run test.bw --design "$1" >out 2>err; }

# Exhaustively: what GHDL simulates, and its Verilog in another simulator. GHDL
# 2.0 loses defaults; if they were not restored, this would show it.
others() {
    mkdir -p sim others && cp "$here"/vhdl/others*.vhd sim/ &&
        (cd sim && ghdl -a --std=08 others.vhd others_tb.vhd &&
         ghdl -r --std=08 others_tb) >simulated &&
        [ "$(grep -c . simulated)" -eq 256 ] &&
        cp "$here/vhdl/others.vhd" others/ &&
        { "$bw" doctor others --board basys3 --copy copy >out 2>err; :; } &&
        iverilog -g2012 -s others_tb -o others.vvp copy/from_vhdl.v \
            "$here/vhdl/others_tb.v" && vvp -n others.vvp >translated &&
        cmp simulated translated &&
        sed 's/ *default:.*//' copy/from_vhdl.v >wrong.v &&
        iverilog -g2012 -s others_tb -o others.vvp wrong.v \
            "$here/vhdl/others_tb.v" && vvp -n others.vvp >translated &&
        ! cmp -s simulated translated
}
say "'when others' is what GHDL's own simulator makes of it" others

# Ports that count upwards or not to zero, a generic from Verilog, and names
# that are words of Verilog.
ranges() {
    mkdir -p ranges && cat >ranges/top.vhd <<'END' &&
library ieee; use ieee.std_logic_1164.all;
entity Top is
    port (sw : in std_logic_vector(0 to 3);
          led : out std_logic_vector(7 downto 4));
end;
architecture a of Top is
    signal reg, output : std_logic_vector(3 downto 0);
begin
    reg <= sw; output <= reg; led <= output;
end;
END
    cat >ranges/p.xdc <<'END' &&
set_property PACKAGE_PIN V17 [get_ports {sw[0]}]
set_property PACKAGE_PIN V16 [get_ports {sw[1]}]
set_property PACKAGE_PIN W16 [get_ports {sw[2]}]
set_property PACKAGE_PIN W17 [get_ports {sw[3]}]
set_property PACKAGE_PIN U16 [get_ports {led[7]}]
set_property PACKAGE_PIN E19 [get_ports {led[6]}]
set_property PACKAGE_PIN U19 [get_ports {led[5]}]
set_property PACKAGE_PIN V19 [get_ports {led[4]}]
END
    plays ranges <<'END'
boardwalk 1
open top
set SW 0000000000000011
wait 30ms
expect LD 0000000000000011
set SW 0000000000001001
wait 30ms
expect LD 0000000000001001
END
}
say 'ports that count upwards, and names that Verilog has words for' ranges

generics() {
    mkdir -p generics && cat >generics/delay.vhd <<'END' &&
library ieee; use ieee.std_logic_1164.all;
entity Spread is
    generic (WIDTH : integer := 1; ON_BITS : integer := 0);
    port (a : in std_logic; y : out std_logic_vector(WIDTH - 1 downto 0));
end;
architecture a of spread is begin
    g : for i in 0 to WIDTH - 1 generate
        y(i) <= a when i < ON_BITS else '0';
    end generate;
end;
END
    cat >generics/top.v <<'END' &&
module top(input btnC, output [3:0] led);
    spread #(.WIDTH(4), .ON_BITS(3)) s(.a(btnC), .y(led));
endmodule
END
    sed -n 's/.*led\[[0-3]\].*/&/p' "$here/projects/basys3_vhdl/basys3.xdc" \
        >generics/p.xdc &&
        grep btnC "$here/projects/basys3_vhdl/basys3.xdc" >>generics/p.xdc &&
        plays generics <<'END'
boardwalk 1
open top
press BTNC
wait 30ms
expect LD 0000000000000111
END
}
say 'generics from Verilog, and an entity in another spelling' generics

broken() {
    mkdir -p broken && sed 's/n + 1/n + one/' \
        "$here/projects/basys3_vhdl/top.vhd" >broken/top.vhd &&
        cp "$here/projects/basys3_vhdl/debounce.v" \
            "$here/projects/basys3_vhdl/basys3.xdc" broken/ &&
        run 1 doctor broken && has out 'broken/top.vhd:22: no declaration for' &&
        run 1 play broken && has err 'broken/top.vhd:22: '
}
say 'a mistake is told with its file and line' broken

echo "1..$n"
[ "$bad" -eq 0 ]
