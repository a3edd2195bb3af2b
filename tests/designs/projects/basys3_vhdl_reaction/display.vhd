library IEEE;
use IEEE.STD_LOGIC_1164.ALL;
use IEEE.STD_LOGIC_UNSIGNED.ALL;
use work.common.all;

entity display is
    Port ( CLK    : in  STD_LOGIC;
           DIGITS : in  digits_t;
           SEG    : out STD_LOGIC_VECTOR (0 to 6);
           AN     : out STD_LOGIC_VECTOR (3 downto 0));
end display;

architecture Behavioral of display is
    signal scan : STD_LOGIC_VECTOR (16 downto 0) := (others => '0');
begin
    process (CLK) begin
        if CLK'event and CLK = '1' then
            scan <= scan + 1;
        end if;
    end process;

    process (scan, DIGITS) begin
        AN <= "1111";
        AN(conv_integer(scan(16 downto 15))) <= '0';
        SEG <= to_segments(DIGITS(conv_integer(scan(16 downto 15))));
    end process;
end Behavioral;
