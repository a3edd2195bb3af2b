/* test_render.c - pixels, rectangles, circles and letters. */
#include "check.h"

#include <limits.h>
#include <string.h>

#include "base/oracle.h"
#include "base/rng.h"
#include "machines/go/hps/canvas.h"
#include "machines/go/hps/render.h"

enum { INK = 0x1234, MIDDLE_X = 320, MIDDLE_Y = 240 };

static struct canvas canvas, other;

static int width_at(int y)
{
    int count = 0;

    for (int x = 0; x < FB_WIDTH; x++)
        count += canvas.pixel[y][x] == INK;
    return count;
}

/* Pixels and rectangles */

CASE(a_pixel_is_a_word_of_the_frame)
{
    static uint16_t frame[FB_PIXELS];

    BEGIN_CASE;
    render_init(frame);
    render_pixel(3, 2, 0xf81f);
    render_pixel(639, 479, 0x07e0);
    assert_int_equal(frame[2 * 640 + 3], 0xf81f);
    assert_int_equal(frame[307199], 0x07e0);
    for (int i = 0; i < FB_PIXELS - 1; i++)
        assert_int_equal(frame[i], i == 2 * 640 + 3 ? 0xf81f : 0);
}

CASE(a_rectangle_has_its_size_and_place)
{
    struct extent found;

    BEGIN_CASE;
    canvas_begin(&canvas);
    render_fill_rect(10, 20, 30, 40, INK);
    found = canvas_find(&canvas, INK);
    assert_int_equal(found.left, 10);
    assert_int_equal(found.top, 20);
    assert_int_equal(found.right, 39);
    assert_int_equal(found.bottom, 59);
    assert_int_equal(found.count, 1200);
    assert_int_equal(canvas_find_other(&canvas, CANVAS_EMPTY).count, 1200);
}

CASE(a_rectangle_without_a_size_is_nothing)
{
    static const int sizes[] = {0, -1, INT_MIN};

    BEGIN_CASE;
    canvas_begin(&canvas);
    for (int i = 0; i < 3; i++) {
        render_fill_rect(10, 10, sizes[i], 5, INK);
        render_fill_rect(10, 10, 5, sizes[i], INK);
    }
    assert_int_equal(canvas_find_other(&canvas, CANVAS_EMPTY).count, 0);
}

/* Circles */

static void compare_rows(const char *widths)
{
    for (int dy = 0; *widths; dy++) {
        int half = (int)strtol(widths, (char **)&widths, 10);

        assert_int_equal(width_at(MIDDLE_Y + dy), 2 * half + 1);
        assert_int_equal(width_at(MIDDLE_Y - dy), 2 * half + 1);
    }
}

CASE(circles_are_those_of_the_table)
{
    struct oracle table;

    BEGIN_CASE;
    oracle_open(&table, "go/circles.csv");
    while (oracle_next(&table)) {
        int radius = atoi(table.field[0]);
        int is_filled = strcmp(table.field[1], "filled") == 0;
        struct extent found;

        canvas_begin(&canvas);
        render_circle(MIDDLE_X, MIDDLE_Y, radius, INK, is_filled);
        found = canvas_find(&canvas, INK);
        assert_int_equal(found.count, atoi(table.field[2]));
        assert_int_equal(found.left, MIDDLE_X - radius);
        assert_int_equal(found.bottom, MIDDLE_Y + radius);
        if (is_filled)
            compare_rows(table.field[3]);
    }
}

/* The algorithm as it is known: step by step through an octant. */

static void put(int dx, int dy, int is_filled)
{
    for (int y = -dy; y <= dy; y += dy ? 2 * dy : 1)
        for (int x = -dx; x <= dx; x += is_filled || !dx ? 1 : 2 * dx)
            other.pixel[MIDDLE_Y + y][MIDDLE_X + x] = INK;
}

static void walk(int radius, int is_filled)
{
    int x = 0, y = radius, d = 1 - radius;

    for (; x <= y; x++) {
        put(x, y, is_filled);
        put(y, x, is_filled);
        d += d < 0 ? 2 * x + 3 : 2 * (x - y--) + 5;
    }
}

CASE(circles_of_any_size_are_those_of_the_midpoint_algorithm)
{
    BEGIN_CASE;
    for (int radius = 0; radius < 480; radius++) {
        canvas_begin(&other);
        walk(radius % 240, radius < 240);
        canvas_begin(&canvas);
        render_circle(MIDDLE_X, MIDDLE_Y, radius % 240, INK, radius < 240);
        assert_int_equal(canvas_difference(&canvas, &other).count, 0);
    }
}

