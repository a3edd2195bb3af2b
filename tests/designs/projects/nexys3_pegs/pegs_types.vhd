library IEEE;
use IEEE.STD_LOGIC_1164.ALL;
use IEEE.NUMERIC_STD.ALL;

package pegs_types is
	subtype colour is std_logic_vector(2 downto 0);       -- r g b
	type row is array (3 downto 0) of colour;
	constant BLACK : colour := "000";
	type verdict is record
		hits, near : integer range 0 to 4;
	end record;
	function judge(secret, guess : row) return verdict;
end package;

package body pegs_types is
	function judge(secret, guess : row) return verdict is
		variable v : verdict := (0, 0);
		variable in_s, in_g : integer range 0 to 4;
		variable both : integer range 0 to 4 := 0;
		variable c : colour;
	begin
		for i in row'range loop
			if secret(i) = guess(i) then
				v.hits := v.hits + 1;
			end if;
		end loop;
		for k in 0 to 7 loop
			c := std_logic_vector(to_unsigned(k, 3));
			in_s := 0;
			in_g := 0;
			for i in row'range loop
				if secret(i) = c then in_s := in_s + 1; end if;
				if guess(i) = c then in_g := in_g + 1; end if;
			end loop;
			if in_s < in_g then both := both + in_s; else both := both + in_g; end if;
		end loop;
		v.near := both - v.hits;
		return v;
	end function;
end package body;
