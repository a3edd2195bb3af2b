----------------------------------------------------------------------------------
-- Mastermind, four RGB LEDs on JB and JA
--   left/right choose a peg, up/down its colour, center = guess
--   switches: code for the second player, or 00 for a fixed one
----------------------------------------------------------------------------------
library IEEE;
use IEEE.STD_LOGIC_1164.ALL;
use IEEE.NUMERIC_STD.ALL;
use work.pegs_types.all;

entity mastermind is
	port (
		clk : in std_logic;
		btns, btnu, btnl, btnd, btnr : in std_logic;
		sw  : in std_logic_vector(7 downto 0);
		led : out std_logic_vector(7 downto 0);
		seg : out std_logic_vector(6 downto 0);
		an  : out std_logic_vector(3 downto 0);
		ja, jb : out std_logic_vector(5 downto 0)
	);
end entity;

architecture fsm of mastermind is
	type states is (playing, won, lost);
	signal state   : states := playing;
	signal guess   : row := (others => BLACK);
	signal secret  : row;
	signal peg     : integer range 0 to 3 := 3;
	signal turn    : unsigned(2 downto 0) := "000";
	signal answer  : verdict := (0, 0);
	signal has_answer : std_logic := '0';
	signal b, click : std_logic_vector(4 downto 0);
	signal ticks   : unsigned(25 downto 0) := (others => '0');
	signal shown   : row;
	-- signal debug : std_logic_vector(11 downto 0);
begin
	b <= btns & btnu & btnl & btnd & btnr;
	keys : for i in b'range generate
		k : entity work.debounce generic map (WAIT_BITS => 16)
			port map (clk => clk, d => b(i), click => click(i));
	end generate keys;

	-- two bits of a switch pair are the colour of a peg, plus one
	make_secret : process (sw)
	begin
		if sw = x"00" then
			secret <= ("100", "010", "001", "110");
		else
			for i in 0 to 3 loop
				secret(i) <= std_logic_vector(resize(unsigned(sw(2*i+1 downto 2*i)), 3) + 1);
			end loop;
		end if;
	end process;

	main : process (clk)
		variable v : verdict;
	begin
		if rising_edge(clk) then
			ticks <= ticks + 1;
			case state is
			when playing =>
				if click(2) = '1' then                        -- left
					if peg = 3 then peg <= 0; else peg <= peg + 1; end if;
				elsif click(0) = '1' then                     -- right
					if peg = 0 then peg <= 3; else peg <= peg - 1; end if;
				elsif click(3) = '1' then
					guess(peg) <= std_logic_vector(unsigned(guess(peg)) + 1);
				elsif click(1) = '1' then
					guess(peg) <= std_logic_vector(unsigned(guess(peg)) - 1);
				elsif click(4) = '1' then
					v := judge(secret, guess);
					answer <= v;
					has_answer <= '1';
					peg <= 3;
					if v.hits = 4 then
						state <= won;
					elsif turn = 7 then
						state <= lost;
					else
						turn <= turn + 1;
					end if;
				end if;
			when others =>
				if click(4) = '1' then
					state <= playing;
					turn <= "000";
					has_answer <= '0';
					guess <= (others => BLACK);
				end if;
			end case;
		end if;
	end process;

	led_out : process (turn, state, ticks)
	begin
		led <= (others => '0');
		if state = playing or ticks(24) = '1' then
			led(to_integer(turn)) <= '1';
		end if;
	end process;

	shown <= guess when state = playing else secret;
	jb <= shown(3) & shown(2);       -- JB is on the left side of the breadboard
	ja <= shown(1) & shown(0);

	-- hits in the left half, near in the right one
	with ticks(16 downto 15) select an <=
		"0111" when "00",
		"1110" when "01",
		"1111" when others;
	display : process (ticks, answer, has_answer)
		variable n : integer range 0 to 4;
	begin
		if ticks(15) = '0' then n := answer.hits; else n := answer.near; end if;
		case n is
			when 0 => seg <= "1000000";
			when 1 => seg <= "1111001";
			when 2 => seg <= "0100100";
			when 3 => seg <= "0110000";
			when 4 => seg <= "0011001";
		end case;
		if has_answer = '0' then seg <= "0111111"; end if;
	end process;
end architecture;
