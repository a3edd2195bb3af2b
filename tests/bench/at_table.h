/* at_table.h - people at the table of any machine: what lies on it, what it
 * says, and touches. */
#ifndef AT_TABLE_H
#define AT_TABLE_H

#include "bench/play_table.h"
#include "bench/rig.h"
#include "bench/sitting.h"

enum { AT_TABLE_MOMENTS = 1200 };       /* two minutes must be enough */

extern struct table at_table_laid;      /* as it was last laid */

/* A tenth of a second, or a tick. */
uint64_t at_table_moment(const struct play *play);

/* The thing whose text begins with this name, or else whose words do; null:
 * there is none. The first one lays the table before. */
const struct table_item *at_table_look(struct play *play, const char *name);
const struct table_item *at_table_find(const char *name);

/* Waits until it can be touched; and touches it. The hand may be putting
 * switches back from the last move, which is waited for. */
const struct table_item *at_table_wait(struct play *play, const char *name);
void at_table_touch(struct play *play, const char *name);

/* What a touch of it answers at once; null: it is taken. */
const char *at_table_refusal(struct play *play, const char *name);

/* What is said now, or about the last move; good until the next call. Waits
 * until these words are in it. */
const char *at_table_now(const struct play *play);
const char *at_table_last(const struct play *play);
void at_table_hear(struct play *play, const char *words);
void at_table_hear_last(struct play *play, const char *words);

/* How often the journal has a press of a button. */
int at_table_presses(const struct play *play, const char *button);

/* Nobody does anything in so many seconds. */
void at_table_is_calm(struct play *play, int seconds);

#endif
