/* on_nexys3.h - the pegs chip on a Nexys3.
 *
 * The state of everything between the board's pins and the chip's, as plain
 * data. The debouncers stand in the order of NEXYS3_BTN.
 */
#ifndef PEGS_NEXYS3_H
#define PEGS_NEXYS3_H

#include "boards/nexys3.h"
#include "chips/debouncer.h"
#include "chips/ssd.h"
#include "machines/pegs/pegs.h"

struct pegs_nexys3 {
    struct debouncer button[NEXYS3_BUTTONS];
    pins calm;                          /* machines/button_bank.h */
    struct pegs game;
    struct ssd display;
    pins game_in;                       /* what the game's pins carry now */
};

extern const struct machine_type pegs_on_nexys3;

#endif
