/* hand_mastermind.h - what a hand at any Mastermind machine has in mind: what
 * was seen so far, and what to do about it. */
#ifndef HAND_MASTERMIND_H
#define HAND_MASTERMIND_H

#include "bench/hand.h"
#include "games/mastermind/minds/advice.h"

struct hand_mastermind {
    struct mastermind_seen seen;
    int is_thinking, has_plan;
    uint32_t plan;                      /* the code to enter */
    _Alignas(8) char mind[MIND_SIZE_MAX];
};

/* Another guess and its marks. */
void hand_mastermind_add(struct hand_mastermind *self, uint32_t guess,
                         unsigned marks);

/* Before each guess: what was planned is out of date. */
void hand_mastermind_forget_plan(struct hand_mastermind *self);

/* Thinks about the next guess for a while, until there is a plan; or all the
 * way now. The game's number makes each one different. */
void hand_mastermind_think(struct hand_mastermind *self,
                           const struct hand *hand,
                           const struct session *session, unsigned game);
void hand_mastermind_decide(struct hand_mastermind *self,
                            const struct hand *hand,
                            const struct session *session, unsigned game);

/* Plans a code for the other player to find. */
void hand_mastermind_make(struct hand_mastermind *self,
                          const struct hand *hand,
                          const struct session *session, unsigned game);

/* A line about the next guess, in the letters of the colours. */
const char *hand_mastermind_advise(const struct hand_mastermind *self,
                                   const struct hand *hand,
                                   const char *letters, struct text *to);

#endif
