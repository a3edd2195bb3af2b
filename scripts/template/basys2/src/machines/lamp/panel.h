/* panel.h - what the lamp chip's pins are called on the panel. */
#ifndef LAMP_PANEL_H
#define LAMP_PANEL_H

#include "boards/basys2.h"
#include "machines/lamp/lamp.h"

enum {
    LAMP_BTN_A     = BASYS2_BTN + 3,
    LAMP_BTN_B     = BASYS2_BTN + 0,
    LAMP_BTN_RESET = BASYS2_BTN + 2,
};

extern const struct role lamp_panel_roles[];
extern const struct machine_sign lamp_panel_results[];
extern const char lamp_panel_how_to[];

#endif
