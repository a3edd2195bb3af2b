/* digit.c - a seven-segment digit in cells.
 *
 *      aaa         As pixels: half a cell each, about square. The corners
 *     f   b        where two segments meet stay dark, as on a real one.
 *     f   b
 *      ggg         As strokes: one character each, so that it can be read
 *     e   c        without colour; how heavy it is tells the brightness.
 *     e   c
 *      ddd  p
 */
#include "term/digit.h"

#include "base/glyph.h"
#include "term/theme.h"

/* Strokes need five rows, a character only one. A segment counts as lit for
 * the character from LIT_MIN on. */
enum { STROKE_ROWS_MIN = 5, LIT_MIN = 64 };

enum segment { SEG_A, SEG_B, SEG_C, SEG_D, SEG_E, SEG_F, SEG_G, SEG_P,
               SEG_NONE };

struct shape {                          /* in pixels, or in cells */
    int width, height;                  /* without the point */
    int stroke;
};

/* A parabola in place of a gamma curve: no floating point. */
int term_digit_level(int brightness)
{
    int dark = 255 - brightness;

    return 255 - dark * dark / 255;
}

/* Pixels */

/* Whether a pixel is of the bar at y = 0; its ends are cut at 45 degrees, by
 * x >= y, so that the corners stay free. Asked with y from the bottom it is
 * the bar there. */
static int is_across_bar(const struct shape *shape, int x, int y)
{
    int right = shape->width - 1 - x;

    return x > 0 && right > 0 && x >= y && right >= y && y < shape->stroke;
}

/* The uprights: f and b above the middle, e and c below it, each half of the
 * digit mirrored onto the left. Their ends, too, are cut at 45 degrees. */
static enum segment upright_at(const struct shape *shape, int x, int y)
{
    int left = x < shape->width - 1 - x;
    int edge = left ? x : shape->width - 1 - x;
    int cut = shape->stroke / 2;        /* a wide gap would look broken */
    int middle = (shape->height - shape->stroke) / 2;

    if (edge >= shape->stroke || y <= edge || shape->height - 1 - y <= edge)
        return SEG_NONE;
    if (y < middle + cut)
        return left ? SEG_F : SEG_B;
    if (y >= middle + shape->stroke - cut)
        return left ? SEG_E : SEG_C;
    return SEG_NONE;
}

/* The point, at the right of the digit's foot; a thick one keeps a column away
 * from the corner. */
static int is_point(const struct shape *shape, int beside, int bottom)
{
    int gap = shape->stroke > 1;

    return beside >= gap && beside < gap + shape->stroke
        && bottom < shape->stroke;
}

/* Which segment covers a pixel, the digit's top left one being (0, 0). The
 * order matters: where bars and uprights meet, the bar has it. */
static enum segment segment_at(const struct shape *shape, int x, int y)
{
    int middle = (shape->height - shape->stroke) / 2;
    int bottom = shape->height - 1 - y;

    if (x < 0 || y < 0 || bottom < 0)
        return SEG_NONE;
    if (x >= shape->width)
        return is_point(shape, x - shape->width, bottom) ? SEG_P : SEG_NONE;
    if (is_across_bar(shape, x, y))
        return SEG_A;
    if (is_across_bar(shape, x, bottom))
        return SEG_D;
    if (y >= middle && y < middle + shape->stroke && x >= shape->stroke
        && x < shape->width - shape->stroke)
        return SEG_G;
    return upright_at(shape, x, y);
}

/* A dark segment differs from the housing: a real display shows its shape when
 * it is off. */
static uint32_t light_colour(const uint8_t *brightness, enum segment segment)
{
    if (segment == SEG_NONE)
        return THEME_HOUSING;
    return term_screen_mix(THEME_SEGMENT_OFF, THEME_SEGMENT_ON,
                           term_digit_level(brightness[segment]));
}

/* A cell has two pixels, the upper in the colour of the glyph and the lower in
 * that of the ground. The first column is housing. */
