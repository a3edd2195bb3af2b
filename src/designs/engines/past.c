/* past.c - the inputs of a design since power-up, to go back in time by
 * replay. */
#include "designs/engines/past.h"

#include <stdlib.h>
#include <string.h>

struct past_head {                      /* of a state; stretches follow */
    uint64_t count, is_lost;
};

static size_t stretch_words(const struct past *self)
{
    return 1 + self->words;
}

static uint64_t *stretch_at(const struct past *self, size_t i)
{
    return self->stretches + i * stretch_words(self);
}

const char *past_open(struct past *self, size_t in_words)
{
    self->words = in_words;
    self->most = (PAST_BYTES - sizeof(struct past_head))
               / (stretch_words(self) * sizeof *self->stretches);
    self->stretches = calloc(self->most * stretch_words(self),
                             sizeof *self->stretches);
    past_clear(self);
    return self->stretches ? NULL : "out of memory for a design";
}

void past_close(struct past *self)
{
    free(self->stretches);
    self->stretches = NULL;
}

void past_clear(struct past *self)
{
    self->count = 0;
    self->is_lost = 0;
}

static int has_inputs(const struct past *self, size_t i, const uint64_t *in)
{
    return !memcmp(stretch_at(self, i) + 1, in, self->words * sizeof *in);
}

/* Most runs go on with the inputs of the one before. */
void past_add(struct past *self, const uint64_t *in, uint64_t ticks)
{
    if (!ticks || self->is_lost)
        return;
    if (self->count && has_inputs(self, self->count - 1, in)) {
        stretch_at(self, self->count - 1)[0] += ticks;
        return;
    }
    self->is_lost = self->count == self->most;
    if (self->is_lost)
        return;
    stretch_at(self, self->count)[0] = ticks;
    memcpy(stretch_at(self, self->count) + 1, in, self->words * sizeof *in);
    self->count++;
}

/* States */

size_t past_size(const struct past *self)
{
    return sizeof(struct past_head)
         + self->most * stretch_words(self) * sizeof *self->stretches;
}

/* What is not used is 0, so that equal pasts are equal states. */
void past_save(const struct past *self, void *state)
{
    const struct past_head head = {self->count, (uint64_t)self->is_lost};
    size_t used = self->count * stretch_words(self) * sizeof *self->stretches;

    memset(state, 0, past_size(self));
    memcpy(state, &head, sizeof head);
    memcpy((char *)state + sizeof head, self->stretches, used);
}

const char *past_load(struct past *self, const void *state)
{
    struct past_head head;

    memcpy(&head, state, sizeof head);
    if (head.is_lost)
        return "too many input changes to go back in time with this engine";
    if (head.count > self->most)
        return "this snapshot is of another design";
    self->count = (size_t)head.count;
    self->is_lost = 0;
    memcpy(self->stretches, (const char *)state + sizeof head,
           self->count * stretch_words(self) * sizeof *self->stretches);
    return NULL;
}

/* Going on */

/* The last stretch may have become longer since. */
int past_is_before(const struct past *self, const struct past *other)
{
    size_t last = self->count - 1;
    size_t bytes = stretch_words(self) * sizeof *self->stretches;

    if (self->is_lost || self->count > other->count)
        return 0;
    if (!self->count)
        return 1;
    return !memcmp(self->stretches, other->stretches, last * bytes)
        && has_inputs(self, last, stretch_at(other, last) + 1)
        && stretch_at(self, last)[0] <= stretch_at(other, last)[0];
}

const uint64_t *past_stretch(const struct past *self, const struct past *had,
                             size_t i, uint64_t *ticks)
{
    *ticks = stretch_at(self, i)[0];
    if (had && i < had->count)
        *ticks -= stretch_at(had, i)[0];
    return stretch_at(self, i) + 1;
}
