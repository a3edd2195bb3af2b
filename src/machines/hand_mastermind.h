/* hand_mastermind.h - what a hand at any Mastermind machine has in mind: what
 * was seen so far, and what to do about it.
 *
 * The hands of duel and pegs share this. It knows neither buttons nor lights;
 * the hand says what was read off the board and enters what is planned.
 */
#ifndef HAND_MASTERMIND_H
#define HAND_MASTERMIND_H

#include "bench/hand.h"
#include "games/mastermind/minds/advice.h"

/* All zero to begin with, except for seen.game, goal and limit, which the hand
 * fills in. A plan is for the next guess of the game in seen. */
struct hand_mastermind {
    struct mastermind_seen seen;
    int is_thinking, has_plan;
    uint32_t plan;                      /* the code to enter */
    _Alignas(8) char mind[MIND_SIZE_MAX];
};

/* Another guess and its marks, in the encoding of mastermind_marks. */
void hand_mastermind_see(struct mastermind_seen *seen, uint32_t guess,
                         unsigned marks);
void hand_mastermind_add(struct hand_mastermind *self, uint32_t guess,
                         unsigned marks);

/* Before each guess, and in a new game: what was planned is out of date. */
void hand_mastermind_forget_plan(struct hand_mastermind *self);

/* Thinks about the next guess: think spends one portion of time and may have
 * no plan yet, decide goes on until there is one. The game's number goes into
 * the seed, so that games differ. The scratch memory is the hand's. Neither
 * goes on while the mind is busy. */
enum mind_answer hand_mastermind_think(struct hand_mastermind *self,
                                       const struct hand *hand,
                                       const struct session *session,
                                       unsigned game);
enum mind_answer hand_mastermind_decide(struct hand_mastermind *self,
                                        const struct hand *hand,
                                        const struct session *session,
                                        unsigned game);

/* Plans a code for the other player to find: at random, or a person's. */
enum mind_answer hand_mastermind_make(struct hand_mastermind *self,
                                      const struct hand *hand,
                                      const struct session *session,
                                      unsigned game);

/* A line about the next guess, in the letters of the colours. Null: the line
 * is in the text; else the reason why there is none, and the text is as it
 * was. */
const char *hand_mastermind_advise(const struct hand_mastermind *self,
                                   const struct hand *hand,
                                   const char *letters, struct text *to);

#endif
