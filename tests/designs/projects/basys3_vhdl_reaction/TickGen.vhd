library ieee;
use ieee.std_logic_1164.all;

-- one clock of high every PERIOD clocks
entity tick_gen is
    generic (PERIOD : positive := 10);
    port (clk : in std_logic; tick : out std_logic);
end entity;

architecture rtl of tick_gen is
begin
    process (clk)
        variable count : integer range 0 to PERIOD - 1 := 0;
    begin
        if rising_edge(clk) then
            if count = PERIOD - 1 then
                count := 0;
                tick <= '1';
            else
                count := count + 1;
                tick <= '0';
            end if;
        end if;
    end process;
end architecture;
