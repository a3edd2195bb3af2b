/* sound.c - what a machine's speaker plays, as samples for a sound card.
 *
 * Time is counted in units of which a tick has rate_hz and a sample tick_hz:
 * so both are whole numbers, and nothing is ever rounded but the samples.
 *
 * The bench calls hear_tick after every tick, in the thread of the face; the
 * face takes samples between frames. There is no lock: a face with a sound
 * thread of its own copies them.
 */
#include "player/sound.h"

#include "parts/speaker/samples.h"

enum { SLIDE_PER_SECOND = 4000000 };    /* all the way in 16 ms */

/* The ring */

static void ring_append(struct sound *self, int32_t level)
{
    if (self->used == SOUND_ROOM) {     /* not taken: the oldest is dropped */
        self->from = (self->from + 1) % SOUND_ROOM;
        self->used--;
    }
    self->ring[(self->from + self->used++) % SOUND_ROOM] = (int16_t)level;
    self->level = level;
}

/* Towards zero, by no more than a step. */
static int32_t slide_to_zero(const struct sound *self, int32_t from)
{
    int32_t step = (int32_t)(SLIDE_PER_SECOND / self->rate_hz) + 1;

    if (from > step)
        return from - step;
    return from < -step ? from + step : 0;
}

/* A slide on top of a loud level may exceed sixteen bits. */
static int32_t clip_sample(int32_t level)
{
    if (level > INT16_MAX)
        return INT16_MAX;
    return level < INT16_MIN ? INT16_MIN : level;
}

/* After a break the difference to the last level is carried as a slide that
 * decays to zero, so that the output is continuous. */
static void emit_sample(struct sound *self, int32_t level)
{
    if (self->is_broken)
        self->slide = self->level - level;
    self->is_broken = 0;
    self->slide = slide_to_zero(self, self->slide);
    ring_append(self, clip_sample(level + self->slide));
}

/* Listening */

/* One tick at a level: it may fill several samples, or not even one. */
static void add_tick(struct sound *self, int16_t level)
{
    uint64_t left = self->rate_hz;

    while (left > 0) {
        uint64_t room = self->tick_hz - self->filled;
        uint64_t part = left < room ? left : room;

        self->sum += (int64_t)level * (int64_t)part;
        self->filled += part;
        left -= part;
        if (self->filled < self->tick_hz)
            continue;
        emit_sample(self, (int32_t)(self->sum / (int64_t)self->tick_hz));
        self->filled = 0;
        self->sum = 0;
    }
}

/* The mean of the levels in the time of one sample of the speaker: that makes
 * of its stairs lines from one to the next. */
static int16_t smooth(struct sound *self, const struct session *session)
{
    struct playing playing = session_playing(session);
    uint32_t taps = session_machine(session)->board->clock_hz
                  / playing.type->rate_hz;
    int32_t sum = 0;

    if (taps < 1 || taps > SOUND_TAPS)
        taps = taps < 1 ? 1 : SOUND_TAPS;
    self->heard[self->tick % SOUND_TAPS] =
        playing.type->level(playing.from);
    for (uint32_t i = 0; i < taps; i++)
        sum += self->heard[(self->tick - i) % SOUND_TAPS];
    return (int16_t)(sum / (int32_t)taps);
}

/* A tick that does not follow the last one, or another session, is a break. At
 * unlimited speed tick_hz is 0 and nothing is given out. */
static void hear_tick(void *with, const struct session *session)
{
    struct sound *self = with;
    int16_t level;

    if (self->session != session || session_tick(session) != self->tick + 1)
        self->is_broken = 1;
    self->session = session;
    self->tick = session_tick(session);
    level = smooth(self, session);
    if (self->tick_hz)
        add_tick(self, level);
}

/* A speaker by wires has samples of its own, which are taken as they are; time
 * went back, or another session came, where they do not follow the last. */
static void hear_samples(void *with, const struct session *session)
{
    struct sound *self = with;
    const struct samples *heard =
        session_playing(session).type->samples(session_playing(session).from);
    int16_t level;

    if (self->session != session || self->tick > heard->made
        || heard->made - self->tick > SAMPLES_ROOM) {
        self->is_broken = 1;
        self->tick = heard->made;
    }
    self->session = session;
    while (samples_read(heard, &self->tick, &level, 1))
        if (self->tick_hz)
            add_tick(self, level);
}

static uint32_t tick_hz(const struct play *play)
{
    uint64_t hz = session_playing(play->session).type->samples
                ? SAMPLES_HZ : session_machine(play->session)->board->clock_hz;

    return (uint32_t)(hz * play->pace.speed_tenths / 10);
}

/* A rate that changes leaves the sample that was begun. */
static void change_rates(struct sound *self, uint32_t rate_hz,
                         uint32_t new_tick_hz)
{
    if (self->rate_hz == rate_hz && self->tick_hz == new_tick_hz)
        return;
    self->rate_hz = rate_hz;
    self->tick_hz = new_tick_hz;
    self->filled = 0;
    self->sum = 0;
    self->is_broken = 1;
}

void sound_listen(struct sound *self, const struct play *play,
                  uint32_t rate_hz)
{
    if (!rate_hz || !session_playing(play->session).type) {
        sound_leave(play);
        return;
    }
    change_rates(self, rate_hz, tick_hz(play));
    session_watch(play->session,
                  session_playing(play->session).type->samples
                  ? hear_samples : hear_tick, self);
}

void sound_leave(const struct play *play)
{
    session_watch(play->session, NULL, NULL);
}

/* Giving away */

uint32_t sound_ready(const struct sound *self)
{
    return self->used;
}

uint32_t sound_take(struct sound *self, int16_t *to, uint32_t most)
{
    uint32_t count = self->used < most ? self->used : most;

    for (uint32_t i = 0; i < count; i++)
        to[i] = self->ring[(self->from + i) % SOUND_ROOM];
    self->from = (self->from + count) % SOUND_ROOM;
    self->used -= count;
    return count;
}

/* What is given out here is not in the time of the machine: a break
 * follows. */
uint32_t sound_fade(struct sound *self, int16_t *to, uint32_t most)
{
    uint32_t count = 0;

    if (self->used || !self->rate_hz)
        return 0;
    while (count < most && self->level) {
        self->level = slide_to_zero(self, self->level);
        to[count++] = (int16_t)self->level;
    }
    self->is_broken |= count > 0;
    return count;
}

/* From what would have come first to what comes first now is a step: the
 * samples that are kept slide over it. */
void sound_catch_up(struct sound *self, uint32_t most)
{
    uint32_t dropped = self->used > most ? self->used - most : 0;
    int32_t slide;

    if (!dropped)
        return;
    slide = self->ring[self->from];
    self->from = (self->from + dropped) % SOUND_ROOM;
    self->used = most;
    if (most)
        slide -= self->ring[self->from];
    for (uint32_t i = 0; i < most && slide; i++) {
        int16_t *sample = &self->ring[(self->from + i) % SOUND_ROOM];

        *sample = (int16_t)clip_sample(*sample + slide);
        slide = slide_to_zero(self, slide);
    }
    self->level = most ? self->ring[(self->from + most - 1) % SOUND_ROOM]
                       : self->level;
}