CASE(a_huge_circle_is_a_straight_line_here)
{
    struct extent found;

    BEGIN_CASE;
    canvas_begin(&canvas);
    render_circle(100 + INT_MIN / 2, 240, -(INT_MIN / 2), INK, 1);
    found = canvas_find(&canvas, INK);
    assert_int_equal(found.right, 100);
    assert_int_equal(found.count, 101 * FB_HEIGHT);
    canvas_begin(&canvas);
    render_circle(-INT_MAX, 240, INT_MAX - 5, INK, 0);
    render_circle(10, 10, -1, INK, 1);
    render_circle(10, 10, INT_MIN, INK, 0);
    assert_int_equal(canvas_find_other(&canvas, CANVAS_EMPTY).count, 0);
}

/* Letters */

CASE(the_font_has_128_letters_of_5_columns)
{
    BEGIN_CASE;
    assert_int_equal(sizeof font_table, 640);
    for (int i = 0; i < 127; i++)
        for (int c = 0; c < FONT_WIDTH; c++)
            assert_int_equal(font_table[i][c] >> FONT_HEIGHT, 0);
}

CASE(no_two_letters_look_alike)
{
    BEGIN_CASE;
    for (int a = ' '; a < 128; a++)
        for (int b = ' '; b < a; b++)
            assert_memory_not_equal(font_table[a], font_table[b],
                                    FONT_WIDTH);
}

CASE(a_string_is_drawn_from_the_font)
{
    static const char string[] = "Go 9";

    BEGIN_CASE;
    canvas_begin(&canvas);
    render_string(100, 50, string, INK);
    for (int y = 40; y < 70; y++)
        for (int x = 90; x < 140; x++) {
            int letter = (x - 100) / 6, column = (x - 100) % 6;
            int is_in = x >= 100 && letter < 4 && column < 5 && y >= 50
                     && y < 57;
            int is_ink = is_in
                && font_table[(int)string[letter]][column] >> (y - 50) & 1;

            assert_int_equal(canvas.pixel[y][x],
                             is_ink ? INK : CANVAS_EMPTY);
        }
}

CASE(a_scaled_string_has_squares_for_pixels)
{
    BEGIN_CASE;
    canvas_begin(&canvas);
    canvas_begin(&other);
    render_string(0, 0, "Gq", INK);
    render_init(canvas.pixel);
    render_string_scaled(30, 60, 3, "Gq", INK);
    for (int y = 0; y < 21; y++)
        for (int x = 0; x < 36; x++)
            assert_int_equal(canvas.pixel[60 + y][30 + x],
                             other.pixel[y / 3][x / 3]);
    assert_int_equal(canvas_find(&canvas, INK).count,
                     9 * canvas_find(&other, INK).count);
}

CASE(a_centred_string_has_as_much_on_either_side)
{
    struct place place;

    BEGIN_CASE;
    canvas_begin(&canvas);
    render_string_centred(200, 100, 2, "HHH", INK);
    assert_true(canvas_reads(&canvas, "HHH", 2, &place));
    assert_int_equal(place.x, 200 - 17);
    assert_int_equal(canvas_find(&canvas, INK).right, 200 + 16);
}

CASE(a_code_without_a_letter_is_a_box)
{
    BEGIN_CASE;
    canvas_begin(&canvas);
    render_string(7, 7, "\x80\xff\xc1\x01", INK);
    canvas_begin(&other);
    for (int i = 0; i < 4; i++) {
        render_fill_rect(7 + 6 * i, 7, 5, 7, INK);
        render_fill_rect(8 + 6 * i, 8, 3, 5, CANVAS_EMPTY);
    }
    assert_int_equal(canvas_difference(&canvas, &other).count, 0);
}

/* Clipping */

/* Mostly near the frame, sometimes as far away as can be. */
static int any_int(struct rng *rng)
{
    static const int far[] = {INT_MIN, INT_MIN + 1, -100000, 100000,
                              INT_MAX - 1, INT_MAX};

    return rng_below(rng, 4) ? (int)rng_below(rng, 900) - 150
                             : far[rng_below(rng, 6)];
}

static void draw_something(struct rng *rng)
{
    int x = any_int(rng), y = any_int(rng), a = any_int(rng);
    int b = any_int(rng);

    switch (rng_below(rng, 7)) {
    case 0: render_pixel(x, y, INK); break;
    case 1: render_fill_rect(x, y, a, b, INK); break;
    case 2: render_circle(x, y, a, INK, 1); break;
    case 3: render_circle(x, y, a, INK, 0); break;
    case 4: render_string(x, y, "Clipped?", INK); break;
    case 5: render_string_scaled(x, y, a, "Clipped?", INK); break;
    default: render_string_centred(x, y, a, "Clipped?", INK);
    }
}

CASE(nothing_is_drawn_beside_the_frame)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "beside");
    canvas_begin(&canvas);
    for (int i = 0; i < 20000; i++)
        draw_something(&rng);
    assert_true(canvas_is_sound(&canvas));
}

