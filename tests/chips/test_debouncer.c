/* test_debouncer.c - what a person may do to a button, and what must come
 * out: one pulse for each press, at the edge up. */
#include "check.h"

#include "base/rng.h"
#include "chips/debouncer.h"

enum { LINE = 600 };

static struct debouncer button_of(uint32_t clock_hz)
{
    struct debouncer self;
    struct chip_setup setup = {.seed = "", .clock_hz = clock_hz};

    debouncer.reset(&self, &setup);
    return self;
}

static pins tick(struct debouncer *self, int level)
{
    return debouncer.tick(self, level ? PIN(DEBOUNCER_IN) : 0);
}

/* Plays a line such as "0101111", one character a tick; the answer has a
 * '^' for a pulse, else the level. */
static const char *played(uint32_t clock_hz, const char *line)
{
    static char answer[80];
    struct debouncer self = button_of(clock_hz);
    int i = 0;

    for (; line[i]; i++) {
        pins out = tick(&self, line[i] == '1');

        answer[i] = out & PIN(DEBOUNCER_PULSE) ? '^'
                  : out & PIN(DEBOUNCER_LEVEL) ? '1' : '0';
    }
    answer[i] = 0;
    return answer;
}

/* At 50 Hz a level counts when it has held for two ticks: 40 ms. */
CASE(a_clean_press_gives_one_pulse)
{
    BEGIN_CASE;
    assert_string_equal(played(50, "00011111110000"),
                                   "0000^111111000");
}

CASE(a_bouncing_press_gives_one_pulse)
{
    BEGIN_CASE;
    assert_string_equal(played(50, "0101011101011011110010100"),
                                   "000000^111111111111000000");
}

CASE(a_touch_shorter_than_a_bounce_gives_none)
{
    BEGIN_CASE;
    assert_string_equal(played(50, "010010001"), "000000000");
    assert_string_equal(played(100, "01110111011"), "00000000000");
}

CASE(a_held_button_gives_no_second_pulse)
{
    struct debouncer self = button_of(50);
    int pulses = 0;

    BEGIN_CASE;
    for (int i = 0; i < 10000; i++)
        pulses += (tick(&self, 1) & PIN(DEBOUNCER_PULSE)) != 0;
    assert_int_equal(pulses, 1);
}

CASE(every_press_gives_its_pulse)
{
    BEGIN_CASE;
    assert_string_equal(played(50, "00110011001100"),
                                   "000^100^100^10");
}

/* The pulse is one tick and comes with the level, never without it. */
CASE(a_pulse_comes_with_the_level)
{
    struct debouncer self = button_of(50);

    BEGIN_CASE;
    tick(&self, 1);
    assert_int_equal(tick(&self, 1),
                     PIN(DEBOUNCER_LEVEL) | PIN(DEBOUNCER_PULSE));
    assert_int_equal(tick(&self, 1), PIN(DEBOUNCER_LEVEL));
    assert_int_equal(tick(&self, 0), PIN(DEBOUNCER_LEVEL));
    assert_int_equal(tick(&self, 0), 0);
}

/* How long a press must be held from rest until the pulse comes. */
static int ticks_to_pulse(uint32_t clock_hz)
{
    struct debouncer self = button_of(clock_hz);
    int ticks = 1;

    while (!(tick(&self, 1) & PIN(DEBOUNCER_PULSE)) && ticks < 10000)
        ticks++;
    return ticks;
}

CASE(settling_takes_40_ms_at_any_clock)
{
    BEGIN_CASE;
    assert_int_equal(ticks_to_pulse(50), 2);
    assert_int_equal(ticks_to_pulse(75), 3);
    assert_int_equal(ticks_to_pulse(250), 10);
    assert_int_equal(ticks_to_pulse(1000), 40);
    assert_int_equal(ticks_to_pulse(4999), 199);
    assert_int_equal(ticks_to_pulse(5000), 200);
}

CASE(a_slow_clock_needs_one_tick)
{
    BEGIN_CASE;
    assert_int_equal(ticks_to_pulse(2), 1);
    assert_int_equal(ticks_to_pulse(24), 1);
    assert_int_equal(ticks_to_pulse(25), 1);
    assert_int_equal(ticks_to_pulse(1), 1);
}

/* In a byte 256 ticks would be none, and the last product is 24 in 32 bits:
 * there, too, a touch may not pass for a press. */
CASE(a_fast_clock_still_settles)
{
    static const uint32_t fast_hz[] = {6375, 6400, 6401, 10000};
    struct debouncer fastest = button_of(107374183);

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof fast_hz / sizeof *fast_hz; i++)
        assert_in_range(ticks_to_pulse(fast_hz[i]), 250, 400);
    for (int i = 0; i < 250; i++)
        assert_int_equal(tick(&fastest, 1), 0);
}

/* The second witness: the levels worked out over a whole line at once. */
static void level_by_hindsight(const char *line, int settle, char *level)
{
    char steady = 0;

    for (int i = 0; i < LINE; i++) {
        int held = 1;

        while (held < settle && held <= i && line[i - held] == line[i])
            held++;
        if (held == settle)
            steady = line[i];
        level[i] = steady;
    }
}

static void random_line(struct rng *rng, int settle, char *line)
{
    char now = 0;

    for (int i = 0; i < LINE; i++) {
        if (rng_below(rng, (uint64_t)settle) == 0)
            now = !now;
        line[i] = now;
    }
}

static void compare_line(uint32_t clock_hz, const char *line,
                         const char *level)
{
    struct debouncer self = button_of(clock_hz);
    char before = 0;

    for (int i = 0; i < LINE; i++) {
        pins expected = (level[i] ? PIN(DEBOUNCER_LEVEL) : 0)
                      | (level[i] > before ? PIN(DEBOUNCER_PULSE) : 0);

        assert_int_equal(tick(&self, line[i]), expected);
        before = level[i];
    }
}

CASE(random_lines_agree_with_hindsight)
{
    static const uint32_t clocks_hz[] = {25, 50, 100, 250, 1000};
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "lines");
    for (int round = 0; round < 1000; round++) {
        uint32_t clock_hz = clocks_hz[round % 5];
        int settle = (int)clock_hz * 40 / 1000;
        char line[LINE], level[LINE];

        random_line(&rng, settle, line);
        level_by_hindsight(line, settle, level);
        compare_line(clock_hz, line, level);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("debouncer: a clean press gives one pulse (M0-84)",
         a_clean_press_gives_one_pulse),
    TEST("debouncer: a bouncing press gives one pulse (M0-84)",
         a_bouncing_press_gives_one_pulse),
    TEST("debouncer: a touch shorter than a bounce gives none",
         a_touch_shorter_than_a_bounce_gives_none),
    TEST("debouncer: a held button gives no second pulse (M0-84)",
         a_held_button_gives_no_second_pulse),
    TEST("debouncer: every press gives its pulse (M0-84)",
         every_press_gives_its_pulse),
    TEST("debouncer: a pulse is one tick and comes with the level (M0-84)",
         a_pulse_comes_with_the_level),
    TEST("debouncer: settling takes 40 ms, whatever the clock",
         settling_takes_40_ms_at_any_clock),
    TEST("debouncer: at a slow clock one tick is enough",
         a_slow_clock_needs_one_tick),
    TEST("debouncer: at a fast clock it still settles",
         a_fast_clock_still_settles),
    TEST("debouncer: random lines agree with hindsight (M0-84)",
         random_lines_agree_with_hindsight),
};

CHECK_MAIN("debouncer", tests)
