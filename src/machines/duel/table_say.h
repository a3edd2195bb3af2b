/* table_say.h - what is said at the table of the duel machine. */
#ifndef DUEL_TABLE_SAY_H
#define DUEL_TABLE_SAY_H

#include "machines/duel/hand_state.h"

/* Fields of duel_table. */
void duel_table_say_now(const struct table_view *view, struct text *to);
void duel_table_say_last(const struct table_view *view, struct text *to);
int duel_table_count_moves(const struct table_view *view);
void duel_table_tell_move(const struct table_view *view, int i,
                          struct table_move *to);

/* Whether A's press in the start begins a game for one. */
int duel_table_is_alone(const struct table_view *view);

/* Whether this is the game for one. */
int duel_table_is_single(const struct duel_hand *self);

/* A seat's own button, "BTN3". */
const char *duel_table_button(char seat);

/* The key of a press that only goes on, in English; null: there is none now. */
const char *duel_table_go_on_name(const struct table_view *view);

/* The code of the round: it was found, or the watcher has seen it. */
void duel_table_spell_code(const struct duel_hand *self,
                           char word[DUEL_PLACES + 1]);

/* Guesses of the round that is on the table: how many, the i-th, and whether
 * the last has found the code. */
int duel_table_tries(const struct duel_hand *self);
const struct hand_duel_guess *duel_table_guess(const struct duel_hand *self,
                                               int i);
int duel_table_is_found(const struct duel_hand *self);

/* How many letters of a guess earned a mark. */
int duel_table_count_marks(unsigned marks, enum mastermind_mark mark);

/* What the letter at a place earned. */
static inline enum mastermind_mark duel_table_mark(unsigned marks, int place)
{
    return (enum mastermind_mark)(marks >> 2 * (DUEL_PLACES - 1 - place) & 3);
}

#endif
