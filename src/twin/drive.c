/* drive.c - lets a player play the C machine and records its presses as steps.
 *
 * The player says what to press; here is how: neatly, as short as a debouncer
 * allows; sloppily, with bounces, switches that come too early or too late and
 * buttons held for long; or wildly, with random presses in between.
 */
#include "twin/drive.h"

#include <stdlib.h>
#include <string.h>

enum { BUSY_SECONDS = 6,                /* longer than any message */
       WILD_STEPS = 6,                  /* of random input at a time */
       LONG_PRESSES = 12,               /* times as long as a press must be */
       MOMENT_TICKS = 11,               /* between two moments to choose from:
                                         * chance takes a while to change */
       SLIPS = 32,                      /* one press in so many */
       SLIP_TICKS = 40 };

enum { MANNER_SLOPPY = 5, MANNER_WILD = 7, MANNERS = 8 };

static int is_sloppy(const struct drive *self)
{
    return self->manner >= MANNER_SLOPPY;
}

static unsigned chance(struct drive *self, unsigned limit)
{
    return twin_bias_below(&self->bias, limit);
}

static uint32_t ticks_in_ms(const struct drive *self, uint32_t ms)
{
    return (uint32_t)((uint64_t)self->clock_hz * ms / 1000) + 1;
}

/* The first sight counts games. */
static void count_ended_games(struct drive *self)
{
    const struct twin_sight *sight = self->twin->sights;
    unsigned is_over = sight ? sight[0].look(self->chip) : 0;

    self->games += is_over && !self->is_over;
    self->is_over = is_over;
}

static const char *hold_pins(struct drive *self, pins in, uint32_t ticks)
{
    const struct chip_type *chip = twin_chip(self->twin);

    for (uint32_t i = 0; i < ticks; i++)
        chip->tick(self->chip, in);
    self->in = in;
    count_ended_games(self);
    return steps_hold(self->steps, in, ticks);
}

/* As long as a press must last; sloppily any time from much too short to much
 * too long. */
static uint32_t press_ticks(struct drive *self)
{
    uint32_t ticks = ticks_in_ms(self, self->player->press_ms);

    if (!is_sloppy(self) || chance(self, 4))
        return ticks;
    return chance(self, 8) ? 1 + chance(self, 2 * ticks)
                           : ticks * LONG_PRESSES;
}

/* A button that jumps before it is down. */
static const char *bounce_a_little(struct drive *self, pins press)
{
    const char *error = NULL;

    for (unsigned i = 0; !error && i < 4; i++)
        error = hold_pins(self, self->in ^ press, 1 + chance(self, 3));
    return error;
}

/* A second button a moment after the first: what is heard while a press is
 * still being worked on. Which one the player says, or chance. */
static const char *slip_onto_another(struct drive *self,
                                     const struct twin_act *act)
{
    unsigned most = chance(self, 2) ? SLIP_TICKS : SLIP_TICKS / 5;

    return hold_pins(self, act->flips | act->press, 1 + chance(self, most));
}

static pins second_button(struct drive *self, const struct twin_act *act)
{
    if (self->has_no_slips)
        return 0;
    if (act->slip || chance(self, SLIPS))
        return act->slip;
    return stimulus_one_of(&self->bias.rng,
                           stimulus_pins(self->twin->machine, USE_PRESS, 1));
}

/* The switches come with the press, or sloppily before it. */
static const char *press_and_release(struct drive *self,
                                     const struct twin_act *act)
{
    pins second = second_button(self, act);
    const char *error = NULL;

    if (is_sloppy(self) && chance(self, 4) == 0)
        error = hold_pins(self, act->flips, 1 + chance(self, 20));
    if (!error && is_sloppy(self) && chance(self, 4) == 0)
        error = bounce_a_little(self, act->press);
    if (!error && second)
        error = slip_onto_another(self, act);
    if (!error)
        error = hold_pins(self, act->flips | act->press | second,
                          press_ticks(self));
    if (!error)
        error = hold_pins(self, act->flips, press_ticks(self));
    return error;
}

