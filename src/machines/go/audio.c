/* audio.c - the audio controller: four sounds from a ROM.
 *
 *                    +-------+
 *     cmd_write  ----|       |==== left_data[15:0]
 *     cmd[2:0]   ====|       |---- left_valid
 *     left_ready ----| audio |==== right_data[15:0]
 *     right_ready ---|       |---- right_valid
 *     clk        ----|>      |---- busy
 *                    +-------+
 *
 * 50 MHz to 8 kHz is 6250 clocks, counted 0 to 6249, and the last sample is
 * number length - 1: the printed code counts one too many of each (errata 16,
 * 17). A command has a strobe, or the same one could not come twice (18).
 */
#include "machines/go/audio.h"

#include <string.h>

enum { NONE = 0 };

static void offer(struct audio *self)
{
    self->sample = audio_rom[self->active_sound].samples[self->sample_index];
    self->sample_clock = 0;
    self->left_valid = 1;
    self->right_valid = 1;
}

static void go_on(struct audio *self)
{
    if (self->sample_index + 1 == audio_rom[self->active_sound].count) {
        audio_reset(self);
        return;
    }
    self->sample_index++;
    offer(self);
}

void audio_command(struct audio *self, uint8_t cmd)
{
    if (cmd > AUDIO_SOUNDS)
        return;
    audio_reset(self);
    if (cmd == NONE)
        return;
    self->active_sound = cmd;
    offer(self);
}

static void play(struct audio *self, const struct audio_in *in)
{
    self->left_valid = self->left_valid && !in->left_ready;
    self->right_valid = self->right_valid && !in->right_ready;
    if (self->sample_clock < AUDIO_PERIOD - 1)
        self->sample_clock++;
    else if (!self->left_valid && !self->right_valid)
        go_on(self);
}

struct audio_out audio_clock(struct audio *self, const struct audio_in *in)
{
    if (in->cmd_write && in->cmd <= AUDIO_SOUNDS)
        audio_command(self, in->cmd);
    else if (self->active_sound != NONE)
        play(self, in);
    return (struct audio_out){
        .busy = self->active_sound != NONE,
        .left_valid = self->left_valid, .right_valid = self->right_valid,
        .left_data = self->sample, .right_data = self->sample,
    };
}

static int take(struct audio *self)
{
    int was_offered = self->left_valid || self->right_valid;

    self->left_valid = 0;
    self->right_valid = 0;
    return was_offered;
}

/* To the end of this sample, or as far as the clocks last. */
static uint32_t skip(struct audio *self, uint32_t clocks)
{
    uint32_t left = (uint32_t)(AUDIO_PERIOD - self->sample_clock);

    if (clocks < left) {
        self->sample_clock = (uint16_t)(self->sample_clock + clocks);
        return clocks;
    }
    go_on(self);
    return left;
}

int audio_clocks(struct audio *self, uint32_t clocks, int16_t *samples,
                 int most)
{
    int taken = 0;

    while (clocks > 0 && self->active_sound != NONE) {
        int16_t sample = self->sample;

        if (take(self)) {
            if (samples && taken < most)
                samples[taken] = sample;
            taken++;
        }
        clocks -= skip(self, clocks);
    }
    return taken;
}

void audio_reset(struct audio *self)
{
    memset(self, 0, sizeof *self);
}
