/* poker_model.h - a game of the poker machine told press by press, for
 * comparison with the chip: plain numbers, no clocks. */
#ifndef POKER_MODEL_H
#define POKER_MODEL_H

#include <stdint.h>

struct poker_model {
    int chips, ante, community, is_literal, is_shown;   /* options */
    int next;                   /* the phase that the next press runs */
    int purse[2], staked[2], pot;
    int turn;                   /* -1, 0 or 1 */
    int spoke[2];               /* in this round of betting */
    int streets;                /* that are open: 0 to 3 */
    int winner;                 /* -1, 0, 1, 2 for both */
    int is_paid, hands;
    int score[2];
    uint8_t card[9];
    int amount, fold;           /* switches */
    int fold_was_off;           /* since the turn began */
    int item, is_choosing;      /* is_choosing: the switches are his bet */
    int eyes;
    char lines[64];
    long folds, refusals, raises, calls, checks, short_bets, all_ins,
         returns, ties, showdowns, busts, streets_seen, stuck_switches;
};

void poker_model_open(struct poker_model *self, int chips, int ante,
                      int community, int is_literal, int is_shown);
void poker_model_switches(struct poker_model *self, int amount, int fold);
void poker_model_toggle(struct poker_model *self);

/* A press; if it begins a hand, these are the cards that came. */
void poker_model_press(struct poker_model *self, const uint8_t *cards);

int poker_model_digits(const struct poker_model *self);

#endif
