/* test_ear.c - what is heard of a speaker: its pitch, its samples, silence. */
#include "check.h"

#include "parts/speaker/buzzer_pin.h"

static struct buzzer_pin pin;

/* Its amplifier is not shut down. */
static void see_pin(uint64_t tick, uint64_t level)
{
    buzzer_pin_device.see(&pin, tick, level << BUZZER_PIN_IN
                                      | 1 << BUZZER_PIN_SD_N);
}

CASE(an_amplifier_that_is_shut_down_is_silent)
{
    int16_t got[1000];
    int count;

    BEGIN_CASE;
    buzzer_pin_device.power_up(&pin, 1000000, NULL);
    for (uint64_t n = 0; n < 40; n++)
        buzzer_pin_device.see(&pin, 500 * n, n & 1);
    count = buzzer_pin_take(&pin, 20000, got, 1000);
    assert_int_equal(count, 960);
    for (int i = 0; i < count; i++)
        assert_int_equal(got[i], 0);
}

/* Ears: what a script hears. */
CASE(a_tone_is_named_by_its_pitch)
{
    static const uint64_t pitches[] = {50, 262, 440, 1000, 3520};
    char words[40];
    struct text to;
    int holds;

    BEGIN_CASE;
    for (int i = 0; i < 5; i++) {
        uint64_t half = 25000000 / pitches[i];

        buzzer_pin_device.power_up(&pin, 50000000, NULL);
        for (uint64_t n = 0; n * half < 20000000; n++)
            see_pin(n * half, n & 1);
        text_begin(&to, words, sizeof words);
        text_put_number(&to, pitches[i]);
        text_put(&to, " Hz");
        assert_null(ear_expect(&pin.samples.ear, words, &holds));
        assert_true(holds);
        assert_null(ear_expect(&pin.samples.ear, "sound", &holds));
        assert_true(holds);
        assert_null(ear_expect(&pin.samples.ear, "", &holds));
        assert_false(holds);
        assert_null(ear_expect(&pin.samples.ear, "100 Hz", &holds));
        assert_false(holds);
    }
    assert_non_null(ear_expect(&pin.samples.ear, "loud", &holds));
}

/* Reading does not take: whoever comes later reads the same. */
CASE(samples_are_read_again_and_again)
{
    uint64_t from = 0, again = 0;
    int16_t first[64], second[64];

    BEGIN_CASE;
    buzzer_pin_device.power_up(&pin, 48000, NULL);
    for (uint64_t n = 0; n < 9000; n++)
        see_pin(n, n % 7 < 3);
    assert_int_equal(samples_read(&pin.samples, &from, first, 64), 64);
    assert_int_equal(from, pin.samples.made - SAMPLES_ROOM + 64);
    assert_int_equal(samples_read(&pin.samples, &again, second, 64), 64);
    assert_memory_equal(first, second, sizeof first);
    from = pin.samples.made - 10;
    assert_int_equal(samples_read(&pin.samples, &from, first, 64), 10);
    assert_int_equal(from, pin.samples.made);
    assert_int_equal(samples_read(&pin.samples, &from, first, 64), 0);
}

static const struct CMUnitTest tests[] = {
    TEST("ear: an amplifier that is shut down is silent",
         an_amplifier_that_is_shut_down_is_silent),
    TEST("ear: a tone is named by its pitch",
         a_tone_is_named_by_its_pitch),
    TEST("ear: samples are read again and again",
         samples_are_read_again_and_again),
};

CHECK_MAIN("ear", tests)
