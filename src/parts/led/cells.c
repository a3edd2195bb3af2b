/* cells.c - an LED in cells: filled as brightly as it shines.
 *
 * With colour brightness is the colour's; without, a character of four shades
 * between brackets, [#].
 */
#include "term/cells.h"
#include "term/digit.h"
#include "term/theme.h"

static void set_led_size(const struct term_layout *layout,
                         const struct term_size *sizes, const struct part *part,
                         struct term_box *box)
{
    (void)layout;
    (void)part;
    box->width = sizes->led_width;
    box->height = sizes->led_height;
}

static uint32_t blend_led_colour(int brightness)
{
    return term_screen_mix(THEME_LED_OFF, THEME_LED_ON,
                           term_digit_level(brightness));
}

/* Brightness is 0..255. Below 16 it counts as dark: what leaks through for a
 * moment must not look like a light that is on. */
static uint32_t shade_for_level(int brightness)
{
    return brightness >= 200 ? TERM_FULL : brightness >= 128 ? TERM_SHADE_HIGH
         : brightness >= 64 ? TERM_SHADE_MID : brightness >= 16
         ? TERM_SHADE_LOW : ' ';
}

/* With half blocks the outer columns are half filled, which makes about a
 * square of a box that is wider than high. */
static uint32_t led_glyph(const struct term_drawing *self, int x, int width,
                          int brightness)
{
    if (term_cells_has_pixels(self))
        return x == 0 ? TERM_RIGHT : x == width - 1 ? TERM_LEFT : TERM_FULL;
    if (x == 0 || x == width - 1)
        return x == 0 ? '[' : ']';
    return term_cells_has_colour(self) ? TERM_FULL
                                       : shade_for_level(brightness);
}

static void draw_led_block(const struct term_drawing *self, int part)
{
    struct term_box box = term_cells_box(self, part);
    int brightness =
        self->scene->brightness[term_cells_part(self, part)->light];

    for (int y = 0; y < box.height; y++)
        for (int x = 0; x < box.width; x++)
            term_cells_put(self, box.left + x, box.top + y,
                           led_glyph(self, x, box.width, brightness),
                           blend_led_colour(brightness),
                           term_cells_ground(self, part));
}

const struct term_cells led_cells = {
    .size = set_led_size,
    .draw = draw_led_block,
    .below = 1,
    .is_named = 1,
    .is_on_panel = 1,
    .is_dense = 1,
};
