library IEEE;
use IEEE.STD_LOGIC_1164.ALL;

entity prescaler is
    generic ( HZ : natural := 50_000_000 );
    port ( clk, fast : in std_logic; second : out std_logic );
end prescaler;

architecture rtl of prescaler is
begin
    process (clk)
        variable n : integer range 0 to HZ := 0;
        variable limit : integer range 0 to HZ;
    begin
        if clk'event and clk = '1' then
            if fast = '1' then limit := HZ / 10; else limit := HZ; end if;
            n := n + 1;
            if n >= limit then
                n := 0;
                second <= '1';
            else
                second <= '0';
            end if;
        end if;
    end process;
end rtl;
