/* tinytapeout.c - the demo board of Tiny Tapeout: ports and parts.
 *
 *      +-----------------------------------------+
 *      |  [][][][][][][][]  ui_in      _         |
 *      |  7             0             |8| uo_out |
 *      |     +------+                 |_|.       |
 *      |     | tt   |      ( ) RESET             |
 *      |     +------+                            |
 *      |  [ui_in Pmod] [uio Pmod] [uo_out Pmod]  |
 *      +-----------------------------------------+
 *
 * A project has the ports of a tile rather than balls: its outputs are the
 * segments of the digit, A lowest, the point highest, lit by high, and the pins
 * of a Pmod; its inputs come from switches or from a Pmod. The eight pins of
 * the third Pmod go both ways, each on three ports: uio_in, uio_out, and uio_oe
 * where the tile drives. As balls stand the pins of the board's processor for
 * the same wires (GPIO), with an E or a D before them for the ports that share
 * one; ena has none and is always high.
 *
 * The processor makes the clock, of any rate; here it is what a monitor needs.
 */
#include "base/words.h"
#include "boards/board.h"
#include "boards/pinout.h"

static const struct port_bus buses[] = {
    PORT_HEADING("Clock of the board's processor"),
    {"clk", PORT_SINGLE, "0", PORT_IN, 0, 25175000},

    PORT_HEADING("Reset button, low when pressed"),
    {"rst_n", PORT_SINGLE, "1", PORT_IN, PORT_IS_LOW, 0},

    PORT_HEADING("The tile is chosen: high"),
    {"ena", PORT_SINGLE, "2", PORT_IN, PORT_IS_PULLED_UP, 0},

    PORT_HEADING("Switches, high when up, and Pmod"),
    {"ui_in", 0, "9 10 11 12 17 18 19 20", PORT_IN, PORT_IS_FREE, 0},

    PORT_HEADING("Digit, active high, and Pmod"),
    {"uo_out", 0, "5 6 7 8 13 14 15 16", PORT_OUT, PORT_IS_FREE, 0},

    PORT_HEADING("Bidirectional Pmod"),
    {"uio_in", 0, "21 22 23 24 25 26 27 28", PORT_IN, PORT_IS_FREE, 0},
    {"uio_out", 0, "D21 D22 D23 D24 D25 D26 D27 D28", PORT_OUT, 0, 0},
    {"uio_oe", 0, "E21 E22 E23 E24 E25 E26 E27 E28", PORT_OUT, 0, 0},
    {0},
};

/* Parts */

enum { UI = 0, RESET = 8 };                             /* controls */
enum { UO = 0, LIGHTS = 8 };                            /* lights */

#define SWITCH(n) \
    {PART_SWITCH, "UI", n, 72 - 8 * (n), 16, 5, 11, UI + (n), 0}

static const struct part parts[] = {
    SWITCH(7), SWITCH(6), SWITCH(5), SWITCH(4),
    SWITCH(3), SWITCH(2), SWITCH(1), SWITCH(0),
    {PART_DIGIT, "UO", PART_ALONE, 94, 24, 14, 24, 0, UO},
    {PART_CHIP, "TT", PART_ALONE, 34, 50, 18, 18, 0, 0},
    {PART_BUTTON, "RESET", PART_ALONE, 94, 56, 8, 8, RESET, 0},
    {0},
};

static const struct board_type board = {
    .name = "tinytapeout",
    .title = WORDS("Tiny Tapeout demo board: 8 switches, 1 digit, reset"),
    .width_mm = 108,
    .height_mm = 72,
    .mask_rgb = 0x1c1c24,
    .lights = LIGHTS,
    .parts = parts,
};

static const struct port_part soldered[] = {
    {"ui_in", PORT_CONTROL, UI},
    {"rst_n", PORT_CONTROL, RESET},
    {"uo_out", PORT_LIGHT, UO},
    {0},
};

const struct pinout pinout_tinytapeout = {
    .name = "tinytapeout",
    .title = "Tiny Tapeout demo board",
    .device = "TT",
    .standard = "LVCMOS33",
    .format = CONSTRAINT_PLAIN,
    .buses = buses,
    .board = &board,
    .parts = soldered,
    .sockets = NULL,
};
