/* test_stimulus.c - random input: only what is there is pressed, all of it
 * some time, and long enough to count. */
#include "check.h"

#include <string.h>

#include "boards/basys2.h"
#include "machines/duel/panel.h"
#include "twin/stimulus.h"

enum { STEPS = 20000 };

static const struct twin *found(const char *name)
{
    const struct twin *twin;

    assert_null(twins_find(name, &twin));
    return twin;
}

static pins inputs_of(const struct machine_type *machine)
{
    pins all = 0;

    for (const struct part *part = machine->board->parts; part->group; part++)
        if (part->kind == PART_BUTTON || part->kind == PART_SWITCH)
            all |= PIN(part->pin);
    return all;
}

CASE(stimulus_presses_everything_there_is_and_nothing_else)
{
    static const char *const names[] = {"duel", "pegs", "checkers", "poker"};

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct twin *twin = found(names[i]);
        struct stimulus stimulus;
        pins ever = 0;
        uint32_t ticks;

        stimulus_begin(&stimulus, twin, twin->machine->board->clock_hz, "x");
        for (int k = 0; k < STEPS; k++) {
            ever |= stimulus_next(&stimulus, &ticks);
            assert_true(ticks > 0);
        }
        assert_true(ever == inputs_of(twin->machine));
    }
}

CASE(stimulus_of_one_seed_is_the_same)
{
    struct stimulus a, b, c;
    int same = 0;

    BEGIN_CASE;
    stimulus_begin(&a, found("duel"), 1000, "x");
    stimulus_begin(&b, found("duel"), 1000, "x");
    stimulus_begin(&c, found("duel"), 1000, "y");
    for (int k = 0; k < STEPS; k++) {
        uint32_t ta, tb, tc;
        pins one = stimulus_next(&a, &ta);

        assert_true(one == stimulus_next(&b, &tb) && ta == tb);
        same += one == stimulus_next(&c, &tc) && ta == tc;
    }
    assert_true(same < STEPS / 2);
}

/* Presses that a debouncer takes, bounces that it does not, long holds, and
 * a reset now and then. */
CASE(stimulus_presses_bounces_holds_and_resets)
{
    int counts = 0, bounces = 0, holds = 0, resets = 0;
    struct stimulus stimulus;
    pins before = 0;
    uint32_t ticks;

    BEGIN_CASE;
    stimulus_begin(&stimulus, found("duel"), 1000, "x");
    for (int k = 0; k < STEPS; k++) {
        pins in = stimulus_next(&stimulus, &ticks);
        pins pressed = in & ~before & PINS(BASYS2_BTN, 4);

        counts += pressed && ticks >= 41 && ticks < 500;
        bounces += pressed && ticks < 6;
        holds += pressed && ticks >= 1000;
        resets += (pressed & PIN(DUEL_BTN_RESET)) != 0;
        before = in;
    }
    assert_true(counts > STEPS / 50);
    assert_true(bounces > STEPS / 50);
    assert_true(holds > 20);
    assert_in_range(resets, 5, counts / 4);
}

CASE(a_chip_alone_gets_every_level_on_every_pin)
{
    const struct twin *twin = found("duel:chip");
    struct stimulus stimulus;
    pins ones = 0, zeros = 0, all = 0;
    uint32_t ticks;

    BEGIN_CASE;
    stimulus_begin(&stimulus, twin, 1000, "x");
    for (const struct pin_def *pin = twin_inputs(twin); pin->name; pin++)
        all |= PINS(pin->at, pin->width);
    for (int k = 0; k < STEPS; k++) {
        pins in = stimulus_next(&stimulus, &ticks);

        ones |= in;
        zeros |= ~in;
    }
    assert_true(ones == all && (zeros & all) == all);
}

/* A sum of all that a seed gives, which must not depend on the compiler. */
static uint64_t sum_of(const char *name)
{
    const struct twin *twin = found(name);
    struct stimulus stimulus;
    uint64_t sum = 0;
    uint32_t ticks;

    stimulus_begin(&stimulus, twin, twin->machine->board->clock_hz, "sum");
    for (int k = 0; k < STEPS; k++) {
        sum = sum * UINT64_C(0x100000001b3) ^ stimulus_next(&stimulus, &ticks);
        sum = sum * UINT64_C(0x100000001b3) ^ ticks;
    }
    return sum;
}

CASE(stimulus_of_one_seed_is_the_same_with_every_compiler)
{
    BEGIN_CASE;
    assert_int_equal(sum_of("duel"), UINT64_C(0x278b12f49434cdb8));
    assert_int_equal(sum_of("poker"), UINT64_C(0x7dff595c7f85b307));
}

static const struct CMUnitTest tests[] = {
    TEST("stimulus: it presses everything there is and nothing else",
         stimulus_presses_everything_there_is_and_nothing_else),
    TEST("stimulus: one seed always gives the same input",
         stimulus_of_one_seed_is_the_same),
    TEST("stimulus: with every compiler",
         stimulus_of_one_seed_is_the_same_with_every_compiler),
    TEST("stimulus: it presses, bounces, holds and resets",
         stimulus_presses_bounces_holds_and_resets),
    TEST("stimulus: a chip alone gets every level on every pin",
         a_chip_alone_gets_every_level_on_every_pin),
};

CHECK_MAIN("stimulus", tests)
