/* test_ps2_keyboard.c - the PS/2 keyboard at a host of its own. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "parts/keyboard/ps2_keyboard.h"
#include "parts/ps2_host.h"

#define ANSWERS(...) ((const int[]){__VA_ARGS__, -1})

static struct ps2_keyboard keyboard;
static struct ps2_host host;

static void begin(void)
{
    ps2_host_begin(&host, &ps2_keyboard_device, &keyboard);
    ps2_host_wait(&host, 600000);
    assert_int_equal(ps2_host_next(&host), 0xAA);
    assert_int_equal(ps2_host_next(&host), -1);
}

static void hears(const int *bytes)
{
    for (; *bytes >= 0; bytes++)
        assert_int_equal(ps2_host_next(&host), *bytes);
    assert_int_equal(ps2_host_next(&host), -1);
}

static void press(int key)
{
    ps2_keyboard_press(&keyboard, host.tick, key);
    ps2_host_look(&host);
}

static void release(int key)
{
    ps2_keyboard_release(&keyboard, host.tick, key);
    ps2_host_look(&host);
}

CASE(it_tests_itself_for_half_a_second)
{
    BEGIN_CASE;
    ps2_host_begin(&host, &ps2_keyboard_device, &keyboard);
    press(0x1C);
    ps2_host_wait(&host, 499000);
    assert_int_equal(host.count, 0);
    ps2_host_wait(&host, 3000);
    assert_int_equal(host.count, 1);
    assert_int_equal(host.heard[0], 0xAA);
}

CASE(a_key_is_its_code_and_then_its_break)
{
    BEGIN_CASE;
    begin();
    press(0x1C);
    hears(ANSWERS(0x1C));
    release(0x1C);
    hears(ANSWERS(0xF0, 0x1C));
    press(ps2_key_of_name("left"));
    hears(ANSWERS(0xE0, 0x6B));
    release(ps2_key_of_name("Left"));
    hears(ANSWERS(0xE0, 0xF0, 0x6B));
}

/* From the published table of set 2, in the order of the keyboard's rows. */
static const char rows[] = "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./ ";
static const char shifted_rows[] =
    "~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:\"ZXCVBNM<>? ";
static const uint8_t row_codes[] = {
    0x0E, 0x16, 0x1E, 0x26, 0x25, 0x2E, 0x36, 0x3D, 0x3E, 0x46, 0x45, 0x4E,
    0x55, 0x15, 0x1D, 0x24, 0x2D, 0x2C, 0x35, 0x3C, 0x43, 0x44, 0x4D, 0x54,
    0x5B, 0x5D, 0x1C, 0x1B, 0x23, 0x2B, 0x34, 0x33, 0x3B, 0x42, 0x4B, 0x4C,
    0x52, 0x1A, 0x22, 0x21, 0x2A, 0x32, 0x31, 0x3A, 0x41, 0x49, 0x4A, 0x29,
};

CASE(every_character_has_its_key)
{
    int shift, known = 0;

    BEGIN_CASE;
    assert_int_equal(strlen(rows), sizeof row_codes);
    for (size_t i = 0; i < sizeof row_codes; i++) {
        assert_int_equal(ps2_key_of_char(rows[i], &shift), row_codes[i]);
        assert_int_equal(shift, 0);
        assert_int_equal(ps2_key_of_char(shifted_rows[i], &shift),
                         row_codes[i]);
        assert_int_equal(shift, rows[i] != ' ');
    }
    for (int c = 0; c < 256; c++)
        known += ps2_key_of_char((char)c, &shift) != PS2_KEY_NONE;
    assert_int_equal(known, 95 + 5);    /* printable; \b \t \n \r ESC */
    assert_int_equal(ps2_key_of_char(0, &shift), PS2_KEY_NONE);
    assert_int_equal(ps2_key_of_name("Any"), PS2_KEY_NONE);
    assert_int_equal(ps2_key_of_name("f7"), 0x83);
}

CASE(what_is_typed_comes_with_shift_where_needed)
{
    BEGIN_CASE;
    begin();
    assert_int_equal(ps2_keyboard_type(&keyboard, host.tick, 'a'), 1);
    assert_int_equal(ps2_keyboard_type(&keyboard, host.tick, '!'), 1);
    assert_int_equal(ps2_keyboard_type(&keyboard, host.tick, (char)200), 0);
    ps2_host_look(&host);
    hears(ANSWERS(0x1C, 0xF0, 0x1C,
                  0x12, 0x16, 0xF0, 0x16, 0xF0, 0x12));
}

