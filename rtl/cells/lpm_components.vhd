-- lpm_components.vhd - declarations of Altera's parameterised modules that have
-- a model here, for sources in VHDL with "library lpm".
library ieee;
use ieee.std_logic_1164.all;

package lpm_components is
    component lpm_add_sub
        generic (
            lpm_width : natural := 1;
            lpm_direction : string := "UNUSED";
            lpm_representation : string := "UNSIGNED";
            lpm_pipeline : natural := 0;
            lpm_type : string := "LPM_ADD_SUB";
            lpm_hint : string := "UNUSED");
        port (
            dataa : in std_logic_vector(lpm_width - 1 downto 0)
                := (others => '0');
            datab : in std_logic_vector(lpm_width - 1 downto 0)
                := (others => '0');
            cin : in std_logic := '0';
            add_sub : in std_logic := '1';
            clock : in std_logic := '0';
            clken : in std_logic := '1';
            aclr : in std_logic := '0';
            result : out std_logic_vector(lpm_width - 1 downto 0);
            cout : out std_logic;
            overflow : out std_logic);
    end component;

    component lpm_compare
        generic (
            lpm_width : natural := 1;
            lpm_representation : string := "UNSIGNED";
            lpm_pipeline : natural := 0;
            lpm_type : string := "LPM_COMPARE";
            lpm_hint : string := "UNUSED");
        port (
            dataa : in std_logic_vector(lpm_width - 1 downto 0)
                := (others => '0');
            datab : in std_logic_vector(lpm_width - 1 downto 0)
                := (others => '0');
            clock : in std_logic := '0';
            clken : in std_logic := '1';
            aclr : in std_logic := '0';
            aeb : out std_logic;
            aneb : out std_logic;
            agb : out std_logic;
            ageb : out std_logic;
            alb : out std_logic;
            aleb : out std_logic);
    end component;

    component lpm_counter
        generic (
            lpm_width : natural := 1;
            lpm_modulus : natural := 0;
            lpm_direction : string := "UP";
            lpm_avalue : string := "UNUSED";
            lpm_svalue : string := "UNUSED";
            lpm_port_updown : string := "PORT_UNUSED";
            lpm_type : string := "LPM_COUNTER";
            lpm_hint : string := "UNUSED");
        port (
            data : in std_logic_vector(lpm_width - 1 downto 0)
                := (others => '0');
            clock : in std_logic := '0';
            clk_en : in std_logic := '1';
            cnt_en : in std_logic := '1';
            updown : in std_logic := '1';
            cin : in std_logic := '0';
            aclr : in std_logic := '0';
            aset : in std_logic := '0';
            aload : in std_logic := '0';
            sclr : in std_logic := '0';
            sset : in std_logic := '0';
            sload : in std_logic := '0';
            q : out std_logic_vector(lpm_width - 1 downto 0);
            cout : out std_logic;
            eq : out std_logic_vector(15 downto 0));
    end component;

    component lpm_divide
        generic (
            lpm_widthn : natural := 1;
            lpm_widthd : natural := 1;
            lpm_nrepresentation : string := "UNSIGNED";
            lpm_drepresentation : string := "UNSIGNED";
            lpm_pipeline : natural := 0;
            lpm_remainderpositive : string := "TRUE";
            lpm_type : string := "LPM_DIVIDE";
            lpm_hint : string := "UNUSED");
        port (
            numer : in std_logic_vector(lpm_widthn - 1 downto 0)
                := (others => '0');
            denom : in std_logic_vector(lpm_widthd - 1 downto 0)
                := (others => '0');
            clock : in std_logic := '0';
            clken : in std_logic := '1';
            aclr : in std_logic := '0';
            quotient : out std_logic_vector(lpm_widthn - 1 downto 0);
            remain : out std_logic_vector(lpm_widthd - 1 downto 0));
    end component;

    component lpm_mult
        generic (
            lpm_widtha : natural := 1;
            lpm_widthb : natural := 1;
            lpm_widthp : natural := 1;
            lpm_widths : natural := 1;
            lpm_representation : string := "UNSIGNED";
            lpm_pipeline : natural := 0;
            lpm_type : string := "LPM_MULT";
            lpm_hint : string := "UNUSED");
        port (
            dataa : in std_logic_vector(lpm_widtha - 1 downto 0)
                := (others => '0');
            datab : in std_logic_vector(lpm_widthb - 1 downto 0)
                := (others => '0');
            sum : in std_logic_vector(lpm_widths - 1 downto 0)
                := (others => '0');
            clock : in std_logic := '0';
            clken : in std_logic := '1';
            aclr : in std_logic := '0';
            result : out std_logic_vector(lpm_widthp - 1 downto 0));
    end component;
end package lpm_components;
