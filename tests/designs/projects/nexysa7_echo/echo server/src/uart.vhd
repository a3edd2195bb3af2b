----------------------------------------------------------------------------------
-- Company:  TH
-- Engineer: Björn
-- uart.vhd - one receiver, one transmitter, 8N1
----------------------------------------------------------------------------------
library IEEE;
use IEEE.STD_LOGIC_1164.ALL;
use IEEE.NUMERIC_STD.ALL;

entity uart_rx is
    Generic ( divisor : integer := 868 );
    Port ( clk   : in  STD_LOGIC;
           reset : in  STD_LOGIC;
           rx    : in  STD_LOGIC;
           data  : out STD_LOGIC_VECTOR (7 downto 0);
           valid : out STD_LOGIC);
end uart_rx;

architecture Behavioral of uart_rx is
    type state_type is (idle, start, bits, stop);
    signal state : state_type := idle;
    signal count : integer range 0 to divisor := 0;
    signal n     : integer range 0 to 7 := 0;
    signal sr    : std_logic_vector(7 downto 0) := (others => '0');
    signal sync  : std_logic_vector(1 downto 0) := "11";
begin
    process(clk, reset)
    begin
        if reset = '1' then
            state <= idle;
            valid <= '0';
        elsif rising_edge(clk) then
            valid <= '0';
            sync <= sync(0) & rx;
            case state is
                when idle =>
                    count <= 0;
                    if sync(1) = '0' then
                        state <= start;
                    end if;
                when start =>
                    if count = divisor / 2 then     -- middle of the start bit
                        count <= 0;
                        n <= 0;
                        if sync(1) = '0' then state <= bits; else state <= idle; end if;
                    else
                        count <= count + 1;
                    end if;
                when bits =>
                    if count = divisor - 1 then
                        count <= 0;
                        sr <= sync(1) & sr(7 downto 1);
                        if n = 7 then state <= stop; else n <= n + 1; end if;
                    else
                        count <= count + 1;
                    end if;
                when stop =>
                    if count = divisor - 1 then
                        valid <= '1';
                        state <= idle;
                    else
                        count <= count + 1;
                    end if;
            end case;
        end if;
    end process;
    data <= sr;
end Behavioral;

library IEEE;
use IEEE.STD_LOGIC_1164.ALL;
use IEEE.NUMERIC_STD.ALL;

entity uart_tx is
    Generic ( divisor : integer := 868 );
    Port ( clk, reset : in  STD_LOGIC;
           data  : in  STD_LOGIC_VECTOR (7 downto 0);
           start : in  STD_LOGIC;
           tx    : out STD_LOGIC;
           busy  : out STD_LOGIC);
end uart_tx;

architecture rtl of uart_tx is
    signal frame : std_logic_vector(9 downto 0) := (others => '1');
    signal left  : natural range 0 to 10 := 0;
    signal count : natural range 0 to divisor := 0;
begin
    tx   <= frame(0);
    busy <= '1' when left /= 0 else '0';

    process(clk)
    begin
        if rising_edge(clk) then
            if reset = '1' then
                left <= 0;
                frame <= (others => '1');
            elsif left = 0 then
                if start = '1' then
                    frame <= '1' & data & '0';
                    left <= 10;
                    count <= 0;
                end if;
            elsif count = divisor - 1 then
                count <= 0;
                left <= left - 1;
                frame <= '1' & frame(9 downto 1);
            else
                count <= count + 1;
            end if;
        end if;
    end process;
end rtl;
