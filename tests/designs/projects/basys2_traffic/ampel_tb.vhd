LIBRARY ieee;
USE ieee.std_logic_1164.ALL;
ENTITY ampel_tb IS
END ampel_tb;
ARCHITECTURE behavior OF ampel_tb IS
   signal mclk : std_logic := '0';
   signal btn : std_logic_vector(3 downto 0) := "0000";
   signal led : std_logic_vector(7 downto 0);
BEGIN
   uut: entity work.ampel GENERIC MAP (CLOCK_HZ => 100)
        PORT MAP (mclk => mclk, btn => btn, sw => x"00", led => led, seg => open, an => open, dp => open);
   mclk <= not mclk after 10 ns;
END;
