/* table.c - a peg board beside the Nexys3: eight rows, and a guess that is
 * put together by touch.
 *
 * It shows the rows that the watcher has read. Colours go into the row of
 * this turn, which is the person's own affair until Enter: then the hand
 * turns the pegs of the board and submits. What the machine shows for some
 * time, one key ends.
 */
#include "machines/pegs/table.h"

#include "machines/pegs/hand_state.h"
#include "machines/pegs/table_words.h"

enum {
    TOUCH_DELETE = 1, TOUCH_ENTER, TOUCH_GO_ON,
    TOUCH_COLOUR = 8,                   /* and the others */
    TOUCH_HOLE = 16,                    /* of this turn */

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

/* Of one turn of one game; of any other it is nothing. */
struct pegs_draft {
    unsigned game, turn;
    uint8_t hole[PEGS_PLACES];          /* a colour from 1 on; 0: empty */
    uint8_t chosen;                     /* a hole from 1 on; 0: none */
};

static int is_guessing(const struct table_view *view)
{
    const struct pegs_hand *self = view->state;

    return self->phase == HAND_PEGS_ENTRY
        && self->on_turn == view->hand->seat;
}

/* The draft */

/* A draft of another turn is over without having been cleared: nobody tells
 * the table that a turn has ended. */
static struct pegs_draft draft_now(const struct pegs_hand *self,
                                   const struct pegs_draft *draft)
{
    if (draft->game == self->games && draft->turn == self->turn)
        return *draft;
    return (struct pegs_draft){.game = self->games, .turn = self->turn};
}

static int count_filled(const struct pegs_draft *draft)
{
    int filled = 0;

    for (int i = 0; i < PEGS_PLACES; i++)
        filled += draft->hole[i] != 0;
    return filled;
}

/* Without one, pegs that somebody changes on the board are shown. */
static int is_board_worked(const struct pegs_hand *self,
                           const struct pegs_draft *draft)
{
    return self->last_press != PEGS_BTNS && !count_filled(draft);
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

/* Read out one by one: "Turn 2: red", "Code: red". */
static void lay_code_pegs(struct table *to, int y, int height, uint16_t code,
                          const char *name, unsigned number)
{
    for (int i = 0; i < PEGS_PLACES; i++) {
        unsigned colour = mastermind_peg(code, PEGS_PLACES, i);
        struct table_item *item = lay_hole(to, y, i, height);
        struct text words = table_words(item);

        put_peg_in(item, colour);
        text_put(&words, name);
        if (number)
            text_put_number(&words, number);
        text_put(&words, ": ");
        text_put(&words, pegs_table_colour(colour));
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
    struct text words = table_words(item);

    text_put(&words, "Hole ");
    text_put_number(&words, (uint64_t)place + 1);
    text_put(&words, ", ");
    text_put(&words, item->piece == TABLE_PEG
             ? pegs_table_colour(pegs_table_number(item->text[0]))
             : "empty");
    text_put(&words, is_chosen ? ", chosen" : "");
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
    if (is_guessing(view))
        item->touch = (int16_t)(TOUCH_HOLE + place);
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
    text_put(&words, "Turn ");
    text_put_number(&words, turn);
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
        lay_code_pegs(to, y, STEP, row->guess, "Turn ", turn);
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
                                              CODE_HEIGHT, "Code");
    struct text words = table_words(item);

    text_put(&words, game->is_over ? "The code" : "The code is hidden");
    if (game->is_over)
        lay_code_pegs(to, 0, CODE_HEIGHT, game->code, "Code", 0);
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
            COLOUR_HEIGHT, "", TOUCH_COLOUR + (int)i);
        struct text words = table_words(key);

        put_peg_in(key, i);
        text_put(&words, "Choose ");
        text_put(&words, pegs_table_colour(i));
    }
}

/* Keys that would do nothing now are grey; touched all the same, they say
 * why. */
