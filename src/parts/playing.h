/* playing.h - the sound that a speaker plays at this moment.
 *
 * As with pictures (parts/picture.h): a speaker may follow wires, or a
 * chip in C says what it would play, and a test compares the two sample by
 * sample.
 */
#ifndef PLAYING_H
#define PLAYING_H

#include <stdint.h>

struct samples;

struct playing_type {
    uint32_t rate_hz;                   /* of new samples, at most */
    int16_t (*level)(const void *from); /* now */
    int (*sound)(const void *from);     /* which one of its own; 0: none */
    const char *const *names;           /* of each, for scripts; of 0 "" */

    /* Of a speaker at the end of wires: its own samples, 48000 a second. Those
     * above are null then. */
    const struct samples *(*samples)(const void *from);
};

/* Of a struct samples, as devices make them. */
extern const struct playing_type playing_of_wires;

struct playing {                        /* of one moment; owns nothing */
    const struct playing_type *type;    /* null: there is no speaker */
    const void *from;
};

#endif
