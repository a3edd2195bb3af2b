/* test_matrix_chips.c - MAX7219 and 74HC595 against senders of their own. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "boards/lamps.h"
#include "parts/matrix/hc595_row.h"
#include "parts/matrix/max7219.h"

/* MAX7219 */

static struct max7219 max7219;
static uint64_t tick;

static void see_max(int din, int cs, int clk)
{
    max7219_device.see(&max7219, tick++, (uint64_t)din << MAX7219_DIN
                       | (uint64_t)cs << MAX7219_CS
                       | (uint64_t)clk << MAX7219_CLK);
}

static void shift_word(int word)
{
    for (int i = 15; i >= 0; i--) {
        see_max(word >> i & 1, 0, 0);
        see_max(word >> i & 1, 0, 1);
    }
    see_max(0, 0, 0);
}

/* A word for each chip, that of the farthest first. */
static void send_words(const int *words, int count)
{
    see_max(0, 0, 0);
    for (int i = 0; i < count; i++)
        shift_word(words[i]);
    see_max(0, 1, 0);
}

static void set_one(int reg, int value)
{
    send_words(&(int){0x5000 | reg << 8 | value}, 1);
}

static void begin_max(void)
{
    max7219_device.power_up(&max7219, 1000000, NULL);
    tick = 0;
}

CASE(it_is_dark_until_it_runs)
{
    BEGIN_CASE;
    begin_max();
    set_one(1, 0xff);
    assert_int_equal(max7219_lit(&max7219, 0, 0), 0);
    set_one(0xC, 1);
    assert_int_equal(max7219_lit(&max7219, 0, 0), 0xff);
    set_one(2, 0x81);
    assert_int_equal(max7219_lit(&max7219, 0, 1), 0);
    set_one(0xB, 7);
    assert_int_equal(max7219_lit(&max7219, 0, 1), 0x81);
    set_one(0xC, 0);
    assert_int_equal(max7219_lit(&max7219, 0, 1), 0);
    set_one(0xF, 1);
    assert_int_equal(max7219_lit(&max7219, 0, 7), 0xff);
    assert_int_equal(max7219_brightness(&max7219, 0), 255);
}

CASE(digits_are_decoded_where_that_is_set)
{
    static const char *const segments[16] = {   /* lit, from the data sheet */
        "ABCDEF", "BC", "ABDEG", "ABCDG", "BCFG", "ACDFG", "ACDEFG", "ABC",
        "ABCDEFG", "ABCDFG", "G", "ADEFG", "BCEFG", "DEF", "ABEFG", ""};

    BEGIN_CASE;
    begin_max();
    set_one(0xC, 1);
    set_one(0xB, 7);
    set_one(0x9, 0x01);
    for (int code = 0; code < 16; code++) {
        int lit = 0x80;

        for (const char *s = segments[code]; *s; s++)
            lit |= 0x40 >> (*s - 'A');
        set_one(1, 0x80 | code);
        set_one(2, 0x80 | code);
        assert_int_equal(max7219_lit(&max7219, 0, 0), lit);
        assert_int_equal(max7219_lit(&max7219, 0, 1), 0x80 | code);
    }
}

CASE(brightness_has_sixteen_steps)
{
    BEGIN_CASE;
    begin_max();
    for (int i = 0; i < 16; i++) {
        set_one(0xA, i);
        assert_int_equal(max7219_brightness(&max7219, 0),
                         (2 * i + 1) * 255 / 31);
    }
}

CASE(four_chips_take_their_own_words)
{
    uint8_t picture[4][8] = {{0}};
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "chips");
    begin_max();
    send_words((int[]){0xC01, 0xC01, 0xC01, 0xC01}, 4);
    send_words((int[]){0xB07, 0xB07, 0xB07, 0xB07}, 4);
    for (int i = 0; i < 500; i++) {
        int words[4];

        for (int chip = 0; chip < 4; chip++) {
            int digit = (int)rng_below(&rng, 9);        /* 0: none */
            int data = (int)rng_below(&rng, 256);

            words[3 - chip] = digit << 8 | data;
            if (digit)
                picture[chip][digit - 1] = (uint8_t)data;
        }
        send_words(words, 4);
        for (int k = 0; k < 32; k++)
            assert_int_equal(max7219_lit(&max7219, k / 8, k % 8),
                             picture[k / 8][k % 8]);
    }
}

/* 74HC595 */

static struct hc595 hc595;

enum { CLEAR_N = 1 << HC595_SRCLR_N, OFF = 1 << HC595_OE_N };

static void see_hc(uint64_t levels)
{
    hc595_device.see(&hc595, tick++, levels);
}

static void shift_bits(uint64_t bits, int count)
{
    for (int i = count - 1; i >= 0; i--) {
        uint64_t ser = bits >> i & 1;

        see_hc(CLEAR_N | ser);
        see_hc(CLEAR_N | ser | 1 << HC595_SRCLK);
    }
}

static void show(void)
{
    see_hc(CLEAR_N);
    see_hc(CLEAR_N | 1 << HC595_RCLK);
}

static void begin_hc(int chips)
{
    hc595_device.power_up(&hc595, 1000000,
                          &(struct hc595_settings){(uint8_t)chips});
    tick = 0;
}

CASE(bits_are_shown_when_they_are_latched)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "595");
    for (int chips = 1; chips <= 8; chips++) {
        uint64_t all = ~UINT64_C(0) >> (64 - 8 * chips), before = 0;

        begin_hc(chips);
        for (int i = 0; i < 20; i++) {
            uint64_t bits = rng_next(&rng) & all;

            shift_bits(bits, 8 * chips);
            assert_true(hc595_outputs(&hc595, 0) == before);
            show();
            assert_true(hc595_outputs(&hc595, 0) == bits);
            before = bits;
        }
    }
}

