/* table.c - a peg board beside the Nexys3: eight rows, and a guess that is
 * put together by touch.
 *
 * It shows the rows that the watcher has read. Colours go into the row of
 * this turn, which is the person's own affair until Enter: then the hand
 * turns the pegs of the board and submits. What the machine shows for some
 * time, one key ends.
 */
#include "machines/pegs/table.h"

#include "base/words.h"
#include "machines/pegs/hand_state.h"
#include "machines/pegs/table_draft.h"
#include "machines/pegs/table_end.h"
#include "machines/pegs/table_words.h"

enum {
    CODE_HEIGHT = 72,
    ROWS_Y = 76, STEP = TABLE_FINGER,
    HOLES_X = 84, HOLE_WIDTH = 90,
    MARKS_X = 468, MARKS_WIDTH = 324,
    MARK_WIDTH = 30, MARK_HEIGHT = 66, MARKS_UP = 8,    /* above a row */
    WORDS_DOWN = 44,
    COLOURS_Y = 790, COLOUR_STEP = 100, COLOUR_HEIGHT = 92,
    KEYS_Y = 894, KEY_HEIGHT = 98,
};

/* The order of the machine's colours among those of tables. */
static const uint8_t peg_look[] = {
    TABLE_BLACK_PEG, TABLE_BLUE_PEG, TABLE_GREEN_PEG, TABLE_CYAN_PEG,
    TABLE_RED_PEG, TABLE_PURPLE_PEG, TABLE_YELLOW_PEG, TABLE_WHITE_PEG,
};

enum { COLOURS = sizeof peg_look };

/* The draft */

/* Without one, pegs that somebody changes on the board are shown; four black
 * ones in the first turn are what everybody begins with. */
static int is_board_worked(const struct pegs_hand *self,
                           const struct pegs_draft *draft)
{
    return self->last_press != PEGS_BTNS && !pegs_draft_filled(draft)
        && (self->turn > 1 || self->entry.guess);
}

/* Rows */

/* Holes are touched only in the row of this turn; all have the same place in
 * theirs, and are as large as a finger. */
static struct table_item *lay_hole(struct table *to, int row_y, int place,
                                   int height)
{
    struct table_item *item = table_add(
        to, TABLE_SPOT, HOLES_X + place * HOLE_WIDTH, row_y, HOLE_WIDTH,
        height);

    item->piece = TABLE_HOLE;
    return item;
}

static void put_peg_in(struct table_item *item, unsigned colour)
{
    struct text text = table_text(item);

    item->piece = TABLE_PEG;
    item->value = peg_look[colour % COLOURS];
    text_put_char(&text, hand_pegs_letters[colour % COLOURS]);
}

/* Read out one by one: "Turn 2: red", "Code: red", by a turn or 0. */
static void lay_code_pegs(struct table *to, int y, int height, uint16_t code,
                          unsigned turn)
{
    const char number[] = {(char)('0' + turn), 0};

    for (int i = 0; i < PEGS_PLACES; i++) {
        unsigned colour = mastermind_peg(code, PEGS_PLACES, i);
        struct table_item *item = lay_hole(to, y, i, height);
        struct text words = table_words(item);

        put_peg_in(item, colour);
        words_put(&words, turn ? "Turn {2}: {1}" : "Code: {1}",
                  pegs_table_colour(colour), number, (char *)0);
    }
}

static void lay_mark_letters(struct table *to, int x, int y, int count,
                             char letter, int mark)
{
    struct table_item *item;
    struct text text;

    if (!count)
        return;
    item = table_add_label(to, x, y, MARK_WIDTH * count, MARK_HEIGHT, "");
    item->marks = (uint8_t)(mark | TABLE_IS_STRONG);
    text = table_text(item);
    for (int i = 0; i < count; i++)
        text_put_char(&text, letter);
}

