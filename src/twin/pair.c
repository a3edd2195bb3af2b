/* pair.c - a chip in C and its twin in Verilog, side by side.
 *
 * The simulator runs a block of ticks first, then the C chip; all outputs are
 * kept, and compared in one go. With coverage on, blocks are single ticks, as
 * the controllers must be looked at after each.
 */
#include "twin/pair.h"

#include <stdlib.h>
#include <string.h>

/* Comparing */

/* A pin never lies across two words. */
static uint64_t pin_value(const uint64_t *words, const struct pin_def *pin)
{
    return words[pin->at / 64] >> pin->at % 64 & twin_pin_mask(pin);
}

/* The first pin of the table that differs is reported, not all of them. */
int pair_compare(struct pair *self, uint64_t tick, uint64_t clock,
                 const uint64_t *c, const uint64_t *twin,
                 const uint64_t *unknown)
{
    const struct pin_def *pin = twin_outputs(self->twin);

    for (; pin->name; pin++) {
        uint64_t x = unknown ? pin_value(unknown, pin) : 0;

        if (pin_value(c, pin) == pin_value(twin, pin) && !x)
            continue;
        self->difference = (struct difference){
            .is_there = 1, .tick = tick, .clock = clock, .pin = pin->name,
            .c = pin_value(c, pin), .twin = pin_value(twin, pin), .unknown = x,
        };
        return 1;
    }
    return 0;
}

/* Power-up is no way from the state before it, and some controllers start
 * anywhere. The remainder keeps any value inside the table. */
static void note_way(struct pair *self, unsigned from, unsigned to)
{
    const struct twin_controller *one = self->twin->controllers;

    if (one && self->looks > one->settle_ticks + 1)
        self->ways[from % TWIN_STATES_MAX] |= UINT64_C(1)
                                              << to % TWIN_STATES_MAX;
}

void pair_note_outputs(struct pair *self, const uint64_t *c, int words)
{
    for (int i = 0; i < words; i++) {
        self->ones[i] |= c[i];
        self->zeros[i] |= ~c[i];
    }
}

/* A sight counts when it changes: each time, or only when it comes up. */
void pair_see(struct pair *self, const void *chip)
{
    const struct twin_sight *sight = self->twin->sights;

    self->seen_run++;
    self->looks++;
    for (int i = 0; sight && sight[i].name; i++) {
        unsigned now = sight[i].look(chip), before = self->sight[i];

        self->seen_run = now == before ? self->seen_run : 0;
        if (sight[i].is_each == TWIN_STATE && now != before)
            note_way(self, before, now);
        self->sight[i] = now;
        self->seen[i] += now != before && (sight[i].is_each || !before);
    }
}

/* A chip whose pins fit into a word. */

/* The chip in C, and the outputs of a block of both. */
struct pin_pair {
    struct pair pair;
    void *chip;
    pins c[PAIR_BLOCK], twin[PAIR_BLOCK], unknown[PAIR_BLOCK];
};

/* A pair of this type is the first member of its pin_pair. */
static struct pin_pair *pin_pair_of(struct pair *self)
{
    return (struct pin_pair *)(void *)self;
}

static const char *open_pins(struct pair *self)
{
    pin_pair_of(self)->chip = calloc(1, twin_chip(self->twin)->size);
    return pin_pair_of(self)->chip ? NULL : "out of memory for a chip";
}

static void close_pins(struct pair *self)
{
    free(pin_pair_of(self)->chip);
}

/* The C chip is reset first: the twin's seeds are taken from its state. */
static const char *power_up_pins(struct pair *self)
{
    uint64_t held[TWIN_SETUP_WORDS] = {0};
    void *chip = pin_pair_of(self)->chip;

    twin_chip(self->twin)->reset(chip, &self->setup);
    if (self->twin->power_up)
        self->twin->power_up(chip, &self->setup, held);
    return engine_power_up(self->engine, held);
}

/* Ticks after a difference are left out: the wave ends with it. */
static void record_wave(struct pair *self, const pins *in, size_t ticks)
{
    const struct pin_pair *my = pin_pair_of(self);

    for (size_t i = 0; i < ticks; i++)
        wave_put(self->wave, &in[i], &my->c[i], &my->twin[i],
                 &my->unknown[i]);
}

