/* test_letter.c - letters: which they are, how wide, and how smooth. */
#include "draw/paper.h"

#include <string.h>

#include "draw/letter.h"

static struct paper paper, other;

static const struct letter_style small = {PX(8), WHITE, LETTER_LEFT, 0};
static const struct letter_style fine = {PX(16), WHITE, LETTER_LEFT, 0};

#define SIGNS "\u2190\u2191\u2192\u2193\u2026\u2013\u00b7\u00d7\u25b8\u25c2" \
              "\u2016\u25a0\u266a\u00b0"

static void draw_at(struct paper *on, int x, int y, const char *text,
                    const struct letter_style *style)
{
    letter_draw(&on->canvas, (struct canvas_spot){PX(x), PX(y)}, text, style);
}

static void draw_new(struct paper *on, const char *text,
                     const struct letter_style *style)
{
    paper_begin(on, BLACK);
    draw_at(on, 5, 5, text, style);
}

static int differ(void)
{
    return memcmp(paper.memory, other.memory, sizeof paper.memory) != 0;
}

/* What is in a rectangle of the paper. */
static int light_in(int left, int top, int width, int height)
{
    int light = 0;

    for (int y = top; y < top + height; y++)
        for (int x = left; x < left + width; x++)
            light += paper_light(&paper, x, y);
    return light;
}

/* Letters */

static void check_all_differ(const struct letter_style *style)
{
    for (int a = ' '; a < '~'; a++)
        for (int b = a + 1; b <= '~'; b++) {
            draw_new(&paper, (char[]){(char)a, 0}, style);
            draw_new(&other, (char[]){(char)b, 0}, style);
            if (!differ())
                fail_msg("'%c' and '%c' look alike", a, b);
        }
}

CASE(no_two_letters_look_alike)
{
    BEGIN_CASE;
    check_all_differ(&small);
    check_all_differ(&fine);
}

CASE(every_sign_is_one_letter_and_has_its_own_look)
{
    static const int heights[] = {PX(8), PX(16), PX(33)};

    BEGIN_CASE;
    for (int size = 0; size < 3; size++) {
        struct letter_style style = {heights[size], WHITE, LETTER_LEFT, 0};

        for (const char *a = SIGNS; *a;) {
            int length = (*a & 0xe0) == 0xc0 ? 2 : 3;
            char sign[4] = {0};

            memcpy(sign, a, (size_t)length);
            assert_int_equal(letter_width(sign, style.height),
                             letter_advance(style.height));
            draw_new(&paper, sign, &style);
            draw_new(&other, "\u4e00", &style);
            assert_true(differ());              /* not the box */
            assert_true(paper_light_of_all(&paper) > 0);
            a += length;
            if (*a) {
                draw_new(&other, a, &style);
                assert_true(differ());
            }
        }
    }
}

CASE(what_the_font_does_not_know_is_a_box)
{
    BEGIN_CASE;
    draw_new(&paper, "\u4e00", &fine);
    draw_new(&other, "\u00e9", &fine);
    assert_false(differ());
    assert_int_equal(paper_light(&paper, 6, 7), 255);
    assert_int_equal(paper_light(&paper, 11, 16), 255);
    assert_int_equal(paper_light(&paper, 8, 10), 0);
    draw_new(&other, "\x01", &fine);
    assert_false(differ());
}

CASE(letters_at_the_size_of_their_bits_are_sharp)
{
    static const int heights[] = {7, 8, 9, 12, 13, 14, 16, 18};

    BEGIN_CASE;
    for (int i = 0; i < 8; i++) {
        struct letter_style style = {PX(heights[i]), WHITE, LETTER_LEFT, 0};

        draw_new(&paper, "Rg{&", &style);
        for (int n = 0; n < PAPER_SIZE; n++)
            assert_true(paper_light(&paper, n % PAPER_WIDTH, n / PAPER_WIDTH)
                        % 255 == 0);
        assert_true(paper_light_of_all(&paper) > 0);
    }
}

