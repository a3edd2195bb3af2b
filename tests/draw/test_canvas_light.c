/* test_canvas_light.c - glow, shadow, and pictures of monitors. */
#include "draw/paper.h"

static struct paper paper, other;

#define SPOT(x, y) ((struct canvas_spot){x, y})
#define RECT(left, top, width, height) \
    ((struct canvas_rect){left, top, width, height})

/* Glow */

CASE(glow_is_full_inside_and_none_outside)
{
    BEGIN_CASE;
    paper_begin(&paper, 0xff102030);
    canvas_glow(&paper.canvas, SPOT(PX(25) + 128, PX(22) + 128), PX(5),
                PX(15), 0x204010, 255);
    assert_int_equal(paper_at(&paper, 25, 22), 0xff306040);
    assert_int_equal(paper_at(&paper, 30, 22), 0xff306040);
    assert_int_equal(paper_at(&paper, 25, 17), 0xff306040);
    assert_int_not_equal(paper_at(&paper, 25, 28), 0xff306040);
    assert_int_not_equal(paper_at(&paper, 25, 28), 0xff102030);
    assert_int_equal(paper_at(&paper, 40, 22), 0xff102030);
    assert_int_equal(paper_at(&paper, 25, 37), 0xff102030);
    assert_int_equal(paper_at(&paper, 36, 33), 0xff102030);
}

CASE(glow_gets_weaker_with_every_pixel)
{
    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_glow(&paper.canvas, SPOT(PX(25) + 128, PX(22) + 128), PX(3),
                PX(20), 0xffffff, 255);
    for (int i = 4; i < 15; i++) {
        assert_true(paper_light(&paper, 25 + i, 22)
                    < paper_light(&paper, 24 + i, 22));
        assert_int_equal(paper_light(&paper, 25 + i, 22),
                         paper_light(&paper, 25 - i, 22));
        assert_int_equal(paper_light(&paper, 25 + i, 22),
                         paper_light(&paper, 25, 22 + i));
    }
}

CASE(glow_falls_as_the_third_power)
{
    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_glow(&paper.canvas, SPOT(PX(25) + 128, PX(22) + 128), 0, PX(20),
                0xffffff, 255);
    assert_in_range(paper_light(&paper, 25 + 14, 22), 30, 36);
    assert_in_range(paper_light(&paper, 25 + 10, 22), 104, 110);
}

CASE(more_level_is_more_light_and_none_is_none)
{
    int before = 0;

    BEGIN_CASE;
    for (int level = 0; level < 256; level += 15) {
        paper_begin(&paper, BLACK);
        canvas_glow(&paper.canvas, SPOT(PX(25), PX(22)), PX(3), PX(20),
                    0xffffff, level);
        if (level)
            assert_true(paper_light_of_all(&paper) > before);
        before = paper_light_of_all(&paper);
        if (!level)
            assert_int_equal(before, 0);
    }
}

CASE(light_stops_at_white_in_each_colour)
{
    BEGIN_CASE;
    paper_begin(&paper, 0xfff0804f);
    canvas_glow(&paper.canvas, SPOT(PX(25), PX(22)), PX(9), PX(9), 0x8090b0,
                255);
    assert_int_equal(paper_at(&paper, 25, 22), 0xffffffff);
    paper_begin(&paper, 0xff10f020);
    canvas_glow(&paper.canvas, SPOT(PX(25), PX(22)), PX(9), PX(9), 0x102010,
                255);
    assert_int_equal(paper_at(&paper, 25, 22), 0xff20ff30);
}

CASE(an_alpha_of_light_does_not_count)
{
    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    paper_begin(&other, BLACK);
    canvas_glow(&paper.canvas, SPOT(PX(25), PX(22)), 0, PX(9), 0x8090b0, 99);
    canvas_glow(&other.canvas, SPOT(PX(25), PX(22)), 0, PX(9), 0xff8090b0,
                99);
    paper_check_same(&paper, &other);
    assert_true(paper_light_of_all(&paper) > 0);
}

