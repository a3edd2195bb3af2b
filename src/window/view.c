/* view.c - the whole picture of a window: table, board, bar and dialog, or the
 * lobby in place of the first three.
 *
 * Table, board and bar are drawn side by side into one canvas, and each keeps
 * what it has drawn there; a dialog lies over all. While one is open none is
 * drawn, since that would draw over it; when it opens, changes its kind or
 * closes, all is drawn anew.
 */
#include "window/view.h"

#include <stdlib.h>

#include "bench/play_table.h"

static struct canvas_rect all_of(const struct window_view *self)
{
    return (struct canvas_rect){0, 0, self->width, self->height};
}

/* Sizes */

/* At least a pixel, and so few that sub-pixels and bytes do not overflow. */
static int clamp_side(int length)
{
    if (length < 1)
        return 1;
    return length < WINDOW_VIEW_SIDE_MAX ? length : WINDOW_VIEW_SIDE_MAX;
}

/* Both canvases are one piece of memory; the old one is freed only when there
 * is a new one. */
const char *window_view_resize(struct window_view *self,
                               const struct player *game, int width,
                               int height, int scale)
{
    size_t pixels = (size_t)clamp_side(width) * (size_t)clamp_side(height);
    uint32_t *memory = calloc(2 * pixels, sizeof *memory);

    if (!memory)
        return "out of memory for a window of this size";
    free(self->memory);
    self->memory = memory;
    self->width = clamp_side(width);
    self->height = clamp_side(height);
    self->scale = scale;
    canvas_begin(&self->draw.live, memory, self->width, self->height);
    canvas_begin(&self->draw.still, memory + pixels, self->width,
                 self->height);
    window_view_lay_out(self, game);
    return NULL;
}

/* Where there is no room for a board the bare desk is shown. */
static void clear_room(struct window_view *self)
{
    canvas_unclip(&self->draw.live);
    canvas_fill(&self->draw.live, self->room,
                window_theme(self->settings.is_light)->desk);
}

/* A game without a table leaves all to its board. */
static struct window_rooms divide_room(const struct window_view *self,
                                       struct canvas_rect room)
{
    if (!self->has_table)
        return (struct window_rooms){.board = room};
    return window_arrange(room, self->height, self->bar.scale,
                          self->settings.arrangement);
}

/* The strip has its height where there is something to say; the rest is as if
 * the window were lower. */
static struct canvas_rect place_strip(struct window_view *self,
                                      struct canvas_rect room)
{
    int height = self->has_table
               ? window_strip_height(&self->strip, room.width,
                                     self->bar.scale) : 0;

    height = canvas_min(height, room.height / 2);
    room.height -= height;
    return (struct canvas_rect){room.left, room.top + room.height, room.width,
                                height};
}

/* Right above the words: they, and a board that is below them, move down. */
static void make_way(struct window_rooms *rooms, struct canvas_rect *strip)
{
    int bottom = rooms->words.top + rooms->words.height;

    if (canvas_rect_is_empty(*strip))
        return;
    strip->top = rooms->words.top;
    rooms->words.top += strip->height;
    if (rooms->board.top >= bottom)
        rooms->board.top += strip->height;
}

/* How a game ended stands in place of the words where it is no higher, so that
 * nothing moves; all else makes the rest lower. */
static struct window_rooms place_rooms(struct window_view *self,
                                       struct canvas_rect room,
                                       struct canvas_rect *strip)
{
    struct window_rooms rooms = divide_room(self, room);

    *strip = place_strip(self, room);
    if (self->strip.kind == STRIP_END && strip->height > 0
        && strip->height <= rooms.words.height) {
        *strip = rooms.words;
        rooms.words = (struct canvas_rect){0, 0, 0, 0};
        return rooms;
    }
    room.height -= strip->height;
    rooms = divide_room(self, room);
    make_way(&rooms, strip);
    return rooms;
}

/* Of a design: at the bottom of the board's room. */
static void place_panel(struct window_view *self, const struct player *game,
                        struct canvas_rect *board)
{
    struct canvas_rect room = *board;

    room.height = window_panel_height(&self->panel, game, board->height,
                                      self->bar.scale);
    board->height -= room.height;
    room.top += board->height;
    window_panel_place(&self->panel, room, self->bar.scale);
}

/* The desk goes on below the table, and its place in the still canvas is what
 * the table is drawn on. */
static void place_table(struct window_view *self, struct window_rooms rooms)
{
    window_table_place(&self->table, rooms.table, self->bar.scale);
    window_words_place(&self->words, rooms.words, rooms.words_scale);
    canvas_unclip(&self->draw.still);
    if (!canvas_rect_is_empty(rooms.table))
        draw_desk(&self->draw.still, rooms.table, self->draw.theme);
}

/* The boards of the lobby are drawn in the same canvases. */
static void place_lobby(struct window_view *self)
{
    if (self->lobby.is_open)
        window_lobby_place(&self->lobby, &self->draw.live, &self->draw.still,
                           self->scale, self->settings.is_light);
}

