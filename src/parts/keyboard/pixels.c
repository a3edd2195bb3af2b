/* pixels.c - a small keyboard for any character: which key it was is
 * seen while its strobe lasts.
 *
 * It has fewer keys than there are characters, and no legends: a character
 * presses the key of its code modulo their number, which is enough to see
 * that something is typed, and that it was another key than before.
 */
#include "parts/pixels_shared.h"

enum { ROWS = 3, COLUMNS = 8, DATA_BITS = 8 };

static struct canvas_box key_box(const struct layout *layout, int part,
                                 int key)
{
    struct canvas_box body = canvas_box_inside(layout->part[part],
                                               painter_mm(layout, 10));
    int width = body.width / COLUMNS, height = body.height / ROWS;

    return canvas_box_inside(
        (struct canvas_box){body.left + width * (key % COLUMNS),
                            body.top + height * (key / COLUMNS), width,
                            height},
        painter_mm(layout, 2));
}

static void draw_blank_key(struct canvas *canvas, const struct layout *layout,
                           struct canvas_box box, int is_down)
{
    canvas_round_shaded(
        canvas, box, painter_mm(layout, 4),
        CANVAS_SOLID(is_down ? PALETTE_CAP_DOWN : PALETTE_KEYCAP_HIGH),
        CANVAS_SOLID(is_down ? 0x1b3a5c : PALETTE_KEYCAP_LOW));
}

static void paint_keyboard(struct canvas *canvas, const struct layout *layout,
                           int part)
{
    struct canvas_box body = layout->part[part];
    int radius = painter_mm(layout, 8);

    canvas_shadow(canvas, body, radius, painter_mm(layout, 10), 130);
    canvas_round_shaded(canvas, body, radius,
                        CANVAS_SOLID(PALETTE_CASE_HIGH),
                        CANVAS_SOLID(PALETTE_CASE_LOW));
    for (int i = 0; i < ROWS * COLUMNS; i++)
        draw_blank_key(canvas, layout, key_box(layout, part, i), 0);
}

/* The key that is down, or -1: the strobe follows the bits of the character.
 * Without it those bits are left over from the last one. */
static int key_down(const struct layout *layout, int part,
                    const struct scene *scene)
{
    unsigned pin = (unsigned)painter_part(layout, part)->pin;

    if (!(scene->in & PIN(pin + DATA_BITS)))
        return -1;
    return (int)(pins_get(scene->in, pin, DATA_BITS) % (ROWS * COLUMNS));
}

static void paint_struck_key(struct canvas *canvas, const struct layout *layout,
                             int part, const struct scene *scene)
{
    int key = key_down(layout, part, scene);

    if (key >= 0)
        draw_blank_key(canvas, layout, key_box(layout, part, key), 1);
}

static int has_struck_key_changed(const struct layout *layout, int part,
                                  const struct scene *a, const struct scene *b)
{
    return key_down(layout, part, a) != key_down(layout, part, b);
}

const struct painter keyboard_pixels = {
    .still = paint_keyboard,
    .live = paint_struck_key,
    .differs = has_struck_key_changed,
    PIXELS_ON_SILK,
};