CASE(larger_letters_have_smooth_edges_and_full_strokes)
{
    struct letter_style style = {PX(40), WHITE, LETTER_LEFT, 0};
    int full = 0, partly = 0;

    BEGIN_CASE;
    draw_new(&paper, "RS", &style);
    for (int i = 0; i < PAPER_SIZE; i++) {
        int light = paper_light(&paper, i % PAPER_WIDTH, i / PAPER_WIDTH);

        full += light == 255;
        partly += light > 0 && light < 255;
    }
    assert_true(full > 80);
    assert_true(partly > 40);
}

CASE(a_letter_grows_with_its_height)
{
    int before = 0;

    BEGIN_CASE;
    for (int height = 19; height < 42; height += 2) {
        struct letter_style style = {PX(height), WHITE, LETTER_LEFT, 0};

        paper_begin(&paper, BLACK);
        draw_at(&paper, 0, 0, "H", &style);
        assert_true(paper_light_of_all(&paper) > before);
        before = paper_light_of_all(&paper);
    }
}

CASE(a_stroke_that_runs_aslant_does_not_fall_into_beads)
{
    struct letter_style style = {PX(44), WHITE, LETTER_LEFT, 0};

    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    draw_at(&paper, 0, 0, "<", &style);
    for (int y = 12; y < 30; y++) {
        int most = 0;

        for (int x = 0; x < 22; x++)
            if (paper_light(&paper, x, y) > most)
                most = paper_light(&paper, x, y);
        assert_true(most > 200);
    }
}

CASE(letters_stand_in_the_middle_of_their_line)
{
    static const struct letter_style low = {PX(12), WHITE, LETTER_LEFT, 0};
    static const struct letter_style tall = {PX(32), WHITE, LETTER_LEFT, 0};

    BEGIN_CASE;
    draw_new(&paper, "H", &low);
    assert_int_equal(paper_light_of_all(&paper), light_in(5, 7, 5, 7));
    assert_int_equal(paper_light(&paper, 5, 7), 255);
    assert_int_equal(paper_light(&paper, 5, 13), 255);
    paper_begin(&paper, BLACK);
    draw_at(&paper, 0, 0, "H", &tall);
    for (int y = 0; y < 32; y++)
        for (int x = 0; x < 8; x++)
            assert_int_equal(paper_light(&paper, x, y),
                             paper_light(&paper, 15 - x, y));
}

CASE(bold_letters_are_the_same_letters_with_more_ink)
{
    struct letter_style bold = fine;

    BEGIN_CASE;
    bold.is_bold = 1;
    draw_new(&paper, "Hg", &fine);
    draw_new(&other, "Hg", &bold);
    assert_true(paper_light_of_all(&other) > paper_light_of_all(&paper));
    for (int i = 0; i < PAPER_SIZE; i++) {
        int x = i % PAPER_WIDTH, y = i / PAPER_WIDTH;

        if (paper_light(&paper, x, y))
            assert_int_equal(paper_light(&other, x, y), 255);
    }
}

CASE(nothing_is_drawn_outside_the_line)
{
    BEGIN_CASE;
    for (int px = 1; px < 40; px++) {
        struct letter_style style = {PX(px), WHITE, LETTER_LEFT, 1};
        int width;

        paper_begin(&paper, BLACK);
        draw_at(&paper, 5, 5, "g", &style);
        draw_at(&paper, 5, 5, "[", &style);
        draw_at(&paper, 5, 5, "@", &style);
        width = letter_advance(PX(px)) / CANVAS_PX;
        assert_int_equal(paper_light_of_all(&paper),
                         light_in(5, 5, width, px));
    }
}

/* Widths */

CASE(all_letters_have_one_width)
{
    BEGIN_CASE;
    assert_int_equal(letter_advance(PX(8)), PX(6));
    assert_int_equal(letter_advance(PX(16)), PX(8));
    assert_int_equal(letter_advance(PX(40)), PX(20));
    assert_int_equal(letter_width("", PX(16)), 0);
    assert_int_equal(letter_width("iM", PX(16)), PX(16));
    assert_int_equal(letter_width("\u2192\u2192\u2192", PX(16)), PX(24));
    for (int px = 2; px < 90; px++)
        assert_true(letter_advance(PX(px)) >= letter_advance(PX(px - 1)));
}

