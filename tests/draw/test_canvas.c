/* test_canvas.c - colours, rectangles, and shapes with smooth edges. */
#include "draw/paper.h"

static struct paper paper, other;

#define BOX(left, top, width, height) \
    ((struct canvas_box){PX(left), PX(top), PX(width), PX(height)})
#define SPOT(x, y) ((struct canvas_spot){x, y})
#define RECT(left, top, width, height) \
    ((struct canvas_rect){left, top, width, height})

static void expect_rect(struct canvas_rect rect, int left, int top, int width,
                        int height)
{
    assert_int_equal(rect.left, left);
    assert_int_equal(rect.top, top);
    assert_int_equal(rect.width, width);
    assert_int_equal(rect.height, height);
}

/* How much of a pixel is covered is told by white on black. */
static void expect_cover(int x, int y, int cover)
{
    int light = cover == 256 ? 255 : (255 * cover + 128) / 256;

    if (paper_light(&paper, x, y) != light)
        fail_msg("pixel %d, %d: %d, not %d", x, y,
                 paper_light(&paper, x, y), light);
}

static void expect_about(int64_t number, int64_t right, int64_t percent)
{
    if (number * 100 < right * (100 - percent)
        || number * 100 > right * (100 + percent))
        fail_msg("%lld is not about %lld", (long long)number,
                 (long long)right);
}

/* Colours */

CASE(mixed_colours_reach_both_ends)
{
    BEGIN_CASE;
    assert_int_equal(canvas_mix(0x11223344, 0xffeeddcc, 0), 0x11223344);
    assert_int_equal(canvas_mix(0x11223344, 0xffeeddcc, 255), 0xffeeddcc);
    assert_int_equal(canvas_mix(0x11223344, 0xffeeddcc, -9), 0x11223344);
    assert_int_equal(canvas_mix(0x11223344, 0xffeeddcc, 999), 0xffeeddcc);
    assert_int_equal(canvas_mix(0xff000000, 0xff0000ff, 100), 0xff000064);
    assert_int_equal(canvas_mix(0xffff0000, 0xff00ff00, 51), 0xffcc3300);
}

CASE(a_faded_colour_has_less_alpha_and_no_other_hue)
{
    BEGIN_CASE;
    assert_int_equal(canvas_fade(0xff123456, 255), 0xff123456);
    assert_int_equal(canvas_fade(0xff123456, 0), 0x00123456);
    assert_int_equal(canvas_fade(0x80123456, 51), 0x1a123456);
}

CASE(alpha_0_leaves_and_alpha_255_replaces_and_half_is_between)
{
    BEGIN_CASE;
    paper_begin(&paper, 0xff204060);
    canvas_fill(&paper.canvas, RECT(0, 0, 3, 3), 0x00ffffff);
    paper_check_only(&paper, RECT(0, 0, 0, 0), 0, 0xff204060);
    canvas_fill(&paper.canvas, RECT(0, 0, 3, 3), 0xff010203);
    paper_check_only(&paper, RECT(0, 0, 3, 3), 0xff010203, 0xff204060);
    canvas_fill(&paper.canvas, RECT(0, 0, 3, 3), 0x80ffffff);
    assert_in_range(paper_at(&paper, 1, 1) & 0xff, 0x80, 0x83);
    assert_int_equal(paper_at(&paper, 1, 1) >> 24, 0xff);
}

CASE(grey_over_grey_is_grey)
{
    BEGIN_CASE;
    for (uint32_t alpha = 0; alpha < 256; alpha++) {
        uint32_t grey;

        paper_begin(&paper, 0xff1e1e1e);
        canvas_fill(&paper.canvas, RECT(0, 0, 3, 3), alpha << 24 | 0xd7d7d7);
        grey = paper_at(&paper, 1, 1) & 0xff;
        assert_int_equal(paper_at(&paper, 1, 1), 0xff000000u | grey * 0x10101);
        assert_true(alpha == 255 ? grey == 0xd7 : grey < 0xd7);
    }
}

CASE(a_colour_over_itself_stays)
{
    BEGIN_CASE;
    for (uint32_t alpha = 0; alpha < 256; alpha += 5) {
        paper_begin(&paper, 0xff7f3bc9);
        canvas_fill(&paper.canvas, RECT(0, 0, 9, 9), alpha << 24 | 0x7f3bc9);
        paper_check_only(&paper, RECT(0, 0, 0, 0), 0, 0xff7f3bc9);
    }
}

