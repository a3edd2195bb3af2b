/* interrupt.h - Ctrl-C, or SIGTERM, while much is being done: what came out
 * is still told. */
#ifndef INTERRUPT_H
#define INTERRUPT_H

#include <signal.h>

struct interrupt {                      /* what the signals did before */
    struct sigaction interrupt, terminate, pipe;
};

/* From now on either is only noted, and a pipe that nobody reads is an error
 * of write, not a signal. */
void interrupt_catch(struct interrupt *self);

/* As it was before. */
void interrupt_restore(const struct interrupt *self);

/* Whether there was one. */
int interrupt_should_stop(void *context);

#endif
