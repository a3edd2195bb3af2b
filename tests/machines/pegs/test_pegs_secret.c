/* test_pegs_secret.c - the machine's code: when it is drawn, how likely
 * each one is, and that nobody sees it. */
#include "check.h"

#include <string.h>

#include "base/fair.h"
#include "base/rng.h"
#include "base/text.h"
#include "machines/pegs/pegs_driver.h"

enum { CODES = 4096 };

static unsigned index_of(uint16_t code)
{
    return (code >> 12) * 512u + (code >> 8 & 15) * 64u
         + (code >> 4 & 15) * 8u + (code & 15);
}

static uint16_t drawn_by(struct pegs_driver *d, char press)
{
    const char script[] = {press, 0};

    pegs_driver_play(d, script);
    assert_true(d->chip.has_code);
    return d->chip.code;
}

static void assert_each_once(const unsigned *count)
{
    for (int i = 0; i < CODES; i++)
        assert_int_equal(count[i], 1);
}

/* One machine, one moment, and the counter in each of its phases: every
 * code comes exactly once, the four blacks and the four whites too. */
static void assert_fair_over_phases(const char *seed, unsigned clocks)
{
    unsigned count[CODES] = {0};
    struct pegs_driver start = pegs_driver_open(PEGS_DRIVER_HZ, "", seed);

    for (unsigned i = 0; i < clocks; i++)
        pegs_driver_clock(&start, 0);
    for (unsigned phase = 0; phase < CODES; phase++) {
        struct pegs_driver d = start;

        d.chip.count = (uint16_t)phase;
        count[index_of(drawn_by(&d, 'U'))]++;
    }
    assert_each_once(count);
}

CASE(every_code_is_exactly_equally_likely)
{
    BEGIN_CASE;
    assert_fair_over_phases("one", 0);
    assert_fair_over_phases("two", 1);
    assert_fair_over_phases("three", 5000);
}

/* The counter alone passes all its phases, one for each clock. */
CASE(the_counter_never_stops)
{
    unsigned count[CODES] = {0};
    struct pegs_driver d = pegs_driver_played("match=1", "RGBY", "");
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "busy");
    for (int t = 0; t < CODES; t++) {
        assert_true(d.chip.count < CODES);
        count[d.chip.count]++;
        pegs_driver_clock(&d, rng_next(&rng) & rng_next(&rng));
    }
    assert_each_once(count);
}

CASE(seeds_draw_every_code_alike)
{
    static unsigned count[CODES];
    unsigned start[16] = {0};

    BEGIN_CASE;
    for (unsigned i = 0; i < 20 * CODES; i++) {
        char seed[20];
        struct text to;
        struct pegs_driver d;

        text_begin(&to, seed, sizeof seed);
        text_put_number(&to, i);
        d = pegs_driver_open(PEGS_DRIVER_HZ, "", seed);
        start[d.chip.count / 256]++;
        pegs_driver_play(&d, ",,,");
        count[index_of(drawn_by(&d, 'R'))]++;
    }
    assert_true(fair_enough(count, CODES));
    assert_true(fair_enough(start, 16));
}

/* A person's moment decides, too: one seed, a press at each clock. */
CASE(moments_draw_every_code_alike)
{
    static unsigned count[CODES];
    struct pegs_driver d = pegs_driver_new("");

    BEGIN_CASE;
    for (int i = 0; i < 20 * CODES; i++) {
        struct pegs_driver now = d;

        count[index_of(drawn_by(&now, 'U'))]++;
        pegs_driver_clock(&d, 0);
    }
    assert_true(fair_enough(count, CODES));
}

/* Who has seen one code and counts along does not know the next: of all the
 * ways to get from a code to the one a clock later, each is taken seldom. */
CASE(codes_do_not_come_in_order)
{
    struct pegs_driver d = pegs_driver_new("");
    unsigned steps[CODES] = {0}, last = 0;

    BEGIN_CASE;
    for (int i = 0; i < CODES; i++) {
        struct pegs_driver now = d;
        unsigned code = index_of(drawn_by(&now, 'U'));

        steps[(code - last) % CODES]++;
        last = code;
        pegs_driver_clock(&d, 0);
    }
    for (int i = 0; i < CODES; i++)
        assert_in_range(steps[i], 0, 20);
}

CASE(one_seed_is_one_code)
{
    struct pegs_driver one = pegs_driver_open(32, "", "same");
    struct pegs_driver two = pegs_driver_open(32, "", "same");
    struct pegs_driver other = pegs_driver_open(32, "", "other");

    BEGIN_CASE;
    assert_int_equal(drawn_by(&one, 'U'), drawn_by(&two, 'U'));
    assert_int_not_equal(drawn_by(&one, 'U'), drawn_by(&other, 'U'));
}

/* No code before it; one at the first press, whichever; and then it stays
 * for the game. */
static void assert_drawn_by(const char *script)
{
    struct pegs_driver d = pegs_driver_new("");
    uint16_t code;

    pegs_driver_play(&d, ".,,Hh");
    if (script[0] == 'H')
        pegs_driver_play(&d, "H");
    assert_int_equal(d.chip.has_code, 0);
    assert_int_equal(d.chip.code, 0);
    code = drawn_by(&d, script[script[0] == 'H']);
    pegs_driver_play(&d, "h.ULDRUHUDhS,");
    assert_true(d.chip.has_code);
    assert_int_equal(d.chip.code, code);
}