/* The bar first: table and board have what room it leaves. */
void window_view_lay_out(struct window_view *self, const struct player *game)
{
    enum draw_theme theme = self->settings.is_light ? DRAW_LIGHT : DRAW_DARK;
    struct canvas_rect room = window_bar_lay_out(
        &self->bar, game, self->width, self->height, self->scale);
    struct canvas_rect strip;
    struct window_rooms rooms;

    self->has_table = play_table_is_there(game->play);
    rooms = place_rooms(self, room, &strip);
    place_panel(self, game, &rooms.board);
    self->room = rooms.board;
    self->draw.scale = self->scale;
    self->has_board = draw_begin(&self->draw,
                                 session_machine(game->play->session),
                                 self->room, theme);
    place_table(self, rooms);
    place_lobby(self);
    window_strip_place(&self->strip, strip, self->bar.scale);
    window_dialog_place(&self->dialog, all_of(self), self->scale);
    self->is_whole = 0;
}

/* Drawing */

static void add_view_dirty(struct window_view *self, struct canvas_rect rect)
{
    if (!canvas_rect_is_empty(rect) && self->dirty_count < WINDOW_VIEW_DIRTY)
        self->dirty[self->dirty_count++] = rect;
}

static void draw_view_board(struct window_view *self)
{
    if (!self->has_board)
        return;
    draw_update(&self->draw, &self->scene);
    for (int i = 0; i < self->draw.dirty_count; i++)
        add_view_dirty(self, self->draw.dirty[i]);
}

static void draw_table_and_words(struct window_view *self,
                                 const struct player *game)
{
    struct canvas_rect dirty;

    window_table_look(&self->table, game->play);
    if (window_table_update(&self->table, &self->draw, &dirty))
        add_view_dirty(self, dirty);
    if (window_words_update(&self->words, &self->draw.live, game,
                            window_theme(self->settings.is_light), &dirty))
        add_view_dirty(self, dirty);
    if (window_strip_update(&self->strip, &self->draw.live,
                            window_theme(self->settings.is_light), &dirty))
        add_view_dirty(self, dirty);
    if (window_panel_update(&self->panel, &self->draw.live, game,
                            self->settings.is_light, &dirty))
        add_view_dirty(self, dirty);
}

static void draw_bar(struct window_view *self, const struct player *game)
{
    struct canvas_rect dirty;

    if (window_bar_update(&self->bar, &self->draw.live, game,
                          &self->settings, &dirty))
        add_view_dirty(self, dirty);
}

static void draw_dialog(struct window_view *self, const struct player *game)
{
    struct canvas_rect dirty;

    if (window_dialog_update(&self->dialog, &self->draw.live, game,
                             self->settings.is_light, &dirty))
        add_view_dirty(self, dirty);
}

static void draw_lobby(struct window_view *self)
{
    struct canvas_rect dirty[WINDOW_LOBBY_DIRTY];
    int count = window_lobby_update(&self->lobby, dirty);

    for (int i = 0; i < count; i++)
        add_view_dirty(self, dirty[i]);
}

static void draw_game_anew(struct window_view *self,
                           const struct player *game)
{
    if (self->has_board)
        draw_renew(&self->draw);
    else
        clear_room(self);
    window_bar_renew(&self->bar);
    window_table_renew(&self->table);
    window_words_renew(&self->words);
    window_strip_renew(&self->strip);
    window_panel_renew(&self->panel);
    draw_view_board(self);
    draw_table_and_words(self, game);
    draw_bar(self, game);
}

/* From below: board, table, bar, or the lobby; then a dialog. The single
 * rectangles do not matter then: the whole window is dirty. */
static void draw_anew(struct window_view *self, const struct player *game)
{
    self->dirty_count = 0;
    if (self->lobby.is_open) {
        window_lobby_renew(&self->lobby);
        draw_lobby(self);
    } else {
        draw_game_anew(self, game);
    }
    if (window_dialog_is_open(&self->dialog)) {
        window_dialog_renew(&self->dialog);
        draw_dialog(self, game);
    }
    self->dirty_count = 0;
    add_view_dirty(self, all_of(self));
    self->is_whole = 1;
    self->shown_kind = self->dialog.kind;
}

/* What a first game asks for is ringed on table and board. */
static int look_at_strip(struct window_view *self, const struct player *game)
{
    int is_other;

    scoresheet_look(&self->bar.moves, game->play);
    is_other = window_strip_look(&self->strip, game, &self->bar.moves);
    self->table.guide = &self->strip.guide;
    self->scene.next = guide_part(&self->strip.guide, game->play);
    return is_other;
}

int window_view_update(struct window_view *self, struct player *game)
{
    scene_look(&self->scene, &self->eye, game);
    self->dirty_count = 0;
    if (look_at_strip(self, game)
        || self->has_table != play_table_is_there(game->play))
        window_view_lay_out(self, game);
    if (!self->is_whole || self->shown_kind != self->dialog.kind) {
        draw_anew(self, game);
    } else if (window_dialog_is_open(&self->dialog)) {
        draw_dialog(self, game);
    } else if (self->lobby.is_open) {
        draw_lobby(self);
    } else {
        draw_view_board(self);
        draw_table_and_words(self, game);
        draw_bar(self, game);
    }
    return self->dirty_count;
}

void window_view_turn_panel(struct window_view *self, struct player *game)
{
    window_panel_turn(&self->panel, game);
    window_view_lay_out(self, game);
}

void window_view_open_lobby(struct window_view *self,
                            const struct player *game)
{
    window_lobby_open(&self->lobby, game);
    window_view_lay_out(self, game);
}

void window_view_close_lobby(struct window_view *self,
                             const struct player *game)
{
    window_lobby_close(&self->lobby);
    window_view_lay_out(self, game);
}

void window_view_close(struct window_view *self)
{
    window_lobby_free(&self->lobby);
    scene_eye_close(&self->eye);
    free(self->memory);
    self->memory = NULL;
}
