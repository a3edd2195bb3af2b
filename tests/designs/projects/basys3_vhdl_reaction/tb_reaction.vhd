library ieee;
use ieee.std_logic_1164.all;

entity tb_reaction is
end entity;

architecture sim of tb_reaction is
    signal clk, c, d : std_logic := '0';
begin
    clk <= not clk after 5 ns;
    uut : entity work.reaction_top
        port map (CLK100MHZ => clk, btnC => c, btnD => d);
    c <= '1' after 100 ns;
end architecture;
