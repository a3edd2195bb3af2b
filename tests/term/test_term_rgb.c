/* test_term_rgb.c - an LED of three colours: told apart by every eye. */
#include "check.h"

#include <string.h>

#include "bench/look.h"
#include "parts/rgb/cells_rgb.h"
#include "term/theme.h"

enum { COLOURS = 8, SHAPES = 3 };

static const struct term_box shapes[SHAPES] = {
    {1, 1, 3, 3}, {1, 1, 5, 3}, {1, 1, 9, 5},
};

struct lens {
    struct term_screen screen;
    struct term_box box;
};

static void begin(struct lens *self, enum term_depth depth, int is_utf8,
                  int shape)
{
    memset(self, 0, sizeof *self);
    self->box = shapes[shape];
    assert_null(term_screen_open(&self->screen, self->box.width + 2,
                                 self->box.height + 2, depth, is_utf8));
}

static void end(struct lens *self)
{
    term_screen_close(&self->screen);
}

/* A colour by its bits R G B, all of one brightness. */
static void shine(struct lens *self, int colour, int level)
{
    uint8_t brightness[3];

    for (int i = 0; i < 3; i++)
        brightness[i] = (uint8_t)(colour >> i & 1 ? level : 0);
    term_screen_fill(&self->screen, 0, 0, self->screen.columns,
                     self->screen.rows,
                     (struct term_style){0, THEME_BREADBOARD, 0});
    cells_rgb_draw(&self->screen, self->box, brightness, THEME_BREADBOARD);
}

static const struct term_cell *cell(const struct lens *self, int x, int y)
{
    return &self->screen.back[(self->box.top + y) * self->screen.columns
                              + self->box.left + x];
}

static const struct term_cell *middle(const struct lens *self)
{
    return cell(self, self->box.width / 2, self->box.height / 2);
}

static uint32_t seen(const struct lens *self, uint32_t colour)
{
    return term_screen_reduce(self->screen.depth, colour);
}

/* Letters */

CASE(a_letter_for_each_colour)
{
    BEGIN_CASE;
    for (int colour = 0; colour < COLOURS; colour++) {
        uint8_t brightness[3] = {colour & 1 ? 255 : 0, colour & 2 ? 255 : 0,
                                 colour & 4 ? 255 : 0};

        assert_int_equal(cells_rgb_letter(brightness), "KBGCRMYW"[colour]);
        assert_int_equal(cells_rgb_letter(brightness), reading_colours[colour]);
    }
}

CASE(half_as_bright_is_the_same_colour)
{
    uint8_t half[3] = {128, 0, 128}, uneven[3] = {255, 120, 250};

    BEGIN_CASE;
    assert_int_equal(cells_rgb_letter(half), 'M');
    assert_int_equal(cells_rgb_letter(uneven), 'M');
}

/* An eighth of the time is a sign of life and no white. */
CASE(a_short_flash_is_still_black)
{
    uint8_t flash[3] = {32, 32, 32};

    BEGIN_CASE;
    assert_int_equal(cells_rgb_letter(flash), 'K');
}

CASE(the_letter_stands_in_the_middle)
{
    struct lens lens;

    BEGIN_CASE;
    for (int depth = TERM_NO_COLOUR; depth <= TERM_24BIT; depth++)
        for (int is_utf8 = 0; is_utf8 < 2; is_utf8++)
            for (int shape = 0; shape < SHAPES; shape++) {
                begin(&lens, (enum term_depth)depth, is_utf8, shape);
                for (int colour = 0; colour < COLOURS; colour++) {
                    shine(&lens, colour, 255);
                    assert_int_equal(middle(&lens)->glyph,
                                     "KBGCRMYW"[colour]);
                }
                end(&lens);
            }
}

/* Black on yellow, white on blue: the darker of two is never the ink of a
 * dark lens. */
static int light_of(uint32_t colour)
{
    return (int)(2 * (colour >> 16 & 0xff) + 5 * (colour >> 8 & 0xff)
                 + (colour & 0xff)) / 8;
}

CASE(the_letter_can_be_read_on_every_colour)
{
    struct lens lens;

    BEGIN_CASE;
    begin(&lens, TERM_24BIT, 1, 0);
    for (int colour = 0; colour < COLOURS; colour++) {
        shine(&lens, colour, 255);
        assert_true(abs(light_of(middle(&lens)->style.fg)
                        - light_of(middle(&lens)->style.bg)) > 90);
    }
    end(&lens);
}

/* Colours */

CASE(every_colour_is_a_colour_of_its_own)
{
    struct lens lens;

    BEGIN_CASE;
    for (int depth = TERM_16; depth <= TERM_24BIT; depth++)
        for (int is_utf8 = 0; is_utf8 < 2; is_utf8++) {
            uint32_t known[COLOURS];

            begin(&lens, (enum term_depth)depth, is_utf8, 0);
            for (int colour = 0; colour < COLOURS; colour++) {
                shine(&lens, colour, 255);
                known[colour] = seen(&lens, cell(&lens, 0, 1)->style.fg);
                for (int other = 0; other < colour; other++)
                    assert_true(known[colour] != known[other]);
            }
            end(&lens);
        }
}

