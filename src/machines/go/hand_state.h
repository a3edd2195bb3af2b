/* hand_state.h - what a robot at the Go machine, or a watcher beside a person,
 * knows: the words on the monitor, the game behind the stones, and its plan.
 *
 * Plain data, zero at first. hand.c writes it, and table.c shows it.
 */
#ifndef HAND_GO_STATE_H
#define HAND_GO_STATE_H

#include "bench/hand.h"
#include "machines/go/hand_track.h"

enum { HAND_GO_MOVES = 256 };           /* whose moments are known */

struct go_hand {
    size_t felt;                        /* events */
    pins levels;                        /* after them */

    struct hand_go_sight now;           /* read at the last look */
    uint64_t since_tick;                /* something else is to be done */
    int has_superko;                    /* if a game began then */
    int is_settled;
    struct hand_go_sight settled;       /* the same, with its picture */
    int is_lost;                        /* which could not be read */
    struct hand_go_track track;
    unsigned noted_moves;               /* of this game, and */
    uint64_t move_tick[HAND_GO_MOVES];  /* when each was seen, */
    int16_t estimate[HAND_GO_MOVES];    /* and how it stood then: Black's lead,
                                         * in half points */

    int is_thinking, has_plan;
    unsigned plan_game, plan_move, plan_refusals;       /* for that moment */
    go_point plan;
    _Alignas(8) char mind[MIND_SIZE_MAX];
};

/* Black is seat A, as in the machine's record. */
static inline char hand_go_seat(enum go_colour colour)
{
    return colour == GO_BLACK ? 'A' : 'b';
}

/* A plan holds for one moment of one game; a refusal is a new moment. */
static inline int hand_go_has_plan(const struct go_hand *self)
{
    return self->has_plan && self->plan_game == self->track.games
        && self->plan_move == self->track.moves
        && self->plan_refusals == self->track.refusals;
}

#endif
