/* hand_track.h - a game at the poker machine followed press by press.
 *
 * All that is public: phases, wallets, bets. They follow from the manual and
 * from the switches at each press of the centre button; only the cards, and
 * the winner of a showdown, must be read off the board.
 */
#ifndef HAND_POKER_TRACK_H
#define HAND_POKER_TRACK_H

#include "games/holdem/minds/minds.h"
#include "machines/poker/poker.h"

struct hand_poker_track {
    struct poker_rules rules;
    int32_t chips;                      /* of each, when a match begins */
    uint8_t is_literal;

    uint8_t phase;                      /* what the next press does */
    uint8_t street, acted;
    int player;                         /* on turn, or POKER_NOBODY */
    uint8_t is_short;                   /* his turn goes on: he has put in
                                         * less than he must (M2-081) */
    uint8_t is_open;                    /* a showdown whose winner was not
                                         * seen yet */
    uint8_t is_broke;                   /* the match is over */
    int32_t wallet[POKER_PLAYERS], total[POKER_PLAYERS];
    int32_t start[POKER_PLAYERS];       /* wallets before the hand */
    int32_t before[POKER_PLAYERS];      /* totals before this round */
    int32_t to_call, pot;               /* when the turn began */
    unsigned hands, turns;

    int past_count;                     /* whole turns of this hand */
    struct poker_past past[POKER_PAST_MAX];
};

/* What is set on the switches. */
struct hand_poker_bet {
    int32_t chips;
    int is_fold;                        /* switched on in this turn */
};

/* The machine has been switched on. */
void hand_poker_track_begin(struct hand_poker_track *self,
                            const int64_t *option);

/* The centre button counts. */
void hand_poker_track_press(struct hand_poker_track *self,
                            struct hand_poker_bet bet);

/* What the board shows: the winner of a showdown, 0, 1 or POKER_TIE; after
 * losing track, a hand whose first cards can be seen, or one that is over;
 * and what is in the wallet of the player on turn. */
void hand_poker_track_win(struct hand_poker_track *self, int winner);
void hand_poker_track_resume(struct hand_poker_track *self);
void hand_poker_track_give_up(struct hand_poker_track *self);
void hand_poker_track_wallet(struct hand_poker_track *self, int32_t chips);

/* Who presses next: 'A' or 'b'; '*': whoever wants to go on. */
char hand_poker_track_due(const struct hand_poker_track *self);

/* Whether it takes the bet on the switches. */
int hand_poker_track_takes_bet(const struct hand_poker_track *self);

/* Whose bet it is now or after the next press; POKER_NOBODY: no one's. */
int hand_poker_track_bettor(const struct hand_poker_track *self);

/* Somebody is all-in, and this player has nothing left to decide, though the
 * machine asks him. */
int hand_poker_track_is_forced(const struct hand_poker_track *self,
                               int player);

/* How many community cards are open. */
int hand_poker_track_board(const struct hand_poker_track *self);

/* The bets of this hand as that player sees them; cards are not filled in. */
void hand_poker_track_see(const struct hand_poker_track *self, int player,
                          struct poker_seen *seen);

#endif
