-- Prints what others.vhd does for all inputs.
library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;
use std.textio.all;

entity others_tb is
end entity;

architecture sim of others_tb is
    signal n, d : unsigned(3 downto 0) := "0000";
    signal a, b, c, e, f, g, h : std_logic_vector(3 downto 0);
begin
    uut : entity work.others_top port map (n, d, a, b, c, e, f, g, h);
    process
        variable words : line;
    begin
        for i in 0 to 255 loop
            n <= to_unsigned(i / 16, 4);
            d <= to_unsigned(i mod 16, 4);
            wait for 1 ns;
            write(words, to_string(a) & to_string(b) & to_string(c)
                & to_string(e) & to_string(f) & to_string(g) & to_string(h));
            writeline(output, words);
        end loop;
        wait;
    end process;
end architecture;
