/* poker_peers.h - how two well-known evaluators judge one hand, written once
 * more from their descriptions, to be measured in the same run as ours.
 *
 * OMPEval adds up two words for each card, a key and a mask, and finds the
 * class by a perfect hash of the key. PokerHandEvaluator counts the cards of
 * each rank and numbers the thirteen counts by a sum of thirteen entries of a
 * table. Both look at the suits first.
 */
#ifndef POKER_PEERS_H
#define POKER_PEERS_H

#include "games/holdem/rules/lookup.h"

void poker_peers_begin(const struct poker_lookup *lookup);

/* The class of seven cards. */
int poker_peers_two_words(const uint8_t card[7]);
int poker_peers_counts(const uint8_t card[7]);

/* For all hands of a pile, as a program would that inlines the judge. */
void poker_peers_two_words_all(const uint8_t (*card)[8], int count,
                               uint16_t *class);
void poker_peers_counts_all(const uint8_t (*card)[8], int count,
                            uint16_t *class);

#endif
