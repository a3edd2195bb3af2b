/* bar.c - the bar beside the board: its place, mouse, keys and tooltips.
 *
 * bar_items.c makes what stands in it and item_draw.c draws that. Items are
 * made anew for every picture, so state here is ids, never pointers to items.
 *
 * While the slider is held, time is paused and the wanted tick is kept; the
 * session moves only once a frame (window_bar_advance), since a far seek is
 * slow and the mouse may report many places between two frames.
 */
#include "window/bar.h"

#include <string.h>

#include "draw/letter.h"
#include "window/bar_items.h"
#include "window/bar_moves.h"
#include "window/item_draw.h"

/* WIDE and TIP_MARGIN are pixels at 100 %, SCALE_MIN is percent, MS the
 * nanoseconds of a millisecond. */
enum { WIDE = 700, SCALE_MIN = 60, TIP_MS = 600, MS = 1000000,
       TIP_MARGIN = 6 };

/* Its place */

/* At the right if the window is wide enough and wider than high. */
static int is_at_right(int width, int height, int scale)
{
    return width >= window_item_px(scale, WIDE) && width > height;
}

/* A small window gets smaller letters, down to SCALE_MIN percent; what does
 * not fit even then is cut off. A bar folded by hand stays folded. */
static void fit_right(struct window_bar *self, const struct player *player,
                      int height)
{
    while (window_bar_items_least(player, self->scale) > height
           && self->scale > SCALE_MIN)
        self->scale -= 5;
    if (!self->is_fold_chosen)
        self->is_folded = 0;
}

/* Below the board the bar shrinks until it takes at most two fifths of the
 * height, and folds by itself where it would take more than half. */
static void fit_below(struct window_bar *self, const struct player *player,
                      int width, int height)
{
    while (self->scale > SCALE_MIN
           && (window_bar_items_height(player, self->scale, width, 0)
               > height * 2 / 5 || width < window_item_px(self->scale, 420)))
        self->scale -= 5;
    if (!self->is_fold_chosen)
        self->is_folded = window_bar_items_height(player, self->scale, width,
                                                  0) > height / 2;
}

static struct canvas_rect place_right(struct window_bar *self, int width,
                                      int height)
{
    int own = window_bar_items_width(self->scale, self->is_folded);

    own = own < width ? own : width;
    self->room = (struct canvas_rect){width - own, 0, own, height};
    return (struct canvas_rect){0, 0, width - own, height};
}

static struct canvas_rect place_below(struct window_bar *self,
                                      const struct player *player, int width,
                                      int height)
{
    int own = window_bar_items_height(player, self->scale, width,
                                      self->is_folded);

    own = own < height ? own : height;
    self->room = (struct canvas_rect){0, height - own, width, own};
    return (struct canvas_rect){0, 0, width, height - own};
}

/* The bar shrinks to fit its side of the window; a focus on a control that is
 * not there any more is dropped. */
struct canvas_rect window_bar_lay_out(struct window_bar *self,
                                      const struct player *player,
                                      int width, int height, int scale)
{
    struct canvas_rect left;

    self->scale = scale > SCALE_MIN ? scale : SCALE_MIN;
    self->place = is_at_right(width, height, self->scale)
                ? WINDOW_BAR_RIGHT : WINDOW_BAR_BELOW;
    if (self->place == WINDOW_BAR_RIGHT) {
        fit_right(self, player, height);
        left = place_right(self, width, height);
    } else {
        fit_below(self, player, width, height);
        left = place_below(self, player, width, height);
    }
    window_bar_moves_look(self, player);
    window_bar_items_make(self, player);
    if (self->focus && !window_item_find(&self->items, self->focus))
        self->focus = 0;
    window_bar_renew(self);
    return left;
}

void window_bar_renew(struct window_bar *self)
{
    self->is_whole = 0;
}

/* The slider */

/* From a place on the slider to a tick of the whole game. */
static void drag(struct window_bar *self, struct player *player, int x)
{
    const struct window_item *item = window_item_find(&self->items,
                                                      BAR_SLIDER);
    uint64_t end = session_end(player->play->session);
    int share = item ? window_item_slide(item, self->scale, x) : 0;

    if (!item)
        return;
    self->has_seek = 1;
    self->seek_tick = end * (uint64_t)share / (uint64_t)item->total;
}

/* Time stands still while the slider is held, and where it is left. */
static void take_slider(struct window_bar *self, struct player *player, int x)
{
    self->was_paused = player->play->pace.is_paused;
    player_stop(player);
    drag(self, player, x);
}

void window_bar_advance(struct window_bar *self, struct player *player)
{
    if (self->has_seek)
        player_seek(player, self->seek_tick);
    self->has_seek = 0;
}

