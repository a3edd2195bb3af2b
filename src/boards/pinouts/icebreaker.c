/* icebreaker.c - a 1BitSquared iCEBreaker: ports and parts.
 *
 *      +-----------------------+  +-------------+
 *      |            o  o       |  |      o      |  LED5
 *      |  +------+ LEDR LEDG   |  |    o o o    |  LED3, LED1, LED2
 *      |  | FPGA |    (*) RGB  |  |      o      |  LED4
 *      |  +------+             |  |             |
 *      | ( ) UBUTTON           |  | ( ) ( ) ( ) |  BTN1 to BTN3
 *      +-----------------------+  +-------------+
 *
 * The small piece can be broken off; as it is it hangs on the connector PMOD 2
 * and has everything lit and pressed by high, the board itself by low. The RGB
 * LED is on balls with a driver of their own, SB_RGBA_DRV.
 */
#include "base/words.h"
#include "boards/board.h"
#include "boards/pinout.h"

static const struct port_bus buses[] = {
    PORT_HEADING("Oscillator"),
    {"CLK", PORT_SINGLE, "35", PORT_IN, 0, 12000000},

    PORT_HEADING("Button, low when pressed"),
    {"BTN_N", PORT_SINGLE, "10", PORT_IN, PORT_IS_LOW | PORT_IS_PULLED_UP, 0},

    PORT_HEADING("LEDs, active low"),
    {"LEDR_N", PORT_SINGLE, "11", PORT_OUT, PORT_IS_LOW, 0},
    {"LEDG_N", PORT_SINGLE, "37", PORT_OUT, PORT_IS_LOW, 0},

    PORT_HEADING("RGB LED, active low"),
    {"LED_RED_N", PORT_SINGLE, "39", PORT_OUT, PORT_IS_LOW, 0},
    {"LED_GRN_N", PORT_SINGLE, "40", PORT_OUT, PORT_IS_LOW, 0},
    {"LED_BLU_N", PORT_SINGLE, "41", PORT_OUT, PORT_IS_LOW, 0},

    PORT_HEADING("Serial line over USB"),
    {"RX", PORT_SINGLE, "6", PORT_IN, 0, 0},
    {"TX", PORT_SINGLE, "9", PORT_OUT, 0, 0},

    PORT_HEADING("Pmod connectors, P2 with its buttons and LEDs"),
    {"P1A1", PORT_SINGLE, "4", PORT_BOTH, PORT_IS_FREE, 0},
    {"P1A2", PORT_SINGLE, "2", PORT_BOTH, PORT_IS_FREE, 0},
    {"P1A3", PORT_SINGLE, "47", PORT_BOTH, PORT_IS_FREE, 0},
    {"P1A4", PORT_SINGLE, "45", PORT_BOTH, PORT_IS_FREE, 0},
    {"P1A7", PORT_SINGLE, "3", PORT_BOTH, PORT_IS_FREE, 0},
    {"P1A8", PORT_SINGLE, "48", PORT_BOTH, PORT_IS_FREE, 0},
    {"P1A9", PORT_SINGLE, "46", PORT_BOTH, PORT_IS_FREE, 0},
    {"P1A10", PORT_SINGLE, "44", PORT_BOTH, PORT_IS_FREE, 0},
    {"P1B1", PORT_SINGLE, "43", PORT_BOTH, PORT_IS_FREE, 0},
    {"P1B2", PORT_SINGLE, "38", PORT_BOTH, PORT_IS_FREE, 0},
    {"P1B3", PORT_SINGLE, "34", PORT_BOTH, PORT_IS_FREE, 0},
    {"P1B4", PORT_SINGLE, "31", PORT_BOTH, PORT_IS_FREE, 0},
    {"P1B7", PORT_SINGLE, "42", PORT_BOTH, PORT_IS_FREE, 0},
    {"P1B8", PORT_SINGLE, "36", PORT_BOTH, PORT_IS_FREE, 0},
    {"P1B9", PORT_SINGLE, "32", PORT_BOTH, PORT_IS_FREE, 0},
    {"P1B10", PORT_SINGLE, "28", PORT_BOTH, PORT_IS_FREE, 0},
    {"P2_1", PORT_SINGLE, "27", PORT_BOTH, PORT_IS_FREE, 0},
    {"P2_2", PORT_SINGLE, "25", PORT_BOTH, PORT_IS_FREE, 0},
    {"P2_3", PORT_SINGLE, "21", PORT_BOTH, PORT_IS_FREE, 0},
    {"P2_4", PORT_SINGLE, "19", PORT_BOTH, PORT_IS_FREE, 0},
    {"P2_7", PORT_SINGLE, "26", PORT_BOTH, PORT_IS_FREE, 0},
    {"P2_8", PORT_SINGLE, "23", PORT_BOTH, PORT_IS_FREE, 0},
    {"P2_9", PORT_SINGLE, "20", PORT_BOTH, PORT_IS_FREE, 0},
    {"P2_10", PORT_SINGLE, "18", PORT_BOTH, PORT_IS_FREE, 0},

    PORT_HEADING("Flash memory"),
    {"FLASH_SCK", PORT_SINGLE, "15", PORT_BOTH, 0, 0},
    {"FLASH_SSB", PORT_SINGLE, "16", PORT_BOTH, 0, 0},
    {"FLASH_IO0", PORT_SINGLE, "14", PORT_BOTH, 0, 0},
    {"FLASH_IO1", PORT_SINGLE, "17", PORT_BOTH, 0, 0},
    {"FLASH_IO2", PORT_SINGLE, "12", PORT_BOTH, 0, 0},
    {"FLASH_IO3", PORT_SINGLE, "13", PORT_BOTH, 0, 0},
    {0},
};

