/* table_words.h - what is said at the table of pegs. */
#ifndef PEGS_TABLE_WORDS_H
#define PEGS_TABLE_WORDS_H

#include "bench/table.h"
#include "machines/pegs/hand_state.h"

/* A colour by its number, "red", and the number by its letter, 'R'. */
const char *pegs_table_colour(unsigned colour);
unsigned pegs_table_number(char letter);

/* "GCRM" */
void pegs_table_spell(uint16_t guess, char letters[PEGS_PLACES + 1]);

/* "2 right, 1 elsewhere" */
void pegs_table_put_marks(unsigned marks, struct text *to);

/* "6 turns left", "Found in 5 turns", "Not found" */
void pegs_table_put_progress(const struct pegs_hand *self,
                             const struct hand_pegs_game *game,
                             struct text *to);

/* "A: 12 turns, b: 15" */
void pegs_table_put_totals(const struct pegs_hand *self, struct text *to);

/* For struct table_type. */
void pegs_table_say_now(const struct table_view *view, struct text *to);
void pegs_table_say_last(const struct table_view *view, struct text *to);
int pegs_table_count_moves(const struct table_view *view);
void pegs_table_move(const struct table_view *view, int i,
                     struct table_move *to);

#endif
