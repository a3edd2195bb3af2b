/* test_term_matrix.c - an array of LEDs in two colours: every square where
 * it belongs, with a letter for its light, at every size. */
#include "check.h"

#include <string.h>

#include "parts/matrix/cells_matrix.h"
#include "term/theme.h"

enum { SIDE = MATRIX_SIDE, SQUARES = SIDE * SIDE, SHAPES = 5, AT = 3,
       COLUMNS = 100, ROWS = 60, GREEN = 0, RED = 1 };

static const struct { int width, height; } shapes[SHAPES] = {
    {3, 1}, {5, 2}, {5, 3}, {7, 4}, {9, 5},
};

struct picture {
    struct term_screen screen;
    struct term_box box;
    int width, height;                  /* of a square */
    uint8_t brightness[MATRIX_LIGHTS];
};

static void begin(struct picture *self, enum term_depth depth, int is_utf8,
                  int shape)
{
    struct term_style bare = {THEME_PCB, THEME_PCB, 0};

    memset(self, 0, sizeof *self);
    self->width = shapes[shape].width;
    self->height = shapes[shape].height;
    self->box = (struct term_box){AT, AT,
        SIDE * self->width + TERM_MATRIX_MARGIN, SIDE * self->height + 1};
    assert_null(term_screen_open(&self->screen, COLUMNS, ROWS, depth,
                                 is_utf8));
    term_screen_fill(&self->screen, 0, 0, COLUMNS, ROWS, bare);
}

static void end(struct picture *self)
{
    term_screen_close(&self->screen);
}

static void light(struct picture *self, int square, int red, int green)
{
    self->brightness[2 * square + RED] = (uint8_t)red;
    self->brightness[2 * square + GREEN] = (uint8_t)green;
}

static void draw(struct picture *self, int pointed)
{
    cells_matrix_draw(&self->screen, self->box, "ARRAY", self->brightness,
                      pointed);
}

static const struct term_cell *cell(const struct picture *self, int column,
                                    int row)
{
    return &self->screen.back[row * COLUMNS + column];
}

/* A cell of a square, counted from its own top left. */
static const struct term_cell *in_square(const struct picture *self,
                                         int square, int x, int y)
{
    return cell(self, AT + 2 + square % SIDE * self->width + x,
                AT + (SIDE - 1 - square / SIDE) * self->height + y);
}

static const struct term_cell *middle(const struct picture *self,
                                      int square)
{
    return in_square(self, square, self->width / 2, self->height / 2);
}

static int square_of(const char *name)
{
    return (name[1] - '1') * SIDE + name[0] - 'a';
}

/* Letters */

CASE(each_light_has_its_letter)
{
    static const struct { uint8_t green, red; char letter; } lights[] = {
        {0, 0, 0}, {0, 255, 'R'}, {255, 0, 'G'}, {255, 255, 'Y'},
        {0, 85, 'r'}, {85, 0, 'g'}, {64, 64, 'y'}, {64, 60, 'y'},
        {0, 23, 0}, {0, 24, 'r'}, {0, 159, 'r'}, {0, 160, 'R'},
        {100, 255, 'R'}, {255, 100, 'G'},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof lights / sizeof lights[0]; i++) {
        uint8_t brightness[2] = {lights[i].green, lights[i].red};

        assert_int_equal(cells_matrix_letter(brightness), lights[i].letter);
    }
}

CASE(a_light_stands_on_its_square)
{
    struct picture p;

    BEGIN_CASE;
    for (int shape = 0; shape < SHAPES; shape++)
        for (int depth = TERM_NO_COLOUR; depth <= TERM_24BIT; depth++)
            for (int is_utf8 = 0; is_utf8 < 2; is_utf8++) {
                begin(&p, (enum term_depth)depth, is_utf8, shape);
                light(&p, square_of("a1"), 255, 0);
                light(&p, square_of("g1"), 255, 0);
                light(&p, square_of("b8"), 0, 255);
                light(&p, square_of("h8"), 60, 64);
                draw(&p, -1);
                assert_int_equal(middle(&p, 0)->glyph, 'R');
                assert_int_equal(middle(&p, square_of("g1"))->glyph, 'R');
                assert_int_equal(middle(&p, square_of("b8"))->glyph, 'G');
                assert_int_equal(middle(&p, square_of("h8"))->glyph, 'y');
                assert_int_not_equal(middle(&p, square_of("c1"))->glyph,
                                     'R');
                end(&p);
            }
}

