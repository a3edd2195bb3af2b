/* table.c - the picture of a table: where things lie, and each of them.
 *
 * Pieces are in table_piece.c, cards in table_card.c. Colours never stand
 * alone: pegs have letters, men and stones differ in lightness, kings have
 * crowns, and what is judged has a sign.
 */
#include "draw/table.h"

#include "draw/letter.h"
#include "draw/palette.h"
#include "draw/table_piece.h"

/* The sheet */

struct table_place table_place_in(struct canvas_rect room)
{
    int width = room.width * CANVAS_PX, height = room.height * CANVAS_PX;
    int wide = (int)((int64_t)height * TABLE_WIDTH / TABLE_HEIGHT);

    if (wide < width)
        width = wide;
    else
        height = (int)((int64_t)width * TABLE_HEIGHT / TABLE_WIDTH);
    return (struct table_place){{
        room.left * CANVAS_PX + (room.width * CANVAS_PX - width) / 2,
        room.top * CANVAS_PX + (room.height * CANVAS_PX - height) / 2,
        width, height,
    }};
}

static int on_canvas(const struct table_place *self, int length)
{
    return (int)((int64_t)length * self->box.width / TABLE_WIDTH);
}

struct canvas_box table_place_item(const struct table_place *self,
                                   const struct table_item *item)
{
    int left = on_canvas(self, item->x), top = on_canvas(self, item->y);

    return (struct canvas_box){
        self->box.left + left, self->box.top + top,
        on_canvas(self, item->x + item->width) - left,
        on_canvas(self, item->y + item->height) - top,
    };
}

void table_place_at(const struct table_place *self, int x, int y,
                    int *sheet_x, int *sheet_y)
{
    int64_t across = (int64_t)x * CANVAS_PX + CANVAS_PX / 2 - self->box.left;
    int64_t down = (int64_t)y * CANVAS_PX + CANVAS_PX / 2 - self->box.top;

    *sheet_x = (int)(across * TABLE_WIDTH / self->box.width);
    *sheet_y = (int)(down * TABLE_WIDTH / self->box.width);
}

/* The knob goes as draw_slider has it. */
int32_t table_place_value(const struct table_place *self,
                          const struct table_item *slider, int x)
{
    struct canvas_box box = table_place_item(self, slider);
    int64_t way = box.width - 2 * (box.height / 2);
    int64_t at = (int64_t)x * CANVAS_PX + CANVAS_PX / 2 - box.left
               - box.height / 2;
    int64_t span = (int64_t)slider->most - slider->least;

    if (at <= 0 || way <= 0)
        return slider->least;
    return at >= way ? slider->most
                     : (int32_t)(slider->least + (at * span + way / 2) / way);
}

/* Words */

enum { LEAST_PX = 7 };                  /* of the small font */

static uint32_t ink_on_desk(const struct table_pen *pen, unsigned marks)
{
    int is_dark = pen->theme == DRAW_DARK;

    if (marks & TABLE_IS_RIGHT)
        return CANVAS_SOLID(is_dark ? 0x7be495 : 0x14622c);
    if (marks & TABLE_IS_NEAR)
        return CANVAS_SOLID(is_dark ? 0xffd37a : 0x7a4b00);
    if (marks & TABLE_IS_FAINT)
        return CANVAS_SOLID(is_dark ? 0xb4bbc4 : 0x55504a);
    return CANVAS_SOLID(is_dark ? 0xf2f4f6 : 0x1d1f23);
}

/* Where no height fits, the smallest shows most of a text. */
static int least_height(int height)
{
    return canvas_min(height, LEAST_PX * CANVAS_PX);
}

static void draw_words(const struct table_pen *pen, struct canvas_box box,
                       const struct table_item *item, uint32_t ink)
{
    int height = box.height * 3 / 5;
    int fit = letter_height_for((int)(letter_width(item->text, CANVAS_PX * 16)
                                      / letter_advance(CANVAS_PX * 16)),
                                box.width, height);
    struct letter_style style = {
        .height = fit ? fit : least_height(height),
        .colour = ink,
        .align = item->kind == TABLE_KEY || item->marks & TABLE_IS_CENTRED
               ? LETTER_CENTRE : LETTER_LEFT,
        .is_bold = (item->marks & TABLE_IS_STRONG) != 0,
    };

    letter_fit(pen->canvas, box, item->text, &style);
}

/* Keys */

static void key_colours(const struct table_pen *pen,
                        const struct table_item *item, uint32_t *high,
                        uint32_t *low, uint32_t *ink)
{
    int is_dark = pen->theme == DRAW_DARK;

    *high = CANVAS_SOLID(is_dark ? 0x4b525c : 0xffffff);
    *low = CANVAS_SOLID(is_dark ? 0x383e47 : 0xe7e1d5);
    *ink = CANVAS_SOLID(is_dark ? 0xf6f7f8 : 0x1d1f23);
    if (item->marks & TABLE_IS_STRONG) {
        *high = CANVAS_SOLID(0x2f7d4f);
        *low = CANVAS_SOLID(0x23633d);
        *ink = CANVAS_SOLID(0xffffff);
    }
    if (item->marks & TABLE_IS_FAINT || !item->touch) {
        *high = *low = CANVAS_SOLID(is_dark ? 0x2c3037 : 0xe6e0d5);
        *ink = ink_on_desk(pen, TABLE_IS_FAINT);
    }
}

