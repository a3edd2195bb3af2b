/* panel.c - what each part of the panel does in a game of lamp. */
#include "machines/lamp/panel.h"

const struct role lamp_panel_roles[] = {
    {"BTNU", 'i', "-"},
    {"BTNL", 'a', "A"},
    {"BTNS", 'r', "reset"},
    {"BTNR", 'l', "b"},
    {"BTND", 'k', "-"},
    {"SW7", '7', "-"}, {"SW6", '6', "-"}, {"SW5", '5', "-"}, {"SW4", '4', "-"},
    {"SW3", '3', "-"}, {"SW2", '2', "-"}, {"SW1", '1', "-"}, {"SW0", '0', "-"},
    {0},
};

const struct machine_sign lamp_panel_results[] = {
    {.shows = "LD7 on", .says = "A won"},
    {.shows = "LD3 on", .says = "b won"},
    {0},
};

const char lamp_panel_how_to[] =
    "Player A has BTNL, player b has BTNR. Every press lights one more LED of\n"
    "your row: LD4 to LD7 for A, LD0 to LD3 for b. Whoever has four wins.\n"
    "BTNS starts over.\n";
