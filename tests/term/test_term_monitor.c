/* test_term_monitor.c - a serial terminal drawn: text, tail, cover. */
#include "check.h"

#include <string.h>

#include "term/monitor.h"
#include "term/theme.h"

enum { LEFT = 3, TOP = 2, COLUMNS = 40, ROWS = 20, CLEARING = 30 };

struct picture {
    struct term_screen screen;
    struct term_box box;
    struct terminal terminal;
};

static void begin(struct picture *self, int width, int height,
                  enum term_depth depth, int is_utf8)
{
    memset(self, 0, sizeof *self);
    self->box = (struct term_box){LEFT, TOP, width, height};
    assert_null(term_screen_open(&self->screen, COLUMNS, ROWS, depth,
                                 is_utf8));
}

static void end(struct picture *self)
{
    term_screen_close(&self->screen);
}

/* The smallest there is, without colours: four lines of twelve. */
static void begin_small(struct picture *self)
{
    begin(self, TERM_MONITOR_WIDTH, TERM_MONITOR_HEIGHT, TERM_NO_COLOUR, 0);
}

static void send(struct picture *self, const char *bytes)
{
    for (; *bytes; bytes++)
        terminal_take(&self->terminal, (uint8_t)*bytes);
}

static void clear(struct picture *self)
{
    for (int i = 0; i < CLEARING; i++)
        terminal_take(&self->terminal, '\n');
}

static void draw(struct picture *self, const char *cover)
{
    term_screen_fill(&self->screen, 0, 0, COLUMNS, ROWS,
                     (struct term_style){0, THEME_PCB, 0});
    term_monitor_draw(&self->screen, self->box, "TTY", &self->terminal,
                      cover);
}

/* A row of the glass as text, no spaces at its end; 0 is the first. */
static const char *line(const struct picture *self, int row)
{
    static char text[COLUMNS + 1];
    const struct term_cell *cells =
        &self->screen.back[(TOP + 1 + row) * COLUMNS + LEFT + 1];
    int end = 0;

    for (int x = 0; x < self->box.width - 2; x++) {
        text[x] = cells[x].glyph < 127 ? (char)cells[x].glyph : '~';
        if (text[x] != ' ')
            end = x + 1;
    }
    text[end] = 0;
    return text;
}

/* Text */

CASE(a_line_stands_at_the_top_with_the_cursor_below_it)
{
    struct picture p;

    BEGIN_CASE;
    begin_small(&p);
    send(&p, "9D QC 9S\n\r");
    draw(&p, NULL);
    assert_string_equal(line(&p, 0), " 9D QC 9S");
    assert_string_equal(line(&p, 1), " _");
    assert_string_equal(line(&p, 2), "");
    end(&p);
}

CASE(what_the_newlines_push_away_is_not_seen_nor_is_the_blank_they_leave)
{
    struct picture p;

    BEGIN_CASE;
    begin_small(&p);
    send(&p, "AH AS\n\r");
    clear(&p);
    send(&p, "9D QC 9S\n\r3H\n\r");
    draw(&p, NULL);
    assert_string_equal(line(&p, 0), " 9D QC 9S");
    assert_string_equal(line(&p, 1), " 3H");
    assert_string_equal(line(&p, 2), " _");
    end(&p);
}

CASE(of_more_lines_than_fit_the_last_are_shown)
{
    struct picture p;

    BEGIN_CASE;
    begin_small(&p);
    send(&p, "one\n\rtwo\n\rthree\n\rfour\n\r");
    draw(&p, NULL);
    assert_string_equal(line(&p, 0), " one");
    assert_string_equal(line(&p, 3), " four");
    send(&p, "five\n\r");
    draw(&p, NULL);
    assert_string_equal(line(&p, 0), " two");
    assert_string_equal(line(&p, 3), " five");
    send(&p, "\n\rseven\n\r");
    draw(&p, NULL);
    assert_string_equal(line(&p, 0), " four");
    assert_string_equal(line(&p, 2), "");
    assert_string_equal(line(&p, 3), " seven");
    end(&p);
}