CASE(letters_can_be_read)
{
    static const int levels[] = {40, 64, 85, 128, 255};
    struct picture p;

    BEGIN_CASE;
    for (int depth = TERM_16; depth <= TERM_24BIT; depth++)
        for (int level = 0; level < 5; level++)
            for (int colours = 1; colours < 4; colours++) {
                const struct term_cell *at;

                begin(&p, (enum term_depth)depth, 1, 0);
                light(&p, 0, colours & 1 ? levels[level] : 0,
                      colours & 2 ? levels[level] : 0);
                draw(&p, -1);
                at = middle(&p, 0);
                assert_int_not_equal(
                    term_screen_reduce(p.screen.depth, at->style.fg),
                    term_screen_reduce(p.screen.depth, at->style.bg));
                end(&p);
            }
}

static int lightness(uint32_t colour)
{
    return (int)(2 * (colour >> 16 & 0xff) + 5 * (colour >> 8 & 0xff)
                 + (colour & 0xff)) / 8;
}

CASE(letters_stand_out)
{
    struct picture p;

    BEGIN_CASE;
    for (int level = 24; level < 256; level++)
        for (int colours = 1; colours < 4; colours++) {
            const struct term_style *style;

            begin(&p, TERM_24BIT, 1, 0);
            light(&p, 0, colours & 1 ? level : 0, colours & 2 ? level : 0);
            draw(&p, -1);
            style = &middle(&p, 0)->style;
            assert_true(abs(lightness(style->fg) - lightness(style->bg))
                        > 75);
            end(&p);
        }
}

CASE(sixteen_colours_know_no_dim_ones)
{
    struct picture p;

    BEGIN_CASE;
    for (int level = 24; level < 256; level += 33) {
        begin(&p, TERM_16, 1, 0);
        light(&p, 0, level, 0);
        light(&p, 2, 0, level);
        light(&p, 4, level, level);
        draw(&p, -1);
        assert_int_equal(middle(&p, 0)->style.bg, THEME_LENS_RED);
        assert_int_equal(middle(&p, 2)->style.bg, THEME_LENS_GREEN);
        assert_int_equal(middle(&p, 4)->style.bg, THEME_LENS_AMBER);
        end(&p);
    }
}

/* Shapes, in half cells, which are about square. */
static void expect_lens(int shape, const char *const *rows)
{
    struct picture p;

    begin(&p, TERM_24BIT, 1, shape);
    draw(&p, -1);
    for (int y = 0; y < p.height; y++)
        for (int x = 0; x < p.width; x++) {
            char wanted = rows[y][x];

            assert_int_equal(in_square(&p, 0, x, y)->glyph,
                             wanted == '#' ? TERM_FULL
                             : wanted == '_' ? TERM_LOWER
                             : wanted == '"' ? TERM_UPPER
                             : wanted == '[' ? TERM_RIGHT
                             : wanted == ']' ? TERM_LEFT : ' ');
        }
    end(&p);
}

CASE(a_led_is_as_round_as_it_can_be)
{
    static const char *const one[] = {"[#]"};
    static const char *const two[] = {" ___ ", " ### "};
    static const char *const three[] = {" ___ ", " ### ", " \"\"\" "};
    static const char *const four[] = {"  ___  ", " ##### ", " ##### ",
                                       "  \"\"\"  "};

    BEGIN_CASE;
    expect_lens(0, one);
    expect_lens(1, two);
    expect_lens(2, three);
    expect_lens(3, four);
}

/* Colours */

