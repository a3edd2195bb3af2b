/* de1soc.c - the ports of the FPGA on a Terasic DE1-SoC. Those of its processor
 * have fixed places, which a constraint file does not give. */
#include "boards/de1soc.h"
#include "boards/pinout.h"
#include "parts/chip/sdram.h"
#include "parts/keyboard/ps2_mouse.h"
#include "parts/speaker/codec.h"

static const struct port_bus buses[] = {
    PORT_HEADING("Oscillators"),
    {"CLOCK_50", PORT_SINGLE, "AF14", PORT_IN, 0, 50000000},
    {"CLOCK2_50", PORT_SINGLE, "AA16", PORT_IN, 0, 50000000},
    {"CLOCK3_50", PORT_SINGLE, "Y26", PORT_IN, 0, 50000000},
    {"CLOCK4_50", PORT_SINGLE, "K14", PORT_IN, 0, 50000000},

    PORT_HEADING("Buttons, low when pressed"),
    {"KEY", 0, "AA14 AA15 W15 Y16", PORT_IN, PORT_IS_LOW, 0},

    PORT_HEADING("Switches, high when up"),
    {"SW", 0, "AB12 AC12 AF9 AF10 AD11 AD12 AE11 AC9 AD10 AE12", PORT_IN, 0, 0},

    PORT_HEADING("LEDs, active high"),
    {"LEDR", 0, "V16 W16 V17 V18 W17 W19 Y19 W20 W21 Y21", PORT_OUT, 0, 0},

    PORT_HEADING("Digits, each segment on its own, active low"),
    {"HEX0", 0, "AE26 AE27 AE28 AG27 AF28 AG28 AH28", PORT_OUT, PORT_IS_LOW, 0},
    {"HEX1", 0, "AJ29 AH29 AH30 AG30 AF29 AF30 AD27", PORT_OUT, PORT_IS_LOW, 0},
    {"HEX2", 0, "AB23 AE29 AD29 AC28 AD30 AC29 AC30", PORT_OUT, PORT_IS_LOW, 0},
    {"HEX3", 0, "AD26 AC27 AD25 AC25 AB28 AB25 AB22", PORT_OUT, PORT_IS_LOW, 0},
    {"HEX4", 0, "AA24 Y23 Y24 W22 W24 V23 W25", PORT_OUT, PORT_IS_LOW, 0},
    {"HEX5", 0, "V25 AA28 Y27 AB27 AB26 AA26 AA25", PORT_OUT, PORT_IS_LOW, 0},

    PORT_HEADING("Monitor"),
    {"VGA_R", 0, "A13 C13 E13 B12 C12 D12 E12 F13", PORT_OUT, 0, 0},
    {"VGA_G", 0, "J9 J10 H12 G10 G11 G12 F11 E11", PORT_OUT, 0, 0},
    {"VGA_B", 0, "B13 G13 H13 F14 H14 F15 G15 J14", PORT_OUT, 0, 0},
    {"VGA_HS", PORT_SINGLE, "B11", PORT_OUT, 0, 0},
    {"VGA_VS", PORT_SINGLE, "D11", PORT_OUT, 0, 0},
    {"VGA_BLANK_N", PORT_SINGLE, "F10", PORT_OUT, 0, 0},
    {"VGA_SYNC_N", PORT_SINGLE, "C10", PORT_OUT, 0, 0},
    {"VGA_CLK", PORT_SINGLE, "A11", PORT_OUT, 0, 0},

    PORT_HEADING("Audio codec"),
    {"AUD_ADCDAT", PORT_SINGLE, "K7", PORT_IN, 0, 0},
    {"AUD_ADCLRCK", PORT_SINGLE, "K8", PORT_BOTH, 0, 0},
    {"AUD_BCLK", PORT_SINGLE, "H7", PORT_BOTH, 0, 0},
    {"AUD_DACDAT", PORT_SINGLE, "J7", PORT_OUT, 0, 0},
    {"AUD_DACLRCK", PORT_SINGLE, "H8", PORT_BOTH, 0, 0},
    {"AUD_XCK", PORT_SINGLE, "G7", PORT_OUT, 0, 0},
    {"FPGA_I2C_SCLK", PORT_SINGLE, "J12", PORT_BOTH, PORT_IS_PULLED_UP, 0},
    {"FPGA_I2C_SDAT", PORT_SINGLE, "K12", PORT_BOTH, PORT_IS_PULLED_UP, 0},

    PORT_HEADING("Keyboard and mouse, PS/2"),
    {"PS2_CLK", PORT_SINGLE, "AD7", PORT_BOTH, PORT_IS_PULLED_UP, 0},
    {"PS2_DAT", PORT_SINGLE, "AE7", PORT_BOTH, PORT_IS_PULLED_UP, 0},
    {"PS2_CLK2", PORT_SINGLE, "AD9", PORT_BOTH, PORT_IS_PULLED_UP, 0},
    {"PS2_DAT2", PORT_SINGLE, "AE9", PORT_BOTH, PORT_IS_PULLED_UP, 0},

    PORT_HEADING("SDRAM"),
    {"DRAM_ADDR", 0,
     "AK14 AH14 AG15 AE14 AB15 AC14 AD14 AF15 AH15 "
     "AG13 AG12 AH13 AJ14", PORT_OUT, 0, 0},
    {"DRAM_BA", 0, "AF13 AJ12", PORT_OUT, 0, 0},
    {"DRAM_CAS_N", PORT_SINGLE, "AF11", PORT_OUT, 0, 0},
    {"DRAM_CKE", PORT_SINGLE, "AK13", PORT_OUT, 0, 0},
    {"DRAM_CLK", PORT_SINGLE, "AH12", PORT_OUT, 0, 0},
    {"DRAM_CS_N", PORT_SINGLE, "AG11", PORT_OUT, 0, 0},
    {"DRAM_DQ", 0,
     "AK6 AJ7 AK7 AK8 AK9 AG10 AK11 AJ11 AH10 AJ10 "
     "AJ9 AH9 AH8 AH7 AJ6 AJ5", PORT_BOTH, 0, 0},
    {"DRAM_LDQM", PORT_SINGLE, "AB13", PORT_OUT, 0, 0},
    {"DRAM_UDQM", PORT_SINGLE, "AK12", PORT_OUT, 0, 0},
    {"DRAM_RAS_N", PORT_SINGLE, "AE13", PORT_OUT, 0, 0},
    {"DRAM_WE_N", PORT_SINGLE, "AA13", PORT_OUT, 0, 0},

    PORT_HEADING("Converter, infrared, fan and video in"),
    {"ADC_CS_N", PORT_SINGLE, "AJ4", PORT_BOTH, 0, 0},
    {"ADC_DIN", PORT_SINGLE, "AK4", PORT_OUT, 0, 0},
    {"ADC_DOUT", PORT_SINGLE, "AK3", PORT_IN, 0, 0},
    {"ADC_SCLK", PORT_SINGLE, "AK2", PORT_OUT, 0, 0},
    {"IRDA_RXD", PORT_SINGLE, "AA30", PORT_IN, 0, 0},
    {"IRDA_TXD", PORT_SINGLE, "AB30", PORT_OUT, 0, 0},
    {"FAN_CTRL", PORT_SINGLE, "AA12", PORT_OUT, 0, 0},
    {"TD_CLK27", PORT_SINGLE, "H15", PORT_IN, 0, 0},
    {"TD_DATA", 0, "D2 B1 E2 B2 D1 E1 C2 B3", PORT_IN, 0, 0},
    {"TD_HS", PORT_SINGLE, "A5", PORT_IN, 0, 0},
    {"TD_RESET_N", PORT_SINGLE, "F6", PORT_OUT, 0, 0},
    {"TD_VS", PORT_SINGLE, "A3", PORT_IN, 0, 0},

    PORT_HEADING("Connectors"),
    {"GPIO_0", 0,
     "AC18 Y17 AD17 Y18 AK16 AK18 AK19 AJ19 AJ17 "
     "AJ16 AH18 AH17 AG16 AE16 AF16 AG17 AA18 AA19 "
     "AE17 AC20 AH19 AJ20 AH20 AK21 AD19 AD20 AE18 "
     "AE19 AF20 AF21 AF19 AG21 AF18 AG20 AG18 AJ21",
     PORT_BOTH, PORT_IS_FREE, 0},
    {"GPIO_1", 0,
     "AB17 AA21 AB21 AC23 AD24 AE23 AE24 AF25 AF26 "
     "AG25 AG26 AH24 AH27 AJ27 AK29 AK28 AK27 AJ26 "
     "AK26 AH25 AJ25 AJ24 AK24 AG23 AK23 AH23 AK22 "
     "AJ22 AH22 AG22 AF24 AF23 AE22 AD21 AA20 AC22",
     PORT_BOTH, PORT_IS_FREE, 0},
    {0},
};