static void draw_pixels(struct term_screen *screen, struct term_box box,
                        const struct shape *shape, const uint8_t *brightness)
{
    int top = (2 * box.height - shape->height) / 2;

    for (int y = 0; y < box.height; y++)
        for (int x = 0; x < box.width; x++) {
            struct term_style style = {
                light_colour(brightness,
                             segment_at(shape, x - 1, 2 * y - top)),
                light_colour(brightness,
                             segment_at(shape, x - 1, 2 * y + 1 - top)), 0};

            term_screen_put(screen, box.left + x, box.top + y,
                            style.fg == style.bg ? ' ' : TERM_UPPER, style);
        }
}

/* Strokes */

/* Four weights by brightness, so that a digit that is multiplexed too slowly
 * looks dim without colour, too. */
static uint32_t stroke_glyph(enum segment segment, int brightness)
{
    int level = brightness >= 160 ? 3 : brightness >= 64 ? 2
              : brightness >= 16 ? 1 : 0;
    static const uint32_t across[] = {' ', TERM_DOTTED_H, TERM_DASHED_H,
                                      TERM_HEAVY_H};
    static const uint32_t down[] = {' ', TERM_DOTTED_V, TERM_DASHED_V,
                                    TERM_HEAVY_V};

    if (segment == SEG_P)
        return level ? TERM_POINT : ' ';
    if (segment == SEG_A || segment == SEG_D || segment == SEG_G)
        return across[level];
    return down[level];
}

/* In colour a dark segment is a faint stroke of full weight; without, how
 * heavy the stroke is must say it. */
static void put_stroke(struct term_screen *screen, int column, int row,
                       enum segment segment, const uint8_t *brightness)
{
    int shown = screen->depth != TERM_NO_COLOUR ? 255
              : segment == SEG_NONE ? 0 : brightness[segment];
    struct term_style style = {light_colour(brightness, segment),
                               THEME_HOUSING, 1};

    term_screen_put(screen, column, row, segment == SEG_NONE ? ' '
                    : stroke_glyph(segment, shown), style);
}

static void draw_strokes(struct term_screen *screen, struct term_box box,
                         const struct shape *shape,
                         const uint8_t *brightness)
{
    for (int y = 0; y < box.height; y++)
        for (int x = 0; x < box.width; x++)
            put_stroke(screen, box.left + x, box.top + y,
                       segment_at(shape, x - 1, y), brightness);
}

/* As a character */

/* What the lit segments spell, or a space. */
static void draw_character(struct term_screen *screen, struct term_box box,
                           const uint8_t *brightness)
{
    unsigned segments = 0;
    struct term_style style = {THEME_SEGMENT_ON, THEME_HOUSING, 1};

    for (int i = SEG_A; i <= SEG_G; i++)
        segments |= (unsigned)(brightness[i] >= LIT_MIN) << i;
    term_screen_fill(screen, box.left, box.top, box.width, box.height, style);
    term_screen_put(screen, box.left + box.width / 2,
                    box.top + box.height / 2,
                    segments ? (uint32_t)glyph_char((uint8_t)segments) : ' ',
                    style);
}

/* Both heights are made such that the middle bar has equally many rows above
 * and below it. */
void term_digit_draw(struct term_screen *screen, struct term_box box,
                     int stroke, const uint8_t *brightness)
{
    int width = box.width - 2 - stroke;
    struct shape pixels = {width, 2 * box.height - 2, stroke};
    struct shape strokes = {width, box.height, 1};

    if (box.height < STROKE_ROWS_MIN) {
        draw_character(screen, box, brightness);
        return;
    }
    pixels.height -= (pixels.height - 3 * stroke) % 2;
    strokes.height -= (strokes.height - 3) % 2;
    if (term_screen_has_halves(screen))
        draw_pixels(screen, box, &pixels, brightness);
    else
        draw_strokes(screen, box, &strokes, brightness);
}
