/* table.c - a Go board beside the DE1-SoC: stones are placed by a touch.
 *
 * It shows the game that the watcher has followed from picture to picture. A
 * touch of a point is a move, which the hand walks the cursor to; before and
 * after a game one key starts another. The monitor can be touched as well. What
 * is said is in table_say.c.
 */
#include "machines/go/table.h"

#include <stdlib.h>

#include "base/words.h"
#include "machines/go/hand_state.h"
#include "machines/go/table_say.h"

enum {
    STEP = TABLE_WIDTH / (HAND_GO_LINES + 1),
    KEYS_Y = 890, KEY_HEIGHT = 100,
    START_PRESSES = 5,                  /* through score, title and menu */
};

const char *go_table_colour(enum go_colour colour)
{
    return words_of(colour == GO_BLACK ? "Black" : "White");
}

static int is_playing(const struct go_hand *self)
{
    return self->settled.screen == HAND_GO_GAME;
}

int go_table_is_on_turn(const struct table_view *view)
{
    const struct go_hand *self = view->state;

    return is_playing(self) && !self->is_lost
        && hand_go_seat(self->settled.turn) == view->hand->seat;
}

/* The board */

static go_point last_point(const struct go_game *game)
{
    return game->count ? game->move[game->count - 1].point : GO_PASS;
}

static enum table_piece piece_at(const struct go_game *game, go_point point)
{
    switch (game->now.colour[point]) {
    case GO_BLACK: return TABLE_BLACK_STONE;
    case GO_WHITE: return TABLE_WHITE_STONE;
    default:       return TABLE_POINT;
    }
}

/* "D4, Black, the last move", "E5, empty". */
static void describe_point(struct table_item *item, go_point point)
{
    struct text to = table_words(item), name;
    char words[8];

    text_begin(&name, words, sizeof words);
    hand_go_put_point(point, &name);
    words_put(&to, item->piece == TABLE_BLACK_STONE ? "{1}, Black"
                 : item->piece == TABLE_WHITE_STONE ? "{1}, White"
                 : "{1}, empty", words, (char *)0);
    if (item->marks & TABLE_IS_LAST)
        words_put(&to, ", the last move", (char *)0);
}

static void lay_point(struct table *to, const struct table_view *view,
                      int spot)
{
    const struct go_hand *self = view->state;
    const struct go_game *game = &self->track.game;
    go_point point = hand_go_point(spot);
    struct table_item *item = table_add(
        to, TABLE_SPOT, STEP / 2 + spot % HAND_GO_LINES * STEP,
        STEP / 2 + spot / HAND_GO_LINES * STEP, STEP, STEP);

    item->piece = (uint8_t)piece_at(game, point);
    if (point == last_point(game))
        item->marks |= TABLE_IS_LAST;
    if (go_table_is_on_turn(view))
        item->touch = (int16_t)(GO_TOUCH_POINT + spot);
    describe_point(item, point);
}

/* Letters below, numbers on the left, as hints and the move list name them. */
static void lay_coordinates(struct table *to)
{
    for (int i = 0; i < HAND_GO_LINES; i++) {
        struct table_item *row = table_add_label(
            to, 0, STEP * 3 / 4 + i * STEP, STEP / 2, STEP / 2, "");
        struct table_item *column = table_add_label(
            to, STEP / 2 + i * STEP, TABLE_WIDTH - STEP / 2, STEP, STEP / 2,
            "");
        struct text number = table_text(row), letter = table_text(column);

        text_put_number(&number, (uint64_t)(HAND_GO_LINES - i));
        text_put_char(&letter, "ABCDEFGHJ"[i]);
        row->piece = column->piece = TABLE_WOOD;
        row->marks = column->marks = TABLE_IS_CENTRED;
    }
}

