library ieee;
use ieee.std_logic_1164.all;

package common is
    type state_t is (waiting, armed, counting, shown);
    type digits_t is array (0 to 3) of integer range 0 to 9;
    constant CLOCK_HZ : integer := 100_000_000;
    function to_segments (n : integer) return std_logic_vector;
end package;

package body common is
    function to_segments (n : integer) return std_logic_vector is
    begin
        -- a to g from left to right, lit by 0
        case n is
            when 0 => return "0000001";
            when 1 => return "1001111";
            when 2 => return "0010010";
            when 3 => return "0000110";
            when 4 => return "1001100";
            when 5 => return "0100100";
            when 6 => return "0100000";
            when 7 => return "0001111";
            when 8 => return "0000000";
            when others => return "0000100";
        end case;
    end function;
end package body;
