/* subject.h - a student's design under examination, reached by its pins.
 *
 * The one place where a submission begins to run. The process it runs in
 * (designs/engines/apart.h) is forked when nothing but the design is in memory:
 * no check, no other submission. From then on it gets levels of inputs and
 * numbers of ticks, and answers with changes of outputs; whatever else it does
 * there ends as an error here.
 *
 * For sessions it is a machine like any other. All of them, one after the
 * other, share the one process.
 */
#ifndef SUBJECT_H
#define SUBJECT_H

#include "base/text.h"
#include "boards/board.h"
#include "grade/repeat.h"

/* Told of every run, if somebody listens: which inputs were held from a tick
 * on, and the changes that came of it (base/design.h). */
struct subject_run {
    uint64_t from, ticks;
    const uint64_t *in, *changes;
    size_t count;
};

struct subject {
    struct design design;               /* first: what sessions hold */
    struct machine_type machine;        /* as the original, but for: */
    struct machine_design wiring;
    const struct machine_design *origin;
    struct design *inside;              /* what runs apart, */
    struct repeat repeat;               /* as far as it did not run before */
    uint64_t tick;                      /* since power came on */
    char error[TEXT_ERROR_MAX];         /* why it cannot go on, or "" */

    void (*on_run)(void *with, const struct subject *subject,
                   const struct subject_run *run);
    void *with;
};

const char *subject_start(struct subject *self,
                          const struct machine_type *machine);
void subject_end(struct subject *self);

/* Processor time that it has used. */
int64_t subject_cpu_ms(const struct subject *self);

#endif