static void leave_slider(struct window_bar *self, struct player *player)
{
    window_bar_advance(self, player);
    player_visit(player, session_tick(player->play->session));
}

/* Controls */

/* Buttons that every face has a key for do what the key does. */
static enum window_command press_key(struct player *player, uint32_t key)
{
    return window_command_of(player_own_key(player, key));
}

/* From now on the choice is the person's, in windows of any size. */
static enum window_command toggle_fold(struct window_bar *self)
{
    self->is_folded = !self->is_folded;
    self->is_fold_chosen = 1;
    return COMMAND_LAY_OUT;
}

/* What a control does when it is clicked or Enter is pressed on it. The
 * slider does all it does while it is dragged. */
static enum window_command work_control(struct window_bar *self,
                                        struct player *player, int id)
{
    switch ((enum window_bar_id)id) {
    case BAR_FOLD:   return toggle_fold(self);
    case BAR_SEAT_A: return COMMAND_SEAT_A;
    case BAR_SEAT_B: return COMMAND_SEAT_B;
    case BAR_BACK:   return press_key(player, ',');
    case BAR_PAUSE:  return press_key(player, 'P');
    case BAR_STEP:   return press_key(player, '.');
    case BAR_SLOWER: return press_key(player, '[');
    case BAR_FASTER: return press_key(player, ']');
    case BAR_HINT:   return press_key(player, 'h');
    case BAR_POWER:  return press_key(player, 'p');
    case BAR_LOOK:   return COMMAND_LOOK;
    case BAR_ASK:    return COMMAND_ASK;
    case BAR_TYPE:   return COMMAND_TYPE;
    case BAR_LOBBY:  return COMMAND_LOBBY;
    case BAR_NEW:    return COMMAND_NEW;
    case BAR_OPEN:   return COMMAND_OPEN;
    case BAR_SAVE:   return COMMAND_SAVE;
    case BAR_HELP:   return COMMAND_HELP;
    case BAR_MUTE:   return COMMAND_MUTE;
    case BAR_LIGHT:  return COMMAND_LIGHT;
    case BAR_FULL_SCREEN: return COMMAND_FULL_SCREEN;
    case BAR_QUIT:   return COMMAND_QUIT;
    case BAR_ARRANGE: return COMMAND_ARRANGE;
    case BAR_TAKE_BACK: return COMMAND_TAKE_BACK;
    case BAR_RULES:  return COMMAND_RULES;
    case BAR_GUIDE:  return COMMAND_GUIDE;
    case BAR_SLIDER: case BAR_MOVES_SCROLL: case BAR_NOTHING: case BAR_MOVE:
        break;
    }
    if (id >= BAR_MOVE)
        scoresheet_seek(&self->moves, player, id - BAR_MOVE);
    return COMMAND_NOTHING;
}

/* Mouse */

int window_bar_has(const struct window_bar *self, int x, int y)
{
    return self->pressed || canvas_rect_has(self->room, x, y);
}

static int control_at(const struct window_bar *self, int x, int y)
{
    const struct window_item *item = window_item_at(&self->items, x, y);

    return item ? item->id : 0;
}

/* The time is kept for the tooltip: it begins anew with each control. */
static void hover(struct window_bar *self, const struct player *player,
                  int id)
{
    if (id == self->hovered)
        return;
    self->hovered = id;
    self->hovered_ns = player->now_ns;
}

void window_bar_move(struct window_bar *self, struct player *player, int x,
                     int y)
{
    hover(self, player, control_at(self, x, y));
    if (self->pressed == BAR_SLIDER)
        drag(self, player, x);
    if (self->pressed == BAR_MOVES_SCROLL)
        window_bar_moves_drag(self, y);
}

/* A click takes the focus away from the keyboard's control. */
void window_bar_press(struct window_bar *self, struct player *player, int x,
                      int y)
{
    window_bar_move(self, player, x, y);
    self->pressed = self->hovered;
    self->focus = 0;
    if (self->pressed == BAR_SLIDER)
        take_slider(self, player, x);
    if (self->pressed == BAR_MOVES_SCROLL)
        window_bar_moves_drag(self, y);
}

int window_bar_wheel(struct window_bar *self, int x, int y, int by)
{
    if (self->is_folded || !canvas_rect_has(self->moves_room, x, y))
        return 0;
    window_bar_moves_scroll(self, -by);
    return 1;
}

enum window_command window_bar_release(struct window_bar *self,
                                       struct player *player, int x, int y)
{
    int pressed = self->pressed;