/* As on the digits, X first, and in words for who does not know those. */
static void lay_marks(struct table *to, int y, unsigned marks)
{
    int x = (int)(marks >> 4), o = (int)(marks & 15);
    struct text text;

    lay_mark_letters(to, MARKS_X, y - MARKS_UP, x, 'X', TABLE_IS_RIGHT);
    lay_mark_letters(to, MARKS_X + MARK_WIDTH * x, y - MARKS_UP, o, 'O',
                     TABLE_IS_NEAR);
    text = table_text(table_add_label(to, MARKS_X, y + WORDS_DOWN,
                                      MARKS_WIDTH, STEP - WORDS_DOWN, ""));
    pegs_table_put_marks(marks, &text);
}

static void describe_hole(struct table_item *item, int place, int is_chosen)
{
    const char number[] = {(char)('1' + place), 0};
    const char *what = item->piece == TABLE_PEG
        ? pegs_table_colour(pegs_table_number(item->text[0]))
        : words_of("empty");
    struct text words = table_words(item);

    words_put(&words, is_chosen ? "Hole {1}, {2}, chosen" : "Hole {1}, {2}",
              number, what, (char *)0);
}

/* The draft, or what comes in on the board. */
static void lay_draft_hole(struct table *to, const struct table_view *view,
                           const struct pegs_draft *draft, int y, int place)
{
    const struct pegs_hand *self = view->state;
    struct table_item *item = lay_hole(to, y, place, STEP);
    int is_worked = is_board_worked(self, draft);
    int is_chosen = draft->chosen ? draft->chosen == place + 1
                  : is_worked && self->entry.place == place;

    if (draft->hole[place])
        put_peg_in(item, draft->hole[place] - 1u);
    else if (is_worked)
        put_peg_in(item, mastermind_peg(self->entry.guess, PEGS_PLACES,
                                        place));
    if (is_chosen)
        item->marks |= TABLE_IS_CHOSEN;
    if (pegs_draft_is_open(view))
        item->touch = (int16_t)(PEGS_TOUCH_HOLE + place);
    describe_hole(item, place, is_chosen);
}

static void lay_row_number(struct table *to, int y, unsigned turn,
                           int is_current)
{
    struct table_item *item = table_add_label(to, 10, y, HOLES_X - 20, STEP,
                                              "");
    struct text text = table_text(item), words = table_words(item);

    item->marks = (uint8_t)(TABLE_IS_CENTRED | (is_current ? TABLE_IS_STRONG
                                                           : TABLE_IS_FAINT));
    text_put_number(&text, turn);
    words_count(&words, turn, "Turn {1}", "Turn {1}");
}

/* A row that nobody has watched stays empty, and so do those to come. */
static void lay_row(struct table *to, const struct table_view *view,
                    const struct hand_pegs_game *game,
                    const struct pegs_draft *draft, unsigned turn)
{
    const struct pegs_hand *self = view->state;
    const struct hand_pegs_row *row = &game->row[turn - 1];
    int y = ROWS_Y + (int)(turn - 1) * STEP;
    int is_current = self->phase == HAND_PEGS_ENTRY && !game->is_old
                  && self->turn == turn;

    lay_row_number(to, y, turn, is_current);
    if (row->is_seen) {
        lay_code_pegs(to, y, STEP, row->guess, turn);
        lay_marks(to, y, row->marks);
        return;
    }
    for (int i = 0; i < PEGS_PLACES; i++)
        if (is_current)
            lay_draft_hole(to, view, draft, y, i);
        else
            lay_hole(to, y, i, STEP);
}

/* Above them: the code, and how far the game is */

static void lay_code(struct table *to, const struct hand_pegs_game *game)
{
    struct table_item *item = table_add_label(to, 8, 0, HOLES_X - 12,
                                              CODE_HEIGHT, words_of("Code"));
    struct text words = table_words(item);

    words_put(&words, game->is_over ? "The code" : "The code is hidden",
              (char *)0);
    if (game->is_over)
        lay_code_pegs(to, 0, CODE_HEIGHT, game->code, 0);
    else
        for (int i = 0; i < PEGS_PLACES; i++)
            lay_hole(to, 0, i, CODE_HEIGHT);
}

