/* hand_notes.h - a list of what was done at the poker machine, bet by bet, for
 * people.
 *
 * Minds have their own record of a hand (hand_track.h); this one also has the
 * bets that were too little or refused, the ends of hands, and the moments.
 */
#ifndef HAND_POKER_NOTES_H
#define HAND_POKER_NOTES_H

#include "machines/poker/hand_track.h"

enum { HAND_POKER_NOTES = 128 };        /* the last ones of a match */

enum hand_poker_act {
    HAND_POKER_FOLDED,
    HAND_POKER_CHECKED,
    HAND_POKER_CALLED,                  /* amount: the chips */
    HAND_POKER_BET,                     /* the total of the round */
    HAND_POKER_RAISED,                  /* the same */
    HAND_POKER_FELL_SHORT,              /* the chips; his turn goes on */
    HAND_POKER_REFUSED,                 /* the chips that he does not have */
    HAND_POKER_WON,                     /* the pot */
    HAND_POKER_TIED,                    /* the pot; player 0 stands for both */
};

struct hand_poker_note {
    uint64_t tick;
    int32_t amount;
    uint32_t hand;                      /* its number */
    int32_t chips[POKER_PLAYERS];       /* at the end of a hand: what each
                                         * has then */
    uint8_t act;                        /* enum hand_poker_act */
    uint8_t player;
    uint8_t is_all_in;
};

struct hand_poker_notes {
    int count;
    struct hand_poker_note note[HAND_POKER_NOTES];
};

/* A bet, by the track as it was before it. A fold is the end of the hand,
 * too. */
void hand_poker_notes_bet(struct hand_poker_notes *self,
                          const struct hand_poker_track *before,
                          struct hand_poker_bet bet, uint64_t tick);

/* A showdown that 0, 1 or POKER_TIE has won. */
void hand_poker_notes_win(struct hand_poker_notes *self,
                          const struct hand_poker_track *track, int winner,
                          uint64_t tick);

int hand_poker_notes_is_end(const struct hand_poker_note *note);

/* The last bet of a player in a hand, or of either (POKER_NOBODY); and how a
 * hand has ended. Null: there is none. */
const struct hand_poker_note *
hand_poker_notes_last(const struct hand_poker_notes *self, unsigned hand,
                      int player);
const struct hand_poker_note *
hand_poker_notes_end(const struct hand_poker_notes *self, unsigned hand);

#endif
