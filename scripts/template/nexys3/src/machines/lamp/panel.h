/* panel.h - what the lamp chip's pins are called on the panel. */
#ifndef LAMP_PANEL_H
#define LAMP_PANEL_H

#include "boards/nexys3.h"
#include "machines/lamp/lamp.h"

enum {
    LAMP_BTN_A     = NEXYS3_BTNL,
    LAMP_BTN_B     = NEXYS3_BTNR,
    LAMP_BTN_RESET = NEXYS3_BTNS,
};

extern const struct role lamp_panel_roles[];
extern const struct machine_sign lamp_panel_results[];
extern const char lamp_panel_how_to[];

#endif
