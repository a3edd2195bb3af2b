/* hand_state.h - what a robot at the poker machine, or a watcher beside a
 * person, knows: the game as its seat may see it, and its plan.
 *
 * Plain data, zero at first. hand.c writes it, and table.c shows it.
 */
#ifndef HAND_POKER_STATE_H
#define HAND_POKER_STATE_H

#include "bench/hand.h"
#include "machines/poker/hand_watch.h"

struct poker_hand {
    struct hand_poker_watch watch;
    int is_thinking, has_plan;
    unsigned plan_turn;                 /* for that turn */
    struct poker_action plan;
    int is_placed;                      /* a bet ordered at the table is on
                                         * the switches */
    _Alignas(8) char mind[MIND_SIZE_MAX];
    char words[16];
};

/* Player 1 is seat A, as in the machine's record. */
static inline char hand_poker_seat(int player)
{
    return player ? 'b' : 'A';
}

static inline int hand_poker_player(char seat)
{
    return seat != 'A';
}

/* The number of the turn that somebody is in, or that the next press
 * begins. */
static inline unsigned hand_poker_turn(const struct hand_poker_track *track)
{
    return track->turns + !hand_poker_track_takes_bet(track);
}

/* A plan is for one turn. */
static inline int hand_poker_has_plan(const struct poker_hand *self)
{
    const struct hand_poker_track *track = &self->watch.track;

    return self->has_plan && self->plan_turn == hand_poker_turn(track)
        && hand_poker_track_bettor(track) != POKER_NOBODY;
}

#endif