CASE(red_green_and_amber_look_different)
{
    struct picture p;

    BEGIN_CASE;
    for (int depth = TERM_16; depth <= TERM_24BIT; depth++) {
        uint32_t seen[4];

        begin(&p, (enum term_depth)depth, 1, 2);
        light(&p, 0, 255, 0);
        light(&p, 2, 0, 255);
        light(&p, 4, 255, 255);
        draw(&p, -1);
        for (int i = 0; i < 4; i++)
            seen[i] = term_screen_reduce(p.screen.depth,
                          in_square(&p, 2 * i, 1, 1)->style.fg);
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < i; j++)
                assert_int_not_equal(seen[i], seen[j]);
        end(&p);
    }
}

CASE(a_dim_light_is_a_dim_colour)
{
    struct picture p;
    uint32_t last = 0;

    BEGIN_CASE;
    for (int level = 30; level < 256; level += 45) {
        uint32_t red;

        begin(&p, TERM_24BIT, 1, 2);
        light(&p, 0, level, 0);
        draw(&p, -1);
        red = in_square(&p, 0, 1, 1)->style.fg >> 16;
        assert_true(red > last);
        last = red;
        end(&p);
    }
    assert_int_equal(last, THEME_LENS_RED >> 16);
}

CASE(squares_are_chequered_and_a1_is_black)
{
    struct picture p;

    BEGIN_CASE;
    begin(&p, TERM_24BIT, 1, 2);
    draw(&p, -1);
    for (int square = 0; square < SQUARES; square++)
        assert_int_equal(in_square(&p, square, 0, 0)->style.bg,
                         (square / SIDE + square) % 2
                         ? THEME_MATRIX_WHITE : THEME_MATRIX_BLACK);
    end(&p);
}

CASE(without_colour_dark_squares_have_a_point)
{
    struct picture p;

    BEGIN_CASE;
    for (int is_utf8 = 0; is_utf8 < 2; is_utf8++) {
        begin(&p, TERM_NO_COLOUR, is_utf8, 0);
        draw(&p, -1);
        for (int square = 0; square < SQUARES; square++)
            assert_int_equal(middle(&p, square)->glyph,
                             (square / SIDE + square) % 2 ? ' '
                             : is_utf8 ? TERM_MIDDLE_DOT : '.');
        end(&p);
    }
}

/* The pointer */

CASE(the_square_pointed_at_has_brackets)
{
    struct picture p;

    BEGIN_CASE;
    for (int square = 0; square < SQUARES; square++) {
        begin(&p, TERM_NO_COLOUR, 0, 0);
        light(&p, square, 255, 0);
        draw(&p, square);
        for (int other = 0; other < SQUARES; other++) {
            assert_int_equal(in_square(&p, other, 0, 0)->glyph,
                             other == square ? '[' : ' ');
            assert_int_equal(in_square(&p, other, 2, 0)->glyph,
                             other == square ? ']' : ' ');
        }
        assert_int_equal(middle(&p, square)->glyph, 'R');
        end(&p);
    }
}

CASE(large_squares_have_a_frame)
{
    struct picture p;

    BEGIN_CASE;
    for (int shape = 1; shape < SHAPES; shape++)
        for (int is_utf8 = 0; is_utf8 < 2; is_utf8++) {
            int right = shapes[shape].width - 1;
            int bottom = shapes[shape].height - 1;

            begin(&p, TERM_24BIT, is_utf8, shape);
            light(&p, 9, 255, 0);
            draw(&p, 9);
            assert_int_equal(in_square(&p, 9, 0, 0)->glyph,
                             is_utf8 ? TERM_NORTH_WEST : '[');
            assert_int_equal(in_square(&p, 9, right, bottom)->glyph,
                             is_utf8 ? TERM_SOUTH_EAST : ']');
            assert_int_equal(in_square(&p, 9, 0, 0)->style.fg, THEME_KEY);
            assert_int_equal(middle(&p, 9)->glyph, 'R');
            assert_int_not_equal(in_square(&p, 10, 0, 0)->style.fg,
                                 THEME_KEY);
            end(&p);
        }
}

/* Around it */