CASE(a_blank_screen_has_a_cursor)
{
    struct picture p;

    BEGIN_CASE;
    begin_small(&p);
    draw(&p, NULL);
    assert_string_equal(line(&p, 0), " _");
    clear(&p);
    draw(&p, NULL);
    assert_string_equal(line(&p, 0), " _");
    end(&p);
}

CASE(a_line_that_is_too_long_ends_in_dots)
{
    struct picture p;

    BEGIN_CASE;
    begin_small(&p);
    send(&p, "12345678901\n\r123456789012\n\r");
    draw(&p, NULL);
    assert_string_equal(line(&p, 0), " 12345678901");
    assert_string_equal(line(&p, 1), " 1234567890~");
    end(&p);
}

CASE(bytes_that_are_no_text_do_nothing_to_the_picture)
{
    struct picture p;

    BEGIN_CASE;
    begin_small(&p);
    memcpy(p.terminal.screen[0], "a\x1b\x80\x7fz", 5);
    draw(&p, NULL);
    assert_string_equal(line(&p, 0), " a???z");
    end(&p);
}

/* The last cell of the last row is full, and the cursor behind it. */
CASE(a_full_screen_can_be_drawn)
{
    struct picture p;

    BEGIN_CASE;
    begin(&p, 38, 10, TERM_24BIT, 1);
    for (int i = 0; i < TERMINAL_ROWS * TERMINAL_COLUMNS; i++)
        terminal_take(&p.terminal, (uint8_t)('a' + i % TERMINAL_COLUMNS % 26));
    assert_int_equal(p.terminal.column, TERMINAL_COLUMNS);
    draw(&p, NULL);
    for (int row = 0; row < 8; row++)
        assert_memory_equal(line(&p, row), " abcdefghij", 11);
    end(&p);
}

/* The cursor stands on text that is read on, and does not hide it. */
CASE(the_cursor_hides_no_text)
{
    struct picture p;

    BEGIN_CASE;
    for (int depth = TERM_NO_COLOUR; depth <= TERM_24BIT; depth++) {
        begin(&p, TERM_MONITOR_WIDTH, TERM_MONITOR_HEIGHT,
              (enum term_depth)depth, 1);
        send(&p, "9D QC\r");
        draw(&p, NULL);
        assert_string_equal(line(&p, 0), " 9D QC");
        end(&p);
    }
}

/* Looks */

static int is_named(const struct picture *p)
{
    const struct term_cell *cells =
        &p->screen.back[(TOP + p->box.height - 1) * COLUMNS + LEFT];

    for (int x = 0; x + 2 < p->box.width; x++)
        if (cells[x].glyph == 'T' && cells[x + 1].glyph == 'T'
            && cells[x + 2].glyph == 'Y')
            return 1;
    return 0;
}

/* With shades its bezel has a colour, without it lines. */
static void expect_bezel(const struct picture *p)
{
    const struct term_cell *corner = &p->screen.back[TOP * COLUMNS + LEFT];

    assert_true(is_named(p));
    if (p->screen.depth >= TERM_256 && p->screen.is_utf8)
        assert_int_equal(corner->glyph, ' ');
    else
        assert_int_equal(corner->glyph,
                         term_screen_glyph(&p->screen, TERM_ROUND_NW));
    assert_int_equal(corner->style.bg, THEME_BEZEL);
    assert_int_equal(corner[-1].style.bg, THEME_PCB);
    assert_int_equal(corner[p->box.width].style.bg, THEME_PCB);
}

