/* item_draw.c - draws the items of a bar or a dialog.
 *
 * One function for each kind, chosen by a table. All of them draw from the
 * item alone, so that equal items have equal pixels; that is what makes it
 * enough to draw those that differ.
 */
#include "window/item_draw.h"

#include <string.h>

#include "draw/letter.h"

/* Pixels at 100 %; MARGIN and KNOB are those of item.c, which finds places
 * under the mouse by them. */
enum { RADIUS = 5, ICON = 16, MARGIN = 7, KNOB = 7, TRACK = 6, LARGER = 22 };

/* What drawing one item needs. */
struct brush {
    struct canvas *canvas;
    int scale;
    const struct window_item *item;
    const struct window_theme *theme;
};

/* A length at 100 %, in sub-pixels. Rounded to whole pixels first, so that
 * straight edges stay sharp at every scale. */
static int sub_px(const struct brush *brush, int length)
{
    return window_item_px(brush->scale, length) * CANVAS_PX;
}

static struct canvas_box item_box(const struct brush *brush)
{
    return canvas_box_of(brush->item->box);
}

/* Whether an item has any of these marks. */
static int has_mark(const struct brush *brush, unsigned mark)
{
    return (brush->item->marks & mark) != 0;
}

/* What is left of a box between its margins, 0 at least. */
static struct canvas_box narrowed(struct canvas_box box, int left, int right)
{
    box.left += left;
    box.width -= left + right;
    if (box.width < 0)
        box.width = 0;
    return box;
}

/* Text */

static uint32_t tone_colour(const struct brush *brush)
{
    switch (brush->item->tone) {
    case ITEM_STRONG:  return brush->theme->strong;
    case ITEM_FAINT:   return brush->theme->faint;
    case ITEM_NOTICE:  return brush->theme->notice;
    case ITEM_WARNING: return brush->theme->warning;
    case ITEM_PLAIN:   break;
    }
    return brush->theme->text;
}

/* One line in a box, with an ellipsis where it is cut. */
static void write_in(const struct brush *brush, struct canvas_box box,
                     const char *text, uint32_t colour,
                     enum letter_align align)
{
    const struct letter_style style = {
        .height = has_mark(brush, ITEM_LARGE)
                ? sub_px(brush, LARGER) : window_item_text_height(brush->scale),
        .colour = colour, .align = align,
        .is_bold = brush->item->tone == ITEM_STRONG,
    };

    if (box.width > 0 && *text)
        letter_fit(brush->canvas, box, text, &style);
}

/* The detail at the right goes first, always small and plain; the text has
 * what is left, and ends in an ellipsis where that is too little. */
static void write_both(const struct brush *brush, struct canvas_box box,
                       uint32_t colour, uint32_t detail_colour)
{
    const char *detail = brush->item->detail;
    int taken = *detail ? letter_width(detail,
                                       window_item_text_height(brush->scale))
                          + sub_px(brush, 8) : 0;
    struct brush small = *brush;
    struct window_item plain = {.kind = ITEM_LABEL};

    small.item = &plain;
    write_in(&small, box, detail, detail_colour, LETTER_RIGHT);
    write_in(brush, narrowed(box, 0, taken), brush->item->text, colour,
             has_mark(brush, ITEM_MIDDLE) ? LETTER_CENTRE : LETTER_LEFT);
}

static void draw_label_item(const struct brush *brush)
{
    write_both(brush, item_box(brush), tone_colour(brush),
               brush->theme->faint);
}

/* Wrapped lines from the top of a room, as many as fit. */
static void write_lines(const struct brush *brush, struct canvas_rect room,
                        uint32_t colour)
{
    int letters = window_item_letters(brush->scale, room.width);
    int line_px = window_item_line_px(brush->scale);
    const char *from = brush->item->text;
    struct canvas_rect row = room;

    row.height = line_px;
    while (*from && row.top + line_px <= room.top + room.height) {
        char line[WINDOW_ITEM_TEXT_MAX];
        const char *next;
        int used = window_item_wrap(from, letters, &next);
        int is_last = row.top + 2 * line_px > room.top + room.height;

        /* The last row that there is room for takes all that is left, and
         * so ends in an ellipsis. */
        if (is_last && *next)
            used = (int)strlen(from);
        memcpy(line, from, (size_t)used);
        line[used] = 0;
        write_in(brush, canvas_box_of(row), line, colour,
                 has_mark(brush, ITEM_MIDDLE) ? LETTER_CENTRE : LETTER_LEFT);
        row.top += line_px;
        from = is_last ? "" : next;
    }
}

