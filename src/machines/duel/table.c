/* table.c - a peg board for letters beside the duel machine: codes and guesses
 * are put together by touch.
 *
 * Four letters are chosen, then Enter orders the word, and the hand sets the
 * switches and presses the seat's own button for each. The code lies open to
 * its maker and to nobody else until the board shows it: a breaker's watcher
 * has not seen it (hand_follow.c).
 */
#include "machines/duel/table.h"

#include <string.h>

#include "base/words.h"
#include "machines/duel/table_draft.h"
#include "machines/duel/table_end.h"
#include "machines/duel/table_say.h"

enum {
    CODE_Y = 62, CODE_HEIGHT = 114, CODE_LINE = 38,
    GUESS_Y = 186, GUESS_HEIGHT = 124,
    PLACE_X = 44, PLACE_WIDTH = 144, PEG = 84,     /* nine letters each */
    SIDE_X = 622, SIDE_WIDTH = 178, SIDE_HEIGHT = 48,      /* and eleven */
    KEYS_Y = 574, KEY_WIDTH = 188, KEY_HEIGHT = 112, KEY_COLUMNS = 4,
    MAIN_Y = 838, MAIN_HEIGHT = 140,
    HIDDEN_COLOUR = 6,                  /* a peg that is only there: white */
};

/* Pegs */

static void put_peg(struct table_item *item, char letter, int colour)
{
    struct text text = table_text(item);

    item->piece = TABLE_PEG;
    item->value = colour;
    text_put_char(&text, letter);
}

/* "Code, letter 2: hidden", "Guess 1, letter 2: L". */
static void describe_place(struct table_item *item, int row, int place,
                           const char *what)
{
    const char row_name[] = {(char)('1' + row), 0};
    const char place_name[] = {(char)('1' + place), 0};
    struct text words = table_words(item);

    if (row < 0)
        words_put(&words, "Code, letter {1}: {2}", place_name, what,
                  (char *)0);
    else
        words_put(&words, "Guess {1}, letter {2}: {3}", row_name, place_name,
                  what, (char *)0);
}

/* A place in the row of a guess, or in that of the code, -1. */
static struct table_item *lay_place(struct table *to, int row, int place)
{
    int y = row < 0 ? CODE_Y + (CODE_HEIGHT - PEG) / 2
                    : GUESS_Y + row * GUESS_HEIGHT;
    struct table_item *item = table_add(to, TABLE_SPOT,
                                        PLACE_X + place * PLACE_WIDTH, y,
                                        PLACE_WIDTH, PEG);

    item->piece = TABLE_HOLE;
    return item;
}

static void lay_empty(struct table *to, int row, int place, const char *why)
{
    describe_place(lay_place(to, row, place), row, place, words_of(why));
}

/* What is read out of a letter: a pattern, or nothing but the letter. */
static struct table_item *lay_letter(struct table *to, int row, int place,
                                     uint8_t number, const char *judged)
{
    const char letter[] = {hand_duel_letter(number), 0};
    struct table_item *item = lay_place(to, row, place);
    char what[TABLE_TEXT_MAX];
    struct text words;

    put_peg(item, letter[0], number ? number - 1 : HIDDEN_COLOUR);
    text_begin(&words, what, sizeof what);
    words_put(&words, judged, letter, (char *)0);
    describe_place(item, row, place, what);
    return item;
}

/* Of the row that is being put together: letters, the next place, and what is
 * empty after it. */
static void lay_draft(struct table *to, int row,
                      const struct duel_draft *draft, int is_own)
{
    for (int i = 0; i < DUEL_PLACES; i++) {
        if (i < draft->count)
            (void)lay_letter(to, row, i, draft->letter[i], "{1}");
        else
            lay_empty(to, row, i, WORDS("empty"));
        if (i == draft->count && is_own)
            to->item[to->count - 1].marks |= TABLE_IS_CHOSEN;
    }
}