static void lay_entry_keys(struct table *to, const struct pegs_draft *draft)
{
    int filled = count_filled(draft);
    struct table_item *key;

    lay_colours(to);
    table_add_key(to, 10, KEYS_Y, 380, KEY_HEIGHT, "Delete",
                  filled ? TOUCH_DELETE : 0);
    key = table_add_key(to, 410, KEYS_Y, 380, KEY_HEIGHT, "Enter",
                        filled == PEGS_PLACES ? TOUCH_ENTER : 0);
    key->marks = TABLE_IS_STRONG;
}

/* What the key says that ends what the machine shows; null: the machine, or
 * the other player, goes on. */
static const char *go_on_words(const struct table_view *view)
{
    const struct pegs_hand *self = view->state;

    if (self->phase == HAND_PEGS_OVER)
        return hand_pegs_is_match_over(self, view->session) ? "New match"
                                                            : NULL;
    if (self->on_turn != view->hand->seat)
        return NULL;
    switch (self->phase) {
    case HAND_PEGS_CALL:   return "Start";
    case HAND_PEGS_TOTALS: return "Go on";
    case HAND_PEGS_RESULT:
        return hand_pegs_is_match(view->session) ? "Go on" : "New game";
    case HAND_PEGS_START:
        return self->eye.panel.is_history ? "Start" : NULL;
    default:               return NULL;
    }
}

static void lay_pegs_keys(struct table *to, const struct table_view *view,
                          const struct pegs_draft *draft)
{
    const char *words = go_on_words(view);

    if (is_guessing(view))
        lay_entry_keys(to, draft);
    else if (words)
        table_add_key(to, 150, KEYS_Y, 500, KEY_HEIGHT, words,
                      TOUCH_GO_ON)->marks = TABLE_IS_STRONG;
}

/* A game that is over goes when the next one is begun. */
static void lay_pegs_table(const struct table_view *view, const void *draft,
                           struct table *to)
{
    const struct pegs_hand *self = view->state;
    struct pegs_draft own = draft_now(self, draft);
    struct hand_pegs_game game = self->game;

    if (game.is_old && count_filled(&own))
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
        return "all four holes are full: touch one to change it, or Enter";
    draft->hole[place] = (uint8_t)(colour + 1);
    draft->chosen = 0;
    return NULL;
}

static const char *touch_hole(struct pegs_draft *draft, int place)
{
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
    uint32_t guess = 0;

    if (count_filled(draft) < PEGS_PLACES)
        return "choose four colours first";
    for (int i = 0; i < PEGS_PLACES; i++)
        guess = guess << MASTERMIND_PEG_BITS | (draft->hole[i] - 1u);
    table_order_move(order, &guess, sizeof guess);
    return NULL;
}

static const char *touch_entry(struct pegs_draft *draft, int touch,
                               struct table_order *order)
{
    if (touch >= TOUCH_COLOUR && touch < TOUCH_COLOUR + COLOURS)
        return touch_colour(draft, touch - TOUCH_COLOUR);
    if (touch >= TOUCH_HOLE && touch < TOUCH_HOLE + PEGS_PLACES)
        return touch_hole(draft, touch - TOUCH_HOLE);
    if (touch == TOUCH_DELETE)
        return delete_peg(draft);
    if (touch == TOUCH_ENTER)
        return enter_guess(draft, order);
    return "there is nothing to touch";
}

/* One press for each key: a second one might end what nobody has read. */
static const char *touch_pegs_table(const struct table_view *view, void *draft,
                                    int touch, int32_t value,
                                    struct table_order *order)
{
    const struct pegs_hand *self = view->state;
    struct pegs_draft *own = draft;

    (void)value;
    if (touch == TOUCH_GO_ON && go_on_words(view)) {
        table_order_presses(order, 1);
        return NULL;
    }
    if (!is_guessing(view))
        return self->phase == HAND_PEGS_ENTRY ? "it is not your turn"
                                              : "no guess can be made now";
    *own = draft_now(self, own);
    return touch_entry(own, touch, order);
}

const struct table_type pegs_table = {
    .lay = lay_pegs_table,
    .touch = touch_pegs_table,
    .say_now = pegs_table_say_now,
    .say_last = pegs_table_say_last,
    .count_moves = pegs_table_count_moves,
    .move = pegs_table_move,
};
