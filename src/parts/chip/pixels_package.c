/* pixels_package.c - a chip with two rows of legs, and their names beside them.
 *
 *       Vdd -[ u ]- GND       Leg 1 is at the upper left, and they are
 *      phi1 -[   ]- red turn  counted down the left side and up the right.
 *      phi2 -[___]- ...       The names stand on a card below the chip.
 *
 * Called by the painter of chips for the one chip that the board's struct
 * board_package names. The card stays inside the chip's reach, which
 * layout_touch.c has widened for it.
 */
#include "parts/chip/pixels_package.h"

#include "base/text.h"

enum { CARD = 0xfbf8ef, CARD_EDGE = 0xd5cdb9, CARD_INK = 0x3a4048,
       CARD_POWER = 0xb3362c, CARD_GROUND = 0x2b55ad };

enum { LONGEST_NAME = 11, NAME_MM = 22,         /* tenths, at most */
       BODY_SHARE = 62 };               /* of its width: the rest is legs */

struct package {                        /* one drawing */
    struct canvas *canvas;
    struct canvas_box box, body;
    const struct board_package *legs;
    int pitch, letter;                  /* letter 0: no room for names */
};

const struct board_package *pixels_package_of(const struct layout *layout,
                                              int part)
{
    const struct board_package *package = layout->machine->board->package;
    char name[PART_NAME_MAX];

    board_part_name(painter_part(layout, part), name);
    return package && text_same(package->part, name) ? package : NULL;
}

/* How far the names may go on either side of the chip. */
static int card_beside(const struct layout *layout, int part)
{
    struct canvas_box box = layout->part[part];
    struct canvas_rect reach = layout->reach[part];
    int left = box.left - reach.left * CANVAS_PX;
    int right = (reach.left + reach.width) * CANVAS_PX
              - box.left - box.width;

    return left < right ? left : right;
}

/* Legs are indexed from 0; the pitch is the height that each row has. */
static void measure_package(struct package *self, const struct layout *layout,
                            int part)
{
    int beside = card_beside(layout, part);
    int most = painter_mm(layout, NAME_MM);
    int legs = self->box.width * (100 - BODY_SHARE) / 200;

    self->pitch = self->box.height * 2 / self->legs->count;
    self->body = self->box;
    self->body.left += legs;
    self->body.width -= 2 * legs;
    self->letter = letter_height_for(LONGEST_NAME, beside,
                                     most < self->pitch ? most
                                                        : self->pitch);
}

/* Which row a leg is in, from the top, and on which side. */
static int leg_row(const struct package *self, int leg)
{
    return leg < self->legs->count / 2 ? leg : self->legs->count - 1 - leg;
}

static int is_right(const struct package *self, int leg)
{
    return leg >= self->legs->count / 2;
}

static int leg_y(const struct package *self, int leg)
{
    return self->box.top + self->pitch * leg_row(self, leg)
         + self->pitch / 2;
}

/* The card */

/* Supply and ground in the colours of a breadboard's rails. */
static uint32_t ink_for(const char *name)
{
    return CANVAS_SOLID(text_same(name, "Vdd") ? CARD_POWER
                        : text_same(name, "GND") ? CARD_GROUND : CARD_INK);
}

/* Beside its leg; at a whole pixel, so that all names look alike. */
static void draw_leg_name(const struct package *self, int leg)
{
    const char *name = self->legs->legs[leg];
    int gap = self->letter / 4, right = self->box.left + self->box.width;
    struct canvas_spot at = {
        is_right(self, leg) ? right + gap : self->box.left - gap,
        leg_y(self, leg) - self->letter / 2};
    struct letter_style style = {.height = self->letter};

    if (!name)
        return;
    at.y = (at.y + CANVAS_PX / 2) / CANVAS_PX * CANVAS_PX;
    style.colour = ink_for(name);
    style.align = is_right(self, leg) ? LETTER_LEFT : LETTER_RIGHT;
    letter_draw(self->canvas, at, name, &style);
}