CASE(ranks_files_and_the_name_stand_around_it)
{
    struct picture p;

    BEGIN_CASE;
    for (int shape = 0; shape < SHAPES; shape++) {
        int right = AT + SIDE * shapes[shape].width + TERM_MATRIX_MARGIN - 1;
        char name[6] = {0};

        begin(&p, TERM_24BIT, 1, shape);
        draw(&p, -1);
        for (int i = 0; i < SIDE; i++) {
            int row = AT + (SIDE - 1 - i) * p.height + p.height / 2;
            int column = AT + 2 + i * p.width + p.width / 2;

            assert_int_equal(cell(&p, AT, row)->glyph, '1' + i);
            assert_int_equal(cell(&p, column, AT + SIDE * p.height)->glyph,
                             'a' + i);
        }
        for (int y = 0, used = 0; y < SIDE * p.height; y++)
            if (cell(&p, right, AT + y)->glyph != ' ')
                name[used++] = (char)cell(&p, right, AT + y)->glyph;
        assert_string_equal(name, "ARRAY");
        end(&p);
    }
}

CASE(nothing_is_drawn_outside)
{
    struct picture p;

    BEGIN_CASE;
    for (int shape = 0; shape < SHAPES; shape++) {
        begin(&p, TERM_24BIT, 1, shape);
        draw(&p, 0);
        for (int y = 0; y < ROWS; y++)
            for (int x = 0; x < COLUMNS; x++)
                if (x < AT || x >= AT + p.box.width || y < AT
                    || y >= AT + p.box.height)
                    assert_true(cell(&p, x, y)->glyph == ' '
                                && cell(&p, x, y)->style.bg == THEME_PCB);
        end(&p);
    }
}

CASE(a_cell_of_the_screen_is_a_square)
{
    struct picture p;

    BEGIN_CASE;
    for (int shape = 0; shape < SHAPES; shape++) {
        int count = 0;

        begin(&p, TERM_24BIT, 1, shape);
        for (int y = 0; y < ROWS; y++)
            for (int x = 0; x < COLUMNS; x++) {
                int square = cells_matrix_at(p.box, x, y);

                if (square < 0)
                    continue;
                count++;
                assert_in_range(x - AT - 2 - square % SIDE * p.width, 0,
                                p.width - 1);
                assert_in_range(y - AT - (SIDE - 1 - square / SIDE)
                                * p.height, 0, p.height - 1);
            }
        assert_int_equal(count, SQUARES * p.width * p.height);
        end(&p);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("matrix: R, G and Y are red, green and both, small if dim (M3-124)",
         each_light_has_its_letter),
    TEST("matrix: a light stands on its square, a1 at the bottom left "
         "(M3-124)", a_light_stands_on_its_square),
    TEST("matrix: the letter can be read on every light, from 16 colours on",
         letters_can_be_read),
    TEST("matrix: and it stands out from the light, however bright",
         letters_stand_out),
    TEST("matrix: of sixteen colours none is a dim one",
         sixteen_colours_know_no_dim_ones),
    TEST("matrix: a LED is as round as half cells can be",
         a_led_is_as_round_as_it_can_be),
    TEST("matrix: red, green, amber and dark look different, from 16 colours "
         "on (M3-124)", red_green_and_amber_look_different),
    TEST("matrix: a dim light has a dim colour", a_dim_light_is_a_dim_colour),
    TEST("matrix: the squares are chequered, and a1 is a black one",
         squares_are_chequered_and_a1_is_black),
    TEST("matrix: without colour dark LEDs of black squares are points",
         without_colour_dark_squares_have_a_point),
    TEST("matrix: the square pointed at stands in brackets",
         the_square_pointed_at_has_brackets),
    TEST("matrix: or in a frame, where squares have rows",
         large_squares_have_a_frame),
    TEST("matrix: ranks at the left, files below, its name at the right",
         ranks_files_and_the_name_stand_around_it),
    TEST("matrix: nothing is drawn outside of it", nothing_is_drawn_outside),
    TEST("matrix: every cell of a square is that square to the mouse",
         a_cell_of_the_screen_is_a_square),
};

CHECK_MAIN("term_matrix", tests)
