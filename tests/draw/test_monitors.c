/* test_monitors.c - a terminal with its cover, a screen with its picture. */
#include "draw/picture.h"

/* The terminal */

/* A full stop far to the right of row 0 keeps the page as it is. */
static void begin_terminal(struct picture *p, int width, int height,
                           int column)
{
    begin(p, "poker", width, height);
    paint_still(p, find(p, "TTY"));
    p->scene.terminal.screen[0][column] = '.';
    p->scene.terminal.column = (uint8_t)(column + 1);
    paint(p, find(p, "TTY"));
}

/* The pixels that a letter changes. */
static struct canvas_rect letter_at(struct picture *p, int row, int column,
                                    char letter)
{
    struct canvas_rect rect;

    p->scene.terminal.screen[row][column] = letter;
    rect = change(p, find(p, "TTY"));
    p->scene.terminal.screen[row][column] = 0;
    paint(p, find(p, "TTY"));
    return rect;
}

static struct canvas_rect glass_of(const struct picture *p, const char *name)
{
    return canvas_rect_around(layout_glass(&p->layout, find(p, name)));
}

static void expect_letters_apart(int width, int height, int column)
{
    static struct picture p;
    struct canvas_rect first, right, below;

    begin_terminal(&p, width, height, column);
    first = letter_at(&p, 0, 0, 'A');
    right = letter_at(&p, 0, 1, 'A');
    below = letter_at(&p, 1, 0, 'A');
    assert_false(canvas_rect_is_empty(first));
    assert_true(is_inside(first, glass_of(&p, "TTY")));
    assert_int_equal(first.top, right.top);
    assert_in_range(right.left - first.left, first.width, 2 * first.width);
    assert_int_equal(first.left, below.left);
    assert_in_range(below.top - first.top, first.height, 3 * first.height);
    assert_true(first.left - glass_of(&p, "TTY").left < 2 * first.width);
    end(&p);
}

CASE(a_letter_changes_its_own_place_and_nothing_else)
{
    BEGIN_CASE;
    for (int column = 10; column < 39; column += 20) {
        expect_letters_apart(390, 700, column);
        expect_letters_apart(800, 600, column);
        expect_letters_apart(1280, 800, column);
        expect_letters_apart(1920, 1080, column);
    }
}

/* A full stop far to the right keeps the page, a cursor far below the rest. */
CASE(the_cursor_is_a_block_at_its_place)
{
    static struct picture p;
    struct canvas_rect block, letter;
    int part;

    BEGIN_CASE;
    begin_terminal(&p, 800, 600, 38);
    part = find(&p, "TTY");
    p.scene.terminal.row = 20;
    paint(&p, part);
    letter = letter_at(&p, 20, 15, 'H');
    p.scene.terminal.column = 15;
    paint(&p, part);
    p.scene.terminal.column = TERMINAL_COLUMNS;         /* not seen */
    block = change(&p, part);
    assert_true(is_inside(letter, block));
    assert_true(block.width <= 2 * letter.width);
    assert_true(block.height <= 2 * letter.height);
    end(&p);
}

CASE(all_forty_columns_and_twenty_four_rows_are_on_the_glass)
{
    static struct picture p;
    struct canvas_rect first, last, next;

    BEGIN_CASE;
    begin_terminal(&p, 1280, 800, 38);
    first = letter_at(&p, 0, 0, 'M');
    next = letter_at(&p, 1, 1, 'M');
    last = letter_at(&p, 23, 39, 'M');
    assert_true(is_inside(last, glass_of(&p, "TTY")));
    assert_in_range(last.left - first.left, 39 * (next.left - first.left) - 40,
                    39 * (next.left - first.left) + 40);
    assert_int_equal(last.top - first.top, 23 * (next.top - first.top));
    end(&p);
}

/* The newlines that clear a terminal leave the cards at its foot. */
CASE(a_few_words_are_large_and_at_the_top)
{
    static struct picture p;
    struct canvas_rect large, small, glass;

    BEGIN_CASE;
    begin_terminal(&p, 800, 600, 38);
    small = letter_at(&p, 0, 0, 'H');
    end(&p);
    begin(&p, "poker", 800, 600);
    paint_still(&p, find(&p, "TTY"));
    for (int i = 0; i < 30; i++)
        terminal_take(&p.scene.terminal, '\n');
    for (const char *c = "9D QC 9S\n\r3"; *c; c++)
        terminal_take(&p.scene.terminal, (uint8_t)*c);
    paint(&p, find(&p, "TTY"));
    large = letter_at(&p, 23, 1, 'H');
    glass = glass_of(&p, "TTY");
    assert_true(large.height * large.width
                > 2 * small.height * small.width);
    assert_true(large.top < glass.top + glass.height / 3);
    end(&p);
}