    if (!pressed)
        return COMMAND_NOTHING;
    window_bar_move(self, player, x, y);
    self->pressed = 0;
    self->hovered_ns = UINT64_MAX;      /* no tip for what was just done */
    if (pressed == BAR_SLIDER)
        leave_slider(self, player);
    else if (pressed == self->hovered)
        return work_control(self, player, pressed);
    return COMMAND_NOTHING;
}

/* Keys */

/* Back to where it was, if that control is still there. */
void window_bar_focus(struct window_bar *self, int by)
{
    int id = by ? 0 : self->focus_was;

    if (id && window_item_find(&self->items, id))
        self->focus = id;
    else
        self->focus = window_item_next(&self->items, 0, by < 0 ? -1 : 1);
}

void window_bar_unfocus(struct window_bar *self)
{
    self->focus_was = self->focus ? self->focus : self->focus_was;
    self->focus = 0;
}

int window_bar_has_focus(const struct window_bar *self)
{
    return self->focus != 0;
}

/* Tab past the last control leaves the bar; the window moves the focus on to
 * the board. */
static enum window_command move_bar_focus(struct window_bar *self, int by)
{
    int was = self->focus;

    self->focus = window_item_next(&self->items, self->focus, by);
    if (self->focus)
        return COMMAND_NOTHING;
    self->focus_was = was;
    return by > 0 ? COMMAND_FOCUS_ON : COMMAND_FOCUS_BACK;
}

/* The slider's own keys are those by which every face moves in time. */
static int slider_key(struct window_bar *self, struct player *player,
                      uint32_t key)
{
    if (self->focus != BAR_SLIDER)
        return 0;
    switch (key) {
    case KEY_LEFT: case KEY_RIGHT: case KEY_PAGE_UP: case KEY_PAGE_DOWN:
    case KEY_HOME: case KEY_END:
        (void)player_own_key(player, key);
        return 1;
    default:
        return 0;
    }
}

/* Arrows move between controls, except on the slider, where they are its
 * own. */
int window_bar_key(struct window_bar *self, struct player *player,
                   uint32_t key, enum window_command *command)
{
    *command = COMMAND_NOTHING;
    if (!self->focus)
        return 0;
    if (slider_key(self, player, key))
        return 1;
    switch (key) {
    case KEY_TAB:      *command = move_bar_focus(self, 1); return 1;
    case KEY_BACK_TAB: *command = move_bar_focus(self, -1); return 1;
    case KEY_ESC:      window_bar_unfocus(self); return 1;
    case ' ':
    case KEY_ENTER:
        *command = work_control(self, player, self->focus);
        return 1;
    case KEY_UP: case KEY_DOWN: case KEY_LEFT: case KEY_RIGHT:
        self->focus = window_item_beside(&self->items, self->focus, key);
        return 1;
    default:
        return 0;
    }
}

/* Tooltips: at once for the focus, after TIP_MS for the mouse, none while
 * something is pressed. */

static int tip_id(const struct window_bar *self, const struct player *player)
{
    if (self->pressed)
        return 0;
    if (self->focus)
        return self->focus;
    return self->hovered && player->now_ns >= self->hovered_ns
        && player->now_ns - self->hovered_ns >= (uint64_t)TIP_MS * MS
         ? self->hovered : 0;
}

/* -1 also while it is shown already, or will not be shown at all. */
int window_bar_wake_ms(const struct window_bar *self,
                       const struct player *player)
{
    if (!self->hovered || self->focus || self->pressed
        || self->hovered_ns == UINT64_MAX
        || tip_id(self, player))
        return -1;
    return TIP_MS - (int)((player->now_ns - self->hovered_ns) / MS);
}

static void put_tip(const struct window_item *item, struct text *to)
{
    text_put(to, item->tip);
    text_put(to, item->key ? "  " : "");
}

/* Below its control, or above where there is no room. The focus stays for
 * long and its tooltip would hide the controls beside it, so that one is at
 * the bottom of the bar. */
static struct canvas_rect tip_box(const struct window_bar *self,
                                  const struct window_item *item,
                                  const char *words)
{
    int margin = window_item_px(self->scale, TIP_MARGIN);
    int far = window_item_px(self->scale, 3);
    struct canvas_rect room = self->room, box = {
        .width = window_item_text_px(self->scale, words)
               + window_item_text_px(self->scale, item->key ? item->key : "")
               + 2 * margin,
        .height = window_item_line_px(self->scale) + margin,
    };

    if (box.width > room.width)
        box.width = room.width;
    box.left = item->box.left + (item->box.width - box.width) / 2;
    if (box.left + box.width > room.left + room.width)
        box.left = room.left + room.width - box.width;
    if (box.left < room.left)
        box.left = room.left;
    box.top = item->box.top + item->box.height + far;
    if (self->focus)
        box.top = room.top + room.height - box.height;
    else if (box.top + box.height > room.top + room.height)
        box.top = item->box.top - far - box.height;
    return canvas_rect_both(box, room);
}

