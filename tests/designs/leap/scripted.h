/* scripted.h - the inputs of a design while its own script is played. */
#ifndef SCRIPTED_H
#define SCRIPTED_H

#include "designs/leap/runner.h"

struct stretch {                        /* inputs that were held so long */
    uint64_t in[RUNNER_WORDS_MAX];
    uint64_t ticks;
};

struct scripted {
    struct stretch *list;
    size_t count, room;
    uint64_t ticks;                     /* of all */
};

/* Plays a script on a project, up to so many ticks, and writes down what its
 * inputs were. An error, or null. */
const char *scripted_read(struct scripted *self, const char *path,
                          const struct machine_type *project, uint64_t ticks);
void scripted_free(struct scripted *self);

/* In a run of fewer ticks than the script has each stretch gets its share, but
 * at least one: the inputs are then the script's, and its times are not. */
void scripted_shorten(struct scripted *self, uint64_t ticks);

#endif
