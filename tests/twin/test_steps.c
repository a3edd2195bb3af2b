/* test_steps.c - what was done, kept as changes, run and written. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/rng.h"
#include "bench/script.h"
#include "boards/basys2.h"
#include "fake_pair.h"
#include "twin/steps.h"

static struct fake_pair fake;

static uint64_t sum_of(const pins *in, const int *ticks, int count)
{
    uint64_t sum = 0;

    for (int i = 0; i < count; i++)
        for (int k = 0; k < ticks[i]; k++)
            sum = fake_pair_mix(sum, in[i]);
    return sum;
}

CASE(steps_run_as_they_were_added)
{
    static const pins in[] = {0, 5, 5, 1, 0};
    static const int ticks[] = {10, 3000, 1, 1, 2};
    struct steps steps = {0};

    BEGIN_CASE;
    fake_pair_begin(&fake);
    for (int i = 0; i < 5; i++)
        assert_null(steps_hold(&steps, in[i], (uint64_t)ticks[i]));
    assert_int_equal(steps.ticks, 3014);
    assert_int_equal(steps.count, 4);   /* the second 5 is no change */
    assert_null(steps_run(&steps, &fake.pair));
    assert_true(fake.sum == sum_of(in, ticks, 5));
    assert_int_equal(fake.pair.tick, 3014);
    steps_free(&steps);
}

CASE(stretched_steps_are_the_same_on_a_faster_clock)
{
    static const pins in[] = {0, 5, 1, 0};
    static const int slow[] = {10, 300, 1, 2}, fast[] = {70, 2100, 7, 14};
    struct steps steps = {0};

    BEGIN_CASE;
    fake_pair_begin(&fake);
    for (int i = 0; i < 4; i++)
        assert_null(steps_hold(&steps, in[i], (uint64_t)slow[i]));
    steps_stretch(&steps, 7);
    assert_null(steps_run(&steps, &fake.pair));
    assert_true(fake.sum == sum_of(in, fast, 4));
    assert_int_equal(fake.pair.tick, 7 * 313);
    steps_free(&steps);
}

CASE(power_begins_anew_and_a_difference_is_told_from_the_very_start)
{
    struct steps steps = {0};

    BEGIN_CASE;
    fake_pair_begin(&fake);
    for (int i = 0; i < 100; i++)
        assert_null(steps_add(&steps, 3, i == 40));
    assert_null(steps_run(&steps, &fake.pair));
    assert_int_equal(fake.power_ups, 2);
    assert_int_equal(fake.pair.tick, 60);
    steps_free(&steps);
}

static int differs_at_20(struct fake_pair *self, pins in)
{
    (void)in;
    return self->pair.tick == 20;
}

CASE(the_tick_of_a_difference_after_power)
{
    struct steps steps = {0};

    BEGIN_CASE;
    fake_pair_begin(&fake);
    fake.differs = differs_at_20;
    for (int i = 0; i < 100; i++)
        assert_null(steps_add(&steps, 3, i == 10));
    assert_null(steps_run(&steps, &fake.pair));
    assert_true(fake.pair.difference.is_there);
    assert_int_equal(fake.pair.difference.tick, 30);
    steps_free(&steps);
}

CASE(a_cut_forgets_what_comes_later)
{
    struct steps steps = {0};
    static const pins in[] = {0, 7};
    static const int ticks[] = {50, 25};

    BEGIN_CASE;
    fake_pair_begin(&fake);
    assert_null(steps_hold(&steps, 0, 50));
    assert_null(steps_hold(&steps, 7, 50));
    assert_null(steps_hold(&steps, 1, 50));
    steps_cut(&steps, 75);
    assert_int_equal(steps.ticks, 75);
    assert_null(steps_run(&steps, &fake.pair));
    assert_true(fake.sum == sum_of(in, ticks, 2));
    steps_cut(&steps, 50);
    assert_int_equal(steps.count, 1);
    steps_free(&steps);
}

static char journal[40000];

static const char *append(void *to, const char *line)
{
    (void)to;
    strcat(journal, line);
    return NULL;
}

CASE(a_journal_says_it_in_words)
{
    struct steps steps = {0};

    BEGIN_CASE;
    journal[0] = 0;
    assert_null(steps_hold(&steps, 0, 10));
    assert_null(steps_hold(&steps, PIN(BASYS2_BTN + 3), 60));
    assert_null(steps_hold(&steps, PIN(BASYS2_SW + 1), 5));
    assert_null(steps_add(&steps, PIN(BASYS2_SW + 1), 1));
    assert_null(steps_hold(&steps, 0, 5));
    assert_null(steps_write(&steps, &basys2, "duel:basys2#3 hide=on",
                            "tick 80: LD", (struct session_sink){append, 0}));
    assert_string_equal(journal, "boardwalk 1\n"
                        "open duel:basys2#3 hide=on\n"
                        "# tick 80: LD\n"
                        "@10 press BTN3\n"
                        "@70 set SW1 on\n"
                        "@70 release BTN3\n"
                        "@75 power\n"
                        "@76 set SW1 off\n"
                        "@81\n");
    steps_free(&steps);
}

/* What is written, done by a script, is what was recorded: the pins of every
 * tick, and when the power was off. */
