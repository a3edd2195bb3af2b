/* sitter.h - a person at the table of the duel machine, for its tests. */
#ifndef SITTER_H
#define SITTER_H

#include "bench/play_table.h"

/* The beginnings of ids, one for each board; and a play at one. */
extern const char *const sitter_boards[2];
struct play *sitter_begin(const char *board, const char *rest, const char *a,
                          const char *b);

/* A tenth of a second, or a tick. */
uint64_t sitter_moment(const struct play *play);

/* A thing on the table by its words or its text; null: there is none. */
const struct table_item *sitter_find(struct play *play, const char *words);

/* Waits for a thing that can be touched, for at most two minutes; and touches
 * it. A touch that must be refused gives the reason. */
const struct table_item *sitter_wait_for(struct play *play,
                                         const char *words);
void sitter_touch(struct play *play, const char *words);
const char *sitter_refusal(struct play *play, const char *words);

/* Letters, and letters with Enter. */
void sitter_choose(struct play *play, const char *word);
void sitter_enter(struct play *play, const char *word);

/* What is said, now or about the last; good until the next call. */
const char *sitter_say(const struct play *play, int is_last);
void sitter_wait_said(struct play *play, const char *words, int is_last);
void sitter_wait_moves(struct play *play, int count);

/* Letters that stand in the row of the code; "" while it is hidden. */
const char *sitter_code(struct play *play);

/* How often a button was pressed; fails if a hand did anything else than to
 * press and release buttons and to set the letter. */
int sitter_presses(const struct play *play, const char *button);

#endif
