/* ear.c - how loud a sound is, and which tone.
 *
 *        least .. middle - margin .. middle + margin .. most
 *
 * A rise is counted where a sample comes above the upper bound after one below
 * the lower: noise around the middle does not count. Middle and margin are
 * those of the tenth of a second before, so that the samples need not be kept.
 */
#include "parts/speaker/ear.h"

#include "parts/speaker/samples.h"

enum { TIME = SAMPLES_HZ / 10, AUDIBLE = 64, MARGIN_SHARE = 8,
       NEAR = 50 };                     /* 1/50 of a tone */

static void note_rise(struct ear *self)
{
    if (!self->rises)
        self->first = self->count;
    self->last = self->count;
    self->rises++;
}

/* Whole periods between the first and the last rise, so that it does not matter
 * where in a period the time ends. */
static void end_time(struct ear *self)
{
    uint32_t span = self->last - self->first;

    self->loud = (uint32_t)(self->most - self->least);
    self->tone_hz = self->loud >= AUDIBLE && self->rises > 1 && span
                  ? ((self->rises - 1) * SAMPLES_HZ + span / 2) / span : 0;
    self->middle = (int16_t)((self->most + self->least) / 2);
    self->margin = (int16_t)(self->loud / MARGIN_SHARE);
    self->count = self->rises = 0;
}

void ear_hear(struct ear *self, int16_t sample)
{
    if (!self->count || sample < self->least)
        self->least = sample;
    if (!self->count || sample > self->most)
        self->most = sample;
    if (sample > self->middle + self->margin) {
        if (!self->is_high)
            note_rise(self);
        self->is_high = 1;
    } else if (sample < self->middle - self->margin) {
        self->is_high = 0;
    }
    if (++self->count == TIME)
        end_time(self);
}

int ear_hears(const struct ear *self)
{
    return self->loud >= AUDIBLE;
}

void ear_say(const struct ear *self, struct text *to)
{
    if (!ear_hears(self))
        return;
    if (!self->tone_hz) {
        text_put(to, "noise");
        return;
    }
    text_put_number(to, self->tone_hz);
    text_put(to, " Hz");
}

/* "440 Hz" or "440Hz"; 0: these words are no tone. */
static uint32_t tone_of_words(const char *words)
{
    uint32_t hz = 0;

    for (; text_is_digit(*words) && hz < SAMPLES_HZ; words++)
        hz = 10 * hz + (uint32_t)(*words - '0');
    words += *words == ' ';
    return text_same(words, "Hz") ? hz : 0;
}

const char *ear_expect(const struct ear *self, const char *words, int *holds)
{
    uint32_t wanted = tone_of_words(words), tone = self->tone_hz;

    if (wanted) {
        uint32_t off = tone > wanted ? tone - wanted : wanted - tone;

        *holds = tone && off <= wanted / NEAR + 1;
        return NULL;
    }
    if (text_same(words, "noise"))
        *holds = ear_hears(self) && !tone;
    else if (text_same(words, "sound"))
        *holds = ear_hears(self);
    else if (!*words)
        *holds = !ear_hears(self);
    else
        return text_error("'", words, "' is not a sound; expected \"440 Hz\", "
                          "sound, noise, or \"\" for silence", (char *)0);
    return NULL;
}
