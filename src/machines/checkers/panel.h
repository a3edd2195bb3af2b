/* panel.h - what each part of the panel does in a game of checkers,
 * and the lamps and buttons behind the chip's pins.
 *
 * The chip's pins have other names than the parts: RED is redtind, ENTER is
 * enter behind a debouncer.
 */
#ifndef CHECKERS_PANEL_H
#define CHECKERS_PANEL_H

#include "boards/tinychip.h"
#include "machines/checkers/checkers.h"

/* The pin of the game behind each button, in the order of TINYCHIP_BUTTON. */
extern const uint8_t checkers_panel_buttons[TINYCHIP_BUTTONS];

/* The pin of the game before each LED, in the order of TINYCHIP_RED. */
extern const uint8_t checkers_panel_leds[TINYCHIP_LEDS];

extern const struct role checkers_panel_roles[];
extern const struct machine_sign checkers_panel_results[],
                                 checkers_panel_deaf[],
                                 checkers_panel_clears[];
extern const char checkers_panel_how_to[];

#endif
