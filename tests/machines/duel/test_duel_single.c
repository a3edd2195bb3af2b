/* test_duel_single.c - A alone against the circuit and its random code. */
#include "check.h"

#include <string.h>

#include "base/fair.h"
#include "base/rng.h"
#include "machines/duel/duel_driver.h"

enum { CODES = 2401, SAMPLES = 25 * CODES };

/* A machine in which SW3 was up for A's first press. */
static struct driver alone(void)
{
    return driver_played("1a");
}

/* From A's first press on, up to what a game lost shows at its end. */
static void lose(struct driver *d, const char *vain)
{
    driver_play(d, "..");
    for (int i = 0; i < 3; i++) {
        driver_play(d, vain);
        driver_play(d, i < 2 ? "a." : "a");
    }
}

/* The code that would be shown in the end; the machine itself goes on
 * where it was. One of two guesses is sure to be wrong. */
static void spy(const struct driver *d, char code[5])
{
    struct driver copy = *d;

    lose(&copy, "UaUaUaUa");
    if (driver_leds(&copy)) {
        copy = *d;
        lose(&copy, "AaAaAaAa");
    }
    strcpy(code, driver_digits(&copy));
}

CASE(sw3_and_a_press_of_a_start_it)
{
    struct driver d = alone();

    BEGIN_CASE;
    assert_digits(&d, "_P-A");
    driver_play(&d, "0.");
    assert_digits(&d, "_L-3");
    driver_play(&d, ".H");
    assert_digits(&d, "H___");
    driver_play(&d, "b");
    assert_digits(&d, "H___");
    driver_play(&d, "aA");
    assert_digits(&d, "HA__");
}

CASE(without_sw3_nobody_is_alone)
{
    struct driver d = driver_played("1,0a");

    BEGIN_CASE;
    assert_digits(&d, "_0-0");
    driver_play(&d, "1...A");
    assert_digits(&d, "A___");
    driver_play(&d, "a");
    assert_digits(&d, "-A__");
}

CASE(sw3_and_a_press_of_b_is_a_match_of_two)
{
    struct driver d = driver_played("1b");

    BEGIN_CASE;
    assert_digits(&d, "_0-0");
    driver_play(&d, ".");
    assert_digits(&d, "_P-b");
    driver_play(&d, ".Ab");
    assert_digits(&d, "-A__");
}

CASE(both_pressing_with_sw3_leave_a_alone)
{
    struct driver d = driver_played("1");

    BEGIN_CASE;
    driver_clock(&d, PIN(DUEL_ENTER_A) | PIN(DUEL_ENTER_B));
    assert_digits(&d, "_P-A");
    driver_play(&d, ".");
    assert_digits(&d, "_L-3");
}

CASE(the_code_found_ends_it)
{
    struct driver d = alone();
    char code[5];

    BEGIN_CASE;
    spy(&d, code);
    driver_play(&d, "..");
    driver_enter(&d, 'a', code);
    assert_digits(&d, code);
    assert_leds(&d, 0xff);
    driver_play(&d, ",,a");
    for (int i = 0; i < 20; i++) {
        assert_digits(&d, code);
        assert_leds(&d, i % 2 ? 0 : 0xff);
        driver_play(&d, ",");
    }
    driver_play(&d, "b");
    assert_digits(&d, "_A-b");
}

CASE(the_code_not_found_is_shown_and_ends_it)
{
    struct driver d = alone();
    char code[5];

    BEGIN_CASE;
    spy(&d, code);
    lose(&d, strcmp(code, "HHHH") ? "HaHaHaHa" : "LaLaLaLa");
    for (int i = 0; i < 4; i++) {
        assert_digits(&d, code);
        assert_leds(&d, 0);
        driver_play(&d, i == 1 ? "a" : i == 2 ? "b" : ",");
    }
    for (int i = 0; i < 20; i++) {
        assert_digits(&d, code);
        assert_leds(&d, i % 2 ? 0 : 0xff);
        driver_play(&d, ",");
    }
    driver_play(&d, "a");
    assert_digits(&d, "_A-b");
}

CASE(there_are_three_lives)
{
    struct driver d = driver_played("1a.");
    char code[5];
    const char *vain;

    BEGIN_CASE;
    spy(&d, code);
    vain = strcmp(code, "HHHH") ? "HaHaHaHa" : "LaLaLaLa";
    assert_digits(&d, "_L-3");
    driver_play(&d, ".");
    driver_play(&d, vain);
    driver_play(&d, "a");
    assert_digits(&d, "_L-2");
    driver_play(&d, ".");
    driver_play(&d, vain);
    driver_play(&d, "a");
    assert_digits(&d, "_L-1");
    driver_play(&d, ".");
    driver_enter(&d, 'a', code);
    assert_leds(&d, 0xff);
}

/* A lost game leaves nothing behind for the match that follows. */
CASE(a_match_of_two_may_follow)
{
    struct driver d = alone();

    BEGIN_CASE;
    lose(&d, "UaUaUaUa");
    driver_play(&d, ".a0a");
    assert_digits(&d, "_0-0");
    driver_play(&d, "..Aa");
    assert_digits(&d, "-A__");
}

CASE(a_guess_is_judged_by_the_code_of_the_circuit)
{
    BEGIN_CASE;
    for (int ticks = 0; ticks < 200; ticks++) {
        struct driver d = driver_open(2, "");
        unsigned expected = 0;
        char code[5];

        for (int i = 0; i < ticks; i++)
            driver_play(&d, ",");
        driver_play(&d, "1a");
        spy(&d, code);
        driver_play(&d, "..AaCaEaFa");
        for (int i = 0; i < 4; i++)
            expected = expected << 2 | (code[i] == "ACEF"[i] ? 3u
                                        : strchr(code, "ACEF"[i]) ? 1u : 0u);
        assert_leds(&d, expected);
    }
}

