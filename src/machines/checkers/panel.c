/* panel.c - what each part of the panel does in a game of checkers.
 *
 * Tables for faces and scripts, nothing that runs. Players know the keys by
 * heart: do not change them.
 */
#include "machines/checkers/panel.h"

#include "base/words.h"

const uint8_t checkers_panel_buttons[TINYCHIP_BUTTONS] = {
    [TINYCHIP_ENTER - TINYCHIP_BUTTON] = CHECKERS_PIN_ENTER,
    [TINYCHIP_CLEAR - TINYCHIP_BUTTON] = CHECKERS_PIN_CLR,
    [TINYCHIP_RESET - TINYCHIP_BUTTON] = CHECKERS_PIN_RESET,
};

const uint8_t checkers_panel_leds[TINYCHIP_LEDS] = {
    [TINYCHIP_RED] = CHECKERS_PIN_REDTIND,
    [TINYCHIP_BLACK] = CHECKERS_PIN_BLACKTIND,
    [TINYCHIP_ERROR] = CHECKERS_PIN_ERR,
    [TINYCHIP_MUST] = CHECKERS_PIN_MUSTJUMP,
    [TINYCHIP_KING] = CHECKERS_PIN_KINGMADE,
    [TINYCHIP_RWIN] = CHECKERS_PIN_REDWINS,
    [TINYCHIP_BWIN] = CHECKERS_PIN_BLACKWINS,
};

/* The switches' keys stand as the switches do, from left to right. */
const struct role checkers_panel_roles[] = {
    {"ROW2", '1', WORDS("row")}, {"ROW1", '2', "row"}, {"ROW0", '3', "row"},
    {"COL2", '4', WORDS("column")}, {"COL1", '5', "column"},
    {"COL0", '6', "column"},
    {"ENTER", 'e', WORDS("square")},
    {"CLEAR", 'c', WORDS("undo")},
    {"RESET", 'r', WORDS("restart")},
    {"DARK", 'd', WORDS("hide")},
    {0},
};

const struct machine_sign checkers_panel_results[] = {
    {.shows = "RWIN 1", .says = WORDS("A won")},
    {.shows = "BWIN 1", .says = WORDS("b won")},
    {0},
};

#define OVER(led) \
    {.shows = led " 1", .parts = "ENTER", \
     .says = WORDS("the game is over: press RESET to begin another")}

/* An ENTER that does something other than expected is among them. */
const struct machine_sign checkers_panel_deaf[] = {
    OVER("RWIN"), OVER("BWIN"),
    {.shows = "ERROR 1", .parts = "ENTER",
     .says = WORDS("this press only turns ERROR off: press again to enter a "
                   "square")},
    {0},
};

/* Before a move that is entered by name. */
const struct machine_sign checkers_panel_clears[] = {
    {.shows = "ERROR 1", .parts = "CLEAR"},
    {0},
};

const char checkers_panel_how_to[] = WORDS(
    "Player A has the red men at the bottom and begins, b the green ones.\n"
    "Point at a man with ROW and COL (row 0 is rank 1, column 0 is file a)\n"
    "and press ENTER; it blinks. Point at the square to move to and press\n"
    "ENTER. A man moves one square diagonally forwards, or jumps over an\n"
    "enemy, which is captured. ERROR: not allowed; press ENTER to go on.\n"
    "CLEAR lets go of a man, RESET starts over, DARK up turns the array off.\n"
    "The square last left glows amber, the man that moved winks. With\n"
    "rules=full jumps are mandatory (MUST) and continue, the far row makes a\n"
    "king, and a player who cannot move loses; else players decide the end.\n");