CASE(a_brighter_colour_is_nearer_to_its_own)
{
    struct lens lens;
    uint32_t before = 0;

    BEGIN_CASE;
    begin(&lens, TERM_24BIT, 1, 0);
    for (int level = 0; level < 256; level += 51) {
        shine(&lens, 4, level);
        assert_true(cell(&lens, 0, 1)->style.fg >> 16 > before);
        before = cell(&lens, 0, 1)->style.fg >> 16;
    }
    assert_int_equal(cell(&lens, 0, 1)->style.fg, THEME_LENS_RED);
    end(&lens);
}

/* Black */

static int is_bare(const struct lens *self, int x, int y)
{
    const struct term_cell *at = cell(self, x, y);

    return at->glyph == ' '
        && seen(self, at->style.bg) == seen(self, THEME_BREADBOARD);
}

/* Of what stands around the letter, at least so much can be seen. */
static void expect_body(const struct lens *self, int least)
{
    int body = 0;

    for (int y = 0; y < self->box.height; y++)
        for (int x = 0; x < self->box.width; x++)
            if (cell(self, x, y) != middle(self) && !is_bare(self, x, y)
                && seen(self, cell(self, x, y)->style.fg)
                   != seen(self, THEME_BREADBOARD))
                body++;
    assert_true(body >= least);
}

CASE(black_is_a_dark_lens_and_not_nothing)
{
    struct lens lens;

    BEGIN_CASE;
    for (int depth = TERM_16; depth <= TERM_24BIT; depth++)
        for (int shape = 0; shape < SHAPES; shape++) {
            begin(&lens, (enum term_depth)depth, 1, shape);
            shine(&lens, 0, 255);
            expect_body(&lens, 8);
            end(&lens);
        }
}

CASE(without_colour_black_is_a_ring)
{
    struct lens lens;

    BEGIN_CASE;
    begin(&lens, TERM_NO_COLOUR, 1, 1);
    shine(&lens, 0, 255);
    assert_int_equal(cell(&lens, 0, 0)->glyph, TERM_ROUND_NW);
    assert_int_equal(cell(&lens, 4, 2)->glyph, TERM_ROUND_SE);
    assert_int_equal(cell(&lens, 1, 1)->glyph, ' ');
    shine(&lens, 4, 255);
    assert_int_equal(cell(&lens, 0, 0)->glyph, TERM_FULL);
    assert_int_equal(cell(&lens, 1, 1)->glyph, TERM_FULL);
    shine(&lens, 4, 128);
    assert_int_equal(cell(&lens, 1, 1)->glyph, TERM_SHADE_HIGH);
    shine(&lens, 4, 64);
    assert_int_equal(cell(&lens, 1, 1)->glyph, TERM_SHADE_MID);
    end(&lens);
}

CASE(nothing_is_drawn_beside_it)
{
    struct lens lens;

    BEGIN_CASE;
    for (int is_utf8 = 0; is_utf8 < 2; is_utf8++)
        for (int shape = 0; shape < SHAPES; shape++) {
            begin(&lens, TERM_24BIT, is_utf8, shape);
            shine(&lens, 7, 255);
            for (int x = -1; x <= lens.box.width; x++)
                assert_true(is_bare(&lens, x, -1)
                            && is_bare(&lens, x, lens.box.height));
            for (int y = 0; y < lens.box.height; y++)
                assert_true(is_bare(&lens, -1, y)
                            && is_bare(&lens, lens.box.width, y));
            end(&lens);
        }
}

static const struct CMUnitTest tests[] = {
    TEST("rgb: each of the eight colours has its letter (M1-09)",
         a_letter_for_each_colour),
    TEST("rgb: half as bright is the same colour",
         half_as_bright_is_the_same_colour),
    TEST("rgb: a short flash is still black", a_short_flash_is_still_black),
    TEST("rgb: the letter stands in the middle, at every depth and in ASCII",
         the_letter_stands_in_the_middle),
    TEST("rgb: the letter can be read on every colour",
         the_letter_can_be_read_on_every_colour),
    TEST("rgb: the eight colours look different, from 16 colours on (M1-09)",
         every_colour_is_a_colour_of_its_own),
    TEST("rgb: a brighter light is nearer to its colour",
         a_brighter_colour_is_nearer_to_its_own),
    TEST("rgb: black is a dark lens and not nothing",
         black_is_a_dark_lens_and_not_nothing),
    TEST("rgb: without colour black is a ring, others are full",
         without_colour_black_is_a_ring),
    TEST("rgb: nothing is drawn beside it", nothing_is_drawn_beside_it),
};

CHECK_MAIN("term_rgb", tests)