static void lay_side(struct table *to, int y, const char *first,
                     const char *second, uint8_t first_mark,
                     uint8_t second_mark)
{
    table_add_label(to, SIDE_X, y, SIDE_WIDTH, SIDE_HEIGHT, first)->marks =
        first_mark;
    table_add_label(to, SIDE_X, y + SIDE_HEIGHT, SIDE_WIDTH, SIDE_HEIGHT,
                    second)->marks = second_mark;
}

/* The code */

/* Its maker may see it, but not while he hands over to the other, who may sit
 * at the same screen. */
static int is_code_open(const struct duel_hand *self)
{
    return self->knows_code && !(self->phase == HAND_DUEL_DONE
                                 && self->on_turn == self->maker);
}

/* A guess that was right is the code. */
static uint8_t code_letter(const struct duel_hand *self, int place)
{
    int tries = duel_table_tries(self);

    if (!duel_table_is_found(self))
        return self->code[place];
    return (uint8_t)(mastermind_peg(duel_table_guess(self, tries - 1)->guess,
                                    DUEL_PLACES, place) + 1);
}

static void lay_open_code(struct table *to, const struct duel_hand *self)
{
    for (int i = 0; i < DUEL_PLACES; i++)
        (void)lay_letter(to, -1, i, code_letter(self, i), "{1}");
}

static void lay_hidden_code(struct table *to)
{
    for (int i = 0; i < DUEL_PLACES; i++)
        lay_empty(to, -1, i, WORDS("hidden"));
}

/* With hide=on not even its maker sees it come in, as on the board. */
static void cover(const struct table_view *view, struct duel_draft *draft)
{
    if (session_setup(view->session)->option[DUEL_HIDE])
        memset(draft->letter, 0, sizeof draft->letter);
}

static int is_making(const struct table_view *view)
{
    return duel_draft_is_open(view)
        && hand_duel_entry(view->state) == HAND_DUEL_MAKE;
}

/* In few letters: the column is narrow. */
static const char *code_state(const struct table_view *view)
{
    const struct duel_hand *self = view->state;
    int is_over = duel_table_is_found(self)
               || duel_table_tries(self) == DUEL_TRIES;

    if (is_making(view))
        return WORDS("being made");
    if (duel_table_is_found(self))
        return WORDS("found");
    if (!is_code_open(self))
        return WORDS("hidden");
    return is_over ? WORDS("not found") : WORDS("seen by you");
}

static void lay_code_line(struct table *to, int line, const char *words,
                          uint8_t mark)
{
    table_add_label(to, SIDE_X, CODE_Y + line * CODE_LINE, SIDE_WIDTH,
                    CODE_LINE, words_of(words))->marks = mark;
}

/* What this row is, whose code, and who may see it. */
static void lay_code_side(struct table *to, const struct table_view *view)
{
    const struct duel_hand *self = view->state;

    lay_code_line(to, 0, WORDS("Code"), 0);
    if (self->phase == HAND_DUEL_START || !self->has_round)
        return;
    lay_code_line(to, 1, self->maker == 'A' ? WORDS("by A")
                         : self->maker == 'b' ? WORDS("by b")
                                              : WORDS("by machine"), 0);
    lay_code_line(to, 2, code_state(view), TABLE_IS_FAINT);
}

static void lay_code(struct table *to, const struct table_view *view,
                     const struct duel_draft *kept)
{
    const struct duel_hand *self = view->state;
    struct duel_draft draft = duel_draft_now(self, kept);

    if (is_making(view)) {
        cover(view, &draft);
        lay_draft(to, -1, &draft, 1);
    } else if (is_code_open(self) || duel_table_is_found(self)) {
        lay_open_code(to, self);
    } else {
        lay_hidden_code(to);
    }
    lay_code_side(to, view);
}

/* The guesses */