static void draw_card(const struct package *self)
{
    int beside = letter_advance(self->letter) * LONGEST_NAME;
    int radius = self->letter / 4;
    struct canvas_box card = {
        self->box.left - beside, self->box.top - self->pitch / 4,
        self->box.width + 2 * beside, self->box.height + self->pitch / 2};

    canvas_shadow(self->canvas, card, radius, self->pitch / 4, 90);
    canvas_round(self->canvas, card, radius, CANVAS_SOLID(CARD));
    canvas_frame(self->canvas, card, radius, CANVAS_PX,
                 CANVAS_SOLID(CARD_EDGE));
    for (int i = 0; i < self->legs->count; i++)
        draw_leg_name(self, i);
}

/* The chip */

/* A shadow half a leg lower, then the leg from the body to the box's edge. */
static void draw_package_leg(const struct package *self, int leg)
{
    int half = self->pitch * 22 / 100, y = leg_y(self, leg);
    int outer = is_right(self, leg) ? self->box.left + self->box.width
                                    : self->box.left;
    int inner = is_right(self, leg) ? self->body.left + self->body.width
                                    : self->body.left;
    int left = outer < inner ? outer : inner;
    int width = outer < inner ? inner - outer : outer - inner;
    struct canvas_box box = {left, y - half, width, 2 * half};

    canvas_round(self->canvas, (struct canvas_box){
        left, box.top + half, width, 2 * half}, half / 2, 0x40000000);
    canvas_round_shaded(self->canvas, box, half / 2,
                        CANVAS_SOLID(PACKAGE_LEG_LIT),
                        CANVAS_SOLID(PACKAGE_LEG_SHADE));
}

/* The half moon that marks the end with leg 1: a disc clipped to the body. */
static void draw_end_notch(const struct package *self)
{
    struct canvas_rect clip = self->canvas->clip;
    struct canvas_spot at = {self->body.left + self->body.width / 2,
                             self->body.top};
    int radius = self->body.width / 7;

    canvas_clip(self->canvas, canvas_rect_both(
        clip, canvas_rect_around(self->body)));
    canvas_disc(self->canvas, at, radius, 0xff0b0d0f);
    canvas_ring(self->canvas, at, radius, radius / 6, 0x30ffffff);
    canvas_clip(self->canvas, clip);
}

/* The small disc is the dot beside leg 1. */
static void draw_package_body(const struct package *self)
{
    int edge = self->pitch / 6;
    struct canvas_box shadow = self->body;

    shadow.left += edge;
    shadow.top += edge;
    canvas_shadow(self->canvas, shadow, edge, 3 * edge, 130);
    canvas_round_shaded(self->canvas, self->body, edge,
                        CANVAS_SOLID(PACKAGE_TOP),
                        CANVAS_SOLID(PACKAGE_BOTTOM));
    canvas_frame(self->canvas, self->body, edge, edge / 2, 0x20ffffff);
    draw_end_notch(self);
    canvas_disc(self->canvas, (struct canvas_spot){
        self->body.left + 4 * edge,
        self->body.top + self->pitch / 2 + 2 * edge}, 3 * edge / 2,
        0xff0b0d0f);
}

static void engrave_name(const struct package *self, const char *name)
{
    struct letter_style style = {
        .height = letter_height_for(8, self->body.width * 9 / 10,
                                    self->pitch * 2),
        .colour = CANVAS_SOLID(PACKAGE_LASER), .align = LETTER_CENTRE};

    if (style.height)
        letter_fit(self->canvas, self->body, name, &style);
}

void pixels_package_draw(struct canvas *canvas, const struct layout *layout,
                         int part, const struct board_package *package)
{
    struct package self = {.canvas = canvas, .box = layout->part[part],
                           .legs = package};

    measure_package(&self, layout, part);
    if (self.letter)
        draw_card(&self);
    for (int i = 0; i < package->count; i++)
        draw_package_leg(&self, i);
    draw_package_body(&self);
    engrave_name(&self, painter_part(layout, part)->group);
}
