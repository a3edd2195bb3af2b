/* record.h - records a hand as it is played, to be written as PHH.
 *
 * Callers report each action together with the state after it; cards that
 * became visible are recorded in the order that PHH wants. Used by matches and
 * by the export of the machine's sessions.
 */
#ifndef POKER_RECORD_H
#define POKER_RECORD_H

#include <stdio.h>

#include "games/holdem/notation/phh.h"

enum { POKER_RECORD_MAX = 2048 };       /* actions and deals per hand */

/* Players are numbered as in the rules; the format has its own order. */
struct poker_record {
    struct phh_hand hand;
    struct phh_action action[POKER_RECORD_MAX];
    uint8_t button;
    uint8_t hole[POKER_PLAYERS][2];
    uint8_t board[POKER_BOARD_MAX];     /* all of it, in dealing order */
    int board_told;                     /* cards of it recorded so far */
    int is_full;                        /* actions were lost */
};

/* Starts a record with a hand whose antes and blinds are posted. The cards are
 * copied. */
void poker_record_begin(struct poker_record *self, const struct poker *poker,
                        const uint8_t hole[POKER_PLAYERS][2],
                        const uint8_t board[POKER_BOARD_MAX]);
void poker_record_name(struct poker_record *self, int player,
                       const char *name);

/* Adds an action, with the hand as it is after it: community cards that came
 * with it, and at a showdown both players' cards, are recorded too. */
void poker_record_act(struct poker_record *self, int player,
                      const struct poker_action *action,
                      const struct poker *after);

/* Adds the finishing stacks of a hand that is over. Null is success; otherwise
 * the record is incomplete, and the text says why. */
const char *poker_record_end(struct poker_record *self);

/* Writes the hand as section [number] with hand = number. Errors stay with the
 * stream. */
void poker_record_write(struct poker_record *self, uint32_t number,
                        FILE *out);

#endif