static void draw_words(const struct brush *brush)
{
    write_lines(brush, brush->item->box, tone_colour(brush));
}

/* Keys in a column of their own, and what they do beside it. */
static void draw_pair(const struct brush *brush)
{
    struct canvas_box box = item_box(brush);
    int column = brush->item->share * CANVAS_PX;
    struct canvas_box keys = box;

    keys.width = column - sub_px(brush, 6) < box.width
               ? column - sub_px(brush, 6) : box.width;
    write_in(brush, keys, brush->item->detail, brush->theme->notice,
             LETTER_LEFT);
    write_in(brush, narrowed(box, column, 0), brush->item->text,
             tone_colour(brush), LETTER_LEFT);
}

/* A thin line through the middle of its box. */
static void draw_rule(const struct brush *brush)
{
    struct canvas_rect line = brush->item->box;

    line.top += line.height / 2;
    line.height = window_item_px(brush->scale, 1);
    canvas_fill(brush->canvas, line, brush->theme->well_edge);
}

/* Buttons */

/* A ring inside the box; on a coloured face a second line sets it off. */
static void draw_focus_ring(const struct brush *brush)
{
    int radius = sub_px(brush, RADIUS), width = sub_px(brush, 2);

    if (!has_mark(brush, ITEM_FOCUSED))
        return;
    canvas_frame(brush->canvas, item_box(brush), radius, width,
                 brush->theme->focus);
    if (has_mark(brush, ITEM_MAIN | ITEM_CHOSEN))
        canvas_frame(brush->canvas, canvas_box_inside(item_box(brush), width),
                     radius - width, sub_px(brush, 1), brush->theme->sheet);
}

/* Only while the mouse is still on it: released elsewhere, it does nothing. */
static int is_held_down(const struct brush *brush)
{
    return has_mark(brush, ITEM_PRESSED) && has_mark(brush, ITEM_HOVERED);
}

static uint32_t face_colour(const struct brush *brush)
{
    const struct window_theme *theme = brush->theme;
    int is_main = has_mark(brush, ITEM_MAIN);

    if (is_held_down(brush))
        return is_main ? theme->main_down : theme->face_down;
    if (has_mark(brush, ITEM_HOVERED))
        return is_main ? theme->main_hover : theme->face_hover;
    return is_main ? theme->main : theme->face;
}

/* Lit from above; pressed, the shade is the other way round. A bare button
 * has a face only under the mouse. */
static void draw_face(const struct brush *brush)
{
    uint32_t face = face_colour(brush);
    int is_down = is_held_down(brush);
    uint32_t light = canvas_mix(face, 0xffffffff, 16);
    uint32_t shade = canvas_mix(face, 0xff000000, 16);

    if (has_mark(brush, ITEM_BARE) && !has_mark(brush, ITEM_HOVERED))
        return;
    canvas_round_shaded(brush->canvas, item_box(brush), sub_px(brush, RADIUS),
                        is_down ? shade : light, is_down ? face : shade);
    canvas_frame(brush->canvas, item_box(brush), sub_px(brush, RADIUS),
                 sub_px(brush, 1), has_mark(brush, ITEM_MAIN)
                 ? shade : brush->theme->face_edge);
}

static uint32_t ink_of_button(const struct brush *brush)
{
    if (has_mark(brush, ITEM_OFF))
        return canvas_mix(brush->theme->face, brush->theme->faint, 120);
    if (has_mark(brush, ITEM_MAIN))
        return brush->theme->on_main;
    return has_mark(brush, ITEM_HOVERED) ? brush->theme->strong
                                         : brush->theme->text;
}

/* Centred from top to bottom, at a whole pixel: icons have thin strokes. */
static struct canvas_box icon_box(const struct brush *brush, int left)
{
    struct canvas_box box = item_box(brush);
    int side = sub_px(brush, ICON);