static void lay_board(struct table *to, const struct table_view *view)
{
    struct table_item *board = table_add(to, TABLE_SHEET, 0, 0, TABLE_WIDTH,
                                         TABLE_WIDTH);

    board->piece = TABLE_GOBAN;
    board->value = HAND_GO_LINES;
    lay_coordinates(to);
    for (int spot = 0; spot < HAND_GO_SPOTS; spot++)
        lay_point(to, view, spot);
}

/* Prisoners and points */

static void lay_prisoners(struct table *to, const struct go_game *game)
{
    struct text text = table_text(table_add_label(to, 10, 802, 780, 40, ""));
    char black[8], white[8];
    struct text number;

    text_begin(&number, black, sizeof black);
    text_put_number(&number, game->now.taken[GO_BLACK]);
    text_begin(&number, white, sizeof white);
    text_put_number(&number, game->now.taken[GO_WHITE]);
    words_put(&text, "Prisoners: Black {1}, White {2}", black, white,
              (char *)0);
}

/* As the machine would count now, and how it may come out. */
static void lay_score(struct table *to, const struct go_game *game)
{
    struct text text;

    text = table_text(table_add_label(to, 10, 842, 385, 40, ""));
    go_say_count(game, &text);
    text = table_text(table_add_label(to, 405, 842, 385, 40, ""));
    go_say_estimate(game, &text);
}

static void lay_keys(struct table *to, const struct table_view *view)
{
    const struct go_hand *self = view->state;
    struct table_item *key;

    if (is_playing(self)) {
        table_add_key(to, 10, KEYS_Y, 380, KEY_HEIGHT, words_of("Pass"),
                      go_table_is_on_turn(view) ? GO_TOUCH_PASS : 0);
        table_add_key(to, 410, KEYS_Y, 380, KEY_HEIGHT,
                      words_of("Count points"), GO_TOUCH_COUNT);
    } else if (self->settled.screen != HAND_GO_DARK) {
        key = table_add_key(to, 150, KEYS_Y, 500, KEY_HEIGHT,
                            words_of(self->settled.screen == HAND_GO_OVER
                                     ? "Play again" : "Start a game"),
                            GO_TOUCH_START);
        key->marks = TABLE_IS_STRONG;
    }
}

static void lay_go_table(const struct table_view *view, const void *draft,
                         struct table *to)
{
    const struct go_hand *self = view->state;
    const struct go_draft *own = draft;

    lay_board(to, view);
    if (is_playing(self) || self->settled.screen == HAND_GO_OVER)
        lay_prisoners(to, &self->track.game);
    if (is_playing(self) && own->shows_count)
        lay_score(to, &self->track.game);
    lay_keys(to, view);
}

/* Touches */

static const char *why_illegal(enum go_verdict verdict)
{
    switch (verdict) {
    case GO_SUICIDE:
        return words_of("a stone there would have no liberty");
    case GO_KO:
        return words_of("ko: that would repeat the position; play elsewhere "
                        "first");
    case GO_OCCUPIED:
        return words_of("there is a stone already");
    default:
        return words_of("that is not a point of this board");
    }
}

static const char *touch_point(const struct table_view *view, go_point point,
                               struct table_order *order)
{
    const struct go_hand *self = view->state;
    enum go_verdict verdict;

    if (!go_table_is_on_turn(view))
        return words_of(is_playing(self) ? "it is not your turn"
                                         : "no game has begun");
    verdict = go_game_judge(&self->track.game, point, self->settled.turn);
    if (verdict != GO_LEGAL)
        return why_illegal(verdict);
    table_order_move(order, &point, sizeof point);
    return NULL;
}

/* So many keys through the menus, to an item or, 0, to a game. */
static const char *order_menu_keys(struct table_order *order, int presses,
                                   int item)
{
    table_order_presses(order, presses);
    order->move[0] = (char)item;
    return NULL;
}

static int is_item_shown(const struct go_hand *self, enum menu_item item)
{
    return hand_go_is_menu(self->settled.screen)
        && render_menu_first(item) == render_menu_first(self->settled.item);
}

