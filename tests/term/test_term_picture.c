/* test_term_picture.c - pictures scaled, and drawn in cells. */
#include "check.h"

#include <string.h>

#include "term/graphics/picture.h"

enum { SIDE = 12, STONE = 4, BLACK = 0x111, WHITE = 0xeee, WOOD = 0xdb8,
       GROUND = 0x222, GREEN = 0x0f0 };

/* Colours and means */

CASE(a_picture_of_the_same_size_stays_what_it_is)
{
    uint16_t pixels[] = {0x000, 0x123, 0xfed, 0x0f0, 0x888, 0xabc}, to[6];
    const unsigned wide[] = {0x000000, 0x112233, 0xffeedd, 0x00ff00, 0x888888,
                             0xaabbcc};
    struct term_picture picture = {3, 2, pixels};

    BEGIN_CASE;
    term_picture_scale(&picture, to, 3, 2);
    assert_memory_equal(to, pixels, sizeof pixels);
    for (int i = 0; i < 6; i++)
        assert_int_equal(term_picture_mean(&picture, i % 3, i / 3, 3, 2),
                         wide[i]);
}

CASE(a_mean_counts_every_pixel_by_its_area)
{
    uint16_t pixels[] = {0x000, 0xfff, 0x000, 0xfff, 0xfff, 0xfff};
    struct term_picture picture = {3, 2, pixels};

    BEGIN_CASE;
    assert_int_equal(term_picture_mean(&picture, 0, 0, 1, 1), 0xaaaaaa);
    assert_int_equal(term_picture_mean(&picture, 0, 0, 1, 2), 0x555555);
    /* one and a half of three: 0 and half of 15; three quarters lit */
    assert_int_equal(term_picture_mean(&picture, 0, 0, 2, 2), 0x555555);
    assert_int_equal(term_picture_mean(&picture, 0, 0, 2, 1), 0xaaaaaa);
    assert_int_equal(term_picture_mean(&picture, 1, 1, 2, 2), 0xffffff);
}

CASE(made_larger_it_has_no_other_colours_inside)
{
    uint16_t pixels[] = {0x000, 0xfff}, to[8 * 3];
    struct term_picture picture = {2, 1, pixels};

    BEGIN_CASE;
    term_picture_scale(&picture, to, 8, 3);
    for (int i = 0; i < 24; i++)
        assert_int_equal(to[i], i % 8 < 4 ? 0x000 : 0xfff);
}

/* One pixel of sixteen is green, and greener than a sixteenth. */
CASE(a_strong_colour_does_not_vanish)
{
    uint16_t pixels[16];
    struct term_picture picture = {4, 4, pixels};
    uint32_t mean;

    BEGIN_CASE;
    for (int i = 0; i < 16; i++)
        pixels[i] = i == 5 ? GREEN : BLACK;
    mean = term_picture_mean(&picture, 0, 0, 1, 1);
    assert_in_range(mean >> 8 & 0xff, 0x50, 0xff);
    assert_in_range(mean >> 16, 0, 0x11);
    pixels[5] = WHITE;
    assert_int_equal(term_picture_mean(&picture, 0, 0, 1, 1), 0x1f1f1f);
}

/* Sizes */

static void expect_fit(struct term_box room, int left, int top, int width,
                       int height)
{
    struct term_box box = term_picture_fit(640, 480, room);

    assert_int_equal(box.left, left);
    assert_int_equal(box.top, top);
    assert_int_equal(box.width, width);
    assert_int_equal(box.height, height);
}

CASE(it_keeps_its_shape_in_cells_twice_as_high_as_wide)
{
    BEGIN_CASE;
    expect_fit((struct term_box){1, 2, 40, 15}, 1, 2, 40, 15);
    expect_fit((struct term_box){0, 0, 100, 15}, 30, 0, 40, 15);
    expect_fit((struct term_box){0, 0, 40, 35}, 0, 10, 40, 15);
    expect_fit((struct term_box){5, 5, 1, 1}, 5, 5, 1, 0);
}

/* Cells: a piece of a board, its left half wood; on it a black stone above a
 * white one; below both a line of green. */

struct drawing {
    uint16_t pixels[SIDE * SIDE];
    struct term_screen screen;
};

static void fill(struct drawing *self, int x, int y, int width, int height,
                 uint16_t colour)
{
    for (int v = y; v < y + height; v++)
        for (int u = x; u < x + width; u++)
            self->pixels[v * SIDE + u] = colour;
}

static void draw(struct drawing *self, enum term_depth depth, int is_utf8,
                 int columns, int rows)
{
    struct term_picture picture = {SIDE, SIDE, self->pixels};

    memset(&self->screen, 0, sizeof self->screen);
    fill(self, 0, 0, SIDE, SIDE, GROUND);
    fill(self, 0, 0, SIDE / 2, SIDE, WOOD);
    fill(self, 0, 0, STONE, STONE, BLACK);
    fill(self, 0, STONE, STONE, STONE, WHITE);
    fill(self, 0, 2 * STONE, STONE, STONE, GREEN);
    assert_null(term_screen_open(&self->screen, columns + 2, rows + 2, depth,
                                 is_utf8));
    term_picture_draw(&self->screen, (struct term_box){1, 1, columns, rows},
                      &picture);
}

static const struct term_cell *cell(const struct drawing *self, int x, int y)
{
    return &self->screen.back[(y + 1) * self->screen.columns + x + 1];
}

