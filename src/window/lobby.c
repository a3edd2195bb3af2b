/* lobby.c - the window before a game is chosen: mouse, keys and drawing.
 *
 * Items are made anew for every picture, as in a dialog. The boards are drawn
 * straight into the window's canvases, each in its own room there: the lobby
 * needs no memory for pictures. One card moves at a time (player/lobby.h).
 */
#include "window/lobby.h"

#include <string.h>

#include "base/words.h"
#include "player/offer.h"
#include "window/item_draw.h"

enum { RADIUS = 8 };                    /* pixels at 100 % */

/* Opening and closing */

/* There is a game to go back to unless it only waits behind the lobby of a
 * start. */
static void name_resumed(struct window_lobby *self,
                         const struct player *player)
{
    const struct session *session = player->play->session;
    struct lobby_card card = {.machine = session_machine(session)};
    struct text to;

    text_begin(&to, self->resume, sizeof self->resume);
    if (session_event_count(session) == 0 && player->play->wants_menu)
        return;
    card.intro = intro_of(card.machine);
    words_put(&to, "Resume {1}", lobby_title(&card), (char *)0);
}

/* Opened again while it is open it keeps its games; whether boards stand still
 * is a wish of the player's that outlasts any lobby. */
void window_lobby_open(struct window_lobby *self, const struct player *player)
{
    int is_still = self->lobby.is_still;

    if (!self->is_open)
        lobby_begin(&self->lobby);
    self->lobby.is_still = is_still;
    self->is_open = 1;
    self->first = self->hovered = self->pressed = 0;
    self->moved = -1;
    self->asked = NULL;
    self->trouble[0] = 0;
    name_resumed(self, player);
    self->focus = self->resume[0] ? LOBBY_RESUME : LOBBY_CARD + LOBBY_PLAY;
}

/* The games behind the cards are freed; the lobby can be opened again. */
void window_lobby_close(struct window_lobby *self)
{
    int is_still = self->lobby.is_still;

    self->is_open = 0;
    lobby_end(&self->lobby);
    self->lobby.is_still = is_still;
}

void window_lobby_free(struct window_lobby *self)
{
    window_lobby_close(self);
    for (int i = 0; i < LOBBY_CARDS; i++)
        scene_eye_close(&self->eye[i]);
}

/* Its place */

/* A card that is scrolled away has no room, and then no board. */
static void place_card_board(struct window_lobby *self, int i)
{
    struct canvas_rect room = window_lobby_picture(self, i);

    self->draw[i].live = self->canvas;
    self->draw[i].still = self->still;
    self->draw[i].is_plain = 1;
    self->has_board[i] = !canvas_rect_is_empty(room)
        && draw_begin(&self->draw[i], self->lobby.card[i].machine, room,
                      self->is_light ? DRAW_LIGHT : DRAW_DARK);
    self->scene[i].focus = -1;
}

/* Everything is drawn anew afterwards: boards that are placed lose what they
 * have drawn. */
static void place_boards(struct window_lobby *self)
{
    for (int i = 0; i < self->lobby.count; i++)
        place_card_board(self, i);
    self->is_whole = 0;
}

/* The canvases are the window's; the lobby draws into them as long as it is
 * open, and must be placed again after every change of size. */
void window_lobby_place(struct window_lobby *self, const struct canvas *live,
                        const struct canvas *still, int scale, int is_light)
{
    self->canvas = *live;
    self->still = *still;
    self->window = (struct canvas_rect){0, 0, live->width, live->height};
    self->is_light = is_light;
    canvas_unclip(&self->canvas);
    canvas_unclip(&self->still);
    window_lobby_plan(self, scale);
    place_boards(self);
    window_lobby_make(self);
}

/* By whole rows: a board that is seen in part cannot be drawn. */
static void scroll_to_row(struct window_lobby *self, int row)
{
    int most = self->plan.rows - self->plan.page;

    row = canvas_max(0, canvas_min(row, most));
    if (row == self->first)
        return;
    self->first = row;
    place_boards(self);
    window_lobby_make(self);
}

void window_lobby_wheel(struct window_lobby *self, int by)
{
    scroll_to_row(self, self->first + by);
}

/* Time */

/* -1: no card has moved. One at a time is drawn, so that a picture takes no
 * longer with more games. */
int window_lobby_advance(struct window_lobby *self, uint64_t now_ns)
{
    int card = lobby_advance(&self->lobby, now_ns);

    if (card >= 0)
        self->moved = card;
    return card;
}

void window_lobby_took(struct window_lobby *self, int card, uint64_t spent_ns)
{
    lobby_took(&self->lobby, card, spent_ns);
}

uint64_t window_lobby_due_ns(const struct window_lobby *self)
{
    return lobby_due_ns(&self->lobby);
}

/* What is touched */

/* Play and First steps take the opponent that the game offers first. */
static enum offer_opponent opponent_for(enum window_lobby_touch touch,
                                        const struct offer_entry *entry)
{
    if (touch == LOBBY_PEOPLE)
        return OFFER_TWO_PEOPLE;
    return touch == LOBBY_WATCH ? OFFER_WATCH : offer_opponent(entry);
}

