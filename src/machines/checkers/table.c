/* table.c - a draughts board beside the tinychip: touch a man, then a square.
 *
 * It shows the game that the watcher has followed from press to press. Red is
 * at the bottom, as on the array. What has been touched is in table_draft.c;
 * here is what lies on the table and what is said about it.
 */
#include "machines/checkers/table.h"

#include "base/bits.h"
#include "machines/checkers/table_draft.h"

enum {
    TOUCH_NEW = 1, TOUCH_CLEAR,
    TOUCH_SQUARE = 16,                  /* and the squares: 8 * row + column */

    SIDE = 8,
    STEP = 95,                          /* of the board, with a margin for */
    MARGIN = TABLE_WIDTH - SIDE * STEP, /* ranks and files */
    TAKEN_Y = 806, TAKEN_STEP = 38, TAKEN_ROW = 6,
    KEYS_Y = 892, KEY_HEIGHT = 98,
};

/* The board */

/* The square halfway of a jump. */
static uint64_t jumped_between(int from, int to)
{
    int row = (hand_checkers_row(from) + hand_checkers_row(to)) / 2;
    int column = (hand_checkers_column(from) + hand_checkers_column(to)) / 2;

    return checkers_at(hand_checkers_square(row, column));
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

static const char *piece_words(int piece)
{
    switch (piece) {
    case TABLE_RED_MAN:    return ", red man";
    case TABLE_RED_KING:   return ", red king";
    case TABLE_BLACK_MAN:  return ", black man";
    case TABLE_BLACK_KING: return ", black king";
    default:               return ", empty";
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
    struct text to = table_words(item);

    hand_checkers_put_square(square, &to);
    text_put(&to, piece_words(item->piece));
    if (item->marks & TABLE_IS_CHOSEN)
        text_put(&to, ", chosen");
    else if (choice->starts & checkers_at(square))
        text_put(&to, ", can move");
    if (item->marks & TABLE_IS_TARGET)
        text_put(&to, ", a square to move to");
    if (item->marks & TABLE_IS_LAST)
        text_put(&to, ", of the last move");
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
    struct text words = table_words(item);

    item->touch = (int16_t)(TOUCH_SQUARE + cell);
    item->piece = TABLE_LIGHT_SQUARE;
    text_put_char(&words, (char)('a' + column));
    text_put_char(&words, (char)('1' + row));
    text_put(&words, ", light");
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

/* "Red took", and the men of the other side in two rows. */
static void lay_taken(struct table *to, const struct hand_checkers_track *track,
                      int side, int x)
{
    int count = taken_from(track, side ^ 1);
    struct table_item *label = table_add_label(
        to, x, TAKEN_Y, 156, 2 * TAKEN_STEP, "");
    struct text text = table_text(label), words = table_words(label);

    text_put(&text, checkers_side_name(side));
    text_put(&text, " took");
    text_put(&words, checkers_side_name(side));
    text_put(&words, " has taken ");
    text_put_number(&words, (uint64_t)count);
    for (int i = 0; i < count; i++) {
        struct table_item *man = table_add(
            to, TABLE_SPOT, x + 160 + i % TAKEN_ROW * TAKEN_STEP,
            TAKEN_Y + i / TAKEN_ROW * TAKEN_STEP, TAKEN_STEP, TAKEN_STEP);

        man->piece = side == CHECKERS_BLACK ? TABLE_BLACK_MAN : TABLE_RED_MAN;
    }
}

/* Turn and keys */

static void put_winner(enum checkers_result result, struct text *to)
{
    switch (result) {
    case CHECKERS_BLACK_WINS: text_put(to, "Red wins"); break;
    case CHECKERS_WHITE_WINS: text_put(to, "Black wins"); break;
    default:                  text_put(to, "A draw"); break;
    }
}

static void lay_turn(struct table *to, const struct checkers_hand *self)
{
    struct table_item *label = table_add_label(to, 275, KEYS_Y, 250,
                                               KEY_HEIGHT, "");
    struct text text = table_text(label);

    label->marks = TABLE_IS_CENTRED | TABLE_IS_STRONG;
    if (hand_checkers_is_over(self)) {
        put_winner(checkers_game_result(&self->track.game), &text);
        return;
    }
    text_put(&text, checkers_side_name(self->track.game.now.turn));
    text_put(&text, " to move");
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
        !is_over && is_new_game_asked(self, draft) ? "Sure? New game"
                                                   : "New game", TOUCH_NEW);

    if (is_over || is_new_game_asked(self, draft))
        key->marks = TABLE_IS_STRONG;
    if (can_clear_entry(view))
        (void)table_add_key(to, 535, KEYS_Y, 255, KEY_HEIGHT, "Clear",
                            TOUCH_CLEAR);
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
        return "there is nothing to clear";
    draft->length = 0;
    checkers_draft_press(order, HAND_CHECKERS_CLEAR);
    return NULL;
}

static const char *touch_checkers_table(const struct table_view *view,
                                        void *draft, int touch, int32_t value,
                                        struct table_order *order)
{
    struct checkers_draft *own = draft;
    int cell = touch - TOUCH_SQUARE;

    (void)value;
    if (touch == TOUCH_NEW)
        return touch_new_game(view->state, own, order);
    if (touch == TOUCH_CLEAR)
        return touch_clear(view, own, order);
    if (cell < 0 || cell >= SIDE * SIDE)
        return "there is nothing to touch";
    own->asked_game = 0;
    return checkers_draft_touch(view, own,
                                hand_checkers_square(cell / SIDE, cell % SIDE),
                                order);
}

/* Words: now */

static const char by_hand[] =
    ". On the board: set ROW and COL, press ENTER";

static void say_how_it_ended(const struct checkers_game *game,
                             struct text *to)
{
    enum checkers_result result = checkers_game_result(game);

    put_winner(result, to);
    switch (result) {
    case CHECKERS_DRAW_REPEATED:
        text_put(to, ": the position came for the third time");
        break;
    case CHECKERS_DRAW_QUIET:
        text_put(to, ": forty moves each without a capture or a man moved");
        break;
    default:
        text_put(to, ": ");
        text_put(to, checkers_side_name(game->now.turn));
        text_put(to, game->now.pieces[game->now.turn]
                     ? " has no move left" : " has no men left");
        break;
    }
    text_put(to, ". Touch New game, or press RESET");
}

/* The first jump that is legal; half of one goes on. */
static void say_jump(const struct hand_checkers_track *track, struct text *to)
{
    struct checkers_moves moves;
    struct checkers_move move;

    if (track->length >= 2 && hand_checkers_track_find(track, &move)) {
        text_put(to, "the jump goes on: ");
        hand_checkers_put_move(&move, to);
        text_put(to, ". Touch the next square");
        return;
    }
    checkers_find_moves(&track->game.now, &moves);
    text_put(to, "a jump is due: ");
    hand_checkers_put_move(&moves.move[0], to);
    text_put(to, ". Touch the man, then a square");
}

static void say_error(const struct checkers_hand *self, struct text *to)
{
    const char *why = checkers_draft_why_refused(self);

    text_put(to, "ERROR is on: ");
    text_put(to, why ? why : "that was refused");
    text_put(to, ". Touch a man, or Clear. On the board: press ENTER, then "
                 "try again");
}

static void say_what_to_do(const struct checkers_hand *self, struct text *to)
{
    const struct hand_checkers_track *track = &self->track;
    const struct checkers *now = &track->game.now;

    if (track->is_error) {
        say_error(self, to);
        return;
    }
    if (now->rules == CHECKERS_FULL && checkers_can_jump(now)) {
        say_jump(track, to);
    } else if (track->length == 1) {
        hand_checkers_put_square(track->path[0], to);
        text_put(to, " is held; touch where it goes, or Clear");
    } else {
        text_put(to, "touch a man, then a square");
    }
    text_put(to, by_hand);
}

static void say_turn_of(const struct table_view *view, struct text *to)
{
    const struct checkers_hand *self = view->state;
    int side = self->track.game.now.turn;

    if (hand_checkers_seat(side) != view->hand->seat
        || !hand_is_person(view->hand)) {
        text_put(to, checkers_side_name(side));
        text_put(to, " to move");
    } else if (hand_checkers_has_plan(self)) {
        text_put(to, "Your move is being entered: ");
        hand_checkers_put_move(&self->plan.move, to);
    } else {
        text_put(to, "Your turn, ");
        text_put(to, checkers_side_name(side));
        text_put(to, ": ");
        say_what_to_do(self, to);
    }
}

static void say_checkers_now(const struct table_view *view, struct text *to)
{
    const struct checkers_hand *self = view->state;

    if (self->is_lost)
        text_put(to, "The lights disagree with the moves seen so far: keep "
                     "DARK down and wait a moment, or touch New game");
    else if (hand_checkers_is_over(self))
        say_how_it_ended(&self->track.game, to);
    else
        say_turn_of(view, to);
}

/* Words: last */

static void put_numbers(const struct hand_checkers_ply *ply, struct text *to)
{
    for (int i = 0; i < ply->count; i++) {
        if (i > 0)
            text_put_char(to, ply->is_jump ? 'x' : '-');
        text_put_number(to, ply->square[i]);
    }
}

static void put_squares(const struct hand_checkers_ply *ply, struct text *to)
{
    for (int i = 0; i < ply->count; i++) {
        if (i > 0)
            text_put_char(to, ply->is_jump ? 'x' : '-');
        hand_checkers_put_square(ply->square[i], to);
    }
}

static void put_captures(int count, struct text *to)
{
    text_put(to, " and took ");
    if (count == 1) {
        text_put(to, "a man");
        return;
    }
    text_put_number(to, (uint64_t)count);
    text_put(to, " men");
}

/* "Red moved 11-15 (c3-d4)", "Black jumped 22x15 (b6xd4) and took a man". */
static void say_checkers_last(const struct table_view *view, struct text *to)
{
    const struct checkers_hand *self = view->state;
    const struct hand_checkers_ply *last = &self->last;

    if (self->is_guess)
        text_put(to, "The men were read off the array; a king may be taken "
                     "for a man");
    if (last->count == 0)
        return;
    text_put(to, checkers_side_name(last->side));
    text_put(to, last->is_jump ? " jumped " : " moved ");
    put_numbers(last, to);
    text_put(to, " (");
    put_squares(last, to);
    text_put_char(to, ')');
    if (last->is_jump)
        put_captures(last->count - 1, to);
    text_put(to, last->is_crowned ? "; the man is a king now" : "");
}

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
    put_numbers(ply, &words);
}

const struct table_type checkers_table = {
    .lay = lay_checkers_table,
    .touch = touch_checkers_table,
    .say_now = say_checkers_now,
    .say_last = say_checkers_last,
    .count_moves = count_checkers_moves,
    .move = describe_checkers_move,
};
