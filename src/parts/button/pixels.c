/* pixels.c - push buttons: a round cap in a metal body on a circuit
 * board, a key cap on a keyboard.
 *
 * Which of the two it is follows from the ground that it lies on. The still
 * side draws it released; the live side draws only what is pressed or held by
 * a latch, over that. A latch is a mark of the player's, not of the board: a
 * ring or a frame in a colour that no board has.
 */
#include "parts/pixels_shared.h"

static struct canvas_spot shift_spot(struct canvas_spot at, int x, int y)
{
    return (struct canvas_spot){at.x + x, at.y + y};
}

/* On a circuit board */

/* The largest square in the middle of its place. */
static struct canvas_box square_body(const struct layout *layout, int part)
{
    struct canvas_spot at = painter_centre(layout, part);
    int side = pixels_short_side(layout->part[part]);

    return (struct canvas_box){at.x - side / 2, at.y - side / 2, side, side};
}

static void draw_button_legs(struct canvas *canvas, struct canvas_box body)
{
    int width = body.width / 12, height = body.height / 7;

    for (int i = 0; i < 4; i++) {
        struct canvas_box leg = {
            i & 1 ? body.left + body.width - width / 4
                  : body.left - width * 3 / 4,
            body.top + body.height * (i & 2 ? 8 : 2) / 10 - height / 2,
            width, height};

        canvas_round_shaded(canvas, leg, width / 4,
                            CANVAS_SOLID(PALETTE_METAL_HIGH),
                            CANVAS_SOLID(PALETTE_METAL_LOW));
    }
}

static void draw_rivets(struct canvas *canvas, struct canvas_box body)
{
    int inset = body.width * 13 / 100, radius = body.width * 5 / 100;

    for (int i = 0; i < 4; i++) {
        struct canvas_spot at = {
            i & 1 ? body.left + body.width - inset : body.left + inset,
            i & 2 ? body.top + body.height - inset : body.top + inset};

        canvas_disc(canvas, at, radius, CANVAS_SOLID(PALETTE_METAL_EDGE));
        canvas_disc(canvas, shift_spot(at, -radius / 4, -radius / 4),
                    radius * 3 / 4, CANVAS_SOLID(PALETTE_CAP_HIGH));
    }
}

/* A metal frame with a bevelled edge, on four legs. */
static void draw_metal_body(struct canvas *canvas, const struct layout *layout,
                            struct canvas_box body)
{
    int radius = body.width / 12, edge = painter_mm(layout, 2);

    canvas_shadow(canvas, body, radius, painter_mm(layout, 10), 130);
    draw_button_legs(canvas, body);
    canvas_round(canvas, body, radius, CANVAS_SOLID(PALETTE_METAL_EDGE));
    canvas_round_shaded(canvas, canvas_box_inside(body, edge / 2), radius,
                        CANVAS_SOLID(PALETTE_METAL_HIGH),
                        CANVAS_SOLID(PALETTE_METAL_LOW));
    canvas_round_shaded(canvas, canvas_box_inside(body, edge * 3 / 2),
                        radius, CANVAS_SOLID(PALETTE_METAL),
                        CANVAS_SOLID(0xa3a9af));
    draw_rivets(canvas, body);
}

/* Percentages of the body's width keep the shape at every size. Pressed, the
 * cap is smaller and moves down into its own shadow; released, it casts one
 * and catches light on its top. */
