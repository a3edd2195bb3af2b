/* held.h - what a hand was worth on average over all that a player might have
 * held.
 *
 * If it is known how likely a player does what he does with each hand, what he
 * held is luck as well: with every other hand, as likely as he would have
 * played it in the same way, he would have won or lost something else. The
 * mean of that is the result without this luck ("imaginary observations",
 * Bowling, Johanson, Burch and Szafron 2008; in AIVAT, too). The other's cards
 * stay as they are.
 */
#ifndef POKER_HELD_H
#define POKER_HELD_H

#include "games/holdem/match/luck.h"
#include "games/holdem/rules/range.h"

struct poker_held {
    int player;
    int is_known;                       /* so far */
    double chance[POKER_COMBOS];        /* to have come here with it */
};

/* A hand begins, for this player. */
void poker_held_begin(struct poker_held *self, int player);

/* He acts, with each combo as likely as that; null: nothing is known. */
void poker_held_note(struct poker_held *self,
                     const float chance[POKER_COMBOS]);

/* How much of what the player has won in this hand was luck, of the board and
 * of what he held, in parts of a chip. The hand is settled. Only if
 * is_known. */
int64_t poker_held_luck(const struct poker_held *self, struct poker_luck *luck,
                        const struct poker *hand,
                        const struct poker_deal *deal);

#endif
