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

/* The largest sheet of its shape that fits, in the middle of the room. */
struct table_place table_place_in(struct canvas_rect room)
{
    int width = room.width * CANVAS_PX, height = room.height * CANVAS_PX;
    int wide = (int)((int64_t)height * TABLE_WIDTH / TABLE_HEIGHT);

    if (wide < width)
        width = wide;
    else
        height = (int)((int64_t)width * TABLE_HEIGHT / TABLE_WIDTH);
    return (struct table_place){.box = {
        room.left * CANVAS_PX + (room.width * CANVAS_PX - width) / 2,
        room.top * CANVAS_PX + (room.height * CANVAS_PX - height) / 2,
        width, height,
    }};
}

/* By the width for both axes: the sheet keeps its shape. */
static int on_canvas(const struct table_place *self, int length)
{
    return (int)((int64_t)length * self->box.width / TABLE_WIDTH);
}

/* Both ends are rounded and then subtracted, so that neighbours share an edge
 * and leave no gap. */
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

/* From the middle of a pixel, as a hand points at it. */
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

enum { LEAST_PX = 7,                    /* of the small font, */
       FINE_PX = 13,                    /* and of the fine one: letters of 11
                                         * pixels, */
       READ_PX = 11 };                  /* which is what can be read */

/* Judgements have a sign in their text as well; the colour only repeats it. */
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

/* The least height of a line that can be read. */
static int read_height(const struct table_place *place)
{
    return canvas_max(FINE_PX, READ_PX * place->scale / 100) * CANVAS_PX;
}

/* Three fifths of its box, but more of a low one rather than letters that
 * cannot be read. */
static int most_height(struct canvas_box box, int read)
{
    return canvas_max(box.height * 3 / 5, canvas_min(box.height, read));
}

/* The height at which a line fits; 0: at none. */
static int fitting_height(struct canvas_box box, const char *text, int read)
{
    return letter_height_for(letter_count(text), box.width,
                             most_height(box, read));
}

struct lines {                          /* how words are written */
    int height;                         /* of a line; 0: none fits */
    const char *second;                 /* null: they are one line */
    char first[TABLE_TEXT_MAX];
};

/* Cuts a text in two where the longer of both is shortest; one word stays
 * whole. */
static struct lines break_words(const char *text)
{
    int all = letter_count(text), least = all;
    struct lines lines = {0};
    struct text to;

    for (const char *at = text; *at; at++) {
        int rest = letter_count(at + 1);
        int longer = canvas_max(all - rest - 1, rest);

        if (*at == ' ' && longer < least) {
            least = longer;
            lines.second = at + 1;
        }
    }
    text_begin(&to, lines.first, sizeof lines.first);
    while (*text && text + 1 != lines.second)
        text_put_char(&to, *text++);
    return lines;
}

static struct canvas_box upper_half(struct canvas_box box)
{
    return (struct canvas_box){box.left, box.top, box.width, box.height / 2};
}

/* In one line, or in two where only these can be read. */
static struct lines set_words(struct canvas_box box, const char *text,
                              int read)
{
    struct lines one = {.height = fitting_height(box, text, read)};
    struct canvas_box half = upper_half(box);
    struct lines two;

    if (one.height >= read)
        return one;
    two = break_words(text);
    if (two.second)
        two.height = canvas_min(fitting_height(half, two.first, read),
                                fitting_height(half, two.second, read));
    return two.height >= read ? two : one;
}

/* The part of a thing that its words have. */
static struct canvas_box words_box(struct canvas_box box,
                                   const struct table_item *item)
{
    return item->kind == TABLE_KEY ? canvas_box_inside(box, box.height / 10)
                                   : box;
}

/* How high the letters of an item will be, in sub-pixels; the same way
 * draw_words takes, so that a caller can compare without drawing. */
int table_place_letters(const struct table_place *self,
                        const struct table_item *item)
{
    struct canvas_box box = words_box(table_place_item(self, item), item);

    return set_words(box, item->text, read_height(self)).height;
}

/* Where no height fits, the smallest shows most of a text. */
static void draw_words(const struct table_pen *pen, struct canvas_box box,
                       const struct table_item *item, uint32_t ink)
{
    int read = read_height(&pen->place);
    struct canvas_box at = words_box(box, item);
    struct lines lines = set_words(at, item->text, read);
    struct letter_style style = {
        .height = lines.height ? lines.height
                : canvas_min(most_height(at, read), LEAST_PX * CANVAS_PX),
        .colour = ink,
        .align = item->kind == TABLE_KEY || item->marks & TABLE_IS_CENTRED
               ? LETTER_CENTRE : LETTER_LEFT,
        .is_bold = (item->marks & TABLE_IS_STRONG) != 0,
    };

    if (!lines.second) {
        letter_fit(pen->canvas, at, item->text, &style);
        return;
    }
    at = upper_half(at);
    letter_fit(pen->canvas, at, lines.first, &style);
    at.top += at.height;
    letter_fit(pen->canvas, at, lines.second, &style);
}

/* Keys */

/* A key that cannot be touched is as faint as one that is said to be. */
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
        draw_words(pen, box, item, ink);
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

/* Rings are drawn after all items, since they reach over their neighbours. */
static void draw_ring(const struct table_pen *pen,
                      const struct table_item *item, uint32_t colour)
{
    struct canvas_box box = table_place_item(&pen->place, item);

    canvas_frame(pen->canvas, box, box.height / 8, 9 * CANVAS_PX / 2,
                 CANVAS_SOLID(RING_EDGE));
    canvas_frame(pen->canvas, box, box.height / 8, 3 * CANVAS_PX,
                 CANVAS_SOLID(colour));
}

/* clip may be less than room: where little has changed, little is drawn, in
 * the same places. */
void table_draw_in(struct canvas *canvas, struct canvas_rect clip,
                   struct canvas_rect room, const struct table *table,
                   struct table_look look)
{
    struct table_pen pen = {canvas, look.theme, table_place_in(room)};

    pen.place.scale = look.scale;
    canvas_clip(canvas, clip);
    for (int i = 0; i < table->count; i++)
        draw_item(&pen, table_place_item(&pen.place, &table->item[i]),
                  &table->item[i]);
    for (int i = 0; i < table->count; i++)
        if (table->item[i].marks & TABLE_IS_NEXT)
            draw_ring(&pen, &table->item[i], PALETTE_NEXT);
    if (look.focus >= 0 && look.focus < table->count)
        draw_ring(&pen, &table->item[look.focus], PALETTE_FOCUS);
    canvas_unclip(canvas);
}

void table_draw(struct canvas *canvas, struct canvas_rect room,
                const struct table *table, struct table_look look)
{
    table_draw_in(canvas, room, room, table, look);
}
