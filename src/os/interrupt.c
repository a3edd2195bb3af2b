/* interrupt.c - Ctrl-C and SIGTERM during long work: results so far are still
 * printed.
 *
 * One flag for the whole program, which nothing clears: after an interrupt
 * a command finishes what it has and exits. The handler only sets the
 * flag, as little else is safe there; sa_flags are 0, so blocking calls
 * return early.
 */
#include "os/interrupt.h"

#include <stddef.h>

static volatile sig_atomic_t interrupted;

static void set_interrupted(int signal)
{
    (void)signal;
    interrupted = 1;
}

void interrupt_catch(struct interrupt *self)
{
    struct sigaction action = {0};

    action.sa_handler = set_interrupted;
    sigaction(SIGINT, &action, &self->interrupt);
    sigaction(SIGTERM, &action, &self->terminate);
    action.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &action, &self->pipe);
}

void interrupt_restore(const struct interrupt *self)
{
    sigaction(SIGINT, &self->interrupt, NULL);
    sigaction(SIGTERM, &self->terminate, NULL);
    sigaction(SIGPIPE, &self->pipe, NULL);
}

int interrupt_should_stop(void *context)
{
    (void)context;
    return interrupted;
}
