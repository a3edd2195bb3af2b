/* table.h - every guess judged against every code left, once.
 *
 * The exact search works with small numbers: codes and guesses by their
 * place in the table, answers from 0 on. Answer 0 is the solved one.
 */
#ifndef MASTERMIND_TABLE_H
#define MASTERMIND_TABLE_H

#include "base/arena.h"
#include "games/mastermind/minds/twins.h"

enum {
    MASTERMIND_ANSWERS_MAX = 256,
    MASTERMIND_NARROW = 16,             /* answers that fit bits of a word */
    MASTERMIND_TABLE_MAX = 32768,       /* codes, and guesses */
};

struct mastermind_table {
    struct mastermind_game game;
    int codes, guesses, answers;
    const uint32_t *code;               /* ascending */
    uint32_t *guess;                    /* ascending */
    uint16_t *guess_of;                 /* code: itself as a guess */
    uint64_t *hash;                     /* of each code */
    uint16_t marks[MASTERMIND_ANSWERS_MAX];     /* of each answer */
    uint8_t *answer;                    /* [guess][code] */
};

static inline const uint8_t *
mastermind_answers_to(const struct mastermind_table *self, int guess)
{
    return self->answer + (size_t)guess * (size_t)self->codes;
}

/* How much memory a table for so many codes takes; 0 if it cannot be. */
size_t mastermind_table_need(const struct mastermind_game *game,
                             size_t codes);

/* Why there cannot be a table, or null. */
const char *mastermind_table_check(const struct mastermind_game *game,
                                   size_t codes);

/* Fills the table for these codes, ascending, which stay the caller's; 0
 * if there is not enough memory. */
int mastermind_table_fill(struct mastermind_table *self,
                          const struct mastermind_game *game,
                          const uint32_t *codes, size_t count,
                          struct arena *arena);

#endif
