library IEEE;
use IEEE.STD_LOGIC_1164.ALL;
use IEEE.NUMERIC_STD.ALL;

entity debounce is
	generic (WAIT_BITS : natural := 20);
	port (clk, d : in std_logic; click : out std_logic);
end entity;

architecture rtl of debounce is
	signal count : unsigned(WAIT_BITS - 1 downto 0);
	signal q, q_old, d1, d2 : std_logic := '0';
begin
	process (clk) begin
		if rising_edge(clk) then
			d1 <= d; d2 <= d1;
			q_old <= q;
			if d2 = q then
				count <= (others => '0');
			else
				count <= count + 1;
				if count = 2**WAIT_BITS - 1 then
					q <= d2;
				end if;
			end if;
		end if;
	end process;
	click <= q and not q_old;
end architecture;
