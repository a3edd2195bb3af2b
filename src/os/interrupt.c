/* interrupt.c - Ctrl-C, or SIGTERM, while much is being done. */
#include "os/interrupt.h"

#include <stddef.h>

static volatile sig_atomic_t interrupted;

static void note(int signal)
{
    (void)signal;
    interrupted = 1;
}

void interrupt_catch(struct interrupt *self)
{
    struct sigaction action = {0};

    action.sa_handler = note;
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
