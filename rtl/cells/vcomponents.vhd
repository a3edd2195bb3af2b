-- vcomponents.vhd - declarations of Xilinx' cells that have a model here, for
-- sources in VHDL with "library unisim". Generics that no model reads are left
-- out where a design rarely sets them.
library ieee;
use ieee.std_logic_1164.all;

package vcomponents is
    component BUFG
        port (O : out std_logic; I : in std_logic);
    end component;

    component BUFGP
        port (O : out std_logic; I : in std_logic);
    end component;

    component BUFH
        port (O : out std_logic; I : in std_logic);
    end component;

    component BUFIO
        port (O : out std_logic; I : in std_logic);
    end component;

    component BUFGCE
        port (O : out std_logic; CE, I : in std_logic);
    end component;

    component BUFGMUX
        port (O : out std_logic; I0, I1, S : in std_logic);
    end component;

    component IBUF
        port (O : out std_logic; I : in std_logic);
    end component;

    component IBUFG
        port (O : out std_logic; I : in std_logic);
    end component;

    component OBUF
        port (O : out std_logic; I : in std_logic);
    end component;

    component OBUFT
        port (O : out std_logic; I, T : in std_logic);
    end component;

    component IOBUF
        port (O : out std_logic; IO : inout std_logic; I, T : in std_logic);
    end component;

    component MMCME2_BASE
        generic (
            BANDWIDTH : string := "OPTIMIZED";
            CLKFBOUT_MULT_F : real := 5.0;
            CLKFBOUT_PHASE : real := 0.0;
            CLKIN1_PERIOD : real := 0.0;
            CLKOUT0_DIVIDE_F : real := 1.0;
            CLKOUT1_DIVIDE, CLKOUT2_DIVIDE, CLKOUT3_DIVIDE, CLKOUT4_DIVIDE,
            CLKOUT5_DIVIDE, CLKOUT6_DIVIDE : integer := 1;
            CLKOUT4_CASCADE : boolean := false;
            DIVCLK_DIVIDE : integer := 1;
            REF_JITTER1 : real := 0.0;
            STARTUP_WAIT : boolean := false
        );
        port (
            CLKOUT0, CLKOUT0B, CLKOUT1, CLKOUT1B, CLKOUT2, CLKOUT2B, CLKOUT3,
            CLKOUT3B, CLKOUT4, CLKOUT5, CLKOUT6, CLKFBOUT, CLKFBOUTB,
            LOCKED : out std_logic;
            CLKIN1, PWRDWN, RST, CLKFBIN : in std_logic
        );
    end component;

    component PLLE2_BASE
        generic (
            BANDWIDTH : string := "OPTIMIZED";
            CLKFBOUT_MULT : integer := 5;
            CLKFBOUT_PHASE : real := 0.0;
            CLKIN1_PERIOD : real := 0.0;
            CLKOUT0_DIVIDE, CLKOUT1_DIVIDE, CLKOUT2_DIVIDE, CLKOUT3_DIVIDE,
            CLKOUT4_DIVIDE, CLKOUT5_DIVIDE : integer := 1;
            DIVCLK_DIVIDE : integer := 1;
            REF_JITTER1 : real := 0.0;
            STARTUP_WAIT : string := "FALSE"
        );
        port (
            CLKOUT0, CLKOUT1, CLKOUT2, CLKOUT3, CLKOUT4, CLKOUT5, CLKFBOUT,
            LOCKED : out std_logic;
            CLKIN1, PWRDWN, RST, CLKFBIN : in std_logic
        );
    end component;
end package;