static struct canvas_box inside(struct canvas_rect rect, int margin)
{
    return (struct canvas_box){(rect.left + margin) * CANVAS_PX,
                               rect.top * CANVAS_PX,
                               (rect.width - 2 * margin) * CANVAS_PX,
                               rect.height * CANVAS_PX};
}

/* Its corners are square and opaque, so that it can be drawn over itself
 * without restoring what is below. */
static void draw_tip(const struct window_bar *self, struct canvas *canvas,
                     const struct window_theme *theme,
                     const struct window_item *item, const char *words)
{
    int margin = window_item_px(self->scale, TIP_MARGIN);
    struct canvas_rect inner = self->tip_box;
    struct letter_style style = {
        .height = window_item_text_height(self->scale),
        .colour = theme->on_tip,
    };

    canvas_fill(canvas, self->tip_box, theme->tip_edge);
    inner = (struct canvas_rect){inner.left + 1, inner.top + 1,
                                 inner.width - 2, inner.height - 2};
    canvas_fill(canvas, inner, theme->tip);
    letter_fit(canvas, inside(self->tip_box, margin), words, &style);
    style.colour = theme->tip_key;
    style.align = LETTER_RIGHT;
    if (item->key)
        letter_fit(canvas, inside(self->tip_box, margin), item->key, &style);
}

/* Drawn after all items, whenever any of them was: one may lie below it. */
static void show_tip(struct window_bar *self, struct canvas *canvas,
                     const struct window_theme *theme)
{
    const struct window_item *item = window_item_find(&self->items,
                                                      self->tip_id);
    char words[96];
    struct text to;

    self->tip_box = (struct canvas_rect){0, 0, 0, 0};
    if (!item || !item->tip)
        return;
    text_begin(&to, words, sizeof words);
    put_tip(item, &to);
    self->tip_box = tip_box(self, item, words);
    draw_tip(self, canvas, theme, item, words);
}

/* Drawing */

static void draw_bar_edge(const struct window_bar *self, struct canvas *canvas,
                          const struct window_theme *theme)
{
    struct canvas_rect edge = self->room;

    if (self->place == WINDOW_BAR_RIGHT)
        edge.width = 1;
    else
        edge.height = 1;
    canvas_fill(canvas, edge, theme->bar_edge);
}

static void draw_whole_bar(struct window_bar *self, struct canvas *canvas,
                           const struct window_theme *theme)
{
    canvas_fill(canvas, self->room, theme->bar);
    draw_bar_edge(self, canvas, theme);
    for (int i = 0; i < self->items.count; i++)
        window_item_draw(canvas, self->scale, &self->items.item[i], theme);
    self->is_whole = 1;
}

static int same_settings(const struct window_settings *a,
                         const struct window_settings *b)
{
    return a->is_light == b->is_light && a->is_muted == b->is_muted
        && a->is_full_screen == b->is_full_screen
        && a->arrangement == b->arrangement;
}

/* Draws the items that changed, or all of them if their places did; the
 * tooltip is drawn over them later. */
static struct canvas_rect draw_changes(struct window_bar *self,
                                       struct canvas *canvas,
                                       const struct window_theme *theme)
{
    int is_other;
    struct canvas_rect dirty = window_item_refresh(
        canvas, &self->items, &self->shown, theme, theme->bar, &is_other);

    if (!is_other && self->is_whole)
        return dirty;
    draw_whole_bar(self, canvas, theme);
    return self->room;
}

/* A tooltip that comes or goes, or another theme, draws the whole bar. */
int window_bar_update(struct window_bar *self, struct canvas *canvas,
                      const struct player *player,
                      const struct window_settings *settings,
                      struct canvas_rect *dirty)
{
    const struct window_theme *theme = window_theme(settings->is_light);
    int tip = tip_id(self, player);

    if (!same_settings(&self->settings, settings) || tip != self->tip_id)
        self->is_whole = 0;
    self->settings = *settings;
    self->tip_id = tip;
    canvas_unclip(canvas);
    canvas_clip(canvas, self->room);
    window_bar_moves_look(self, player);
    window_bar_items_make(self, player);
    *dirty = draw_changes(self, canvas, theme);
    if (!canvas_rect_is_empty(*dirty))
        show_tip(self, canvas, theme);
    canvas_unclip(canvas);
    return !canvas_rect_is_empty(*dirty);
}
