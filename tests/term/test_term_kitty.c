/* test_term_kitty.c - pictures by the protocol of kitty, and read back. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "draw/png.h"
#include "draw/png_reader.h"
#include "term/graphics/kitty.h"

enum { ROOM = 1 << 20 };

/* The protocol */

struct chunks {
    char head[200];
    uint8_t bytes[ROOM];
    size_t used;
    int count;
};

static uint32_t six_of(char c)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                 "abcdefghijklmnopqrstuvwxyz0123456789+/";
    const char *at = strchr(digits, c);

    assert_true(c && at);
    return (uint32_t)(at - digits);
}

static void read_base64(struct chunks *self, const char *text, size_t count)
{
    assert_int_equal(count % 4, 0);
    for (size_t i = 0; i < count; i += 4) {
        uint32_t three = six_of(text[i]) << 18 | six_of(text[i + 1]) << 12;

        self->bytes[self->used++] = (uint8_t)(three >> 16);
        if (text[i + 2] == '=')
            continue;
        three |= six_of(text[i + 2]) << 6;
        self->bytes[self->used++] = (uint8_t)(three >> 8);
        if (text[i + 3] != '=')
            self->bytes[self->used++] = (uint8_t)(three | six_of(text[i + 3]));
    }
}

/* Takes one chunk; whether it says that more come. */
static int read_chunk(struct chunks *self, const char **at)
{
    const char *body, *end, *more;

    assert_memory_equal(*at, "\033_G", 3);
    body = strchr(*at, ';');
    end = strstr(*at, "\033\\");
    assert_true(body && end && body < end);
    more = body - 1;
    assert_memory_equal(more - 2, "m=", 2);
    assert_in_range(end - body - 1, 1, TERM_KITTY_CHUNK);
    if (self->count++ == 0) {
        assert_true((size_t)(body - *at) < sizeof self->head);
        memcpy(self->head, *at + 3, (size_t)(body - *at) - 3);
    } else {
        assert_int_equal(body - *at, 6);
    }
    read_base64(self, body + 1, (size_t)(end - body) - 1);
    *at = end + 2;
    return *more == '1';
}

static void read_picture(struct chunks *self, const struct term_bytes *bytes)
{
    const char *at = bytes->start;

    memset(self, 0, sizeof *self);
    while (read_chunk(self, &at)) { }
    assert_int_equal(*at, 0);
}

/* Returns how many bytes the file had. */
static size_t expect_picture(const struct term_picture *picture)
{
    static struct chunks chunks;
    static struct png_reader png;
    struct term_bytes bytes = {0};

    term_kitty_write(picture, 5, 3, &bytes);
    term_bytes_put_char(&bytes, 0);
    read_picture(&chunks, &bytes);
    png_reader_read(&png, chunks.bytes, chunks.used);
    assert_int_equal(png.width, picture->width);
    assert_int_equal(png.height, picture->height);
    for (int i = 0; i < png.width * png.height; i++) {
        const uint8_t *rgb = png.rgb + 3 * (size_t)i;

        for (int c = 0; c < 3; c++)
            assert_int_equal(rgb[c],
                             (picture->pixels[i] >> (8 - 4 * c) & 15) * 17);
    }
    term_bytes_free(&bytes);
    return chunks.used;
}

CASE(a_picture_of_one_pixel_is_these_bytes)
{
    static const uint16_t pixel[] = {0x123};
    struct term_bytes bytes = {0};

    BEGIN_CASE;
    term_kitty_write(&(struct term_picture){1, 1, pixel}, 40, 15, &bytes);
    term_bytes_put_char(&bytes, 0);
    assert_string_equal(bytes.start,
        "\033_Ga=T,f=100,i=7430,p=1,q=2,C=1,c=40,r=15,m=0;"
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4AWMQVDIGAAC"
        "uAGcHnR0MAAAAAElFTkSuQmCC\033\\");
    term_bytes_free(&bytes);
}

CASE(pictures_come_back_pixel_by_pixel)
{
    static uint16_t pixels[160 * 120];
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "kitty");
    for (int round = 0; round < 20; round++) {
        struct term_picture picture = {1 + (int)rng_below(&rng, 160),
                                       1 + (int)rng_below(&rng, 120), pixels};

        for (int i = 0; i < picture.width * picture.height; i++)
            pixels[i] = rng_below(&rng, 3) || i == 0
                      ? (uint16_t)rng_below(&rng, 4096) : pixels[i - 1];
        expect_picture(&picture);
    }
}

CASE(the_last_chunk_says_so_wherever_it_ends)
{
    static uint16_t pixels[2000];
    struct rng rng;
    int full = 0;                       /* they end where a chunk does */

    BEGIN_CASE;
    rng_seed(&rng, "chunks");
    for (int i = 0; i < 2000; i++)
        pixels[i] = (uint16_t)rng_below(&rng, 4096);
    for (int width = 900; width < 1040; width++)
        for (int from = 0; from < 8; from++) {
            struct term_picture picture = {width, 1, pixels + 50 * from};

            full += expect_picture(&picture) % (TERM_KITTY_CHUNK / 4 * 3)
                 == 0;
        }
    assert_true(full > 0);
}

CASE(a_picture_that_is_too_wide_is_no_picture)
{
    static uint16_t pixels[PNG_WIDTH_MAX + 1];
    struct term_bytes bytes = {0};

    BEGIN_CASE;
    term_kitty_write(&(struct term_picture){PNG_WIDTH_MAX + 1, 1, pixels}, 9,
                     9, &bytes);
    assert_true(bytes.is_short);
    assert_int_equal(bytes.used, 0);
    term_bytes_free(&bytes);
}

/* Large even areas, as games have them. */
CASE(an_even_picture_takes_few_bytes)
{
    static uint16_t pixels[640 * 480];
    struct term_bytes bytes = {0};

    BEGIN_CASE;
    for (int i = 0; i < 640 * 480; i++)
        pixels[i] = i % 640 / 48 % 2 ? 0xdb8 : 0x222;
    term_kitty_write(&(struct term_picture){640, 480, pixels}, 40, 15,
                     &bytes);
    assert_in_range(bytes.used, 1, 20000);
    term_bytes_free(&bytes);
}

static const struct CMUnitTest tests[] = {
    TEST("kitty: a picture of one pixel is these bytes",
         a_picture_of_one_pixel_is_these_bytes),
    TEST("kitty: pictures come back in chunks, pixel by pixel",
         pictures_come_back_pixel_by_pixel),
    TEST("kitty: the last chunk says so, wherever it ends",
         the_last_chunk_says_so_wherever_it_ends),
    TEST("kitty: a picture that is too wide is no picture",
         a_picture_that_is_too_wide_is_no_picture),
    TEST("kitty: an even picture takes few bytes",
         an_even_picture_takes_few_bytes),
};

CHECK_MAIN("term_kitty", tests)
