/* twin_poke.c - random accesses of another master to the Go machine's bus, for
 * the comparison. */
#include "machines/go/twin_poke.h"

enum {
    POKE_LINES = 13000,                 /* busy first, */
    ROUND_LINES = 110000,               /* then listening, and again */
    PROFILE_LINES = 150,                /* on the average */
    RESET_CLOCKS = 300000,              /* between resets, on the average */
    RESET_MOST = 24,                    /* of one */
    DEAF_CLOCKS = 3000,                 /* at most: six bits of the codec's */
    ANSWER_CLOCKS = 30000,
    REGISTERS = 8,
};

enum { AUDIO = 0, VGA = 2, FRAMES = 4, PANEL = 6 };     /* by number */

static uint32_t poke_below(struct go_poke *self, uint32_t limit)
{
    return (uint32_t)rng_below(&self->rng, limit);
}

static int once_in(struct go_poke *self, uint32_t times)
{
    return poke_below(self, times) == 0;
}

/* Styles */

void go_poke_begin(struct go_poke *self, const char *seed)
{
    *self = (struct go_poke){0};
    rng_seed(&self->rng, seed);
    (void)rng_next(&self->rng);
    self->is_codec_odd = (uint8_t)poke_below(self, 2);
}

/* A sample that nobody takes lasts for ever: sinks are stopped seldom. */
static void change_profile(struct go_poke *self)
{
    static const uint32_t gaps[] = {0, 30, 300, 3000};

    self->gap = gaps[poke_below(self, 4)];
    self->stalled = once_in(self, self->is_listening ? 24 : 6)
                  ? (uint8_t)(1 + poke_below(self, 3)) : 0;
}

void go_poke_line(struct go_poke *self)
{
    self->is_listening = self->lines++ % ROUND_LINES >= POKE_LINES;
    if (once_in(self, PROFILE_LINES))
        change_profile(self);
}

void go_poke_panel(struct go_poke *self, struct go_peripheral_in *in)
{
    uint64_t bits;

    if (self->is_listening || !once_in(self, 8))
        return;
    bits = rng_next(&self->rng);
    in->sw ^= (uint16_t)(bits & 0x3ff);
    in->key ^= (uint8_t)(bits >> 10 & 0xe);
}

/* Accesses */

/* Three numbers and the lamps: any, small, and those around a hundred. */
static uint32_t any_panel(struct go_poke *self)
{
    uint32_t value = (uint32_t)rng_next(&self->rng);

    if (once_in(self, 4))
        value = (value & 0xff808080u) | (90 + poke_below(self, 20)) << 16
              | (90 + poke_below(self, 20)) << 8 | (90 + poke_below(self, 20));
    return once_in(self, 8) ? value : value | 1u << GO_PERIPHERAL_DIGITS_ON;
}

/* Most ask for a swap, but the other bits alone must not. */
static uint32_t any_control(struct go_poke *self)
{
    uint32_t value = (uint32_t)rng_next(&self->rng);

    return value >> 30 ? value | 1 : value;
}

/* Half of the time the frames are where the program has put them. */
static uint32_t any_value(struct go_poke *self, unsigned number)
{
    switch (number) {
    case PANEL: return any_panel(self);
    case VGA:   return any_control(self);
    case AUDIO: return (uint32_t)rng_next(&self->rng);
    default:    return (uint32_t)rng_next(&self->rng)
                     >> (once_in(self, 2) ? 0 : 24);
    }
}

static void access_register(struct go_poke *self, unsigned number,
                            struct go_peripheral_in *in)
{
    in->avs_address = (uint8_t)(number << 2 | poke_below(self, 4));
    if (once_in(self, 4)) {
        in->avs_read = 1;
        return;
    }
    in->avs_write = 1;
    in->avs_writedata = any_value(self, number);
}

/* One sound after the other, each up to its end. */
static void ask_for_sound(struct go_poke *self, struct go_peripheral_in *in)
{
    static const uint8_t next[] = {4, 2, 3, 1, 3};      /* the long one first */

    self->sound = next[self->sound];
    in->avs_address = AUDIO << 2;
    in->avs_write = 1;
    in->avs_writedata = self->sound;
}

/* A register is forgetful, if ever, where what it waits for comes with the very
 * clock of the next request: the swap of frames, the end of a sample. REGISTERS
 * where nothing comes, or where a sound is to be heard up to its end. */
static unsigned find_awaited(const struct go_poke *self,
                             const struct go_peripheral *state)
{
    const struct vga *vga = &state->vga;

    if (vga->line == VGA_VSYNC_FROM - 1 && vga->column == VGA_COLUMNS - 1
        && vga->half_pixel)
        return VGA;
    if (!self->is_listening && state->audio.active_sound
        && state->audio.sample_clock == AUDIO_PERIOD - 1)
        return AUDIO;
    return REGISTERS;
}

/* A request then; returns whether it came. Samples end often. */
static int ask_just_then(struct go_poke *self,
                         const struct go_peripheral *state,
                         struct go_peripheral_in *in)
{
    unsigned number = find_awaited(self, state);

    if (number == REGISTERS || !once_in(self, number == VGA ? 3 : 64))
        return 0;
    access_register(self, number, in);
    return 1;
}

/* A reset lasts for some clocks, in which the registers are asked as well. */
static void pull_reset(struct go_poke *self, struct go_peripheral_in *in)
{
    if (self->reset_left > 0)
        self->reset_left--;
    else if (!self->is_listening && once_in(self, RESET_CLOCKS))
        self->reset_left = 1 + poke_below(self, RESET_MOST);
    if (self->reset_left > 0)
        in->reset_n = 0;
}

/* The last clock of a line is where most things happen at once. */
static int is_poke_due(struct go_poke *self, const struct go_peripheral *state)
{
    if (self->reset_left > 0)
        return once_in(self, 2);
    if (self->gap == 0)
        return 0;
    return state->vga.column == VGA_COLUMNS - 1
         ? once_in(self, 4) : once_in(self, self->gap);
}

void go_poke_clock(struct go_poke *self, const struct go_peripheral *state,
                   struct go_peripheral_in *in)
{
    unsigned number;

    pull_reset(self, in);
    if (self->stalled & 1)
        in->aso_left_ready = 0;
    if (self->stalled & 2)
        in->aso_right_ready = 0;
    if (in->avs_read || in->avs_write)
        return;
    if (self->is_listening && !state->audio.active_sound) {
        ask_for_sound(self, in);
        return;
    }
    if (ask_just_then(self, state, in) || !is_poke_due(self, state))
        return;
    number = poke_below(self, REGISTERS);
    if (number != AUDIO || !self->is_listening)
        access_register(self, number, in);
}

/* The codec */

int go_poke_is_deaf(struct go_poke *self)
{
    if (!self->is_codec_odd)
        return 0;
    if (self->deaf_left > 0) {
        self->deaf_left--;
        return 1;
    }
    if (self->answer_left > 0) {
        self->answer_left--;
        return 0;
    }
    self->deaf_left = poke_below(self, DEAF_CLOCKS);
    self->answer_left = poke_below(self, ANSWER_CLOCKS);
    return 1;
}
