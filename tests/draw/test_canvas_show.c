/* test_canvas_show.c - scaled pictures beside a slow and simple way to scale
 * them, and where a part of one is seen. */
#include "base/rng.h"
#include "draw/paper.h"

#include <string.h>

enum { ROUNDS = 120, WIDE = 1400, HIGH = 60, SIDE = 40,
       WIDE_PICTURE = 900 };

static struct rng rng;
static uint16_t pixels[WIDE_PICTURE * SIDE];
static uint32_t memory[WIDE * HIGH], before[WIDE * HIGH];
static struct canvas canvas;

static int up_to(int most)
{
    return (int)rng_below(&rng, (unsigned)most + 1);
}

static struct canvas_rect whole(void)
{
    return (struct canvas_rect){0, 0, WIDE, HIGH};
}

/* Rows often go on below, colours often to the right, as in most pictures. */
static struct canvas_picture chance_picture(int width, int height)
{
    for (int i = 0; i < width * height; i++)
        pixels[i] = i >= width && up_to(1) ? pixels[i - width]
                  : i && up_to(1) ? pixels[i - 1] : (uint16_t)up_to(0xfff);
    for (int y = 1; y < height; y++)
        if (up_to(1))
            memcpy(pixels + y * width, pixels + (y - 1) * width,
                   (size_t)width * sizeof *pixels);
    return (struct canvas_picture){width, height, pixels};
}

/* How much of a pixel of the picture one of the canvas covers, on an axis;
 * all of them together are `from`. */
static long cover(int at, int pixel, int from, int to)
{
    long start = (long)at * from, end = start + from;
    long first = (long)pixel * to, last = first + to;

    start = start > first ? start : first;
    end = end < last ? end : last;
    return end > start ? end - start : 0;
}

static int mean_at(const struct canvas_picture *picture,
                   struct canvas_rect rect, int x, int y, int shift)
{
    long sum = 0, all = (long)picture->width * picture->height;
    int left = x * picture->width / rect.width;
    int top = y * picture->height / rect.height;

    for (int v = top; v < picture->height
         && cover(y, v, picture->height, rect.height); v++)
        for (int u = left; u < picture->width
             && cover(x, u, picture->width, rect.width); u++)
            sum += cover(x, u, picture->width, rect.width)
                 * cover(y, v, picture->height, rect.height)
                 * (picture->pixels[v * picture->width + u] >> shift & 15);
    return (int)((sum * 17 + all / 2) / all);
}

static void expect_mean(const struct canvas_picture *picture,
                        struct canvas_rect rect, int x, int y, int within)
{
    uint32_t pixel = memory[(rect.top + y) * WIDE + rect.left + x];

    assert_int_equal(pixel >> 24, 255);
    for (int i = 0; i < 3; i++) {
        int shown = (int)(pixel >> 8 * i & 255);
        int mean = mean_at(picture, rect, x, y, 4 * i);

        assert_in_range(shown - mean + within, 0, 2 * within);
    }
}

static void expect_means(const struct canvas_picture *picture,
                         struct canvas_rect rect, int within)
{
    canvas_show(&canvas, rect, picture);
    for (int y = 0; y < rect.height; y++)
        for (int x = 0; x < rect.width; x++)
            expect_mean(picture, rect, x, y, within);
}

/* Weights are so many parts of 256, and both ways are rounded. */
CASE(larger_pictures_are_the_mean_of_what_is_covered)
{
    BEGIN_CASE;
    rng_seed(&rng, "larger");
    canvas_begin(&canvas, memory, WIDE, HIGH);
    for (int i = 0; i < ROUNDS; i++) {
        struct canvas_picture picture = chance_picture(1 + up_to(30),
                                                       1 + up_to(30));
        struct canvas_rect rect = {up_to(9), up_to(9),
                                   picture.width + up_to(25),
                                   picture.height + up_to(20)};

        expect_means(&picture, rect, 3);
    }
}

CASE(smaller_pictures_are_too)
{
    BEGIN_CASE;
    rng_seed(&rng, "smaller");
    canvas_begin(&canvas, memory, WIDE, HIGH);
    for (int i = 0; i < ROUNDS; i++) {
        struct canvas_picture picture = chance_picture(3 + up_to(37),
                                                       3 + up_to(37));
        struct canvas_rect rect = {up_to(9), up_to(9),
                                   picture.width - up_to(2 * picture.width
                                                         / 3),
                                   picture.height - up_to(2 * picture.height
                                                          / 3)};

        expect_means(&picture, rect, 8);
    }
}

