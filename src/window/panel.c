/* panel.c - the panel below the board of a design.
 *
 *     stopwatch  1,204,000,000 clocks  0.31 of real time     [ Signals ]
 *     the tree              the waves
 *
 * draw/scope.c paints tree and waves; here is where they are, and what mouse
 * and keys do to them. It is drawn whole: what runs changes everywhere.
 */
#include "window/panel.h"

#include "base/words.h"
#include "window/item_draw.h"

/* Pixels at 100 %; shares are percent. */
enum { HEAD = 32, BUTTON = 26, BUTTON_WIDTH = 110, MARGIN = 10,
       BODY_LEAST = 150, BODY_SHARE = 42, TREE_SHARE = 36, TREE_MAX = 380,
       REDRAW_MS = 100, MS = 1000000, FILL_SECONDS = 2 };

/* Places */

int window_panel_height(const struct window_panel *self,
                        const struct player *player, int height, int scale)
{
    int head = window_item_px(scale, HEAD);
    int body = canvas_max(height * BODY_SHARE / 100,
                          window_item_px(scale, BODY_LEAST));

    if (!signals_suit(player->play))
        return 0;
    return canvas_min(head + (self->is_open ? body : 0), height * 2 / 3);
}

static void place_body(struct window_panel *self, struct canvas_rect body)
{
    int tree = canvas_min(body.width * TREE_SHARE / 100,
                          window_item_px(self->scale, TREE_MAX));

    self->scope.scale = self->scale;
    self->scope.tree = self->scope.waves = body;
    self->scope.tree.width = tree;
    self->scope.waves.left += tree + 1;
    self->scope.waves.width -= tree + 1;
}

void window_panel_place(struct window_panel *self, struct canvas_rect room,
                        int scale)
{
    struct canvas_rect body = room;

    self->room = self->head = room;
    self->scale = scale;
    self->head.height = canvas_min(window_item_px(scale, HEAD), room.height);
    body.top += self->head.height;
    body.height -= self->head.height;
    place_body(self, body);
    if (canvas_rect_is_empty(room))
        window_panel_unfocus(self);
    window_panel_renew(self);
}

void window_panel_renew(struct window_panel *self)
{
    self->is_whole = 0;
}

/* Working */

void window_panel_turn(struct window_panel *self, struct player *player)
{
    if (!signals_suit(player->play))
        return;
    self->is_open = !self->is_open;
    self->row = 0;
    self->focus = self->is_open ? PANEL_TREE : PANEL_NOWHERE;
    if (!self->is_open)
        signals_fold(&self->signals, player->play);
}

void window_panel_close(struct window_panel *self,
                        const struct player *player)
{
    signals_close(&self->signals, player->play);
}

static int tree_rows(const struct window_panel *self)
{
    return signals_tree_rows(&self->signals.tree);
}

static void work_node(struct window_panel *self, struct player *player,
                      int node)
{
    const char *error = signals_work(&self->signals, node);

    if (error)
        player_tell(player, error);
    window_panel_renew(self);
}

static void work_row(struct window_panel *self, struct player *player,
                     int row)
{
    int node = signals_tree_node(&self->signals.tree, row);

    self->row = node < 0 ? self->row : row;
    work_node(self, player, node);
}

/* The mouse */

int window_panel_has(const struct window_panel *self, int x, int y)
{
    return canvas_rect_has(self->room, x, y);
}

/* The name of a wave takes it out again. */
enum window_command window_panel_press(struct window_panel *self,
                                       struct player *player, int x, int y)
{
    int row, wave;

    if (window_item_at(&self->items, x, y))
        return COMMAND_SIGNALS;
    if (!self->is_open)
        return COMMAND_NOTHING;
    row = scope_row_at(&self->scope, x, y);
    wave = scope_wave_at(&self->scope, &self->signals, x, y);
    if (row >= 0)
        work_row(self, player, row);
    else if (wave >= 0)
        work_node(self, player, self->signals.chosen[wave]);
    return COMMAND_NOTHING;
}

/* Over the waves it zooms. */
int window_panel_wheel(struct window_panel *self, int x, int y, int by)
{
    if (!self->is_open || !window_panel_has(self, x, y))
        return 0;
    if (canvas_rect_has(self->scope.waves, x, y)) {
        signals_zoom(&self->signals, by > 0 ? 1 : -1);
    } else {
        self->scope.first -= by;
        scope_show_row(&self->scope, -1, tree_rows(self));
    }
    window_panel_renew(self);
    return 1;
}

/* Keys */

int window_panel_focus(struct window_panel *self, int by)
{
    int last = self->is_open ? PANEL_TREE : PANEL_BUTTON;
    int at = (int)self->focus + by;

    if (canvas_rect_is_empty(self->room))
        return 0;
    if (!self->focus && by < 0)
        at = last;
    self->focus = at > last ? PANEL_NOWHERE : (enum window_panel_focus)at;
    window_panel_renew(self);
    return self->focus != PANEL_NOWHERE;
}

void window_panel_unfocus(struct window_panel *self)
{
    if (self->focus)
        window_panel_renew(self);
    self->focus = PANEL_NOWHERE;
}

static void move_row(struct window_panel *self, int to)
{
    int last = tree_rows(self) - 1;

    self->row = canvas_max(canvas_min(to, last), 0);
    scope_show_row(&self->scope, self->row, last + 1);
}

/* As trees everywhere have it: right unfolds or goes in, left folds or goes
 * out. */