    return (struct canvas_box){left, box.top + (box.height - side) / 2
                               / CANVAS_PX * CANVAS_PX, side, side};
}

/* Left of the text: the icon between its margins. */
static int icon_side(int scale)
{
    int margin = window_item_px(scale, MARGIN);

    return 2 * margin - margin / 3 + window_item_px(scale, ICON);
}

int window_item_draw_room(int scale, int width)
{
    return width - icon_side(scale) - window_item_px(scale, MARGIN);
}

/* Icon at the left and text beside it; an icon alone is in the middle. All of
 * it sinks by a pixel while the button is down. */
static void draw_button(const struct brush *brush)
{
    const struct window_item *item = brush->item;
    struct canvas_box box = item_box(brush), inner;
    int margin = sub_px(brush, MARGIN), side = sub_px(brush, ICON);
    int is_down = is_held_down(brush);
    uint32_t ink = ink_of_button(brush);
    struct canvas_box icon = icon_box(brush, box.left + margin);

    draw_face(brush);
    if (!item->text[0] && !item->detail[0])
        icon.left = box.left + (box.width - side) / 2 / CANVAS_PX
                               * CANVAS_PX;
    icon.top += is_down ? CANVAS_PX : 0;
    window_icon_draw(brush->canvas, icon, item->icon, ink);
    inner = narrowed(box, item->icon ? icon_side(brush->scale) * CANVAS_PX
                                     : margin, margin);
    inner.top += is_down ? CANVAS_PX : 0;
    write_both(brush, inner, ink, has_mark(brush, ITEM_MAIN)
               ? ink : brush->theme->faint);
    draw_focus_ring(brush);
}

/* Lists, fields, choices */

/* The row under the mouse is lighter, the chosen one is coloured. */
/* A text too long for its row, where that is high enough for two lines. */
static int has_two_lines(const struct brush *brush)
{
    const struct window_item *item = brush->item;

    return item->box.height >= 2 * window_item_line_px(brush->scale)
        && letter_count(item->text)
           > window_item_row_letters(item->box.width, brush->scale);
}

static void write_two_lines(const struct brush *brush, uint32_t ink)
{
    struct canvas_rect room = brush->item->box;
    int margin = window_item_px(brush->scale, MARGIN);
    int line_px = window_item_line_px(brush->scale);

    room.left += margin;
    room.width -= 2 * margin;
    room.top += (room.height - 2 * line_px) / 2;
    room.height = 2 * line_px;
    write_lines(brush, room, ink);
}

static void draw_row_item(const struct brush *brush)
{
    const struct window_theme *theme = brush->theme;
    int is_chosen = has_mark(brush, ITEM_CHOSEN);
    int margin = sub_px(brush, MARGIN), side = sub_px(brush, ICON);
    uint32_t ink = is_chosen ? theme->on_chosen : tone_colour(brush);

    if (is_chosen || has_mark(brush, ITEM_HOVERED))
        canvas_round(brush->canvas, item_box(brush), sub_px(brush, RADIUS),
                     is_chosen ? theme->chosen : theme->face_hover);
    window_icon_draw(brush->canvas,
                     icon_box(brush, item_box(brush).left + margin),
                     brush->item->icon, ink);
    if (has_two_lines(brush))
        write_two_lines(brush, ink);
    else
        write_both(brush, narrowed(item_box(brush), brush->item->icon
                                   ? 2 * margin + side : margin, margin),
                   ink, is_chosen ? theme->on_chosen : theme->faint);
    draw_focus_ring(brush);
}

/* In a square at one end of the value, as high as the item. */
static void draw_choice_arrow(const struct brush *brush, int left,
                              enum window_icon icon)
{
    int side = sub_px(brush, ICON);
    int indent = (brush->item->box.height * CANVAS_PX - side) / 2
                 / CANVAS_PX * CANVAS_PX;

    window_icon_draw(brush->canvas,
                     icon_box(brush, left * CANVAS_PX + indent), icon,
                     has_mark(brush, ITEM_HOVERED | ITEM_FOCUSED)
                     ? brush->theme->strong : brush->theme->faint);
}