/* The same with and without a clipping rectangle. */
static void compare_clipped(struct rng *rng, const int clip[4])
{
    struct rng same = *rng;

    canvas_begin(&other);
    draw_something(&same);
    canvas_begin(&canvas);
    render_clip(clip[0], clip[1], clip[2], clip[3]);
    draw_something(rng);
    for (int y = 0; y < FB_HEIGHT; y++)
        for (int x = 0; x < FB_WIDTH; x++) {
            int is_in = x >= clip[0] && x - clip[2] < clip[0]
                     && y >= clip[1] && y - clip[3] < clip[1];

            if (canvas.pixel[y][x]
                != (is_in ? other.pixel[y][x] : CANVAS_EMPTY))
                fail_msg("at %d, %d", x, y);
        }
}

CASE(what_is_in_the_clipping_rectangle_is_drawn_and_no_more)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "clip");
    for (int i = 0; i < 300; i++) {
        int clip[4] = {(int)rng_below(&rng, 700) - 30,
                       (int)rng_below(&rng, 500) - 30,
                       (int)rng_below(&rng, 300) - 20,
                       (int)rng_below(&rng, 300) - 20};

        compare_clipped(&rng, clip);
    }
}

CASE(any_clipping_rectangle_will_do)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "rectangles");
    canvas_begin(&canvas);
    for (int i = 0; i < 3000; i++) {
        render_clip(any_int(&rng), any_int(&rng), any_int(&rng),
                    any_int(&rng));
        draw_something(&rng);
    }
    render_clip(0, 0, 0, 0);
    render_fill_rect(INT_MIN, INT_MIN, INT_MAX, INT_MAX, INK);
    assert_true(canvas_is_sound(&canvas));
}

CASE(a_new_start_ends_clipping)
{
    BEGIN_CASE;
    canvas_begin(&canvas);
    render_clip(1, 1, 1, 1);
    render_clip(100, 100, 50, 50);
    render_fill_rect(0, 0, 640, 480, INK);
    assert_int_equal(canvas_find(&canvas, INK).count, 2500);
    render_init(canvas.pixel);
    render_fill_rect(0, 0, 640, 480, INK);
    assert_int_equal(canvas_find(&canvas, INK).count, FB_PIXELS);
}

CASE(without_a_frame_nothing_happens)
{
    BEGIN_CASE;
    canvas_begin(&canvas);
    render_fill_rect(10, 10, 7, 3, INK);
    render_init(NULL);
    render_fill_rect(0, 0, 640, 480, INK);
    render_clip(0, 0, 640, 480);
    render_circle(20, 20, 20, INK, 1);
    render_title();
    assert_int_equal(canvas_find(&canvas, INK).count, 21);
    assert_true(canvas_is_sound(&canvas));
    render_init(canvas.pixel);
    render_fill_rect(10, 13, 7, 3, INK);
    assert_int_equal(canvas_find(&canvas, INK).count, 42);
}

static const struct CMUnitTest tests[] = {
    TEST("M4-058 M4-133 a pixel is a word of the frame",
         a_pixel_is_a_word_of_the_frame),
    TEST("M4-133 a rectangle has its size and place",
         a_rectangle_has_its_size_and_place),
    TEST("a rectangle without a size is nothing",
         a_rectangle_without_a_size_is_nothing),
    TEST("M4-050 circles are those of the table",
         circles_are_those_of_the_table),
    TEST("M4-050 M4-133 circles of any size are those of the midpoint "
         "algorithm", circles_of_any_size_are_those_of_the_midpoint_algorithm),
    TEST("a huge circle is a straight line here",
         a_huge_circle_is_a_straight_line_here),
    TEST("M4-044 the font has 128 letters of 5 columns",
         the_font_has_128_letters_of_5_columns),
    TEST("no two letters look alike", no_two_letters_look_alike),
    TEST("M4-044 M4-133 a string is drawn from the font",
         a_string_is_drawn_from_the_font),
    TEST("a scaled string has squares for pixels",
         a_scaled_string_has_squares_for_pixels),
    TEST("a centred string has as much on either side",
         a_centred_string_has_as_much_on_either_side),
    TEST("a code without a letter is a box",
         a_code_without_a_letter_is_a_box),
    TEST("nothing is drawn beside the frame",
         nothing_is_drawn_beside_the_frame),
    TEST("what is in the clipping rectangle is drawn, and no more",
         what_is_in_the_clipping_rectangle_is_drawn_and_no_more),
    TEST("any clipping rectangle will do", any_clipping_rectangle_will_do),
    TEST("a new start ends clipping", a_new_start_ends_clipping),
    TEST("without a frame nothing happens", without_a_frame_nothing_happens),
};

CHECK_MAIN("render", tests)
