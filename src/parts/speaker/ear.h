/* ear.h - how loud a sound is, and which tone.
 *
 * It listens to samples for a tenth of a second at a time and counts how often
 * they rise through their middle. A tone is exact to a few hertz from 30 Hz to
 * some 10 kHz; a chord or noise has some tone, too, but one that nobody should
 * rely on.
 */
#ifndef EAR_H
#define EAR_H

#include <stdint.h>

#include "base/text.h"

struct ear {                            /* plain data, no gaps */
    uint32_t count;                     /* samples of this time so far */
    int16_t least, most;                /* of them */
    int16_t middle, margin;             /* as the last time had them */
    uint32_t first, last, rises;        /* through the middle, and where */
    uint32_t is_high;
    uint32_t loud;                      /* of the last whole time: from lowest
                                         * to highest sample, */
    uint32_t tone_hz;                   /* and its tone; 0: none */
};

void ear_hear(struct ear *self, int16_t sample);
int ear_hears(const struct ear *self);  /* anything at all */

/* "440 Hz", "noise" for a sound without a tone; nothing for silence. */
void ear_say(const struct ear *self, struct text *to);

/* Whether such words are right, a tone within a fiftieth. Null, or what is
 * wrong with the words. */
const char *ear_expect(const struct ear *self, const char *words, int *holds);

#endif
