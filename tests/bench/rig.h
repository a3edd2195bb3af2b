/* rig.h - what the tests of the bench share: sessions that must open,
 * hands on a duel, dice, and moments to compare. */
#ifndef RIG_H
#define RIG_H

#include "check.h"

#include "base/rng.h"
#include "bench/session.h"

/* Sessions and events that are right, or the test fails. */
struct session *rig_open(const char *id);
void rig_do(struct session *session, const char *words);

/* The id as the session tells it, and parts as a person reads them; good
 * until the next call. */
const char *rig_id(const struct session *session);
const char *rig_read(const struct session *session, const char *part);

/* An error that says all of these, in any order: "BTN9|did you mean". */
#define rig_says(error, wanted) rig_says_at(error, wanted, __FILE__, __LINE__)
void rig_says_at(const char *error, const char *wanted, const char *file,
                 int line);

/* What was written to a sink, as one text; zero it before use. */
struct rig_page {
    char *text;
    size_t used, room;
    int lines;                          /* appends, one for each line */
};

struct session_sink rig_page_sink(struct rig_page *page);
void rig_page_free(struct rig_page *page);

/* A random event that fits the session's machine. */
void rig_random_event(struct rng *rng, const struct session *session,
                      char words[EVENT_WORDS_MAX]);

/* Random events, each followed by up to gap ticks. */
void rig_play(struct rng *rng, struct session *session, int events,
              uint64_t gap);

/* Hands on a duel, on any board: time in tenths of a second, four letters
 * by a seat's button, and a whole match that A loses 0-2. */
void rig_wait(struct session *session, unsigned tenths);
void rig_enter(struct session *session, char seat, const char *letters);
void rig_match(struct session *session);

/* The same game once more, in a session of its own, watched tick by tick. */
void rig_play_again(const struct session *played, session_watcher *watcher,
                    void *with);

/* All that there is to know of a session at one moment. */
struct rig_moment {
    uint64_t tick, sum;
    pins in, out;
    struct lights seen;
    struct lights blinks;               /* a bit for each light */
    uint8_t frame[LIGHTS_MAX];          /* as shown while time stands still */
    struct terminal terminal;           /* zeros where there is none */
    char chip[512];                     /* its first bytes, */
    size_t chip_size;
    uint64_t chip_sum;                  /* and something of all */
};

void rig_moment_take(struct rig_moment *moment, struct session *session);
void rig_moment_compare(const struct rig_moment *is,
                        const struct rig_moment *should);

/* Both sessions stand at the same moment. */
void rig_compare(struct session *is, struct session *should);

#endif