static const struct port_part soldered[] = {
    {"KEY", PORT_CONTROL, DE1SOC_KEY},
    {"SW", PORT_CONTROL, DE1SOC_SW},
    {"LEDR", PORT_LIGHT, DE1SOC_LIGHT_LEDR},
    {"HEX0", PORT_LIGHT, DE1SOC_LIGHT_HEX},
    {"HEX1", PORT_LIGHT, DE1SOC_LIGHT_HEX + 8},
    {"HEX2", PORT_LIGHT, DE1SOC_LIGHT_HEX + 16},
    {"HEX3", PORT_LIGHT, DE1SOC_LIGHT_HEX + 24},
    {"HEX4", PORT_LIGHT, DE1SOC_LIGHT_HEX + 32},
    {"HEX5", PORT_LIGHT, DE1SOC_LIGHT_HEX + 40},
    {0},
};

static const struct port_socket sockets[] = {
    PORT_SOCKET("VGA", PART_SCREEN,
     "VGA_HS VGA_VS VGA_R VGA_G VGA_B VGA_BLANK_N VGA_CLK"),
    PORT_SOCKET("KBD", PART_KEYBOARD, "PS2_CLK PS2_DAT"),
    PORT_SOCKET_FOR("PS2", PART_BUTTON, "PS2_CLK2 PS2_DAT2", &ps2_mouse_device),
    PORT_SOCKET_FOR("SPK", PART_SPEAKER,
     "FPGA_I2C_SCLK FPGA_I2C_SDAT AUD_XCK AUD_BCLK AUD_DACLRCK AUD_DACDAT "
     "AUD_ADCLRCK", &codec_device),
    PORT_SOCKET_FOR("SDRAM", PART_CHIP,
     "DRAM_CLK DRAM_CKE DRAM_CS_N DRAM_RAS_N DRAM_CAS_N DRAM_WE_N DRAM_BA "
     "DRAM_ADDR DRAM_LDQM DRAM_UDQM DRAM_DQ", &sdram_device),
    {0},
};

const struct pinout pinout_de1soc = {
    .name = "de1soc",
    .title = "Terasic DE1-SoC",
    .device = "5CSEMA5F31C6",
    .standard = "3.3-V LVTTL",
    .format = CONSTRAINT_QSF,
    .buses = buses,
    .board = &de1soc,
    .parts = soldered,
    .sockets = sockets,
};
