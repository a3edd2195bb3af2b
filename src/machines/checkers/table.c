/* table.c - a draughts board beside the tinychip: touch a man, then a square.
 *
 * It shows the game that the watcher has followed from press to press. Red is
 * at the bottom, as on the array. What has been touched is in table_draft.c,
 * what is said in table_say.c; here is what lies on the table.
 */
#include "machines/checkers/table.h"

#include "base/bits.h"
#include "base/words.h"
#include "machines/checkers/table_draft.h"
#include "machines/checkers/table_say.h"

enum {
    SIDE = 8,
    STEP = 95,                          /* of the board, with a margin for */
    MARGIN = TABLE_WIDTH - SIDE * STEP, /* ranks and files */
    TAKEN_Y = 806, TAKEN_STEP = 36, TAKEN_ROW = 6, TOOK_HEIGHT = 48,
    KEYS_Y = 892, KEY_HEIGHT = 98,
};

/* The board */

/* The square halfway of a jump. */
static uint64_t jumped_between(int from, int to)
{
    int row = (hand_checkers_row(from) + hand_checkers_row(to)) / 2;
    int column = (hand_checkers_column(from) + hand_checkers_column(to)) / 2;

    int square = hand_checkers_square(row, column);

    return square > 0 ? checkers_at(square) : 0;
}

/* Half a jump has been made on the machine, while the rules know only whole
 * moves: the men that were taken are gone. */
static struct checkers position_on_board(
    const struct hand_checkers_track *track)
{
    struct checkers now = track->game.now;
    uint64_t from, to, taken = 0;

    if (track->length < 2)
        return now;
    from = checkers_at(track->path[0]);
    to = checkers_at(track->path[track->length - 1]);
    for (int i = 1; i < track->length; i++)
        taken |= jumped_between(track->path[i - 1], track->path[i]);
    now.pieces[now.turn] = (now.pieces[now.turn] & ~from) | to;
    now.pieces[now.turn ^ 1] &= ~taken;
    if (now.kings & from)
        now.kings = (now.kings & ~from) | to;
    now.kings &= ~taken;
    return now;
}

static enum table_piece draughts_piece(const struct checkers *now,
                                       uint64_t one)
{
    int is_king = (now->kings & one) != 0;

    if (now->pieces[CHECKERS_BLACK] & one)
        return is_king ? TABLE_RED_KING : TABLE_RED_MAN;
    if (now->pieces[CHECKERS_WHITE] & one)
        return is_king ? TABLE_BLACK_KING : TABLE_BLACK_MAN;
    return TABLE_DARK_SQUARE;
}

/* "d4, red man": a square and what is on it. */
static const char *square_pattern(int piece)
{
    switch (piece) {
    case TABLE_RED_MAN:    return WORDS("{1}, red man");
    case TABLE_RED_KING:   return WORDS("{1}, red king");
    case TABLE_BLACK_MAN:  return WORDS("{1}, black man");
    case TABLE_BLACK_KING: return WORDS("{1}, black king");
    default:               return WORDS("{1}, empty");
    }
}

static int is_of_last(const struct checkers_hand *self, int square)
{
    const struct hand_checkers_ply *last = &self->last;

    return last->count > 0 && (last->square[0] == square
                               || last->square[last->count - 1] == square);
}

static int is_begun_with(const struct checkers_choice *choice, int square)
{
    for (int i = 0; i < choice->length; i++)
        if (choice->path[i] == square)
            return 1;
    return 0;
}

/* What lies there, and what can be done with it: "d4, red man, can move". */
static void describe_square(struct table_item *item,
                            const struct checkers_choice *choice, int square)
{
    struct text to = table_words(item), square_text;
    char name[8];

    text_begin(&square_text, name, sizeof name);
    hand_checkers_put_square(square, &square_text);
    words_put(&to, square_pattern(item->piece), name, (char *)0);
    if (item->marks & TABLE_IS_CHOSEN)
        words_put(&to, ", chosen", (char *)0);
    else if (choice->starts & checkers_at(square))
        words_put(&to, ", can move", (char *)0);
    if (item->marks & TABLE_IS_TARGET)
        words_put(&to, ", a square to move to", (char *)0);
    if (item->marks & TABLE_IS_LAST)
        words_put(&to, ", of the last move", (char *)0);
}

