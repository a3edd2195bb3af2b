/* nexys3.c - an FPGA board with a breadboard: parts, pins and light.
 *
 *      +-----------------------------------+-------------------+
 *      |  ___   ___   ___   ___            | (*) (*) (*) (*)   | RGB3..RGB0
 *      | |_8_| |_8_| |_8_| |_8_|    ( )    | ||| ||| ||| |||   | R11 .. R0
 *      |  AN3   AN2   AN1   AN0     BTNU   | ||| ||| ||| |||   | W11 .. W0
 *      |                        ( ) ( ) ( )+-------------------+
 *      |  o o o o o o o o     BTNL BTNS BTNR     +--------+    |
 *      |  LD7         LD0           ( )          |  FPGA  |    |
 *      | [][][][][][][][]           BTND         +--------+    |
 *      |  SW7         SW0                                      |
 *      +-------------------------------------------------------+
 *
 * Buttons and switches are high when pressed or up; LEDs light on high;
 * anodes and segments on low. The digits share their segment wires. Each
 * RGB LED hangs on three plain wires with a resistor in each (M1-08, M1-10):
 * wire and resistor 3n+2, 3n+1, 3n are red, green and blue of RGBn.
 */
#include "boards/nexys3.h"

#include "base/words.h"

#define BUTTON(letter, x, y) \
    {PART_BUTTON, "BTN" #letter, PART_ALONE, x, y, 10, 10, \
     NEXYS3_BTN##letter, 0}
#define SWITCH(n) \
    {PART_SWITCH, "SW", n, 75 - 10 * (n), 58, 6, 12, NEXYS3_SW + (n), 0}
#define LED(n) \
    {PART_LED, "LD", n, 75 - 10 * (n), 42, 4, 4, 0, NEXYS3_LIGHT_LD + (n)}
#define DIGIT(n) \
    {PART_DIGIT, "AN", n, 70 - 20 * (n), 18, 16, 26, 0, \
     NEXYS3_LIGHT_AN + 8 * (n)}
#define RGB(n) \
    {PART_RGB, "RGB", n, 150 - 10 * (n), 9, 6, 6, 0, \
     NEXYS3_LIGHT_RGB + 3 * (n)}
#define LEG_X(n) \
    (153 - 10 * ((n) / 3) - 3 * ((n) % 3))      /* three below each LED */
#define RESISTOR(n) \
    {PART_RESISTOR, "R", n, LEG_X(n), 19, 2, 6, 0, 0}
#define WIRE(n) \
    {PART_WIRE, "W", n, LEG_X(n), 28, 1, 6, 0, 0}

#define TWELVE(X) \
    X(11), X(10), X(9), X(8), X(7), X(6), X(5), X(4), X(3), X(2), X(1), X(0)

const struct part nexys3_parts[] = {
    DIGIT(3), DIGIT(2), DIGIT(1), DIGIT(0),
    LED(7), LED(6), LED(5), LED(4), LED(3), LED(2), LED(1), LED(0),
    SWITCH(7), SWITCH(6), SWITCH(5), SWITCH(4),
    SWITCH(3), SWITCH(2), SWITCH(1), SWITCH(0),
    BUTTON(U, 96, 14),
    BUTTON(L, 84, 34), BUTTON(S, 96, 34), BUTTON(R, 108, 34),
    BUTTON(D, 96, 54),
    {PART_CHIP, "XC6SLX16", PART_ALONE, 136, 54, 24, 18, 0, 0},
    {PART_BREADBOARD, "BREADBOARD", PART_ALONE, 135, 19, 40, 32, 0, 0},
    RGB(3), RGB(2), RGB(1), RGB(0),
    TWELVE(RESISTOR),
    TWELVE(WIRE),
    {0},
};

const struct pin_def nexys3_inputs[] = {
    {"BTN", NEXYS3_BTN, NEXYS3_BUTTONS, ACTIVE_HIGH},
    {"SW", NEXYS3_SW, 8, ACTIVE_HIGH},
    {0},
};

const struct pin_def nexys3_outputs[] = {
    {"LD", NEXYS3_LD, 8, ACTIVE_HIGH},
    {"SEG", NEXYS3_SEG, 8, ACTIVE_LOW},
    {"AN", NEXYS3_AN, 4, ACTIVE_LOW},
    {"RGB", NEXYS3_RGB, NEXYS3_WIRES, ACTIVE_HIGH},
    {0},
};

/* The twelve wires are in the order of the lights, so a shift is enough. */
static void light_rgb_wires(pins out, struct lights *lit)
{
    uint64_t digits = light_digits(pins_get(out, NEXYS3_AN, 4),
                                   pins_get(out, NEXYS3_SEG, 8));

    lit->word[0] = pins_get(out, NEXYS3_LD, 8) << NEXYS3_LIGHT_LD
                 | digits << NEXYS3_LIGHT_AN
                 | pins_get(out, NEXYS3_RGB, NEXYS3_WIRES)
                   << NEXYS3_LIGHT_RGB;
}

const struct board_type nexys3 = {
    .name = "nexys3",
    .title = WORDS("Nexys3: 5 buttons, 8 switches, 8 LEDs, 4 digits, 4 RGB "
                   "LEDs"),
    .width_mm = 156,
    .height_mm = 70,
    .mask_rgb = 0x0f4c5c,
    .clock_hz = NEXYS3_CLOCK_HZ,
    .scan_ticks = 4,
    .lights = NEXYS3_LIGHTS,
    .tap_ticks = 60,
    .rest_ticks = 60,
    .parts = nexys3_parts,
    .cross = {"BTNU", "BTND", "BTNL", "BTNR", "BTNS"},
    .inputs = nexys3_inputs,
    .outputs = nexys3_outputs,
    .shine = light_rgb_wires,
};
