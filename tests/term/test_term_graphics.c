/* test_term_graphics.c - the terminal asked about pictures, and given them. */
#include "check.h"

#include <string.h>

#include "term/graphics/graphics.h"
#include "term/graphics/kitty.h"

enum { COLUMNS = 80, ROWS = 24, WIDTH = 64, HEIGHT = 48, MS = 1000000 };

static const struct term_box room = {2, 3, 40, 15};

/* The environment */

static const char *wanted, *term;

static char *look(const char *name)
{
    static char value[2][40];
    int is_term = strcmp(name, "TERM") == 0;
    const char *from = is_term ? term : wanted;

    if (!from)
        return NULL;
    strcpy(value[is_term], from);
    return value[is_term];
}

static void begin(struct term_graphics *self, const char *way,
                  const char *terminal)
{
    memset(self, 0, sizeof *self);
    wanted = way;
    term = terminal;
    assert_null(term_graphics_begin(self, look));
}

CASE(the_environment_decides)
{
    struct term_graphics g;

    BEGIN_CASE;
    begin(&g, "cells", "xterm");
    assert_string_equal(term_graphics_ask(&g), "");
    begin(&g, "sixel", "xterm");
    assert_int_equal(g.way, TERM_GRAPHICS_SIXEL);
    begin(&g, "kitty", "xterm");
    assert_int_equal(g.way, TERM_GRAPHICS_KITTY);
    begin(&g, "", "xterm");
    assert_int_equal(g.way, TERM_GRAPHICS_CELLS);
    assert_string_not_equal(term_graphics_ask(&g), "");
}

CASE(another_word_is_refused)
{
    struct term_graphics g = {0};

    BEGIN_CASE;
    wanted = "iterm";
    term = "xterm";
    assert_string_equal(term_graphics_begin(&g, look),
                        "BOARDWALK_GRAPHICS is 'iterm': it must be cells, "
                        "sixel or kitty");
}

/* Questions and answers */

CASE(the_question_is_put_once)
{
    struct term_graphics g;

    BEGIN_CASE;
    begin(&g, NULL, "xterm-256color");
    assert_string_equal(term_graphics_ask(&g), "\033_Gi=7430,s=1,v=1,a=q,"
                        "t=d,f=24;AAAA\033\\\033[16t\033[14t\033[c");
    assert_string_equal(term_graphics_ask(&g), "");
}

/* tmux takes kitty's question for a title, the console would print it. */
CASE(not_every_terminal_is_asked_everything)
{
    struct term_graphics g;

    BEGIN_CASE;
    begin(&g, NULL, "tmux-256color");
    assert_string_equal(term_graphics_ask(&g), "\033[16t\033[14t\033[c");
    begin(&g, NULL, "screen");
    assert_string_equal(term_graphics_ask(&g), "\033[16t\033[14t\033[c");
    begin(&g, NULL, "linux");
    assert_string_equal(term_graphics_ask(&g), "");
}

static int answer(struct term_graphics *self, const char *bytes)
{
    struct term_input_event event;
    size_t length = strlen(bytes);

    assert_int_equal(term_input_parse((const unsigned char *)bytes, length,
                                      0, &event), length);
    return term_graphics_answer(self, &event, COLUMNS, ROWS);
}

CASE(the_answers_choose_the_best_way)
{
    struct term_graphics g;

    BEGIN_CASE;
    begin(&g, NULL, "xterm");
    assert_false(answer(&g, "\033[?62;22c"));
    assert_int_equal(g.way, TERM_GRAPHICS_CELLS);
    assert_true(answer(&g, "\033[?62;4;22c"));
    assert_int_equal(g.way, TERM_GRAPHICS_SIXEL);
    assert_false(answer(&g, "\033[?62;4;22c"));         /* nothing new */
    assert_true(answer(&g, "\033_Gi=7430;OK\033\\"));
    assert_int_equal(g.way, TERM_GRAPHICS_KITTY);
    assert_false(answer(&g, "\033[?62;4c"));
    assert_int_equal(g.way, TERM_GRAPHICS_KITTY);
    begin(&g, NULL, "xterm");
    assert_false(answer(&g, "\033_Gi=7430;ENOTSUPPORTED:no\033\\"));
    assert_int_equal(g.way, TERM_GRAPHICS_CELLS);
}

