/* sound.h - a machine's samples on their way to a sound card.
 *
 * The card's queue is kept short, so that what is heard has just happened: it
 * begins with a lead that outlasts a late frame, and never holds more than
 * WINDOW_SOUND_MOST_MS. When a game begins to sound, or the queue has run
 * dry, the lead is filled with silence first.
 */
#ifndef WINDOW_SOUND_H
#define WINDOW_SOUND_H

#include "player/sound.h"

enum { WINDOW_SOUND_LEAD_MS = 18, WINDOW_SOUND_MOST_MS = 36,
       WINDOW_SOUND_ROOM = 4096 };

struct window_sound {                   /* zero it before use */
    struct sound sound;
    uint32_t rate_hz;                   /* of the card; 0: there is none */
    int is_muted;
    int gain;                           /* 0..256, on its way */
    int had_card;                       /* there was one, at some time */
    int has_told;                       /* that there is none */
};

/* Called before and after time passes: between them the machine's samples are
 * recorded. */
void window_sound_listen(struct window_sound *self, const struct play *play);
void window_sound_leave(struct window_sound *self, const struct play *play);

/* Writes the samples to be queued now, given how many wait in the card's
 * queue; returns how many. To be called once a frame. */
uint32_t window_sound_take(struct window_sound *self, uint32_t queued,
                           int16_t to[WINDOW_SOUND_ROOM]);

#endif