CASE(drawing_returns_the_width)
{
    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    assert_int_equal(letter_draw(&paper.canvas, (struct canvas_spot){0, 0},
                                 "BTN3", &fine), letter_width("BTN3", PX(16)));
}

CASE(text_begins_ends_or_has_its_middle_at_its_place)
{
    struct letter_style style = fine;

    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    paper_begin(&other, BLACK);
    draw_at(&paper, 10, 5, "walk", &style);
    style.align = LETTER_CENTRE;
    draw_at(&other, 26, 5, "walk", &style);
    paper_check_same(&paper, &other);
    paper_begin(&other, BLACK);
    style.align = LETTER_RIGHT;
    draw_at(&other, 42, 5, "walk", &style);
    paper_check_same(&paper, &other);
}

CASE(the_height_for_a_width_is_the_largest_that_fits)
{
    BEGIN_CASE;
    for (int letters = 1; letters < 30; letters += 3)
        for (int width = PX(3); width < PX(300); width += 1777) {
            int most = PX(37) + 99;
            int height = letter_height_for(letters, width, most);

            assert_int_equal(height % CANVAS_PX, 0);
            assert_true(height <= most);
            if (height) {
                assert_true(height >= PX(7));
                assert_true(letters * letter_advance(height) <= width);
            }
            if (height + PX(1) <= most)
                assert_true(letters * letter_advance(height ? height + PX(1)
                                                            : PX(7))
                            > width);
        }
    assert_int_equal(letter_height_for(4, PX(24), PX(100)), PX(12));
    assert_int_equal(letter_height_for(4, PX(23), PX(100)), 0);
    assert_int_equal(letter_height_for(1, PX(500), PX(7) - 1), 0);
    assert_int_equal(letter_height_for(1, PX(500), PX(600)), PX(600));
    assert_int_equal(letter_height_for(1, -5, PX(600)), 0);
}

CASE(too_long_a_text_ends_with_an_ellipsis)
{
    struct canvas_box box = {PX(5), PX(3), PX(8 * 4), PX(20)};

    BEGIN_CASE;
    paper_begin(&paper, BLACK);
    paper_begin(&other, BLACK);
    letter_fit(&paper.canvas, box, "Boardwalk", &fine);
    draw_at(&other, 5, 5, "Boa\u2026", &fine);
    paper_check_same(&paper, &other);
    paper_begin(&paper, BLACK);
    paper_begin(&other, BLACK);
    letter_fit(&paper.canvas, box, "Boar", &fine);
    draw_at(&other, 5, 5, "Boar", &fine);
    paper_check_same(&paper, &other);
    paper_begin(&paper, BLACK);
    box.width = PX(7);
    letter_fit(&paper.canvas, box, "Boar", &fine);
    assert_int_equal(paper_light_of_all(&paper), 0);
}

CASE(a_text_fits_in_the_middle_of_its_box)
{
    struct canvas_box box = {PX(4), PX(3), PX(40), PX(30)};
    struct letter_style style = fine;

    BEGIN_CASE;
    style.align = LETTER_CENTRE;
    paper_begin(&paper, BLACK);
    paper_begin(&other, BLACK);
    letter_fit(&paper.canvas, box, "go", &style);
    draw_at(&other, 16, 10, "go", &fine);
    paper_check_same(&paper, &other);
    style.align = LETTER_RIGHT;
    paper_begin(&paper, BLACK);
    paper_begin(&other, BLACK);
    letter_fit(&paper.canvas, box, "go", &style);
    draw_at(&other, 28, 10, "go", &fine);
    paper_check_same(&paper, &other);
}

/* UTF-8 */