static void set_trouble(struct window_lobby *self, const char *words)
{
    struct text to;

    text_begin(&to, self->trouble, sizeof self->trouble);
    text_put(&to, words_of(words));
}

/* On an error the lobby stays open, and says why. */
static enum window_command begin_from_card(struct window_lobby *self,
                                           struct player *player, int card,
                                           enum window_lobby_touch touch)
{
    struct offer_entry entry;
    struct offer_choice choice;
    const char *error;

    memset(&choice, 0, sizeof choice);
    offer_entry_begin(&entry, self->lobby.card[card].machine);
    offer_set_opponent(&entry, opponent_for(touch, &entry));
    offer_choose(&entry, &choice);
    error = player_renew(player, choice.id, choice.seats[0],
                         choice.seats[1]);
    set_trouble(self, error ? error : "");
    if (error)
        return COMMAND_NOTHING;
    return touch == LOBBY_STEPS ? COMMAND_GUIDE : COMMAND_NOTHING;
}

/* asked tells the dialog that opens which machine the question is about. */
static enum window_command touch_card(struct window_lobby *self,
                                      struct player *player, int id)
{
    int card = (id - LOBBY_CARD) / LOBBY_TOUCHES;
    enum window_lobby_touch touch =
        (enum window_lobby_touch)((id - LOBBY_CARD) % LOBBY_TOUCHES);

    self->asked = self->lobby.card[card].machine;
    switch (touch) {
    case LOBBY_CHOOSE: return COMMAND_NEW;
    case LOBBY_RULES:  return COMMAND_RULES;
    default:           return begin_from_card(self, player, card, touch);
    }
}

/* By the item and not by the id alone: what is off, or scrolled away, must not
 * be reached by a key either. */
static enum window_command touch_lobby(struct window_lobby *self,
                                      struct player *player, int id)
{
    const struct window_item *item = window_item_find(&self->items, id);

    if (!item || item->marks & ITEM_OFF)
        return COMMAND_NOTHING;
    self->asked = NULL;
    switch (id) {
    case LOBBY_RESUME: return COMMAND_RESUME;
    case LOBBY_GAMES:  return COMMAND_OPEN;
    case LOBBY_HELP:   return COMMAND_HELP;
    case LOBBY_LIGHT:  return COMMAND_LIGHT;
    case LOBBY_QUIT:   return COMMAND_QUIT;
    case LOBBY_MOTION: self->lobby.is_still ^= 1; return COMMAND_NOTHING;
    default:           break;
    }
    return id >= LOBBY_CARD ? touch_card(self, player, id) : COMMAND_NOTHING;
}

/* Mouse */

static int lobby_item_at(const struct window_lobby *self, int x, int y)
{
    const struct window_item *item = window_item_at(&self->items, x, y);

    return item ? item->id : LOBBY_NOTHING;
}

/* A picture is a touch of its card's main button. */
static int lobby_id_at(const struct window_lobby *self, int x, int y)
{
    int id = lobby_item_at(self, x, y);

    for (int i = 0; !id && i < self->lobby.count; i++)
        if (canvas_rect_has(window_lobby_picture(self, i), x, y))
            id = LOBBY_CARD + i * LOBBY_TOUCHES + LOBBY_PLAY;
    return id;
}

/* Dragging the scroll bar goes by rows, as the wheel does. */
void window_lobby_move(struct window_lobby *self, int x, int y)
{
    const struct window_item *item;

    self->hovered = lobby_id_at(self, x, y);
    item = window_item_find(&self->items, LOBBY_SCROLL);
    if (self->pressed == LOBBY_SCROLL && item && item->box.height > 0)
        scroll_to_row(self, (y - item->box.top) * self->plan.rows
                            / item->box.height);
}

/* The scroll bar answers to the press and takes no focus: the keys have their
 * own way to scroll. */
void window_lobby_press(struct window_lobby *self, int x, int y)
{
    self->pressed = lobby_id_at(self, x, y);
    window_lobby_move(self, x, y);
    if (self->pressed && self->pressed != LOBBY_SCROLL)
        self->focus = self->pressed;
}

enum window_command window_lobby_release(struct window_lobby *self,
                                         struct player *player, int x, int y)
{
    int id = self->pressed;

    self->pressed = LOBBY_NOTHING;
    self->hovered = lobby_id_at(self, x, y);
    return id && id == self->hovered ? touch_lobby(self, player, id)
                                     : COMMAND_NOTHING;
}

/* Keys */

/* A row of cards that the focus leaves by Tab is scrolled: items exist only
 * for what is seen, so the focus goes on in the row that comes. */
static void tab_in_lobby(struct window_lobby *self, int by)
{
    int next = window_item_next(&self->items, self->focus, by);

    if (!next && self->plan.page < self->plan.rows) {
        int row = self->first + by;

        if (row < 0 || row > self->plan.rows - self->plan.page)
            row = by > 0 ? 0 : self->plan.rows - self->plan.page;
        scroll_to_row(self, row);
    }
    self->focus = next ? next : window_item_next(&self->items, 0, by);
}

