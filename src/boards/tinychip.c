/* tinychip.c - a board for a chip in a 40-pin package.
 *
 *      +-----------------------------------------------------------+
 *      |  8 . o . o . o . o   +---------------------------------+  |
 *      |  7 o . o . o . o .   |  o    o    o    o    o    o    o|  |
 *      |  6 . o . o . o . o   | RED BLACK ERROR MUST KING RWIN BWIN|
 *      |  5 . . . . . . . .   |  |    |    |    |    |    |    ||  | R6..R0
 *      |  4 . . . . . . . .   |              +----u----+        |  |
 *      |  3 o . o . o . o .   |         Vdd -|         |- GND   |  |
 *      |  2 . o . o . o . o   |        phi1 -| TINYCHIP|- red.. |  |
 *      |  1 o . o . o . o .   |            .. \_______/ ..      |  |
 *      |    a b c d e f g h   +---------------------------------+  |
 *      |                                                           |
 *      |  [] [] []    [] [] []    ( )    ( )    ( )     []         |
 *      |  ROW2..0     COL2..0    ENTER  CLEAR  RESET   DARK        |
 *      +-----------------------------------------------------------+
 *
 * Buttons and switches are high when pressed or up; LEDs light on high, each
 * through a resistor. In the array a LED shines where its row is low and its
 * column high; row 0 is at the bottom, column 0 at the left.
 */
#include "boards/tinychip.h"

#include "base/words.h"

enum { SCAN_TICKS = 32 };       /* four ticks for each row of the array */