static void fill_square(struct table_item *item,
                        const struct checkers_hand *self,
                        const struct checkers *now,
                        const struct checkers_choice *choice, int square)
{
    uint64_t one = checkers_at(square);

    item->piece = (uint8_t)draughts_piece(now, one);
    if (is_begun_with(choice, square))
        item->marks |= TABLE_IS_CHOSEN;
    if (choice->targets & one)
        item->marks |= TABLE_IS_TARGET;
    if (is_of_last(self, square))
        item->marks |= TABLE_IS_LAST;
    describe_square(item, choice, square);
}

/* Every square can be touched: one that will not do says why. */
static void lay_square(struct table *to, const struct checkers_hand *self,
                       const struct checkers *now,
                       const struct checkers_choice *choice, int cell)
{
    int row = cell / SIDE, column = cell % SIDE;
    int square = hand_checkers_square(row, column);
    struct table_item *item = table_add(to, TABLE_SPOT,
                                        MARGIN + column * STEP,
                                        (SIDE - 1 - row) * STEP, STEP, STEP);
    const char name[] = {(char)('a' + column), (char)('1' + row), 0};
    struct text words = table_words(item);

    item->touch = (int16_t)(CHECKERS_TOUCH_SQUARE + cell);
    item->piece = TABLE_LIGHT_SQUARE;
    words_put(&words, "{1}, light", name, (char *)0);
    if (square)
        fill_square(item, self, now, choice, square);
}

static void lay_ranks_and_files(struct table *to)
{
    for (int i = 0; i < SIDE; i++) {
        struct table_item *rank = table_add_label(
            to, 0, (SIDE - 1 - i) * STEP, MARGIN, STEP, "");
        struct table_item *file = table_add_label(
            to, MARGIN + i * STEP, SIDE * STEP, STEP, MARGIN, "");
        struct text number = table_text(rank), letter = table_text(file);

        text_put_char(&number, (char)('1' + i));
        text_put_char(&letter, (char)('a' + i));
        rank->marks = file->marks = TABLE_IS_CENTRED;
    }
}

/* Rows from the top, as one reads. */
static void lay_draughts_board(struct table *to, const struct table_view *view,
                               const struct checkers_choice *choice)
{
    const struct checkers_hand *self = view->state;
    struct checkers now = position_on_board(&self->track);

    lay_ranks_and_files(to);
    for (int row = SIDE - 1; row >= 0; row--)
        for (int column = 0; column < SIDE; column++)
            lay_square(to, self, &now, choice, SIDE * row + column);
}

/* Men that were taken */

static int taken_from(const struct hand_checkers_track *track, int side)
{
    struct checkers now = position_on_board(track);

    return CHECKERS_MEN - bits_count(now.pieces[side]);
}

/* "Red took", and the men of the other side in two rows; nothing while there
 * are none, except for whoever reads with his ears. It is so low that both
 * sides are written in the same size. */
static void lay_taken(struct table *to, const struct hand_checkers_track *track,
                      int side, int x)
{
    int count = taken_from(track, side ^ 1);
    struct table_item *label = table_add_label(
        to, x, TAKEN_Y + TAKEN_STEP - TOOK_HEIGHT / 2, 178, TOOK_HEIGHT, "");
    struct text text = table_text(label), words = table_words(label), number;
    char digits[8];

    text_begin(&number, digits, sizeof digits);
    text_put_number(&number, (uint64_t)count);
    if (count)
        words_put(&text, "{1} took", checkers_side_name(side), (char *)0);
    words_put(&words, "{1} has taken {2}", checkers_side_name(side), digits,
              (char *)0);
    for (int i = 0; i < count; i++) {
        struct table_item *man = table_add(
            to, TABLE_SPOT, x + 180 + i % TAKEN_ROW * TAKEN_STEP,
            TAKEN_Y + i / TAKEN_ROW * TAKEN_STEP, TAKEN_STEP, TAKEN_STEP);

        man->piece = side == CHECKERS_BLACK ? TABLE_BLACK_MAN : TABLE_RED_MAN;
    }
}

/* Turn and keys */

static void lay_turn(struct table *to, const struct checkers_hand *self)
{
    struct table_item *label = table_add_label(to, 275, KEYS_Y, 250,
                                               KEY_HEIGHT, "");
    struct text text = table_text(label);

    label->marks = TABLE_IS_CENTRED | TABLE_IS_STRONG;
    if (hand_checkers_is_over(self)) {
        text_put(&text, checkers_say_result(
            checkers_game_result(&self->track.game)));
        return;
    }
    words_put(&text, "{1} to move",
              checkers_side_name(self->track.game.now.turn), (char *)0);
}

