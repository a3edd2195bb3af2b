library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;
library unisim;
use unisim.vcomponents.all;
use work.common.all;

-- BTNC arms it; a second later the lamps go on; BTND stops the count of
-- milliseconds
entity reaction_top is
    port (
        CLK100MHZ  : in  std_logic;
        btnC, btnD : in  std_logic;
        led        : out std_logic_vector(15 downto 0);
        seg        : out std_logic_vector(0 to 6);
        dp         : out std_logic;
        an         : out std_logic_vector(3 downto 0)
    );
end entity;

architecture rtl of reaction_top is
    component display is
        port ( clk : in std_logic; digits : in digits_t;
               seg : out std_logic_vector(0 to 6);
               an : out std_logic_vector(3 downto 0) );
    end component;
    signal clk, ms : std_logic;
    signal state : state_t := waiting;
    signal delay : unsigned(9 downto 0) := (others => '0');
    signal digits : digits_t := (others => 0);
begin
    buf : BUFG port map (I => CLK100MHZ, O => clk);
    ticks : entity work.tick_gen
        generic map (PERIOD => CLOCK_HZ / 1000)
        port map (clk => clk, tick => ms);
    show : display port map (clk, digits, seg, an);
    dp <= '1';
    led <= (others => '1') when state = counting else (others => '0');

    process (clk)
    begin
        if rising_edge(clk) then
            case state is
                when waiting | shown =>
                    if btnC = '1' then
                        state <= armed;
                        delay <= (others => '0');
                        digits <= (others => 0);
                    end if;
                when armed =>
                    if ms = '1' then
                        delay <= delay + 1;
                        if delay = 999 then
                            state <= counting;
                        end if;
                    end if;
                when counting =>
                    if btnD = '1' then
                        state <= shown;
                    elsif ms = '1' then
                        for i in 0 to 3 loop
                            if digits(i) /= 9 then
                                digits(i) <= digits(i) + 1;
                                exit;
                            end if;
                            digits(i) <= 0;
                        end loop;
                    end if;
            end case;
        end if;
    end process;
end architecture;
