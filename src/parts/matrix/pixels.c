/* pixels.c - an array of LEDs in two colours under a board's squares.
 *
 * Green and red together are amber. Files and ranks stand in the frame that
 * the layout leaves below and beside the squares. Squares are numbered as in
 * layout.h, from a1 row by row; square i has lights 2 i (green) and 2 i + 1
 * (red) of the part.
 *
 * It is the part with most pixels that change: a move redraws only the
 * squares that differ.
 */
#include "draw/glow.h"
#include "parts/pixels_shared.h"

enum { SIDE = MATRIX_SIDE, SQUARES = SIDE * SIDE, GREEN = 0, RED = 1 };

enum { FRAME_TOP = 0x31363b, FRAME_BOTTOM = 0x1c2024, FRAME_INK = 0xaab4bc,
       BLACK = 0x14181c, WHITE = 0x5a625c,
       LENS_BLACK = 0x2d343a, LENS_WHITE = 0x646c66,
       LIT_GREEN = 0x2eea5c, LIT_RED = 0xff3524, LIT_AMBER = 0xffb01c,
       CORE = 0x808080 };

/* a1 is black, as on every board of checkers or chess. */
static int is_black_square(int square)
{
    return (square / SIDE + square % SIDE) % 2 == 0;
}

/* A lens leaves a rim of its square to be seen, for the board's pattern. */
static int radius_in(struct canvas_box box)
{
    return pixels_short_side(box) * 36 / 100;
}

/* The board */

/* From the upper left of a8 to the lower right of h1. */
static struct canvas_box field_of(const struct layout *layout, int part)
{
    struct canvas_box a8 = layout_square_box(layout, part, SQUARES - SIDE);
    struct canvas_box h1 = layout_square_box(layout, part, SIDE - 1);

    return (struct canvas_box){a8.left, a8.top,
                               h1.left + h1.width - a8.left,
                               h1.top + h1.height - a8.top};
}

/* A frame around it, wider where letters stand. */
static struct canvas_box case_of(const struct layout *layout, int part)
{
    struct canvas_box field = field_of(layout, part);
    int wide = field.left - layout->part[part].left, narrow = wide / 2;

    return (struct canvas_box){field.left - wide, field.top - narrow,
                               field.width + wide + narrow,
                               field.height + wide + narrow};
}

static void draw_matrix_frame(struct canvas *canvas,
                              const struct layout *layout, int part)
{
    struct canvas_box body = case_of(layout, part), shadow = body;
    int mm = painter_mm(layout, 10);

    shadow.left += mm / 4;
    shadow.top += mm / 2;
    canvas_shadow(canvas, shadow, mm, mm, 120);
    canvas_round_shaded(canvas, body, mm, CANVAS_SOLID(FRAME_TOP),
                        CANVAS_SOLID(FRAME_BOTTOM));
    canvas_frame(canvas, body, mm, mm / 4, 0x26ffffff);
    canvas_round(canvas, canvas_box_inside(field_of(layout, part), -mm / 3),
                 mm / 3, 0xff0a0c0e);
}

/* A dark LED: a lens with a little light from the upper left. */
static void draw_lens(struct canvas *canvas, struct canvas_box box,
                      uint32_t rgb)
{
    struct canvas_spot at = pixels_middle(box);
    int radius = radius_in(box);
    struct canvas_spot shine = {at.x - radius * 3 / 8,
                                at.y - radius * 3 / 8};

    canvas_disc(canvas, at, radius + radius / 10, 0x30000000);
    canvas_ball(canvas, at, radius,
                canvas_mix(CANVAS_SOLID(rgb), 0xffffffff, 30),
                canvas_mix(CANVAS_SOLID(rgb), 0xff000000, 40));
    canvas_disc(canvas, shine, radius / 5, 0x30ffffff);
}

static void draw_dark_square(struct canvas *canvas, const struct layout *layout,
                             int part, int square)
{
    struct canvas_box box = layout_square_box(layout, part, square);

    canvas_round(canvas, box, 0,
                 CANVAS_SOLID(is_black_square(square) ? BLACK : WHITE));
    draw_lens(canvas, box, is_black_square(square) ? LENS_BLACK : LENS_WHITE);
}

/* Below a file or beside a rank, in what is there of the frame. */
static void draw_frame_letter(struct canvas *canvas, struct canvas_box box,
                              char letter)
{
    char text[2] = {letter, 0};
    int most = pixels_short_side(box) * 3 / 4;
    struct letter_style style = {
        .height = letter_height_for(1, box.width, most),
        .colour = CANVAS_SOLID(FRAME_INK), .align = LETTER_CENTRE};

    if (style.height)
        letter_fit(canvas, box, text, &style);
}

static void draw_frame_letters(struct canvas *canvas,
                               const struct layout *layout, int part)
{
    struct canvas_box body = case_of(layout, part);
    struct canvas_box field = field_of(layout, part);
    int wide = field.left - body.left;

    for (int i = 0; i < SIDE; i++) {
        struct canvas_box file = layout_square_box(layout, part, i);
        struct canvas_box rank = layout_square_box(layout, part, i * SIDE);

        draw_frame_letter(canvas, (struct canvas_box){
            file.left, field.top + field.height, file.width, wide},
            (char)('a' + i));
        draw_frame_letter(canvas, (struct canvas_box){
            body.left, rank.top, wide, rank.height},
            (char)('1' + i));
    }
}

static void print_matrix_name(struct canvas *canvas,
                              const struct layout *layout, int part)
{
    struct canvas_box body = case_of(layout, part);
    char name[PART_NAME_MAX];
    struct letter_style style = {
        .height = painter_name(layout, part, name),
        .colour = CANVAS_SOLID(PALETTE_SILK), .align = LETTER_CENTRE};

    if (style.height)
        letter_draw(canvas, (struct canvas_spot){
            body.left + body.width / 2,
            body.top + body.height + painter_mm(layout, 8)}, name, &style);
}

