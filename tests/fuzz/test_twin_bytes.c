/* test_twin_bytes.c - any bytes are what people do at a board. */
#include "check.h"

#include "boards/basys2.h"
#include "fuzz/twin_bytes.h"
#include "boards/machines.h"
#include "machines/duel/on_basys2.h"
#include "machines/duel/panel.h"

static void read_bytes(struct twin_bytes *self, const uint8_t *bytes,
                       size_t size)
{
    *self = (struct twin_bytes){0};
    assert_null(twin_bytes_read(self, &duel_on_basys2, bytes, size));
}

CASE(no_bytes_are_a_machine_with_its_standard_options)
{
    struct twin_bytes sitting;

    BEGIN_CASE;
    read_bytes(&sitting, NULL, 0);
    assert_string_equal(sitting.id, "duel:basys2#0");
    assert_true(sitting.steps.ticks == 0);
    steps_free(&sitting.steps);
}

CASE(the_first_bytes_are_seed_and_options)
{
    static const uint8_t bytes[] = {42, 1, 0};
    struct twin_bytes sitting;

    BEGIN_CASE;
    read_bytes(&sitting, bytes, sizeof bytes);
    assert_string_equal(sitting.id, "duel:basys2#42 repeat=counting");
    steps_free(&sitting.steps);
}

CASE(a_letter_is_set_and_taken_with_two_bytes)
{
    static const uint8_t bytes[] = {0, 0, 0, 0x05, 0x48};
    struct twin_bytes sitting;

    BEGIN_CASE;
    read_bytes(&sitting, bytes, sizeof bytes);
    assert_int_equal(sitting.steps.count, 3);
    assert_true(sitting.steps.at[0].in == (pins)5 << BASYS2_SW);
    assert_true(sitting.steps.at[1].in
                == (sitting.steps.at[0].in | PIN(DUEL_BTN_A)));
    assert_true(sitting.steps.at[2].in == sitting.steps.at[0].in);
    steps_free(&sitting.steps);
}

CASE(every_byte_does_something_and_no_sitting_is_endless)
{
    BEGIN_CASE;
    for (int m = 0; machines_at(m); m++)
        for (int byte = 0; byte < 256; byte++) {
            struct twin_bytes sitting = {0};
            uint8_t many[2000];

            for (size_t i = 0; i < sizeof many; i++)
                many[i] = (uint8_t)byte;
            assert_null(twin_bytes_read(&sitting, machines_at(m), many,
                                        sizeof many));
            assert_true(sitting.steps.ticks > 0);
            assert_true(sitting.steps.ticks <= TWIN_BYTES_TICKS_MAX);
            steps_free(&sitting.steps);
        }
}

static const struct CMUnitTest tests[] = {
    TEST("twin bytes: none are a machine with its standard options",
         no_bytes_are_a_machine_with_its_standard_options),
    TEST("twin bytes: the first ones are seed and options",
         the_first_bytes_are_seed_and_options),
    TEST("twin bytes: a letter is set and taken with two",
         a_letter_is_set_and_taken_with_two_bytes),
    TEST("twin bytes: each does something, and no sitting is endless",
         every_byte_does_something_and_no_sitting_is_endless),
};

CHECK_MAIN("twin bytes", tests)
