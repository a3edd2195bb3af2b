/* poker_watch.h - what must be true of the poker chip after every clock.
 *
 * Money is neither made nor lost, no card is dealt twice, the lit LED is the
 * hand's winner, the digits show the state, nobody's cards stand on the
 * terminal unless his eyes are asked for, and nothing happens by itself.
 */
#ifndef POKER_WATCH_H
#define POKER_WATCH_H

#include "machines/poker/poker.h"

/* The chip before and after one clock with these inputs; fails the test. */
void poker_watch(const struct poker_chip *before,
                 const struct poker_chip *after, pins in);

/* The same without the inputs: what holds at any one moment. */
void poker_watch_still(const struct poker_chip *chip);

/* Everybody may see both hands: with showdown=cards, from a showdown until the
 * next hand is dealt. */
int poker_watch_is_public(const struct poker_chip *chip);

#endif