/* In words below each letter: nobody needs to tell colours apart. */
static void lay_mark(struct table *to, int row, int place,
                     enum mastermind_mark mark)
{
    struct table_item *label = table_add_label(
        to, PLACE_X + place * PLACE_WIDTH, GUESS_Y + row * GUESS_HEIGHT + PEG,
        PLACE_WIDTH, GUESS_HEIGHT - PEG - 2,
        words_of(mark == MASTERMIND_EXACT ? "right"
                 : mark == MASTERMIND_ELSEWHERE ? "elsewhere" : "no"));

    label->marks = TABLE_IS_CENTRED;
    label->marks |= mark == MASTERMIND_EXACT ? TABLE_IS_RIGHT
                  : mark == MASTERMIND_ELSEWHERE ? TABLE_IS_NEAR
                  : TABLE_IS_FAINT;
}

static void lay_judged_letter(struct table *to, int row, int place,
                              const struct hand_duel_guess *guess)
{
    enum mastermind_mark mark = duel_table_mark(guess->marks, place);
    unsigned peg = mastermind_peg(guess->guess, DUEL_PLACES, place);
    struct table_item *item = lay_letter(
        to, row, place, (uint8_t)(peg + 1),
        mark == MASTERMIND_EXACT ? WORDS("{1}, right")
        : mark == MASTERMIND_ELSEWHERE ? WORDS("{1}, elsewhere")
        : WORDS("{1}, not in the code"));

    if (mark == MASTERMIND_EXACT)
        item->marks = TABLE_IS_RIGHT;
    if (mark == MASTERMIND_ELSEWHERE)
        item->marks = TABLE_IS_NEAR;
    lay_mark(to, row, place, mark);
}

static void put_mark_count(char text[TABLE_TEXT_MAX], unsigned marks,
                           enum mastermind_mark mark, const char *pattern)
{
    struct text to;

    text_begin(&to, text, TABLE_TEXT_MAX);
    words_count(&to, (uint64_t)duel_table_count_marks(marks, mark), pattern,
                pattern);
}

static void lay_judged(struct table *to, int row,
                       const struct hand_duel_guess *guess)
{
    char right[TABLE_TEXT_MAX], near[TABLE_TEXT_MAX];

    for (int i = 0; i < DUEL_PLACES; i++)
        lay_judged_letter(to, row, i, guess);
    put_mark_count(right, guess->marks, MASTERMIND_EXACT, WORDS("{1} right"));
    put_mark_count(near, guess->marks, MASTERMIND_ELSEWHERE,
                   WORDS("{1} elsewhere"));
    lay_side(to, GUESS_Y + row * GUESS_HEIGHT + 12, right, near,
             TABLE_IS_RIGHT, TABLE_IS_NEAR);
}

/* The guess that comes in: this seat's draft, or what the other has entered,
 * which stays until it is judged. */
static void lay_coming_guess(struct table *to, const struct table_view *view,
                             int row, const struct duel_draft *kept)
{
    const struct duel_draft none = {0};
    int is_own = duel_draft_is_open(view);
    struct duel_draft draft = duel_draft_now(view->state, is_own ? kept
                                                                 : &none);

    lay_draft(to, row, &draft, is_own);
}

static void lay_guess(struct table *to, const struct table_view *view,
                      int row, const struct duel_draft *draft)
{
    const struct duel_hand *self = view->state;
    int tries = duel_table_tries(self);
    struct text number = table_text(table_add_label(
        to, 4, GUESS_Y + row * GUESS_HEIGHT, PLACE_X - 8, PEG, ""));

    text_put_number(&number, (uint64_t)row + 1);
    to->item[to->count - 1].marks = TABLE_IS_CENTRED;
    if (row < tries)
        lay_judged(to, row, duel_table_guess(self, row));
    else if (row == tries && hand_duel_entry(self) == HAND_DUEL_BREAK)
        lay_coming_guess(to, view, row, draft);
    else
        for (int i = 0; i < DUEL_PLACES; i++)
            lay_empty(to, row, i, WORDS("empty"));
}

