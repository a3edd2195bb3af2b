/* pair.c - a chip in C and its twin in Verilog, side by side. */
#include "twin/pair.h"

#include <stdlib.h>
#include <string.h>

/* Comparing */

static uint64_t field(const uint64_t *words, const struct pin_def *pin)
{
    uint64_t mask = pin->width < 64 ? PINS(0, pin->width) : ~UINT64_C(0);

    return words[pin->at / 64] >> pin->at % 64 & mask;
}

int pair_compare(struct pair *self, uint64_t tick, uint64_t clock,
                 const uint64_t *c, const uint64_t *twin,
                 const uint64_t *unknown)
{
    const struct pin_def *pin = twin_outputs(self->twin);

    for (; pin->name; pin++) {
        uint64_t x = unknown ? field(unknown, pin) : 0;

        if (field(c, pin) == field(twin, pin) && !x)
            continue;
        self->difference = (struct difference){
            .is_there = 1, .tick = tick, .clock = clock, .pin = pin->name,
            .c = field(c, pin), .twin = field(twin, pin), .unknown = x,
        };
        return 1;
    }
    return 0;
}

void pair_see(struct pair *self, const void *chip)
{
    const struct twin_sight *sight = self->twin->sights;

    self->seen_run++;
    for (int i = 0; sight && sight[i].name; i++) {
        unsigned now = sight[i].look(chip), before = self->sight[i];

        self->seen_run = now == before ? self->seen_run : 0;
        self->sight[i] = now;
        self->seen[i] += now != before && (sight[i].is_each || !before);
    }
}

/* A chip whose pins fit into a word. */

struct pin_pair {
    struct pair pair;
    void *chip;
    pins c[PAIR_BLOCK], twin[PAIR_BLOCK], unknown[PAIR_BLOCK];
};

static struct pin_pair *of(struct pair *self)
{
    return (struct pin_pair *)(void *)self;
}

static const char *open_pins(struct pair *self)
{
    of(self)->chip = calloc(1, twin_chip(self->twin)->size);
    return of(self)->chip ? NULL : "out of memory for a chip";
}

static void close_pins(struct pair *self)
{
    free(of(self)->chip);
}

static const char *power_up_pins(struct pair *self)
{
    uint64_t held[TWIN_SETUP_WORDS] = {0};
    void *chip = of(self)->chip;

    twin_chip(self->twin)->reset(chip, &self->setup);
    if (self->twin->power_up)
        self->twin->power_up(chip, &self->setup, held);
    return engine_power_up(self->engine, held);
}

static void record(struct pair *self, const pins *in, size_t ticks)
{
    const struct pin_pair *my = of(self);

    for (size_t i = 0; i < ticks; i++)
        wave_put(self->wave, &in[i], &my->c[i], &my->twin[i],
                 &my->unknown[i]);
}

/* How many ticks of a block are equal; most often all are. */
static size_t count_equal(const struct pin_pair *self, size_t ticks)
{
    size_t i = 0;

    while (i < ticks && self->c[i] == self->twin[i] && !self->unknown[i])
        i++;
    return i;
}

static const char *run_pins(struct pair *self, const pins *in, size_t ticks)
{
    const struct chip_type *chip = twin_chip(self->twin);
    struct pin_pair *my = of(self);
    const char *error = engine_run(self->engine, in, my->twin, my->unknown,
                                   ticks);
    size_t equal;

    if (error)
        return error;
    for (size_t i = 0; i < ticks; i++) {
        my->c[i] = chip->tick(my->chip, in[i]);
        pair_see(self, my->chip);
    }
    equal = count_equal(my, ticks);
    if (self->wave)
        record(self, in, equal < ticks ? equal + 1 : ticks);
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

const char *pair_power_up(struct pair *self)
{
    self->tick = 0;
    self->difference = (struct difference){0};
    if (self->cover)
        coverage_forget(self->cover);
    return self->type->power_up(self);
}

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
