/* script.h - a journal read line by line: save file, test and replay.
 *
 *     boardwalk 1
 *     open duel:basys2#42
 *     @0 press BTN3          at a tick, after some ticks, or just now
 *     +60 release BTN3
 *     wait 3s
 *     # the maker is called (M0-14)
 *     expect AN "_P-A"
 */
#ifndef SCRIPT_H
#define SCRIPT_H

#include "bench/look.h"

enum { SCRIPT_NAME_MAX = 160, SCRIPT_LINE_MAX = 500 };

/* How far a script may let the machine run, so that a script from elsewhere
 * ends: in ticks or, if that is not zero, in milliseconds of machine time. */
struct script_limit {
    uint64_t ticks;                     /* zero: SCRIPT_TICKS_MAX */
    uint64_t ms;
};

#define SCRIPT_TICKS_MAX UINT64_C(10000000000)  /* a day of the quickest, */
#define SCRIPT_DESIGN_MS_MAX UINT64_C(86400000) /* and of every design */

struct script {
    struct session *session;            /* null before the line open */
    int line;                           /* of the last line read, from 1 */
    int is_headed;                      /* "boardwalk 1" was there */
    int skims;                          /* session_skim: set it at first */
    struct script_limit limit;          /* what it began with, and */
    const char *raise_limit;            /* how to have more, or null */
    uint64_t ticks_left;                /* how far it may still go */
    char name[SCRIPT_NAME_MAX];         /* the last comment */

    /* What to do with an expectation; null: nothing. */
    void (*on_expect)(void *with, const struct script *script,
                      const struct look_answer *answer);
    void *with;
};

void script_begin(struct script *self);

/* Sets another limit, before the first line. */
void script_allow(struct script *self, const struct script_limit *limit);

/* Reads "90s", "10m", "24h", "500ms" or "1000000t"; a null return is
 * success. */
const char *script_read_limit(const char *words, struct script_limit *limit);

/* Does one line, without its line end. Null is success; on an error the
 * machine may have run up to the tick of the line. */
const char *script_line(struct script *self, const char *line);

/* Does all lines of a text. On an error self->line is the bad one. */
const char *script_text(struct script *self, const char *text);

/* Hands the session over; what is left is closed by script_end. */
struct session *script_take(struct script *self);
void script_end(struct script *self);

#endif
