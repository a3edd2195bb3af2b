/* hand_state.h - what a robot at the pegs machine, or a watcher beside a
 * person, knows: what the board shows, what comes in, and the rows of the
 * game.
 *
 * Plain data, zero at first. hand.c writes it, and table.c shows it.
 */
#ifndef HAND_PEGS_STATE_H
#define HAND_PEGS_STATE_H

#include "machines/hand_mastermind.h"
#include "machines/hand_time.h"
#include "machines/pegs/hand_eye.h"

enum hand_pegs_phase {
    HAND_PEGS_START,                    /* nothing was seen yet */
    HAND_PEGS_CALL,                     /* P-A: whose game begins */
    HAND_PEGS_ENTRY,                    /* a guess comes in */
    HAND_PEGS_RESULT,                   /* and was the last one */
    HAND_PEGS_TOTALS,                   /* turns of both players */
    HAND_PEGS_OVER,                     /* the end of a match */
};

struct hand_pegs_row {                  /* one turn of a game */
    uint16_t guess;
    uint8_t marks;
    uint8_t is_seen;                    /* else nobody was watching */
    uint16_t left;                      /* codes that fit, after it */
    uint64_t tick;                      /* of its submit */
};

/* This game, or the last one until the first press in this one: who has just
 * finished wants to see it. */
struct hand_pegs_game {
    char player;
    uint8_t is_over, is_found, is_old;
    uint8_t is_left;                    /* its result, by a press */
    uint8_t turns;                      /* that it took, once it is over, */
    uint16_t code;                      /* and what the pegs showed then */
    struct hand_pegs_row row[PEGS_TRIES];
};

/* Two accounts of the entry are kept: entry follows the presses and is there
 * at once; a whole watched period puts it right and sets sure_tick. */
struct pegs_hand {
    struct hand_pegs_eye eye;
    enum hand_pegs_phase phase;
    uint64_t since_tick;                /* of this phase, or turn */
    int is_away;                        /* to the history */
    char on_turn;                       /* whose game it is, or will be */
    unsigned games, turn;
    unsigned total[2];                  /* of A and b, when last shown */

    size_t felt;                        /* events, */
    size_t understood;                  /* and those when it last made sense
                                         * of the panel */
    pins levels, believed;              /* after them; by the machine */
    int is_touched;                     /* somebody has pressed a button */
    struct hand_pegs_entry entry;       /* what the presses came to */
    int last_press;                     /* of them: PEGS_BTNS and so on */
    uint16_t submitted;
    uint64_t submit_tick;
    unsigned marks;                     /* for that */
    uint64_t sure_tick;                 /* when it saw the entry itself */

    struct hand_mastermind thoughts;
    struct hand_pegs_game game;
};

/* Players know the options of their game, so the hand may read them. */
static inline int hand_pegs_is_match(const struct session *session)
{
    return session_setup(session)->option[PEGS_MATCH] > 0;
}

/* Long enough over that who asks for something means another match: what was
 * asked for before meant to go on from the totals. */
static inline int hand_pegs_is_match_over(const struct pegs_hand *self,
                                          const struct session *session)
{
    return self->phase == HAND_PEGS_OVER
        && hand_time_has_passed(session, self->since_tick, 500);
}

#endif