/* A name over two fifths, then < value >, as window_item_choice_at has it. A
 * choice that is off has only its name. */
static void draw_choice(const struct brush *brush)
{
    struct canvas_rect box = brush->item->box, well = box;
    struct canvas_box name = item_box(brush);

    well.left += box.width * 2 / 5;
    well.width -= box.width * 2 / 5;
    name.width = (well.left - box.left) * CANVAS_PX;
    write_in(brush, narrowed(name, sub_px(brush, MARGIN), sub_px(brush, 4)),
             brush->item->text, has_mark(brush, ITEM_OFF)
             ? brush->theme->faint : tone_colour(brush), LETTER_LEFT);
    if (has_mark(brush, ITEM_OFF))
        return;
    canvas_round(brush->canvas, canvas_box_of(well), sub_px(brush, RADIUS),
                 has_mark(brush, ITEM_HOVERED) ? brush->theme->face_hover
                                               : brush->theme->face);
    canvas_frame(brush->canvas, canvas_box_of(well), sub_px(brush, RADIUS),
                 sub_px(brush, 1), brush->theme->face_edge);
    draw_choice_arrow(brush, well.left, WINDOW_ICON_LEFT);
    draw_choice_arrow(brush, box.left + box.width - box.height,
                      WINDOW_ICON_RIGHT);
    write_in(brush, narrowed(canvas_box_of(well), box.height * CANVAS_PX,
                             box.height * CANVAS_PX),
             brush->item->detail, brush->theme->strong, LETTER_CENTRE);
    draw_focus_ring(brush);
}

/* Two pixels wide, between letters: share is the letter before which it
 * stands. */
static void draw_caret(const struct brush *brush, struct canvas_box inner)
{
    int height = window_item_text_height(brush->scale);
    struct canvas_rect caret = {
        (inner.left + brush->item->share * letter_advance(height))
        / CANVAS_PX,
        (inner.top + (inner.height - height) / 2) / CANVAS_PX,
        window_item_px(brush->scale, 2), height / CANVAS_PX,
    };

    canvas_fill(brush->canvas, caret, brush->theme->focus);
}

/* The text is what window_field_view has left of it; share is the caret. */
static void draw_field(const struct brush *brush)
{
    struct canvas_box inner = narrowed(item_box(brush), sub_px(brush, MARGIN),
                                       sub_px(brush, 2));

    canvas_round(brush->canvas, item_box(brush), sub_px(brush, RADIUS),
                 brush->theme->well);
    canvas_frame(brush->canvas, item_box(brush), sub_px(brush, RADIUS),
                 sub_px(brush, 1), brush->theme->well_edge);
    write_in(brush, inner, brush->item->text, brush->theme->strong,
             LETTER_LEFT);
    draw_focus_ring(brush);
    if (has_mark(brush, ITEM_FOCUSED))
        draw_caret(brush, inner);
}

/* Sliders */

static int scaled_share(int whole, int share, int total)
{
    return total > 0 ? (int)((int64_t)whole * share / total) : 0;
}

/* The focus is a ring around the knob: a frame around the whole slider would
 * hide the track. */
static void draw_slider_knob(const struct brush *brush, struct canvas_spot at)
{
    int radius = sub_px(brush, KNOB);

    if (has_mark(brush, ITEM_FOCUSED))
        canvas_disc(brush->canvas, at, radius + sub_px(brush, 2),
                    brush->theme->focus);
    canvas_disc(brush->canvas, at, radius, brush->theme->knob);
    canvas_disc(brush->canvas, at, has_mark(brush, ITEM_HOVERED | ITEM_PRESSED)
                ? radius - sub_px(brush, 2) : radius - sub_px(brush, 3),
                brush->theme->fill);
}

/* The track reaches half a knob beyond the range of the knob's middle. */
static void draw_slider(const struct brush *brush)
{
    struct canvas_box box = item_box(brush), track, past;
    int knob = sub_px(brush, KNOB), height = sub_px(brush, TRACK);
    int room = box.width - 2 * knob;
    int at = scaled_share(room, brush->item->share, brush->item->total);

    track = (struct canvas_box){box.left + knob / 2,
                                box.top + (box.height - height) / 2,
                                box.width - knob, height};
    past = track;
    past.width = knob / 2 + at;
    canvas_round(brush->canvas, track, height / 2, brush->theme->ghost);
    canvas_round(brush->canvas, past, height / 2, brush->theme->fill);
    draw_slider_knob(brush, (struct canvas_spot){box.left + knob + at,
                                                 box.top + box.height / 2});
}

