/* pixels.c - a chip with legs on all four sides, its name on its back;
 * one whose legs have names is drawn with two rows of them (package.c). */
#include "draw/package.h"

#include <string.h>

enum { PITCH_MM = 8, LEG_MM = 9,        /* tenths */
       PITCH_LEAST = 3 * CANVAS_PX };   /* else they cannot be told apart */

struct chip {                           /* one drawing */
    struct canvas *canvas;
    struct canvas_box box, body;
    int leg;                            /* its length */
    int mm;                             /* sub-pixels */
};

/* Legs */

static void draw_leg(const struct chip *self, struct canvas_box box)
{
    struct canvas_box shadow = box;

    shadow.left += self->mm / 8;
    shadow.top += self->mm / 6;
    canvas_round(self->canvas, shadow, 0, 0x38000000);
    canvas_round_shaded(self->canvas, box, 0, CANVAS_SOLID(PACKAGE_LEG_LIT),
                        CANVAS_SOLID(PACKAGE_LEG_SHADE));
}

/* How many fit a side, and what is between them: whole pixels, so that all
 * look the same. */
static int pitch_of(const struct chip *self)
{
    int pitch = self->mm * PITCH_MM / 10;

    pitch = (pitch + CANVAS_PX / 2) / CANVAS_PX * CANVAS_PX;
    return pitch < PITCH_LEAST ? PITCH_LEAST : pitch;
}

static int count_on(const struct chip *self, int side)
{
    int room = side - 2 * self->leg;

    return room > 0 ? room / pitch_of(self) : 0;
}

/* Of a row of legs along a side: where number i begins. */
static int leg_at(const struct chip *self, int from, int side, int i)
{
    int pitch = pitch_of(self), all = count_on(self, side) * pitch;
    int at = from + (side - all) / 2 + i * pitch + pitch / 4;

    return (at + CANVAS_PX / 2) / CANVAS_PX * CANVAS_PX;
}

static void draw_legs_across(const struct chip *self)
{
    int thick = pitch_of(self) / 2;

    for (int i = 0; i < count_on(self, self->body.width); i++) {
        int x = leg_at(self, self->body.left, self->body.width, i);

        draw_leg(self, (struct canvas_box){x, self->box.top, thick,
                                           2 * self->leg});
        draw_leg(self, (struct canvas_box){
            x, self->box.top + self->box.height - 2 * self->leg, thick,
            2 * self->leg});
    }
}

static void draw_legs_down(const struct chip *self)
{
    int thick = pitch_of(self) / 2;

    for (int i = 0; i < count_on(self, self->body.height); i++) {
        int y = leg_at(self, self->body.top, self->body.height, i);

        draw_leg(self, (struct canvas_box){self->box.left, y, 2 * self->leg,
                                           thick});
        draw_leg(self, (struct canvas_box){
            self->box.left + self->box.width - 2 * self->leg, y,
            2 * self->leg, thick});
    }
}

/* The body */

static void draw_body(const struct chip *self)
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

/* Leg 1 is at the upper left. */
static void draw_dot(const struct chip *self)
{
    struct canvas_spot at = {self->body.left + self->mm * 3 / 2,
                             self->body.top + self->mm * 3 / 2};

    canvas_disc(self->canvas, at, self->mm * 6 / 10, 0xff0c0e10);
    canvas_ring(self->canvas, at, self->mm * 6 / 10, self->mm / 8,
                0x28ffffff);
}

static void draw_line(const struct chip *self, const char *text, int top,
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

    draw_line(self, name, middle - high, high, PACKAGE_LASER);
    draw_line(self, does, middle + high / 4, high * 3 / 4, PACKAGE_FAINT);
}

static void draw_flat(struct canvas *canvas, const struct layout *layout,
                      int part)
{
    struct chip self = {.canvas = canvas, .box = layout->part[part],
                        .leg = painter_mm(layout, LEG_MM),
                        .mm = painter_mm(layout, 10)};

    self.body = canvas_box_inside(self.box, self.leg);
    draw_legs_across(&self);
    draw_legs_down(&self);
    draw_body(&self);
    draw_dot(&self);
    draw_print(&self, painter_part(layout, part)->group,
               layout->machine->name);
}

static void still(struct canvas *canvas, const struct layout *layout,
                  int part)
{
    const struct board_package *package = package_of(layout, part);

    if (package)
        package_draw(canvas, layout, part, package);
    else
        draw_flat(canvas, layout, part);
}

const struct painter chip_pixels = {
    .still = still,
    .halo = PAINTER_HALO,
    .has_name = 1,
    .copper = COPPER_TO,
};
