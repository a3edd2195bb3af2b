/* panel.h - what the nim chip's pins are called on the panel. */
#ifndef NIM_PANEL_H
#define NIM_PANEL_H

#include "boards/basys2.h"
#include "machines/nim/nim.h"

enum {
    NIM_BTN_A     = BASYS2_BTN + 3,
    NIM_BTN_B     = BASYS2_BTN + 0,
    NIM_BTN_RESET = BASYS2_BTN + 2,
    NIM_SW_COUNT  = BASYS2_SW + 0,      /* two of them */
    NIM_SW_HEAP   = BASYS2_SW + 7,
};

extern const struct role nim_panel_roles[];
extern const struct machine_sign nim_panel_results[];
extern const char nim_panel_how_to[];

#endif
