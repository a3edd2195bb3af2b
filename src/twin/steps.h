/* steps.h - what was done to a machine, as the ticks on which pins changed. */
#ifndef STEPS_H
#define STEPS_H

#include "base/text.h"
#include "bench/session.h"
#include "twin/pair.h"

struct step {
    uint64_t tick;                      /* from this one on */
    pins in;
    int is_power;                       /* off and on again before it */
};

struct steps {                          /* zero it before use */
    struct step *at;
    size_t count, room;
    uint64_t ticks;                     /* how long it all takes */
};

void steps_free(struct steps *self);
void steps_clear(struct steps *self);
const char *steps_copy(struct steps *self, const struct steps *from);

/* One tick more, or many, with these pins. */
const char *steps_add(struct steps *self, pins in, int is_power);
const char *steps_hold(struct steps *self, pins in, uint64_t ticks);

/* Forgets what comes from a tick on. */
void steps_cut(struct steps *self, uint64_t tick);

/* Does it all from power-up on, to the first difference. */
const char *steps_run(const struct steps *self, struct pair *pair);

/* As a journal that opens id, with a comment as its second line. */
const char *steps_write(const struct steps *self,
                        const struct board_type *board, const char *id,
                        const char *comment, struct session_sink sink);

#endif