CASE(a_held_key_repeats_after_half_a_second)
{
    BEGIN_CASE;
    begin();
    press(0x1C);
    press(0x32);
    ps2_host_wait(&host, 490000);
    assert_int_equal(host.count, 3);
    ps2_host_wait(&host, 1000000);
    assert_in_range(host.count, 3 + 10, 3 + 12);
    assert_int_equal(host.heard[host.count - 1], 0x32);
    release(0x1C);
    release(0x32);
    ps2_host_wait(&host, 1000000);
    assert_in_range(host.count, 3 + 10 + 4, 3 + 12 + 4);
}

CASE(the_host_sets_how_keys_repeat)
{
    BEGIN_CASE;
    begin();
    ps2_host_ask(&host, 0xF3, ANSWERS(0xFA));
    ps2_host_ask(&host, 0x00, ANSWERS(0xFA));   /* 250 ms, 30 a second */
    press(0x1C);
    ps2_host_wait(&host, 1250000);
    assert_in_range(host.count - 3, 30, 32);
}

CASE(commands_are_answered)
{
    BEGIN_CASE;
    begin();
    ps2_host_ask(&host, 0xEE, ANSWERS(0xEE));
    ps2_host_ask(&host, 0x13, ANSWERS(0xFE));
    ps2_host_ask(&host, 0xF2, ANSWERS(0xFA, 0xAB, 0x83));
    ps2_host_ask(&host, 0xED, ANSWERS(0xFA));
    ps2_host_ask(&host, 0x05, ANSWERS(0xFA));
    assert_int_equal(keyboard.leds, 5);
    ps2_host_ask(&host, 0xF0, ANSWERS(0xFA));
    ps2_host_ask(&host, 0x00, ANSWERS(0xFA, 0x02));
    ps2_host_ask(&host, 0x13, ANSWERS(0xFE));
    ps2_host_ask(&host, 0xFE, ANSWERS(0xFE));
    ps2_host_ask(&host, 0xED, ANSWERS(0xFA));
    ps2_host_ask(&host, 0xF2, ANSWERS(0xFA, 0xAB, 0x83));
    ps2_host_ask(&host, 0xF6, ANSWERS(0xFA));
    assert_int_equal(keyboard.leds, 0);
    assert_int_equal(ps2_host_next(&host), -1);
}

CASE(a_reset_is_answered_twice)
{
    BEGIN_CASE;
    begin();
    ps2_host_ask(&host, 0xFF, ANSWERS(0xFA));
    assert_int_equal(ps2_host_next(&host), -1);
    ps2_host_wait(&host, 500000);
    assert_int_equal(ps2_host_next(&host), 0xAA);
}

CASE(a_disabled_keyboard_is_silent)
{
    BEGIN_CASE;
    begin();
    ps2_host_ask(&host, 0xF5, ANSWERS(0xFA));
    press(0x1C);
    release(0x1C);
    assert_int_equal(ps2_host_next(&host), -1);
    ps2_host_ask(&host, 0xF4, ANSWERS(0xFA));
    press(0x1C);
    hears(ANSWERS(0x1C));
    ps2_host_ask(&host, 0xF4, ANSWERS(0xFA));
    ps2_host_wait(&host, 1000000);
    assert_int_equal(ps2_host_next(&host), -1);
}

CASE(a_wrong_parity_is_asked_for_again)
{
    BEGIN_CASE;
    begin();
    ps2_host_send(&host, 0xED, 1);
    hears(ANSWERS(0xFE));
}

/* At every moment of a frame, to the microsecond, the host takes the clock; the
 * bytes arrive all the same, none twice. */
CASE(an_inhibited_byte_is_sent_again)
{
    BEGIN_CASE;
    for (uint64_t us = 0; us < 1000; us += 7) {
        begin();
        press(0x1C);
        release(0x1C);
        ps2_host_wait(&host, us);
        ps2_host_hold(&host, 1);
        ps2_host_wait(&host, 300);
        ps2_host_hold(&host, 0);
        hears(ANSWERS(0x1C, 0xF0, 0x1C));
    }
}

CASE(nothing_is_sent_while_the_host_holds_the_clock)
{
    BEGIN_CASE;
    begin();
    ps2_host_hold(&host, 1);
    press(0x15);
    release(0x15);
    ps2_host_wait(&host, 100000);
    assert_int_equal(host.count, 1);
    assert_int_equal(host.levels, 2);
    ps2_host_hold(&host, 0);
    hears(ANSWERS(0x15, 0xF0, 0x15));
}

