/* table_say.h - what is said at the draughts table: whose turn it is, what was
 * moved, how the game ended. */
#ifndef CHECKERS_TABLE_SAY_H
#define CHECKERS_TABLE_SAY_H

#include "bench/table.h"
#include "machines/checkers/hand_state.h"

/* The sentences of struct table_type. */
void checkers_say_now(const struct table_view *view, struct text *to);
void checkers_say_last(const struct table_view *view, struct text *to);
int checkers_say_end(const struct table_view *view, struct table_end *to);

/* "Red wins", "A draw", for a label. */
const char *checkers_say_result(enum checkers_result result);

/* "11-15": the squares of a move, as books number them. */
void checkers_say_numbers(const struct hand_checkers_ply *ply,
                          struct text *to);

/* How a move has left it for the seat that looks, in men: a king counts as
 * two. Where two share a screen, or minds play, it is Red's view. */
int32_t checkers_say_lead(const struct table_view *view,
                          const struct hand_checkers_ply *ply);

#endif