CASE(wide_ones_are_too)
{
    static const int widths[] = {WIDE - 5, 1025, 1024, 513, 900, 700, 320};

    BEGIN_CASE;
    rng_seed(&rng, "wide");
    canvas_begin(&canvas, memory, WIDE, HIGH);
    for (size_t i = 0; i < sizeof widths / sizeof widths[0]; i++) {
        struct canvas_picture picture = chance_picture(WIDE_PICTURE, 7);

        expect_means(&picture, (struct canvas_rect){5, 3, widths[i], 11},
                     widths[i] < WIDE_PICTURE ? 6 : 3);
    }
}

/* Parts of pictures */

static struct canvas_rect chance_part(const struct canvas_picture *of)
{
    int left = up_to(of->width - 1), top = up_to(of->height - 1);

    return (struct canvas_rect){left, top, 1 + up_to(of->width - left - 1),
                                1 + up_to(of->height - top - 1)};
}

/* Every pixel of the part gets another colour. */
static void invert(const struct canvas_picture *of, struct canvas_rect part)
{
    for (int y = part.top; y < part.top + part.height; y++)
        for (int x = part.left; x < part.left + part.width; x++)
            pixels[y * of->width + x] ^= 0xfff;
}

static struct canvas_rect difference(void)
{
    struct canvas_rect rect = {0, 0, 0, 0};

    for (int i = 0; i < WIDE * HIGH; i++)
        if (memory[i] != before[i])
            rect = canvas_rect_join(rect, (struct canvas_rect){
                i % WIDE, i / WIDE, 1, 1});
    return rect;
}

static void expect_around(struct canvas_rect outer, struct canvas_rect inner)
{
    struct canvas_rect both = canvas_rect_both(outer, inner);

    assert_memory_equal(&both, &inner, sizeof both);
}

/* All that changes is there; and a pixel less on each side would not do, but
 * for one that is touched so little that nobody sees it. */
static void expect_shown(struct canvas_rect rect)
{
    struct canvas_picture picture = chance_picture(1 + up_to(30),
                                                   1 + up_to(30));
    struct canvas_rect part = chance_part(&picture);
    struct canvas_rect shown = canvas_shown(rect, &picture, part), found;

    canvas_fill(&canvas, whole(), BLACK);
    canvas_show(&canvas, rect, &picture);
    memcpy(before, memory, sizeof before);
    invert(&picture, part);
    canvas_show(&canvas, rect, &picture);
    found = difference();
    expect_around(shown, found);
    expect_around(rect, shown);
    assert_in_range(shown.width - found.width, 0, 2);
    assert_in_range(shown.height - found.height, 0, 2);
}

CASE(a_part_is_seen_where_it_is_shown)
{
    BEGIN_CASE;
    rng_seed(&rng, "part");
    canvas_begin(&canvas, memory, WIDE, HIGH);
    for (int i = 0; i < ROUNDS; i++)
        expect_shown((struct canvas_rect){up_to(9), up_to(9), 20 + up_to(40),
                                          20 + up_to(30)});
}

CASE(what_is_outside_the_picture_is_seen_nowhere)
{
    struct canvas_picture picture = {20, 10, pixels}, none = {0, 0, NULL};
    struct canvas_rect rect = {3, 4, 40, 20}, some = {5, 5, 2, 2}, shown;

    BEGIN_CASE;
    shown = canvas_shown(rect, &picture, (struct canvas_rect){-5, -5, 90,
                                                              90});
    assert_memory_equal(&shown, &rect, sizeof shown);
    assert_true(canvas_rect_is_empty(canvas_shown(
        rect, &picture, (struct canvas_rect){20, 0, 5, 5})));
    assert_true(canvas_rect_is_empty(canvas_shown(
        rect, &picture, (struct canvas_rect){4, 4, 0, 3})));
    assert_true(canvas_rect_is_empty(canvas_shown(rect, &none, some)));
    assert_true(canvas_rect_is_empty(canvas_shown(
        (struct canvas_rect){3, 4, 0, 20}, &picture, some)));
}

static const struct CMUnitTest tests[] = {
    TEST("canvas: larger pictures are the mean of what is covered",
         larger_pictures_are_the_mean_of_what_is_covered),
    TEST("canvas: smaller pictures are, too", smaller_pictures_are_too),
    TEST("canvas: wide ones are, too", wide_ones_are_too),
    TEST("canvas: a part of a picture is seen where it is shown",
         a_part_is_seen_where_it_is_shown),
    TEST("canvas: what is outside the picture is seen nowhere",
         what_is_outside_the_picture_is_seen_nowhere),
};

CHECK_MAIN("canvas_show", tests)
