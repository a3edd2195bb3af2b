/* twins.h - guesses that are equivalent by symmetry.
 *
 * Two guesses are twins if an exchange of places and of colours turns one
 * into the other and leaves all that has been seen so far as it is; then only
 * one of them need be considered. What was seen are pairs of guess and marks:
 * with marks for each place an exchange must keep the marks as well, or it
 * would not map the codes that are left onto themselves.
 */
#ifndef MASTERMIND_TWINS_H
#define MASTERMIND_TWINS_H

#include "games/mastermind/rules/mastermind.h"

enum { TWINS_MAX = 120 };               /* ways to exchange five places */

struct mastermind_twin {
    uint8_t place[MASTERMIND_PEGS_MAX];         /* where a peg comes from */
    uint8_t colour[MASTERMIND_COLOURS_MAX];     /* what it turns into */
};

struct mastermind_twins {
    const struct mastermind_game *game;
    unsigned used;                      /* colours that were ever guessed */
    int count;
    struct mastermind_twin twin[TWINS_MAX];
};

/* Before the first guess. */
void mastermind_twins_begin(struct mastermind_twins *self,
                            const struct mastermind_game *game);

/* Only colours change, and only those not used. */
void mastermind_twins_colours(struct mastermind_twins *self,
                              const struct mastermind_game *game,
                              unsigned used);

/* After one more guess and its marks. */
void mastermind_twins_narrow(struct mastermind_twins *self,
                             const struct mastermind_twins *from,
                             uint32_t guess, unsigned marks);

/* Whether no guess has a twin but itself; then nothing below need be asked. */
int mastermind_twins_none(const struct mastermind_twins *self);

/* Whether a guess is the lowest of its twins. Colours that are absent from
 * every code left are all alike. */
int mastermind_twins_lowest(const struct mastermind_twins *self,
                            uint32_t guess, unsigned absent);

/* The lowest twin of a guess; guesses with the same one have the same cost. */
uint32_t mastermind_twins_first(const struct mastermind_twins *self,
                                uint32_t guess, unsigned absent);

/* The guesses worth considering, in ascending order: of the absent colours
 * they use only the lowest. */
struct mastermind_walk {
    int pegs, colours;
    uint8_t colour[MASTERMIND_COLOURS_MAX];     /* those in use, in order */
    uint8_t at[MASTERMIND_PEGS_MAX];
    int is_over;
};

void mastermind_walk_begin(struct mastermind_walk *self,
                           const struct mastermind_game *game,
                           unsigned absent);

/* The next guess; 0 after the last one. */
int mastermind_walk_next(struct mastermind_walk *self, uint32_t *guess);

#endif
