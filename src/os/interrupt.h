/* interrupt.h - Ctrl-C and SIGTERM during long work: results so far are still
 * printed. */
#ifndef INTERRUPT_H
#define INTERRUPT_H

#include <signal.h>

struct interrupt {                      /* what the signals did before */
    struct sigaction interrupt, terminate, pipe;
};

/* From now on both signals only set a flag, and writing to a closed pipe is an
 * error of write, not a signal. */
void interrupt_catch(struct interrupt *self);

/* Restores what interrupt_catch saved. */
void interrupt_restore(const struct interrupt *self);

/* Whether a signal has come, now or earlier. The context is not used: it is
 * there so that pools and children can call this as their should_stop. */
int interrupt_should_stop(void *context);

#endif