static void end(struct drawing *self)
{
    term_screen_close(&self->screen);
}

CASE(a_cell_holds_two_pixels)
{
    struct drawing d;

    BEGIN_CASE;
    draw(&d, TERM_24BIT, 1, 12, 6);
    assert_int_equal(cell(&d, 0, 0)->glyph, ' ');
    assert_int_equal(cell(&d, 0, 0)->style.bg, 0x111111);
    assert_int_equal(cell(&d, 0, 2)->style.bg, 0xeeeeee);
    assert_int_equal(cell(&d, 5, 2)->style.bg, 0xddbb88);
    assert_int_equal(cell(&d, 11, 5)->style.bg, 0x222222);
    end(&d);
    draw(&d, TERM_24BIT, 1, 3, 3);      /* 4 x 2 pixels each half */
    assert_int_equal(cell(&d, 0, 0)->glyph, ' ');
    assert_int_equal(cell(&d, 0, 2)->style.bg, 0x00ff00);
    end(&d);
    draw(&d, TERM_24BIT, 1, 12, 3);     /* stones end in mid cell: none */
    assert_int_equal(cell(&d, 0, 0)->style.bg, 0x111111);
    end(&d);
    draw(&d, TERM_24BIT, 1, 4, 2);      /* 3 x 3 pixels: black, then mixed */
    assert_int_equal(cell(&d, 0, 0)->glyph, TERM_UPPER);
    assert_int_equal(cell(&d, 0, 0)->style.fg, 0x111111);
    assert_int_equal(cell(&d, 0, 0)->style.bg, 0xa4a4a4);
    end(&d);
}

CASE(nothing_is_drawn_beside_the_box)
{
    struct drawing d;

    BEGIN_CASE;
    draw(&d, TERM_24BIT, 1, 5, 4);
    for (int y = -1; y <= 4; y++)
        for (int x = -1; x <= 5; x++)
            if (x < 0 || y < 0 || x == 5 || y == 4)
                assert_true(cell(&d, x, y)->glyph == ' '
                            && cell(&d, x, y)->style.bg == 0);
    end(&d);
}

/* What can be told apart by what a terminal of that depth makes of it. */
static uint32_t look(const struct drawing *self, int x, int y)
{
    const struct term_cell *at = cell(self, x, y);

    return self->screen.depth == TERM_NO_COLOUR ? at->glyph
         : term_screen_reduce(self->screen.depth, at->style.bg);
}

CASE(stones_wood_and_cursor_differ_at_every_depth)
{
    BEGIN_CASE;
    for (int depth = TERM_NO_COLOUR; depth <= TERM_24BIT; depth++)
        for (int is_utf8 = 0; is_utf8 < 2; is_utf8++) {
            struct drawing d;
            uint32_t seen[4];

            draw(&d, (enum term_depth)depth, is_utf8, 12, 6);
            seen[0] = look(&d, 1, 0);
            seen[1] = look(&d, 1, 2);
            seen[2] = look(&d, 1, 5);
            seen[3] = look(&d, 5, 2);
            for (int i = 0; i < 4; i++)
                for (int j = 0; j < i; j++)
                    assert_int_not_equal(seen[i], seen[j]);
            end(&d);
        }
}

CASE(without_utf8_and_colours_it_is_made_of_ascii)
{
    struct drawing d;

    BEGIN_CASE;
    for (int depth = TERM_NO_COLOUR; depth <= TERM_24BIT; depth++) {
        draw(&d, (enum term_depth)depth, 0, 7, 5);
        for (int i = 0; i < 7 * 5; i++)
            assert_in_range(cell(&d, i % 7, i / 7)->glyph, ' ', '~');
        end(&d);
    }
    draw(&d, TERM_NO_COLOUR, 0, 3, 3);
    assert_int_equal(look(&d, 0, 0), ' ');
    assert_int_equal(look(&d, 0, 1), '#');
    assert_int_equal(look(&d, 0, 2), '+');
    assert_int_equal(look(&d, 2, 2), ' ');
    end(&d);
    draw(&d, TERM_NO_COLOUR, 0, 12, 6);
    assert_int_equal(look(&d, 5, 3), 'o');      /* wood: far from white */
    end(&d);
}

static const struct CMUnitTest tests[] = {
    TEST("picture: one of the same size stays what it is",
         a_picture_of_the_same_size_stays_what_it_is),
    TEST("picture: a mean counts every pixel by its area",
         a_mean_counts_every_pixel_by_its_area),
    TEST("picture: made larger it has no colours in between",
         made_larger_it_has_no_other_colours_inside),
    TEST("picture: a thin line of a strong colour does not vanish",
         a_strong_colour_does_not_vanish),
    TEST("picture: it keeps its shape in cells twice as high as wide",
         it_keeps_its_shape_in_cells_twice_as_high_as_wide),
    TEST("picture: a cell holds two pixels, one above the other",
         a_cell_holds_two_pixels),
    TEST("picture: nothing is drawn beside its box",
         nothing_is_drawn_beside_the_box),
    TEST("picture: stones, wood and cursor differ at every depth",
         stones_wood_and_cursor_differ_at_every_depth),
    TEST("picture: without UTF-8 it is made of ASCII",
         without_utf8_and_colours_it_is_made_of_ascii),
};

CHECK_MAIN("term_picture", tests)
