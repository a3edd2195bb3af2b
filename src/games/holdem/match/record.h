/* record.h - a hand of poker as it is played, to be written as PHH. */
#ifndef POKER_RECORD_H
#define POKER_RECORD_H

#include <stdio.h>

#include "games/holdem/notation/phh.h"

enum { POKER_RECORD_MAX = 2048 };       /* actions and deals of one hand */

/* Players are those of the rules here; the format has its own order. */
struct poker_record {
    struct phh_hand hand;
    struct phh_action action[POKER_RECORD_MAX];
    uint8_t button;
    uint8_t hole[POKER_PLAYERS][2];
    uint8_t board[POKER_BOARD_MAX];     /* as it will lie there */
    int board_told;
    int is_full;                        /* and something was left out */
};

/* With the hand as it begins: antes and blinds are posted. */
void poker_record_begin(struct poker_record *self, const struct poker *poker,
                        const uint8_t hole[POKER_PLAYERS][2],
                        const uint8_t board[POKER_BOARD_MAX]);
void poker_record_name(struct poker_record *self, int player,
                       const char *name);

/* An action, and the hand as it is after it: community cards that came with
 * it are told, and at a showdown both players' cards. */
void poker_record_act(struct poker_record *self, int player,
                      const struct poker_action *action,
                      const struct poker *after);

/* Finishing stacks; only for a hand that is over. Null is success. */
const char *poker_record_end(struct poker_record *self);

/* As the section of this number, and with it as the hand's. */
void poker_record_write(struct poker_record *self, uint32_t number,
                        FILE *out);

#endif
