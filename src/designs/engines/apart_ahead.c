/* apart_ahead.c - ticks that a design in a process of its own has run ahead of
 * the caller. */
#include "designs/engines/apart_ahead.h"

#include <string.h>

int apart_ahead_is(const struct apart_ahead *self)
{
    return self->done < self->ticks;
}

/* A full list of changes ends a run behind the last of them. */
void apart_ahead_take(struct apart_ahead *self, int out_words,
                      struct design_run *run)
{
    size_t words = 1 + (size_t)out_words;
    uint64_t left = self->ticks - self->done;
    uint64_t ticks = run->ticks < left ? run->ticks : left;

    run->count = run->inner_count = 0;
    while (self->next < self->count && run->count < run->room) {
        uint64_t *to = &run->changes[run->count * words];

        memcpy(to, &self->changes[self->next * words], words * sizeof *to);
        to[0] -= self->done;
        if (to[0] >= ticks)
            break;
        self->next++;
        if (++run->count == run->room)
            ticks = to[0] + 1;
    }
    run->ticks = ticks;
    self->done += ticks;
}
