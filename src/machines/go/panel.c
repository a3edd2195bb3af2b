/* panel.c - what each part of the board does in a game of Go.
 *
 * Keys must differ from each other and from those that faces use themselves;
 * tests/boards/test_board.c checks this. A part that does nothing here has a
 * key and the role "-": it can still be operated.
 */
#include "machines/go/panel.h"

#include "base/words.h"

const struct role go_panel_roles[] = {
    {"UP", 'i', WORDS("up")},
    {"LEFT", 'j', WORDS("left")},
    {"DOWN", 'k', WORDS("down")},
    {"RIGHT", 'l', "right"},
    {"ENTER", 'e', WORDS("place")},
    {"SPACE", 's', WORDS("pass")},
    {"ESC", 'b', WORDS("menu")},
    {"SW9", '9', "-"}, {"SW8", '8', "-"}, {"SW7", '7', "-"}, {"SW6", '6', "-"},
    {"SW5", '5', "-"}, {"SW4", '4', "-"}, {"SW3", '3', "-"},
    {"SW2", '2', WORDS("territory")},
    {"SW1", '1', WORDS("superko")},
    {"SW0", '0', WORDS("mute")},
    {"KEY3", 'f', "-"},
    {"KEY2", 'c', "-"},
    {"KEY1", 'x', WORDS("prisoners")},
    {"KEY0", 'z', WORDS("reset")},
    {0},
};

/* Words that words.c reads off the picture at the end. */
const struct machine_sign go_panel_results[] = {
    {.shows = "VGA \"Black wins\"", .says = WORDS("Black won")},
    {.shows = "VGA \"White wins\"", .says = WORDS("White won")},
    {0},
};

/* While a bot is on turn only the cursor moves (program.c). */
const struct machine_sign go_panel_deaf[] = {
    {.shows = "VGA \"thinks\"", .parts = "ENTER SPACE",
     .says = WORDS("the computer is thinking: wait for its move")},
    {0},
};

const char go_panel_how_to[] = WORDS(
    "In menus, arrows and ENTER choose, ESC goes back. In a game, arrows "
    "move the\ncursor, ENTER places a stone, SPACE passes. A group without "
    "liberties is\ncaptured; suicide, and retaking a ko at once, are "
    "refused. Two passes end the\ngame: stones and the points they "
    "surround count, and so do dead stones; White\ngets 5.5 more. HEX: "
    "Black's points, White's, the move; KEY1: prisoners. SW0\nmutes, SW1 "
    "forbids all repetition from the next game on, SW2 marks "
    "territory;\nKEY0 resets the FPGA.\n");
