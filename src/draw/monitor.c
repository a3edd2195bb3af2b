/* monitor.c - what a terminal and a screen have in common: housing, stand.
 *
 * Called by the painters of both kinds, parts/terminal and parts/screen,
 * which draw what is on the glass. All sizes follow from the part's box, so
 * that a monitor looks alike at every scale.
 */
#include "draw/monitor.h"

enum {
    CASE_TOP = 0x434a53, CASE_BOTTOM = 0x23282e, LIP = 0x0b0d10,
    FOOT_TOP = 0x3a4048, FOOT_BOTTOM = 0x1b1f24, NECK = 0x1a1d21,
    NAME = 0x9aa4ae, POWER = 0x63e08a,
};

/* The line of words, between the name and the lamp. */
static struct canvas_box words_in(struct canvas_box chin)
{
    int beside = chin.width / 9;

    return (struct canvas_box){chin.left + beside, chin.top,
                               chin.width - 2 * beside, chin.height};
}

/* Half of what is below the glass is the chin of the housing, the other half
 * the stand: as layout_glass in layout.h has it. */
void monitor_build(struct monitor *self, const struct layout *layout,
                   int part)
{
    struct canvas_box body = layout->part[part];
    struct canvas_box glass = layout_glass(layout, part);
    int bottom = glass.top + glass.height;
    int below = body.top + body.height - bottom;

    self->unit = body.height / 100;
    self->glass = canvas_rect_around(glass);
    self->housing = (struct canvas_box){body.left, body.top, body.width,
                                        body.height - below / 2};
    self->chin = (struct canvas_box){glass.left, bottom, glass.width,
                                     below - below / 2};
    self->words = words_in(self->chin);
    self->stand = (struct canvas_box){
        body.left + body.width * 5 / 16,
        body.top + body.height - below / 2, body.width * 3 / 8, below / 2};
}

/* The stand */

/* The neck reaches a unit up behind the housing, which is drawn over it. */
static void draw_stand(struct canvas *canvas, const struct monitor *self)
{
    struct canvas_box foot = self->stand;
    int middle = foot.left + foot.width / 2, half = foot.width / 5;
    int top = foot.top - self->unit, bottom = foot.top + foot.height * 5 / 8;
    struct canvas_spot neck[] = {
        {middle - half, top}, {middle + half, top},
        {middle + half + self->unit, bottom},
        {middle - half - self->unit, bottom}};

    foot.top += foot.height * 3 / 8;
    foot.height = foot.height * 3 / 8;
    canvas_shadow(canvas, foot, foot.height / 2, foot.height / 2, 150);
    canvas_polygon(canvas, neck, 4, CANVAS_SOLID(NECK));
    canvas_round_shaded(canvas, foot, foot.height / 2,
                        CANVAS_SOLID(FOOT_TOP), CANVAS_SOLID(FOOT_BOTTOM));
}

/* The housing */

static void draw_name_in_chin(struct canvas *canvas, const struct monitor *self,
                              const char *name)
{
    struct canvas_box box = {self->chin.left, self->chin.top,
                             self->words.left - self->chin.left,
                             self->chin.height};
    struct letter_style style = {
        .height = letter_height_for(4, box.width, box.height * 5 / 8),
        .colour = CANVAS_SOLID(NAME)};

    if (style.height)
        letter_fit(canvas, box, name, &style);
}

/* The power lamp is always on: it is the monitor's, not the machine's. */
static void draw_lamp(struct canvas *canvas, const struct monitor *self)
{
    struct canvas_spot at = {
        self->chin.left + self->chin.width - self->unit,
        self->chin.top + self->chin.height / 2};

    canvas_glow(canvas, at, self->unit / 2, 2 * self->unit, POWER, 90);
    canvas_disc(canvas, at, self->unit * 2 / 3, CANVAS_SOLID(POWER));
}

void monitor_draw(struct canvas *canvas, const struct monitor *self,
                  const char *name, uint32_t glass_rgb)
{
    int edge = canvas_max(self->unit / 3, CANVAS_PX / 2);
    struct canvas_box lip = canvas_box_inside(canvas_box_of(self->glass),
                                              -self->unit * 2 / 3);

    canvas_shadow(canvas, self->housing, 2 * self->unit, 2 * self->unit, 90);
    draw_stand(canvas, self);
    canvas_round_shaded(canvas, self->housing, 2 * self->unit,
                        CANVAS_SOLID(CASE_TOP), CANVAS_SOLID(CASE_BOTTOM));
    canvas_frame(canvas, self->housing, 2 * self->unit, edge, 0x24ffffff);
    canvas_round(canvas, lip, self->unit, CANVAS_SOLID(LIP));
    canvas_fill(canvas, self->glass, CANVAS_SOLID(glass_rgb));
    draw_name_in_chin(canvas, self, name);
    draw_lamp(canvas, self);
}

/* Two slanted bands of light, a broad and a narrow one. */
void monitor_gleam(struct canvas *canvas, const struct monitor *self,
                   int level)
{
    struct canvas_box glass = canvas_box_of(self->glass);
    int left = glass.left, top = glass.top, bottom = top + glass.height;
    struct canvas_spot broad[] = {
        {left + glass.width * 10 / 100, top},
        {left + glass.width * 46 / 100, top},
        {left + glass.width * 22 / 100, bottom}, {left, bottom},
        {left, top + glass.height * 40 / 100}};
    struct canvas_spot narrow[] = {
        {left + glass.width * 51 / 100, top},
        {left + glass.width * 57 / 100, top},
        {left + glass.width * 33 / 100, bottom},
        {left + glass.width * 27 / 100, bottom}};
    uint32_t light = canvas_fade(0xffffffff, level);

    canvas_polygon(canvas, broad, 5, light);
    canvas_polygon(canvas, narrow, 4, light);
}
