/* view.h - the guesses that differ, for one set of codes.
 *
 * On a set of codes many guesses say the same: they divide it alike. A view
 * keeps one of each kind, best dividers first, and answers the question
 * that an exact search asks most: into how many parts can a smaller set be
 * divided?
 *
 * If a game has few answers they are bits of a word, one row of words for
 * each code: or-ing the rows of a set tells the parts of eight guesses and
 * more in one instruction. Otherwise a view is a list of guesses.
 */
#ifndef MASTERMIND_VIEW_H
#define MASTERMIND_VIEW_H

#include "games/mastermind/minds/table.h"

enum { VIEW_LANES = 128 };              /* guesses at a time */

struct mastermind_view {
    const struct mastermind_table *table;
    int guesses;
    int stride;                         /* words in a row */
    uint16_t *guess;                    /* numbers in the table */
    uint8_t *parts;                     /* of the whole set, descending */
    uint16_t *row_of;                   /* code: its row */
    uint16_t *bits;                     /* null: too many answers */
};

struct mastermind_set {
    const uint16_t *code;               /* numbers in the table */
    int count;
};

/* All guesses, for all codes of the table; 0 if memory is short. */
int mastermind_view_all(struct mastermind_view *self,
                        const struct mastermind_table *table,
                        struct arena *arena);
size_t mastermind_view_need(const struct mastermind_table *table, int codes);

/* The guesses of another view that differ on a set. */
int mastermind_view_of(struct mastermind_view *self,
                       const struct mastermind_view *from,
                       struct mastermind_set set, struct arena *arena);

/* The guesses of another view, for all codes of the table, without those
 * that only exchange colours which were not used. */
int mastermind_view_lowest(struct mastermind_view *self,
                           const struct mastermind_view *from,
                           unsigned used, struct arena *arena);

/* The most parts that any guess makes of a set, where less than floor is of
 * no interest and more than ceiling cannot be. */
int mastermind_view_most(const struct mastermind_view *self,
                         struct mastermind_set set, int floor, int ceiling);

/* The parts that each guess of the view makes of a set. */
void mastermind_view_parts(const struct mastermind_view *self,
                           struct mastermind_set set, uint8_t *parts);

/* Parts that one guess makes. */
int mastermind_count_parts(const struct mastermind_table *table, int guess,
                     struct mastermind_set set);

#endif
