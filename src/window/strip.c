/* strip.c - the strip above the words: its place, mouse, keys and drawing.
 *
 * strip_items.c makes what stands in it, anew for every picture; it is small,
 * so whatever changes draws all of it.
 *
 * There are three kinds: the steps of a first game, the end of a game, and
 * nothing. The strip asks for its height before the window is divided
 * (window_strip_height), is then given its place, and makes its items there.
 *
 * Its height never shrinks while its kind stays: lines is the most that any
 * sentence has taken, so that the board does not jump when a shorter one
 * follows.
 */
#include "window/strip.h"

#include <string.h>

#include "window/item_draw.h"
#include "window/strip_items.h"

/* Its place */

/* The steps of a first game go before its end. */
static enum window_strip_kind kind_now(const struct window_strip *self)
{
    if (self->guide.is_on)
        return STRIP_GUIDE;
    return recap_is_shown(&self->recap) ? STRIP_END : STRIP_EMPTY;
}

/* The graph is shown at the end only, so it is not made before. */
static void look_at_graph(struct window_strip *self,
                          const struct player *player)
{
    self->move = scoresheet_now(self->moves, player->play);
    self->graph_words = play_table_graph(player->play);
    recap_graph_take(&self->graph, self->moves);
}

/* 1: the height is no longer right, and the window must be divided anew. */
int window_strip_look(struct window_strip *self, const struct player *player,
                      const struct scoresheet *moves)
{
    self->moves = moves;
    (void)guide_look(&self->guide, player->play);
    (void)recap_look(&self->recap, player->play);
    if (kind_now(self) == STRIP_END)
        look_at_graph(self, player);
    return kind_now(self) != self->kind
        || (self->kind == STRIP_END && self->is_back != self->recap.is_back)
        || (self->kind && window_strip_items_lines(self, self->room.width,
                                                   self->scale)
                          > self->lines);
}

/* Must be asked before window_strip_place, with the same scale. A new kind
 * forgets how high the one before has been. */
int window_strip_height(struct window_strip *self, int width, int scale)
{
    int is_other = self->kind != kind_now(self);
    int lines;

    self->kind = kind_now(self);
    self->is_back = self->recap.is_back;
    if (is_other)
        self->lines = 0;
    lines = window_strip_items_lines(self, width, scale);
    self->lines = lines > self->lines ? lines : self->lines;
    return self->kind ? window_strip_items_height(self, width, scale) : 0;
}

/* What was pressed is forgotten, since buttons have moved; the focus stays if
 * its button is still there. */
void window_strip_place(struct window_strip *self, struct canvas_rect room,
                        int scale)
{
    self->room = room;
    self->scale = scale;
    self->pressed = 0;
    window_strip_items_make(self);
    if (self->focus && !window_item_find(&self->items, self->focus))
        self->focus = 0;
    window_strip_renew(self);
}

void window_strip_renew(struct window_strip *self)
{
    self->is_whole = 0;
}

/* Doing things */

/* The moves of the scoresheet are numbered from 0; move is -1 before the
 * first. */
static void seek_beside(struct window_strip *self, struct player *player,
                        int by)
{
    int wanted = self->move + by;

    if (wanted >= 0 && wanted < self->moves->count)
        scoresheet_seek(self->moves, player, wanted);
}

/* Any column of the plot leads to a point of the graph, if it has any. */
static void seek_point(struct window_strip *self, struct player *player,
                       int x)
{
    int at = recap_graph_at(&self->graph, x - self->plot.left,
                            self->plot.width - 1);

    if (at >= 0)
        scoresheet_seek(self->moves, player, self->graph.move[at]);
}

/* By COMMAND_CLOSE; the button of the end sets the same flag itself. */
void window_strip_close(struct window_strip *self)
{
    if (self->kind == STRIP_GUIDE)
        guide_stop(&self->guide);
    self->recap.is_closed |= self->kind == STRIP_END;
}

/* What needs the window is returned as a command; what needs only the strip or
 * the game is done here. */
static enum window_command work_strip(struct window_strip *self,
                                      struct player *player, int id)
{
    switch ((enum window_strip_id)id) {
    case STRIP_SKIP:    return COMMAND_SKIP;
    case STRIP_AGAIN:   return COMMAND_AGAIN;
    case STRIP_SAVE:    return COMMAND_SAVE;
    case STRIP_BACK:    recap_turn_back(&self->recap, player); break;
    case STRIP_EARLIER: seek_beside(self, player, -1); break;
    case STRIP_LATER:   seek_beside(self, player, 1); break;
    case STRIP_CLOSE:   self->recap.is_closed = 1; break;
    case STRIP_GRAPH:
    case STRIP_NOTHING: break;
    }
    return COMMAND_NOTHING;
}

/* The mouse */

/* While a button of the strip is held down the mouse belongs to it, wherever
 * it goes. */
int window_strip_has(const struct window_strip *self, int x, int y)
{
    return self->pressed || canvas_rect_has(self->room, x, y);
}

void window_strip_move(struct window_strip *self, int x, int y)
{
    const struct window_item *item = window_item_at(&self->items, x, y);

    self->hovered = item ? item->id : 0;
}

/* The graph answers at once, so that dragging feels direct; buttons wait for
 * the release, which may still be elsewhere. */
