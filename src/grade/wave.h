/* wave.h - the pins of a submission in the last second, as a VCD. */
#ifndef GRADE_WAVE_H
#define GRADE_WAVE_H

#include "grade/subject.h"

struct wave;

/* Listens to a subject from now on; null: no memory, and nothing is kept. */
struct wave *wave_begin(struct subject *subject);

/* Writes what was kept of the last second and ends it. */
const char *wave_end(struct wave *self, const char *path);

#endif
