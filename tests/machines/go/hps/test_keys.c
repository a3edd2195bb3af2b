/* test_keys.c - reports of a keyboard in, commands out. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "machines/go/hps/keys.h"

static enum command take(struct keys *keys, uint8_t a, uint8_t b)
{
    uint8_t report[KEYS_REPORT] = {0, 0, a, b};

    return keys_take(keys, report, sizeof report);
}

/* One key alone, pressed and released. */
static enum command tap(uint8_t key)
{
    struct keys keys = {0};
    enum command command = take(&keys, key, 0);

    assert_int_equal(take(&keys, 0, 0), COMMAND_NONE);
    return command;
}

CASE(up_is_52) { BEGIN_CASE; assert_int_equal(tap(0x52), COMMAND_UP); }
CASE(down_is_51) { BEGIN_CASE; assert_int_equal(tap(0x51), COMMAND_DOWN); }
CASE(left_is_50) { BEGIN_CASE; assert_int_equal(tap(0x50), COMMAND_LEFT); }
CASE(right_is_4f) { BEGIN_CASE; assert_int_equal(tap(0x4f), COMMAND_RIGHT); }
CASE(enter_is_28) { BEGIN_CASE; assert_int_equal(tap(0x28), COMMAND_PLACE); }
CASE(space_is_2c) { BEGIN_CASE; assert_int_equal(tap(0x2c), COMMAND_PASS); }
CASE(escape_is_29) { BEGIN_CASE; assert_int_equal(tap(0x29), COMMAND_MENU); }

CASE(every_other_key_is_just_a_key)
{
    BEGIN_CASE;
    for (int key = 4; key < 256; key++) {
        if (key == 0x28 || key == 0x29 || key == 0x2c
            || (key >= 0x4f && key <= 0x52))
            continue;
        assert_int_equal(tap((uint8_t)key), COMMAND_OTHER);
    }
}

CASE(a_key_counts_when_it_goes_down_and_not_while_it_is_held)
{
    struct keys keys = {0};

    BEGIN_CASE;
    assert_int_equal(take(&keys, HID_ENTER, 0), COMMAND_PLACE);
    assert_int_equal(take(&keys, HID_ENTER, 0), COMMAND_NONE);
    assert_int_equal(take(&keys, HID_ENTER, HID_SPACE), COMMAND_PASS);
    assert_int_equal(take(&keys, HID_SPACE, 0), COMMAND_NONE);
    assert_int_equal(take(&keys, HID_SPACE, HID_ENTER), COMMAND_PLACE);
}

CASE(of_two_new_keys_the_first_counts)
{
    struct keys keys = {0};

    BEGIN_CASE;
    assert_int_equal(take(&keys, HID_LEFT, HID_UP), COMMAND_LEFT);
    assert_int_equal(take(&keys, HID_LEFT, HID_UP), COMMAND_NONE);
}

static int repeats_in(struct keys *keys, int milliseconds)
{
    int count = 0;

    for (int i = 0; i < milliseconds; i++)
        count += keys_wait(keys, 1000) != COMMAND_NONE;
    return count;
}

CASE(an_arrow_repeats_after_400_milliseconds_every_100)
{
    struct keys keys = {0};

    BEGIN_CASE;
    take(&keys, HID_DOWN, 0);
    assert_int_equal(repeats_in(&keys, 399), 0);
    assert_int_equal(keys_wait(&keys, 1000), COMMAND_DOWN);
    assert_int_equal(repeats_in(&keys, 1000), 10);
    take(&keys, 0, 0);
    assert_int_equal(repeats_in(&keys, 1000), 0);
}

CASE(what_places_passes_or_leaves_does_not_repeat)
{
    static const uint8_t once[] = {HID_ENTER, HID_SPACE, HID_ESCAPE, 0x04};

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof once; i++) {
        struct keys keys = {0};

        take(&keys, once[i], 0);
        assert_int_equal(repeats_in(&keys, 2000), 0);
    }
}