/* Digits at them show all of that, the first of them first. */
CASE(a_row_of_digits_shows_what_its_chips_do)
{
    BEGIN_CASE;
    for (int digits = 1; digits <= HC595_CHIPS; digits++) {
        uint64_t bits = UINT64_C(0x123456789abcdef1) >> (64 - 8 * digits);
        const struct device_type *row = &hc595_row_devices[digits - 1];
        struct lights lit = {{0}};

        tick = 0;
        row->power_up(&hc595, 1000000, &hc595_row_settings[digits - 1]);
        shift_bits(bits, 8 * digits);
        show();
        row->light(&hc595, &lit);
        assert_int_equal(row->lights, 8 * digits);
        assert_true(lit.word[0] == bits);
    }
}

CASE(outputs_that_are_off_float)
{
    BEGIN_CASE;
    begin_hc(1);
    shift_bits(0xA5, 8);
    show();
    see_hc(CLEAR_N | OFF);
    assert_int_equal(hc595_outputs(&hc595, 0), 0);
    assert_int_equal(hc595_outputs(&hc595, 0xF0), 0xF0);
    see_hc(CLEAR_N);
    assert_int_equal(hc595_outputs(&hc595, 0), 0xA5);
    see_hc(0);
    see_hc(CLEAR_N);
    assert_int_equal(hc595_outputs(&hc595, 0), 0xA5);
    show();
    assert_int_equal(hc595_outputs(&hc595, 0), 0);
}

CASE(one_wire_for_both_clocks_is_a_bit_behind)
{
    const uint64_t both = 1 << HC595_SRCLK | 1 << HC595_RCLK;

    BEGIN_CASE;
    begin_hc(1);
    for (int i = 0; i < 8; i++) {
        see_hc(CLEAR_N | 1);
        see_hc(CLEAR_N | 1 | both);
        assert_int_equal(hc595_outputs(&hc595, 0), (1 << i) - 1);
    }
}

/* A matrix of 8 by 8 behind two of them: columns, then rows that are low while
 * they are chosen, one after the other. */
CASE(a_matrix_behind_shift_registers_is_seen)
{
    static struct lamps_wiring wiring;
    static struct lamps lamps;
    const uint8_t picture[8] = {0x3C, 0x42, 0xA5, 0x81, 0xA5, 0x99, 0x42,
                                0x3C};
    const uint64_t low[LAMPS_WIRE_WORDS] = {0xff00};
    struct lamp table[64];
    struct lights seen;

    BEGIN_CASE;
    for (int i = 0; i < 64; i++)
        table[i] = (struct lamp){(int16_t)(i % 8), (int16_t)(8 + i / 8)};
    assert_null(lamps_wire(&wiring, table, 64, low));
    lamps_power_up(&lamps, &wiring, 1000000);
    begin_hc(2);
    while (tick < 100000) {
        int row = (int)(tick / 100) % 8;
        uint64_t out;

        shift_bits(picture[row] | (0xffu & ~(1u << row)) << 8, 16);
        show();
        out = hc595_outputs(&hc595, low[0]);
        lamps_see(&lamps, &wiring, tick, &out);
    }
    lamps_wait(&lamps, &wiring, tick);
    lamps_seen(&lamps, &wiring, &seen);
    for (int i = 0; i < 64; i++) {
        int is_lit = picture[i / 8] >> i % 8 & 1;

        assert_int_equal(lights_has(&seen, i), is_lit);
        if (is_lit)
            assert_in_range(lamps_brightness(&lamps, &wiring, i), 200, 255);
    }
}

CASE(copies_go_on_like_the_originals_and_wild_wires_do_no_harm)
{
    struct max7219 copy;
    struct hc595 other;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "wild matrix");
    begin_max();
    begin_hc(200);
    for (int i = 0; i < 30000; i++) {
        uint64_t levels = rng_next(&rng);

        if (i == 10007) {
            memcpy(&copy, &max7219, sizeof copy);
            memcpy(&other, &hc595, sizeof other);
        }
        max7219_device.see(&max7219, tick, levels);
        hc595_device.see(&hc595, tick, levels);
        if (i >= 10007) {
            max7219_device.see(&copy, tick, levels);
            hc595_device.see(&other, tick, levels);
        }
        max7219_lit(&max7219, i % 4, i % 8);
    }
    assert_memory_equal(&copy, &max7219, sizeof copy);
    assert_memory_equal(&other, &hc595, sizeof other);
}

static const struct CMUnitTest tests[] = {
    TEST("MAX7219: it is dark until it runs", it_is_dark_until_it_runs),
    TEST("MAX7219: digits are decoded where that is set",
         digits_are_decoded_where_that_is_set),
    TEST("MAX7219: brightness has sixteen steps",
         brightness_has_sixteen_steps),
    TEST("MAX7219: four chips take their own words",
         four_chips_take_their_own_words),
    TEST("74HC595: bits are shown when they are latched",
         bits_are_shown_when_they_are_latched),
    TEST("74HC595: a row of digits shows what its chips do",
         a_row_of_digits_shows_what_its_chips_do),
    TEST("74HC595: outputs that are off float", outputs_that_are_off_float),
    TEST("74HC595: one wire for both clocks is a bit behind",
         one_wire_for_both_clocks_is_a_bit_behind),
    TEST("74HC595: a matrix behind shift registers is seen",
         a_matrix_behind_shift_registers_is_seen),
    TEST("matrix: copies go on like the originals, wild wires do no harm",
         copies_go_on_like_the_originals_and_wild_wires_do_no_harm),
};

CHECK_MAIN("matrix chips", tests)
