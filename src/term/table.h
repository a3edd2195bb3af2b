/* table.h - a table in cells: the game beside its board, in a terminal.
 *
 * Pieces are letters, so that no colour is needed: X and O are stones, R and B
 * men (with a plus for a king), a peg and a card are their names. Items that
 * can be touched are reached with the arrow keys or by a click.
 */
#ifndef TERM_TABLE_H
#define TERM_TABLE_H

#include "bench/table.h"
#include "term/layout.h"
#include "term/screen.h"

/* Where the sheet lies in an area: as large as both sides allow, its height a
 * multiple of what makes rows even where there is room for that. */
struct term_box term_table_box(struct term_box area);

/* Draws all items, the one at focus with a frame; -1: none has it. */
void term_table_draw(struct term_screen *screen, struct term_box box,
                     const struct table *table, int focus);

/* The item at a cell that can be touched; -1: none. */
int term_table_hit(const struct table *table, struct term_box box, int column,
                   int row);

#endif
