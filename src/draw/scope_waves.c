/* scope_waves.c - draws the waves of chosen nets, up to the moment that is
 * shown.
 *
 * A bit is a line, high or low. A bus is a box for each value, with the value
 * in it where there is room. Where more changed than a pixel can tell, all of
 * it is filled.
 */
#include "base/words.h"
#include "draw/scope_inside.h"

enum { NAMES_SHARE = 30, NAMES_MAX = 240, INSET = 4, VALUE_ROOM = 80,
       DIVISIONS = 10, NARROW = 4 };    /* pixels in which no box is drawn */

/* One wave, as it is drawn. */
struct scope_line {
    const struct scope *scope;
    struct canvas *canvas;
    const struct signals *signals;
    int net;                            /* among those chosen */
    int width;                          /* its bits */
    struct canvas_rect room;
    int64_t start;                      /* tick at its left edge */
    uint64_t now, span;
};

static int names_px(const struct scope *self)
{
    return canvas_min(self->waves.width * NAMES_SHARE / 100,
                      scope_px(self->scale, NAMES_MAX));
}

int scope_wave_at(const struct scope *self, const struct signals *signals,
                  int x, int y)
{
    int wave = (y - self->waves.top) / scope_row_px(self->scale);

    return canvas_rect_has(self->waves, x, y)
        && x < self->waves.left + names_px(self)
        && wave < signals->chosen_count ? wave : -1;
}

/* Where a tick is, in pixels of the room. */
static int x_of_tick(const struct scope_line *self, uint64_t tick)
{
    int64_t since = (int64_t)tick - self->start;

    if (since < 0)
        return self->room.left;
    return self->room.left + (int)(since * self->room.width
                                   / (int64_t)self->span);
}

static void fill_columns(const struct scope_line *self, int left, int right,
                         int top, int bottom, uint32_t colour)
{
    canvas_fill(self->canvas, (struct canvas_rect){left, top, right - left,
                                                   bottom - top}, colour);
}

/* From one pixel to another at one value. */
static void draw_bit(const struct scope_line *self, int left, int right,
                     const uint64_t *value)
{
    const struct scope_theme *theme = scope_theme(self->scope->is_light);
    int thick = scope_px(self->scope->scale, 1);
    int high = self->room.top + scope_px(self->scope->scale, INSET);
    int low = self->room.top + self->room.height
            - scope_px(self->scope->scale, INSET);
    int level = value[0] & 1 ? high : low - thick;

    fill_columns(self, left, canvas_max(right, left + 1), level,
                 level + thick, theme->bit);
}

static void draw_bus(const struct scope_line *self, int left, int right,
                     const uint64_t *value)
{
    const struct scope_theme *theme = scope_theme(self->scope->is_light);
    int inset = scope_px(self->scope->scale, INSET) - 1;
    int thick = scope_px(self->scope->scale, 1);
    int top = self->room.top + inset;
    int bottom = self->room.top + self->room.height - inset;
    char words[VALUE_ROOM];
    struct text to;

    if (right - left < NARROW) {
        fill_columns(self, left, canvas_max(right, left + 1), top, bottom,
                     theme->dense);
        return;
    }
    fill_columns(self, left, right, top, top + thick, theme->bus);
    fill_columns(self, left, right, bottom - thick, bottom, theme->bus);
    text_begin(&to, words, sizeof words);
    signals_put_number(value, self->width, self->signals->is_decimal, &to);
    scope_write(self->scope, self->canvas,
                (struct canvas_rect){left + 3, self->room.top,
                                     right - left - 5, self->room.height},
                words, theme->text, LETTER_LEFT);
}

/* The edge between two values; or all that happened since the one before. */
static void draw_edge(const struct scope_line *self, int x, int before,
                      int is_dense)
{
    const struct scope_theme *theme = scope_theme(self->scope->is_light);
    int inset = scope_px(self->scope->scale, INSET) - (self->width > 1);
    int top = self->room.top + inset;
    int bottom = self->room.top + self->room.height - inset;
    int thick = scope_px(self->scope->scale, 1);

    if (is_dense)
        fill_columns(self, before, canvas_max(x, before + 1), top, bottom,
                     theme->dense);
    fill_columns(self, x, x + thick, top, bottom,
                 self->width > 1 ? theme->bus : theme->bit);
}

