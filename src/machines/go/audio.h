/* audio.h - the audio controller: four sounds from a ROM, 8000 samples a
 * second, handed on by valid and ready.
 *
 * One call of audio_clock is one edge of the 50 MHz clock. A command starts
 * its sound from the first sample at once, also while another plays; 0 stops;
 * 5 to 7 are ignored. Every sample is there for 6250 clocks, or longer if it
 * is not taken; busy lasts until the last has had its time.
 *
 * Samples are offered: valid stays, and the data with it, until the edge at
 * which ready is seen. Only a command withdraws a sample that was not taken.
 */
#ifndef AUDIO_H
#define AUDIO_H

#include <stdint.h>

enum {
    AUDIO_SOUNDS = 4,
    AUDIO_RATE = 8000,
    AUDIO_PERIOD = 6250,                /* clocks a sample */
    AUDIO_PLACE_SAMPLES = 1600,
    AUDIO_CAPTURE_SAMPLES = 2400,
    AUDIO_ILLEGAL_SAMPLES = 1200,
    AUDIO_GAME_OVER_SAMPLES = 12000,
};

/* The ROM, by command; entry 0 has no samples. */
struct audio_sound {
    const int16_t *samples;
    uint16_t count;
};
extern const struct audio_sound audio_rom[AUDIO_SOUNDS + 1];

struct audio {                          /* plain data, no gaps */
    uint16_t sample_index;              /* of the active sound */
    uint16_t sample_clock;              /* 0..6249 */
    int16_t sample;                     /* on both channels */
    uint8_t active_sound;               /* 0: none */
    uint8_t left_valid, right_valid;
    uint8_t reserved[3];
};

struct audio_in {
    uint8_t cmd_write, cmd;             /* strobe and command, erratum 18 */
    uint8_t left_ready, right_ready;
};

struct audio_out {
    uint8_t busy;
    uint8_t left_valid, right_valid;
    int16_t left_data, right_data;
};

void audio_reset(struct audio *self);   /* silence */

/* One edge; the outputs are those after it. */
struct audio_out audio_clock(struct audio *self, const struct audio_in *in);

/* So many clocks at once without a command, the sink always ready: the same
 * state as that many calls. The samples taken in that time go to `samples`
 * (null: nowhere), `most` of them at most; returns how many were taken. */
int audio_clocks(struct audio *self, uint32_t clocks, int16_t *samples,
                 int most);

/* A command, as if its strobe had been one clock long just before. */
void audio_command(struct audio *self, uint8_t cmd);

#endif