CASE(the_first_press_draws_the_code)
{
    static const char *const presses[] = {
        "L", "R", "U", "D", "HS", "HL", "HR", "HU", "HD",
    };

    BEGIN_CASE;
    for (int i = 0; i < 9; i++)
        assert_drawn_by(presses[i]);
}

/* From a clock of its own each time, so that codes differ. */
CASE(a_first_press_of_btns_is_judged_by_this_very_code)
{
    struct pegs_driver d = pegs_driver_new("");
    int blacks[5] = {0};

    BEGIN_CASE;
    for (int i = 0; i < 2000; i++) {
        struct pegs_driver by_s = d, by_u = d;
        const char *marks;
        uint16_t code = drawn_by(&by_u, 'U');
        int black = 0;

        for (int shift = 0; shift < 16; shift += 4)
            black += (code >> shift & 15) == 0;
        pegs_driver_play(&by_s, "S");
        assert_int_equal(by_s.chip.code, code);
        marks = pegs_driver_marks(&by_s);
        assert_int_equal(strspn(marks, "X"), black);
        assert_int_equal(strspn(marks + black, "_"), 4 - black);
        blacks[black]++;
        pegs_driver_clock(&d, 0);
    }
    assert_true(blacks[0] > 900 && blacks[1] > 400 && blacks[2] > 50);
}

/* Two machines with different codes, the same hands without a submit: the
 * same lights, in the history, too. */
CASE(before_a_submit_nothing_depends_on_the_code)
{
    struct pegs_driver one = pegs_driver_played("", "RGBY", "");
    struct pegs_driver two = pegs_driver_played("", "WKMC", "");
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "hands");
    for (int i = 0; i < 20000; i++) {
        pins in = PIN(1 + rng_below(&rng, 10)) & PINS(0, 5);

        if (rng_below(&rng, 50) == 0)
            one.switches = two.switches ^= PIN(PEGS_HISTORY);
        pegs_driver_clock(&one, in);
        pegs_driver_clock(&two, in);
        assert_true(one.out == two.out);
    }
}

/* After submits, only what the marks say: as long as two codes earn the
 * same marks, the lights are the same. */
CASE(during_play_only_the_marks_depend_on_the_code)
{
    static const char *const guesses[] = {
        "RRKK", "KRKR", "GGGG", "RGKW", "WWRK", "RKRK", "CMCM",
    };
    struct pegs_driver one = pegs_driver_played("", "RKBB", "");
    struct pegs_driver two = pegs_driver_played("", "RKYY", "");

    BEGIN_CASE;
    for (int i = 0; i < 7; i++) {
        pegs_driver_guess(&one, guesses[i]);
        pegs_driver_guess(&two, guesses[i]);
        assert_true(one.out == two.out);
        for (int t = 0; t < 30; t++) {
            const char *script = t == 10 ? "H" : t == 20 ? "h" : ",";

            pegs_driver_play(&one, script);
            pegs_driver_play(&two, script);
            assert_true(one.out == two.out);
        }
    }
    pegs_driver_guess(&one, "KKKK");            /* the eighth: revealed */
    pegs_driver_guess(&two, "KKKK");
    assert_pegs(&one, "RKBB");
    assert_pegs(&two, "RKYY");
}

/* The four same colours are a code like any other, and can be found. */
CASE(four_of_a_colour_can_be_found)
{
    static const char *const codes[] = {"KKKK", "BBBB", "GGGG", "CCCC",
                                        "RRRR", "MMMM", "YYYY", "WWWW"};

    BEGIN_CASE;
    for (int i = 0; i < 8; i++) {
        struct pegs_driver d = pegs_driver_new("");

        pegs_driver_play(&d, "UD");             /* any press draws */
        for (unsigned phase = 0; d.chip.code != pegs_driver_code(codes[i]);
             phase++) {
            d = pegs_driver_new("");
            d.chip.count = (uint16_t)phase;
            pegs_driver_play(&d, "UD");
            assert_true(phase < CODES);
        }
        pegs_driver_guess(&d, codes[i]);
        assert_marks(&d, "XXXX");
    }
}

static const struct CMUnitTest tests[] = {
    TEST("pegs: over the phases of its counter every code comes exactly "
         "once (M1-14, M1-15, M1-16)", every_code_is_exactly_equally_likely),
    TEST("pegs: the counter steps with every clock, whatever is pressed "
         "(M1-16)", the_counter_never_stops),
    TEST("pegs: over seeds every code is as likely as any other "
         "(M1-14, M1-16)", seeds_draw_every_code_alike),
    TEST("pegs: over the moments of a press every code is as likely as any "
         "other (M1-14, M1-16)", moments_draw_every_code_alike),
    TEST("pegs: codes do not come in order (M1-14)",
         codes_do_not_come_in_order),
    TEST("pegs: one seed and one moment are one code", one_seed_is_one_code),
    TEST("pegs: the first press of a game draws the code, and it stays "
         "(M1-14, M1-17)", the_first_press_draws_the_code),
    TEST("pegs: a first press of btnS is judged by this very code "
         "(M1-14, M1-18)",
         a_first_press_of_btns_is_judged_by_this_very_code),
    TEST("pegs: before a submit nothing depends on the code (M1-17)",
         before_a_submit_nothing_depends_on_the_code),
    TEST("pegs: during play only the marks depend on the code "
         "(M1-17, M1-24)", during_play_only_the_marks_depend_on_the_code),
    TEST("pegs: a code of four the same is drawn and found (M1-15)",
         four_of_a_colour_can_be_found),
};

CHECK_MAIN("pegs: secret", tests)