/* As a coloured lamp on white paper. */
CASE(a_tint_covers_inside_and_fades_outwards)
{
    BEGIN_CASE;
    paper_begin(&paper, 0xfff0f0f0);
    canvas_tint(&paper.canvas, SPOT(PX(25) + 128, PX(22) + 128), PX(5),
                PX(15), 0x204010, 255);
    assert_int_equal(paper_at(&paper, 25, 22), 0xff204010);
    assert_int_equal(paper_at(&paper, 30, 22), 0xff204010);
    for (int i = 6; i < 12; i++)
        assert_true(paper_light(&paper, 25 + i, 22)
                    > paper_light(&paper, 24 + i, 22));
    assert_int_equal(paper_at(&paper, 40, 22), 0xfff0f0f0);
    assert_int_equal(paper_at(&paper, 36, 33), 0xfff0f0f0);
}

CASE(a_box_glows_all_around_alike)
{
    struct canvas_box box = {PX(20), PX(20), PX(20), PX(8)};

    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_glow_box(&paper.canvas, box, PX(3), PX(8), 0xffffff, 200);
    assert_true(paper_light(&paper, 30, 24) == paper_light(&paper, 20, 24));
    assert_true(paper_light(&paper, 30, 24) > paper_light(&paper, 19, 24));
    for (int i = 0; i < 8; i++) {
        int light = paper_light(&paper, 19 - i, 24);

        assert_int_equal(light, paper_light(&paper, 40 + i, 24));
        assert_int_equal(light, paper_light(&paper, 30, 19 - i));
        assert_int_equal(light, paper_light(&paper, 30, 28 + i));
    }
    assert_true(paper_light(&paper, 19, 24) > paper_light(&paper, 15, 24));
    assert_int_equal(paper_light(&paper, 11, 24), 0);
    assert_int_equal(paper_light(&paper, 14, 14), 0);
}

CASE(a_box_with_sharp_corners_glows_to_its_edge)
{
    struct canvas_box box = {PX(20), PX(20), PX(20), PX(8)};

    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_glow_box(&paper.canvas, box, 0, PX(8), 0xffffff, 200);
    for (int x = 20; x < 40; x++)
        assert_int_equal(paper_light(&paper, x, 24),
                         paper_light(&paper, 30, 24));
    assert_true(paper_light(&paper, 40, 24) < paper_light(&paper, 39, 24));
    assert_true(paper_light(&paper, 19, 24) < paper_light(&paper, 20, 24));
    assert_int_equal(paper_light(&paper, 19, 24),
                     paper_light(&paper, 30, 19));
}

CASE(a_shadow_darkens_within_its_reach_and_most_below)
{
    struct canvas_box box = {PX(20), PX(16), PX(20), PX(8)};

    BEGIN_CASE;
    paper_begin(&paper, WHITE);
    canvas_shadow(&paper.canvas, box, PX(2), PX(8), 128);
    for (int i = 0; i < PAPER_SIZE; i++) {
        int x = i % PAPER_WIDTH, y = i / PAPER_WIDTH;

        if (!canvas_rect_has(RECT(12, 8, 36, 24), x, y))
            assert_int_equal(paper_light(&paper, x, y), 255);
    }
    assert_in_range(paper_light(&paper, 30, 20), 125, 130);
    assert_true(paper_light(&paper, 30, 25) < paper_light(&paper, 30, 14));
    assert_true(paper_light(&paper, 30, 25) < 255);
    assert_true(paper_light(&paper, 18, 22) < 255);
}

/* Pictures */

static const uint16_t tiles[] = {0xf00, 0x0f0, 0x00f, 0xfff, 0x123, 0x888};
static const struct canvas_picture picture = {3, 2, tiles};

