/* table.c - a Go board beside the DE1-SoC: stones are placed by a touch.
 *
 * It shows the game that the watcher has followed from picture to picture. A
 * touch of a point is a move, which the hand walks the cursor to; before and
 * after a game one key starts another.
 */
#include "machines/go/table.h"

#include "machines/go/hand_state.h"

enum {
    TOUCH_PASS = 1, TOUCH_START, TOUCH_COUNT,
    TOUCH_POINT = 16,                   /* and the points, row by row */

    STEP = TABLE_WIDTH / (HAND_GO_LINES + 1),
    KEYS_Y = 890, KEY_HEIGHT = 100,
    START_PRESSES = 5,                  /* through score, title and menu */
};

struct go_draft {
    int shows_count;                    /* the score as it stands */
};

static const char *colour_name(enum go_colour colour)
{
    return colour == GO_BLACK ? "Black" : "White";
}

static int is_playing(const struct go_hand *self)
{
    return self->settled.screen == HAND_GO_GAME;
}

static int is_on_turn(const struct table_view *view)
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
    struct text to = table_words(item);

    hand_go_put_point(point, &to);
    text_put(&to, item->piece == TABLE_BLACK_STONE ? ", Black"
                : item->piece == TABLE_WHITE_STONE ? ", White" : ", empty");
    if (item->marks & TABLE_IS_LAST)
        text_put(&to, ", the last move");
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
    if (is_on_turn(view))
        item->touch = (int16_t)(TOUCH_POINT + spot);
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

static void put_margin(const struct go_game *game, struct text *to)
{
    int halves = go_game_margin(game, NULL);
    int size = halves < 0 ? -halves : halves;

    text_put(to, halves > 0 ? "Black leads by " : "White leads by ");
    text_put_number(to, (uint64_t)(size / 2));
    text_put(to, size % 2 ? ".5" : "");
}

static void lay_score(struct table *to, const struct go_game *game,
                      const struct go_draft *draft)
{
    struct text text;

    text = table_text(table_add_label(to, 10, 802, 780, 40, ""));
    text_put(&text, "Prisoners: Black ");
    text_put_number(&text, game->now.taken[GO_BLACK]);
    text_put(&text, ", White ");
    text_put_number(&text, game->now.taken[GO_WHITE]);
    if (!draft->shows_count)
        return;
    text = table_text(table_add_label(to, 10, 842, 780, 40, ""));
    put_margin(game, &text);
    text_put(&text, " as it stands");
}

static void lay_keys(struct table *to, const struct table_view *view)
{
    const struct go_hand *self = view->state;
    struct table_item *key;

    if (is_playing(self)) {
        key = table_add_key(to, 10, KEYS_Y, 380, KEY_HEIGHT, "Pass",
                            is_on_turn(view) ? TOUCH_PASS : 0);
        key = table_add_key(to, 410, KEYS_Y, 380, KEY_HEIGHT, "Count points",
                            TOUCH_COUNT);
    } else if (self->settled.screen != HAND_GO_DARK) {
        key = table_add_key(to, 150, KEYS_Y, 500, KEY_HEIGHT,
                            self->settled.screen == HAND_GO_OVER
                            ? "Play again" : "Start a game", TOUCH_START);
        key->marks = TABLE_IS_STRONG;
    }
}

static void lay_go_table(const struct table_view *view, const void *draft,
                         struct table *to)
{
    const struct go_hand *self = view->state;

    lay_board(to, view);
    if (is_playing(self) || self->settled.screen == HAND_GO_OVER)
        lay_score(to, &self->track.game, draft);
    lay_keys(to, view);
}

/* Touches */

static const char *why_illegal(enum go_verdict verdict)
{
    switch (verdict) {
    case GO_SUICIDE:  return "a stone there would have no liberty";
    case GO_KO:       return "ko: that would repeat the position; play "
                             "elsewhere first";
    case GO_OCCUPIED: return "there is a stone already";
    default:          return "that is not a point of this board";
    }
}

static const char *touch_point(const struct table_view *view, go_point point,
                               struct table_order *order)
{
    const struct go_hand *self = view->state;
    enum go_verdict verdict;