static void lay_rows(struct table *to, const struct table_view *view,
                     const struct duel_draft *draft)
{
    table_add(to, TABLE_SHEET, 6, CODE_Y, TABLE_WIDTH - 12,
              CODE_HEIGHT)->piece = TABLE_PAPER;
    table_add(to, TABLE_SHEET, 6, GUESS_Y - 6, TABLE_WIDTH - 12,
              DUEL_TRIES * GUESS_HEIGHT + 6)->piece = TABLE_PAPER;
    lay_code(to, view, draft);
    for (int row = 0; row < DUEL_TRIES; row++)
        lay_guess(to, view, row, draft);
}

/* Round, score and lives */

static void lay_points(struct table *to, const struct duel_hand *self)
{
    const char a[] = {self->score[DUEL_A], 0}, b[] = {self->score[DUEL_B], 0};
    struct table_item *item = table_add_label(to, 250, 4, 300, 54, "");
    struct text text = table_text(item), words = table_words(item);

    if (!self->has_score) {
        text_put(&text, words_of("A plays alone"));
        return;
    }
    item->marks = TABLE_IS_CENTRED | TABLE_IS_STRONG;
    words_put(&text, "A  {1} - {2}  b", a, b, (char *)0);
    words_put(&words, "Score: A {1}, b {2}", a, b, (char *)0);
}

static void lay_count(struct table *to, int x, int width, const char *pattern,
                      unsigned number)
{
    struct text text = table_text(table_add_label(to, x, 4, width, 54, ""));

    words_count(&text, number, pattern, pattern);
}

/* Fingers that are too quick for the eye may leave a guess too many. */
static unsigned lives_left(const struct duel_hand *self)
{
    int lost = duel_table_tries(self) - duel_table_is_found(self);

    return lost < DUEL_TRIES ? (unsigned)(DUEL_TRIES - lost) : 0;
}

static void lay_state(struct table *to, const struct duel_hand *self)
{
    if (self->phase == HAND_DUEL_START) {
        table_add_label(to, 150, 4, 500, 54,
                        words_of("Mastermind for two"))->marks =
            TABLE_IS_CENTRED;
        return;
    }
    lay_count(to, 14, 200, WORDS("Round {1}"), self->has_round
              ? self->shown_round - self->first_round + 1 : 1);
    lay_points(to, self);
    lay_count(to, 560, 236, WORDS("Lives left: {1}"), lives_left(self));
}

/* Keys */

static struct table_item *lay_small_key(struct table *to, int at,
                                        const char *text, int touch)
{
    return table_add_key(to, 10 + at % KEY_COLUMNS * (KEY_WIDTH + 9),
                         KEYS_Y + at / KEY_COLUMNS * (KEY_HEIGHT + 10),
                         KEY_WIDTH, KEY_HEIGHT, text, touch);
}

/* They lie there all the time, so that nothing moves under a finger. */
static void lay_letter_keys(struct table *to, int may_touch)
{
    for (int i = 0; i < HAND_DUEL_COLOURS; i++) {
        struct table_item *key = lay_small_key(
            to, i, "", may_touch ? DUEL_TOUCH_LETTER + i : 0);
        const char letter[] = {HAND_DUEL_LETTERS[i], 0};
        struct text words = table_words(key);

        put_peg(key, letter[0], i);
        words_put(&words, "Letter {1}", letter, (char *)0);
    }
    (void)lay_small_key(to, HAND_DUEL_COLOURS, words_of("Delete"),
                        may_touch ? DUEL_TOUCH_DELETE : 0);
}

/* Enter can be touched too early: then it says what is missing. */
static void lay_main_key(struct table *to, const struct table_view *view,
                         const struct duel_draft *kept)
{
    const char *name = duel_table_go_on_name(view);
    struct duel_draft draft = duel_draft_now(view->state, kept);
    struct table_item *key = table_add_key(
        to, 110, MAIN_Y, 580, MAIN_HEIGHT,
        words_of(name ? name : "Enter"),
        name ? DUEL_TOUCH_GO_ON
        : duel_draft_is_open(view) ? DUEL_TOUCH_ENTER : 0);

    key->marks = TABLE_IS_STRONG;
    if (!name && draft.count < DUEL_PLACES)
        key->marks |= TABLE_IS_FAINT;
}