/* Rectangles */

CASE(rectangles_have_what_is_common_and_what_is_around)
{
    struct canvas_rect a = {2, 3, 10, 10}, b = {8, -5, 10, 10};

    BEGIN_CASE;
    expect_rect(canvas_rect_both(a, b), 8, 3, 4, 2);
    expect_rect(canvas_rect_join(a, b), 2, -5, 16, 18);
    expect_rect(canvas_rect_join(a, RECT(50, 50, 0, 5)), 2, 3, 10, 10);
    expect_rect(canvas_rect_join(RECT(50, 50, 5, 0), a), 2, 3, 10, 10);
    assert_true(canvas_rect_is_empty(canvas_rect_both(a, RECT(12, 3, 5, 5))));
    assert_false(canvas_rect_is_empty(canvas_rect_both(a,
                                                       RECT(11, 3, 5, 5))));
    assert_true(canvas_rect_has(a, 2, 3) && canvas_rect_has(a, 11, 12));
    assert_false(canvas_rect_has(a, 12, 12) || canvas_rect_has(a, 11, 13)
                 || canvas_rect_has(a, 1, 3) || canvas_rect_has(a, 2, 2));
}

CASE(huge_rectangles_do_not_run_over)
{
    struct canvas_rect huge = {INT32_MIN, INT32_MIN, INT32_MAX, INT32_MAX};
    struct canvas_rect far = {INT32_MAX - 1, 0, INT32_MAX, 4};

    BEGIN_CASE;
    expect_rect(canvas_rect_both(far, RECT(0, 0, INT32_MAX, 9)),
                INT32_MAX - 1, 0, 1, 4);
    assert_true(canvas_rect_is_empty(canvas_rect_both(huge,
                                                      RECT(0, 0, 9, 9))));
    assert_false(canvas_rect_is_empty(canvas_rect_join(huge, far)));
}

CASE(a_box_lies_in_whole_pixels_around_it)
{
    BEGIN_CASE;
    expect_rect(canvas_rect_around(BOX(3, 4, 5, 6)), 3, 4, 5, 6);
    expect_rect(canvas_rect_around((struct canvas_box){255, 257, 2, 256}),
                0, 1, 2, 2);
    expect_rect(canvas_rect_around((struct canvas_box){-1, -256, 1, 257}),
                -1, -1, 1, 2);
}

CASE(a_box_inside_another_ends_in_its_middle)
{
    struct canvas_box in = canvas_box_inside(BOX(10, 20, 8, 4), PX(1));

    BEGIN_CASE;
    assert_int_equal(in.left, PX(11));
    assert_int_equal(in.height, PX(2));
    in = canvas_box_inside(BOX(10, 20, 8, 4), PX(3));
    assert_int_equal(in.left, PX(13));
    assert_int_equal(in.width, PX(2));
    assert_int_equal(in.top, PX(22));
    assert_int_equal(in.height, 0);
    in = canvas_box_inside(BOX(10, 20, 8, 4), PX(-1));
    assert_int_equal(in.top, PX(19));
    assert_int_equal(in.height, PX(6));
}

CASE(filling_goes_to_the_edge_and_not_over_it)
{
    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_fill(&paper.canvas, RECT(-5, 40, 1000, INT32_MAX), WHITE);
    paper_check_only(&paper, RECT(0, 40, PAPER_WIDTH, 7), WHITE, BLACK);
}

CASE(a_clip_is_never_more_than_the_canvas)
{
    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_clip(&paper.canvas, RECT(50, -9, 500, 19));
    canvas_fill(&paper.canvas, RECT(0, 0, 999, 999), WHITE);
    paper_check_only(&paper, RECT(50, 0, 11, 10), WHITE, BLACK);
    canvas_unclip(&paper.canvas);
    canvas_fill(&paper.canvas, RECT(0, 0, 999, 999), WHITE);
    paper_check_only(&paper, RECT(0, 0, 999, 999), WHITE, BLACK);
}