CASE(a_cover_hides_every_letter)
{
    static struct picture p;
    struct canvas_rect glass;
    uint32_t *blank;
    int part;

    BEGIN_CASE;
    begin(&p, "poker", 800, 600);
    part = find(&p, "TTY");
    paint_still(&p, part);
    strcpy(p.scene.cover, "player A's cards / v to look");
    paint(&p, part);
    blank = calloc(p.pixels, 4);
    memcpy(blank, p.live.pixels, 4 * p.pixels);
    memset(p.scene.terminal.screen, 'W', sizeof p.scene.terminal.screen);
    paint(&p, part);
    assert_true(canvas_rect_is_empty(changed(&p.live, blank)));
    p.scene.cover[0] = 0;
    paint(&p, part);
    glass = glass_of(&p, "TTY");
    for (int y = glass.top; y < glass.top + glass.height; y++)
        for (int x = glass.left; x < glass.left + glass.width; x++)
            assert_int_not_equal(blank[y * p.live.width + x],
                                 pixel(&p.live, x, y));
    free(blank);
    end(&p);
}

CASE(the_words_on_a_cover_can_be_seen_at_every_size)
{
    static const struct canvas_rect rooms[] = {
        {0, 0, 360, 640}, {0, 0, 800, 600}, {0, 0, 1920, 1080}};
    static struct picture p;

    BEGIN_CASE;
    for (int i = 0; i < 3; i++) {
        begin(&p, "poker", rooms[i].width, rooms[i].height);
        paint_still(&p, find(&p, "TTY"));
        strcpy(p.scene.cover, "player A's cards / v to look");
        paint(&p, find(&p, "TTY"));
        strcpy(p.scene.cover, "player b's cards / v to look");
        assert_true(is_inside(change(&p, find(&p, "TTY")),
                              glass_of(&p, "TTY")));
        assert_true(change(&p, find(&p, "TTY")).width == 0);
        strcpy(p.scene.cover, "player b's cards / x to look");
        assert_true(change(&p, find(&p, "TTY")).width >= 3);
        end(&p);
    }
}

/* Rows of the glass in which a label can be seen. */
static int label_rows(struct picture *p, const char *words)
{
    struct canvas_rect glass = glass_of(p, "TTY");
    int rows = 0;

    strcpy(p->scene.cover, words);
    paint(p, find(p, "TTY"));
    for (int y = glass.top; y < glass.top + glass.height; y++) {
        int found = 0;

        for (int x = glass.left; x < glass.left + glass.width; x++)
            found += red(pixel(&p->live, x, y)) > 0xe0;
        rows += found > 0;
    }
    return rows;
}

CASE(a_stroke_between_words_begins_a_line)
{
    static struct picture p;
    int one, two, three;

    BEGIN_CASE;
    begin(&p, "poker", 800, 600);
    paint_still(&p, find(&p, "TTY"));
    one = label_rows(&p, "player A's cards");
    two = label_rows(&p, "player A's cards / v to look");
    three = label_rows(&p, "player A's cards / v / to look");
    assert_true(one > 8);
    assert_true(two > one + 5);
    assert_int_equal(three - two, two - one);
    end(&p);
}

/* The housing */

CASE(a_monitor_stands_on_a_foot_narrower_than_itself)
{
    static const char *const monitors[][2] = {{"poker", "TTY"},
                                              {"go", "VGA"}};
    static struct picture p;

    BEGIN_CASE;
    for (int i = 0; i < 2; i++) {
        struct canvas_box body;
        int bottom;

        begin(&p, monitors[i][0], 1280, 800);
        paint_still(&p, find(&p, monitors[i][1]));
        body = p.layout.part[find(&p, monitors[i][1])];
        bottom = (body.top + body.height) / PX - 2;
        assert_int_equal(pixel(&p.still, body.left / PX + 1, bottom),
                         0xff808080);
        bottom -= body.height / 40 / PX;
        assert_int_equal(pixel(&p.still, body.left / PX + 1, bottom),
                         0xff808080);
        assert_true(green(pixel(&p.still, centre(body).x / PX, bottom))
                    < 0x50);
        end(&p);
    }
}

/* The screen */

enum { WIDE = 640, HIGH = 480 };

static const uint16_t *some_pixels(uint32_t seed)
{
    static uint16_t pixels[WIDE * HIGH];

    for (int i = 0; i < WIDE * HIGH; i++) {
        seed = seed * 1664525 + 1013904223;
        pixels[i] = (uint16_t)(seed >> 20);
    }
    return pixels;
}

/* A body in which the glass is as large as the picture. */
static void make_exact(struct picture *p, int part)
{
    struct canvas_box *body = &p->layout.part[part];

    *body = (struct canvas_box){40 * PX, 40 * PX, WIDE * PX, HIGH * PX};
    while (layout_glass(&p->layout, part).width < WIDE * PX)
        body->width += PX;
    while (layout_glass(&p->layout, part).height < HIGH * PX)
        body->height += PX;
    assert_int_equal(layout_glass(&p->layout, part).width, WIDE * PX);
    assert_int_equal(layout_glass(&p->layout, part).height, HIGH * PX);
    p->layout.reach[part] = p->layout.room;
}

