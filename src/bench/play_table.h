/* play_table.h - the table of a sitting, for faces: whose it is, what lies on
 * it, what a touch does, and what is to be said.
 *
 * It is the table of a person. With two people at one screen it is that of the
 * one who is to act, and stays his until the other is; where minds play alone
 * there is none to touch, and the table is what the first of them sees.
 */
#ifndef PLAY_TABLE_H
#define PLAY_TABLE_H

#include "bench/intro.h"
#include "bench/play.h"

/* Whether this machine has a table at all. */
int play_table_is_there(const struct play *self);

/* The seat whose table it is now, 0 or 1; and whether a person sits there, so
 * that it can be touched. */
int play_table_seat(const struct play *self);
int play_table_is_open(const struct play *self);

/* Whether the one in this seat, 'A', is to act. */
int play_table_is_due(const struct play *self, char seat);

/* What lies on it; nothing where there is none. */
void play_table_lay(const struct play *self, struct table *to);

/* A touch of a thing on it, with the value of a slider. A null return is
 * success: the presses follow as time goes on. Else it says why not. A move at
 * an earlier moment goes on from there; what came after it is cut off. */
const char *play_table_touch(struct play *self, int touch, int32_t value);

/* The thing that a click on this pixel of the machine's own monitor touches; 0:
 * nothing, or nobody may touch it. */
int play_table_at_screen(const struct play *self, int x, int y);

/* Where the sitting keeps_later, such a move waits for one of these: the game
 * goes on from there with it, or it is forgotten. */
const char *play_table_go_on(struct play *self);
void play_table_forget_order(struct play *self);

/* A move was ordered, and the hand has not taken it up yet. */
int play_table_has_order(const struct play *self);

/* A sentence about what is to be done now, and one about what has happened
 * last; either may be empty. */
void play_table_say(const struct play *self, struct text *now,
                    struct text *last);

/* The moves of this game, and what their values are; null: they have none. */
int play_table_moves(const struct play *self);
void play_table_move(const struct play *self, int i, struct table_move *to);
const char *play_table_graph(const struct play *self);

/* Whether the game is over, and how it ended. */
int play_table_end(const struct play *self, struct table_end *to);

/* Step i of a first game, as it stands now; is_done where there is none. */
void play_table_guide(const struct play *self, int step,
                      struct intro_step *to);

#endif