CASE(a_copy_is_the_same_rectangle_of_another)
{
    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    paper_begin(&other, WHITE);
    canvas_clip(&paper.canvas, RECT(3, 4, 20, 20));
    canvas_copy(&paper.canvas, &other.canvas, RECT(-7, 6, 17, 900));
    paper_check_only(&paper, RECT(3, 6, 7, 18), WHITE, BLACK);
}

CASE(a_copy_takes_no_more_than_there_is)
{
    uint32_t pixels[4] = {WHITE, WHITE, WHITE, WHITE};
    struct canvas little;

    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_begin(&little, pixels, 2, 2);
    canvas_copy(&paper.canvas, &little, RECT(0, 0, 9, 9));
    paper_check_only(&paper, RECT(0, 0, 2, 2), WHITE, BLACK);
}

/* Boxes */

CASE(a_box_on_whole_pixels_fills_exactly_these)
{
    static const struct canvas_spot corners[] = {
        {PX(7), PX(9)}, {PX(32), PX(9)}, {PX(32), PX(20)}, {PX(7), PX(20)}
    };

    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_round(&paper.canvas, BOX(7, 9, 25, 11), 0, WHITE);
    paper_check_only(&paper, RECT(7, 9, 25, 11), WHITE, BLACK);
    paper_begin(&paper, BLACK);
    canvas_round_shaded(&paper.canvas, BOX(7, 9, 25, 11), 0, WHITE, WHITE);
    paper_check_only(&paper, RECT(7, 9, 25, 11), WHITE, BLACK);
    paper_begin(&paper, BLACK);
    canvas_polygon(&paper.canvas, corners, 4, WHITE);
    paper_check_only(&paper, RECT(7, 9, 25, 11), WHITE, BLACK);
}

CASE(an_edge_inside_a_pixel_colours_its_part)
{
    struct canvas_box box = {PX(10) + 64, PX(10) + 128, PX(3), PX(3)};

    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_round(&paper.canvas, box, 0, WHITE);
    expect_cover(9, 12, 0);
    expect_cover(10, 12, 192);
    expect_cover(11, 12, 256);
    expect_cover(13, 12, 64);
    expect_cover(14, 12, 0);
    expect_cover(11, 10, 128);
    expect_cover(11, 13, 128);
    expect_cover(10, 10, 96);
    expect_cover(13, 13, 32);
}

CASE(what_is_smaller_than_a_pixel_colours_its_area)
{
    struct canvas_box box = {PX(10) + 100, PX(10) + 100, 32, 64};

    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_round(&paper.canvas, box, 0, WHITE);
    expect_cover(10, 10, 8);
    assert_int_equal(paper_light_of_all(&paper), 8);
}

CASE(a_round_corner_takes_away_and_only_there)
{
    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_round(&paper.canvas, BOX(10, 10, 30, 20), PX(6), WHITE);
    expect_cover(10, 10, 0);
    expect_cover(39, 29, 0);
    expect_cover(10, 16, 256);
    expect_cover(16, 10, 256);
    expect_cover(39, 20, 256);
    expect_cover(12, 12, 256);
    expect_about(paper_light_of_all(&paper),
                 (30 * 20 - 36 * 4 + 36 * 355 / 113) * 255, 1);
}

CASE(a_shaded_box_goes_from_top_to_bottom)
{
    BEGIN_CASE;
    paper_begin(&paper, 0xffff0000);
    canvas_round_shaded(&paper.canvas, BOX(10, 0, 30, PAPER_HEIGHT), PX(3),
                        BLACK, WHITE);
    assert_in_range(paper_light(&paper, 20, 0), 0, 5);
    assert_in_range(paper_light(&paper, 20, PAPER_HEIGHT - 1), 250, 255);
    for (int y = 1; y < PAPER_HEIGHT; y++)
        assert_true(paper_light(&paper, 20, y)
                    > paper_light(&paper, 20, y - 1));
}

CASE(a_frame_is_a_box_without_its_inside)
{
    struct canvas_box box = {PX(5) + 77, PX(4) + 200, PX(40) + 50, PX(30)};

    BEGIN_CASE;
    for (int width = 40; width < PX(9); width += 333) {
        int frame;

        paper_begin(&paper, BLACK);
        canvas_frame(&paper.canvas, box, PX(5), width, WHITE);
        assert_int_equal(paper_light(&paper, 25, 20), 0);
        frame = paper_light_of_all(&paper);
        paper_begin(&paper, BLACK);
        canvas_round(&paper.canvas, canvas_box_inside(box, width),
                     PX(5) - width, WHITE);
        frame += paper_light_of_all(&paper);
        paper_begin(&paper, BLACK);
        canvas_round(&paper.canvas, box, PX(5), WHITE);
        expect_about(frame, paper_light_of_all(&paper), 1);
    }
}

