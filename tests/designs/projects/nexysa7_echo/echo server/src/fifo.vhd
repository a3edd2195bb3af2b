library IEEE;
use IEEE.STD_LOGIC_1164.ALL;
use IEEE.STD_LOGIC_UNSIGNED.ALL;

-- a memory with one port to write and one to read
entity FIFO is
    generic (WIDTH : positive := 8; DEPTH_BITS : positive := 4);
    port (clk, reset  : in std_logic;
          write, read : in std_logic;
          din         : in std_logic_vector(WIDTH - 1 downto 0);
          dout        : out std_logic_vector(WIDTH - 1 downto 0);
          full, empty : out std_logic);
end FIFO;

architecture rtl of FIFO is
    type memory is array (0 to 2**DEPTH_BITS - 1) of std_logic_vector(WIDTH - 1 downto 0);
    signal mem : memory;
    signal head, tail, used : std_logic_vector(DEPTH_BITS downto 0) := (others => '0');
begin
    used  <= head - tail;
    full  <= used(DEPTH_BITS);
    empty <= '1' when head = tail else '0';
    dout  <= mem(conv_integer(tail(DEPTH_BITS - 1 downto 0)));

    process (clk)
    begin
        if clk'event and clk = '1' then
            if reset = '1' then
                head <= (others => '0');
                tail <= (others => '0');
            else
                if write = '1' and used(DEPTH_BITS) = '0' then
                    mem(conv_integer(head(DEPTH_BITS - 1 downto 0))) <= din;
                    head <= head + 1;
                end if;
                if read = '1' then
                    tail <= tail + 1;
                end if;
            end if;
        end if;
    end process;
end rtl;
