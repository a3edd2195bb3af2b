/* test_oled.c - the OLED display against a sender of bytes and a plain
 * picture. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "parts/screen/ssd1306.h"

enum { RUN = 1 << SSD1306_RES_N };

static struct ssd1306 oled;
static uint64_t tick;

static void see(uint64_t levels)
{
    ssd1306_device.see(&oled, tick++, levels);
}

static void send(int byte, int is_data)
{
    uint64_t dc = (uint64_t)is_data << SSD1306_DC;

    for (int i = 7; i >= 0; i--) {
        uint64_t bit = (uint64_t)(byte >> i & 1) << SSD1306_SDIN;

        see(RUN | dc | bit);
        see(RUN | dc | bit | 1 << SSD1306_SCLK);
    }
}

static void command(const int *bytes)
{
    for (; *bytes >= 0; bytes++)
        send(*bytes, 0);
    see(RUN | 1 << SSD1306_CS_N);
}

#define COMMAND(...) command((const int[]){__VA_ARGS__, -1})

/* As in everybody's first lines: upright, charge pump, on. */
static void begin(int height)
{
    ssd1306_device.power_up(&oled, 1000000,
                            &(struct ssd1306_settings){(uint8_t)height});
    see(1 << SSD1306_CS_N);
    see(RUN | 1 << SSD1306_CS_N);
    COMMAND(0xAE, 0xD5, 0x80, 0xA8, height - 1, 0xD3, 0x00, 0x40, 0x8D, 0x14,
            0xA1, 0xC8, 0xDA, 0x12, 0x81, 0xCF, 0xD9, 0xF1, 0xDB, 0x40, 0xA4,
            0xA6, 0xAF);
    assert_int_equal(oled.contrast, 0xCF);
}

static int count_lit(void)
{
    int lit = 0;

    for (int y = 0; y < oled.height; y++)
        for (int x = 0; x < SSD1306_WIDTH; x++)
            lit += ssd1306_is_lit(&oled, x, y);
    return lit;
}

/* All of a random picture, row of pages by row. */
static void send_picture(uint8_t picture[8][128], int by_columns)
{
    COMMAND(0x20, by_columns, 0x21, 0, 127, 0x22, 0, 7);
    for (int i = 0; i < 1024; i++)
        send(by_columns ? picture[i % 8][i / 8] : picture[i / 128][i % 128],
             1);
}

static void some_picture(const char *seed, uint8_t picture[8][128])
{
    struct rng rng;

    rng_seed(&rng, seed);
    for (int i = 0; i < 1024; i++)
        picture[i / 128][i % 128] = (uint8_t)rng_next(&rng);
}

CASE(pictures_are_shown_in_every_way_to_send_them)
{
    uint8_t picture[8][128];

    BEGIN_CASE;
    for (int way = 0; way < 6; way++) {
        begin(64);
        some_picture("oled", picture);
        if (way < 2)
            send_picture(picture, way);
        else
            for (int page = 0; page < 8; page++) {
                COMMAND(0x20, 0x02, 0xB0 | page, 0x00, 0x10);
                for (int x = 0; x < 128; x++)
                    send(picture[page][x], 1);
            }
        if (way == 3)
            COMMAND(0xA7);
        if (way == 4)
            COMMAND(0xA0, 0xC0);
        if (way == 5)
            COMMAND(0x40 | 13);
        for (int y = 0; y < 64; y++)
            for (int x = 0; x < 128; x++) {
                int px = way == 4 ? 127 - x : x;
                int py = way == 4 ? 63 - y : way == 5 ? (y + 13) % 64 : y;
                int bit = picture[py / 8][px] >> py % 8 & 1;

                assert_int_equal(ssd1306_is_lit(&oled, x, y),
                                 way == 3 ? !bit : bit);
            }
    }
}

