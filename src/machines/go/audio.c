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

/* Each sample begins its own period, so that one taken late delays all that
 * follow rather than being cut short. */
static void offer_sample(struct audio *self)
{
    self->sample = audio_rom[self->active_sound].samples[self->sample_index];
    self->sample_clock = 0;
    self->left_valid = 1;
    self->right_valid = 1;
}

/* After the last one the controller is silent, and busy falls (M4-084). */
static void begin_next_sample(struct audio *self)
{
    if (self->sample_index + 1 == audio_rom[self->active_sound].count) {
        audio_reset(self);
        return;
    }
    self->sample_index++;
    offer_sample(self);
}

/* 0 stops; 1 to 4 begin at once, whatever is playing (M4-081). */
void audio_command(struct audio *self, uint8_t cmd)
{
    if (cmd > AUDIO_SOUNDS)
        return;
    audio_reset(self);
    if (cmd == NONE)
        return;
    self->active_sound = cmd;
    offer_sample(self);
}

/* A sample has had its time after 6250 clocks (M4-080); it is kept beyond
 * that until both channels were taken. */
static void advance_sample(struct audio *self, const struct audio_in *in)
{
    self->left_valid = self->left_valid && !in->left_ready;
    self->right_valid = self->right_valid && !in->right_ready;
    if (self->sample_clock < AUDIO_PERIOD - 1)
        self->sample_clock++;
    else if (!self->left_valid && !self->right_valid)
        begin_next_sample(self);
}

struct audio_out audio_clock(struct audio *self, const struct audio_in *in)
{
    if (in->cmd_write && in->cmd <= AUDIO_SOUNDS)
        audio_command(self, in->cmd);
    else if (self->active_sound != NONE)
        advance_sample(self, in);
    return (struct audio_out){
        .busy = self->active_sound != NONE,
        .left_valid = self->left_valid, .right_valid = self->right_valid,
        .left_data = self->sample, .right_data = self->sample,
    };
}

/* The sink of audio_clocks takes at once what is offered; 0: nothing was. */
static int accept_sample(struct audio *self)
{
    int was_offered = self->left_valid || self->right_valid;

    self->left_valid = 0;
    self->right_valid = 0;
    return was_offered;
}

/* To the end of this sample, or as far as the clocks last; returns how many
 * of them were used. */
static uint32_t skip_to_sample_end(struct audio *self, uint32_t clocks)
{
    uint32_t left = (uint32_t)(AUDIO_PERIOD - self->sample_clock);

    if (clocks < left) {
        self->sample_clock = (uint16_t)(self->sample_clock + clocks);
        return clocks;
    }
    begin_next_sample(self);
    return left;
}

int audio_clocks(struct audio *self, uint32_t clocks, int16_t *samples,
                 int most)
{
    int taken = 0;

    while (clocks > 0 && self->active_sound != NONE) {
        int16_t sample = self->sample;

        if (accept_sample(self)) {
            if (samples && taken < most)
                samples[taken] = sample;
            taken++;
        }
        clocks -= skip_to_sample_end(self, clocks);
    }
    return taken;
}

void audio_reset(struct audio *self)
{
    memset(self, 0, sizeof *self);
}
