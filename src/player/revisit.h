/* revisit.h - returns to a move, or to where it was due. */
#ifndef REVISIT_H
#define REVISIT_H

#include "bench/table.h"
#include "player/player.h"

/* Goes to the moment at which move i is on the table, and stops time there. */
void revisit_move(struct player *player, const struct table_move *move, int i);

/* Goes to the first moment after the move before it at which the one who made
 * move i could have made any other. Null: there was none before. */
void revisit_turn(struct player *player, const struct table_move *move, int i,
                  const struct table_move *before);

#endif