static int is_new_game_asked(const struct checkers_hand *self,
                             const struct checkers_draft *draft)
{
    return draft->asked_game == self->track.games;
}

static int can_clear_entry(const struct table_view *view)
{
    return checkers_draft_is_open(view) && hand_checkers_can_clear(view->state);
}

/* A game that is not over is given up by a second touch only. */
static void lay_draughts_keys(struct table *to, const struct table_view *view,
                              const struct checkers_draft *draft)
{
    const struct checkers_hand *self = view->state;
    int is_over = hand_checkers_is_over(self) && !self->is_lost;
    struct table_item *key = table_add_key(
        to, 10, KEYS_Y, 255, KEY_HEIGHT,
        words_of(!is_over && is_new_game_asked(self, draft) ? "Sure? New game"
                                                            : "New game"),
        CHECKERS_TOUCH_NEW);

    if (is_over || is_new_game_asked(self, draft))
        key->marks = TABLE_IS_STRONG;
    if (can_clear_entry(view))
        (void)table_add_key(to, 535, KEYS_Y, 255, KEY_HEIGHT,
                            words_of("Clear"), CHECKERS_TOUCH_CLEAR);
}

static void lay_checkers_table(const struct table_view *view,
                               const void *draft, struct table *to)
{
    const struct checkers_hand *self = view->state;
    struct checkers_choice choice;

    checkers_draft_read(view, draft, &choice);
    lay_draughts_board(to, view, &choice);
    lay_taken(to, &self->track, CHECKERS_BLACK, 8);
    lay_taken(to, &self->track, CHECKERS_WHITE, 408);
    lay_turn(to, self);
    lay_draughts_keys(to, view, draft);
}

/* Touches */

static const char *touch_new_game(const struct checkers_hand *self,
                                  struct checkers_draft *draft,
                                  struct table_order *order)
{
    int is_over = hand_checkers_is_over(self) && !self->is_lost;

    if (!is_over && !is_new_game_asked(self, draft)) {
        draft->asked_game = self->track.games;
        return NULL;
    }
    draft->asked_game = 0;
    checkers_draft_press(order, HAND_CHECKERS_RESET);
    return NULL;
}

static const char *touch_clear(const struct table_view *view,
                               struct checkers_draft *draft,
                               struct table_order *order)
{
    draft->asked_game = 0;
    if (!can_clear_entry(view))
        return words_of("there is nothing to clear");
    draft->length = 0;
    checkers_draft_press(order, HAND_CHECKERS_CLEAR);
    return NULL;
}

static const char *touch_checkers_table(const struct table_view *view,
                                        void *draft, int touch, int32_t value,
                                        struct table_order *order)
{
    struct checkers_draft *own = draft;
    int cell = touch - CHECKERS_TOUCH_SQUARE;

    (void)value;
    if (touch == CHECKERS_TOUCH_NEW)
        return touch_new_game(view->state, own, order);
    if (touch == CHECKERS_TOUCH_CLEAR)
        return touch_clear(view, own, order);
    if (cell < 0 || cell >= SIDE * SIDE)
        return words_of("there is nothing to touch");
    own->asked_game = 0;
    return checkers_draft_touch(view, own,
                                hand_checkers_square(cell / SIDE, cell % SIDE),
                                order);
}

/* Moves */

static int count_checkers_moves(const struct table_view *view)
{
    return ((const struct checkers_hand *)view->state)->ply_count;
}

static void describe_checkers_move(const struct table_view *view, int i,
                                   struct table_move *to)
{
    const struct checkers_hand *self = view->state;
    const struct hand_checkers_ply *ply = &self->ply[i];
    struct text words;

    to->tick = ply->tick;
    to->seat = hand_checkers_seat(ply->side);
    text_begin(&words, to->words, sizeof to->words);
    checkers_say_numbers(ply, &words);
    to->has_value = 1;
    to->value = checkers_say_lead(view, ply);
}

const struct table_type checkers_table = {
    .lay = lay_checkers_table,
    .touch = touch_checkers_table,
    .say_now = checkers_say_now,
    .say_last = checkers_say_last,
    .count_moves = count_checkers_moves,
    .move = describe_checkers_move,
    .end = checkers_say_end,
    .graph = WORDS("Your advantage"),
};
