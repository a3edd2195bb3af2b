/* test_shrink.c - a long way to a difference made short. */
#include "check.h"

#include "base/rng.h"
#include "boards/basys2.h"
#include "boards/machines.h"
#include "fake_pair.h"
#include "twin/shrink.h"

enum { PATIENCE_MS = 20000 };

static struct fake_pair fake;

/* A press of pin 2 for ten ticks while pin 5 is on, after one of pin 1. */
static int deep_fault(struct fake_pair *self, pins in)
{
    int *notes = self->notes;

    notes[0] |= (in & PIN(1)) != 0;
    notes[1] = notes[0] && (in & PIN(2)) && (in & PIN(5)) ? notes[1] + 1 : 0;
    return notes[1] == 10;
}

static void mess_about(struct steps *steps, const char *seed, int count)
{
    struct rng rng;

    rng_seed(&rng, seed);
    for (int i = 0; i < count; i++)
        assert_null(steps_hold(steps, rng_next(&rng) & 0xfff,
                               1 + rng_below(&rng, 200)));
}

CASE(only_what_is_needed_is_left)
{
    BEGIN_CASE;
    for (int round = 0; round < 10; round++) {
        char seed[] = {(char)('a' + round), 0};
        struct steps steps = {0};

        fake_pair_begin(&fake);
        fake.differs = deep_fault;
        mess_about(&steps, seed, 400);
        assert_null(shrink(&fake.pair, &steps, PATIENCE_MS, NULL));
        assert_true(fake.pair.difference.is_there);
        /* pin 1 with the others, or before them, then ten ticks */
        assert_true(steps.count <= 2);
        assert_true(steps.ticks <= 11);
        assert_true(steps.ticks == fake.pair.difference.tick + 1);
        for (size_t i = 0; i < steps.count; i++)
            assert_true((steps.at[i].in & ~(PIN(1) | PIN(2) | PIN(5))) == 0);
        steps_free(&steps);
    }
}

CASE(what_does_not_differ_stays_as_it_is)
{
    struct steps steps = {0};

    BEGIN_CASE;
    fake_pair_begin(&fake);
    mess_about(&steps, "calm", 50);
    assert_null(shrink(&fake.pair, &steps, 200, NULL));
    assert_false(fake.pair.difference.is_there);
    assert_true(steps.count > 40);
    steps_free(&steps);
}

/* As many presses of pin 1 before that of pin 4 as of pin 2 after it: one of
 * them can be left out only with one of the others. */
static int balanced_fault(struct fake_pair *self, pins in)
{
    int *notes = self->notes;
    pins before = (pins)notes[3], pressed = in & ~before;

    notes[3] = (int)in;
    notes[0] += !notes[1] && pressed & PIN(1);
    notes[1] |= (pressed & PIN(4)) != 0;
    notes[2] += notes[1] && pressed & PIN(2);
    return notes[1] && notes[0] > 0 && notes[0] == notes[2]
        && pressed & PIN(5);
}

static void press_often(struct steps *steps, pins pin, int times)
{
    for (int i = 0; i < times; i++) {
        assert_null(steps_hold(steps, pin, 5));
        assert_null(steps_hold(steps, 0, 5));
    }
}

CASE(two_that_belong_together_go_together)
{
    struct steps steps = {0};

    BEGIN_CASE;
    fake_pair_begin(&fake);
    fake.differs = balanced_fault;
    assert_null(steps_hold(&steps, 0, 5));
    press_often(&steps, PIN(1), 6);
    press_often(&steps, PIN(4), 1);
    press_often(&steps, PIN(2), 6);
    press_often(&steps, PIN(5), 1);
    assert_null(shrink(&fake.pair, &steps, PATIENCE_MS, NULL));
    assert_true(fake.pair.difference.is_there);
    assert_true(steps.count <= 5);
    steps_free(&steps);
}

/* Letters wander over the switches, and it differs at the hundredth press of
 * BTN3: of which only the number matters. */
static int hundredth_press(struct fake_pair *self, pins in)
{
    int *notes = self->notes;
    pins button = PIN(BASYS2_BTN + 3);

    notes[0] += (in & button) && !((pins)notes[1] & button);
    notes[1] = (int)in;
    return notes[0] == 100;
}

CASE(what_happens_a_hundred_times_is_told_once)
{
    struct twin twin = {0};
    struct steps steps = {0};
    size_t lines;
    struct rng rng;

    BEGIN_CASE;
    assert_null(machines_find("duel", &twin.machine));
    rng_seed(&rng, "hundred");
    fake_pair_begin(&fake);
    fake.pair.twin = &twin;
    fake.pair.setup.clock_hz = 1000;
    fake.differs = hundredth_press;
    for (int i = 0; i < 200; i++) {
        pins flips = rng_below(&rng, 8) << BASYS2_SW;

        assert_null(steps_hold(&steps, flips | PIN(BASYS2_BTN + 3),
                               20 + rng_below(&rng, 90)));
        assert_null(steps_hold(&steps, flips, 20 + rng_below(&rng, 900)));
    }
    assert_null(shrink(&fake.pair, &steps, PATIENCE_MS, NULL));
    assert_true(fake.pair.difference.is_there);
    assert_null(shrink_lines(&fake.pair, &steps, &lines));
    assert_int_equal(lines, 2);         /* repeat 100, tap BTN3 */
    steps_free(&steps);
}

static const struct CMUnitTest tests[] = {
    TEST("shrink: only what is needed is left", only_what_is_needed_is_left),
    TEST("shrink: what does not differ stays as it is",
         what_does_not_differ_stays_as_it_is),
    TEST("shrink: two that belong together go together",
         two_that_belong_together_go_together),
    TEST("shrink: what happens a hundred times is told once",
         what_happens_a_hundred_times_is_told_once),
};

CHECK_MAIN("shrink", tests)