CASE(it_is_a_monitor_at_every_depth_and_size)
{
    BEGIN_CASE;
    for (int depth = TERM_NO_COLOUR; depth <= TERM_24BIT; depth++)
        for (int is_utf8 = 0; is_utf8 < 2; is_utf8++)
            for (int width = TERM_MONITOR_WIDTH; width < 36; width += 7) {
                struct picture p;

                begin(&p, width, 4 + width / 7, (enum term_depth)depth,
                      is_utf8);
                send(&p, "9D QC 9S\n\r");
                draw(&p, NULL);
                expect_bezel(&p);
                assert_non_null(strstr(line(&p, 0), " 9D QC 9S"));
                end(&p);
            }
}

/* The cover */

static int is_anywhere(const struct picture *p, const char *text)
{
    for (int row = 0; row < p->box.height - 2; row++)
        if (strstr(line(p, row), text))
            return 1;
    return 0;
}

CASE(under_a_cover_nothing_can_be_read)
{
    BEGIN_CASE;
    for (int depth = TERM_NO_COLOUR; depth <= TERM_24BIT; depth++) {
        struct picture p;

        begin(&p, TERM_MONITOR_WIDTH, TERM_MONITOR_HEIGHT,
              (enum term_depth)depth, 1);
        for (int row = 0; row < TERMINAL_ROWS - 1; row++)
            send(&p, "KH KH KH KH KH KH\n\r");
        draw(&p, NULL);
        assert_true(is_anywhere(&p, "KH"));
        draw(&p, "player A's cards / v to look");
        for (int row = 0; row < TERM_MONITOR_HEIGHT - 2; row++)
            assert_null(strpbrk(line(&p, row), "KH_"));
        end(&p);
    }
}

CASE(the_words_on_a_cover_fit_the_smallest_monitor)
{
    struct picture p;

    BEGIN_CASE;
    begin_small(&p);
    draw(&p, "player A's cards / v to look");
    assert_true(is_anywhere(&p, "player A's"));
    assert_true(is_anywhere(&p, "cards"));
    assert_true(is_anywhere(&p, "v to look"));
    draw(&p, "b looks at its cards");
    assert_true(is_anywhere(&p, "b looks at"));
    assert_true(is_anywhere(&p, "its cards"));
    end(&p);
}

CASE(on_a_wide_cover_each_line_has_its_words)
{
    struct picture p;

    BEGIN_CASE;
    begin(&p, 24, 7, TERM_NO_COLOUR, 0);
    draw(&p, "player A's cards / v to look");
    assert_string_equal(line(&p, 1), ".. player A's cards ..");
    assert_string_equal(line(&p, 2), "..... v to look ......");
    assert_string_equal(line(&p, 4), "......................");
    end(&p);
}

static const struct CMUnitTest tests[] = {
    TEST("monitor: a line stands at the top, the cursor below it",
         a_line_stands_at_the_top_with_the_cursor_below_it),
    TEST("monitor: what newlines push away is gone, and the blank lines "
         "they leave are not shown (M2-007)",
         what_the_newlines_push_away_is_not_seen_nor_is_the_blank_they_leave),
    TEST("monitor: of more lines than fit the last are shown",
         of_more_lines_than_fit_the_last_are_shown),
    TEST("monitor: a blank screen has a cursor", a_blank_screen_has_a_cursor),
    TEST("monitor: a line that is too long says so",
         a_line_that_is_too_long_ends_in_dots),
    TEST("monitor: bytes that are no text do nothing to the picture",
         bytes_that_are_no_text_do_nothing_to_the_picture),
    TEST("monitor: a screen full to the last cell can be drawn",
         a_full_screen_can_be_drawn),
    TEST("monitor: the cursor hides no text", the_cursor_hides_no_text),
    TEST("monitor: it is one at every depth and size",
         it_is_a_monitor_at_every_depth_and_size),
    TEST("monitor: under a cover nothing can be read (M2-007)",
         under_a_cover_nothing_can_be_read),
    TEST("monitor: the words on a cover fit the smallest one",
         the_words_on_a_cover_fit_the_smallest_monitor),
    TEST("monitor: on a wide cover each line has its words",
         on_a_wide_cover_each_line_has_its_words),
};

CHECK_MAIN("term_monitor", tests)
