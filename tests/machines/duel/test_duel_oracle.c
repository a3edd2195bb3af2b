/* test_duel_oracle.c - the chip against worked scenarios, clock by clock. */
#include "check.h"

#include <string.h>

#include "base/oracle.h"
#include "machines/duel/duel_driver.h"

enum {                          /* columns of a scenario */
    CLOCK, WHAT, RST_N, ENTER_A, ENTER_B, SW3, SW2_0,
    STATE, DIGITS, LEDS, HEARD, SCORE, LIVES, COLUMNS,
};

static const char *const state_names[] = {
#define STATE_NAME(name) #name,
    DUEL_STATES(STATE_NAME)
#undef STATE_NAME
};

static int flag(const struct oracle *row, int column)
{
    return row->field[column][0] == '1';
}

/* The table writes the wire: rst_n is 0 in reset. */
static pins inputs_of(const struct oracle *row)
{
    pins in = (pins)strtoul(row->field[SW2_0], NULL, 2) << DUEL_LETTER;

    if (!flag(row, RST_N))
        in |= PIN(DUEL_RST);
    if (flag(row, ENTER_A))
        in |= PIN(DUEL_ENTER_A);
    if (flag(row, ENTER_B))
        in |= PIN(DUEL_ENTER_B);
    if (flag(row, SW3))
        in |= PIN(DUEL_SINGLE);
    return in;
}

/* "01 11 00 00" as a number. */
static unsigned leds_of(const char *pairs)
{
    unsigned leds = 0;

    for (; *pairs; pairs++)
        if (*pairs != ' ')
            leds = leds << 1 | (*pairs == '1');
    return leds;
}

/* By trial: would a press with a true letter change anything? */
static int hears(const struct duel *chip, pins press)
{
    struct duel idle = *chip, pressed = *chip;

    duel.tick(&idle, PIN(DUEL_LETTER));
    duel.tick(&pressed, PIN(DUEL_LETTER) | press);
    return memcmp(&idle, &pressed, sizeof idle) != 0;
}

static const char *heard_by(const struct duel *chip)
{
    int a = hears(chip, PIN(DUEL_ENTER_A));
    int b = hears(chip, PIN(DUEL_ENTER_B));

    return a && b ? "A or b" : a ? "A" : b ? "b" : "none";
}

static void compare_digits(struct driver *d, const char *expected)
{
    char text[DUEL_PLACES + 1];

    strcpy(text, driver_digits(d));
    for (char *c = text; *c; c++)
        if (*c == '_')
            *c = '*';
    assert_string_equal(text, expected);
}

static void compare(struct driver *d, const struct oracle *row)
{
    const char score[] = {(char)('0' + d->chip.score[DUEL_A]), '-',
                          (char)('0' + d->chip.score[DUEL_B]), 0};

    compare_digits(d, row->field[DIGITS]);
    assert_leds(d, leds_of(row->field[LEDS]));
    assert_string_equal(state_names[d->chip.state], row->field[STATE]);
    assert_string_equal(heard_by(&d->chip), row->field[HEARD]);
    assert_string_equal(score, row->field[SCORE]);
    assert_int_equal(d->chip.lives, atoi(row->field[LIVES]));
}

/* The circuit has drawn HALF, and nothing of the letter after it. */
static void have_drawn_half(struct duel *chip)
{
    chip->drawn = 0x5164;
    chip->bits = 1;
}

static void run(const char *name, const char *options, int rows)
{
    struct driver d = driver_open(2, options);
    struct oracle row;
    int clock = 0;

    oracle_open(&row, name);
    for (; oracle_next(&row); clock++) {
        assert_int_equal(row.fields, COLUMNS);
        assert_int_equal(atoi(row.field[CLOCK]), clock);
        if (flag(&row, SW3) && flag(&row, ENTER_A))
            have_drawn_half(&d.chip);
        driver_clock(&d, inputs_of(&row));
        compare(&d, &row);
    }
    assert_int_equal(clock, rows);
}

CASE(the_prescribed_scenario)
{
    BEGIN_CASE;
    run("duel/scenario1_simulation_phase.csv", "", 122);
    run("duel/scenario1_simulation_phase.csv", "repeat=counting", 122);
}

CASE(three_rounds_by_membership)
{
    BEGIN_CASE;
    run("duel/scenario2_three_rounds_membership.csv", "", 185);
    run("duel/scenario2_three_rounds_membership.csv", "repeat=membership",
        185);
}

CASE(three_rounds_by_counting)
{
    BEGIN_CASE;
    run("duel/scenario2_three_rounds_counting.csv", "repeat=counting", 185);
}

CASE(a_single_player_finds_half)
{
    BEGIN_CASE;
    run("duel/scenario3_single_player.csv", "", 41);
}

CASE(reset_in_the_middle_of_a_message)
{
    BEGIN_CASE;
    run("duel/scenario4_reset.csv", "", 8);
}

static const struct CMUnitTest tests[] = {
    TEST("duel: the prescribed scenario runs clock by clock "
         "(M0-74, M0-75, M0-76, M0-77, M0-78, M0-79)",
         the_prescribed_scenario),
    TEST("duel: a third round decides, judged by membership "
         "(M0-02, M0-07, M0-48)", three_rounds_by_membership),
    TEST("duel: a third round decides, judged by counting "
         "(M0-02, M0-07, M0-48)", three_rounds_by_counting),
    TEST("duel: a single player finds HALF (M0-67, M0-71, M0-72)",
         a_single_player_finds_half),
    TEST("duel: reset in the middle of a message (M0-10)",
         reset_in_the_middle_of_a_message),
};

CHECK_MAIN("duel: oracle", tests)
