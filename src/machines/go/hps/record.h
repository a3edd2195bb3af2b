/* record.h - the moves of a game, and the positions that occurred. */
#ifndef HPS_RECORD_H
#define HPS_RECORD_H

#include "games/go/rules/game.h"
#include "machines/go/hps/board.h"

enum {
    RECORD_MAX = 1000,                  /* moves; then a game is over */
    RECORD_BOT_MAX = 300,               /* the same with a bot in it */
    RECORD_PASS = BOARD_LINES * BOARD_LINES,    /* else 9 * row + column */
};

struct record {                         /* plain data; zero: no move yet */
    uint16_t count;
    uint8_t move[RECORD_MAX];
    uint8_t reserved[6];
    uint64_t before[RECORD_MAX];        /* the hash before each move */
};

/* Call it before the move is made: the hash is that of the position which the
 * move leaves. A full record stays as it is. */
void record_add(struct record *self, const BoardState *b, int move);

/* Whether a position was there before (positional superko). */
int record_has(const struct record *self, uint64_t hash);

/* The game so far as the engine wants it, by simple ko or positional superko.
 */
void record_game(const struct record *self, int has_superko,
                 struct go_game *game);

#endif
