/* intro.c - the pegs machine as a player meets it: the rules on a card, and
 * the first two guesses of a game in six steps.
 *
 * Whichever step it is, the next control is the one that the game waits for,
 * so that a player who does something else is not lost.
 */
#include "machines/pegs/intro.h"

#include <string.h>

#include "base/words.h"
#include "machines/pegs/hand_entry.h"
#include "machines/pegs/table_draft.h"
#include "machines/pegs/table_words.h"

/* Options and rules */

static const char *const turns_values[] = {
    WORDS("only the turn that is played"), WORDS("all turns so far"), NULL,
};
static const char *const history_values[] = {
    WORDS("cleared at once"), WORDS("kept until the next guess"), NULL,
};

static const char *const match_values[] = {WORDS("no match"), NULL};

static const char *const code_values[] = {
    WORDS("drawn for every game"), NULL,
};

static const struct intro_choice pegs_choices[] = {
    {"match", WORDS("Games of each player"), match_values},
    {"turns", WORDS("The row of LEDs shows"), turns_values},
    {"history", WORDS("After a game turns are"), history_values},
    {"code", WORDS("The code is"), code_values},
    {0},
};

static const char *const pegs_rules[] = {
    WORDS("The machine hides a code of four pegs. Each has one of eight "
          "colours, black among them, and a colour may come more than once. "
          "You have eight turns to find the code."),
    WORDS("Every guess is answered with marks. An X is a peg of the right "
          "colour in the right place. An O is a peg whose colour is in the "
          "code, but in another place."),
    WORDS("The X come first, then the O. They do not tell which pegs they are "
          "for. No mark at all: none of these colours is in the code."),
    WORDS("Each peg of the code answers for one peg of the guess only: if it "
          "has one red and you guess two, one of them gets no mark."),
    WORDS("Four X: you have found it. After eight wrong turns the pegs show "
          "the code. With switch SW0 up the board shows earlier turns."),
    WORDS("In a match, A and b play in turn, each against codes of the "
          "machine. A code that is not found counts nine turns, and fewer "
          "turns win."),
    NULL,
};

/* The picture: a code, a guess and its marks. The letters of colours are in
 * the order of their numbers. */

enum { RULES_X = 40, RULES_STEP = 110, RULES_PEG = 96, RULES_MARKS_X = 510 };

static void lay_rules_row(struct table *to, int y, const char *letters)
{
    static const uint8_t looks[] = {
        TABLE_BLACK_PEG, TABLE_BLUE_PEG, TABLE_GREEN_PEG, TABLE_CYAN_PEG,
        TABLE_RED_PEG, TABLE_PURPLE_PEG, TABLE_YELLOW_PEG, TABLE_WHITE_PEG,
    };

    for (int i = 0; i < PEGS_PLACES; i++) {
        unsigned colour = pegs_table_number(letters[i]);
        struct table_item *item = table_add(to, TABLE_SPOT,
                                            RULES_X + i * RULES_STEP, y,
                                            RULES_STEP, RULES_PEG);
        struct text text = table_text(item), words = table_words(item);

        item->piece = TABLE_PEG;
        item->value = looks[colour];
        text_put_char(&text, letters[i]);
        text_put(&words, pegs_table_colour(colour));
    }
}

static void lay_rules_label(struct table *to, int x, int y, int width,
                            const char *text, int marks)
{
    table_add_label(to, x, y, width, 60, words_of(text))->marks =
        (uint16_t)marks;
}

static void lay_pegs_rules(struct table *to)
{
    const int wide = TABLE_WIDTH - 2 * RULES_X;

    table_add(to, TABLE_SHEET, 0, 0, TABLE_WIDTH, TABLE_HEIGHT)->piece =
        TABLE_PAPER;
    lay_rules_label(to, RULES_X, 40, wide, WORDS("The hidden code"),
                    TABLE_IS_STRONG);
    lay_rules_row(to, 110, "RGBY");
    lay_rules_label(to, RULES_X, 270, wide, WORDS("A guess and its marks"),
                    TABLE_IS_STRONG);
    lay_rules_row(to, 340, "RRGB");
    lay_rules_label(to, RULES_MARKS_X, 358, 40, "X",
                    TABLE_IS_STRONG | TABLE_IS_RIGHT);
    lay_rules_label(to, RULES_MARKS_X + 40, 358, 100, "OO",
                    TABLE_IS_STRONG | TABLE_IS_NEAR);
    lay_rules_label(to, RULES_X, 500, wide, WORDS("X: the first red is right"),
                    TABLE_IS_RIGHT);
    lay_rules_label(to, RULES_X, 570, wide, WORDS("O: green belongs elsewhere"),
                    TABLE_IS_NEAR);
    lay_rules_label(to, RULES_X, 640, wide, WORDS("O: blue belongs elsewhere"),
                    TABLE_IS_NEAR);
    lay_rules_label(to, RULES_X, 710, wide, WORDS("The second red has no mark"),
                    0);
    lay_rules_label(to, RULES_X, 760, wide, WORDS("The code has only one red"),
                    0);
    lay_rules_label(to, RULES_X, 870, wide,
                    WORDS("Four X within eight turns win"),
                    TABLE_IS_STRONG);
}

/* A first game */

enum {
    STEP_CHOOSE, STEP_ENTER, STEP_WATCH, STEP_READ, STEP_AGAIN, STEP_ON,
    STEPS,
};