static void lay_duel_table(const struct table_view *view, const void *draft,
                           struct table *to)
{
    lay_state(to, view->state);
    lay_rows(to, view, draft);
    lay_letter_keys(to, duel_draft_is_open(view));
    lay_main_key(to, view, draft);
}

/* Touches */

static const char *why_no_letters(const struct table_view *view)
{
    const struct duel_hand *self = view->state;

    switch (self->phase) {
    case HAND_DUEL_START:
        return words_of("nobody has started: touch Start first");
    case HAND_DUEL_OVER:
        return words_of("the match is over: touch Play again");
    default:
        if (self->on_turn != view->hand->seat)
            return words_of("it is not your turn");
        return words_of(self->phase == HAND_DUEL_JUDGED
                        ? "read the judgement, then touch Continue"
                        : "wait until the board asks for letters");
    }
}

static const char *choose_letter(struct duel_draft *draft, int letter)
{
    if (draft->count == DUEL_PLACES)
        return words_of("there are four letters: touch Enter, or Delete");
    draft->letter[draft->count++] = (uint8_t)(letter + 1);
    return NULL;
}

static const char *delete_letter(struct duel_draft *draft,
                                 const struct duel_hand *self)
{
    if (draft->count == 0)
        return words_of("there is no letter to delete");
    if (draft->count == self->entered)
        return words_of("that letter is entered on the board: it stays");
    draft->letter[--draft->count] = 0;
    return NULL;
}

/* A letter that was missed when it was entered is not entered again: any will
 * do. */
static const char *order_word(const struct duel_draft *draft,
                              struct table_order *order)
{
    static const char *const missing[DUEL_PLACES] = {
        WORDS("choose four letters first"), WORDS("choose three more letters"),
        WORDS("choose two more letters"), WORDS("choose one more letter"),
    };
    uint32_t code = 0;

    if (draft->count < DUEL_PLACES)
        return words_of(missing[draft->count]);
    for (int i = 0; i < DUEL_PLACES; i++)
        code = code << MASTERMIND_PEG_BITS
             | (draft->letter[i] ? draft->letter[i] - 1u : 0);
    table_order_move(order, &code, sizeof code);
    return NULL;
}

/* After a match one press ends it and the next begins another. */
static const char *order_go_on(const struct table_view *view,
                               struct table_order *order)
{
    const struct duel_hand *self = view->state;

    if (!duel_table_go_on_name(view))
        return words_of("there is nothing to continue now");
    table_order_presses(order, self->phase == HAND_DUEL_OVER ? 2 : 1);
    return NULL;
}

static const char *touch_duel_table(const struct table_view *view,
                                    void *draft, int touch, int32_t value,
                                    struct table_order *order)
{
    struct duel_draft *own = draft;
    int letter = touch - DUEL_TOUCH_LETTER;

    (void)value;
    if (touch == DUEL_TOUCH_GO_ON)
        return order_go_on(view, order);
    if (touch != DUEL_TOUCH_ENTER && touch != DUEL_TOUCH_DELETE
        && (letter < 0 || letter >= HAND_DUEL_COLOURS))
        return words_of("there is nothing to touch");
    if (!duel_draft_is_open(view))
        return why_no_letters(view);
    *own = duel_draft_now(view->state, own);
    switch (touch) {
    case DUEL_TOUCH_ENTER:  return order_word(own, order);
    case DUEL_TOUCH_DELETE: return delete_letter(own, view->state);
    default:           return choose_letter(own, letter);
    }
}

const struct table_type duel_table = {
    .lay = lay_duel_table,
    .touch = touch_duel_table,
    .say_now = duel_table_say_now,
    .say_last = duel_table_say_last,
    .count_moves = duel_table_count_moves,
    .move = duel_table_tell_move,
    .end = duel_table_end,
    .graph = WORDS("Codes left"),
};
