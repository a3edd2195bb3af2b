/* panel.h - what the pegs chip's pins are called on a Nexys3 panel. */
#ifndef PEGS_PANEL_H
#define PEGS_PANEL_H

#include "boards/nexys3.h"
#include "machines/pegs/pegs.h"

enum { PEGS_SW_HISTORY = NEXYS3_SW + 0 };       /* the rightmost (M1-05) */

/* The pin of the game behind each button, in the order of NEXYS3_BTN. */
extern const uint8_t pegs_panel_buttons[NEXYS3_BUTTONS];

/* Why this seat cannot be taken with these options, or null if it can: only a
 * match has a second player (M1-47). */
const char *pegs_panel_missing_seat(char seat, const int64_t *option);

extern const struct role pegs_panel_roles[];
extern const struct machine_sign pegs_panel_results[], pegs_panel_deaf[];
extern const char pegs_panel_how_to[];

#endif