CASE(a_frame_on_whole_pixels_is_sharp)
{
    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_frame(&paper.canvas, BOX(5, 6, 20, 10), 0, PX(2), WHITE);
    canvas_fill(&paper.canvas, RECT(7, 8, 16, 6), WHITE);
    paper_check_only(&paper, RECT(5, 6, 20, 10), WHITE, BLACK);
    paper_begin(&paper, BLACK);
    canvas_frame(&paper.canvas, BOX(5, 6, 20, 10), 0, PX(2), WHITE);
    canvas_fill(&paper.canvas, RECT(5, 6, 20, 2), BLACK);
    canvas_fill(&paper.canvas, RECT(5, 14, 20, 2), BLACK);
    canvas_fill(&paper.canvas, RECT(5, 8, 2, 6), BLACK);
    canvas_fill(&paper.canvas, RECT(23, 8, 2, 6), BLACK);
    paper_check_only(&paper, RECT(0, 0, 0, 0), WHITE, BLACK);
}

CASE(a_frame_wider_than_its_box_is_the_box)
{
    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    paper_begin(&other, BLACK);
    canvas_frame(&paper.canvas, BOX(5, 6, 20, 10), PX(3), PX(50), WHITE);
    canvas_round(&other.canvas, BOX(5, 6, 20, 10), PX(3), WHITE);
    paper_check_same(&paper, &other);
}

/* Discs */

CASE(a_disc_is_the_same_from_all_eight_sides)
{
    int at = 20;

    BEGIN_CASE;
    for (int radius = 30; radius < PX(18); radius += 301) {
        paper_begin(&paper, BLACK);
        canvas_disc(&paper.canvas, SPOT(PX(at) + 128, PX(at) + 128), radius,
                    WHITE);
        for (int y = 0; y <= 20; y++)
            for (int x = 0; x <= 20; x++) {
                int light = paper_light(&paper, at + x, at + y);

                assert_int_equal(light, paper_light(&paper, at - x, at + y));
                assert_int_equal(light, paper_light(&paper, at + x, at - y));
                assert_int_equal(light, paper_light(&paper, at + y, at + x));
            }
    }
}

CASE(a_disc_covers_pi_times_its_radius_squared)
{
    BEGIN_CASE;
    for (int64_t radius = PX(2); radius < PX(20); radius += 199) {
        paper_begin(&paper, BLACK);
        canvas_disc(&paper.canvas, SPOT(PX(25) + 40, PX(22) + 99),
                    (int)radius, WHITE);
        expect_about(paper_light_of_all(&paper),
                     radius * radius * 355 / 113 * 255 / PX(PX(1)), 2);
    }
}

CASE(a_ring_is_a_disc_with_a_hole)
{
    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_ring(&paper.canvas, SPOT(PX(25), PX(22)), PX(18), PX(4), WHITE);
    assert_int_equal(paper_light(&paper, 25, 22), 0);
    expect_cover(25, 5, 256);
    expect_cover(25, 10, 0);
    expect_about(paper_light_of_all(&paper),
                 (int64_t)(18 * 18 - 14 * 14) * 255 * 355 / 113, 1);
}

CASE(a_ball_is_lit_from_the_upper_left_and_round_as_a_disc)
{
    struct canvas_spot at = {PX(25), PX(22)};

    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_ball(&paper.canvas, at, PX(15), WHITE, 0xff404040);
    assert_true(paper_light(&paper, 19, 16) > 240);
    assert_true(paper_light(&paper, 19, 16) > paper_light(&paper, 25, 22));
    assert_true(paper_light(&paper, 25, 22) > paper_light(&paper, 34, 31));
    paper_begin(&paper, BLACK);
    paper_begin(&other, BLACK);
    canvas_ball(&paper.canvas, at, PX(15), WHITE, WHITE);
    canvas_disc(&other.canvas, at, PX(15), WHITE);
    paper_check_same(&paper, &other);
}

