/* cells_matrix.c - an array of 8 x 8 LEDs in two colours, in cells.
 *
 *     8     G     G     G     G       ranks at the left, files below, and
 *     7  G     G     G     G     A    the printed name upright at the right
 *     6     G     G     G     G  R
 *     5  .     .     .     .     R    Where there is room an LED is a disc of
 *     4     .     .    [.]    .  A    half cells, which are about square.
 *     3  R     R     R     R     Y
 *     2     R     R     R     R
 *     1  R     R     R     R
 *        a  b  c  d  e  f  g  h
 */
#include "parts/matrix/cells_matrix.h"

#include <string.h>

#include "term/digit.h"
#include "term/theme.h"

enum { SIDE = MATRIX_SIDE, GREEN = 0, RED = 1 };

/* Below these an eye takes a light for dark, or for dim. */
enum { DARK_BELOW = 24, DIM_BELOW = 160 };

struct matrix {                         /* one drawing */
    struct term_screen *screen;
    struct term_box box;
    int width, height;                  /* of a square, in cells */
};

/* All that drawing one square needs. */
struct square {
    int column, row;                    /* its first cell */
    int level;                          /* of light */
    char letter;                        /* zero: it is dark */
    uint32_t ground, lens;
    int is_black;                       /* as on a board for the game */
};

static int brighter_light(const uint8_t brightness[2])
{
    return brightness[brightness[RED] > brightness[GREEN]];
}

/* One colour counts beside the other if it is half as bright. */
static int shines(const uint8_t brightness[2], int colour)
{
    return 2 * brightness[colour] >= brighter_light(brightness);
}

/* 0 green, 1 red, 2 both: amber. */
static int lit_colour(const uint8_t brightness[2])
{
    return shines(brightness, RED) * (1 + shines(brightness, GREEN));
}

char cells_matrix_letter(const uint8_t brightness[2])
{
    int level = brighter_light(brightness);

    if (level < DARK_BELOW)
        return 0;
    return (level < DIM_BELOW ? "gry" : "GRY")[lit_colour(brightness)];
}

/* Squares */

/* The squares get what names and ranks leave of the box; a cell or two may stay
 * empty. */
static struct matrix matrix_in(struct term_screen *screen,
                               struct term_box box)
{
    return (struct matrix){screen, box, (box.width - TERM_MATRIX_MARGIN)
                           / SIDE, (box.height - 1) / SIDE};
}

/* Sixteen colours have no shades: what shines does so fully. */
static int level_on(const struct term_screen *screen,
                    const uint8_t brightness[2])
{
    return screen->depth > TERM_16
         ? term_digit_level(brighter_light(brightness))
         : cells_matrix_letter(brightness) ? 255 : 0;
}

/* A dark LED on a white square has that square's colour: in checkers no
 * man ever stands there. */
static uint32_t lens_of(const struct term_screen *screen,
                        const uint8_t brightness[2], int is_black)
{
    static const uint32_t lens[] = {THEME_LENS_GREEN, THEME_LENS_RED,
                                    THEME_LENS_AMBER};

    return term_screen_mix(is_black ? THEME_MATRIX_LENS : THEME_MATRIX_WHITE,
                           lens[lit_colour(brightness)],
                           level_on(screen, brightness));
}

static struct square make_square(const struct matrix *self, int at,
                                 const uint8_t *brightness)
{
    int is_black = (at / SIDE + at % SIDE) % 2 == 0;

    return (struct square){
        .column = self->box.left + TERM_MATRIX_MARGIN / 2
                + at % SIDE * self->width,
        .row = self->box.top + (SIDE - 1 - at / SIDE) * self->height,
        .level = brighter_light(brightness + 2 * at),
        .letter = cells_matrix_letter(brightness + 2 * at),
        .ground = is_black ? THEME_MATRIX_BLACK : THEME_MATRIX_WHITE,
        .lens = lens_of(self->screen, brightness + 2 * at, is_black),
        .is_black = is_black,
    };
}

/* Half a cell of the lens: a disc in the middle; of two rows the lower one
 * is whole, so that a letter finds place; of one row all is lens. */
static int is_lens(const struct matrix *self, int x, int half)
{
    int across = 2 * x - (self->width - 1);
    int down = 2 * half - (2 * self->height - 1);
    int across_all = self->width < 2 * self->height ? self->width
                                                    : 2 * self->height;

    if (self->height == 1)
        return 1;
    if (self->height == 2)
        return x > 0 && x < self->width - 1 && half > 0;
    return across * across + down * down
           < (across_all - 1) * (across_all - 1);
}

/* What fills a cell of the lens. In squares of one row half cells at both ends
 * make the lens about square. */
static uint32_t lens_glyph(const struct matrix *self, int x, int y)
{
    int upper = is_lens(self, x, 2 * y);
    int lower = is_lens(self, x, 2 * y + 1);

    if (self->height == 1 && (x == 0 || x == self->width - 1))
        return x == 0 ? TERM_RIGHT : TERM_LEFT;         /* about square */
    return upper && lower ? TERM_FULL : upper ? TERM_UPPER
         : lower ? TERM_LOWER : ' ';
}

