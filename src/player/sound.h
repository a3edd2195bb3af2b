/* sound.h - what a machine's speaker plays, as samples for a sound card.
 *
 * While time passes a watcher hears the level of the speaker after every
 * tick. What the speaker's own converter does is done here, too: the steps
 * between its samples, which no filter of a card would take out, become
 * slopes. A sample is then the mean over its own time, exactly, for whatever
 * rates. At double speed the machine sounds an octave higher, at
 * unlimited speed and in a pause not at all. Where the line breaks - a seek, a
 * game that ends, samples that come too late - the level slides to its new
 * place, so that nothing clicks.
 */
#ifndef SOUND_H
#define SOUND_H

#include "bench/play.h"

enum { SOUND_ROOM = 8192,               /* samples; a power of two */
       SOUND_TAPS = 8 };

struct sound {                          /* zero it before use */
    uint32_t rate_hz;                   /* of the card */
    uint32_t tick_hz;                   /* of the machine, at this speed */
    const struct session *session;      /* heard last; never asked again */
    uint64_t tick;                      /* heard last */
    int16_t heard[SOUND_TAPS];          /* the last levels, in a circle */
    uint64_t filled;                    /* of a sample's time: so much of
                                         * tick_hz, in steps of rate_hz */
    int64_t sum;                        /* of levels in that time */
    int32_t level;                      /* of the last sample given away */
    int32_t slide;                      /* from the true level to that */
    int is_broken;                      /* the next sample has to slide */
    uint32_t from, used;                /* in the ring */
    int16_t ring[SOUND_ROOM];
};

/* Listens to a sitting from now on; call it before every time that passes,
 * for it may have another session since, or another speed; and leave behind
 * it, so that a seek is not heard. */
void sound_listen(struct sound *self, const struct play *play,
                  uint32_t rate_hz);
void sound_leave(const struct play *play);

/* How many samples are ready; takes up to so many. */
uint32_t sound_ready(const struct sound *self);
uint32_t sound_take(struct sound *self, int16_t *to, uint32_t most);

/* When a card runs dry and nothing is ready: samples that slide to silence.
 * Returns how many, 0 when it is silent already. */
uint32_t sound_fade(struct sound *self, int16_t *to, uint32_t most);

/* Drops all but the newest so many: a card that is behind catches up. */
void sound_catch_up(struct sound *self, uint32_t most);

#endif