/* An item is reached by arrows, and chosen by one key more. */
static const char *touch_menu_item(const struct go_hand *self,
                                   enum menu_item item,
                                   struct table_order *order)
{
    int by = (int)item - (int)self->settled.item;

    if (!is_item_shown(self, item))
        return words_of("that is not on the monitor now");
    return order_menu_keys(order, (by < 0 ? -by : by) + 1, 1 + (int)item);
}

static const char *touch_leave(const struct go_hand *self,
                               struct table_order *order)
{
    if (self->settled.screen != HAND_GO_TITLE
        && self->settled.screen != HAND_GO_OVER)
        return words_of("that is not on the monitor now");
    return order_menu_keys(order, 1, 0);
}

static const char *touch_go_table(const struct table_view *view, void *draft,
                                  int touch, int32_t value,
                                  struct table_order *order)
{
    struct go_draft *own = draft;
    int spot = touch - GO_TOUCH_POINT, item = touch - GO_TOUCH_ITEM;

    (void)value;
    if (spot >= 0 && spot < HAND_GO_SPOTS)
        return touch_point(view, hand_go_point(spot), order);
    if (item >= 0 && item < MENU_ITEMS)
        return touch_menu_item(view->state, (enum menu_item)item, order);
    switch (touch) {
    case GO_TOUCH_PASS:  return touch_point(view, GO_PASS, order);
    case GO_TOUCH_COUNT: own->shows_count = !own->shows_count; return NULL;
    case GO_TOUCH_START: return order_menu_keys(order, START_PRESSES, 0);
    case GO_TOUCH_LEAVE: return touch_leave(view->state, order);
    default:             return words_of("there is nothing to touch");
    }
}

/* The monitor */

/* A point is a move and an item of a menu chooses it, as on the table; the
 * title and the score give way to a click anywhere. */
static int touch_on_monitor(const struct table_view *view, int x, int y)
{
    const struct go_hand *self = view->state;
    int spot, item;

    switch (self->settled.screen) {
    case HAND_GO_DARK:
        return 0;
    case HAND_GO_TITLE:
    case HAND_GO_OVER:
        return GO_TOUCH_LEAVE;
    case HAND_GO_GAME:
        spot = hand_go_eye_spot(x, y);
        return spot < 0 ? 0 : GO_TOUCH_POINT + spot;
    default:
        item = render_menu_at(self->settled.item, x, y);
        return item < 0 ? 0 : GO_TOUCH_ITEM + item;
    }
}

/* Moves */

static int count_go_moves(const struct table_view *view)
{
    const struct go_hand *self = view->state;
    int count = self->track.game.count;

    return count < HAND_GO_MOVES ? count : HAND_GO_MOVES;
}

/* A game that was taken up in its middle has fewer moves than the machine has
 * counted. */
static int number_of_move(const struct hand_go_track *track, int i)
{
    int number = (int)track->moves - track->game.count + i;

    return number >= 0 && number < HAND_GO_MOVES ? number : HAND_GO_MOVES - 1;
}

static void describe_go_move(const struct table_view *view, int i,
                             struct table_move *to)
{
    const struct go_hand *self = view->state;
    const struct go_game *game = &self->track.game;
    int number = number_of_move(&self->track, i);
    struct text words;

    to->tick = self->move_tick[number];
    to->seat = hand_go_seat((enum go_colour)game->move[i].colour);
    to->has_value = 1;
    to->value = go_say_lead(view, self->estimate[number]);
    text_begin(&words, to->words, sizeof to->words);
    go_say_move(game, i, &words);
}

const struct table_type go_table = {
    .lay = lay_go_table,
    .touch = touch_go_table,
    .say_now = go_say_now,
    .say_last = go_say_last,
    .count_moves = count_go_moves,
    .move = describe_go_move,
    .end = go_say_end,
    .graph = WORDS("Your lead in points, estimated"),
    .screen_touch = touch_on_monitor,
};
