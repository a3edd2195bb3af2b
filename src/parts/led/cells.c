/* cells.c - an LED in cells: filled as brightly as it shines. */
#include "term/cells.h"
#include "term/digit.h"
#include "term/theme.h"

static void size(const struct term_layout *layout,
                 const struct term_size *of, const struct part *part,
                 struct term_box *box)
{
    (void)layout;
    (void)part;
    box->width = of->led_width;
    box->height = of->led_height;
}

static uint32_t colour_of(int brightness)
{
    return term_screen_mix(THEME_LED_OFF, THEME_LED_ON,
                           term_digit_level(brightness));
}

static uint32_t shade_of(int brightness)
{
    return brightness >= 200 ? TERM_FULL : brightness >= 128 ? TERM_SHADE_HIGH
         : brightness >= 64 ? TERM_SHADE_MID : brightness >= 16
         ? TERM_SHADE_LOW : ' ';
}

/* With colour the outer columns are half filled: about a square. */
static uint32_t glyph_at(const struct term_drawing *self, int x, int width,
                         int brightness)
{
    if (term_cells_has_pixels(self))
        return x == 0 ? TERM_RIGHT : x == width - 1 ? TERM_LEFT : TERM_FULL;
    if (x == 0 || x == width - 1)
        return x == 0 ? '[' : ']';
    return term_cells_has_colour(self) ? TERM_FULL : shade_of(brightness);
}

static void draw(const struct term_drawing *self, int part)
{
    struct term_box box = term_cells_box(self, part);
    int brightness =
        self->scene->brightness[term_cells_part(self, part)->light];

    for (int y = 0; y < box.height; y++)
        for (int x = 0; x < box.width; x++)
            term_cells_put(self, box.left + x, box.top + y,
                           glyph_at(self, x, box.width, brightness),
                           colour_of(brightness),
                           term_cells_ground(self, part));
}

const struct term_cells led_cells = {
    .size = size,
    .draw = draw,
    .below = 1,
    .is_named = 1,
    .is_on_panel = 1,
    .is_dense = 1,
};
