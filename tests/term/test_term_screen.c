/* test_term_screen.c - what is written shows what was drawn.
 *
 * A tiny terminal reads the bytes of each flush. Whatever was drawn, it
 * must end with the same picture.
 */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "base/text.h"
#include "term/screen.h"
#include "term/theme.h"

enum { COLUMNS_MAX = 90, ROWS_MAX = 30, PARAMETERS_MAX = 24,
       NO_COLOUR = 0x7fffffff };

struct seen {
    uint32_t glyph, fg, bg;
    int bold;
};

struct terminal {
    int columns, rows, column, row;
    struct seen pen;
    struct seen cells[ROWS_MAX][COLUMNS_MAX];
};

/* The tiny terminal */

static void set_pen(struct terminal *self, const uint32_t *p, int count)
{
    for (int i = 0; i < count; i++) {
        uint32_t *colour = p[i] >= 40 && p[i] != 90 && (p[i] < 90
                           || p[i] >= 100) ? &self->pen.bg : &self->pen.fg;

        if (p[i] == 0)
            self->pen = (struct seen){.fg = NO_COLOUR, .bg = NO_COLOUR};
        else if (p[i] == 1 || p[i] == 22)
            self->pen.bold = p[i] == 1;
        else if ((p[i] == 38 || p[i] == 48) && p[i + 1] == 5) {
            *colour = p[i + 2];
            i += 2;
        } else if (p[i] == 38 || p[i] == 48) {
            assert_int_equal(p[i + 1], 2);
            *colour = p[i + 2] << 16 | p[i + 3] << 8 | p[i + 4];
            i += 4;
        } else if (p[i] >= 90)
            *colour = p[i] % 10 + 8;
        else
            *colour = p[i] % 10;
    }
}

static void obey(struct terminal *self, char letter, const uint32_t *p,
                 int count)
{
    switch (letter) {
    case 'H':
        self->row = count > 0 && p[0] ? (int)p[0] - 1 : 0;
        self->column = count > 1 && p[1] ? (int)p[1] - 1 : 0;
        break;
    case 'C':
        self->column += p[0] ? (int)p[0] : 1;
        break;
    case 'm':
        set_pen(self, p, count);
        break;
    default:
        fail_msg("the screen sent a sequence that ends with %c", letter);
    }
}

static const char *read_sequence(struct terminal *self, const char *bytes)
{
    uint32_t p[PARAMETERS_MAX] = {0};
    int count = 1;

    assert_int_equal(*bytes++, '[');
    for (; *bytes == ';' || (*bytes >= '0' && *bytes <= '9'); bytes++) {
        if (*bytes == ';')
            assert_true(++count < PARAMETERS_MAX - 4);
        else
            p[count - 1] = 10 * p[count - 1] + (uint32_t)(*bytes - '0');
    }
    obey(self, *bytes, p, count);
    return bytes + 1;
}

static void read_bytes(struct terminal *self, const char *bytes,
                       size_t count)
{
    const char *end = bytes + count;

    while (bytes < end) {
        struct seen *cell;

        if (*bytes == '\033') {
            bytes = read_sequence(self, bytes + 1);
            continue;
        }
        assert_in_range(self->column, 0, self->columns - 1);
        assert_in_range(self->row, 0, self->rows - 1);
        cell = &self->cells[self->row][self->column++];
        *cell = self->pen;
        cell->glyph = term_screen_decode(&bytes);
    }
    assert_ptr_equal(bytes, end);
}

static void flush(struct term_screen *screen, struct terminal *terminal)
{
    static char copy[1 << 20];
    const char *bytes;
    size_t count = term_screen_flush(screen, &bytes);

    assert_true(count < sizeof copy);
    memcpy(copy, bytes, count);
    copy[count] = 0;
    read_bytes(terminal, copy, count);
}

static void compare(const struct term_screen *screen,
                    const struct terminal *terminal)
{
    for (int y = 0; y < screen->rows; y++)
        for (int x = 0; x < screen->columns; x++) {
            const struct term_cell *drawn =
                &screen->back[y * screen->columns + x];
            const struct seen *seen = &terminal->cells[y][x];

            assert_int_equal(drawn->glyph, seen->glyph);
            if (drawn->glyph != ' ')
                assert_int_equal(drawn->style.bold, seen->bold);
            if (screen->depth == TERM_NO_COLOUR)
                continue;
            assert_int_equal(term_screen_reduce(screen->depth,
                             drawn->style.bg), seen->bg);
            if (drawn->glyph != ' ')
                assert_int_equal(term_screen_reduce(screen->depth,
                                 drawn->style.fg), seen->fg);
        }
}

