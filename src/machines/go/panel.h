/* panel.h - what each part does in a game of Go.
 *
 * Tables for the machine's record in on_de1soc.c: roles and keys of the parts,
 * what the board shows at the end of a game, and when keys have no effect.
 */
#ifndef GO_PANEL_H
#define GO_PANEL_H

#include "boards/board.h"

extern const struct role go_panel_roles[];
extern const struct machine_sign go_panel_results[], go_panel_deaf[];
extern const char go_panel_how_to[];

#endif