    if (!is_on_turn(view))
        return "it is not your turn";
    verdict = go_game_judge(&self->track.game, point, self->settled.turn);
    if (verdict != GO_LEGAL)
        return why_illegal(verdict);
    table_order_move(order, &point, sizeof point);
    return NULL;
}

static const char *touch_go_table(const struct table_view *view, void *draft,
                                  int touch, int32_t value,
                                  struct table_order *order)
{
    struct go_draft *own = draft;

    (void)value;
    switch (touch) {
    case TOUCH_PASS:  return touch_point(view, GO_PASS, order);
    case TOUCH_COUNT: own->shows_count = !own->shows_count; return NULL;
    case TOUCH_START: table_order_presses(order, START_PRESSES); return NULL;
    default:
        return touch < TOUCH_POINT || touch >= TOUCH_POINT + HAND_GO_SPOTS
             ? "there is nothing to touch"
             : touch_point(view, hand_go_point(touch - TOUCH_POINT), order);
    }
}

/* Words */

static void say_turn(const struct table_view *view, struct text *to)
{
    const struct go_hand *self = view->state;

    if (self->settled.is_thinking) {
        text_put(to, "The machine is thinking");
    } else if (is_on_turn(view)) {
        text_put(to, "Your turn, ");
        text_put(to, colour_name(self->settled.turn));
        text_put(to, ": touch a point, or Pass (on the keyboard: arrows, "
                     "Enter; Space passes)");
    } else {
        text_put(to, colour_name(self->settled.turn));
        text_put(to, " to move");
    }
}

static void say_winner(const struct go_game *game, struct text *to)
{
    int halves = go_game_margin(game, NULL);
    int size = halves < 0 ? -halves : halves;

    text_put(to, halves > 0 ? "Black wins by " : "White wins by ");
    text_put_number(to, (uint64_t)(size / 2));
    text_put(to, size % 2 ? ".5 points: both have passed" : " points: both "
                 "have passed");
}

static void say_go_now(const struct table_view *view, struct text *to)
{
    const struct go_hand *self = view->state;

    switch (self->settled.screen) {
    case HAND_GO_DARK: text_put(to, "The machine is starting"); break;
    case HAND_GO_GAME: say_turn(view, to); break;
    case HAND_GO_OVER:
        say_winner(&self->track.game, to);
        text_put(to, ". Any key starts again");
        break;
    default:
        text_put(to, "Touch Start a game, or press Enter on the keyboard");
        break;
    }
}

static void put_move_words(const struct go_game *game, int i, struct text *to)
{
    if (game->move[i].point == GO_PASS)
        text_put(to, "passed");
    else
        hand_go_put_point(game->move[i].point, to);
}

static void say_go_last(const struct table_view *view, struct text *to)
{
    const struct go_hand *self = view->state;
    const struct go_game *game = &self->track.game;
    const struct go_move *last;

    if (!is_playing(self) || game->count == 0)
        return;
    last = &game->move[game->count - 1];
    text_put(to, colour_name((enum go_colour)last->colour));
    text_put(to, last->point == GO_PASS ? " " : " played ");
    put_move_words(game, game->count - 1, to);
}

static int count_go_moves(const struct table_view *view)
{
    const struct go_hand *self = view->state;
    int count = self->track.game.count;

    return count < HAND_GO_MOVES ? count : HAND_GO_MOVES;
}

static void describe_go_move(const struct table_view *view, int i,
                             struct table_move *to)
{
    const struct go_hand *self = view->state;
    const struct go_game *game = &self->track.game;
    struct text words;

    to->tick = self->move_tick[i];
    to->seat = hand_go_seat((enum go_colour)game->move[i].colour);
    text_begin(&words, to->words, sizeof to->words);
    put_move_words(game, i, &words);
}

const struct table_type go_table = {
    .lay = lay_go_table,
    .touch = touch_go_table,
    .say_now = say_go_now,
    .say_last = say_go_last,
    .count_moves = count_go_moves,
    .move = describe_go_move,
};