/* Random drawing */

static uint32_t some_colour(struct rng *rng)
{
    static const uint32_t few[] = {THEME_PCB, THEME_SEGMENT_ON, THEME_ROOM,
                                   THEME_SEGMENT_OFF};

    return rng_below(rng, 2) ? few[rng_below(rng, 4)]
                             : (uint32_t)rng_below(rng, 1 << 24);
}

static struct term_style some_style(struct rng *rng)
{
    return (struct term_style){some_colour(rng), some_colour(rng),
                               (int)rng_below(rng, 2)};
}

static uint32_t some_glyph(struct rng *rng)
{
    static const uint32_t few[] = {' ', TERM_FULL, TERM_UPPER, 'a',
                                   TERM_HEAVY_H, 0xe9, 0x4e2d, 7};

    return few[rng_below(rng, 8)];
}

static void draw_something(struct term_screen *screen, struct rng *rng)
{
    int x = (int)rng_below(rng, COLUMNS_MAX) - 5;
    int y = (int)rng_below(rng, ROWS_MAX) - 3;

    switch (rng_below(rng, 3)) {
    case 0:
        term_screen_put(screen, x, y, some_glyph(rng), some_style(rng));
        break;
    case 1:
        term_screen_fill(screen, x, y, (int)rng_below(rng, 30),
                         (int)rng_below(rng, 9), some_style(rng));
        break;
    default:
        term_screen_text(screen, x, y, (int)rng_below(rng, 40),
                         "press BTN3 · 0:12.3 ▀▄█", some_style(rng));
    }
}

static void draw_frames(enum term_depth depth, int is_utf8, int columns,
                        int rows, const char *seed)
{
    struct term_screen screen = {0};
    static struct terminal terminal;
    struct rng rng;

    memset(&terminal, 0, sizeof terminal);
    terminal.columns = columns;
    terminal.rows = rows;
    rng_seed(&rng, seed);
    assert_null(term_screen_open(&screen, columns, rows, depth, is_utf8));
    for (int frame = 0; frame < 300; frame++) {
        for (uint64_t n = rng_below(&rng, 12); n > 0; n--)
            draw_something(&screen, &rng);
        if (rng_below(&rng, 40) == 0) {
            memset(terminal.cells, 0xff, sizeof terminal.cells);
            term_screen_forget(&screen);
        }
        flush(&screen, &terminal);
        compare(&screen, &terminal);
    }
    term_screen_close(&screen);
}

CASE(the_terminal_shows_what_was_drawn)
{
    BEGIN_CASE;
    for (int depth = TERM_NO_COLOUR; depth <= TERM_24BIT; depth++)
        for (int is_utf8 = 0; is_utf8 < 2; is_utf8++) {
            draw_frames((enum term_depth)depth, is_utf8, 80, 24, "a");
            draw_frames((enum term_depth)depth, is_utf8, 7, 3, "b");
            draw_frames((enum term_depth)depth, is_utf8, 1, 1, "c");
        }
}

/* Bytes */

CASE(an_unchanged_frame_writes_nothing)
{
    struct term_screen screen = {0};
    const char *bytes;

    BEGIN_CASE;
    for (int depth = TERM_NO_COLOUR; depth <= TERM_24BIT; depth++) {
        assert_null(term_screen_open(&screen, 80, 24,
                                     (enum term_depth)depth, 1));
        assert_true(term_screen_flush(&screen, &bytes) > 80 * 24);
        assert_int_equal(term_screen_flush(&screen, &bytes), 0);
        term_screen_fill(&screen, 3, 3, 9, 9, (struct term_style){0});
        assert_int_equal(term_screen_flush(&screen, &bytes), 0);
    }
    term_screen_close(&screen);
}

