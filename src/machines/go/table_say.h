/* table_say.h - what is said at the Go table: whose turn it is, what was
 * played, who is ahead, how the game ended. */
#ifndef GO_TABLE_SAY_H
#define GO_TABLE_SAY_H

#include "machines/go/table.h"

/* The sentences of struct table_type. */
void go_say_now(const struct table_view *view, struct text *to);
void go_say_last(const struct table_view *view, struct text *to);
int go_say_end(const struct table_view *view, struct table_end *to);

/* "D4", "passed". */
void go_say_move(const struct go_game *game, int i, struct text *to);

/* "Now: Black by 3.5", "Estimate: White by 2.5". */
void go_say_count(const struct go_game *game, struct text *to);
void go_say_estimate(const struct go_game *game, struct text *to);

/* A lead of Black in half points, for the seat that looks, in whole points; of
 * half a point it is one. Where two share a screen, or minds play, it is
 * Black's view. */
int32_t go_say_lead(const struct table_view *view, int halves);

#endif
