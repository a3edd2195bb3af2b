/* cells_rgb.c - an LED of three colours in cells, with the colour's letter.
 *
 *     .---.    #####     A dark one is a ring, not nothing: black is a colour
 *     | K |    # R #     of the code, too. The letter is for eyes and terminals
 *     `---'    #####     that do not tell colours apart.
 */
#include "parts/rgb/cells_rgb.h"

#include "bench/look.h"
#include "term/digit.h"
#include "term/theme.h"

enum { BLUE, GREEN, RED, COLOURS = 8 };

/* A short flash is no colour: what shines less than this looks black. */
enum { DARK_BELOW = 64 };

/* By the bits of the lights that shine. */
static const uint32_t lens[COLOURS] = {
    THEME_LENS_OFF, THEME_LENS_BLUE, THEME_LENS_GREEN, THEME_LENS_CYAN,
    THEME_LENS_RED, THEME_LENS_MAGENTA, THEME_LENS_YELLOW, THEME_LENS_WHITE,
};

static int brightest_of_three(const uint8_t brightness[3])
{
    int most = 0;

    for (int i = BLUE; i <= RED; i++)
        most = brightness[i] > most ? brightness[i] : most;
    return most;
}

/* The bits of the lights that count: at least half as bright as the brightest.
 * 0 if all are dark. */
static int mixed_colour(const uint8_t brightness[3])
{
    int mix = 0, most = brightest_of_three(brightness);

    for (int i = BLUE; i <= RED; i++)
        if (most > 0 && 2 * brightness[i] >= most)
            mix |= 1 << i;
    return mix;
}

char cells_rgb_letter(const uint8_t brightness[3])
{
    return reading_colours[brightest_of_three(brightness) < DARK_BELOW
                        ? 0 : mixed_colour(brightness)];
}

static uint32_t lens_colour(const uint8_t brightness[3])
{
    return term_screen_mix(THEME_LENS_OFF, lens[mixed_colour(brightness)],
                           term_digit_level(brightest_of_three(brightness)));
}

/* Black on bright colours, white on the others, by a weighted sum of red, green
 * and blue of which 8 * 255 is white. */
static uint32_t ink_on_lens(uint32_t colour)
{
    uint32_t light = 2 * (colour >> 16 & 0xff) + 5 * (colour >> 8 & 0xff)
                   + (colour & 0xff);

    return light > 8 * 120 ? THEME_ON_LENS_LIT : THEME_ON_LENS;
}

/* With colour: whether half a cell is inside the disc, in doubled units from
 * its middle. The smallest LED is a square, as large as it can be. */
static int is_disc(struct term_box box, int x, int half)
{
    int across = 2 * x - (box.width - 1);
    int down = 2 * half - (2 * box.height - 1);

    if (box.width <= 3)
        return down * down <= box.width * box.width;
    return across * across + down * down <= box.width * box.width - 2;
}

/* At the left and right end of the disc half columns make it rounder. */
static uint32_t disc_glyph(struct term_box box, int x, int y)
{
    int upper = is_disc(box, x, 2 * y), lower = is_disc(box, x, 2 * y + 1);

    if (box.width > 3 && upper && lower && x % (box.width - 1) == 0)
        return x == 0 ? TERM_RIGHT : TERM_LEFT;
    return upper && lower ? TERM_FULL : upper ? TERM_UPPER
         : lower ? TERM_LOWER : ' ';
}

/* Without colour and dark: a ring. */
static uint32_t ring_glyph(struct term_box box, int x, int y)
{
    int right = box.width - 1, bottom = box.height - 1;

    if (y == 0 && (x == 0 || x == right))
        return x == 0 ? TERM_ROUND_NW : TERM_ROUND_NE;
    if (y == bottom && (x == 0 || x == right))
        return x == 0 ? TERM_ROUND_SW : TERM_ROUND_SE;
    if (y == 0 || y == bottom)
        return TERM_ACROSS;
    return x == 0 || x == right ? TERM_DOWN : ' ';
}

/* A lit one without half cells is filled in the shade of its brightness. */
static uint32_t lens_cell_glyph(const struct term_screen *screen,
                                struct term_box box, int x, int y, int level)
{
    if (term_screen_has_halves(screen))
        return disc_glyph(box, x, y);
    if (level < DARK_BELOW)
        return ring_glyph(box, x, y);
    return level >= 200 || screen->depth != TERM_NO_COLOUR ? TERM_FULL
         : level >= 128 ? TERM_SHADE_HIGH : TERM_SHADE_MID;
}

void cells_rgb_draw(struct term_screen *screen, struct term_box box,
                    const uint8_t brightness[3], uint32_t ground)
{
    struct term_style style = {lens_colour(brightness), ground, 0};
    struct term_style letter = {ink_on_lens(style.fg), style.fg, 1};
    int level = brightest_of_three(brightness);

    for (int y = 0; y < box.height; y++)
        for (int x = 0; x < box.width; x++)
            term_screen_put(screen, box.left + x, box.top + y,
                            lens_cell_glyph(screen, box, x, y, level), style);
    if (!screen->is_utf8 && screen->depth != TERM_NO_COLOUR)
        letter = (struct term_style){style.fg, ground, 1};
    term_screen_put(screen, box.left + box.width / 2,
                    box.top + box.height / 2,
                    (unsigned char)cells_rgb_letter(brightness), letter);
}