CASE(a_picture_at_its_size_is_exact)
{
    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_show(&paper.canvas, RECT(7, 8, 3, 2), &picture);
    assert_int_equal(paper_at(&paper, 7, 8), 0xffff0000);
    assert_int_equal(paper_at(&paper, 8, 8), 0xff00ff00);
    assert_int_equal(paper_at(&paper, 9, 8), 0xff0000ff);
    assert_int_equal(paper_at(&paper, 7, 9), 0xffffffff);
    assert_int_equal(paper_at(&paper, 8, 9), 0xff112233);
    assert_int_equal(paper_at(&paper, 9, 9), 0xff888888);
    assert_int_equal(paper_at(&paper, 10, 9), BLACK);
    assert_int_equal(paper_at(&paper, 7, 10), BLACK);
}

CASE(whole_scales_are_sharp)
{
    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    paper_begin(&other, BLACK);
    canvas_show(&paper.canvas, RECT(0, 0, 3, 2), &picture);
    canvas_show(&other.canvas, RECT(5, 6, 3 * 7, 2 * 9), &picture);
    for (int y = 0; y < 18; y++)
        for (int x = 0; x < 21; x++)
            assert_int_equal(paper_at(&other, 5 + x, 6 + y),
                             paper_at(&paper, x / 7, y / 9));
}

CASE(other_scales_are_the_mean_of_what_is_covered)
{
    static const uint16_t two[] = {0x000, 0xfff};
    static const struct canvas_picture pair = {2, 1, two};
    static const struct canvas_picture upright = {1, 2, two};

    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_show(&paper.canvas, RECT(0, 0, 3, 1), &pair);
    assert_int_equal(paper_light(&paper, 0, 0), 0);
    assert_in_range(paper_light(&paper, 1, 0), 126, 129);
    assert_int_equal(paper_light(&paper, 2, 0), 255);
    canvas_show(&paper.canvas, RECT(0, 5, 1, 5), &upright);
    assert_int_equal(paper_light(&paper, 0, 6), 0);
    assert_in_range(paper_light(&paper, 0, 7), 126, 129);
    assert_int_equal(paper_light(&paper, 0, 8), 255);
    canvas_show(&paper.canvas, RECT(20, 20, 1, 1), &picture);
    assert_in_range(paper_at(&paper, 20, 20) >> 16 & 0xff, 108, 112);
    assert_in_range(paper_at(&paper, 20, 20) >> 8 & 0xff, 111, 115);
    assert_in_range(paper_at(&paper, 20, 20) & 0xff, 114, 118);
}

CASE(a_plain_picture_is_plain_at_every_size)
{
    static uint16_t pixels[40 * 30];
    struct canvas_picture plain = {40, 30, pixels};

    BEGIN_CASE;
    for (int i = 0; i < 40 * 30; i++)
        pixels[i] = 0xf7a;
    for (int size = 1; size < 47; size++) {
        struct canvas_rect rect = {1, 1, size + 5, size};

        paper_begin(&paper, BLACK);
        canvas_show(&paper.canvas, rect, &plain);
        paper_check_only(&paper, rect, 0xffff77aa, BLACK);
    }
}

CASE(a_wide_picture_is_shown_in_its_order)
{
    enum { WIDE = 400 };
    static uint16_t pixels[WIDE];
    static uint32_t shown[WIDE * 3 / 2];
    struct canvas_picture ramp = {WIDE, 1, pixels};
    struct canvas canvas;

    BEGIN_CASE;
    for (int i = 0; i < WIDE; i++)
        pixels[i] = (uint16_t)(i * 16 / WIDE);
    canvas_begin(&canvas, shown, WIDE * 3 / 2, 1);
    canvas_show(&canvas, RECT(0, 0, WIDE * 3 / 2, 1), &ramp);
    for (int i = 0; i < WIDE * 3 / 2; i++) {
        if (i)
            assert_true(shown[i] >= shown[i - 1]);
        assert_in_range((shown[i] & 0xff) / 17, i * 16 / (WIDE * 3 / 2) - 1
                        + (i * 16 < WIDE * 3 / 2), i * 16 / (WIDE * 3 / 2));
    }
    assert_int_equal(shown[WIDE * 3 / 2 - 1], 0xff0000ff);
}