/* The generator runs on during the game; the code stands. */
CASE(the_code_is_ready_at_the_press)
{
    struct driver d = alone();
    uint16_t code = d.chip.code;
    char now[5], later[5];

    BEGIN_CASE;
    assert_int_not_equal(code, 0);
    spy(&d, now);
    for (int i = 0; i < 100; i++) {
        driver_play(&d, i == 0 ? ".." : ",");
        assert_int_equal(d.chip.code, code);
    }
    driver_play(&d, "UaUaUaUaa." "UaUaUaUaa." "UaUaUaUaa");
    strcpy(later, driver_digits(&d));
    assert_string_equal(now, later);
}

static int is_code(const char *word)
{
    return strspn(word, "ACEFHLU") == 4 && word[4] == 0;
}

/* Also on the very first clocks, when the generator has drawn nothing. */
CASE(the_code_has_four_letters_at_any_clock)
{
    struct driver d = driver_open(2, "");

    BEGIN_CASE;
    for (int ticks = 0; ticks < 5000; ticks++) {
        struct driver pressed = d;
        char code[5];

        driver_play(&pressed, "1a");
        spy(&pressed, code);
        assert_true(is_code(code));
        driver_play(&d, ",");
    }
}

static int number_of(const char *code)
{
    static const char letters[] = "ACEFHLU";
    int n = 0;

    for (; *code; code++)
        n = n * 7 + (int)(strchr(letters, *code) - letters);
    return n;
}

/* Codes as people would get them, who press at any moment. */
static void draw_codes(unsigned *count)
{
    struct driver d = driver_open(2, "");
    struct rng rng;

    rng_seed(&rng, "moments");
    for (int i = 0; i < SAMPLES; i++) {
        uint64_t wait = 13 + rng_below(&rng, 20);
        struct driver pressed;
        char code[5];

        while (wait--)
            driver_clock(&d, 0);
        pressed = d;
        driver_play(&pressed, "1a");
        spy(&pressed, code);
        count[number_of(code)]++;
    }
}

CASE(all_codes_come_about_equally_often)
{
    static unsigned count[CODES];

    BEGIN_CASE;
    draw_codes(count);
    for (int i = 0; i < CODES; i++)
        assert_int_not_equal(count[i], 0);
    assert_true(fair_enough(count, CODES));
}

static void code_after(const char *script, int times, const char *seed,
                       char code[5])
{
    struct driver d = driver_open_seed(2, "", seed);

    while (times--)
        driver_play(&d, script);
    driver_play(&d, "1a");
    spy(&d, code);
}

/* Counts equal neighbours among codes drawn a dozen clocks apart. */
static int repeats(const char *script)
{
    int same = 0;
    char code[5], before[5] = "";

    for (int times = 0; times < 100; times++) {
        code_after(script, times, "driver", code);
        same += strcmp(code, before) == 0;
        strcpy(before, code);
    }
    return same;
}

CASE(the_moment_of_the_press_makes_the_code)
{
    BEGIN_CASE;
    assert_in_range(repeats(",,,,,,,,,,,,,"), 0, 2);
}

CASE(the_generator_runs_through_a_reset)
{
    char held[5], idle[5];

    BEGIN_CASE;
    assert_in_range(repeats("rrrrrrrrrrrrr"), 0, 2);
    for (int times = 0; times < 100; times++) {
        code_after("r", times, "driver", held);
        code_after(",", times, "driver", idle);
        assert_string_equal(held, idle);
    }
}

CASE(the_seed_makes_the_code)
{
    char one[5], two[5];
    int same = 0;

    BEGIN_CASE;
    for (int times = 0; times < 100; times++) {
        code_after(",", times, "1", one);
        code_after(",", times, "2", two);
        same += strcmp(one, two) == 0;
    }
    assert_in_range(same, 0, 2);
}

static const struct CMUnitTest tests[] = {
    TEST("duel: SW3 and a press of A: A breaks alone (M0-67, M0-71)",
         sw3_and_a_press_of_a_start_it),
    TEST("duel: without SW3 nobody is alone (M0-67)",
         without_sw3_nobody_is_alone),
    TEST("duel: SW3 and a press of b is a match of two (M0-67)",
         sw3_and_a_press_of_b_is_a_match_of_two),
    TEST("duel: SW3 and both pressing leave A alone",
         both_pressing_with_sw3_leave_a_alone),
    TEST("duel: alone, the code found ends it after one round (M0-72)",
         the_code_found_ends_it),
    TEST("duel: alone, the code not found is shown and ends it (M0-72)",
         the_code_not_found_is_shown_and_ends_it),
    TEST("duel: alone, A has three lives (M0-71)", there_are_three_lives),
    TEST("duel: a match of two may follow a game alone",
         a_match_of_two_may_follow),
    TEST("duel: alone, a guess is judged by the circuit's code (M0-68)",
         a_guess_is_judged_by_the_code_of_the_circuit),
    TEST("duel: the circuit's code is ready at the press (M0-70)",
         the_code_is_ready_at_the_press),
    TEST("duel: the circuit's code never has a '-' (M0-68, M0-70)",
         the_code_has_four_letters_at_any_clock),
    TEST("duel: all 2401 codes come about equally often (M0-68)",
         all_codes_come_about_equally_often),
    TEST("duel: the moment of the press makes the code (M0-68)",
         the_moment_of_the_press_makes_the_code),
    TEST("duel: the generator runs through a reset",
         the_generator_runs_through_a_reset),
    TEST("duel: the seed makes the code", the_seed_makes_the_code),
};

CHECK_MAIN("duel: single", tests)