/* Lines */

CASE(a_line_is_the_same_both_ways)
{
    struct canvas_spot a = {PX(5) + 31, PX(4)}, b = {PX(50), PX(40) + 99};

    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    paper_begin(&other, BLACK);
    canvas_line(&paper.canvas, a, b, PX(4), WHITE);
    canvas_line(&other.canvas, b, a, PX(4), WHITE);
    paper_check_same(&paper, &other);
    assert_true(paper_light_of_all(&paper) > 0);
}

CASE(a_line_along_pixels_covers_them)
{
    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_line(&paper.canvas, SPOT(PX(10), PX(8) + 128),
                SPOT(PX(30), PX(8) + 128), PX(1), WHITE);
    for (int x = 10; x < 30; x++)
        expect_cover(x, 8, 256);
    expect_cover(20, 7, 0);
    expect_cover(20, 9, 0);
    expect_cover(8, 8, 0);
    expect_cover(31, 8, 0);
}

/* Each is 50 pixels long: flat, steep and between. */
CASE(a_line_has_its_width_and_its_round_ends)
{
    static const struct canvas_spot to[] = {
        {PX(54), PX(9)}, {PX(54), PX(20)}, {PX(40), PX(43)}
    };
    static const struct canvas_spot from[] = {
        {PX(4) + 23, PX(6)}, {PX(6), PX(6)}, {PX(10), PX(3)}
    };

    BEGIN_CASE;
    for (int i = 0; i < 3; i++)
        for (int64_t width = 2; width < 6; width++) {
            paper_begin(&paper, BLACK);
            canvas_line(&paper.canvas, from[i], to[i], PX((int)width), WHITE);
            expect_about(paper_light_of_all(&paper),
                         (5000 * width + width * width * 25 * 355 / 113)
                         * 255 / 100, 2);
        }
}

CASE(a_thin_line_is_faint)
{
    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    canvas_line(&paper.canvas, SPOT(PX(10), PX(8) + 128),
                SPOT(PX(30), PX(8) + 128), 64, WHITE);
    expect_cover(20, 8, 64);
    paper_begin(&paper, BLACK);
    canvas_line(&paper.canvas, SPOT(PX(3), PX(3)), SPOT(PX(40), PX(40)), 0,
                WHITE);
    assert_int_equal(paper_light_of_all(&paper), 0);
}

CASE(a_line_to_itself_is_a_disc)
{
    struct canvas_spot at = {PX(25) + 128, PX(22) + 128};

    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    paper_begin(&other, BLACK);
    canvas_line(&paper.canvas, at, at, PX(10), WHITE);
    canvas_disc(&other.canvas, at, PX(5), WHITE);
    expect_about(paper_light_of_all(&paper), paper_light_of_all(&other), 1);
}

/* Polygons */

CASE(a_polygon_covers_its_area_whichever_way_round)
{
    static const struct canvas_spot arrow[] = {
        {PX(5), PX(5)}, {PX(45), PX(25)}, {PX(5), PX(45)}, {PX(15), PX(25)}
    };
    struct canvas_spot back[4];

    BEGIN_CASE;
    for (int i = 0; i < 4; i++)
        back[i] = arrow[3 - i];
    paper_begin(&paper, BLACK);
    paper_begin(&other, BLACK);
    canvas_polygon(&paper.canvas, arrow, 4, WHITE);
    canvas_polygon(&other.canvas, back, 4, WHITE);
    expect_about(paper_light_of_all(&paper), 600 * 255, 1);
    expect_cover(10, 25, 0);
    expect_cover(25, 25, 256);
    paper_check_same(&paper, &other);
}

CASE(a_polygon_wider_than_a_piece_has_no_seam)
{
    enum { WIDE = 700 };
    static uint32_t pixels[WIDE * 3];
    static const struct canvas_spot corners[] = {
        {0, 0}, {PX(WIDE), 0}, {PX(WIDE), PX(3)}, {0, PX(3)}
    };
    struct canvas canvas;

    BEGIN_CASE;
    canvas_begin(&canvas, pixels, WIDE, 3);
    canvas_polygon(&canvas, corners, 4, 0x80ffffff);
    for (int i = 0; i < WIDE * 3; i++)
        assert_int_equal(pixels[i], pixels[0]);
    assert_int_not_equal(pixels[0], 0);
}