CASE(no_answer_changes_what_was_chosen)
{
    struct term_graphics g;

    BEGIN_CASE;
    begin(&g, "cells", "xterm");
    assert_false(answer(&g, "\033_Gi=7430;OK\033\\"));
    assert_int_equal(g.way, TERM_GRAPHICS_CELLS);
    begin(&g, "sixel", "xterm");
    assert_false(answer(&g, "\033_Gi=7430;OK\033\\"));
    assert_int_equal(g.way, TERM_GRAPHICS_SIXEL);
}

/* Pictures */

static uint16_t pixels[WIDTH * HEIGHT];
static const struct term_picture picture = {WIDTH, HEIGHT, pixels};

static size_t show(struct term_graphics *self, uint64_t count,
                   uint64_t now_ms, const char **bytes)
{
    return term_graphics_show(self, room, &picture, count, now_ms * MS,
                              bytes);
}

static void expect_begin(const char *bytes, size_t count, const char *wanted_)
{
    assert_true(count > strlen(wanted_));
    assert_memory_equal(bytes, wanted_, strlen(wanted_));
}

/* Ten by twenty pixels a cell, unless somebody knows better. */
CASE(sixels_fill_the_room_by_the_size_of_a_cell)
{
    struct term_graphics g;
    const char *bytes;
    size_t count;

    BEGIN_CASE;
    begin(&g, "sixel", "xterm");
    count = show(&g, 1, 1000, &bytes);
    expect_begin(bytes, count, "\033[4;3H\033P0;1;0q\"1;1;400;300#");
    assert_true(answer(&g, "\033[6;16;8t"));
    term_graphics_forget(&g);
    count = show(&g, 1, 2000, &bytes);
    expect_begin(bytes, count, "\033[4;3H\033P0;1;0q\"1;1;320;240#");
    assert_false(answer(&g, "\033[4;480;800t"));
    assert_int_equal(g.cell_width, 8);
    term_graphics_window(&g, COLUMNS, ROWS, 0, 0);
    assert_int_equal(g.cell_width, 8);
    term_graphics_window(&g, COLUMNS, ROWS, 80 * 12, 24 * 18);
    term_graphics_forget(&g);
    count = show(&g, 1, 3000, &bytes);  /* too wide now: in the middle */
    expect_begin(bytes, count, "\033[4;8H\033P0;1;0q\"1;1;360;270#");
    term_graphics_end(&g);
}

CASE(the_window_tells_of_cells_that_nobody_else_knows)
{
    struct term_graphics g;

    BEGIN_CASE;
    begin(&g, "sixel", "xterm");
    assert_true(answer(&g, "\033[4;480;640t"));
    assert_int_equal(g.cell_width, 8);
    assert_int_equal(g.cell_height, 20);
    assert_false(answer(&g, "\033[6;20;9999t"));
    assert_false(answer(&g, "\033[6;9999;8t"));
    assert_int_equal(g.cell_width, 8);
    assert_int_equal(g.cell_height, 20);
    term_graphics_end(&g);
}

CASE(kitty_is_told_the_cells)
{
    struct term_graphics g;
    const char *bytes;
    size_t count;

    BEGIN_CASE;
    begin(&g, "kitty", "xterm");
    count = show(&g, 1, 1000, &bytes);
    expect_begin(bytes, count, "\033[4;3H\033_Ga=T,f=100,i=7430,p=1,q=2,"
                 "C=1,c=40,r=15,m=");
    term_graphics_end(&g);
}