CASE(a_picture_as_large_as_the_glass_is_shown_pixel_by_pixel)
{
    static struct picture p;
    struct canvas_rect glass;
    int part;

    BEGIN_CASE;
    begin(&p, "go", 1000, 800);
    part = find(&p, "VGA");
    make_exact(&p, part);
    paint_still(&p, part);
    paint(&p, part);
    glass = glass_of(&p, "VGA");
    p.scene.picture = (struct canvas_picture){WIDE, HIGH, some_pixels(1)};
    assert_true(is_inside(change(&p, part), glass));
    for (int y = 0; y < HIGH; y++)
        for (int x = 0; x < WIDE; x++) {
            uint32_t rgb = p.scene.picture.pixels[y * WIDE + x];
            uint32_t is = pixel(&p.live, glass.left + x, glass.top + y);

            assert_int_equal(red(is), (rgb >> 8 & 15) * 17);
            assert_int_equal(green(is), (rgb >> 4 & 15) * 17);
            assert_int_equal(blue(is), (rgb & 15) * 17);
        }
    end(&p);
}

CASE(without_a_picture_the_glass_is_dark)
{
    static struct picture p;
    struct canvas_rect glass;
    int part;

    BEGIN_CASE;
    begin(&p, "go", 800, 600);
    part = find(&p, "VGA");
    paint_still(&p, part);
    paint(&p, part);
    glass = glass_of(&p, "VGA");
    for (int y = 0; y < glass.height; y++)
        for (int x = 0; x < glass.width; x++)
            assert_true(green(pixel(&p.live, glass.left + x, glass.top + y))
                        < 0x30);
    end(&p);
}

CASE(a_caption_stands_below_the_glass)
{
    static struct picture p;
    struct canvas_rect glass, words;

    BEGIN_CASE;
    for (int width = 390; width < 2000; width += 300) {
        begin(&p, "go", width, 700);
        paint_still(&p, find(&p, "VGA"));
        paint(&p, find(&p, "VGA"));
        glass = glass_of(&p, "VGA");
        strcpy(p.scene.caption, "White to move; cursor G5; move 13; B 7 W "
                                "11.5; taken B 0 W 0");
        words = change(&p, find(&p, "VGA"));
        assert_true(words.width > glass.width / 3);
        assert_true(words.top >= glass.top + glass.height);
        assert_true(words.left >= glass.left);
        assert_true(words.left + words.width <= glass.left + glass.width);
        end(&p);
    }
}

/* Where there is no room for all, the picture is that of the first ones. */
static void expect_clauses(int width, const char *shown, const char *said)
{
    static struct picture p, q;

    begin(&p, "go", width, 700);
    begin(&q, "go", width, 700);
    strcpy(p.scene.caption, shown);
    strcpy(q.scene.caption, said);
    for (int i = 0; i < 2; i++) {
        struct picture *one = i ? &q : &p;

        paint_still(one, find(one, "VGA"));
        paint(one, find(one, "VGA"));
    }
    assert_memory_equal(p.live.pixels, q.live.pixels,
                        sizeof *p.live.pixels * p.pixels);
    end(&p);
    end(&q);
}

CASE(a_caption_that_is_too_long_ends_with_a_clause)
{
    BEGIN_CASE;
    expect_clauses(390, "White to move; cursor G5",
                   "White to move; cursor G5; move 13 after 1234567890 others "
                   "on nine lines; B 7");
}

static const struct CMUnitTest tests[] = {
    TEST("terminal: a letter changes its own place and nothing else",
         a_letter_changes_its_own_place_and_nothing_else),
    TEST("terminal: the cursor is a block at its place",
         the_cursor_is_a_block_at_its_place),
    TEST("terminal: forty columns and twenty-four rows are on the glass",
         all_forty_columns_and_twenty_four_rows_are_on_the_glass),
    TEST("terminal: a few words are large, and at the top",
         a_few_words_are_large_and_at_the_top),
    TEST("terminal: a cover hides every letter (M2-007)",
         a_cover_hides_every_letter),
    TEST("terminal: the words on a cover can be seen at every size",
         the_words_on_a_cover_can_be_seen_at_every_size),
    TEST("terminal: a stroke between the words on a cover begins a line",
         a_stroke_between_words_begins_a_line),
    TEST("monitors: each stands on a foot",
         a_monitor_stands_on_a_foot_narrower_than_itself),
    TEST("screen: a picture as large as the glass is exact",
         a_picture_as_large_as_the_glass_is_shown_pixel_by_pixel),
    TEST("screen: without a picture the glass is dark",
         without_a_picture_the_glass_is_dark),
    TEST("screen: a caption stands below the glass",
         a_caption_stands_below_the_glass),
    TEST("screen: a caption that is too long ends with a whole clause",
         a_caption_that_is_too_long_ends_with_a_clause),
};

CHECK_MAIN("draw_monitors", tests)