/* How many ticks of a block are equal; most often all are, so whole words are
 * compared, and pins only in the tick that differs. */
static size_t equal_ticks(const struct pin_pair *self, size_t ticks)
{
    size_t i = 0;

    while (i < ticks && self->c[i] == self->twin[i] && !self->unknown[i])
        i++;
    return i;
}

/* The wave gets the tick that differs, too. After a difference the C chip is
 * ahead of self->tick; nothing but a power-up follows. */
static const char *run_pins(struct pair *self, const pins *in, size_t ticks)
{
    const struct chip_type *chip = twin_chip(self->twin);
    struct pin_pair *my = pin_pair_of(self);
    const char *error = engine_run(self->engine, in, my->twin, my->unknown,
                                   ticks);
    pins ones = 0, zeros = 0;
    size_t equal;

    if (error)
        return error;
    for (size_t i = 0; i < ticks; i++) {
        my->c[i] = chip->tick(my->chip, in[i]);
        ones |= my->c[i];
        zeros |= ~my->c[i];
        pair_see(self, my->chip);
    }
    self->ones[0] |= ones;
    self->zeros[0] |= zeros;
    equal = equal_ticks(my, ticks);
    if (self->wave)
        record_wave(self, in, equal < ticks ? equal + 1 : ticks);
    if (self->cover)
        coverage_look(self->cover, self->engine);
    if (equal < ticks)
        pair_compare(self, self->tick + equal, 0, &my->c[equal],
                     &my->twin[equal], &my->unknown[equal]);
    self->tick += equal;
    return NULL;
}

const struct pair_type pair_of_pins = {
    .size = sizeof(struct pin_pair),
    .open = open_pins,
    .close = close_pins,
    .power_up = power_up_pins,
    .run = run_pins,
};

/* All pairs */

/* calloc by the type: a pair is larger than its head. */
const char *pair_open(struct pair **pair, const struct engine_config *config,
                      const struct chip_setup *setup)
{
    const struct pair_type *type =
        config->twin->pair ? config->twin->pair : &pair_of_pins;
    struct pair *self = calloc(1, type->size);
    const char *error;

    *pair = self;
    if (!self)
        return "out of memory for a twin";
    self->type = type;
    self->twin = config->twin;
    self->setup = *setup;
    error = engine_open(&self->engine, config);
    if (!error)
        error = type->open(self);
    if (!error)
        error = pair_power_up(self);
    if (!error)
        return NULL;
    pair_close(self);
    *pair = NULL;
    return error;
}

void pair_close(struct pair *self)
{
    if (!self)
        return;
    self->type->close(self);
    engine_close(self->engine);
    free(self);
}

/* Sights and the wave go on: they belong to the pair, not to one power-up. */
const char *pair_power_up(struct pair *self)
{
    self->tick = 0;
    self->looks = 0;
    self->difference = (struct difference){0};
    if (self->cover)
        coverage_forget(self->cover);
    return self->type->power_up(self);
}

/* Nothing runs after a difference until the next power-up. */
const char *pair_run(struct pair *self, const pins *in, size_t ticks)
{
    const char *error = NULL;

    while (!error && ticks > 0 && !self->difference.is_there) {
        size_t most = self->cover ? 1 : PAIR_BLOCK;
        size_t some = ticks < most ? ticks : most;

        error = self->type->run(self, in, some);
        in += some;
        ticks -= some;
    }
    return error;
}

/* Coverage still looks at every tick: pair_run cuts the blocks. */
const char *pair_hold(struct pair *self, pins in, uint64_t ticks)
{
    pins same[PAIR_BLOCK];
    const char *error = NULL;

    for (size_t i = 0; i < PAIR_BLOCK && i < ticks; i++)
        same[i] = in;
    while (!error && ticks > 0 && !self->difference.is_there) {
        size_t some = ticks < PAIR_BLOCK ? (size_t)ticks : PAIR_BLOCK;

        error = pair_run(self, same, some);
        ticks -= some;
    }
    return error;
}