/* The thumb is as much of the bar as the page is of all lines. */
static void draw_scroll(const struct brush *brush)
{
    const struct window_item *item = brush->item;
    struct canvas_box box = item_box(brush), thumb = box;

    canvas_round(brush->canvas, box, box.width / 2, brush->theme->well);
    thumb.top += scaled_share(box.height, item->share, item->total);
    thumb.height = scaled_share(box.height, item->page, item->total);
    canvas_round(brush->canvas, thumb, box.width / 2,
                 has_mark(brush, ITEM_HOVERED | ITEM_PRESSED)
                 ? brush->theme->faint : brush->theme->face_edge);
}

/* In the middle of its box, as it is: a board has too many small things to be
 * drawn at another size. */
static void draw_board_picture(const struct brush *brush)
{
    const struct canvas *from = brush->item->picture;
    struct canvas_rect box = brush->item->box, clip = brush->canvas->clip;
    int left, top;

    if (!from)
        return;
    left = box.left + (box.width - from->width) / 2;
    top = box.top + (box.height - from->height) / 2;
    for (int y = 0; y < from->height; y++)
        for (int x = 0; x < from->width; x++)
            if (canvas_rect_has(clip, left + x, top + y))
                brush->canvas->pixels[(top + y) * brush->canvas->stride
                                      + left + x]
                    = from->pixels[y * from->stride + x];
}

/* All of them */

static void (*const draws[])(const struct brush *brush) = {
    [ITEM_LABEL] = draw_label_item, [ITEM_WORDS] = draw_words,
    [ITEM_PAIR] = draw_pair, [ITEM_BUTTON] = draw_button,
    [ITEM_SLIDER] = draw_slider, [ITEM_CHOICE] = draw_choice,
    [ITEM_ROW] = draw_row_item, [ITEM_FIELD] = draw_field,
    [ITEM_RULE] = draw_rule, [ITEM_SCROLL] = draw_scroll,
    [ITEM_PICTURE] = draw_board_picture,
};

/* Clipped to its own box: whatever a text would need, its neighbours stay as
 * they are, and window_item_refresh may draw it alone. */
void window_item_draw(struct canvas *canvas, int scale,
                      const struct window_item *item,
                      const struct window_theme *theme)
{
    const struct brush brush = {canvas, scale, item, theme};
    struct canvas_rect clip = canvas->clip;

    canvas_clip(canvas, canvas_rect_both(clip, item->box));
    if (!canvas_rect_is_empty(canvas->clip))
        draws[item->kind](&brush);
    canvas_clip(canvas, clip);
}

/* Kinds and boxes in the same order: then an item can be drawn by itself. */
static int same_boxes(const struct window_items *a,
                      const struct window_items *b)
{
    int is_same = a->count == b->count && a->scale == b->scale;

    for (int i = 0; is_same && i < a->count; i++)
        is_same = a->item[i].kind == b->item[i].kind
               && memcmp(&a->item[i].box, &b->item[i].box,
                         sizeof a->item[i].box) == 0;
    return is_same;
}

struct canvas_rect window_item_refresh(struct canvas *canvas,
                                       const struct window_items *items,
                                       struct window_items *shown,
                                       const struct window_theme *theme,
                                       uint32_t ground, int *is_other)
{
    struct canvas_rect dirty = {0, 0, 0, 0};

    *is_other = !same_boxes(items, shown);
    for (int i = 0; !*is_other && i < items->count; i++) {
        const struct window_item *item = &items->item[i];

        if (memcmp(item, &shown->item[i], sizeof *item) == 0)
            continue;
        canvas_fill(canvas, item->box, ground);
        window_item_draw(canvas, items->scale, item, theme);
        dirty = canvas_rect_join(dirty, item->box);
    }
    memcpy(shown, items, sizeof *shown);
    return dirty;
}