/* In a match the totals are below. */
static void lay_progress(struct table *to, const struct table_view *view,
                         const struct hand_pegs_game *game)
{
    const struct pegs_hand *self = view->state;
    int is_match = hand_pegs_is_match(view->session);
    struct table_item *item = table_add_label(
        to, MARKS_X, 0, MARKS_WIDTH, is_match ? CODE_HEIGHT / 2 : CODE_HEIGHT,
        "");
    struct text text = table_text(item);

    item->marks = TABLE_IS_STRONG;
    pegs_table_put_progress(self, game, &text);
    if (!is_match)
        return;
    text = table_text(table_add_label(to, MARKS_X, CODE_HEIGHT / 2,
                                      MARKS_WIDTH, CODE_HEIGHT / 2, ""));
    pegs_table_put_totals(self, &text);
}

/* Keys */

static void lay_colours(struct table *to)
{
    for (unsigned i = 0; i < COLOURS; i++) {
        struct table_item *key = table_add_key(
            to, 6 + (int)i * COLOUR_STEP, COLOURS_Y, TABLE_FINGER,
            COLOUR_HEIGHT, "", PEGS_TOUCH_COLOUR + (int)i);
        struct text words = table_words(key);

        put_peg_in(key, i);
        words_put(&words, "Choose {1}", pegs_table_colour(i), (char *)0);
    }
}

static void lay_wide_key(struct table *to, const char *name, int touch)
{
    table_add_key(to, 150, KEYS_Y, 500, KEY_HEIGHT, words_of(name),
                  touch)->marks = TABLE_IS_STRONG;
}

/* The machine has gone on by itself from a game that is still on the table. */
static int is_new_game_due(const struct table_view *view,
                           const struct pegs_draft *draft)
{
    const struct pegs_hand *self = view->state;

    return self->game.is_old && !self->game.is_left
        && !hand_pegs_is_match(view->session) && !pegs_draft_filled(draft);
}

/* Keys that would do nothing now are grey; touched all the same, they say
 * why. */
static void lay_entry_keys(struct table *to, const struct table_view *view,
                           const struct pegs_draft *draft)
{
    int filled = pegs_draft_filled(draft);
    struct table_item *key;

    lay_colours(to);
    if (is_new_game_due(view, draft)) {
        lay_wide_key(to, WORDS("New game"), PEGS_TOUCH_NEW_GAME);
        return;
    }
    table_add_key(to, 10, KEYS_Y, 380, KEY_HEIGHT, words_of("Delete"),
                  filled ? PEGS_TOUCH_DELETE : 0);
    key = table_add_key(to, 410, KEYS_Y, 380, KEY_HEIGHT, words_of("Enter"),
                        filled == PEGS_PLACES ? PEGS_TOUCH_ENTER : 0);
    key->marks = TABLE_IS_STRONG;
}

static void lay_pegs_keys(struct table *to, const struct table_view *view,
                          const struct pegs_draft *draft)
{
    const char *name = pegs_draft_go_on_name(view);

    if (pegs_draft_is_open(view))
        lay_entry_keys(to, view, draft);
    else if (name)
        lay_wide_key(to, name, PEGS_TOUCH_GO_ON);
}

/* A game that is over goes when the next one is begun. */
static void lay_pegs_table(const struct table_view *view, const void *draft,
                           struct table *to)
{
    const struct pegs_hand *self = view->state;
    struct pegs_draft own = pegs_draft_now(self, draft);
    struct hand_pegs_game game = self->game;

    if (game.is_old && pegs_draft_filled(&own))
        game = (struct hand_pegs_game){.player = self->on_turn};
    table_add(to, TABLE_SHEET, 0, 0, TABLE_WIDTH, COLOURS_Y - 6)->piece =
        TABLE_PAPER;
    lay_code(to, &game);
    lay_progress(to, view, &game);
    for (unsigned turn = 1; turn <= PEGS_TRIES; turn++)
        lay_row(to, view, &game, &own, turn);
    lay_pegs_keys(to, view, &own);
}

/* Touches */

static int first_free(const struct pegs_draft *draft)
{
    int place = 0;

    while (place < PEGS_PLACES && draft->hole[place])
        place++;
    return place;
}

/* The next colour goes to the next free hole again: to change one peg is
 * rare, to fill a row is not. */
