/* twin_bytes.c - any bytes as what people do at a board. */
#include "twin_bytes.h"

#include <string.h>

#include "twin/stimulus.h"

enum { SLOWER = 10, CLOCK_HZ_MAX = 1000, WAIT_MS_MAX = 2500, LEVELS = 6,
       BYTE_MAX = 255, POWER = 255 };

struct reader {
    const struct machine_type *machine;
    const uint8_t *next, *end;
    struct steps *steps;
    uint32_t clock_hz;
    pins in;                            /* fingers and switches now */
    const char *error;
};

static uint8_t take(struct reader *self)
{
    return self->next < self->end ? *self->next++ : 0;
}

/* What there is to press */

static int count_of(pins some)
{
    int count = 0;

    for (; some; some &= some - 1)
        count++;
    return count;
}

/* Counted from the lowest, and round again. */
static pins one_of(pins some, int which)
{
    if (!some)
        return 0;
    for (which %= count_of(some); which > 0; which--)
        some &= some - 1;
    return some & (~some + 1);
}

/* Time */

uint32_t twin_bytes_clock(const struct machine_type *machine)
{
    uint32_t clock_hz = machine->board->clock_hz / SLOWER;

    return clock_hz < CLOCK_HZ_MAX ? clock_hz : CLOCK_HZ_MAX;
}

static void pass(struct reader *self, uint64_t ticks)
{
    uint64_t left = TWIN_BYTES_TICKS_MAX - self->steps->ticks;

    if (!self->error)
        self->error = steps_hold(self->steps, self->in,
                                 ticks < left ? ticks : left);
}

/* So many steps of so many: from one tick on, and finer for short times than
 * for long ones. */
static void wait(struct reader *self, uint64_t step, uint64_t steps)
{
    uint64_t most = (uint64_t)self->clock_hz * WAIT_MS_MAX / 1000;

    pass(self, 1 + most * step * step * step / (steps * steps * steps));
}

/* A person's ticks of the board, in ours. */
static uint64_t scaled(const struct reader *self, int ticks)
{
    const struct board_type *board = self->machine->board;

    return ((uint64_t)ticks * self->clock_hz + board->clock_hz - 1)
           / board->clock_hz;
}

/* What they do */

static void set(struct reader *self, unsigned levels)
{
    pins switches = stimulus_pins(self->machine, USE_FLIP, 1);

    for (int i = 0; i < LEVELS && switches; i++) {
        pins lowest = one_of(switches, 0);

        self->in &= ~lowest;
        if (levels >> i & 1)
            self->in |= lowest;
        switches &= ~lowest;
    }
    pass(self, 1);
}

static void flip(struct reader *self, int which)
{
    self->in ^= one_of(stimulus_pins(self->machine, USE_FLIP, 1), which);
    pass(self, 1);
}

static void tap(struct reader *self, int which)
{
    pins pressed = one_of(stimulus_pins(self->machine, USE_PRESS, 0), which);

    self->in |= pressed;
    pass(self, scaled(self, self->machine->board->tap_ticks));
    self->in &= ~pressed;
    pass(self, scaled(self, self->machine->board->rest_ticks));
}

static void toggle(struct reader *self, int which)
{
    self->in ^= one_of(stimulus_pins(self->machine, USE_PRESS, 1), which);
}

static void bounce(struct reader *self, int which, int times)
{
    for (; times > 0; times--) {
        toggle(self, which);
        pass(self, 1 + (uint64_t)times);
    }
}

static void power(struct reader *self)
{
    if (!self->error && self->steps->ticks < TWIN_BYTES_TICKS_MAX)
        self->error = steps_add(self->steps, self->in, 1);
}

static void act(struct reader *self, unsigned byte)
{
    if (byte < 0x40) {
        set(self, byte);
    } else if (byte < 0x80) {
        tap(self, byte >> 3 & 7);
        wait(self, byte & 7, 7);
    } else if (byte < 0xa0) {
        flip(self, byte & 31);
    } else if (byte < 0xc0) {
        toggle(self, byte >> 2 & 7);
        wait(self, byte & 3, 7);
    } else if (byte < 0xe0) {
        wait(self, byte & 31, 31);
    } else if (byte < POWER) {
        bounce(self, byte >> 2 & 7, 1 + 3 * (int)(byte & 3));
    } else {
        power(self);
    }
}

/* Before power-up */

static int64_t choose(const struct option_def *option, unsigned byte)
{
    if (byte == 0)
        return option->standard;
    if (!option->values)
        return option->least
             + (option->most - option->least) * (int64_t)byte / BYTE_MAX;
    return (int64_t)byte % options_words(option);
}

static void set_up(struct twin_bytes *self, struct reader *from)
{
    const struct option_def *option = from->machine->top->options;
    struct text to;

    text_begin(&to, self->seed, sizeof self->seed);
    text_put_number(&to, take(from));
    memset(&self->setup, 0, sizeof self->setup);
    self->setup.seed = self->seed;
    self->setup.clock_hz = from->clock_hz;
    for (int i = 0; option && option[i].name; i++)
        self->setup.option[i] = choose(&option[i], take(from));
    text_begin(&to, self->id, sizeof self->id);
    text_put(&to, from->machine->name);
    text_put_char(&to, ':');
    text_put(&to, from->machine->board->name);
    text_put_char(&to, '#');
    text_put(&to, self->seed);
    options_write(option, self->setup.option, &to);
}

const char *twin_bytes_read(struct twin_bytes *self,
                            const struct machine_type *machine,
                            const uint8_t *bytes, size_t size)
{
    struct reader from = {
        .machine = machine, .next = bytes, .end = size ? bytes + size : bytes,
        .steps = &self->steps, .clock_hz = twin_bytes_clock(machine),
    };

    steps_clear(&self->steps);
    set_up(self, &from);
    while (!from.error && from.next < from.end
           && self->steps.ticks < TWIN_BYTES_TICKS_MAX)
        act(&from, take(&from));
    return from.error;
}
