/* on_tinychip.h - the rule checker on its board. */
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
    pins calm;                          /* levels that move no debouncer */
    pins pressed;                       /* since the last cycle began */
    pins held;                          /* the game's inputs in this cycle */
    uint8_t power_cycles;               /* of reset, since power came */
    struct checkers_chip game;
    struct led_array array;
    pins game_in, game_out;             /* what the game's pins carry now */
};

extern const struct machine_type checkers_on_tinychip;

#endif