static const char *touch_colour(struct pegs_draft *draft, int colour)
{
    int place = draft->chosen ? draft->chosen - 1 : first_free(draft);

    if (place == PEGS_PLACES)
        return words_of("all four holes are full: touch one to change it, "
                        "or Enter");
    draft->hole[place] = (uint8_t)(colour + 1);
    draft->chosen = 0;
    return NULL;
}

static int is_colour_touch(int touch)
{
    return touch >= PEGS_TOUCH_COLOUR && touch < PEGS_TOUCH_COLOUR + COLOURS;
}

static int is_hole_touch(int touch)
{
    return touch >= PEGS_TOUCH_HOLE && touch < PEGS_TOUCH_HOLE + PEGS_PLACES;
}

/* A colour is put there; a peg of another hole changes places. */
static const char *drop_on_hole(struct pegs_draft *draft, int place,
                                int dragged)
{
    uint8_t other = draft->hole[place];

    if (is_hole_touch(dragged)) {
        draft->hole[place] = draft->hole[dragged - PEGS_TOUCH_HOLE];
        draft->hole[dragged - PEGS_TOUCH_HOLE] = other;
    } else {
        draft->hole[place] = (uint8_t)(dragged - PEGS_TOUCH_COLOUR + 1);
    }
    draft->chosen = 0;
    return NULL;
}

static const char *touch_hole(struct pegs_draft *draft, int place,
                              int32_t dragged)
{
    if (is_hole_touch(dragged) || is_colour_touch(dragged))
        return drop_on_hole(draft, place, dragged);
    draft->chosen = (uint8_t)(draft->chosen == place + 1 ? 0 : place + 1);
    return NULL;
}

/* The chosen one, or the last. */
static const char *delete_peg(struct pegs_draft *draft)
{
    int place = draft->chosen ? draft->chosen - 1 : PEGS_PLACES - 1;

    while (!draft->chosen && place > 0 && !draft->hole[place])
        place--;
    draft->hole[place] = 0;
    draft->chosen = 0;
    return NULL;
}

/* The draft stays: its row shows it while the hand is about it. */
static const char *enter_guess(const struct pegs_draft *draft,
                               struct table_order *order)
{
    uint32_t guess;

    if (pegs_draft_filled(draft) < PEGS_PLACES)
        return words_of("choose four colours first");
    guess = pegs_draft_guess(draft);
    table_order_move(order, &guess, sizeof guess);
    return NULL;
}

static const char *touch_entry(struct pegs_draft *draft, int touch,
                               int32_t dragged, struct table_order *order)
{
    if (is_colour_touch(touch))
        return touch_colour(draft, touch - PEGS_TOUCH_COLOUR);
    if (is_hole_touch(touch))
        return touch_hole(draft, touch - PEGS_TOUCH_HOLE, dragged);
    if (touch == PEGS_TOUCH_DELETE)
        return delete_peg(draft);
    if (touch == PEGS_TOUCH_ENTER)
        return enter_guess(draft, order);
    return words_of("there is nothing to touch");
}

/* One press for each key: a second one might end what nobody has read. */
static const char *touch_pegs_table(const struct table_view *view, void *draft,
                                    int touch, int32_t value,
                                    struct table_order *order)
{
    const struct pegs_hand *self = view->state;
    struct pegs_draft *own = draft;

    if (touch == PEGS_TOUCH_GO_ON && pegs_draft_go_on_name(view)) {
        table_order_presses(order, 1);
        return NULL;
    }
    if (!pegs_draft_is_open(view))
        return words_of(self->phase == HAND_PEGS_ENTRY
                        ? "it is not your turn" : "no guess can be made now");
    *own = pegs_draft_now(self, own);
    if (touch == PEGS_TOUCH_NEW_GAME && is_new_game_due(view, own)) {
        table_order_presses(order, 1);
        return NULL;
    }
    return touch_entry(own, touch, value, order);
}

const struct table_type pegs_table = {
    .lay = lay_pegs_table,
    .touch = touch_pegs_table,
    .say_now = pegs_table_say_now,
    .say_last = pegs_table_say_last,
    .count_moves = pegs_table_count_moves,
    .move = pegs_table_move,
    .end = pegs_table_end,
    .graph = WORDS("Codes left"),
};
