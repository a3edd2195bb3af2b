/* hand_state.h - what a robot at the checkers machine, or a watcher beside a
 * person, knows: the game behind the presses, its moves, and its plan.
 *
 * Plain data, zero at first. hand.c writes it, and table.c shows it.
 */
#ifndef HAND_CHECKERS_STATE_H
#define HAND_CHECKERS_STATE_H

#include "bench/hand.h"
#include "bench/hand_touch.h"
#include "machines/checkers/hand_track.h"

enum { HAND_CHECKERS_PLIES = 300 };     /* that are listed */

struct hand_checkers_ply {              /* a move that was made */
    uint64_t tick;                      /* when its last press counted */
    uint8_t count, square[CHECKERS_PATH_MAX];
    uint8_t side;                       /* enum checkers_colour */
    uint8_t is_jump : 1, is_crowned : 1;
    int8_t lead;                        /* of Red after it, in men; a king
                                         * counts as two */
};

/* A mind writes only the move. A person's order brings its moment with it, so
 * that one that comes too late is seen to be. */
struct hand_checkers_plan {
    struct checkers_move move;
    unsigned game, ply;                 /* it is for this moment only */
};

/* What a person can order besides moves, with one press that goes on: the
 * first byte of the order's move. */
enum hand_checkers_button { HAND_CHECKERS_CLEAR = 1, HAND_CHECKERS_RESET };

/* The track is right while the lights agree with it. Once they do not, the
 * hand is lost: it plays and advises nothing until the array has shown it a
 * position that may be true. */
struct checkers_hand {
    struct hand_touch touch;
    struct hand_checkers_track track;
    uint64_t since_tick;                /* the last press that counted */
    char presser;                       /* who was on turn then */

    int is_lost;                        /* the machine does not agree */
    int losses;                         /* since a move was understood */
    int is_guess;                       /* something may have come in */
    uint64_t watch_tick;                /* the array, from here on: */
    struct lights watched;              /* lit at any time */

    struct hand_checkers_ply last;      /* no squares: none was seen */
    int ply_count;                      /* of this game, as far as seen: */
    struct hand_checkers_ply ply[HAND_CHECKERS_PLIES];

    int is_thinking, has_plan;
    struct hand_checkers_plan plan;
    _Alignas(8) char mind[MIND_SIZE_MAX];
    char words[8];
};

/* Seat A plays the machine's Red, which the rules call Black. */
static inline char hand_checkers_seat(int side)
{
    return side == CHECKERS_BLACK ? 'A' : 'b';
}

static inline int hand_checkers_is_over(const struct checkers_hand *self)
{
    return checkers_game_result(&self->track.game) != CHECKERS_GOES_ON;
}

/* Whether this seat is to move, as far as can be seen. */
static inline int hand_checkers_is_due(const struct checkers_hand *self,
                                       char seat)
{
    return hand_checkers_seat(self->track.game.now.turn) == seat
        && !self->is_lost && !hand_checkers_is_over(self);
}

static inline int hand_checkers_has_plan(const struct checkers_hand *self)
{
    return self->has_plan && !self->is_lost
        && self->plan.game == self->track.games
        && self->plan.ply == self->track.plies;
}

/* Whether CLEAR would do something: a jump that was begun cannot be let go. */
static inline int hand_checkers_can_clear(const struct checkers_hand *self)
{
    return self->track.is_error || self->track.length == 1;
}

#endif