CASE(keys_typed_before_a_command_come_behind_its_answer)
{
    BEGIN_CASE;
    begin();
    press(0x15);
    release(0x15);
    ps2_host_ask(&host, 0xED, ANSWERS(0xFA));
    ps2_host_ask(&host, 0x00, ANSWERS(0xFA));
    hears(ANSWERS(0x15, 0xF0, 0x15));
}

/* What does not fit is left out as a whole: no code without its prefix. */
CASE(a_full_queue_drops_whole_keys)
{
    int keys = 0;

    BEGIN_CASE;
    begin();
    ps2_host_hold(&host, 1);
    for (int i = 0; i < 100; i++)
        press(0x16B);
    ps2_keyboard_release(&keyboard, host.tick, 0x16B);
    ps2_host_hold(&host, 0);
    ps2_host_wait(&host, 200000);
    for (int byte; (byte = ps2_host_next(&host)) >= 0; keys++) {
        assert_int_equal(byte, 0xE0);
        assert_int_equal(ps2_host_next(&host), 0x6B);
    }
    assert_int_equal(keys, PS2_QUEUE_MAX / 2);
}

CASE(a_copy_in_the_middle_of_a_frame_goes_on_like_the_original)
{
    struct ps2_keyboard copy, original;
    struct ps2_host host_then;

    BEGIN_CASE;
    begin();
    press(0x16B);
    ps2_host_wait(&host, 333);
    memcpy(&copy, &keyboard, sizeof copy);
    host_then = host;
    release(0x16B);
    ps2_host_wait(&host, 5000);
    memcpy(&original, &keyboard, sizeof original);
    memcpy(&keyboard, &copy, sizeof copy);
    host = host_then;
    release(0x16B);
    ps2_host_wait(&host, 5000);
    assert_memory_equal(&keyboard, &original, sizeof original);
    hears(ANSWERS(0xE0, 0x6B, 0xE0, 0xF0, 0x6B));
}

CASE(wild_wires_do_no_harm)
{
    struct rng rng;
    uint64_t tick = 0, driven, next;

    BEGIN_CASE;
    rng_seed(&rng, "wild keys");
    begin();
    for (int i = 0; i < 100000; i++) {
        tick += rng_below(&rng, UINT64_C(1) << rng_below(&rng, 16));
        ps2_keyboard_device.see(&keyboard, host.tick + tick, rng_next(&rng));
        ps2_keyboard_device.drive(&keyboard, host.tick + tick, &driven, &next);
        assert_true(next > host.tick + tick);
        if (rng_below(&rng, 4) == 0)
            ps2_keyboard_press(&keyboard, host.tick + tick,
                               (int)rng_below(&rng, 512));
        if (rng_below(&rng, 4) == 0)
            ps2_keyboard_type(&keyboard, host.tick + tick,
                              (char)rng_next(&rng));
    }
}

static const struct CMUnitTest tests[] = {
    TEST("PS/2 keyboard: it tests itself for half a second",
         it_tests_itself_for_half_a_second),
    TEST("PS/2 keyboard: a key is its code and then its break",
         a_key_is_its_code_and_then_its_break),
    TEST("PS/2 keyboard: every character has its key",
         every_character_has_its_key),
    TEST("PS/2 keyboard: what is typed comes with shift where needed",
         what_is_typed_comes_with_shift_where_needed),
    TEST("PS/2 keyboard: a held key repeats after half a second",
         a_held_key_repeats_after_half_a_second),
    TEST("PS/2 keyboard: the host sets how keys repeat",
         the_host_sets_how_keys_repeat),
    TEST("PS/2 keyboard: commands are answered", commands_are_answered),
    TEST("PS/2 keyboard: a reset is answered twice",
         a_reset_is_answered_twice),
    TEST("PS/2 keyboard: a disabled keyboard is silent",
         a_disabled_keyboard_is_silent),
    TEST("PS/2 keyboard: a wrong parity is asked for again",
         a_wrong_parity_is_asked_for_again),
    TEST("PS/2 keyboard: an inhibited byte is sent again",
         an_inhibited_byte_is_sent_again),
    TEST("PS/2 keyboard: nothing is sent while the host holds the clock",
         nothing_is_sent_while_the_host_holds_the_clock),
    TEST("PS/2 keyboard: keys typed before a command come behind its answer",
         keys_typed_before_a_command_come_behind_its_answer),
    TEST("PS/2 keyboard: a full queue drops whole keys",
         a_full_queue_drops_whole_keys),
    TEST("PS/2 keyboard: a copy in the middle of a frame goes on the same",
         a_copy_in_the_middle_of_a_frame_goes_on_like_the_original),
    TEST("PS/2 keyboard: wild wires do no harm", wild_wires_do_no_harm),
};

CHECK_MAIN("PS/2 keyboard", tests)
