/* sgf_game_node.h - shared by the files that replay records.
 *
 * sgf_game.c follows trees and nodes, sgf_game_take.c collects what a node
 * says, sgf_game_make.c makes it on the board. */
#ifndef SGF_GAME_NODE_H
#define SGF_GAME_NODE_H

#include "games/go/notation/sgf_game.h"

/* Queues a fault; the message is copied. Of more than SGF_FAULTS_MAX in one
 * node the rest is only counted. */
void sgf_game_fault(struct sgf_game *self, int line, int column,
                    const char *message, int is_minor);

/* A value of a property of the node. */
void sgf_game_take(struct sgf_game *self, const struct sgf_event *value);

/* The node is complete: makes what it says. */
void sgf_game_make(struct sgf_game *self);

/* The game as the steps so far have made it. */
void sgf_game_rebuild(struct sgf_game *self);

#endif