static void unfold_row(struct window_panel *self, struct player *player)
{
    int node = signals_tree_node(&self->signals.tree, self->row);

    if (node < 0 || self->signals.tree.nodes[node].width)
        return;
    if (self->signals.tree.nodes[node].is_open)
        move_row(self, self->row + 1);
    else
        work_row(self, player, self->row);
}

static void fold_row(struct window_panel *self, struct player *player)
{
    const struct signals_tree *tree = &self->signals.tree;
    int node = signals_tree_node(tree, self->row);

    if (node < 0)
        return;
    if (tree->nodes[node].is_open)
        work_row(self, player, self->row);
    else if (signals_tree_parent(tree, node) >= 0)
        move_row(self, signals_tree_row(tree,
                                        signals_tree_parent(tree, node)));
}

static int work_tree_key(struct window_panel *self, struct player *player,
                         uint32_t key)
{
    switch (key) {
    case KEY_UP:        move_row(self, self->row - 1); return 1;
    case KEY_DOWN:      move_row(self, self->row + 1); return 1;
    case KEY_PAGE_UP:
        move_row(self, self->row - scope_page(&self->scope));
        return 1;
    case KEY_PAGE_DOWN:
        move_row(self, self->row + scope_page(&self->scope));
        return 1;
    case KEY_HOME:      move_row(self, 0); return 1;
    case KEY_END:       move_row(self, tree_rows(self) - 1); return 1;
    case KEY_RIGHT:     unfold_row(self, player); return 1;
    case KEY_LEFT:      fold_row(self, player); return 1;
    case ' ':
    case KEY_ENTER:     work_row(self, player, self->row); return 1;
    case '+': case '=': signals_zoom(&self->signals, 1); return 1;
    case '-':           signals_zoom(&self->signals, -1); return 1;
    case 'd':           self->signals.is_decimal ^= 1; return 1;
    default:            return 0;
    }
}

int window_panel_key(struct window_panel *self, struct player *player,
                     uint32_t key, enum window_command *command)
{
    *command = COMMAND_NOTHING;
    if (!self->focus)
        return 0;
    window_panel_renew(self);
    if (key == KEY_ESC) {
        window_panel_unfocus(self);
        return 1;
    }
    if (self->focus == PANEL_TREE)
        return work_tree_key(self, player, key);
    if (key != ' ' && key != KEY_ENTER)
        return 0;
    *command = COMMAND_SIGNALS;
    return 1;
}

/* Drawing */

static void make_head(struct window_panel *self, const struct player *player)
{
    int margin = window_item_px(self->scale, MARGIN);
    int height = window_item_px(self->scale, BUTTON);
    int width = window_item_px(self->scale, BUTTON_WIDTH);
    struct canvas_rect box = {
        self->head.left + self->head.width - margin - width,
        self->head.top + (self->head.height - height) / 2, width, height};
    struct window_item *item;
    struct text to;

    self->items.count = 0;
    self->items.scale = self->scale;
    item = window_item_add(&self->items, ITEM_BUTTON, PANEL_BUTTON, box);
    item->marks = ITEM_MIDDLE;
    window_item_say(item, words_of(self->is_open ? WORDS("Fold away")
                                                 : WORDS("Signals")));
    box.width = box.left - self->head.left - 2 * margin;
    box.left = self->head.left + margin;
    item = window_item_add(&self->items, ITEM_LABEL, 0, box);
    text_begin(&to, item->text, sizeof item->text);
    gauge_put(&self->gauge, player->play, &to);
    window_item_mark(&self->items, 0, 0,
                     self->focus == PANEL_BUTTON ? PANEL_BUTTON : 0);
}

static void draw_panel(struct window_panel *self, struct canvas *canvas,
                       const struct window_theme *theme)
{
    struct canvas_rect edge = self->head;

    canvas_clip(canvas, self->room);
    canvas_fill(canvas, self->room, theme->bar_edge);
    edge.top++;
    edge.height--;
    canvas_fill(canvas, edge, theme->bar);
    for (int i = 0; i < self->items.count; i++)
        window_item_draw(canvas, self->scale, &self->items.item[i], theme);
    canvas_unclip(canvas);
    if (!self->is_open)
        return;
    scope_paint_tree(&self->scope, canvas, &self->signals);
    scope_paint_waves(&self->scope, canvas, &self->signals);
}

/* A replay that would take longer than a person waits is left out. */
static uint64_t most_ticks(const struct window_panel *self,
                           const struct player *player)
{
    uint64_t hz = session_machine(player->play->session)->board->clock_hz;

    return self->hundredths ? FILL_SECONDS * hz * self->hundredths / 100
                            : FILL_SECONDS * hz;
}

static void look_at_design(struct window_panel *self,
                           const struct player *player)
{
    gauge_look(&self->gauge, player->play, player->now_ns);
    if (self->gauge.has_speed)
        self->hundredths = self->gauge.hundredths;
    if (self->is_open)
        signals_look(&self->signals, player->play, most_ticks(self, player));
}

int window_panel_update(struct window_panel *self, struct canvas *canvas,
                        const struct player *player, int is_light,
                        struct canvas_rect *dirty)
{
    if (canvas_rect_is_empty(self->room) || !signals_suit(player->play))
        return 0;
    look_at_design(self, player);
    if (self->is_whole
        && player->now_ns - self->drawn_ns < (uint64_t)REDRAW_MS * MS)
        return 0;
    self->drawn_ns = player->now_ns;
    self->scope.is_light = is_light;
    self->scope.focus = self->focus == PANEL_TREE ? self->row : -1;
    make_head(self, player);
    draw_panel(self, canvas, window_theme(is_light));
    self->is_whole = 1;
    *dirty = self->room;
    return 1;
}