CASE(a_picture_is_sent_when_it_is_another)
{
    struct term_graphics g;
    const char *bytes;

    BEGIN_CASE;
    begin(&g, "sixel", "xterm");
    assert_true(term_graphics_is_due(&g, 1));
    assert_true(show(&g, 1, 1000, &bytes) > 0);
    assert_false(term_graphics_is_due(&g, 1));
    assert_int_equal(show(&g, 1, 5000, &bytes), 0);
    assert_true(show(&g, 2, 5000, &bytes) > 0);
    assert_true(term_graphics_is_due(&g, 3));
    assert_int_equal(show(&g, 3, 5049, &bytes), 0);     /* too early */
    assert_true(term_graphics_is_due(&g, 3));
    assert_true(show(&g, 3, 5050, &bytes) > 0);
    term_graphics_forget(&g);
    assert_true(show(&g, 3, 5051, &bytes) > 0);
    term_graphics_end(&g);
}

CASE(as_cells_nothing_is_sent)
{
    struct term_graphics g;
    const char *bytes;

    BEGIN_CASE;
    begin(&g, NULL, "xterm");
    assert_int_equal(show(&g, 1, 1000, &bytes), 0);
    assert_false(term_graphics_is_due(&g, 1));
    term_graphics_end(&g);
}

/* Hiding */

static size_t flush(struct term_screen *screen)
{
    const char *bytes;

    return term_screen_flush(screen, &bytes);
}

static void hide_from(struct term_graphics *g, const char *remove)
{
    struct term_screen screen = {0};
    const char *bytes;
    size_t count;

    assert_null(term_screen_open(&screen, COLUMNS, ROWS, TERM_24BIT, 1));
    flush(&screen);
    assert_int_equal(term_graphics_hide(g, &screen, &bytes), 0);
    assert_int_equal(flush(&screen), 0);        /* nothing was there */
    assert_true(show(g, 1, 1000, &bytes) > 0);
    count = term_graphics_hide(g, &screen, &bytes);
    assert_int_equal(count, strlen(remove));
    if (count)
        assert_memory_equal(bytes, remove, count);
    count = flush(&screen);                     /* the cells behind it */
    assert_in_range(count, 40 * 15, 40 * 15 + 15 * 40);
    assert_int_equal(term_graphics_hide(g, &screen, &bytes), 0);
    assert_true(term_graphics_is_due(g, 1));
    term_screen_close(&screen);
    term_graphics_end(g);
}

CASE(when_it_is_hidden_the_cells_behind_it_are_written)
{
    struct term_graphics g;

    BEGIN_CASE;
    begin(&g, "sixel", "xterm");
    hide_from(&g, "");
    begin(&g, "kitty", "xterm");
    hide_from(&g, "\033_Ga=d,d=I,i=7430,q=2\033\\");
}

static const struct CMUnitTest tests[] = {
    TEST("graphics: the environment decides", the_environment_decides),
    TEST("graphics: another word there is refused", another_word_is_refused),
    TEST("graphics: the question is put once", the_question_is_put_once),
    TEST("graphics: not every terminal is asked everything",
         not_every_terminal_is_asked_everything),
    TEST("graphics: the answers choose the best way",
         the_answers_choose_the_best_way),
    TEST("graphics: no answer changes what was chosen",
         no_answer_changes_what_was_chosen),
    TEST("graphics: sixels fill the room by the size of a cell",
         sixels_fill_the_room_by_the_size_of_a_cell),
    TEST("graphics: the window tells of cells that nobody else knows",
         the_window_tells_of_cells_that_nobody_else_knows),
    TEST("graphics: kitty is told the cells", kitty_is_told_the_cells),
    TEST("graphics: a picture is sent when it is another, and 20 a second",
         a_picture_is_sent_when_it_is_another),
    TEST("graphics: as cells nothing is sent", as_cells_nothing_is_sent),
    TEST("graphics: when one is hidden the cells behind it are written",
         when_it_is_hidden_the_cells_behind_it_are_written),
};

CHECK_MAIN("term_graphics", tests)
