/* test_duel_reference.c - the chip beside a slow model, for hours of play
 * by random people: every output on every clock. */
#include "check.h"

#include <string.h>

#include "base/glyph.h"
#include "base/rng.h"
#include "base/text.h"
#include "machines/duel/duel_driver.h"
#include "machines/duel/duel_model.h"

enum { GAMES = 30 };            /* for each clock and each set of options */

/* What random play must have come across, or it has shown nothing. */
struct coverage {
    int won_by_a[3], won_by_b[3];       /* by the loser's points */
    int found_alone, lost_alone;
    int resets, games;
    long ticks;
};

struct play {
    struct driver chip;
    struct duel_model model;
    struct rng rng;
    pins switches;
    struct coverage *seen;
};

/* The players know the code well enough to find it now and then. */
static char letter_to_set(struct play *self)
{
    const struct duel_model *model = &self->model;

    if (model->question == WHICH_GUESS && rng_below(&self->rng, 12) > 0)
        return model->code[strlen(model->guess)];
    return "-ACEFHLU"[rng_below(&self->rng, 8)];
}

static void move_switches(struct play *self)
{
    static const char letters[] = "-ACEFHLU";

    if (rng_below(&self->rng, 3) > 0) {
        const char *at = strchr(letters, letter_to_set(self));

        self->switches &= ~PINS(DUEL_LETTER, 3);
        self->switches |= (pins)(at - letters) << DUEL_LETTER;
    }
    if (rng_below(&self->rng, 16) == 0)
        self->switches ^= PIN(DUEL_SINGLE);
}

/* Impatient at times, and at times not there at all. */
static pins press(struct play *self)
{
    pins in = 0;

    if (rng_below(&self->rng, 3) == 0)
        in |= PIN(DUEL_ENTER_A);
    if (rng_below(&self->rng, 3) == 0)
        in |= PIN(DUEL_ENTER_B);
    if (rng_below(&self->rng, 800 * self->model.clock_hz) == 0)
        in |= PIN(DUEL_RST);
    self->seen->resets += (in & PIN(DUEL_RST)) != 0;
    return in;
}

static pins expected(const char *digits, const char *leds)
{
    pins out = 0;

    for (int i = 0; i < 4; i++)
        out = out << 8 | glyph_segments(digits[i]);
    return out << 8 | (pins)strtoul(leds, NULL, 2);
}

static void compare(struct play *self, pins in)
{
    char digits[5], leds[9];

    duel_model_show(&self->model, in, digits, leds);
    if (self->chip.out != expected(digits, leds))
        fail_msg("tick %lu: the chip shows %s %02x, the model %s %s",
                 (unsigned long)self->chip.ticks,
                 driver_digits(&self->chip), driver_leds(&self->chip),
                 digits, leds);
}

static void note_end(struct play *self)
{
    const struct duel_model *model = &self->model;
    int right = strcmp(model->guess, model->code) == 0;

    self->seen->games++;
    if (model->alone)
        (*(right ? &self->seen->found_alone : &self->seen->lost_alone))++;
    else if (model->points_a == 2)
        self->seen->won_by_a[model->points_b]++;
    else
        self->seen->won_by_b[model->points_a]++;
}

static void play_clock(struct play *self)
{
    int was_over = self->model.question == AGAIN;
    pins in;

    move_switches(self);
    in = press(self) | self->switches;
    driver_clock(&self->chip, in);
    duel_model_clock(&self->model, in);
    compare(self, in);
    if (!was_over && self->model.question == AGAIN)
        note_end(self);
}

static void play_games(uint32_t clock_hz, int counting, int hide,
                       struct coverage *seen)
{
    char options[60], seed[20];
    struct play self = {.seen = seen};
    struct text to;

    text_begin(&to, options, sizeof options);
    text_put(&to, counting ? "repeat=counting" : "repeat=membership");
    text_put(&to, hide ? " hide=on" : " hide=off");
    for (unsigned game = 0; game < GAMES; game++) {
        text_begin(&to, seed, sizeof seed);
        text_put_number(&to, clock_hz * 1000 + game);
        self.chip = driver_open_seed(clock_hz, options, seed);
        duel_model_open(&self.model, clock_hz, counting, hide, seed);
        rng_seed(&self.rng, seed);
        for (uint32_t t = 0; t < 800 * clock_hz; t++)
            play_clock(&self);
        seen->ticks += 800 * (long)clock_hz;
    }
}

/* Enough of everything for the comparison to mean something. */
static void assert_seen(const struct coverage *seen)
{
    assert_true(seen->ticks > 200000);
    assert_true(seen->games > 300);
    assert_true(seen->resets > 50);
    for (int points = 0; points < 2; points++) {
        assert_true(seen->won_by_a[points] > 20);
        assert_true(seen->won_by_b[points] > 20);
    }
    assert_true(seen->found_alone > 20);
    assert_true(seen->lost_alone > 20);
}

static void compare_with(int counting, int hide)
{
    struct coverage seen = {0};

    play_games(2, counting, hide, &seen);
    play_games(6, counting, hide, &seen);
    play_games(50, counting, hide, &seen);
    assert_seen(&seen);
}

CASE(membership_in_the_open)
{
    BEGIN_CASE;
    compare_with(0, 0);
}

CASE(membership_hidden)
{
    BEGIN_CASE;
    compare_with(0, 1);
}

CASE(counting_in_the_open)
{
    BEGIN_CASE;
    compare_with(1, 0);
}

CASE(counting_hidden)
{
    BEGIN_CASE;
    compare_with(1, 1);
}

static const struct CMUnitTest tests[] = {
    TEST("duel: random people see what the model says, repeat=membership",
         membership_in_the_open),
    TEST("duel: random people see what the model says, with hide=on",
         membership_hidden),
    TEST("duel: random people see what the model says, repeat=counting",
         counting_in_the_open),
    TEST("duel: random people see what the model says, counting, hide=on",
         counting_hidden),
};

CHECK_MAIN("duel: reference", tests)
