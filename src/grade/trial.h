/* trial.h - runs one check on one machine: what was expected, and what was
 * seen.
 *
 * The golden machine goes first, and what it showed is what `match` compares a
 * submission with. Both get the same lines, each in its own time.
 */
#ifndef TRIAL_H
#define TRIAL_H

#include "grade/assignment.h"

enum { TRIAL_FOUND = 64,                /* expectations in a check */
       TRIAL_MATCHES = 8, TRIAL_PARTS = 4, TRIAL_EVENTS = 40,
       TRIAL_VALUE = LOOK_MAX };       /* an array of LEDs has 71 */

/* Who is tried: the id without a seed, and the record if it is not one of the
 * catalogue. */
struct trial_machine {
    char id[200];                       /* "duel:basys3 hide=on" */
    const struct machine_type *design;  /* or null */
};

struct trial_found {                    /* an expectation */
    int line;                           /* of the check's text, from 1 */
    int holds;
    unsigned loses;                     /* UINT_MAX: all */
    enum script_verb verb;
    uint64_t tick, waited_ms;
    char name[SCRIPT_NAME_MAX];
    struct look_answer answer;
};

/* What a part showed over time, but for what nobody could read. */
struct trial_sequence {
    char part[PART_NAME_MAX];
    int count;
    struct {
        uint32_t ms;                    /* since `match` began */
        char value[TRIAL_VALUE];
    } at[TRIAL_EVENTS];
};

struct trial {
    struct script script;
    struct trial_found found[TRIAL_FOUND];
    int found_count;
    int is_full;                        /* there were more than that */
    struct trial_sequence seen[TRIAL_MATCHES][TRIAL_PARTS];
    int match_count;
    const struct trial *golden;         /* or null: this is it */
    char error[TEXT_ERROR_MAX];         /* "": it ran to its end */
    int error_line;
    int stops_at_loss;                  /* of all points */
    uint64_t ms;                        /* of board time that it took */
};

struct trial_check {
    const struct assignment *assignment;
    const struct script_check *is;
    const char *text;                   /* in the words of this machine */
    const char *seed;
    int last_line;                      /* 0: to its end */
};

/* Runs a check. The session stays open until trial_end. A null golden: this is
 * the golden machine. An error is one of the check's own lines or of the
 * machine, and is also in self->error. */
const char *trial_run(struct trial *self, const struct trial_machine *machine,
                      const struct trial_check *check,
                      const struct trial *golden);
void trial_end(struct trial *self);

/* Whether two parts showed equal values at equal times, but for so much, over a
 * `match` of so long. */
int trial_is_alike(const struct trial_sequence *a,
                   const struct trial_sequence *b, uint64_t slack_ms,
                   uint64_t total_ms);

/* The first expectation that does not hold, or null. */
const struct trial_found *trial_first_loss(const struct trial *self);

/* What is lost of a check of so many points. */
unsigned trial_lost(const struct trial *self, unsigned points);

/* A whole script that `boardwalk run` takes: head, settings, start, and the
 * check. The caller frees it; null: no memory. */
char *trial_script(const struct trial_machine *machine,
                   const struct trial_check *check);

#endif
