/* pixels.c - a chip with legs on all four sides, its name on its back;
 * one whose legs have names is drawn with two rows of them (package.c).
 *
 * It never changes: there is no live side. Legs are as many as fit, not as
 * many as the real package has, which would be a blur.
 */
#include "parts/chip/pixels_package.h"

#include <string.h>

#include "parts/pixels_shared.h"

enum { PITCH_MM = 8, LEG_MM = 9,        /* tenths */
       PITCH_LEAST = 3 * CANVAS_PX };   /* else they cannot be told apart */

struct chip {                           /* one drawing */
    struct canvas *canvas;
    struct canvas_box box, body;
    int leg;                            /* its length */
    int mm;                             /* sub-pixels */
};

/* Legs */

static void draw_chip_leg(const struct chip *self, struct canvas_box box)
{
    struct canvas_box shadow = box;

    shadow.left += self->mm / 8;
    shadow.top += self->mm / 6;
    canvas_round(self->canvas, shadow, 0, 0x38000000);
    canvas_round_shaded(self->canvas, box, 0, CANVAS_SOLID(PACKAGE_LEG_LIT),
                        CANVAS_SOLID(PACKAGE_LEG_SHADE));
}

/* From leg to leg: whole pixels, so that all look the same. */
static int leg_pitch(const struct chip *self)
{
    int pitch = pixels_snap(self->mm * PITCH_MM / 10);

    return pitch < PITCH_LEAST ? PITCH_LEAST : pitch;
}

/* How many legs fit a side, its corners left free. */
static int count_on(const struct chip *self, int side)
{
    int room = side - 2 * self->leg;

    return room > 0 ? room / leg_pitch(self) : 0;
}

/* Where leg i of a row begins; the row is centred on its side. A leg is half
 * a pitch thick, hence the quarter before it. */
static int leg_at(const struct chip *self, int from, int side, int i)
{
    int pitch = leg_pitch(self), all = count_on(self, side) * pitch;

    return pixels_snap(from + (side - all) / 2 + i * pitch + pitch / 4);
}

/* Legs begin at the edge of the part's place and end under the body, which is
 * drawn over them. */
static void draw_legs_across(const struct chip *self)
{
    int thick = leg_pitch(self) / 2;

    for (int i = 0; i < count_on(self, self->body.width); i++) {
        int x = leg_at(self, self->body.left, self->body.width, i);

        draw_chip_leg(self, (struct canvas_box){x, self->box.top, thick,
                                                2 * self->leg});
        draw_chip_leg(self, (struct canvas_box){
            x, self->box.top + self->box.height - 2 * self->leg, thick,
            2 * self->leg});
    }
}

static void draw_legs_down(const struct chip *self)
{
    int thick = leg_pitch(self) / 2;

    for (int i = 0; i < count_on(self, self->body.height); i++) {
        int y = leg_at(self, self->body.top, self->body.height, i);

        draw_chip_leg(self, (struct canvas_box){self->box.left, y,
                                                2 * self->leg, thick});
        draw_chip_leg(self, (struct canvas_box){
            self->box.left + self->box.width - 2 * self->leg, y,
            2 * self->leg, thick});
    }
}

/* The body */

/* Over the legs, so that they seem to come out from under it. */
static void draw_chip_body(const struct chip *self)
{
    struct canvas_box shadow = self->body;
    int edge = self->mm / 3;

    shadow.left += edge;
    shadow.top += edge;
    canvas_shadow(self->canvas, shadow, edge, 2 * edge, 110);
    canvas_round_shaded(self->canvas, self->body, edge,
                        CANVAS_SOLID(PACKAGE_TOP),
                        CANVAS_SOLID(PACKAGE_BOTTOM));
    canvas_frame(self->canvas, self->body, edge, edge, 0x1cffffff);
}

/* The mark of leg 1, at the upper left. */
static void draw_dot(const struct chip *self)
{
    struct canvas_spot at = {self->body.left + self->mm * 3 / 2,
                             self->body.top + self->mm * 3 / 2};

    canvas_disc(self->canvas, at, self->mm * 6 / 10, 0xff0c0e10);
    canvas_ring(self->canvas, at, self->mm * 6 / 10, self->mm / 8,
                0x28ffffff);
}

static void draw_print_line(const struct chip *self, const char *text, int top,
                            int height, uint32_t rgb)
{
    struct canvas_box box = {self->body.left, self->body.top + top,
                             self->body.width, height};
    struct letter_style style = {
        .height = letter_height_for((int)strlen(text) + 1, box.width,
                                    height),
        .colour = CANVAS_SOLID(rgb), .align = LETTER_CENTRE};

    if (style.height)
        letter_fit(self->canvas, box, text, &style);
}

/* Its name, and below it what it has been made to be. */
static void draw_print(const struct chip *self, const char *name,
                       const char *does)
{
    int high = self->mm * 3, middle = self->body.height / 2;

    draw_print_line(self, name, middle - high, high, PACKAGE_LASER);
    draw_print_line(self, does, middle + high / 4, high * 3 / 4, PACKAGE_FAINT);
}

static void draw_quad_package(struct canvas *canvas,
                              const struct layout *layout, int part)
{
    struct chip self = {.canvas = canvas, .box = layout->part[part],
                        .leg = painter_mm(layout, LEG_MM),
                        .mm = painter_mm(layout, 10)};

    self.body = canvas_box_inside(self.box, self.leg);
    draw_legs_across(&self);
    draw_legs_down(&self);
    draw_chip_body(&self);
    draw_dot(&self);
    draw_print(&self, painter_part(layout, part)->group,
               layout->machine->name);
}

static void paint_chip(struct canvas *canvas, const struct layout *layout,
                       int part)
{
    const struct board_package *package = pixels_package_of(layout, part);

    if (package)
        pixels_package_draw(canvas, layout, part, package);
    else
        draw_quad_package(canvas, layout, part);
}

const struct painter chip_pixels = {
    .still = paint_chip,
    .halo = PAINTER_HALO,
    .has_name = 1,
    .copper = COPPER_TO,
};
