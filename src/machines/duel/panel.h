/* panel.h - what the duel chip's pins are called on a Basys2 panel.
 *
 * Both boards of duel have the parts of a Basys2 under the same names, so
 * that keys, texts and pin numbers are the same; they differ only in what
 * stands between the parts and the chip.
 */
#ifndef DUEL_PANEL_H
#define DUEL_PANEL_H

#include "boards/basys2.h"
#include "machines/duel/duel.h"

enum {
    DUEL_BTN_A     = BASYS2_BTN + 3,    /* M0-60 */
    DUEL_BTN_B     = BASYS2_BTN + 0,    /* M0-61 */
    DUEL_BTN_RESET = BASYS2_BTN + 2,    /* M0-62 */
    DUEL_SW_LETTER = BASYS2_SW + 0,     /* M0-63: three of them */
    DUEL_SW_SINGLE = BASYS2_SW + 3,     /* M0-64 */
};

/* The game's pins that no debouncer stands before. A bouncing reset only
 * resets again, and switches are read when an enter comes. */
static inline pins duel_panel_straight(pins in)
{
    return pins_get(in, DUEL_BTN_RESET, 1) << DUEL_RST
         | pins_get(in, DUEL_SW_LETTER, 3) << DUEL_LETTER
         | pins_get(in, DUEL_SW_SINGLE, 1) << DUEL_SINGLE;
}

/* What the record of each board says about the panel and the game. */
#define DUEL_PANEL_FIELDS               \
    .name = "duel",                     \
    .roles = duel_panel_roles,          \
    .reset = "BTN2",                    \
    .results = duel_panel_results,      \
    .deaf = duel_panel_deaf,            \
    .shortcuts = duel_panel_shortcuts,  \
    .seats = "Ab",                      \
    .game = "mastermind",               \
    .how_to = duel_panel_how_to

extern const struct role duel_panel_roles[];
extern const struct shortcut duel_panel_shortcuts[];
extern const struct machine_sign duel_panel_results[], duel_panel_deaf[];
extern const char duel_panel_how_to[];

#endif