CASE(nothing_is_drawn_with_less_than_three_corners)
{
    static const struct canvas_spot corners[] = {{0, 0}, {PX(9), PX(30)}};

    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    for (int count = -1; count < 3; count++)
        canvas_polygon(&paper.canvas, corners, count, WHITE);
    paper_check_only(&paper, RECT(0, 0, 0, 0), WHITE, BLACK);
}

static const struct CMUnitTest tests[] = {
    TEST("canvas: mixed colours reach both ends",
         mixed_colours_reach_both_ends),
    TEST("canvas: a faded colour has less alpha and no other hue",
         a_faded_colour_has_less_alpha_and_no_other_hue),
    TEST("canvas: alpha 0 leaves, alpha 255 replaces, half is between",
         alpha_0_leaves_and_alpha_255_replaces_and_half_is_between),
    TEST("canvas: grey over grey is grey", grey_over_grey_is_grey),
    TEST("canvas: a colour over itself stays", a_colour_over_itself_stays),
    TEST("canvas: rectangles have what is common and what is around",
         rectangles_have_what_is_common_and_what_is_around),
    TEST("canvas: huge rectangles do not run over",
         huge_rectangles_do_not_run_over),
    TEST("canvas: a box lies in whole pixels around it",
         a_box_lies_in_whole_pixels_around_it),
    TEST("canvas: a box inside another ends in its middle",
         a_box_inside_another_ends_in_its_middle),
    TEST("canvas: filling goes to the edge and not over it",
         filling_goes_to_the_edge_and_not_over_it),
    TEST("canvas: a clip is never more than the canvas",
         a_clip_is_never_more_than_the_canvas),
    TEST("canvas: a copy is the same rectangle of another",
         a_copy_is_the_same_rectangle_of_another),
    TEST("canvas: a copy takes no more than there is",
         a_copy_takes_no_more_than_there_is),
    TEST("canvas: a box on whole pixels fills exactly these",
         a_box_on_whole_pixels_fills_exactly_these),
    TEST("canvas: an edge inside a pixel colours its part",
         an_edge_inside_a_pixel_colours_its_part),
    TEST("canvas: what is smaller than a pixel colours its area",
         what_is_smaller_than_a_pixel_colours_its_area),
    TEST("canvas: a round corner takes away, and only there",
         a_round_corner_takes_away_and_only_there),
    TEST("canvas: a shaded box goes from top to bottom",
         a_shaded_box_goes_from_top_to_bottom),
    TEST("canvas: a frame is a box without its inside",
         a_frame_is_a_box_without_its_inside),
    TEST("canvas: a frame on whole pixels is sharp",
         a_frame_on_whole_pixels_is_sharp),
    TEST("canvas: a frame wider than its box is the box",
         a_frame_wider_than_its_box_is_the_box),
    TEST("canvas: a disc is the same from all eight sides",
         a_disc_is_the_same_from_all_eight_sides),
    TEST("canvas: a disc covers pi times its radius squared",
         a_disc_covers_pi_times_its_radius_squared),
    TEST("canvas: a ring is a disc with a hole", a_ring_is_a_disc_with_a_hole),
    TEST("canvas: a ball is lit from the upper left, and round as a disc",
         a_ball_is_lit_from_the_upper_left_and_round_as_a_disc),
    TEST("canvas: a line is the same both ways", a_line_is_the_same_both_ways),
    TEST("canvas: a line along pixels covers them",
         a_line_along_pixels_covers_them),
    TEST("canvas: a line has its width and its round ends",
         a_line_has_its_width_and_its_round_ends),
    TEST("canvas: a thin line is faint", a_thin_line_is_faint),
    TEST("canvas: a line to itself is a disc", a_line_to_itself_is_a_disc),
    TEST("canvas: a polygon covers its area, whichever way round",
         a_polygon_covers_its_area_whichever_way_round),
    TEST("canvas: a polygon wider than a piece has no seam",
         a_polygon_wider_than_a_piece_has_no_seam),
    TEST("canvas: nothing is drawn with less than three corners",
         nothing_is_drawn_with_less_than_three_corners),
};

CHECK_MAIN("canvas", tests)