CASE(garbage_is_a_box_for_each_byte_and_never_runs_off)
{
    static const struct { const char *text; int letters; } odd[] = {
        {"\xff", 1}, {"\x80\x80", 2}, {"\xe2", 1}, {"\xe2\x80", 2},
        {"\xe2\x80\xa6", 1}, {"\xc3", 1}, {"\xf0\x9f\x98", 3},
        {"\xf0\x9f\x98\x80", 1}, {"\xc0\x80", 1}, {"\xe0\x80\x80", 1},
        {"\xc3""a", 2}, {"a\xe2\x80""b", 4}, {"\xf8\x88\x80\x80\x80", 5},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof odd / sizeof odd[0]; i++) {
        char *exact = malloc(strlen(odd[i].text) + 1);

        strcpy(exact, odd[i].text);     /* its end is the memory's end */
        assert_int_equal(letter_width(exact, PX(16)), odd[i].letters * PX(8));
        paper_begin(&paper, BLACK);
        draw_at(&paper, 0, 0, exact, &fine);
        free(exact);
    }
    draw_new(&paper, "\xff\xc1\x81", &fine);   /* an A, one byte too long */
    draw_new(&other, "\u4e00\u4e00", &fine);
    paper_check_same(&paper, &other);
}

/* The rows that a text is drawn in, on a paper of its own: all of its ink, and
 * at the sizes of the fonts no row more. */
static void check_ink(const char *text, int height)
{
    const struct letter_style style = {PX(height), WHITE, LETTER_LEFT, 0};
    struct canvas_box line = {PX(5), PX(5), PX(9), PX(height)};
    struct canvas_box ink = letter_ink(line, text);
    int top = ink.top / CANVAS_PX, bottom = top + ink.height / CANVAS_PX;
    int bleeds = height < 19 ? 0 : 1 + height / 16;     /* half a bit */

    draw_new(&paper, text, &style);
    assert_true(light_in(0, top, PAPER_WIDTH, 1) > 0 || bleeds);
    assert_true(light_in(0, bottom - 1, PAPER_WIDTH, 1) > 0 || bleeds);
    assert_int_equal(light_in(0, 0, PAPER_WIDTH, top - bleeds), 0);
    assert_int_equal(light_in(0, bottom + bleeds, PAPER_WIDTH,
                              PAPER_HEIGHT - bottom - bleeds), 0);
}

CASE(ink_is_where_a_text_has_some)
{
    static const char *const texts[] = {"S7", "up", "Äy", "mute", "_", "·"};

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        for (int height = 7; height < 36; height++)
            check_ink(texts[i], height);
    assert_true(letter_ink((struct canvas_box){0, 0, 99, PX(13)}, "up").height
                < PX(11));
}

static const struct CMUnitTest tests[] = {
    TEST("letter: the ink of a text is all of it, and no more",
         ink_is_where_a_text_has_some),
    TEST("letter: no two letters look alike", no_two_letters_look_alike),
    TEST("letter: every sign is one letter and has its own look",
         every_sign_is_one_letter_and_has_its_own_look),
    TEST("letter: what the font does not know is a box",
         what_the_font_does_not_know_is_a_box),
    TEST("letter: letters at the size of their bits are sharp",
         letters_at_the_size_of_their_bits_are_sharp),
    TEST("letter: larger ones have smooth edges and full strokes",
         larger_letters_have_smooth_edges_and_full_strokes),
    TEST("letter: a letter grows with its height",
         a_letter_grows_with_its_height),
    TEST("letter: a stroke that runs aslant does not fall into beads",
         a_stroke_that_runs_aslant_does_not_fall_into_beads),
    TEST("letter: letters stand in the middle of their line",
         letters_stand_in_the_middle_of_their_line),
    TEST("letter: bold ones are the same letters with more ink",
         bold_letters_are_the_same_letters_with_more_ink),
    TEST("letter: nothing is drawn outside the line",
         nothing_is_drawn_outside_the_line),
    TEST("letter: all letters have one width", all_letters_have_one_width),
    TEST("letter: drawing returns the width", drawing_returns_the_width),
    TEST("letter: text begins, ends or has its middle at its place",
         text_begins_ends_or_has_its_middle_at_its_place),
    TEST("letter: the height for a width is the largest that fits",
         the_height_for_a_width_is_the_largest_that_fits),
    TEST("letter: too long a text ends with an ellipsis",
         too_long_a_text_ends_with_an_ellipsis),
    TEST("letter: a text fits in the middle of its box",
         a_text_fits_in_the_middle_of_its_box),
    TEST("letter: garbage is a box for each byte and never runs off",
         garbage_is_a_box_for_each_byte_and_never_runs_off),
};

CHECK_MAIN("letter", tests)
