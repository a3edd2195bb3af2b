/* duel_model.h - the duel told as a story, for comparison with the chip.
 *
 * There are cards, each shown for two seconds, and behind the last card a
 * question that somebody answers by pressing. All is text: the cards, the
 * code, the guess, the judgement. No states, no packed words: nothing here
 * is made as the chip is made.
 */
#ifndef DUEL_MODEL_H
#define DUEL_MODEL_H

#include "chips/rng_module.h"

enum duel_question {
    WHO_BEGINS, WHICH_CODE, WHICH_GUESS, GO_ON, AGAIN,
};

struct duel_model {
    uint32_t clock_hz;
    int counting, hide;

    char card[4][5];                    /* to be shown, the first now */
    int cards;
    uint32_t shown_ticks;               /* of the first card */
    enum duel_question question;        /* put when no card is left */
    uint32_t asked_ticks;

    char maker, breaker;                /* 'A' or 'b' */
    int alone;
    int points_a, points_b;
    int wrong_tries;
    char code[5], guess[5];

    struct rng_module rng;
    char bits[4];                       /* "01": of the letter being drawn */
    char drawn[5];                      /* the last four letters */
};

void duel_model_open(struct duel_model *self, uint32_t clock_hz,
                     int counting, int hide, const char *seed);
void duel_model_clock(struct duel_model *self, pins in);

/* The digits, AN3 first, as "_A-b"; the LEDs, LD7 first, as "11000001". */
void duel_model_show(const struct duel_model *self, pins in,
                     char digits[5], char leds[9]);

#endif
