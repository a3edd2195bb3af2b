/* pixels.c - slide switches: a knob in the slot of a metal body.
 *
 * The still side has it down; one that is up is drawn over that as a whole
 * slot, which covers the knob below.
 */
#include "parts/pixels_shared.h"

enum { PERCENT = 100 };

/* Percentages of the body: the slot keeps its shape at every size. */
static struct canvas_box slot_of(struct canvas_box body)
{
    int side = body.width * 17 / PERCENT, end = body.height * 9 / PERCENT;

    return (struct canvas_box){body.left + side, body.top + end,
                               body.width - 2 * side,
                               body.height - 2 * end};
}

static void draw_switch_body(struct canvas *canvas, const struct layout *layout,
                             struct canvas_box body)
{
    int radius = painter_mm(layout, 5), edge = painter_mm(layout, 1);

    edge = edge < CANVAS_PX / 2 ? CANVAS_PX / 2 : edge;
    canvas_shadow(canvas, body, radius, painter_mm(layout, 9), 130);
    canvas_round(canvas, body, radius, CANVAS_SOLID(PALETTE_METAL_EDGE));
    canvas_round_shaded(canvas, canvas_box_inside(body, edge), radius,
                        CANVAS_SOLID(PALETTE_METAL_HIGH),
                        CANVAS_SOLID(PALETTE_METAL_LOW));
}

/* Ridges for the fingernail, at least a pixel wide each. */
static void draw_ridges(struct canvas *canvas, struct canvas_box knob)
{
    int inset = knob.width / 5, width = knob.height / 14;

    width = width < CANVAS_PX ? CANVAS_PX : width;
    for (int i = 1; i <= 3; i++) {
        int y = knob.top + knob.height * (2 * i + 1) / 9;
        struct canvas_box ridge = {knob.left + inset, y,
                                   knob.width - 2 * inset, width};

        canvas_round(canvas, ridge, 0, CANVAS_SOLID(0x9aa0a6));
    }
}

/* A little less than half the slot, at its upper or its lower end. */
static void draw_ridged_knob(struct canvas *canvas, const struct layout *layout,
                             struct canvas_box slot, int is_up)
{
    int inset = painter_mm(layout, 2), radius = painter_mm(layout, 4);
    struct canvas_box knob = canvas_box_inside(slot, inset);

    knob.height = slot.height * 47 / PERCENT;
    if (!is_up)
        knob.top = slot.top + slot.height - inset - knob.height;
    canvas_shadow(canvas, knob, radius, painter_mm(layout, 4), 160);
    canvas_round(canvas, knob, radius, CANVAS_SOLID(0x6d7278));
    canvas_round_shaded(canvas, canvas_box_inside(knob, inset / 3), radius,
                        CANVAS_SOLID(PALETTE_KNOB_HIGH),
                        CANVAS_SOLID(PALETTE_KNOB_LOW));
    draw_ridges(canvas, knob);
}

static void draw_slot_and_knob(struct canvas *canvas,
                               const struct layout *layout, int part, int is_up)
{
    struct canvas_box slot = slot_of(layout->part[part]);

    canvas_round(canvas, slot, painter_mm(layout, 4),
                 CANVAS_SOLID(PALETTE_SLOT));
    draw_ridged_knob(canvas, layout, slot, is_up);
}

static void paint_switch_down(struct canvas *canvas,
                              const struct layout *layout, int part)
{
    draw_switch_body(canvas, layout, layout->part[part]);
    draw_slot_and_knob(canvas, layout, part, 0);
}

static void paint_switch_up(struct canvas *canvas, const struct layout *layout,
                            int part, const struct scene *scene)
{
    if (painter_is_on(layout, part, scene))
        draw_slot_and_knob(canvas, layout, part, 1);
}

static int has_switch_moved(const struct layout *layout, int part,
                            const struct scene *a, const struct scene *b)
{
    return painter_is_on(layout, part, a) != painter_is_on(layout, part, b);
}

const struct painter switch_pixels = {
    .still = paint_switch_down,
    .live = paint_switch_up,
    .differs = has_switch_moved,
    PIXELS_ON_SILK,
    .copper = COPPER_FROM,
    .is_in_rows = 1,
    .key_is_above = 1,
};
