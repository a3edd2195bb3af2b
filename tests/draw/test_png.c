/* test_png.c - pictures written as PNG are read again. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "draw/png.h"
#include "draw/png_reader.h"

enum { FILE_MAX = 4000000, PICTURE_MAX = 2000000 };

/* What a writer put, byte by byte. */
static struct {
    uint8_t bytes[FILE_MAX];
    size_t length;
} file;

static void put(void *to, const uint8_t *bytes, size_t length)
{
    assert_ptr_equal(to, &file);
    assert_true(file.length + length <= FILE_MAX);
    memcpy(file.bytes + file.length, bytes, length);
    file.length += length;
}

/* Pictures */

static struct png_reader reader;
static uint8_t given[PICTURE_MAX];

static void write_picture(int width, int height)
{
    static struct png png;

    file.length = 0;
    assert_null(png_begin(&png, width, height, put, &file));
    for (int y = 0; y < height; y++)
        png_row_rgb888(&png, given + (size_t)y * (size_t)width * 3);
    assert_null(png_end(&png));
}

static void compare_picture(int width, int height)
{
    png_reader_read(&reader, file.bytes, file.length);
    assert_int_equal(reader.width, width);
    assert_int_equal(reader.height, height);
    assert_memory_equal(reader.rgb, given,
                        (size_t)width * (size_t)height * 3);
}

static void write_and_compare(int width, int height)
{
    write_picture(width, height);
    compare_picture(width, height);
}

/* Of few colours, in runs; some rows like the one above. */
static void draw_anything(struct rng *rng, int width, int height)
{
    size_t row = (size_t)width * 3;
    uint64_t colours = 1 + rng_below(rng, 40);
    uint64_t run = 1 + rng_below(rng, 400);

    for (int y = 0; y < height; y++) {
        uint8_t *line = given + (size_t)y * row;
        uint8_t pixel[3] = {0, 0, 0};

        for (size_t x = 0; x < row; x++) {
            if (x % 3 == 0 && rng_below(rng, run) == 0)
                memset(pixel, (int)(rng_below(rng, colours) * 6), 2);
            line[x] = pixel[x % 3];
        }
        if (y && rng_below(rng, 3))
            memcpy(line, line - row, row * rng_below(rng, 4) / 3);
    }
}

CASE(what_is_written_can_be_read_again)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "pictures");
    for (int i = 0; i < 300; i++) {
        int width = 1 + (int)rng_below(&rng, i % 10 ? 40 : 700);
        int height = 1 + (int)rng_below(&rng, 30);

        draw_anything(&rng, width, height);
        write_and_compare(width, height);
    }
}

CASE(noise_can_be_read_again_too)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "noise");
    for (int i = 0; i < 200 * 100 * 3; i++)
        given[i] = (uint8_t)rng_next(&rng);
    write_and_compare(200, 100);
}

CASE(the_widest_picture_can_be_read_again)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "wide");
    draw_anything(&rng, PNG_WIDTH_MAX, 12);
    write_and_compare(PNG_WIDTH_MAX, 12);
}

/* As zlib itself reads them. */
CASE(a_picture_of_one_pixel_is_these_bytes)
{
    static const char bytes[] =
        "\x89PNG\r\n\x1a\n"
        "\0\0\0\x0dIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\x90\x77\x53\xde"
        "\0\0\0\x0cIDAT\x78\x01\x63\x10\x54\x32\x06\0\0\xae\0\x67"
        "\x07\x9d\x1d\x0c\0\0\0\0IEND\xae\x42\x60\x82";

    BEGIN_CASE;
    memcpy(given, "\x11\x22\x33", 3);
    write_picture(1, 1);
    assert_int_equal(file.length, sizeof bytes - 1);
    assert_memory_equal(file.bytes, bytes, sizeof bytes - 1);
}

/* A run, and up to two other bytes behind it. */
CASE(repeats_of_every_length_come_back)
{
    BEGIN_CASE;
    for (int width = 1; width < 200; width++)
        for (int others = 0; others < 3; others++) {
            memset(given, 7, (size_t)width * 3);
            memset(given + width * 3 - others, 9, (size_t)others);
            write_and_compare(width, 1);
        }
}

/* What is at the front of a row is at the back of the next one. */
CASE(repeats_from_every_distance_come_back)
{
    enum { BYTES = 30 };
    uint8_t bytes[BYTES];

    BEGIN_CASE;
    for (int i = 0; i < BYTES; i++)
        bytes[i] = (uint8_t)(i * 41 + 5);
    for (int width = 10; width <= PNG_WIDTH_MAX; width = width * 5 / 4 + 1) {
        uint32_t row = (uint32_t)width * 3;

        memset(given, 0, 2 * row);
        memcpy(given, bytes, BYTES);
        memcpy(given + 2 * row - BYTES, bytes, BYTES);
        write_and_compare(width, 2);
        assert_int_equal(reader.farthest, 2 * row + 1 - BYTES);
    }
}

CASE(four_bits_a_colour_become_eight)
{
    static const uint16_t pixels[] = {0x000, 0xf00, 0x0f0, 0x00f, 0x18c};
    static const uint8_t bytes[] = {0, 0, 0, 0xff, 0, 0, 0, 0xff, 0, 0, 0,
                                    0xff, 0x11, 0x88, 0xcc};
    static struct png png;

    BEGIN_CASE;
    file.length = 0;
    assert_null(png_begin(&png, 5, 1, put, &file));
    png_row_rgb444(&png, pixels);
    assert_null(png_end(&png));
    memcpy(given, bytes, sizeof bytes);
    compare_picture(5, 1);
}

CASE(a_plain_screen_is_a_small_file)
{
    BEGIN_CASE;
    for (int i = 0; i < 640 * 480 * 3; i++)
        given[i] = (uint8_t)(i % 1920 < 960 ? 34 : 221);
    write_picture(640, 480);
    assert_in_range(file.length, 100, 12000);
    compare_picture(640, 480);
}

CASE(a_picture_has_a_size_and_all_its_rows)
{
    static struct png png;
    static const uint8_t row[30];

    BEGIN_CASE;
    assert_non_null(png_begin(&png, 0, 10, put, &file));
    assert_non_null(png_begin(&png, PNG_WIDTH_MAX + 1, 10, put, &file));
    assert_non_null(png_begin(&png, 10, 0, put, &file));
    file.length = 0;
    assert_null(png_begin(&png, 10, 2, put, &file));
    png_row_rgb888(&png, row);
    assert_non_null(png_end(&png));
    for (int i = 0; i < 3; i++)
        png_row_rgb888(&png, row);
    assert_null(png_end(&png));
    memset(given, 0, 60);
    compare_picture(10, 2);
}

static const struct CMUnitTest tests[] = {
    TEST("what is written can be read again",
         what_is_written_can_be_read_again),
    TEST("noise can be read again, too", noise_can_be_read_again_too),
    TEST("the widest picture can be read again",
         the_widest_picture_can_be_read_again),
    TEST("a picture of one pixel is these bytes",
         a_picture_of_one_pixel_is_these_bytes),
    TEST("repeats of every length come back",
         repeats_of_every_length_come_back),
    TEST("repeats from every distance come back",
         repeats_from_every_distance_come_back),
    TEST("four bits a colour become eight", four_bits_a_colour_become_eight),
    TEST("a plain screen is a small file", a_plain_screen_is_a_small_file),
    TEST("a picture has a size and all its rows",
         a_picture_has_a_size_and_all_its_rows),
};

CHECK_MAIN("png", tests)
