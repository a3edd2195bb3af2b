-- Every kind of thing that "when others" can lead to.
library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

entity others_top is
    port (n, d : in unsigned(3 downto 0);
          from_port, from_word, from_logic, from_case, from_wide,
          from_negative, selected : out std_logic_vector(3 downto 0));
end entity;

architecture rtl of others_top is
    signal reg : std_logic_vector(3 downto 0);
    signal wide : unsigned(39 downto 0);
    signal small : signed(3 downto 0);
begin
    reg <= std_logic_vector(d xor n);
    process (all)
    begin
        case n is
            when "0000" => from_port <= "0001";
            when "0010" => from_port <= "0111";
            when "0011" => from_port <= "1111";
            when others => from_port <= std_logic_vector(d);
        end case;
        case n is
            when "0000" => from_word <= reg;
            when "0100" | "0110" => from_word <= "0111";
            when others => from_word <= "1010";
        end case;
        case n is
            when "0001" => from_logic <= "0001";
            when "0010" => from_logic <= "0111";
            when "0011" => from_logic <= "1111";
            when others => from_logic <= not reg;
        end case;
        case n is
            when "0001" => from_case <= "0001";
            when "0010" => from_case <= "0111";
            when "1111" => from_case <= "1111";
            when others =>
                case d is
                    when "0000" => from_case <= "1010";
                    when "0001" => from_case <= reg;
                    when "1001" => from_case <= "0110";
                    when others => from_case <= std_logic_vector(unsigned(reg)
                                                                 + 1);
                end case;
        end case;
        case d is
            when "0000" => wide <= to_unsigned(1, 40);
            when "0010" => wide <= to_unsigned(7, 40);
            when "0100" => wide <= to_unsigned(9, 40);
            when others => wide <= to_unsigned(13, 40) sll 30;
        end case;
        case to_integer(d) is
            when 0 => small <= to_signed(1, 4);
            when 1 to 3 => small <= to_signed(2, 4);
            when 7 => small <= to_signed(3, 4);
            when others => small <= to_signed(-3, 4);
        end case;
    end process;
    from_wide <= std_logic_vector(wide(33 downto 30) xor wide(3 downto 0));
    from_negative <= std_logic_vector(small);
    with n select selected <=
        "0001" when "0001",
        "0011" when "0011",
        reg when "0101",
        "1110" when others;
end architecture;
