/* script_inside.h - shared by the files of the script language. */
#ifndef SCRIPT_INSIDE_H
#define SCRIPT_INSIDE_H

#include "bench/script.h"

/* What looking and going back cost, in ticks: a memory copied, or a picture
 * drawn, takes about as long as these. */
enum { LOOK_COST_TICKS = 4096 };

uint64_t script_clock_hz(const struct script *self);

/* Nothing may stand after the last word of a line. */
const char *script_no_more(const char *words);

/* "2s", "300ms", "20t" as ticks of the board. */
const char *script_read_time(const struct script *self, const char *word,
                             uint64_t *ticks);

/* The same where it is all that a line has left. */
const char *script_take_time(const struct script *self, const char *words,
                             uint64_t *ticks);

/* Whether the limit allows so many ticks; take off what a line has cost; run,
 * if it is allowed; go back, whatever that costs. */
const char *script_allows(const struct script *self, uint64_t ticks);
const char *script_charge(struct script *self, uint64_t ticks);
const char *script_run_ticks(struct script *self, uint64_t ticks);
const char *script_go_back(struct script *self, uint64_t tick);

/* Verbs, with the words after them: script_until.c */
const char *script_expect(struct script *self, const char *words);
const char *script_until(struct script *self, const char *words);
const char *script_hold(struct script *self, const char *words);
const char *script_match(struct script *self, const char *words);
const char *script_name_limit(struct script *self, const char *words);
const char *script_begin_check(struct script *self, const char *words);

/* And script_hand.c: an event as the hand does it, and how steady it is. What
 * it draws at random begins anew with the session's seed and a salt. */
void script_hand_begin(struct script *self, const char *salt);
const char *script_set_jitter(struct script *self, const char *words);
const char *script_set_bounce(struct script *self, const char *words);
const char *script_do_event(struct script *self, const char *words);

/* script_repeat.c: the verbs, a line of a block that is not done yet, and what
 * is left of one in the end. */
const char *script_repeat(struct script *self, const char *words);
const char *script_end_alone(struct script *self, const char *words);
const char *script_keep_line(struct script *self, const char *line,
                             const char *words);
void script_drop_block(struct script *self);

#endif