static void draw_round_cap(struct canvas *canvas, struct canvas_box body,
                           int is_down)
{
    struct canvas_spot at = pixels_middle(body);
    int radius = body.width * 35 / 100, step = body.width * 3 / 100;

    canvas_disc(canvas, at, radius + step, CANVAS_SOLID(0x5d6268));
    canvas_disc(canvas, at, radius + step / 2, CANVAS_SOLID(0x0c0d0e));
    if (is_down) {
        at = shift_spot(at, step / 2, step / 2);
        radius -= step;
        canvas_ball(canvas, at, radius, CANVAS_SOLID(PALETTE_CAP_DOWN),
                    CANVAS_SOLID(0x12263c));
        canvas_ring(canvas, at, radius, step, CANVAS_SOLID(0x0e1c2c));
        return;
    }
    canvas_disc(canvas, shift_spot(at, step * 3 / 2, step * 2), radius,
                canvas_fade(CANVAS_SOLID(0), 90));
    at = shift_spot(at, -step / 2, -step);
    canvas_ball(canvas, at, radius, CANVAS_SOLID(PALETTE_CAP_HIGH),
                CANVAS_SOLID(PALETTE_CAP_LOW));
    canvas_ball(canvas, shift_spot(at, -step / 3, -step / 3), radius * 3 / 4,
                CANVAS_SOLID(0x5b5f66), CANVAS_SOLID(PALETTE_CAP));
}

/* Around the cap, so that pressed and latched can be told apart. */
static void draw_latch(struct canvas *canvas, struct canvas_box body)
{
    int radius = body.width * 40 / 100;

    canvas_ring(canvas, pixels_middle(body), radius, body.width * 6 / 100,
                CANVAS_SOLID(PALETTE_LATCH));
}

/* On a keyboard */

static const struct {
    const char *group;
    int x, y;
} arrow_keys[] = {
    {"UP", 0, -1}, {"DOWN", 0, 1}, {"LEFT", -1, 0}, {"RIGHT", 1, 0},
};

/* An arrow in 32nds of the cap's size, from its tip round: along it, and to
 * its side. (x, y) of a key turns this to its direction. */
enum { ARROW_CORNERS = 7 };
static const int arrow[ARROW_CORNERS][2] = {
    {10, 0}, {0, 9}, {0, 3}, {-9, 3}, {-9, -3}, {0, -3}, {0, -9},
};

static void draw_arrow_head(struct canvas *canvas, struct canvas_box top,
                            int x, int y)
{
    int unit = pixels_short_side(top) / 32;
    struct canvas_spot corners[ARROW_CORNERS];

    for (int i = 0; i < ARROW_CORNERS; i++) {
        int along = arrow[i][0] * unit, side = arrow[i][1] * unit;

        corners[i].x = top.left + top.width / 2 + x * along - y * side;
        corners[i].y = top.top + top.height / 2 + y * along + x * side;
    }
    canvas_polygon(canvas, corners, ARROW_CORNERS,
                   CANVAS_SOLID(PALETTE_LEGEND));
}

/* The part's group as it is printed on key caps, "Enter" for ENTER. Returns 0
 * and draws nothing where letters would be too small to read. */
static int draw_word(struct canvas *canvas, struct canvas_box top,
                     const char *word)
{
    struct letter_style style = {0, CANVAS_SOLID(PALETTE_LEGEND),
                                 LETTER_CENTRE, 0};
    char legend[PART_NAME_MAX];
    struct text to;
    int letters = 0;

    text_begin(&to, legend, sizeof legend);
    for (; *word; word++, letters++)
        text_put_char(&to, (char)(letters && *word >= 'A' && *word <= 'Z'
                                  ? *word - 'A' + 'a' : *word));
    style.height = letter_height_for(letters, top.width * 19 / 20,
                                     top.height * 46 / 100);
    if (style.height)
        letter_fit(canvas, top, legend, &style);
    return style.height != 0;
}

/* Signs for keys whose word is too small to read: a path in 32nds of the
 * cap's size, from its middle. */
static const struct {
    const char *group;
    int count, path[6][2];
} signs[] = {
    {"SPACE", 4, {{-9, 0}, {-9, 4}, {9, 4}, {9, 0}}},
    {"ENTER", 6, {{8, -7}, {8, 2}, {-8, 2}, {-3, -3}, {-8, 2}, {-3, 7}}},
};

static void draw_sign(struct canvas *canvas, struct canvas_box top,
                      const char *group)
{
    int unit = pixels_short_side(top) / 32;
    struct canvas_spot at = pixels_middle(top);

    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++)
        for (int k = 1; text_same(signs[i].group, group)
                        && k < signs[i].count; k++)
            canvas_line(canvas,
                        shift_spot(at, signs[i].path[k - 1][0] * unit,
                                   signs[i].path[k - 1][1] * unit),
                        shift_spot(at, signs[i].path[k][0] * unit,
                                   signs[i].path[k][1] * unit),
                        3 * unit, CANVAS_SOLID(PALETTE_LEGEND));
}

