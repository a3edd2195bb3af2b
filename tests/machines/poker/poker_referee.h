/* poker_referee.h - hands of poker judged slowly, by the ten tests of the
 * document: sort the cards, then try one test after the other. */
#ifndef POKER_REFEREE_H
#define POKER_REFEREE_H

#include <stdint.h>

enum { REFEREE_TESTS = 10, REFEREE_NOT_MET = 20 };

/* "royal flush" is test 0, "high card" test 9. */
extern const char *const poker_referee_names[REFEREE_TESTS];

/* What one test says of five cards: 20, or the value that defines it. */
int poker_referee_test(int test, const uint8_t *cards);

/* The first test that five cards, or the best five of seven, meet. */
int poker_referee_first(const uint8_t *cards, int count);

/* Above zero if the first hand is better, zero for a true tie. */
int poker_referee_compare(const uint8_t *a, const uint8_t *b, int count);

/* The same for the chip's nine cards (p10 p11 p20 p21 c1...): 0, 1, or 2 for
 * a tie. */
int poker_referee_winner(const uint8_t *cards, int community);

/* "TH", "10H" and "th" are 8; -1 if it is no card. */
int poker_referee_card(const char *name);

#endif
