/* on_tinychip.h - the rule checker on its board.
 *
 * The state of everything between the board's pins and the chip's, as plain
 * data. The debouncers stand in the order of TINYCHIP_BUTTON.
 */
#ifndef CHECKERS_TINYCHIP_H
#define CHECKERS_TINYCHIP_H

#include "boards/tinychip.h"
#include "chips/debouncer.h"
#include "chips/two_phase.h"
#include "machines/checkers/checkers.h"
#include "machines/checkers/led_array.h"

struct checkers_tinychip {
    struct two_phase clock;
    struct debouncer button[TINYCHIP_BUTTONS];
    pins calm;                          /* machines/button_bank.h */
    pins pressed;                       /* since the last cycle began */
    pins held;                          /* the game's inputs in this cycle */
    uint8_t power_cycles;               /* of reset, since power came */
    struct checkers_chip game;
    struct led_array array;
    pins game_in, game_out;             /* what the game's pins carry now */
};

extern const struct machine_type checkers_on_tinychip;

#endif
