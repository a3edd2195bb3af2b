/* on_basys2.h - the duel chip on a Basys2.
 *
 * The state of everything between the board's pins and the chip's. It is
 * plain data, so that a copy of it is a snapshot.
 */
#ifndef DUEL_BASYS2_H
#define DUEL_BASYS2_H

#include "boards/board.h"
#include "chips/clk_divider.h"
#include "chips/debouncer.h"
#include "chips/ssd.h"
#include "machines/duel/duel.h"

enum { DUEL_BASYS2_GAME_HZ = 50 };      /* M0-82 */

struct duel_basys2 {
    struct clk_divider divider;
    struct debouncer enter[2];          /* by player */
    struct duel game;
    struct ssd display;
    pins enters;                        /* pulses, one game clock long */
    pins game_in, game_out;             /* what the game's pins carry now */
};

extern const struct machine_type duel_on_basys2;

#endif