/* How he would like it if he pressed after some more ticks. */
static unsigned rate_moment(struct drive *self, const void *chip, void *ahead,
                            pins in)
{
    const struct chip_type *type = twin_chip(self->twin);
    uint32_t ticks = press_ticks(self);

    memcpy(ahead, chip, type->size);
    for (uint32_t i = 0; i < ticks; i++)
        type->tick(ahead, in);
    return self->player->rate(ahead, &self->bias);
}

/* Of some moments, a few ticks apart, the one that he likes best; returns how
 * many ticks it is away. */
static uint32_t best_moment(struct drive *self, const struct twin_act *act,
                            void *now, void *ahead)
{
    const struct chip_type *type = twin_chip(self->twin);
    unsigned most = 0;
    uint32_t best = 0;

    memcpy(now, self->chip, type->size);
    for (uint32_t i = 0; i < act->moments; i++) {
        unsigned like = rate_moment(self, now, ahead, act->flips | act->press);

        best = like > most ? i * MOMENT_TICKS : best;
        most = like > most ? like : most;
        for (int k = 0; k < MOMENT_TICKS; k++)
            type->tick(now, self->in);
    }
    return best;
}

/* Looks ahead on copies of the chip, as its state is all that there is. */
static const char *wait_for_luck(struct drive *self,
                                 const struct twin_act *act)
{
    size_t size = twin_chip(self->twin)->size;
    char *room = malloc(2 * size);
    uint32_t ticks;

    if (!room)
        return "out of memory for a player";
    ticks = best_moment(self, act, room, room + size);
    free(room);
    return ticks ? hold_pins(self, self->in, ticks) : NULL;
}

/* Until buttons are heard again; a sloppy player does not always wait. */
static const char *wait_while_busy(struct drive *self)
{
    uint32_t some = ticks_in_ms(self, self->player->press_ms / 2);
    uint32_t left = self->clock_hz * BUSY_SECONDS / some;
    const char *error = NULL;

    if (is_sloppy(self) && chance(self, 4) == 0)
        return NULL;
    while (!error && left-- > 0 && self->player->is_busy(self->chip))
        error = hold_pins(self, self->in, some);
    return error;
}

/* Random presses; the buttons are up in the end. */
static const char *go_wild(struct drive *self)
{
    pins flips = stimulus_pins(self->twin->machine, USE_FLIP, 1);
    const char *error = NULL;
    uint32_t ticks;

    self->noise.in = self->in;
    for (int i = 0; !error && i < WILD_STEPS; i++) {
        pins in = stimulus_next(&self->noise, &ticks);

        error = hold_pins(self, in, ticks);
    }
    self->noise.first = self->noise.count;
    if (!error)
        error = hold_pins(self, self->in & flips, press_ticks(self));
    return error;
}

const char *drive_act(struct drive *self)
{
    struct twin_act act = {.flips = self->in};
    const char *error;

    if (self->manner >= MANNER_WILD && chance(self, 4) == 0)
        return go_wild(self);
    error = wait_while_busy(self);
    self->bias.flips = act.flips = self->in;
    self->player->act(self->chip, &self->bias, &act);
    if (!error && act.moments && self->player->rate && !is_sloppy(self))
        error = wait_for_luck(self, &act);
    if (!error && act.press)
        error = press_and_release(self, &act);
    else if (!error && act.flips != self->in)
        error = hold_pins(self, act.flips, 1 + press_ticks(self) / 2);
    if (!error && act.wait_ms)
        error = hold_pins(self, self->in, ticks_in_ms(self, act.wait_ms));
    return error;
}

const char *drive_begin(struct drive *self, const struct twin *twin,
                        const struct chip_setup *setup, struct steps *steps)
{
    *self = (struct drive){.twin = twin, .player = twin->player,
                           .steps = steps, .clock_hz = setup->clock_hz,
                           .chip = calloc(1, twin_chip(twin)->size)};
    steps_clear(steps);
    if (!self->chip)
        return "out of memory for a player";
    twin_chip(twin)->reset(self->chip, setup);
    stimulus_begin(&self->noise, twin, setup->clock_hz, setup->seed);
    rng_seed(&self->bias.rng, setup->seed);
    self->bias.bits = (uint32_t)rng_next(&self->bias.rng);
    self->manner = chance(self, MANNERS);
    return NULL;
}

void drive_end(struct drive *self)
{
    free(self->chip);
    self->chip = NULL;
}
