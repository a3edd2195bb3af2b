/* past.h - the inputs of a design since power-up, to go back in time by replay.
 *
 * An engine that cannot write down its state can still go back: it begins
 * anew and has the same inputs again. All bytes of a past are its state, so a
 * copy in another process can go there as well.
 */
#ifndef PAST_H
#define PAST_H

#include <stddef.h>
#include <stdint.h>

enum { PAST_BYTES = 1 << 18 };          /* of a state; beyond that it is lost */

struct past {                           /* zero it before use */
    size_t words;                       /* of inputs */
    size_t count, most;                 /* of stretches */
    uint64_t *stretches;                /* ticks, then inputs, of each */
    int is_lost;                        /* there were too many */
};

/* Null, or that there is no memory. */
const char *past_open(struct past *self, size_t in_words);
void past_close(struct past *self);
void past_clear(struct past *self);

/* So many ticks more with these inputs. */
void past_add(struct past *self, const uint64_t *in, uint64_t ticks);

/* The bytes of a state. The past that is read from them must be open, and have
 * as many words. */
size_t past_size(const struct past *self);
void past_save(const struct past *self, void *state);
const char *past_load(struct past *self, const void *state);

/* Whether all of this one is the beginning of the other. */
int past_is_before(const struct past *self, const struct past *other);

/* The i-th stretch: its inputs, and its ticks less those that the other has
 * had of it, of which this is a continuation, or null. */
const uint64_t *past_stretch(const struct past *self,
                             const struct past *had, size_t i,
                             uint64_t *ticks);

#endif
