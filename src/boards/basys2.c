/* basys2.c - a small FPGA board: parts, pins and light.
 *
 *      +--------------------------------------------------+
 *      |   ___   ___   ___   ___         +---------+      |
 *      |  |_8_| |_8_| |_8_| |_8_|        |  FPGA   |      |
 *      |   AN3   AN2   AN1   AN0         +---------+      |
 *      |                                                  |
 *      |  o   o   o   o   o   o   o   o   LD7 .. LD0      |
 *      | [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ]   ( ) ( ) ( ) ( )|
 *      | SW7                         SW0   BTN3      BTN0 |
 *      +--------------------------------------------------+
 *
 * Buttons and switches are high when pressed or up; LEDs light on high;
 * anodes and segments on low. The digits share their segment wires.
 */
#include "boards/basys2.h"

#include "base/words.h"

#define BUTTON(n) \
    {PART_BUTTON, "BTN", n, 91 - 9 * (n), 49, 7, 7, BASYS2_BTN + (n), 0}
#define SWITCH(n) \
    {PART_SWITCH, "SW", n, 53 - 7 * (n), 49, 4, 9, BASYS2_SW + (n), 0}
#define LED(n) \
    {PART_LED, "LD", n, 53 - 7 * (n), 35, 3, 3, 0, BASYS2_LIGHT_LD + (n)}
#define DIGIT(n) \
    {PART_DIGIT, "AN", n, 47 - 12 * (n), 16, 10, 17, 0, \
     BASYS2_LIGHT_AN + 8 * (n)}

const struct part basys2_parts[] = {
    DIGIT(3), DIGIT(2), DIGIT(1), DIGIT(0),
    LED(7), LED(6), LED(5), LED(4), LED(3), LED(2), LED(1), LED(0),
    SWITCH(7), SWITCH(6), SWITCH(5), SWITCH(4),
    SWITCH(3), SWITCH(2), SWITCH(1), SWITCH(0),
    BUTTON(3), BUTTON(2), BUTTON(1), BUTTON(0),
    {PART_CHIP, "XC3S100E", PART_ALONE, 77, 18, 18, 18, 0, 0},
    {0},
};

const struct pin_def basys2_inputs[] = {
    {"BTN", BASYS2_BTN, 4, ACTIVE_HIGH},
    {"SW", BASYS2_SW, 8, ACTIVE_HIGH},
    {0},
};

const struct pin_def basys2_outputs[] = {
    {"LD", BASYS2_LD, 8, ACTIVE_HIGH},
    {"SEG", BASYS2_SEG, 8, ACTIVE_LOW},
    {"AN", BASYS2_AN, 4, ACTIVE_LOW},
    {0},
};

static void light_scanned_digits(pins out, struct lights *lit)
{
    uint64_t digits = light_digits(pins_get(out, BASYS2_AN, 4),
                                   pins_get(out, BASYS2_SEG, 8));

    lit->word[0] = pins_get(out, BASYS2_LD, 8) << BASYS2_LIGHT_LD
                 | digits << BASYS2_LIGHT_AN;
}

const struct board_type basys2 = {
    .name = "basys2",
    .title = WORDS("Basys2: 4 buttons, 8 switches, 8 LEDs, 4 digits"),
    .width_mm = 98,
    .height_mm = 60,
    .mask_rgb = 0x0d5c38,
    .clock_hz = BASYS2_CLOCK_HZ,
    .scan_ticks = 4,
    .lights = BASYS2_LIGHTS,
    .tap_ticks = 60,
    .rest_ticks = 60,
    .parts = basys2_parts,
    .inputs = basys2_inputs,
    .outputs = basys2_outputs,
    .shine = light_scanned_digits,
};
