/* poker_rig.h - hands of poker played step by step in a test: each step
 * asserts that it is that player's turn, or what stands there. */
#ifndef POKER_RIG_H
#define POKER_RIG_H

#include "games/holdem/rules/poker.h"

void rig_fold(struct poker *hand, int player);
void rig_call(struct poker *hand, int player);
void rig_raise(struct poker *hand, int player, int32_t to);

/* Both check until another street is there. */
void rig_check_round(struct poker *hand);

void rig_may(const struct poker *hand, int32_t to_call, int32_t least,
             int32_t most);
void rig_refuse(const struct poker *hand, enum poker_kind kind, int32_t to,
                const char *why);
void rig_stacks(const struct poker *hand, int32_t a, int32_t b);

#endif
