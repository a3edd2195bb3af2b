/* test_pegs_reference.c - the chip beside a slow model, for hours of play
 * by random people: every output on every clock. */
#include "check.h"

#include <string.h>

#include "base/glyph.h"
#include "base/rng.h"
#include "base/text.h"
#include "machines/pegs/pegs_driver.h"
#include "machines/pegs/pegs_model.h"

/* What random play must have come across, or it has shown nothing. */
struct coverage {
    long clocks;
    int powers, looks, pages;
    int wins[9], losses;                /* by turn */
    int ended_by_time, ended_by_hand;
    int matches_of_a, matches_of_b, draws;
};

struct sitting {
    struct pegs_driver chip;
    struct pegs_model model;
    struct rng rng;
    struct coverage *seen;
    uint32_t hz;
    int games_each, bar, keep;
    pins history, held;                 /* hands */
    const char *bias;
    unsigned mood_clocks;
};

/* Hands: a bias lasts a while, and each has its own way of pressing. */

static const char *const biases[] = {
    "clever", "clever", "clever", "mash", "hold", "tap", "flip", "sleep",
};

static void change_mood(struct sitting *self)
{
    if (self->mood_clocks-- > 0)
        return;
    self->bias = biases[rng_below(&self->rng, 8)];
    self->mood_clocks = 1 + (unsigned)rng_below(&self->rng, 40);
    self->held = PIN(rng_below(&self->rng, 5));
    if (strcmp(self->bias, "sleep") == 0)
        self->mood_clocks = 1 + (unsigned)rng_below(&self->rng,
                                                    6 * self->hz + 2);
}

/* Sets the pegs to the code, which only a cheat knows, now and then with a
 * mistake; and submits. */
static pins be_clever(struct sitting *self)
{
    static const char palette[] = "KBGCRMYW";
    const struct pegs_model *model = &self->model;
    int at = model->selected;
    long off;

    if (!model->code[0] || rng_below(&self->rng, 40) == 0)
        return PIN(rng_below(&self->rng, 5));
    if (strcmp(model->pegs, model->code) == 0)
        return PIN(PEGS_BTNS);
    off = strchr(palette, model->code[at]) - strchr(palette, model->pegs[at]);
    if (off == 0)
        return PIN(PEGS_BTNR);
    return PIN((off & 7) <= 4 ? PEGS_BTNU : PEGS_BTND);
}

static pins fingers(struct sitting *self)
{
    if (strcmp(self->bias, "clever") == 0)
        return be_clever(self);
    if (strcmp(self->bias, "mash") == 0)
        return rng_next(&self->rng) & PINS(0, 5);
    if (strcmp(self->bias, "hold") == 0)
        return self->held;
    if (strcmp(self->bias, "tap") == 0 && rng_below(&self->rng, 4) == 0)
        return PIN(rng_below(&self->rng, 5));
    return 0;
}

static void hand_on_switch(struct sitting *self)
{
    uint64_t patience = strcmp(self->bias, "flip") == 0 ? 4 : 60;

    if (strcmp(self->bias, "clever") == 0)
        self->history = 0;
    else if (rng_below(&self->rng, patience) == 0)
        self->history ^= PIN(PEGS_HISTORY);
}

/* Eyes */

static unsigned colour_of(char letter)
{
    return (unsigned)(strchr("KBGCRMYW", letter) - "KBGCRMYW");
}

static pins expected(const struct pegs_sight *sight)
{
    pins out = 0;

    for (int i = 0; i < 4; i++)
        out = out << 3 | colour_of(sight->pegs[i]);
    for (int i = 0; i < 4; i++)
        out = out << 8 | glyph_segments(sight->digits[2 * i])
            | (sight->digits[2 * i + 1] == '.' ? GLYPH_POINT : 0);
    return out << 8 | (pins)strtoul(sight->leds, NULL, 2);
}

static void compare(struct sitting *self)
{
    struct pegs_sight sight = pegs_model_see(&self->model);

    if (self->chip.out != expected(&sight))
        fail_msg("clock %lu, %s: the chip shows %s %02x, the model %s %s %s",
                 (unsigned long)self->chip.ticks, self->model.scene,
                 pegs_driver_digits(&self->chip),
                 pegs_driver_leds(&self->chip), sight.digits, sight.leds,
                 sight.pegs);
}

static void note_result(struct sitting *self)
{
    const struct pegs_model *model = &self->model;

    if (strcmp(model->diary[model->pages - 1].marks, "XXXX") == 0)
        self->seen->wins[model->guesses]++;
    else
        self->seen->losses++;
}

static void note_match(struct sitting *self)
{
    const struct pegs_model *model = &self->model;

    if (model->turns_a == model->turns_b)
        self->seen->draws++;
    else if (model->turns_a < model->turns_b)
        self->seen->matches_of_a++;
    else
        self->seen->matches_of_b++;
}

