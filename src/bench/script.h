/* script.h - a journal read line by line: save file, test and replay.
 *
 *     boardwalk 1
 *     open duel:basys2#42
 *     @0 press BTN3          at a tick, after some ticks, or just now
 *     +60 release BTN3
 *     wait 3s
 *     # the maker is called (M0-14)
 *     expect AN "_P-A"
 *
 * A test that grades has checks, which all begin at the same moment, and waits
 * for what the board shows rather than for a time:
 *
 *     check lives 4 "a wrong guess costs a life"
 *     until AN "_L-3" within 3s or fail 2 "three lives at first"
 */
#ifndef SCRIPT_H
#define SCRIPT_H

#include "base/rng.h"
#include "bench/look.h"

enum { SCRIPT_NAME_MAX = 160, SCRIPT_LINE_MAX = 500,
       SCRIPT_WORD_MAX = 24,            /* the name of a check or a limit */
       SCRIPT_LIMITS = 24,
       SCRIPT_REPEATED_MAX = 1000000 }; /* lines in all, done by repeat */

/* What a script may open beside the machines of the catalogue, and how far it
 * may let the machine run, so that a script from elsewhere ends: in ticks or,
 * if that is not zero, in milliseconds of machine time. */
struct script_limit {
    const struct machine_type *design;  /* null: none */
    uint64_t ticks;                     /* zero: SCRIPT_TICKS_MAX */
    uint64_t ms;
};

#define SCRIPT_TICKS_MAX UINT64_C(10000000000)  /* a day of the quickest, */
#define SCRIPT_DESIGN_MS_MAX UINT64_C(86400000) /* and of every design */

enum script_verb { SCRIPT_EXPECT, SCRIPT_UNTIL, SCRIPT_HOLD, SCRIPT_MATCH };

struct script_check {
    char name[SCRIPT_WORD_MAX], title[SCRIPT_NAME_MAX];
    unsigned points;
};

struct script {
    struct session *session;            /* null before the line open */
    int line;                           /* of the last line read, from 1 */
    int is_headed;                      /* "boardwalk 1" was there */
    int skims;                          /* session_skim: set it at first */
    struct script_limit limit;          /* what it began with, and */
    const char *raise_limit;            /* how to have more, or null */
    uint64_t ticks_left;                /* how far it may still go */
    char name[SCRIPT_NAME_MAX];         /* the last comment */

    struct {                            /* times by name */
        char name[SCRIPT_WORD_MAX], time[SCRIPT_WORD_MAX];
    } named[SCRIPT_LIMITS];
    int named_count;

    struct script_check check;          /* that has begun last; "": none */
    uint64_t check_tick;                /* where all of them begin */

    struct rng hand_rng;                /* what is not the same twice: */
    uint64_t jitter_us, bounce_us;      /* how long, and how clean, a press */

    struct script_block *block;         /* to repeat, not yet at its end */
    uint64_t repeated;                  /* lines so far */

    /* While on_expect is called: by which verb, what is lost if it does not
     * hold (none: UINT_MAX, all that is left of the check), and how long was
     * waited. */
    enum script_verb verb;
    unsigned loses;
    uint64_t waited_ticks;

    /* What to do with an expectation, and where a check begins; null:
     * nothing. */
    void (*on_expect)(void *with, const struct script *script,
                      const struct look_answer *answer);
    void (*on_check)(void *with, const struct script *script);

    /* What the parts of these names show for so many ticks, compared with
     * what another machine showed; null: there is none, and `match` is an
     * error. */
    const char *(*on_match)(void *with, struct script *script,
                            const char *parts, uint64_t ticks,
                            uint64_t slack_ticks, struct look_answer *answer);

    /* Whether to do no more of what is repeated; null: never. */
    int (*should_stop)(void *with);
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

/* To be called after the last line: an error if a block to repeat has begun and
 * not ended. script_text does it. */
const char *script_whole(struct script *self);

/* Lets time pass until lights can have changed, at most so many ticks; returns
 * an error if the limit of machine time does not allow it. */
const char *script_run_to_look(struct script *self, uint64_t most_ticks);

/* Hands the session over; what is left is closed by script_end. */
struct session *script_take(struct script *self);
void script_end(struct script *self);

#endif