static void draw_key(const struct table_pen *pen, struct canvas_box box,
                     const struct table_item *item)
{
    uint32_t high, low, ink;
    int radius = box.height / 6;

    key_colours(pen, item, &high, &low, &ink);
    canvas_shadow(pen->canvas, box, radius, box.height / 8, 90);
    canvas_round_shaded(pen->canvas, box, radius, high, low);
    if (item->piece == TABLE_PEG)
        table_piece_draw(pen, box, item);
    else
        draw_words(pen, canvas_box_inside(box, box.height / 10), item, ink);
    if (item->marks & TABLE_IS_CHOSEN)
        canvas_frame(pen->canvas, box, radius, box.height / 14,
                     CANVAS_SOLID(PALETTE_FOCUS));
}

/* Sliders: a groove, and a knob where the value is. */
static void draw_slider(const struct table_pen *pen, struct canvas_box box,
                        const struct table_item *item)
{
    int64_t span = item->most > item->least ? item->most - item->least : 1;
    int knob = box.height / 2;
    int way = box.width - 2 * knob;
    int at = (int)(way * (int64_t)(item->value - item->least) / span);
    struct canvas_box groove = {
        box.left + knob, box.top + box.height * 2 / 5, way, box.height / 5,
    };
    struct canvas_spot middle = {groove.left + at, box.top + box.height / 2};

    canvas_round(pen->canvas, groove, groove.height / 2,
                 ink_on_desk(pen, TABLE_IS_FAINT));
    groove.width = at;
    canvas_round(pen->canvas, groove, groove.height / 2,
                 CANVAS_SOLID(0x2f7d4f));
    canvas_ball(pen->canvas, middle, knob * 4 / 5,
                CANVAS_SOLID(PALETTE_KNOB_HIGH),
                CANVAS_SOLID(PALETTE_KNOB_LOW));
    canvas_ring(pen->canvas, middle, knob * 4 / 5, CANVAS_PX,
                CANVAS_SOLID(PALETTE_METAL_EDGE));
}

/* Wood is light on either desk; felt is dark, and nothing faint is read
 * there. */
static uint32_t ink_of_label(const struct table_pen *pen,
                             const struct table_item *item)
{
    const struct table_pen on_felt = {.theme = DRAW_DARK};

    if (item->piece == TABLE_WOOD)
        return CANVAS_SOLID(0x4a3616);
    if (item->piece == TABLE_FELT)
        return ink_on_desk(&on_felt,
                           item->marks & ~(unsigned)TABLE_IS_FAINT);
    return ink_on_desk(pen, item->marks);
}

static void draw_item(const struct table_pen *pen, struct canvas_box box,
                      const struct table_item *item)
{
    switch (item->kind) {
    case TABLE_SHEET:  table_piece_sheet(pen, box, item); break;
    case TABLE_LABEL:
        draw_words(pen, box, item, ink_of_label(pen, item));
        break;
    case TABLE_KEY:    draw_key(pen, box, item); break;
    case TABLE_CARD:   table_card_draw(pen, box, item); break;
    case TABLE_SLIDER: draw_slider(pen, box, item); break;
    default:           table_piece_draw(pen, box, item); break;
    }
}

/* On a light desk its dark line is what is seen. */
enum { RING_EDGE = 0x14171c };

static void draw_ring(const struct table_pen *pen,
                      const struct table_item *item, uint32_t colour)
{
    struct canvas_box box = table_place_item(&pen->place, item);

    canvas_frame(pen->canvas, box, box.height / 8, 9 * CANVAS_PX / 2,
                 CANVAS_SOLID(RING_EDGE));
    canvas_frame(pen->canvas, box, box.height / 8, 3 * CANVAS_PX,
                 CANVAS_SOLID(colour));
}

void table_draw_in(struct canvas *canvas, struct canvas_rect clip,
                   struct canvas_rect room, enum draw_theme theme,
                   const struct table *table, int focus)
{
    struct table_pen pen = {canvas, theme, table_place_in(room)};

    canvas_clip(canvas, clip);
    for (int i = 0; i < table->count; i++)
        draw_item(&pen, table_place_item(&pen.place, &table->item[i]),
                  &table->item[i]);
    for (int i = 0; i < table->count; i++)
        if (table->item[i].marks & TABLE_IS_NEXT)
            draw_ring(&pen, &table->item[i], PALETTE_NEXT);
    if (focus >= 0 && focus < table->count)
        draw_ring(&pen, &table->item[focus], PALETTE_FOCUS);
    canvas_unclip(canvas);
}

void table_draw(struct canvas *canvas, struct canvas_rect room,
                enum draw_theme theme, const struct table *table, int focus)
{
    table_draw_in(canvas, room, room, theme, table, focus);
}