CASE(the_newest_arrow_repeats_and_ends_with_its_release)
{
    struct keys keys = {0};

    BEGIN_CASE;
    take(&keys, HID_UP, 0);
    take(&keys, HID_UP, HID_LEFT);
    assert_int_equal(repeats_in(&keys, 399), 0);
    assert_int_equal(keys_wait(&keys, 1000), COMMAND_LEFT);
    take(&keys, HID_UP, 0);
    assert_int_equal(repeats_in(&keys, 1000), 0);
}

CASE(what_is_no_report_changes_nothing)
{
    static const uint8_t report[9] = {0, 0, HID_UP};
    struct keys keys = {0}, before;

    BEGIN_CASE;
    take(&keys, HID_DOWN, 0);
    before = keys;
    for (int length = -1; length <= 9; length++) {
        if (length == KEYS_REPORT)
            continue;
        assert_int_equal(keys_take(&keys, report, length), COMMAND_NONE);
        assert_memory_equal(&keys, &before, sizeof keys);
    }
}

/* 1: too many keys; 2 and 3: other troubles of the keyboard. */
CASE(error_codes_are_no_keys)
{
    static const uint8_t rollover[8] = {0, 0, 1, 1, 1, 1, 1, 1};
    struct keys keys = {0};

    BEGIN_CASE;
    take(&keys, HID_DOWN, 0);
    assert_int_equal(keys_take(&keys, rollover, 8), COMMAND_NONE);
    assert_int_equal(take(&keys, HID_DOWN, 0), COMMAND_NONE);
    assert_int_equal(take(&keys, 2, 3), COMMAND_NONE);
}

CASE(after_an_unplugged_keyboard_nothing_is_held)
{
    struct keys keys = {0};

    BEGIN_CASE;
    take(&keys, HID_DOWN, 0);
    keys_forget(&keys);
    assert_int_equal(repeats_in(&keys, 1000), 0);
    assert_int_equal(take(&keys, HID_DOWN, 0), COMMAND_DOWN);
}

CASE(any_bytes_are_survived)
{
    struct keys keys = {0};
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "reports");
    for (int i = 0; i < 100000; i++) {
        uint8_t report[KEYS_REPORT];
        uint64_t bytes = rng_next(&rng);

        memcpy(report, &bytes, sizeof report);
        assert_in_range(keys_take(&keys, report, KEYS_REPORT), COMMAND_NONE,
                        COMMAND_OTHER);
        assert_in_range(keys_wait(&keys, (uint32_t)rng_below(&rng, 600000)),
                        COMMAND_NONE, COMMAND_RIGHT);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("M4-102 keys: 0x52 is up", up_is_52),
    TEST("M4-103 keys: 0x51 is down", down_is_51),
    TEST("M4-104 keys: 0x50 is left", left_is_50),
    TEST("M4-105 keys: 0x4F is right", right_is_4f),
    TEST("M4-106 keys: 0x28, Enter, places", enter_is_28),
    TEST("M4-107 keys: 0x2C, Space, passes", space_is_2c),
    TEST("M4-108 keys: 0x29, Escape, goes to the menu", escape_is_29),
    TEST("keys: every other key is just a key",
         every_other_key_is_just_a_key),
    TEST("M4-100 keys: a key counts when it goes down, not while it is held",
         a_key_counts_when_it_goes_down_and_not_while_it_is_held),
    TEST("keys: of two new keys the first counts",
         of_two_new_keys_the_first_counts),
    TEST("keys: an arrow repeats after 400 ms, every 100",
         an_arrow_repeats_after_400_milliseconds_every_100),
    TEST("keys: what places, passes or leaves does not repeat",
         what_places_passes_or_leaves_does_not_repeat),
    TEST("keys: the newest arrow repeats and ends with its release",
         the_newest_arrow_repeats_and_ends_with_its_release),
    TEST("keys: what is no report changes nothing",
         what_is_no_report_changes_nothing),
    TEST("keys: error codes are no keys", error_codes_are_no_keys),
    TEST("keys: after an unplugged keyboard nothing is held",
         after_an_unplugged_keyboard_nothing_is_held),
    TEST("keys: any bytes are survived", any_bytes_are_survived),
};

CHECK_MAIN("keys", tests)
