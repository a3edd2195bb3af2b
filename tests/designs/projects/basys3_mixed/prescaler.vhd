library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

entity Prescaler is
  port (clk, reset : in std_logic; tick : out std_logic);
end entity;

architecture rtl of Prescaler is
  signal n : unsigned(23 downto 0);
begin
  process (clk, reset) begin
    if reset = '1' then n <= (others => '0');
    elsif rising_edge(clk) then n <= n + 1; end if;
  end process;
  tick <= '1' when n = 0 else '0';
end architecture;
