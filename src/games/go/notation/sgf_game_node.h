/* sgf_game_node.h - what the parts of the replay of records share. */
#ifndef SGF_GAME_NODE_H
#define SGF_GAME_NODE_H

#include "games/go/notation/sgf_game.h"

void sgf_game_fault(struct sgf_game *self, int line, int column,
                    const char *message, int is_minor);

/* A value of a property of the node. */
void sgf_game_take(struct sgf_game *self, const struct sgf_event *value);

/* The node is complete: makes what it says. */
void sgf_game_make(struct sgf_game *self);

/* The game as the steps so far have made it. */
void sgf_game_rebuild(struct sgf_game *self);

#endif