/* Where there is nothing in that direction, rows scroll. */
static void walk_in_lobby(struct window_lobby *self, uint32_t key)
{
    int next = window_item_beside(&self->items, self->focus, key);

    if (next != self->focus)
        self->focus = next;
    else if (key == KEY_DOWN || key == KEY_UP)
        scroll_to_row(self, self->first + (key == KEY_DOWN ? 1 : -1));
    if (!window_item_find(&self->items, self->focus))
        self->focus = window_item_next(&self->items, 0, 1);
}

/* Letters work wherever the focus is. Escape leads back to the game, if there
 * is one to go back to. */
enum window_command window_lobby_key(struct window_lobby *self,
                                     struct player *player, uint32_t key)
{
    switch (key) {
    case KEY_TAB:       tab_in_lobby(self, 1); break;
    case KEY_BACK_TAB:  tab_in_lobby(self, -1); break;
    case KEY_UP: case KEY_DOWN: case KEY_LEFT: case KEY_RIGHT:
        walk_in_lobby(self, key);
        break;
    case KEY_PAGE_UP:   scroll_to_row(self, self->first - 1); break;
    case KEY_PAGE_DOWN: scroll_to_row(self, self->first + 1); break;
    case ' ':
    case KEY_ENTER:     return touch_lobby(self, player, self->focus);
    case KEY_ESC:
        return self->resume[0] ? COMMAND_RESUME : COMMAND_NOTHING;
    case 'q':           return COMMAND_QUIT;
    case 'o':           return COMMAND_OPEN;
    case '?':           return COMMAND_HELP;
    default:            break;
    }
    return COMMAND_NOTHING;
}

/* Drawing */

/* While a game has not begun its board lies there without power. */
static int draw_card_board(struct window_lobby *self, int i,
                           struct canvas_rect *dirty)
{
    const struct lobby_card *card = &self->lobby.card[i];
    struct draw *draw = &self->draw[i];

    if (!self->has_board[i] || !card->is_open)
        return 0;
    scene_look(&self->scene[i], &self->eye[i], &card->player);
    draw_update(draw, &self->scene[i]);
    for (int k = 0; k < draw->dirty_count; k++)
        dirty[k] = draw->dirty[k];
    return draw->dirty_count;
}

/* The frame and the still board; what moves is drawn over it. */
static void frame_card(struct window_lobby *self, int i,
                       const struct window_theme *theme)
{
    struct canvas_rect box = window_lobby_card(self, i);
    int px = window_item_px(self->plan.scale, 1) * CANVAS_PX;

    if (canvas_rect_is_empty(box))
        return;
    canvas_frame(&self->canvas, canvas_box_of(box), RADIUS * px, px,
                 theme->sheet_edge);
    canvas_unclip(&self->still);
    if (self->has_board[i])
        canvas_copy(&self->canvas, &self->still,
                    window_lobby_picture(self, i));
}

static void draw_lobby_items(struct window_lobby *self,
                             const struct window_theme *theme)
{
    for (int i = 0; i < self->items.count; i++)
        window_item_draw(&self->canvas, self->plan.scale,
                         &self->items.item[i], theme);
    memcpy(&self->shown, &self->items, sizeof self->shown);
}

/* Cards are drawn before items, so that these lie over the pictures. */
static int draw_whole_lobby(struct window_lobby *self,
                            const struct window_theme *theme,
                            struct canvas_rect *dirty)
{
    struct canvas_rect unused[DRAW_DIRTY_MAX];

    canvas_fill(&self->canvas, self->window, theme->sheet);
    for (int i = 0; i < self->lobby.count; i++) {
        frame_card(self, i, theme);
        draw_renew(&self->draw[i]);
        (void)draw_card_board(self, i, unused);
    }
    draw_lobby_items(self, theme);
    self->is_whole = 1;
    dirty[0] = self->window;
    return 1;
}

/* Three cases: all is new; some items have changed in place; or only the card
 * that moved is drawn. dirty has room for an item's rectangle and all those of
 * one board. */
int window_lobby_update(struct window_lobby *self,
                        struct canvas_rect dirty[WINDOW_LOBBY_DIRTY])
{
    const struct window_theme *theme = window_theme(self->is_light);
    int moved = self->moved, is_other = 0, count = 0;

    self->moved = -1;
    canvas_unclip(&self->canvas);
    window_lobby_make(self);
    if (self->is_whole)
        dirty[0] = window_item_refresh(&self->canvas, &self->items,
                                       &self->shown, theme, theme->sheet,
                                       &is_other);
    if (!self->is_whole || is_other)
        return draw_whole_lobby(self, theme, dirty);
    count = !canvas_rect_is_empty(dirty[0]);
    if (moved >= 0)
        count += draw_card_board(self, moved, dirty + count);
    return count;
}

void window_lobby_renew(struct window_lobby *self)
{
    self->is_whole = 0;
}
