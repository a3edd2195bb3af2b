library ieee;
use ieee.std_logic_1164.all;

package traffic_pkg is
    type lights is record
        red, amber, green : std_logic;
    end record;
    type phase is (ns_go, ns_stop, all_red_1, ew_go, ew_stop, all_red_2, walk);
    constant DARK : lights := ('0', '0', '0');
    function seconds_of(p : phase) return natural;
    function digit(n : natural) return std_logic_vector;
end traffic_pkg;

package body traffic_pkg is
    function seconds_of(p : phase) return natural is
    begin
        case p is
            when ns_go | ew_go => return 4;
            when walk          => return 3;
            when others        => return 1;
        end case;
    end seconds_of;

    -- segments g downto a, low is lit
    function digit(n : natural) return std_logic_vector is
        type table is array (0 to 9) of std_logic_vector(6 downto 0);
        constant T : table := ("1000000", "1111001", "0100100", "0110000", "0011001",
                               "0010010", "0000010", "1111000", "0000000", "0010000");
    begin
        if n > 9 then
            return "0111111";
        end if;
        return T(n);
    end digit;
end traffic_pkg;
