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
XDG_CACHE_HOME=${XDG_CACHE_HOME:-$work/cache}
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

# What GHDL 2.0 stumbles over: squares of signals, a table that a signal is
# assigned, and an entity without its library. The sum of squares of 3 and 2 is 13; 9 of the table is 0x90.
otherwise() {
    mkdir -p otherwise && cat >otherwise/top.vhd <<'END' &&
library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;
entity top is
    port (clk : in std_logic; sw : in std_logic_vector(7 downto 0);
          led : out std_logic_vector(15 downto 0));
end;
architecture a of top is
    type table is array (0 to 9) of std_logic_vector(7 downto 0);
    signal digits : table;
    signal x, y, far : integer range 0 to 255;
    signal shown : std_logic_vector(7 downto 0);
begin
    digits <= (x"C0", x"F9", x"A4", x"B0", x"99",  -- up to 4, "(",
               x"92", x"82", x"F8", x"80", x"90");
    x <= to_integer(unsigned(sw(3 downto 0)));
    y <= to_integer(unsigned(sw(7 downto 4)));
    process (clk) begin
        if rising_edge(clk) then
            far <= (x - 1 + 1) ** 2 + y**2 + 2 ** 3 - 8;  -- ** 2
        end if;
    end process;
    led(7 downto 0) <= std_logic_vector(to_unsigned(far, 8));
    shown <= digits(x) when x < 10 else x"FF";
    show : entity Pass_On (a) port map (i => shown, o => led(15 downto 8));
end;
END
    cat >otherwise/pass.vhd <<'END' &&
library ieee; use ieee.std_logic_1164.all;
entity pass_on is
    port (i : in std_logic_vector(7 downto 0);
          o : out std_logic_vector(7 downto 0));
end;
architecture a of pass_on is begin o <= i; end;
END
    for i in 0 1 2 3 4 5 6 7; do
        set -- V17 V16 W16 W17 W15 V15 W14 W13
        shift $i
        echo "set_property PACKAGE_PIN $1 [get_ports {sw[$i]}]"
    done >otherwise/p.xdc && echo 'set_property PACKAGE_PIN W5 [get_ports clk]' \
        >>otherwise/p.xdc && i=0 &&
        for ball in U16 E19 U19 V19 W18 U15 U14 V14 V13 V3 W3 U3 P3 N3 P1 L1; do
            echo "set_property PACKAGE_PIN $ball [get_ports {led[$i]}]"
            i=$((i + 1))
        done >>otherwise/p.xdc && plays otherwise <<'END'
boardwalk 1
open top
set SW 0000000000100011
wait 30ms
expect LD 1011000000001101
set SW 0000000000001001
wait 30ms
expect LD 1001000001010001
END
}
say 'squares and tables are said so that GHDL takes them' otherwise

# A PLL as the wizard writes it, with the vendor's library: 4/5 of 50 MHz.
vendors_library() {
    mkdir -p library && cat >library/top.vhd <<'END' &&
library ieee;
use ieee.std_logic_1164.all;
library altera_mf;
use altera_mf.altera_mf_components.all;
entity top is
    port (CLOCK_50 : in std_logic; LEDR : out std_logic_vector(0 downto 0));
end;
architecture a of top is
    signal clocks : std_logic_vector(4 downto 0);
    signal both : std_logic_vector(1 downto 0);
    signal n : integer range 0 to 39999999 := 0;
    signal on_off : std_logic := '0';
begin
    both <= '0' & CLOCK_50;
    LEDR(0) <= on_off;
    pll : altpll
        generic map (clk0_divide_by => 5, clk0_multiply_by => 4,
                     clk0_phase_shift => "0", inclk0_input_frequency => 20000,
                     lpm_type => "altpll", width_clock => 5)
        port map (inclk => both, clk => clocks);
    process (clocks(0)) begin
        if rising_edge(clocks(0)) then
            if n = 3999999 then
                n <= 0;
                on_off <= not on_off;
            else
                n <= n + 1;
            end if;
        end if;
    end process;
end;
END
    printf 'set_location_assignment PIN_P11 -to CLOCK_50\n%s\n' \
        'set_location_assignment PIN_A8 -to LEDR[0]' >library/top.qsf &&
        plays library <<'END'
boardwalk 1
open top
wait 90ms
expect LEDR0 0
wait 60ms
expect LEDR0 1
wait 90ms
expect LEDR0 0
END
}
say "a PLL from the vendor's library" vendors_library

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
