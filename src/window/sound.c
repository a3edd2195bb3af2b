/* sound.c - a machine's samples on their way to a sound card.
 *
 * Jumps are heard as clicks: on mute, pause and start the volume or the level
 * slides instead, the volume in about GAIN_MS. Samples that come faster than
 * the card plays them are dropped by sound_catch_up and never queue up.
 */
#include "window/sound.h"

#include <string.h>

enum { FULL_GAIN = 256, GAIN_MS = 8 };

static uint32_t samples(const struct window_sound *self, uint32_t ms)
{
    return self->rate_hz * ms / 1000;
}

/* Once the volume has slid down to zero a muted machine is not listened to at
 * all. */
static int is_audible(const struct window_sound *self)
{
    return self->rate_hz && !(self->is_muted && self->gain == 0);
}

void window_sound_listen(struct window_sound *self, const struct play *play)
{
    if (is_audible(self))
        sound_listen(&self->sound, play, self->rate_hz);
}

void window_sound_leave(struct window_sound *self, const struct play *play)
{
    if (self->rate_hz)
        sound_leave(play);
}

/* Scales samples by the gain, which moves a step towards its goal every few
 * samples. */
static void apply_gain(struct window_sound *self, int16_t *samples_of,
                       uint32_t count)
{
    int goal = self->is_muted ? 0 : FULL_GAIN;
    uint32_t per_step = samples(self, GAIN_MS) / FULL_GAIN + 1;

    for (uint32_t i = 0; i < count; i++) {
        if (i % per_step == 0 && self->gain != goal)
            self->gain += self->gain < goal ? 1 : -1;
        samples_of[i] = (int16_t)(samples_of[i] * self->gain / FULL_GAIN);
    }
}

static uint32_t fewer_samples(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

uint32_t window_sound_take(struct window_sound *self, uint32_t queued,
                           int16_t to[WINDOW_SOUND_ROOM])
{
    uint32_t most = fewer_samples(samples(self, WINDOW_SOUND_MOST_MS),
                                  WINDOW_SOUND_ROOM);
    uint32_t room = queued < most ? most - queued : 0;
    uint32_t lead = 0, count;

    if (!is_audible(self))
        return 0;
    if (!sound_ready(&self->sound)) {   /* a pause: slide to silence */
        count = sound_fade(&self->sound, to, room);
        apply_gain(self, to, count);
        return count;
    }
    if (queued == 0) {                  /* silence, whatever the level was */
        lead = samples(self, WINDOW_SOUND_LEAD_MS);
        memset(to, 0, lead * sizeof *to);
        self->gain = 0;
    }
    sound_catch_up(&self->sound, room - lead);
    count = sound_take(&self->sound, to + lead, room - lead);
    apply_gain(self, to + lead, count);
    return lead + count;
}