/* Rows that are alike but for a few marks, as those of most pictures. */
CASE(a_picture_shown_pixel_by_pixel_is_the_same)
{
    static uint16_t pixels[24 * 18];
    struct canvas_picture marks = {24, 18, pixels};

    BEGIN_CASE;
    for (int i = 0; i < 24 * 18; i++)
        pixels[i] = i % 37 == 30 ? 0xf00 : i % 24 < 7 ? 0x333 : 0xfed;
    for (int size = 9; size < 44; size += 2) {
        struct canvas_rect rect = {1, 2, size, size * 3 / 4};

        paper_begin(&paper, BLACK);
        paper_begin(&other, BLACK);
        canvas_show(&paper.canvas, rect, &marks);
        for (int i = 0; i < rect.width * rect.height; i++) {
            canvas_clip(&other.canvas, RECT(1 + i % rect.width,
                                            2 + i / rect.width, 1, 1));
            canvas_show(&other.canvas, rect, &marks);
        }
        for (int i = 0; i < rect.width * rect.height; i++)
            assert_int_equal(
                paper_at(&paper, 1 + i % rect.width, 2 + i / rect.width),
                paper_at(&other, 1 + i % rect.width, 2 + i / rect.width));
    }
}

CASE(no_picture_shows_nothing)
{
    struct canvas_picture none = {3, 2, NULL}, flat = {0, 2, tiles};

    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_show(&paper.canvas, RECT(1, 1, 20, 20), &none);
    canvas_show(&paper.canvas, RECT(1, 1, 20, 20), &flat);
    canvas_show(&paper.canvas, RECT(1, 1, -20, 20), &picture);
    paper_check_only(&paper, RECT(0, 0, 0, 0), 0, BLACK);
}

static const struct CMUnitTest tests[] = {
    TEST("canvas: glow is full inside, and none outside",
         glow_is_full_inside_and_none_outside),
    TEST("canvas: glow gets weaker with every pixel",
         glow_gets_weaker_with_every_pixel),
    TEST("canvas: glow falls as the third power",
         glow_falls_as_the_third_power),
    TEST("canvas: more level is more light, and none is none",
         more_level_is_more_light_and_none_is_none),
    TEST("canvas: light stops at white, in each colour",
         light_stops_at_white_in_each_colour),
    TEST("canvas: an alpha of light does not count",
         an_alpha_of_light_does_not_count),
    TEST("canvas: a tint covers inside, and fades outwards",
         a_tint_covers_inside_and_fades_outwards),
    TEST("canvas: a box glows all around alike",
         a_box_glows_all_around_alike),
    TEST("canvas: a box with sharp corners glows to its edge",
         a_box_with_sharp_corners_glows_to_its_edge),
    TEST("canvas: a shadow darkens within its reach, and most below",
         a_shadow_darkens_within_its_reach_and_most_below),
    TEST("canvas: a picture at its size is exact",
         a_picture_at_its_size_is_exact),
    TEST("canvas: whole scales are sharp", whole_scales_are_sharp),
    TEST("canvas: other scales are the mean of what is covered",
         other_scales_are_the_mean_of_what_is_covered),
    TEST("canvas: a plain picture is plain at every size",
         a_plain_picture_is_plain_at_every_size),
    TEST("canvas: a wide picture is shown in its order",
         a_wide_picture_is_shown_in_its_order),
    TEST("canvas: a picture shown pixel by pixel is the same",
         a_picture_shown_pixel_by_pixel_is_the_same),
    TEST("canvas: no picture shows nothing", no_picture_shows_nothing),
};

CHECK_MAIN("canvas_light", tests)