static void note(struct sitting *self, const char *before, pins in)
{
    const struct pegs_model *model = &self->model;

    self->seen->clocks++;
    if (strcmp(model->scene, "game") == 0 && model->history) {
        self->seen->looks += model->pages > 0;
        self->seen->pages += model->open_at < model->pages;
    }
    if (strcmp(model->scene, before) == 0)
        return;
    if (strcmp(model->scene, "result") == 0)
        note_result(self);
    if (strcmp(model->scene, "end") == 0)
        note_match(self);
    if (strcmp(before, "result") == 0)
        (*(in & PIN(PEGS_BTNS) ? &self->seen->ended_by_hand
                               : &self->seen->ended_by_time))++;
}

/* Off and on again: the chip and the model forget everything. */
static void power(struct sitting *self)
{
    char options[60], seed[24];
    struct text to;

    text_begin(&to, seed, sizeof seed);
    text_put_number(&to, rng_next(&self->rng));
    text_begin(&to, options, sizeof options);
    text_put(&to, self->bar ? "turns=bar" : "turns=dot");
    text_put(&to, self->keep ? " history=keep match=" : " match=");
    text_put_number(&to, (uint64_t)self->games_each);
    self->chip = pegs_driver_open(self->hz, options, seed);
    pegs_model_open(&self->model, self->hz, self->games_each, self->bar,
                    self->keep, seed);
    self->seen->powers++;
}

static void play_clock(struct sitting *self)
{
    const char *before = self->model.scene;
    pins in;

    change_mood(self);
    hand_on_switch(self);
    in = fingers(self) | self->history;
    pegs_driver_clock(&self->chip, in);
    pegs_model_clock(&self->model, in);
    compare(self);
    note(self, before, in);
}

static void play_at(uint32_t hz, int games_each, int bar, int keep,
                    struct coverage *seen)
{
    struct sitting self = {.seen = seen, .hz = hz, .bias = "sleep",
                           .games_each = games_each, .bar = bar,
                           .keep = keep};
    char seed[20];
    struct text to;

    text_begin(&to, seed, sizeof seed);
    text_put_number(&to, hz * 1000 + (unsigned)games_each);
    rng_seed(&self.rng, seed);
    for (int i = 0; i < 8; i++) {
        power(&self);
        for (int t = 0; t < 20000; t++)
            play_clock(&self);
    }
}

/* Enough of everything for the comparison to mean something. */
static void assert_seen(const struct coverage *seen, int is_match)
{
    assert_true(seen->clocks > 500000);
    assert_true(seen->powers > 20);
    assert_true(seen->looks > 10000 && seen->pages > 2000);
    for (int turn = 1; turn <= 8; turn++)
        assert_true(seen->wins[turn] > 5);
    assert_true(seen->losses > 100);
    assert_true(seen->ended_by_hand > 100 && seen->ended_by_time > 20);
    if (is_match)
        assert_true(seen->matches_of_a > 20 && seen->matches_of_b > 20
                    && seen->draws > 3);
}

static void compare_with(int games_each, int bar, int keep)
{
    static const uint32_t clocks_hz[] = {0, 1, 2, 3, 5, 8, 17, 50};
    struct coverage seen = {0};

    for (int i = 0; i < 8; i++)
        play_at(clocks_hz[i], games_each, bar, keep, &seen);
    assert_seen(&seen, games_each > 0);
}

static void compare_all(int bar, int keep)
{
    compare_with(0, bar, keep);
    compare_with(1, bar, keep);
    compare_with(2, bar, keep);
    compare_with(9, bar, keep);
}

CASE(a_dot_and_a_cleared_history)
{
    BEGIN_CASE;
    compare_all(0, 0);
}

CASE(a_bar_and_a_cleared_history)
{
    BEGIN_CASE;
    compare_all(1, 0);
}

CASE(a_dot_and_a_kept_history)
{
    BEGIN_CASE;
    compare_all(0, 1);
}

CASE(a_bar_and_a_kept_history)
{
    BEGIN_CASE;
    compare_all(1, 1);
}

/* At the board's own clock, where times are long. */
CASE(at_one_kilohertz)
{
    struct coverage seen = {0};

    BEGIN_CASE;
    play_at(1000, 0, 0, 0, &seen);
    play_at(1000, 3, 0, 0, &seen);
    assert_true(seen.clocks > 300000);
}

static const struct CMUnitTest tests[] = {
    TEST("pegs: random people see what the model says",
         a_dot_and_a_cleared_history),
    TEST("pegs: random people see what the model says, turns=bar",
         a_bar_and_a_cleared_history),
    TEST("pegs: random people see what the model says, history=keep",
         a_dot_and_a_kept_history),
    TEST("pegs: random people see what the model says, turns=bar "
         "history=keep", a_bar_and_a_kept_history),
    TEST("pegs: random people see what the model says at 1 kHz",
         at_one_kilohertz),
};

CHECK_MAIN("pegs: reference", tests)
