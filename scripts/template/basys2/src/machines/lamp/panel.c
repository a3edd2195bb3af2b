/* panel.c - what each part of the panel does in a game of lamp. */
#include "machines/lamp/panel.h"

const struct role lamp_panel_roles[] = {
    {"BTN3", 'a', "A"},
    {"BTN2", 'r', "reset"},
    {"BTN1", 's', "-"},
    {"BTN0", 'l', "b"},
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
    "Player A has BTN3, player b has BTN0. Every press lights one more LED of\n"
    "your row: LD4 to LD7 for A, LD0 to LD3 for b. Whoever has four wins.\n"
    "BTN2 starts over.\n";
