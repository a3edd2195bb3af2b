/* hand_watch.h - follows a game at the poker machine from one seat: presses and
 * switches give the bets; cards and winners are read when that seat may see
 * them.
 *
 * The lights tell whether the machine agrees. If it does not, the watcher
 * waits for the next hand.
 */
#ifndef HAND_POKER_WATCH_H
#define HAND_POKER_WATCH_H

#include "bench/hand_touch.h"
#include "boards/basys3.h"
#include "machines/poker/hand_eye.h"
#include "machines/poker/hand_notes.h"

struct hand_poker_watch {
    struct hand_touch touch;
    struct hand_poker_track track;
    uint64_t since_tick;                /* the last press that counted */
    char presser;                       /* for whom it was */
    int item;                           /* on the digits */

    size_t felt;                        /* events, for the switches: */
    pins levels;
    int is_armed;                       /* the fold switch was off in this
                                         * turn */
    char bettor;                        /* who bet last: 'A' or 'b' */
    pins bet;                           /* the switches then */

    int is_read;                        /* what came with the last press */
    int is_lost;                        /* the machine does not agree */
    struct hand_poker_cards hole, board;
    struct hand_poker_cards shown[POKER_PLAYERS];       /* at a showdown */

    struct hand_poker_notes notes;
    unsigned passes;                    /* how often it became another's turn
                                         * to press */
};

/* The machine is switched on: a new match, nothing known. */
void hand_poker_watch_begin(struct hand_poker_watch *self,
                            const struct session *session);

/* To be called every few ticks, whoever's turn it is. Presses that were missed
 * are still found in the session, but cards are gone. */
void hand_poker_watch_look(struct hand_poker_watch *self, char seat,
                           const struct session *session);

/* Whether all cards are known that can be; and all that a player sees. */
int hand_poker_watch_has_cards(const struct hand_poker_watch *self);
void hand_poker_watch_see(const struct hand_poker_watch *self, int player,
                          struct poker_seen *seen);

/* The sixteen switches of the board's inputs. */
static inline pins hand_poker_switches(pins levels)
{
    return pins_get(levels, BASYS3_SW, BASYS3_SWITCHES);
}

#endif