void window_strip_press(struct window_strip *self, struct player *player,
                        int x, int y)
{
    window_strip_move(self, x, y);
    self->pressed = self->hovered;
    self->focus = 0;
    if (self->pressed == STRIP_GRAPH)
        seek_point(self, player, x);
}

/* As everywhere: only a release on what was pressed counts. */
enum window_command window_strip_release(struct window_strip *self,
                                         struct player *player, int x, int y)
{
    int pressed = self->pressed;

    window_strip_move(self, x, y);
    self->pressed = 0;
    return pressed && pressed == self->hovered
         ? work_strip(self, player, pressed) : COMMAND_NOTHING;
}

/* Keys */

/* 0: there is nothing to focus, or the focus has left at either end. */
int window_strip_focus(struct window_strip *self, int by)
{
    self->focus = canvas_rect_is_empty(self->room)
                ? 0 : window_item_next(&self->items, self->focus, by);
    return self->focus != 0;
}

void window_strip_unfocus(struct window_strip *self)
{
    self->focus = 0;
}

/* Along the graph arrows go from move to move, elsewhere from button to
 * button. */
int window_strip_key(struct window_strip *self, struct player *player,
                     uint32_t key, enum window_command *command)
{
    *command = COMMAND_NOTHING;
    if (!self->focus)
        return 0;
    if (self->focus == STRIP_GRAPH && (key == KEY_LEFT || key == KEY_RIGHT)) {
        seek_beside(self, player, key == KEY_LEFT ? -1 : 1);
        return 1;
    }
    switch (key) {
    case ' ':
    case KEY_ENTER:
        *command = work_strip(self, player, self->focus);
        return 1;
    case KEY_UP: case KEY_DOWN: case KEY_LEFT: case KEY_RIGHT:
        self->focus = window_item_beside(&self->items, self->focus, key);
        return 1;
    case KEY_ESC:
        window_strip_unfocus(self);
        return 1;
    default:
        return 0;
    }
}

/* Drawing */

/* Inside the plot both ends are points, hence one pixel less than its size. */
static struct canvas_spot point_of(const struct window_strip *self, int i)
{
    int height = self->plot.height - 1;

    return (struct canvas_spot){
        (self->plot.left
         + recap_graph_across(&self->graph, i, self->plot.width - 1))
            * CANVAS_PX,
        (self->plot.top + height
         - recap_graph_height(&self->graph, i, height)) * CANVAS_PX,
    };
}

/* A line from move to move, faint where it is still ahead, and a dot at the
 * move that is shown. */
static void draw_graph(const struct window_strip *self, struct canvas *canvas,
                       const struct window_theme *theme)
{
    int now = recap_graph_of(&self->graph, self->move);
    int width = window_item_px(self->scale, 2) * CANVAS_PX;

    for (int i = 1; i < self->graph.count; i++)
        canvas_line(canvas, point_of(self, i - 1), point_of(self, i), width,
                    i <= now ? theme->focus : theme->faint);
    if (now >= 0)
        canvas_disc(canvas, point_of(self, now),
                    window_item_px(self->scale, 5) * CANVAS_PX,
                    theme->strong);
}

/* Drawn of shapes: its item only says where it is and whether it has the
 * focus. */
static void draw_plot(const struct window_strip *self, struct canvas *canvas,
                      const struct window_theme *theme)
{
    const struct window_item *item = window_item_find(&self->items,
                                                      STRIP_GRAPH);
    int is_focus = self->focus == STRIP_GRAPH;

    if (!item)
        return;
    canvas_round(canvas, canvas_box_of(item->box), 4 * CANVAS_PX,
                 theme->well);
    canvas_frame(canvas, canvas_box_of(item->box), 4 * CANVAS_PX,
                 (1 + is_focus) * CANVAS_PX,
                 is_focus ? theme->focus : theme->well_edge);
    draw_graph(self, canvas, theme);
}

/* Byte by byte, which is why the graph's item has what the graph shows
 * (put_graph). */
static int is_as_drawn(const struct window_strip *self)
{
    return self->is_whole && self->items.count == self->shown.count
        && memcmp(self->items.item, self->shown.item,
                  (size_t)self->items.count * sizeof self->items.item[0])
           == 0;
}

static void draw_whole_strip(const struct window_strip *self,
                             struct canvas *canvas,
                             const struct window_theme *theme)
{
    struct canvas_rect edge = self->room;

    canvas_clip(canvas, self->room);
    canvas_fill(canvas, self->room, theme->sheet);
    edge.height = 1;
    canvas_fill(canvas, edge, theme->bar_edge);
    for (int i = 0; i < self->items.count; i++)
        if (self->items.item[i].id != STRIP_GRAPH)
            window_item_draw(canvas, self->scale, &self->items.item[i],
                             theme);
    draw_plot(self, canvas, theme);
    canvas_unclip(canvas);
}

/* 1: dirty is what has changed, which is all of it. */
int window_strip_update(struct window_strip *self, struct canvas *canvas,
                        const struct window_theme *theme,
                        struct canvas_rect *dirty)
{
    if (canvas_rect_is_empty(self->room))
        return 0;
    window_strip_items_make(self);
    if (is_as_drawn(self))
        return 0;
    draw_whole_strip(self, canvas, theme);
    self->shown = self->items;
    self->is_whole = 1;
    *dirty = self->room;
    return 1;
}
