/* wave.h - the last ticks of a chip and its twin, as one VCD.
 *
 * VCD is the format that waveform viewers such as GTKWave read (IEEE 1364).
 */
#ifndef WAVE_H
#define WAVE_H

#include <stdio.h>

#include "twin/twin.h"

/* How many ticks are kept. */
enum { WAVE_TICKS = 512 };

struct wave;

/* Null if there is no memory for it. */
struct wave *wave_open(const struct twin *twin);
void wave_close(struct wave *self);

/* Records one tick: the words of the inputs, of the outputs of both, and of
 * what is unknown in the twin's; null: all zero. Only the last WAVE_TICKS are
 * kept. */
void wave_put(struct wave *self, const uint64_t *in, const uint64_t *c,
              const uint64_t *twin, const uint64_t *unknown);

/* Writes them as three scopes, in, c and twin, with levels as on the wires.
 * Time is in ticks, shown as nanoseconds; `last` is the number of the last
 * one. Errors are left in the file. */
void wave_write(const struct wave *self, uint64_t last, FILE *to);

#endif
