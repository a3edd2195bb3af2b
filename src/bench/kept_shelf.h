/* kept_shelf.h - the list of kept games: described, renamed, removed, copied.
 *
 * The name of a game is that of its file: there is no second place where it
 * could be wrong, and the command line knows it, too. Nothing is ever written
 * over. What is read of a game is in kept.h.
 */
#ifndef KEPT_SHELF_H
#define KEPT_SHELF_H

#include "bench/kept.h"

/* The name that a person gave a game, "my first win"; empty while it has the
 * one that it was begun with, "duel-20260131-235900-42.bw". */
void kept_shelf_put_name(const struct kept *game, struct text *to);

/* In the player's words: the title of its machine, "Mastermind for two"; its
 * own name or else that title; "a person and knuth", of "A=human b=knuth"; how
 * it ended; and all of it with the number of events in one line. */
void kept_shelf_put_machine(const struct kept *game, struct text *to);
void kept_shelf_put_title(const struct kept *game, struct text *to);
void kept_shelf_put_players(const struct kept *game, struct text *to);
void kept_shelf_put_result(const struct kept *game, struct text *to);
void kept_shelf_put_line(const struct kept *game, struct text *to);

/* Gives the i-th game another name. An error says why not: it cannot be a
 * file's, another game has it, or the game is being played. */
const char *kept_shelf_rename(struct kept_list *list, int i, const char *name);

/* Removes the i-th game from disk and from the list, unless it is being
 * played. */
const char *kept_shelf_remove(struct kept_list *list, int i);

/* Copies all games of the list into a folder, which is made if it is not
 * there. A file of the same name that holds the same game counts as copied;
 * any other is left as it is, and is an error. *copied counts them. */
const char *kept_shelf_export(const struct kept_list *list, const char *folder,
                         int *copied);

#endif
