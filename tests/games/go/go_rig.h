/* go_rig.h - what the tests of the Go search share. */
#ifndef GO_RIG_H
#define GO_RIG_H

#include "base/rng.h"
#include "games/go/rules/game.h"

/* A game from rows of text: X Black, O White, the first row at the top; rows
 * end with a slash. Area, simple ko, no komi. */
void go_rig_set_up(struct go_game *game, const char *rows,
                   enum go_colour turn);

/* The first point that has this letter in such a text; 0 if none has. */
go_point go_rig_find(const char *rows, char letter);

/* Legal moves at random by turns from where the board stands, no eyes
 * filled; fewer if none is left. */
void go_rig_wander(struct go_board *board, struct rng *rng, int moves);

/* One of the eight ways to turn and mirror a board, 0..7. */
go_point go_rig_turned(int size, go_point point, int way);

/* The same stones turned, with colours exchanged or not. */
void go_rig_turn(const struct go_board *from, struct go_board *to, int way,
                 int is_swapped);

/* Whether some stone of a group has another's beside it. */
int go_rig_touches(const struct go_board *board, go_point stone,
                   go_point other);

#endif
