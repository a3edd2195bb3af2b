/* wave.h - the last ticks of a chip and its twin, as one VCD. */
#ifndef WAVE_H
#define WAVE_H

#include <stdio.h>

#include "twin/twin.h"

enum { WAVE_TICKS = 512 };

struct wave;

/* Null if there is no memory for it. */
struct wave *wave_open(const struct twin *twin);
void wave_close(struct wave *self);

/* One tick: words of inputs, of the outputs of both, and of what is unknown
 * in the twin's (null: nothing is). All but the last 512 are forgotten. */
void wave_put(struct wave *self, const uint64_t *in, const uint64_t *c,
              const uint64_t *twin, const uint64_t *unknown);

/* Three scopes, in, c and twin, with levels as on the wires. Time is in
 * ticks; last is the number of the last one. */
void wave_write(const struct wave *self, uint64_t last, FILE *to);

#endif
