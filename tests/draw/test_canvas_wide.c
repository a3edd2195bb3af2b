/* test_canvas_wide.c - shapes so wide that they are drawn in pieces, and the
 * light on them place by place. */
#include "check.h"

#include <string.h>

#include "draw/canvas.h"

enum { WIDE = 1100, HIGH = 70, STRIP = 7, PX = CANVAS_PX };

#define GREY 0xff405060u

static uint32_t whole[WIDE * HIGH], strips[WIDE * HIGH];

typedef void drawing(struct canvas *canvas);

static void glow(struct canvas *canvas)
{
    canvas_glow(canvas, (struct canvas_spot){520 * PX + 9, 30 * PX}, 40 * PX,
                500 * PX, 0x80ff40, 200);
}

static void tint(struct canvas *canvas)
{
    canvas_tint(canvas, (struct canvas_spot){530 * PX, 30 * PX + 70},
                140 * PX, 480 * PX, 0x80ff40, 200);
}

static void box(struct canvas *canvas)
{
    canvas_glow_box(canvas, (struct canvas_box){300 * PX, 20 * PX, 500 * PX,
                                                20 * PX},
                    5 * PX, 240 * PX, 0x4080ff, 255);
}

static void shadow(struct canvas *canvas)
{
    canvas_shadow(canvas, (struct canvas_box){300 * PX, 20 * PX, 500 * PX,
                                              20 * PX},
                  8 * PX, 200 * PX, 255);
}

static void ball(struct canvas *canvas)
{
    canvas_ball(canvas, (struct canvas_spot){520 * PX, 400 * PX}, 420 * PX,
                0xffffe0c0, 0x80103050);
}

static void polygon(struct canvas *canvas)
{
    static const struct canvas_spot corners[] = {
        {10 * PX, 3 * PX}, {1090 * PX + 40, 20 * PX}, {700 * PX, 60 * PX},
        {256 * PX, 30 * PX}, {20 * PX, 66 * PX + 9}};

    canvas_polygon(canvas, corners, 5, 0xc0ff8000);
}

static void begin(struct canvas *canvas, uint32_t *pixels, uint32_t colour)
{
    canvas_begin(canvas, pixels, WIDE, HIGH);
    for (int i = 0; i < WIDE * HIGH; i++)
        pixels[i] = colour;
}

static void expect_same_in_strips(drawing *draw)
{
    struct canvas canvas;
    int drawn = 0;

    begin(&canvas, whole, GREY);
    draw(&canvas);
    begin(&canvas, strips, GREY);
    for (int left = 0; left < WIDE; left += STRIP) {
        canvas_clip(&canvas, (struct canvas_rect){left, 0, STRIP, HIGH});
        draw(&canvas);
    }
    for (int i = 0; i < WIDE * HIGH; i++) {
        assert_int_equal(strips[i], whole[i]);
        drawn += whole[i] != GREY;
    }
    assert_true(drawn > 500 * HIGH / 2);
}

CASE(wide_shapes_are_the_same_in_strips)
{
    static drawing *const all[] = {glow, tint, box, shadow, ball, polygon};

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        expect_same_in_strips(all[i]);
}

static int red_at(int x, int y)
{
    return (int)(whole[y * WIDE + x] >> 16 & 255);
}

/* Level times the third power of what is left to the rim, all squared. */
CASE(light_falls_as_it_is_said_to)
{
    enum { X = 300, Y = 35, INNER = 10, OUTER = 60 };
    const double rim = OUTER * OUTER - INNER * INNER;
    struct canvas canvas;

    BEGIN_CASE;
    begin(&canvas, whole, 0xff000000u);
    canvas_glow(&canvas, (struct canvas_spot){X * PX + PX / 2,
                                              Y * PX + PX / 2},
                INNER * PX, OUTER * PX, 0xffffff, 255);
    for (int i = 0; i < WIDE * HIGH; i++) {
        int x = i % WIDE - X, y = i / WIDE - Y;
        double left = (OUTER * OUTER - x * x - y * y) / rim;
        double light = left > 1 ? 255 : left < 0 ? 0
                     : 255 * left * left * left;

        assert_in_range(red_at(i % WIDE, i / WIDE) + 2 - (int)light, 0, 3);
        assert_int_equal(red_at(i % WIDE, i / WIDE), red_at(X - x > 0
                         ? X - x : X + x, i / WIDE));
    }
}

/* A ball is as light from the left as from above. */
CASE(a_ball_is_lit_from_its_upper_left)
{
    enum { X = 300, Y = 35, RADIUS = 30 };
    struct canvas canvas;

    BEGIN_CASE;
    begin(&canvas, whole, 0xff000000u);
    canvas_ball(&canvas, (struct canvas_spot){X * PX + PX / 2,
                                              Y * PX + PX / 2},
                RADIUS * PX, 0xffffffff, 0xff200000);
    for (int v = -RADIUS; v <= RADIUS; v++)
        for (int u = -RADIUS; u <= RADIUS; u++)
            assert_int_equal(red_at(X + u, Y + v), red_at(X + v, Y + u));
    for (int u = -RADIUS * 3 / 8; u < RADIUS - 2; u++)
        assert_true(red_at(X + u, Y) >= red_at(X + u + 1, Y));
    assert_true(red_at(X - 11, Y - 11) > 250);
    assert_true(red_at(X + 20, Y + 20) < 60);
    assert_true(red_at(X + 20, Y - 11) > 60);
}

static const struct CMUnitTest tests[] = {
    TEST("canvas: wide shapes are the same in strips",
         wide_shapes_are_the_same_in_strips),
    TEST("canvas: light falls as it is said to",
         light_falls_as_it_is_said_to),
    TEST("canvas: a ball is lit from its upper left",
         a_ball_is_lit_from_its_upper_left),
};

CHECK_MAIN("canvas_wide", tests)
