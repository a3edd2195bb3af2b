/* de1soc.c - an FPGA board with a processor: parts, pins and light.
 *
 *      +---------------------------------+  +-----------------------+
 *      |                                 |  |          ESC          |
 *      |               VGA               |  |          UP           |
 *      |                                 |  |    LEFT DOWN RIGHT    |
 *      |                                 |  |     SPACE   ENTER     |
 *      |                                 |  +-----------------------+
 *      |                                 |            (SPK)
 *      +---------------------------------+
 *        _   _   _   _   _   _    o o o o o o o o o o      +--------+
 *       |_| |_| |_| |_| |_| |_|   LEDR9         LEDR0      |  5CSEMA5
 *       |_| |_| |_| |_| |_| |_|  [][][][][][][][][][]      +--------+
 *       HEX5               HEX0   SW9             SW0   ( ) ( ) ( ) ( )
 *                                                       KEY3       KEY0
 *
 * Keys and segments are low when pressed and lit; switches and LEDs high. Each
 * digit has its own wires, and no point. The keyboard has the keys that games
 * need; any USB keyboard has them.
 */
#include "boards/de1soc.h"

#include "base/words.h"

#define KEY(n) \
    {PART_BUTTON, "KEY", n, 232 - 14 * (n), 168, 10, 10, DE1SOC_KEY + (n), 0}
#define SWITCH(n) \
    {PART_SWITCH, "SW", n, 168 - 9 * (n), 168, 6, 12, DE1SOC_SW + (n), 0}
#define LED(n) \
    {PART_LED, "LEDR", n, 168 - 9 * (n), 152, 4, 4, 0, \
     DE1SOC_LIGHT_LEDR + (n)}
#define DIGIT(n) \
    {PART_DIGIT, "HEX", n, 74 - 13 * (n), 158, 11, 20, 0, \
     DE1SOC_LIGHT_HEX + 8 * (n)}
#define USB_KEY(name, x, y) \
    {PART_BUTTON, #name, PART_ALONE, x, y, 12, 10, DE1SOC_##name, 0}

const struct part de1soc_parts[] = {
    {PART_SCREEN, "VGA", PART_ALONE, 86, 68, 164, 128, 0, 0},
    USB_KEY(ESC, 190, 40),
    USB_KEY(UP, 208, 40),
    USB_KEY(LEFT, 190, 56), USB_KEY(DOWN, 208, 56), USB_KEY(RIGHT, 226, 56),
    USB_KEY(SPACE, 190, 76), USB_KEY(ENTER, 226, 76),
    {PART_SPEAKER, "SPK", PART_ALONE, 208, 112, 24, 24, 0, 0},
    DIGIT(5), DIGIT(4), DIGIT(3), DIGIT(2), DIGIT(1), DIGIT(0),
    LED(9), LED(8), LED(7), LED(6), LED(5),
    LED(4), LED(3), LED(2), LED(1), LED(0),
    SWITCH(9), SWITCH(8), SWITCH(7), SWITCH(6), SWITCH(5),
    SWITCH(4), SWITCH(3), SWITCH(2), SWITCH(1), SWITCH(0),
    KEY(3), KEY(2), KEY(1), KEY(0),
    {PART_CHIP, "5CSEMA5", PART_ALONE, 211, 148, 40, 16, 0, 0},
    {0},
};

static const struct board_ground grounds[] = {
    {GROUND_PCB, 122, 160, 238, 40},
    {GROUND_KEYBOARD, 208, 58, 58, 56},
    {0},
};

const struct pin_def de1soc_inputs[] = {
    {"KEY", DE1SOC_KEY, DE1SOC_KEYS, ACTIVE_LOW},
    {"SW", DE1SOC_SW, DE1SOC_SWITCHES, ACTIVE_HIGH},
    {"USB", DE1SOC_USB, DE1SOC_KEYBOARD, ACTIVE_HIGH},
    {0},
};

const struct pin_def de1soc_outputs[] = {
    DE1SOC_OUTPUT_PINS,
    {0},
};

/* Seven pins become eight lights a digit, as on boards with a point, so that
 * digits are read and drawn alike everywhere. */
static void light_wired_digits(pins out, struct lights *lit)
{
    lit->word[0] = pins_get(out, DE1SOC_LEDR, DE1SOC_LEDS)
                   << DE1SOC_LIGHT_LEDR;
    for (int i = 0; i < DE1SOC_DIGITS; i++)
        lit->word[0] |= pins_get(out, (unsigned)(DE1SOC_HEX + 7 * i), 7)
                        << (DE1SOC_LIGHT_HEX + 8 * i);
}

const struct board_type de1soc = {
    .name = "de1soc",
    .title = WORDS("DE1-SoC: monitor, keyboard, sound, 10 switches, 4 keys, "
                   "10 LEDs, 6 digits"),
    .width_mm = 244,
    .height_mm = 182,
    .mask_rgb = 0x14315c,
    .grounds = grounds,
    .clock_hz = DE1SOC_CLOCK_HZ,
    .scan_ticks = 1,
    .lights = DE1SOC_LIGHTS,
    .tap_ticks = 640,                   /* two polls of the keyboard, and no
                                         * less than a face's frame */
    .rest_ticks = 640,
    .parts = de1soc_parts,
    .inputs = de1soc_inputs,
    .outputs = de1soc_outputs,
    .shine = light_wired_digits,
};
