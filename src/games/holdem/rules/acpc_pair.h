/* acpc_pair.h - Hold'em for two, between the competition's way and ours.
 *
 * Minds know struct poker. Here its rules and actions are translated: amounts
 * of a hand into amounts of a round, and positions into the button, which is
 * position 1 because blinds are reversed.
 */
#ifndef ACPC_PAIR_H
#define ACPC_PAIR_H

#include "games/holdem/rules/acpc.h"

/* The same game in our rules, with the position that has the button. Null is
 * success; otherwise why a mind cannot play this. */
const char *acpc_pair_rules(const struct acpc_game *game,
                            struct poker_rules *rules, int *button);

/* Our rules, without ante, as a game with the same stack for both. */
void acpc_pair_game(struct acpc_game *game, const struct poker_rules *rules,
                    int32_t stack);

/* An action of the player on turn, which must be legal, in our way and in the
 * competition's. A fold without a bet is legal only with us. */
struct poker_action acpc_pair_ours(const struct poker *hand,
                                   const struct acpc_action *action);
struct acpc_action acpc_pair_theirs(const struct poker *hand,
                                    const struct poker_action *action);

#endif
