/* test_term_sixel.c - pictures as sixels, and read back. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "term/graphics/sixel.h"

enum { SIDE_MAX = 70, NOBODY = 0xffff };

/* A reader of sixels that knows no more than the writer should need. */

struct reader {
    const char *at, *end;
    int width, height;
    int colours;
    uint16_t colour[TERM_SIXEL_COLOURS];
    uint16_t pixels[SIDE_MAX * SIDE_MAX];
};

static int read_number(struct reader *self)
{
    int number = 0;

    assert_true(self->at < self->end && *self->at >= '0' && *self->at <= '9');
    while (self->at < self->end && *self->at >= '0' && *self->at <= '9')
        number = 10 * number + *self->at++ - '0';
    return number;
}

static void read_char(struct reader *self, char c)
{
    assert_true(self->at < self->end);
    assert_int_equal(*self->at++, c);
}

static void read_text(struct reader *self, const char *text)
{
    while (*text)
        read_char(self, *text++);
}

static uint16_t read_part(struct reader *self)
{
    read_char(self, ';');
    return (uint16_t)((read_number(self) * 30 + 100) / 200);
}

/* "#n" chooses a register, "#n;2;r;g;b" sets it. */
static int read_register(struct reader *self)
{
    int number = read_number(self);

    assert_in_range(number, 0, TERM_SIXEL_COLOURS - 1);
    if (*self->at != ';')
        return number;
    read_text(self, ";2");
    self->colour[number] = (uint16_t)(read_part(self) << 8);
    self->colour[number] |= (uint16_t)(read_part(self) << 4);
    self->colour[number] |= read_part(self);
    self->colours++;
    return number;
}

/* No pixel is painted twice, and none outside. */
static void paint(struct reader *self, int x, int top, int bits, int colour)
{
    for (int y = 0; y < 6; y++) {
        uint16_t *pixel = &self->pixels[(top + y) * self->width + x];

        if (!(bits >> y & 1))
            continue;
        assert_true(x < self->width && top + y < self->height);
        assert_int_equal(*pixel, NOBODY);
        *pixel = self->colour[colour];
    }
}

static void read_data(struct reader *self)
{
    int x = 0, top = 0, colour = 0, count = 1;

    while (*self->at != '\033') {
        char c = *self->at++;

        if (c == '#') {
            colour = read_register(self);
        } else if (c == '!') {
            count = read_number(self);
        } else if (c == '$') {
            x = 0;
        } else if (c == '-') {
            x = 0;
            top += 6;
        } else {
            assert_in_range(c, '?', '~');
            for (; count > 0; count--)
                paint(self, x++, top, c - '?', colour);
            count = 1;
        }
    }
}

static void read_all(struct reader *self, const struct term_bytes *bytes)
{
    memset(self, 0, sizeof *self);
    memset(self->pixels, 0xff, sizeof self->pixels);
    self->at = bytes->start;
    self->end = bytes->start + bytes->used;
    read_text(self, "\033P0;1;0q\"1;1;");
    self->width = read_number(self);
    read_char(self, ';');
    self->height = read_number(self);
    assert_true(self->width <= SIDE_MAX && self->height <= SIDE_MAX);
    read_data(self);
    read_text(self, "\033\\");
    assert_ptr_equal(self->at, self->end);
}

static void expect_back(const struct term_picture *picture, uint16_t mask)
{
    struct term_bytes bytes = {0};
    struct reader reader;

    term_sixel_write(picture, &bytes);
    assert_false(bytes.is_short);
    read_all(&reader, &bytes);
    assert_int_equal(reader.width, picture->width);
    assert_int_equal(reader.height, picture->height);
    for (int i = 0; i < picture->width * picture->height; i++)
        assert_int_equal(reader.pixels[i], picture->pixels[i] & mask);
    term_bytes_free(&bytes);
}

static void expect_bytes(const struct term_picture *picture,
                         const char *wanted)
{
    struct term_bytes bytes = {0};

    term_sixel_write(picture, &bytes);
    term_bytes_put_char(&bytes, 0);
    assert_string_equal(bytes.start, wanted);
    term_bytes_free(&bytes);
}

CASE(small_pictures_are_these_bytes)
{
    static const uint16_t one[] = {0xf00}, dark[] = {0x12e};
    static const uint16_t two[] = {0x000, 0xfff, 0xfff, 0xfff, 0xfff, 0x000};
    static const uint16_t tall[] = {0x888, 0x888, 0x888, 0x888, 0x888, 0x888,
                                    0x888};
    static const uint16_t wide[] = {0xf, 0xf, 0xf, 0xf, 0xf0, 0xf, 0xf, 0xf};

    BEGIN_CASE;
    expect_bytes(&(struct term_picture){1, 1, one},
                 "\033P0;1;0q\"1;1;1;1#0;2;100;0;0#0@\033\\");
    expect_bytes(&(struct term_picture){1, 1, dark},
                 "\033P0;1;0q\"1;1;1;1#0;2;7;13;93#0@\033\\");
    expect_bytes(&(struct term_picture){3, 2, two},
                 "\033P0;1;0q\"1;1;3;2#0;2;0;0;0#1;2;100;100;100"
                 "#0@?A$#1AB@\033\\");
    expect_bytes(&(struct term_picture){1, 7, tall},
                 "\033P0;1;0q\"1;1;1;7#0;2;53;53;53#0~-#0@\033\\");
    expect_bytes(&(struct term_picture){8, 1, wide},
                 "\033P0;1;0q\"1;1;8;1#0;2;0;0;100#1;2;0;100;0"
                 "#0!4@?@@@$#1!4?@\033\\");
}

CASE(what_is_written_can_be_read_back)
{
    static uint16_t pixels[SIDE_MAX * SIDE_MAX];
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "sixel");
    for (int round = 0; round < 200; round++) {
        struct term_picture picture = {
            1 + (int)rng_below(&rng, SIDE_MAX),
            1 + (int)rng_below(&rng, SIDE_MAX - 6), pixels};
        uint64_t colours = 1 + rng_below(&rng, 200);
        uint16_t colour = 0;

        for (int i = 0; i < picture.width * picture.height; i++) {
            if (rng_below(&rng, 8) == 0)
                colour = (uint16_t)(rng_below(&rng, colours) * 19 & 0xfff);
            pixels[i] = colour;
        }
        expect_back(&picture, 0xfff);
    }
}

/* The finest shades are given up, and only then. */
CASE(of_too_many_colours_the_finest_shades_become_one)
{
    static uint16_t pixels[64 * 64];
    struct term_picture picture = {64, 4, pixels};

    BEGIN_CASE;
    for (int i = 0; i < 64 * 64; i++)
        pixels[i] = (uint16_t)i;
    expect_back(&picture, 0xfff);       /* 256 */
    picture.height = 5;
    expect_back(&picture, 0xeee);
    picture.height = 64;
    expect_back(&picture, 0xccc);
}

static const struct CMUnitTest tests[] = {
    TEST("sixel: small pictures are these bytes",
         small_pictures_are_these_bytes),
    TEST("sixel: what is written can be read back, each pixel once",
         what_is_written_can_be_read_back),
    TEST("sixel: of more than 256 colours the finest shades become one",
         of_too_many_colours_the_finest_shades_become_one),
};

CHECK_MAIN("term_sixel", tests)