static void paint_dark_squares(struct canvas *canvas,
                               const struct layout *layout, int part)
{
    draw_matrix_frame(canvas, layout, part);
    for (int i = 0; i < SQUARES; i++)
        draw_dark_square(canvas, layout, part, i);
    draw_frame_letters(canvas, layout, part);
    print_matrix_name(canvas, layout, part);
}

/* The light */

/* The weaker of the two lights, in proportion to the stronger, says how far
 * the mix is on its way to amber. One of them must be lit. */
static uint32_t two_light_colour(int green, int red)
{
    uint32_t amber = CANVAS_SOLID(LIT_AMBER);

    if (green >= red)
        return canvas_mix(CANVAS_SOLID(LIT_GREEN), amber,
                          255 * red / green);
    return canvas_mix(CANVAS_SOLID(LIT_RED), amber, 255 * green / red);
}

static void draw_lit_lens(struct canvas *canvas, struct canvas_box box,
                          uint32_t colour, int level)
{
    struct canvas_spot at = pixels_middle(box);
    int radius = radius_in(box);
    struct canvas_spot shine = {at.x - radius * 3 / 8,
                                at.y - radius * 3 / 8};

    canvas_ball(canvas, at, radius,
                canvas_fade(canvas_mix(colour, 0xffffffff, 40), level),
                canvas_fade(canvas_mix(colour, 0xff000000, 40), level));
    canvas_glow(canvas, at, 0, radius * 80 / 100, CORE, level);
    canvas_disc(canvas, shine, radius / 5, canvas_fade(0xffffffff,
                                                       level / 3));
}

/* How far the light of a square goes from its middle: into its neighbours,
 * not through them. Redrawing relies on this bound. */
static int glow_reach(struct canvas_box box)
{
    return box.width * 7 / 8;
}

/* As bright as the stronger of its two lights. */
static void light_square(struct canvas *canvas, const struct layout *layout,
                         int part, int square, const uint8_t *brightness)
{
    struct canvas_box box = layout_square_box(layout, part, square);
    int green = painter_light(brightness[GREEN]);
    int red = painter_light(brightness[RED]);
    int level = green > red ? green : red;

    if (!level)
        return;
    glow_around(canvas, layout, part, pixels_middle(box),
                radius_in(box) * 7 / 8, glow_reach(box),
                two_light_colour(green, red), level / 3);
    draw_lit_lens(canvas, box, two_light_colour(green, red), level);
}

/* A dark frame below the coloured one keeps it visible on a lit square. */
static void draw_pointed(struct canvas *canvas, const struct layout *layout,
                         int part, int square)
{
    struct canvas_box box = layout_square_box(layout, part, square);
    int width = box.width / 12;

    if (width < 3 * CANVAS_PX / 2)
        width = 3 * CANVAS_PX / 2;
    canvas_frame(canvas, box, 2 * width, width + width / 2, 0x90000000);
    canvas_frame(canvas, box, 2 * width, width, CANVAS_SOLID(PALETTE_KEY));
}

static void paint_lit_squares(struct canvas *canvas,
                              const struct layout *layout, int part,
                              const struct scene *scene)
{
    const uint8_t *brightness = scene->brightness
                              + painter_part(layout, part)->light;

    for (int i = 0; i < SQUARES; i++)
        light_square(canvas, layout, part, i, brightness + 2 * i);
    if (scene->pointed >= 0 && scene->pointed < SQUARES)
        draw_pointed(canvas, layout, part, scene->pointed);
}

static int has_board_changed(const struct layout *layout, int part,
                             const struct scene *a, const struct scene *b)
{
    return a->pointed != b->pointed
        || painter_lights_differ(layout, part, a, b);
}

/* By steps that an eye can tell apart (painter_light), as has_board_changed
 * does for the whole. */
static int square_differs(const struct layout *layout, int part, int square,
                          const struct scene *a, const struct scene *b)
{
    int light = painter_part(layout, part)->light + 2 * square;

    for (int i = light; i < light + 2; i++)
        if (painter_light(a->brightness[i])
            != painter_light(b->brightness[i]))
            return 1;
    return (a->pointed == square) != (b->pointed == square);
}

/* All that the light of a square may have drawn on. */
static struct canvas_rect square_reach(const struct layout *layout, int part,
                                       int square)
{
    struct canvas_box box = layout_square_box(layout, part, square);
    struct canvas_spot at = pixels_middle(box);
    int reach = glow_reach(box);

    return canvas_rect_around((struct canvas_box){
        at.x - reach, at.y - reach, 2 * reach, 2 * reach});
}

/* A move is a few squares, each by itself. When there are more than fit, the
 * last rectangle grows around the rest: it may cover too much, never too
 * little. */
static int list_changed_squares(const struct layout *layout, int part,
                                const struct scene *a, const struct scene *b,
                                struct canvas_rect to[PAINTER_CHANGES])
{
    int count = 0;

    for (int i = 0; i < SQUARES; i++) {
        struct canvas_rect rect;

        if (!square_differs(layout, part, i, a, b))
            continue;
        rect = square_reach(layout, part, i);
        if (count < PAINTER_CHANGES)
            to[count++] = rect;
        else
            to[count - 1] = canvas_rect_join(to[count - 1], rect);
    }
    return count;
}

const struct painter matrix_pixels = {
    .still = paint_dark_squares,
    .live = paint_lit_squares,
    .differs = has_board_changed,
    .changed = list_changed_squares,
    .halo = 30,
    .has_name = 1,
};
