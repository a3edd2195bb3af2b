library IEEE;
use IEEE.STD_LOGIC_1164.ALL;
use IEEE.NUMERIC_STD.ALL;

entity top is
    Port ( clk  : in  STD_LOGIC;
           btnC : in  STD_LOGIC;
           led  : out STD_LOGIC_VECTOR (3 downto 0));
end top;

architecture Behavioral of top is
    component debounce is
        port (clk, d : in std_logic; q : out std_logic);
    end component;
    signal n : unsigned(27 downto 0) := (others => '0');
    signal stop : std_logic;
begin
    u1 : debounce port map (clk => clk, d => btnC, q => stop);
    process (clk)
    begin
        if rising_edge(clk) then
            if stop = '0' then n <= n + 1; end if;
        end if;
    end process;
    led <= std_logic_vector(n(27 downto 24));
end Behavioral;