static void draw_line(const struct scope_line *self)
{
    const struct waves *waves = self->signals->waves;
    uint64_t first = self->start > 0 ? (uint64_t)self->start : 0;
    int i = canvas_max(waves_before(waves, self->net, first), 0);
    int count = waves_count(waves, self->net), before = self->room.left;

    for (int is_first = 1; i < count; i++, is_first = 0) {
        struct waves_change change = waves_at(waves, self->net, i);
        int x = x_of_tick(self, change.tick);
        int end = x_of_tick(self, i + 1 < count
                                  ? waves_at(waves, self->net, i + 1).tick
                                  : self->now);

        if (change.tick > self->now)
            break;
        if (!is_first)
            draw_edge(self, x, before, change.is_dense);
        if (self->width > 1)
            draw_bus(self, x, canvas_min(end, x_of_tick(self, self->now)),
                     change.value);
        else
            draw_bit(self, x, canvas_min(end, x_of_tick(self, self->now)),
                     change.value);
        before = x;
    }
}

/* Its name, and the value at the end, which is now. */
static void draw_name(const struct scope *self, struct canvas *canvas,
                      const struct signals *signals, int net,
                      struct canvas_rect row)
{
    const struct scope_theme *theme = scope_theme(self->is_light);
    const struct signals_node *node =
        &signals->tree.nodes[signals->chosen[net]];
    int gap = scope_px(self->scale, SCOPE_GAP);

    row.left += gap;
    row.width -= 2 * gap;
    scope_write(self, canvas, row, node->path, theme->text, LETTER_LEFT);
}

/* A line across all waves for each tenth of the span, and what it is. */
static void draw_scale(const struct scope *self, struct canvas *canvas,
                       const struct signals *signals,
                       struct canvas_rect room)
{
    const struct scope_theme *theme = scope_theme(self->is_light);
    int row = scope_row_px(self->scale);
    char words[VALUE_ROOM];
    struct text to;

    for (int i = 0; i <= DIVISIONS; i++)
        canvas_fill(canvas, (struct canvas_rect){
            room.left + (room.width - 1) * i / DIVISIONS, room.top, 1,
            room.height - row}, theme->edge);
    room.top += room.height - row;
    room.height = row;
    text_begin(&to, words, sizeof words);
    text_put_char(&to, '-');
    signals_put_span(signals, &to);
    scope_write(self, canvas, room, words, theme->faint, LETTER_LEFT);
    scope_write(self, canvas, room, "0", theme->faint, LETTER_RIGHT);
}

static void draw_all_lines(const struct scope *self, struct canvas *canvas,
                           const struct signals *signals,
                           struct canvas_rect room)
{
    uint64_t now = session_tick(signals->session);
    uint64_t span = signals_span(signals);
    struct scope_line line = {
        self, canvas, signals, 0, 0, room, (int64_t)(now - span), now, span};

    line.room.height = scope_row_px(self->scale);
    for (int i = 0; i < signals->chosen_count; i++) {
        struct canvas_rect name = self->waves;

        line.net = i;
        line.width = signals->tree.nodes[signals->chosen[i]].width;
        name.top = line.room.top;
        name.height = line.room.height;
        name.width = names_px(self);
        draw_name(self, canvas, signals, i, name);
        draw_line(&line);
        line.room.top += line.room.height;
    }
}

void scope_paint_waves(const struct scope *self, struct canvas *canvas,
                       const struct signals *signals)
{
    struct canvas_rect room = self->waves;

    canvas_clip(canvas, self->waves);
    canvas_fill(canvas, self->waves, scope_theme(self->is_light)->ground);
    room.left += names_px(self);
    room.width -= names_px(self) + scope_px(self->scale, SCOPE_GAP);
    if (!signals->waves || signals->error || !signals->chosen_count) {
        if (!signals->error)
            scope_say(self, canvas, self->waves,
                      words_of("choose a net to see its wave"));
    } else if (room.width > 0) {
        draw_scale(self, canvas, signals, room);
        draw_all_lines(self, canvas, signals, room);
    }
    canvas_unclip(canvas);
}