static const char *append_all(void *to, const char *line)
{
    assert_true(strlen(to) + strlen(line) < sizeof journal);
    strcat(to, line);
    return NULL;
}

struct replay {
    const struct steps *steps;
    size_t step, powers;
};

static void compare_tick(void *with, const struct session *session)
{
    struct replay *self = with;
    const struct steps *steps = self->steps;
    uint64_t tick = session_tick(session) - 1;

    while (self->step + 1 < steps->count
           && steps->at[self->step + 1].tick <= tick)
        self->step++;
    if (tick < steps->ticks)
        assert_true(session_in(session) == steps->at[self->step].in);
}

static void write_and_replay(const struct steps *steps)
{
    struct replay replay = {steps, 0, 0};
    struct script script;
    size_t powers = 0;

    journal[0] = 0;
    assert_null(steps_write(steps, &basys2, "duel:basys2#3", "it",
                            (struct session_sink){append_all, journal}));
    script_begin(&script);
    assert_null(script_line(&script, "boardwalk 1"));
    assert_null(script_line(&script, "open duel:basys2#3"));
    session_watch(script.session, compare_tick, &replay);
    assert_null(script_text(&script, strstr(journal, "# it")));
    assert_true(session_tick(script.session) >= steps->ticks);
    for (size_t i = 0; i < session_event_count(script.session); i++)
        powers += session_event(script.session, i)->kind == EVENT_POWER
               && session_event(script.session, i)->tick < steps->ticks;
    for (size_t i = 0; i < steps->count; i++)
        replay.powers += (size_t)steps->at[i].is_power;
    assert_int_equal(powers, replay.powers);
    script_end(&script);
}

/* Letters on the switches, presses of a few lengths, taps, and now and then
 * some of it again. */
static void repeat_at_random(struct steps *steps, struct rng *rng)
{
    static const uint64_t length[] = {60, 60, 60, 61, 200};

    for (int block = 0; block < 4; block++) {
        uint64_t seed = rng_next(rng), times = 1 + rng_below(rng, 5);

        for (uint64_t i = 0; i < times; i++) {
            char name[24];
            struct rng same;
            uint64_t acts;

            snprintf(name, sizeof name, "%u", (unsigned)(seed & 0xffff));
            rng_seed(&same, name);
            acts = 1 + rng_below(&same, 4);
            for (uint64_t act = 0; act < acts; act++) {
                pins flips = rng_below(&same, 8) << BASYS2_SW;
                pins press = PIN(BASYS2_BTN + rng_below(&same, 4));

                if (rng_below(&same, 16) == 0)
                    assert_null(steps_add(steps, flips, 1));
                assert_null(steps_hold(steps, flips | press,
                                       length[rng_below(&same, 5)]));
                assert_null(steps_hold(steps, flips,
                                       length[rng_below(&same, 5)]));
            }
        }
    }
}

CASE(a_script_does_what_was_recorded)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "write");
    for (int i = 0; i < check_sample(400); i++) {
        struct steps steps = {0};

        repeat_at_random(&steps, &rng);
        steps_cut(&steps, steps.ticks - rng_below(&rng, 100));
        write_and_replay(&steps);
        steps_free(&steps);
    }
}

CASE(what_repeats_is_written_once)
{
    struct steps steps = {0};

    BEGIN_CASE;
    journal[0] = 0;
    assert_null(steps_hold(&steps, 0, 10));
    for (int i = 0; i < 50; i++) {
        assert_null(steps_hold(&steps, 5 << BASYS2_SW
                                       | PIN(BASYS2_BTN + 3), 60));
        assert_null(steps_hold(&steps, 5 << BASYS2_SW, 60));
        assert_null(steps_hold(&steps, PIN(BASYS2_BTN), 60));
        assert_null(steps_hold(&steps, 0, 500));
    }
    steps_cut(&steps, steps.ticks - 300);
    assert_null(steps_write(&steps, &basys2, "duel:basys2#3", "tick 33709",
                            (struct session_sink){append, 0}));
    assert_string_equal(journal, "boardwalk 1\n"
                        "open duel:basys2#3\n"
                        "# tick 33709\n"
                        "@10 repeat 50\n"
                        "    set SW xxxxx1x1\n"
                        "    tap BTN3\n"
                        "    set SW xxxxx0x0\n"
                        "    tap BTN0\n"
                        "    +440\n"
                        "end\n");
    steps_free(&steps);
}

static const struct CMUnitTest tests[] = {
    TEST("steps: they run as they were added", steps_run_as_they_were_added),
    TEST("steps: stretched steps are the same on a faster clock",
         stretched_steps_are_the_same_on_a_faster_clock),
    TEST("steps: power begins anew",
         power_begins_anew_and_a_difference_is_told_from_the_very_start),
    TEST("steps: the tick of a difference counts from the first power-up",
         the_tick_of_a_difference_after_power),
    TEST("steps: a cut forgets what comes later",
         a_cut_forgets_what_comes_later),
    TEST("steps: a journal says it in words", a_journal_says_it_in_words),
    TEST("steps: a script does what was recorded",
         a_script_does_what_was_recorded),
    TEST("steps: what repeats is written once", what_repeats_is_written_once),
};

CHECK_MAIN("steps", tests)
