/* reach.h - the squares that pieces can reach, for a whole set of pieces at a
 * time.
 *
 * Shared by the move generator, perft and the evaluation. Everything is
 * inline: with a constant side or way the tests disappear.
 */
#ifndef CHECKERS_WAYS_H
#define CHECKERS_WAYS_H

#include "games/draughts/rules/checkers.h"

enum { CHECKERS_WAYS = 4 };

/* The rows where a man becomes a king, by side. */
#define CHECKERS_FAR_BLACK UINT64_C(0x780000000)
#define CHECKERS_FAR_WHITE UINT64_C(0xf)

static inline uint64_t checkers_far(int side)
{
    return side == CHECKERS_BLACK ? CHECKERS_FAR_BLACK : CHECKERS_FAR_WHITE;
}

/* The way opposite to w is w ^ 2. */
static inline uint64_t checkers_step_back(uint64_t set,
                                          enum checkers_way way)
{
    return checkers_step(set, (enum checkers_way)(way ^ 2));
}

/* The pieces of a side that may go this way: all forward, kings backward. */
static inline uint64_t checkers_goers(uint64_t own, uint64_t kings, int side,
                                      enum checkers_way way)
{
    int is_ahead = (way <= CHECKERS_DOWN_RIGHT) == (side == CHECKERS_BLACK);

    return is_ahead ? own : own & kings;
}

/* Where the goers land that can jump over an enemy this way. */
static inline uint64_t checkers_leap(uint64_t goers, uint64_t enemy,
                                     uint64_t empty, enum checkers_way way)
{
    return checkers_step(checkers_step(goers, way) & enemy, way) & empty;
}

/* The pieces of a side that can jump. */
static inline uint64_t checkers_jumpers(const struct checkers *self,
                                        int side)
{
    uint64_t own = self->pieces[side], enemy = self->pieces[side ^ 1];
    uint64_t empty = checkers_empty(self);
    uint64_t jumpers = 0;

    for (int w = 0; w < CHECKERS_WAYS; w++) {
        enum checkers_way way = (enum checkers_way)w;
        uint64_t goers = checkers_goers(own, self->kings, side, way);
        uint64_t landed = checkers_leap(goers, enemy, empty, way);

        jumpers |= checkers_step_back(checkers_step_back(landed, way), way);
    }
    return jumpers;
}

#endif