/* Arrows are always drawn: their words would be longer than the cap. */
static void draw_legend(struct canvas *canvas, struct canvas_box top,
                        const struct part *part)
{
    for (size_t i = 0; i < sizeof arrow_keys / sizeof arrow_keys[0]; i++)
        if (text_same(arrow_keys[i].group, part->group)) {
            draw_arrow_head(canvas, top, arrow_keys[i].x, arrow_keys[i].y);
            return;
        }
    if (!draw_word(canvas, top, part->group))
        draw_sign(canvas, top, part->group);
}

/* A cap seen from above and a little from the front: its sides below, its
 * top with the legend on them. Pressed, it loses height and turns blue. */
static void draw_key_cap(struct canvas *canvas, const struct layout *layout,
                         int part, int is_down, int is_latched)
{
    struct canvas_box box = layout->part[part], top;
    int radius = painter_mm(layout, 12), rise = painter_mm(layout, 12);
    int side = painter_mm(layout, 8);

    canvas_round(canvas, canvas_box_inside(box, -painter_mm(layout, 5)),
                 radius, CANVAS_SOLID(0x0d0e10));
    if (is_down) {
        box.top += rise / 2;
        box.height -= rise / 2;
        rise /= 3;
    }
    canvas_round_shaded(canvas, box, radius,
                        CANVAS_SOLID(PALETTE_KEYCAP_LOW),
                        CANVAS_SOLID(PALETTE_KEYCAP_SIDE));
    top = (struct canvas_box){box.left + side, box.top + side / 2,
                              box.width - 2 * side,
                              box.height - side / 2 - rise - side / 2};
    canvas_round_shaded(canvas, top, radius * 3 / 4,
                        CANVAS_SOLID(is_down ? 0xbfd6ee : PALETTE_KEYCAP_HIGH),
                        CANVAS_SOLID(is_down ? 0x9dbbd9
                                             : 0xe4dfd4));
    draw_legend(canvas, top, painter_part(layout, part));
    if (is_latched)
        canvas_frame(canvas, top, radius * 3 / 4, painter_mm(layout, 7),
                     CANVAS_SOLID(PALETTE_LATCH));
}

/* Both */

static void draw_cap_or_key(struct canvas *canvas, const struct layout *layout,
                            int part, int is_down, int is_latched)
{
    struct canvas_box body = square_body(layout, part);

    if (painter_ground(layout, part) == GROUND_KEYBOARD) {
        draw_key_cap(canvas, layout, part, is_down, is_latched);
        return;
    }
    draw_round_cap(canvas, body, is_down);
    if (is_latched)
        draw_latch(canvas, body);
}

static void paint_released_button(struct canvas *canvas,
                                  const struct layout *layout, int part)
{
    if (painter_ground(layout, part) != GROUND_KEYBOARD)
        draw_metal_body(canvas, layout, square_body(layout, part));
    draw_cap_or_key(canvas, layout, part, 0, 0);
}

static void paint_pressed_button(struct canvas *canvas,
                                 const struct layout *layout, int part,
                                 const struct scene *scene)
{
    int is_down = painter_is_on(layout, part, scene);
    int is_latched = painter_is_latched(layout, part, scene);

    if (is_down || is_latched)
        draw_cap_or_key(canvas, layout, part, is_down, is_latched);
}

static int has_press_changed(const struct layout *layout, int part,
                             const struct scene *a, const struct scene *b)
{
    return painter_is_on(layout, part, a) != painter_is_on(layout, part, b)
        || painter_is_latched(layout, part, a)
           != painter_is_latched(layout, part, b);
}

const struct painter button_pixels = {
    .still = paint_released_button,
    .live = paint_pressed_button,
    .differs = has_press_changed,
    PIXELS_ON_SILK,
    .copper = COPPER_FROM,
};