CASE(one_cell_costs_few_bytes)
{
    struct term_screen screen = {0};
    struct term_style style = {THEME_TEXT, THEME_ROOM, 0};
    const char *bytes;

    BEGIN_CASE;
    assert_null(term_screen_open(&screen, 80, 24, TERM_24BIT, 1));
    term_screen_fill(&screen, 0, 0, 80, 24, style);
    term_screen_put(&screen, 79, 23, 'x', style);
    term_screen_flush(&screen, &bytes);
    term_screen_put(&screen, 40, 12, 'y', style);
    assert_int_equal(term_screen_flush(&screen, &bytes),
                     strlen("\033[13;41Hy"));
    term_screen_put(&screen, 43, 12, 'z', style);
    assert_int_equal(term_screen_flush(&screen, &bytes),
                     strlen("\033[2Cz"));
    term_screen_close(&screen);
}

CASE(colours_that_look_the_same_are_not_written_again)
{
    struct term_screen screen = {0};
    const char *bytes;

    BEGIN_CASE;
    assert_null(term_screen_open(&screen, 9, 9, TERM_16, 1));
    term_screen_put(&screen, 4, 4, 'x',
                    (struct term_style){0xff0000, 0x000000, 0});
    term_screen_flush(&screen, &bytes);
    term_screen_put(&screen, 4, 4, 'x',
                    (struct term_style){0xfe0101, 0x020202, 0});
    assert_int_equal(term_screen_flush(&screen, &bytes), 0);
    term_screen_close(&screen);
}

/* Characters and colours */

CASE(every_character_has_a_place_in_ascii)
{
    static const uint32_t codes[] = {
#define CODE(name, code, ascii) code,
        TERM_GLYPHS(CODE)
    };
    struct term_screen ascii = {.is_utf8 = 0}, utf8 = {.is_utf8 = 1};

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++) {
        assert_in_range(term_screen_glyph(&ascii, codes[i]), '!', '~');
        assert_int_not_equal(term_screen_glyph(&ascii, codes[i]), '?');
        assert_int_equal(term_screen_glyph(&utf8, codes[i]), codes[i]);
    }
}

CASE(characters_that_may_be_wide_become_question_marks)
{
    struct term_screen utf8 = {.is_utf8 = 1};

    BEGIN_CASE;
    assert_int_equal(term_screen_glyph(&utf8, 0x4e2d), '?');
    assert_int_equal(term_screen_glyph(&utf8, 0x1f642), '?');
    assert_int_equal(term_screen_glyph(&utf8, 0x301), '?');
    assert_int_equal(term_screen_glyph(&utf8, 27), '?');
    assert_int_equal(term_screen_glyph(&utf8, 0xe9), 0xe9);
}

CASE(utf8_is_read_as_it_was_written)
{
    BEGIN_CASE;
    for (uint32_t code = 1; code < 0x110000; code += 7) {
        char bytes[5] = {0};
        const char *from = bytes;

        if (code >= 0xd800 && code < 0xe000)
            continue;
        term_screen_encode(code, bytes);
        assert_int_equal(term_screen_decode(&from), code);
        assert_int_equal(*from, 0);
    }
}

CASE(the_256_colours_are_themselves)
{
    BEGIN_CASE;
    for (uint32_t i = 16; i < 232; i++) {
        static const uint32_t levels[] = {0, 95, 135, 175, 215, 255};
        uint32_t n = i - 16;

        assert_int_equal(i, term_screen_reduce(TERM_256,
            levels[n / 36] << 16 | levels[n / 6 % 6] << 8 | levels[n % 6]));
    }
    assert_int_equal(term_screen_reduce(TERM_256, 0x080808), 232);
    assert_int_equal(term_screen_reduce(TERM_256, 0xeeeeee), 255);
}

CASE(the_board_stays_green_and_segments_red)
{
    BEGIN_CASE;
    assert_int_equal(term_screen_reduce(TERM_256, THEME_PCB), 22);
    assert_int_equal(term_screen_reduce(TERM_256, THEME_SEGMENT_ON), 196);
    assert_int_equal(term_screen_reduce(TERM_256, THEME_SEGMENT_OFF), 52);
    assert_int_equal(term_screen_reduce(TERM_16, THEME_PCB), 0);
    assert_int_equal(term_screen_reduce(TERM_16, THEME_SEGMENT_ON), 9);
    assert_int_equal(term_screen_reduce(TERM_NO_COLOUR, THEME_PCB), 0);
}

/* The environment */

static const char *const *environment;