CASE(a_window_is_filled_within_its_limits)
{
    BEGIN_CASE;
    begin(64);
    COMMAND(0x20, 0, 0x21, 10, 19, 0x22, 2, 3);
    for (int i = 0; i < 20 + 3; i++)
        send(0xff, 1);
    assert_int_equal(count_lit(), 10 * 16);
    assert_int_equal(ssd1306_is_lit(&oled, 10, 16), 1);
    assert_int_equal(ssd1306_is_lit(&oled, 9, 16), 0);
    assert_int_equal(ssd1306_is_lit(&oled, 19, 31), 1);
    assert_int_equal(ssd1306_is_lit(&oled, 19, 32), 0);
    assert_int_equal(oled.column, 13);
}

CASE(a_column_is_set_in_two_halves_and_a_page_by_itself)
{
    BEGIN_CASE;
    begin(64);
    COMMAND(0xB3, 0x05, 0x12);
    send(0x01, 1);
    COMMAND(0x07, 0xB0);
    send(0x80, 1);
    assert_int_equal(count_lit(), 2);
    assert_int_equal(ssd1306_is_lit(&oled, 0x25, 24), 1);
    assert_int_equal(ssd1306_is_lit(&oled, 0x27, 7), 1);
}

CASE(it_is_dark_without_power_or_reset_and_when_off)
{
    BEGIN_CASE;
    begin(64);
    COMMAND(0xA5);
    assert_int_equal(count_lit(), 64 * 128);
    see(RUN | 1 << SSD1306_VBAT_N);
    assert_int_equal(count_lit(), 0);
    see(RUN | 1 << SSD1306_VDD_N);
    assert_int_equal(count_lit(), 0);
    see(RUN);
    assert_int_equal(count_lit(), 64 * 128);
    COMMAND(0xAE);
    assert_int_equal(count_lit(), 0);
    COMMAND(0xAF);
    see(0);
    assert_int_equal(count_lit(), 0);
}

CASE(a_flat_one_has_32_lines)
{
    BEGIN_CASE;
    begin(32);
    COMMAND(0xA5);
    assert_int_equal(count_lit(), 32 * 128);
    begin(64);
    COMMAND(0xA5, 0xA8, 15);
    assert_int_equal(count_lit(), 16 * 128);
}

/* A byte that is broken off by its select does not shift all others. */
CASE(the_select_begins_a_byte_anew)
{
    BEGIN_CASE;
    begin(64);
    see(RUN);
    see(RUN | 1 << SSD1306_SCLK);
    see(RUN | 1 << SSD1306_CS_N);
    COMMAND(0xA5);
    assert_int_equal(count_lit(), 64 * 128);
}

CASE(a_copy_goes_on_like_the_original_and_wild_wires_do_no_harm)
{
    struct ssd1306 copy;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "wild oled");
    begin(64);
    for (int i = 0; i < 100000; i++) {
        uint64_t levels = rng_next(&rng) & ~(UINT64_C(1) << SSD1306_CS_N);

        if (rng_below(&rng, 1000))
            levels |= RUN;
        if (i == 50003)
            memcpy(&copy, &oled, sizeof copy);
        see(levels);
        if (i >= 50003)
            ssd1306_device.see(&copy, tick, levels);
    }
    count_lit();
    assert_memory_equal(&copy, &oled, sizeof copy);
}

static const struct CMUnitTest tests[] = {
    TEST("OLED: pictures are shown in every way to send them",
         pictures_are_shown_in_every_way_to_send_them),
    TEST("OLED: a window is filled within its limits",
         a_window_is_filled_within_its_limits),
    TEST("OLED: a column is set in two halves and a page by itself",
         a_column_is_set_in_two_halves_and_a_page_by_itself),
    TEST("OLED: it is dark without power, in reset and when off",
         it_is_dark_without_power_or_reset_and_when_off),
    TEST("OLED: a flat one has 32 lines", a_flat_one_has_32_lines),
    TEST("OLED: the select begins a byte anew", the_select_begins_a_byte_anew),
    TEST("OLED: a copy goes on the same, and wild wires do no harm",
         a_copy_goes_on_like_the_original_and_wild_wires_do_no_harm),
};

CHECK_MAIN("OLED", tests)