/* Without pixels only what shines has a body, in the shade of its light. */
static uint32_t shade_glyph(const struct matrix *self,
                            const struct square *square, int x, int y)
{
    if (!square->letter || lens_glyph(self, x, y) != TERM_FULL)
        return ' ';
    return square->level >= DIM_BELOW ? TERM_FULL : TERM_SHADE_MID;
}

/* Black on bright colours, white on the others, by a weighted sum of red, green
 * and blue of which 8 * 255 is white. */
static uint32_t letter_ink(uint32_t colour)
{
    uint32_t light = 2 * (colour >> 16 & 0xff) + 5 * (colour >> 8 & 0xff)
                   + (colour & 0xff);

    return light > 8 * 100 ? THEME_ON_LENS_LIT : THEME_ON_LENS;
}

/* Without half cells a dot marks a dark LED, but not on the white squares,
 * which are never used. */
static void draw_lens_letter(const struct matrix *self,
                             const struct square *square)
{
    struct term_style style = {letter_ink(square->lens), square->lens, 1};
    uint32_t code = (unsigned char)square->letter;

    if (!code && (term_screen_has_halves(self->screen) || !square->is_black))
        return;
    if (!term_screen_has_halves(self->screen))
        style = (struct term_style){square->lens, square->ground, 1};
    term_screen_put(self->screen, square->column + self->width / 2,
                    square->row + self->height / 2,
                    code ? code : TERM_MIDDLE_DOT, style);
}

static void draw_led_square(const struct matrix *self,
                            const struct square *square)
{
    struct term_style style = {square->lens, square->ground, 0};

    for (int y = 0; y < self->height; y++)
        for (int x = 0; x < self->width; x++)
            term_screen_put(self->screen, square->column + x, square->row + y,
                            term_screen_has_halves(self->screen)
                            ? lens_glyph(self, x, y)
                            : shade_glyph(self, square, x, y), style);
    draw_lens_letter(self, square);
}

/* The frame of the square that is pointed at */

static void put_frame(const struct matrix *self, const struct square *square,
                      int y, uint32_t left, uint32_t right)
{
    struct term_style style = {THEME_KEY, square->ground, 1};

    term_screen_put(self->screen, square->column, square->row + y, left,
                    style);
    term_screen_put(self->screen, square->column + self->width - 1,
                    square->row + y, right, style);
}

/* Brackets; where a square has rows and the screen has lines, corners. */
static void draw_frame(const struct matrix *self,
                       const struct square *square)
{
    int bottom = self->height - 1;

    for (int y = 0; y <= bottom; y++) {
        if (bottom == 0 || !self->screen->is_utf8)
            put_frame(self, square, y, '[', ']');
        else if (y == 0)
            put_frame(self, square, y, TERM_NORTH_WEST, TERM_NORTH_EAST);
        else if (y == bottom)
            put_frame(self, square, y, TERM_SOUTH_WEST, TERM_SOUTH_EAST);
        else
            put_frame(self, square, y, TERM_DOWN, TERM_DOWN);
    }
}

/* Around the squares */

static void draw_ranks_and_files(const struct matrix *self)
{
    struct term_style silk = {THEME_SILK, THEME_PCB, 0};

    for (int i = 0; i < SIDE; i++) {
        term_screen_put(self->screen, self->box.left, self->box.top
                        + (SIDE - 1 - i) * self->height + self->height / 2,
                        '1' + (uint32_t)i, silk);
        term_screen_put(self->screen, self->box.left + TERM_MATRIX_MARGIN / 2
                        + i * self->width + self->width / 2,
                        self->box.top + self->box.height - 1,
                        'a' + (uint32_t)i, silk);
    }
}

/* Letter below letter, in the middle; cut off at the last rank. */
static void draw_upright_name(const struct matrix *self, const char *name)
{
    struct term_style silk = {THEME_SILK, THEME_PCB, 0};
    int rows = self->box.height - 1, length = (int)strlen(name);
    int top = length < rows ? (rows - length) / 2 : 0;

    for (int i = 0; i < length && i < rows; i++)
        term_screen_put(self->screen, self->box.left + self->box.width - 1,
                        self->box.top + top + i, (unsigned char)name[i],
                        silk);
}

void cells_matrix_draw(struct term_screen *screen, struct term_box box,
                       const char *name, const uint8_t *brightness,
                       int pointed)
{
    struct matrix self = matrix_in(screen, box);

    for (int at = 0; at < SIDE * SIDE; at++) {
        struct square square = make_square(&self, at, brightness);

        draw_led_square(&self, &square);
        if (at == pointed)
            draw_frame(&self, &square);
    }
    draw_ranks_and_files(&self);
    draw_upright_name(&self, name);
}

int cells_matrix_at(struct term_box box, int column, int row)
{
    struct matrix self = matrix_in(NULL, box);
    int x = column - box.left - TERM_MATRIX_MARGIN / 2, y = row - box.top;

    if (x < 0 || x >= SIDE * self.width || y < 0 || y >= SIDE * self.height)
        return -1;
    return (SIDE - 1 - y / self.height) * SIDE + x / self.width;
}