/* Parts. The piece that can be broken off hangs on PMOD 2: three buttons and
 * five LEDs. */

enum { BTN_N, BTN1, BTN2, BTN3 };       /* controls */
enum { LEDR, LEDG, LED1, LED2, LED3, LED4, LED5, RGB,
       LIGHTS = RGB + 3 };                                      /* lights */

#define BUTTON(name, label, x, y) \
    {PART_BUTTON, label, PART_ALONE, x, y, 8, 8, name, 0}
#define NUMBERED(n) \
    {PART_BUTTON, "BTN", n, 68 + 12 * (n), 46, 8, 8, BTN##n, 0}
#define LAMP(name, label, x, y) \
    {PART_LED, label, PART_ALONE, x, y, 4, 4, 0, name}

static const struct part parts[] = {
    {PART_CHIP, "iCE40UP5K", PART_ALONE, 34, 26, 14, 14, 0, 0},
    BUTTON(BTN_N, "UBUTTON", 12, 44),
    LAMP(LEDR, "LEDR", 48, 14), LAMP(LEDG, "LEDG", 58, 14),
    {PART_RGB, "RGB", PART_ALONE, 54, 36, 6, 6, 0, RGB},
    LAMP(LED5, "LED5", 92, 12),
    LAMP(LED3, "LED3", 82, 24), LAMP(LED1, "LED1", 92, 24),
    LAMP(LED2, "LED2", 102, 24),
    LAMP(LED4, "LED4", 92, 34),
    NUMBERED(3), NUMBERED(2), NUMBERED(1),
    {0},
};

static const struct board_ground grounds[] = {
    {GROUND_PCB, 35, 28, 68, 52},
    {GROUND_PCB, 92, 28, 40, 52},
    {0},
};

static const struct board_type board = {
    .name = "icebreaker",
    .title = WORDS("iCEBreaker: 4 buttons, 7 LEDs, 1 RGB LED"),
    .width_mm = 116,
    .height_mm = 56,
    .mask_rgb = 0x303030,
    .grounds = grounds,
    .lights = LIGHTS,
    .parts = parts,
};

static const struct port_part soldered[] = {
    {"BTN_N", PORT_CONTROL, BTN_N},
    {"LEDR_N", PORT_LIGHT, LEDR}, {"LEDG_N", PORT_LIGHT, LEDG},
    {"LED_BLU_N", PORT_LIGHT, RGB}, {"LED_GRN_N", PORT_LIGHT, RGB + 1},
    {"LED_RED_N", PORT_LIGHT, RGB + 2},
    {"P2_7", PORT_LIGHT, LED1}, {"P2_1", PORT_LIGHT, LED2},
    {"P2_2", PORT_LIGHT, LED3}, {"P2_8", PORT_LIGHT, LED4},
    {"P2_3", PORT_LIGHT, LED5},
    {"P2_9", PORT_CONTROL, BTN1}, {"P2_4", PORT_CONTROL, BTN2},
    {"P2_10", PORT_CONTROL, BTN3},
    {0},
};

static const struct port_socket sockets[] = {
    PORT_SOCKET("TTY", PART_TERMINAL, "TX RX"),
    {0},
};

const struct pinout pinout_icebreaker = {
    .name = "icebreaker",
    .title = "1BitSquared iCEBreaker",
    .device = "iCE40UP5K-SG48",
    .standard = "SB_LVCMOS",
    .format = CONSTRAINT_PCF,
    .buses = buses,
    .board = &board,
    .parts = soldered,
    .sockets = sockets,
};
