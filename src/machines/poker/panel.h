/* panel.h - what each part of a Basys3 panel does in a game of
 * poker.
 *
 * The eyes' LEDs are ours, not the document's: a face covers the terminal
 * while one of them is on (M2-007).
 */
#ifndef POKER_PANEL_H
#define POKER_PANEL_H

#include "boards/basys3.h"

enum {                                  /* LEDs, from the pins of the chip */
    POKER_PANEL_WON  = BASYS3_LD,       /* four: the winners (M2-018) */
    POKER_PANEL_EYES = BASYS3_LD + 15,  /* player 1's; player 2's below it */
};

extern const struct role poker_panel_roles[];
extern const struct machine_dial poker_panel_dial;
extern const struct machine_eyes poker_panel_eyes[];
extern const struct machine_sign poker_panel_results[];
extern const char poker_panel_how_to[];

#endif