static char *look(const char *name)
{
    static char values[8][40];          /* all asked for stay good */
    static int turn;

    for (int i = 0; environment[i]; i += 2)
        if (text_same(environment[i], name)) {
            turn = (turn + 1) % 8;
            return strcpy(values[turn], environment[i + 1]);
        }
    return NULL;
}

#define DEPTH_IN(...) \
    (environment = (const char *const[]){__VA_ARGS__, NULL}, \
     term_screen_depth(look))

CASE(the_environment_tells_the_depth)
{
    BEGIN_CASE;
    assert_int_equal(DEPTH_IN("TERM", "xterm"), TERM_16);
    assert_int_equal(DEPTH_IN("TERM", "linux"), TERM_16);
    assert_int_equal(DEPTH_IN("TERM", "screen-256color"), TERM_256);
    assert_int_equal(DEPTH_IN("TERM", "xterm-direct"), TERM_24BIT);
    assert_int_equal(DEPTH_IN("COLORTERM", "truecolor"), TERM_24BIT);
    assert_int_equal(DEPTH_IN("COLORTERM", "24bit"), TERM_24BIT);
    assert_int_equal(DEPTH_IN("TERM", "dumb"), TERM_NO_COLOUR);
    assert_int_equal(DEPTH_IN("NO_COLOR", "1"), TERM_NO_COLOUR);
    assert_int_equal(DEPTH_IN("NO_COLOR", "1", "TERM", "xterm-256color",
                              "COLORTERM", "truecolor"), TERM_NO_COLOUR);
    assert_int_equal(DEPTH_IN("TERM", "xterm-256color", "COLORTERM",
                              "truecolor"), TERM_24BIT);
    assert_int_equal(DEPTH_IN("NO_COLOR", ""), TERM_16);
    assert_int_equal(DEPTH_IN("BOARDWALK_COLOR", "none"), TERM_NO_COLOUR);
    assert_int_equal(DEPTH_IN("BOARDWALK_COLOR", "256"), TERM_256);
    assert_int_equal(DEPTH_IN("BOARDWALK_COLOR", "24bit", "NO_COLOR", "1"),
                     TERM_24BIT);
}

CASE(a_long_notice_shortens_its_paths)
{
    static const char notice[] =
        "cannot write to /home/somebody/.local/state/game.bw: No space";
    struct term_screen screen = {0};
    const struct term_style plain = {0};
    const char *wanted = "cannot write to .../game.bw: No space";

    BEGIN_CASE;
    assert_null(term_screen_open(&screen, 80, 1, TERM_NO_COLOUR, 0));
    assert_int_equal(term_screen_notice(&screen, 0, 0, 80, notice, plain),
                     (int)strlen(notice));
    assert_int_equal(term_screen_notice(&screen, 0, 0, 60, notice, plain),
                     (int)strlen(wanted));
    for (int i = 0; wanted[i]; i++)
        assert_int_equal(screen.back[i].glyph, (unsigned char)wanted[i]);
    assert_int_equal(term_screen_notice(&screen, 0, 0, 9, "1/2 and a/b c",
                                        plain), 9);     /* no paths */
    term_screen_close(&screen);
}

static const struct CMUnitTest tests[] = {
    TEST("screen: a notice that is too long shortens its paths",
         a_long_notice_shortens_its_paths),
    TEST("screen: the terminal shows what was drawn, at every depth",
         the_terminal_shows_what_was_drawn),
    TEST("screen: an unchanged frame writes nothing",
         an_unchanged_frame_writes_nothing),
    TEST("screen: one cell costs a move and a character",
         one_cell_costs_few_bytes),
    TEST("screen: colours that look the same are not written again",
         colours_that_look_the_same_are_not_written_again),
    TEST("screen: every character has one in ASCII that stands for it",
         every_character_has_a_place_in_ascii),
    TEST("screen: characters that may be wide become question marks",
         characters_that_may_be_wide_become_question_marks),
    TEST("screen: UTF-8 is read as it was written",
         utf8_is_read_as_it_was_written),
    TEST("screen: the 256 colours are themselves",
         the_256_colours_are_themselves),
    TEST("screen: with few colours the board stays calm and lights red",
         the_board_stays_green_and_segments_red),
    TEST("screen: the environment tells how many colours there are",
         the_environment_tells_the_depth),
};

CHECK_MAIN("term_screen", tests)
