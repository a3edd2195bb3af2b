/* panel.c - what each part of the panel does in a game of Nim. */
#include "machines/nim/panel.h"

const struct role nim_panel_roles[] = {
    {"BTN3", 'a', "A takes"},
    {"BTN2", 'r', "reset"},
    {"BTN1", 's', "-"},
    {"BTN0", 'l', "b takes"},
    {"SW7", '7', "left"},
    {"SW6", '6', "-"}, {"SW5", '5', "-"}, {"SW4", '4', "-"}, {"SW3", '3', "-"},
    {"SW2", '2', "-"},
    {"SW1", '1', "count"}, {"SW0", '0', "count"},
    {0},
};

const struct machine_sign nim_panel_results[] = {
    {.shows = "AN \"_-A-\"", .says = "A won"},
    {.shows = "AN \"_-b-\"", .says = "b won"},
    {0},
};

const char nim_panel_how_to[] =
    "LD7 to LD3 are one heap, LD2 to LD0 the other; whoever takes the last\n"
    "LED wins. Set how many on SW1 and SW0, one to three, and flip SW7 up\n"
    "for the left heap; A takes them with BTN3, b with BTN0. BTN2 starts\n"
    "over.\n";