/* Two colours, two of each, say much about a code. */
static const char first_guess[] = "RRGG", next_guess[] = "RBYW";

static int judged_rows(const struct hand_pegs_game *game)
{
    int rows = 0;

    for (int i = 0; i < PEGS_TRIES; i++)
        rows += game->row[i].is_seen;
    return rows;
}

/* The first step that is not done yet, of the game that this seat plays. */
static int first_open_step(const struct table_view *view, int filled)
{
    const struct pegs_hand *self = view->state;
    int is_entering = self->thoughts.has_plan;

    if (self->game.player != view->hand->seat || self->game.is_old)
        return filled == PEGS_PLACES;
    if (self->game.is_over)
        return STEPS;
    switch (judged_rows(&self->game)) {
    case 0:  return is_entering ? STEP_WATCH
                  : filled == PEGS_PLACES ? STEP_ENTER : STEP_CHOOSE;
    case 1:  return is_entering || filled == PEGS_PLACES ? STEP_AGAIN
                                                         : STEP_READ;
    default: return filled || is_entering ? STEPS : STEP_ON;
    }
}

/* What the game waits for, if it waits for this seat. */
static int touch_due(const struct table_view *view,
                     const struct pegs_draft *draft)
{
    const struct pegs_hand *self = view->state;
    int filled = pegs_draft_filled(draft);
    const char *word = self->turn == 1 ? first_guess : next_guess;

    if (pegs_draft_go_on_name(view))
        return PEGS_TOUCH_GO_ON;
    if (!pegs_draft_is_open(view) || self->thoughts.has_plan)
        return 0;
    if (filled == PEGS_PLACES)
        return PEGS_TOUCH_ENTER;
    return PEGS_TOUCH_COLOUR + (int)pegs_table_number(word[filled]);
}

/* What goes on from what the machine shows. */
static const char *go_on_part(const struct pegs_hand *self)
{
    if (self->eye.panel.is_history)
        return "SW0";
    return self->phase == HAND_PEGS_RESULT || self->phase == HAND_PEGS_OVER
        ? "BTNS" : "BTNR";
}

/* The hand turns the pegs one by one, and then submits. */
static const char *part_due(const struct pegs_hand *self,
                            const struct pegs_draft *draft, int touch)
{
    uint16_t guess;

    if (touch == 0)
        return NULL;
    if (touch == PEGS_TOUCH_GO_ON || self->eye.panel.is_history)
        return go_on_part(self);
    if (touch != PEGS_TOUCH_ENTER)
        return "BTNU";
    guess = pegs_draft_guess(draft);
    return self->entry.guess == guess
        ? "BTNS" : hand_pegs_entry_next(&self->entry, guess);
}

static const char *const step_sentences[STEPS] = {
    [STEP_CHOOSE] = WORDS("The machine has hidden four colours. Choose four "
                          "for your first guess; any will do"),
    [STEP_ENTER] = WORDS("Touch Enter: a hand sets the pegs on the board for "
                         "you, by its buttons"),
    [STEP_WATCH] = WORDS("Watch the board: BTNL and BTNR select a peg, BTNU "
                         "and BTND change it, BTNS enters the guess"),
    [STEP_READ] = WORDS("X: right colour, right place. O: right colour, "
                        "another place. Choose a guess that fits"),
    [STEP_AGAIN] = WORDS("Touch Enter. The LEDs count the turns: you have "
                         "eight in all"),
    [STEP_ON] = WORDS("Go on like this until you have four X. With SW0 up the "
                      "board shows earlier turns"),
};

/* Before this seat's own game there is nothing to do but to begin it. */
static const char *step_sentence(const struct table_view *view, int step)
{
    const struct pegs_hand *self = view->state;

    if (step != STEP_CHOOSE || self->phase == HAND_PEGS_ENTRY)
        return self->on_turn == view->hand->seat || step != STEP_CHOOSE
            ? step_sentences[step]
            : WORDS("The other player goes first. Yours is the next game");
    return pegs_draft_go_on_name(view)
        ? WORDS("The digits show whose game it is: yours. Touch Start, or "
                "press any button")
        : WORDS("Wait a moment: the board shows whose game it is");
}

static void guide_first_pegs(const struct table_view *view, const void *draft,
                             int step, struct intro_step *to)
{
    struct pegs_draft own = pegs_draft_now(view->state, draft);
    struct text words;

    to->touch = touch_due(view, &own);
    to->part = part_due(view->state, &own, to->touch);
    to->is_done = step < first_open_step(view, pegs_draft_filled(&own));
    text_begin(&words, to->words, sizeof to->words);
    words_put(&words, step_sentence(view, step), (char *)0);
}

const struct intro pegs_intro = {
    .title = WORDS("Mastermind"),
    .pitch = WORDS("Find the four hidden colours in eight turns: after each "
                   "guess the marks say how close you are."),
    .id = "pegs",
    .pair = "pegs match=3",
    .seat = 'A',
    .demo = "consistent",
    .levels = {
        {WORDS("Easy"), "forgetful"},
        {WORDS("Medium"), "consistent"},
        {WORDS("Hard"), "optimal"},
    },
    .choices = pegs_choices,
    .rules = pegs_rules,
    .lay_rules = lay_pegs_rules,
    .steps = STEPS,
    .guide = guide_first_pegs,
};
