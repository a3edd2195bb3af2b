----------------------------------------------------------------------------------
-- Ampelkreuzung mit Fussgaengertaste
--   btn(0)  Fussgaenger
--   btn(3)  Reset
--   sw(0)   zehnmal schneller (zum Testen)
--   led     rot gelb gruen (Nord-Sued), frei, frei, rot gelb gruen (Ost-West)
----------------------------------------------------------------------------------
library IEEE;
use IEEE.STD_LOGIC_1164.ALL;
use IEEE.NUMERIC_STD.ALL;
use work.traffic_pkg.all;

-- library UNISIM;
-- use UNISIM.VComponents.all;

entity ampel is
    Generic ( CLOCK_HZ : natural := 50_000_000 );
    Port ( mclk : in  STD_LOGIC;
           btn  : in  STD_LOGIC_VECTOR (3 downto 0);
           sw   : in  STD_LOGIC_VECTOR (7 downto 0);
           led  : out STD_LOGIC_VECTOR (7 downto 0);
           seg  : out STD_LOGIC_VECTOR (6 downto 0);
           an   : out STD_LOGIC_VECTOR (3 downto 0);
           dp   : out STD_LOGIC );
end ampel;

architecture Behavioral of ampel is
    component prescaler
        generic ( HZ : natural );
        port ( clk, fast : in std_logic; second : out std_logic );
    end component;

    signal state, nxt : phase := ns_go;
    signal left       : natural range 0 to 15 := 4;
    signal second     : std_logic;
    signal waiting    : std_logic := '0';
    signal ns, ew     : lights;
begin
    clock_divider : prescaler
        generic map ( HZ => CLOCK_HZ )
        port map ( clk => mclk, fast => sw(0), second => second );

    -- what comes next
    process (state, waiting)
    begin
        case state is
            when ns_go     => nxt <= ns_stop;
            when ns_stop   => nxt <= all_red_1;
            when all_red_1 => nxt <= ew_go;
            when ew_go     => nxt <= ew_stop;
            when ew_stop   => nxt <= all_red_2;
            when all_red_2 =>
                if waiting = '1' then nxt <= walk; else nxt <= ns_go; end if;
            when walk      => nxt <= ns_go;
        end case;
    end process;

    process (mclk, btn)
    begin
        if btn(3) = '1' then
            state <= ns_go;
            left <= seconds_of(ns_go);
            waiting <= '0';
        elsif rising_edge(mclk) then
            if btn(0) = '1' then waiting <= '1'; end if;
            if state = walk then waiting <= '0'; end if;
            if second = '1' then
                if left > 1 then
                    left <= left - 1;
                else
                    state <= nxt;
                    left <= seconds_of(nxt);
                end if;
            end if;
        end if;
    end process;

    with state select
        ns <= ('0', '0', '1') when ns_go,
              ('0', '1', '0') when ns_stop,
              ('1', '1', '0') when all_red_2,
              ('1', '0', '0') when others;
    ew <= ('0', '0', '1') when state = ew_go else
          ('0', '1', '0') when state = ew_stop else
          ('1', '0', '0');

    led <= ns.red & ns.amber & ns.green & '0' & waiting & ew.red & ew.amber & ew.green;
    seg <= digit(left) when state /= walk else "0001100";   -- P
    an  <= "1110";
    dp  <= '1';
end Behavioral;
