/* on_basys3.h - the poker chip on a Basys3.
 *
 * The state of everything between the board's pins and the chip's, as plain
 * data. Value and patterns only remember the last conversion: in hardware
 * that is logic without a register.
 */
#ifndef POKER_BASYS3_H
#define POKER_BASYS3_H

#include "boards/basys3.h"
#include "chips/bcd.h"
#include "chips/debouncer.h"
#include "chips/ssd.h"
#include "machines/poker/poker.h"
#include "machines/poker/uart_top.h"

enum { POKER_BASYS3_BUTTONS = 2 };      /* those that do something */

struct poker_basys3 {
    struct debouncer button[POKER_BASYS3_BUTTONS];
    pins calm;                          /* machines/button_bank.h */
    struct poker_chip game;
    struct uart_top line;
    struct bcd number;
    struct ssd display;
    uint16_t value;                     /* on the digits, and that */
    uint32_t patterns;                  /* as segments */
    pins line_out;                      /* tx and sent, since last clock */
    pins game_in;                       /* what the game's pins carry now */
};

extern const struct machine_type poker_on_basys3;

#endif