#define SWITCH(group, first, n) \
    {PART_SWITCH, #group, n, (first) + 12 * (2 - (n)), 86, 6, 12, \
     TINYCHIP_##group + (n), 0}
#define SWITCHES(group, first) \
    SWITCH(group, first, 2), SWITCH(group, first, 1), SWITCH(group, first, 0)
#define BUTTON(name, x) \
    {PART_BUTTON, #name, PART_ALONE, x, 86, 10, 10, TINYCHIP_##name, 0}
#define LED_X(n) \
    (81 + 13 * (n))
#define LED(name) \
    {PART_LED, #name, PART_ALONE, LED_X(TINYCHIP_##name), 9, 4, 4, 0, \
     TINYCHIP_LIGHT_LED + TINYCHIP_##name}
#define RESISTOR(n) \
    {PART_RESISTOR, "R", n, LED_X(6 - (n)), 16, 2, 4, 0, 0}

const struct part tinychip_parts[] = {
    {PART_MATRIX, "ARRAY", PART_ALONE, 38, 37, 56, 60, 0,
     TINYCHIP_LIGHT_ARRAY},
    {PART_BREADBOARD, "BREADBOARD", PART_ALONE, 121, 38, 88, 70, 0, 0},
    LED(RED), LED(BLACK), LED(ERROR), LED(MUST), LED(KING), LED(RWIN),
    LED(BWIN),
    RESISTOR(6), RESISTOR(5), RESISTOR(4), RESISTOR(3), RESISTOR(2),
    RESISTOR(1), RESISTOR(0),
    {PART_CHIP, "TINYCHIP", PART_ALONE, 121, 46, 20, 50, 0, 0},
    SWITCHES(ROW, 10),
    SWITCHES(COL, 52),
    BUTTON(ENTER, 94), BUTTON(CLEAR, 112), BUTTON(RESET, 130),
    {PART_SWITCH, "DARK", PART_ALONE, 151, 86, 6, 12, TINYCHIP_DARK, 0},
    {0},
};

const struct pin_def tinychip_inputs[] = {
    {"ROW", TINYCHIP_ROW, 3, ACTIVE_HIGH},
    {"COL", TINYCHIP_COL, 3, ACTIVE_HIGH},
    {"DARK", TINYCHIP_DARK, 1, ACTIVE_HIGH},
    {"ENTER", TINYCHIP_ENTER, 1, ACTIVE_HIGH},
    {"CLEAR", TINYCHIP_CLEAR, 1, ACTIVE_HIGH},
    {"RESET", TINYCHIP_RESET, 1, ACTIVE_HIGH},
    {0},
};

const struct pin_def tinychip_outputs[] = {
    {"RED", TINYCHIP_RED, 1, ACTIVE_HIGH},
    {"BLACK", TINYCHIP_BLACK, 1, ACTIVE_HIGH},
    {"ERROR", TINYCHIP_ERROR, 1, ACTIVE_HIGH},
    {"MUST", TINYCHIP_MUST, 1, ACTIVE_HIGH},
    {"KING", TINYCHIP_KING, 1, ACTIVE_HIGH},
    {"RWIN", TINYCHIP_RWIN, 1, ACTIVE_HIGH},
    {"BWIN", TINYCHIP_BWIN, 1, ACTIVE_HIGH},
    {"LINE", TINYCHIP_LINE, MATRIX_SIDE, ACTIVE_LOW},
    {"REDS", TINYCHIP_REDS, MATRIX_SIDE, ACTIVE_HIGH},
    {"GREENS", TINYCHIP_GREENS, MATRIX_SIDE, ACTIVE_HIGH},
    {0},
};

static const struct board_pointer pointer = {
    .matrix = "ARRAY",
    .row = "ROW",
    .column = "COL",
    .enter = "ENTER",
};

/* Twenty legs are the document's (M3-035..M3-045), which tells their names
 * but not their numbers: the figure is lost. Here power comes from both
 * sides, inputs are on the left and outputs on the right. The other twenty,
 * free there, are ours: the results of the full rules and the view port,
 * whose answers go round the lower end. */
static const char *const legs[TINYCHIP_LEGS] = {
    "Vdd", "phi1", "phi2", "reset", "enter", "clear",
    "Usr-Row2", "Usr-Row1", "Usr-Row0", "GND",
    "Usr-Col2", "Usr-Col1", "Usr-Col0",
    "View-Mark", "View-Row2", "View-Row1", "View-Row0", "Vdd",
    "View0", "View1",
    "View2", "View3", "View4", "View5", "GND",
    "View6", "View7", "View8", "View9", "View10", "View11", "Vdd",
    "must jump", "king made", "red wins", "black wins",
    "error", "black turn", "red turn", "GND",
};

static const struct board_package package = {
    .part = "TINYCHIP",
    .count = TINYCHIP_LEGS,
    .legs = legs,
};

/* Eight bits, each at an even place. */
static uint64_t spread_to_even_bits(uint64_t bits)
{
    bits = (bits | bits << 4) & 0x0f0f;
    bits = (bits | bits << 2) & 0x3333;
    return (bits | bits << 1) & 0x5555;
}

/* Rows are scanned: only those whose line is active shine, and every one of
 * them shows the same columns. The lights of a cell are green, then red. */
static void light_led_array(pins out, struct lights *lit)
{
    uint64_t row = spread_to_even_bits(pins_get(out, TINYCHIP_GREENS,
                                                MATRIX_SIDE))
                 | spread_to_even_bits(pins_get(out, TINYCHIP_REDS,
                                                MATRIX_SIDE)) << 1;

    lit->word[0] = lit->word[1] = 0;
    for (unsigned r = 0; row && r < MATRIX_SIDE; r++)
        if (out & PIN(TINYCHIP_LINE + r))
            lit->word[r / 4] |= row << 16 * (r % 4);
    lit->word[2] = pins_get(out, TINYCHIP_RED, TINYCHIP_LEDS);
}

const struct board_type tinychip = {
    .name = "tinychip",
    .title = WORDS("TinyChip: 40 pins, 7 switches, 3 buttons, 7 LEDs, LED "
                   "array"),
    .width_mm = 168,
    .height_mm = 100,
    .mask_rgb = 0x155d4b,
    .clock_hz = TINYCHIP_CLOCK_HZ,
    .scan_ticks = SCAN_TICKS,
    .lights = TINYCHIP_LIGHTS,
    .tap_ticks = 240,
    .rest_ticks = 240,
    .parts = tinychip_parts,
    .pointer = &pointer,
    .package = &package,
    .inputs = tinychip_inputs,
    .outputs = tinychip_outputs,
    .shine = light_led_array,
};
