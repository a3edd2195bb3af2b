/* basys3.c - an FPGA board with a terminal: parts, pins and light.
 *
 *      +------------------------------------------------------------+
 *      |  ___   ___   ___   ___              ( )    +-------------+ |
 *      | |   | |   | |   | |   |             BTNU   | TTY         | |
 *      | |_8_| |_8_| |_8_| |_8_|         ( ) ( ) ( )|             | |
 *      |  AN3   AN2   AN1   AN0      BTNL BTNC BTNR +-------------+ |
 *      |                                     ( )       +-------+    |
 *      |                                     BTND      |  FPGA |    |
 *      |  o   o   o   o   o   o   o   o   o   o   o   o   o   o   o |
 *      | LD15                                                   LD0 |
 *      | []  []  []  []  []  []  []  []  []  []  []  []  []  []  [] |
 *      | SW15                                                   SW0 |
 *      +------------------------------------------------------------+
 *
 * Sixteen LEDs and switches each. Buttons and switches are high when pressed
 * or up; LEDs light on high; anodes and segments on low. The digits share
 * their segment wires. The serial line RsTx goes to a monitor beside the
 * board, which is drawn where the board has room for it (M2-019).
 */
#include "boards/basys3.h"

#include "base/words.h"

#define BUTTON(letter, x, y) \
    {PART_BUTTON, "BTN" #letter, PART_ALONE, x, y, 10, 9, \
     BASYS3_BTN##letter, 0}
#define ACROSS(n) \
    (145 - 9 * (n))
#define SWITCH(n) \
    {PART_SWITCH, "SW", n, ACROSS(n), 63, 5, 11, BASYS3_SW + (n), 0}
#define LED(n) \
    {PART_LED, "LD", n, ACROSS(n), 47, 4, 4, 0, BASYS3_LIGHT_LD + (n)}
#define DIGIT(n) \
    {PART_DIGIT, "AN", n, 71 - 20 * (n), 20, 16, 28, 0, \
     BASYS3_LIGHT_AN + 8 * (n)}

#define SIXTEEN(X) \
    X(15), X(14), X(13), X(12), X(11), X(10), X(9), X(8), \
    X(7), X(6), X(5), X(4), X(3), X(2), X(1), X(0)

const struct part basys3_parts[] = {
    DIGIT(3), DIGIT(2), DIGIT(1), DIGIT(0),
    BUTTON(U, 98, 6),
    BUTTON(L, 86, 19), BUTTON(C, 98, 19), BUTTON(R, 110, 19),
    BUTTON(D, 98, 36),
    {PART_TERMINAL, "TTY", PART_ALONE, 136, 15, 36, 26, BASYS3_TX, 0},
    {PART_CHIP, "XC7A35T", PART_ALONE, 136, 35, 18, 10, 0, 0},
    SIXTEEN(LED),
    SIXTEEN(SWITCH),
    {0},
};

const struct pin_def basys3_inputs[] = {
    {"BTN", BASYS3_BTN, BASYS3_BUTTONS, ACTIVE_HIGH},
    {"SW", BASYS3_SW, BASYS3_SWITCHES, ACTIVE_HIGH},
    {0},
};

const struct pin_def basys3_outputs[] = {
    {"LD", BASYS3_LD, BASYS3_LEDS, ACTIVE_HIGH},
    {"SEG", BASYS3_SEG, 8, ACTIVE_LOW},
    {"AN", BASYS3_AN, 4, ACTIVE_LOW},
    {"RsTx", BASYS3_TX, 1, ACTIVE_HIGH},
    {0},
};

static void light_sixteen_leds(pins out, struct lights *lit)
{
    uint64_t digits = light_digits(pins_get(out, BASYS3_AN, 4),
                                   pins_get(out, BASYS3_SEG, 8));

    lit->word[0] = pins_get(out, BASYS3_LD, BASYS3_LEDS) << BASYS3_LIGHT_LD
                 | digits << BASYS3_LIGHT_AN;
}

/* A quick press takes sixty milliseconds, as on the other boards; the line
 * that it sends is out long before. */
enum { TAP_TICKS = BASYS3_CLOCK_HZ * 60 / 1000 };

const struct board_type basys3 = {
    .name = "basys3",
    .title = WORDS("Basys3: 5 buttons, 16 switches, 16 LEDs, 4 digits, "
                   "terminal"),
    .width_mm = 156,
    .height_mm = 74,
    .mask_rgb = 0x1c2b3a,
    .clock_hz = BASYS3_CLOCK_HZ,
    .scan_ticks = 4,
    .lights = BASYS3_LIGHTS,
    .tap_ticks = TAP_TICKS,
    .rest_ticks = TAP_TICKS,
    .parts = basys3_parts,
    .cross = {"BTNU", "BTND", "BTNL", "BTNR", "BTNC"},
    .inputs = basys3_inputs,
    .outputs = basys3_outputs,
    .shine = light_sixteen_leds,
};
