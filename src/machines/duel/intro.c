/* intro.c - the duel machine as a player meets it: the rules on a card, and a
 * first match in eight steps, once in each role.
 *
 * Whichever step it is, the next control is the one that the match waits for:
 * a player who does something else, or resets the board, is not lost.
 */
#include "machines/duel/intro.h"

#include <string.h>

#include "base/words.h"
#include "machines/duel/table_draft.h"
#include "machines/duel/table_say.h"

/* Options and rules */

static const char *const repeat_values[] = {
    WORDS("is marked twice"), WORDS("is marked as often as in the code"),
    NULL,
};
static const char *const hide_values[] = {
    WORDS("are shown as they are set"), WORDS("stay hidden"), NULL,
};

static const struct intro_choice duel_choices[] = {
    {"repeat", WORDS("A letter guessed twice"), repeat_values},
    {"hide", WORDS("The letters of a code"), hide_values},
    {0},
};

static const char *const duel_rules[] = {
    WORDS("Two players, A and b. One makes a secret code of four letters out "
          "of A, C, E, F, H, L and U; a letter may come more than once. The "
          "other has three guesses to find it."),
    WORDS("Every guess is judged letter by letter. Right: this letter is in "
          "the code, in this very place. Elsewhere: it is in the code, but in "
          "another place. No: it is not in the code."),
    WORDS("On the board each letter has two LEDs: both on is right, only the "
          "right one on is elsewhere, both off is no."),
    WORDS("A code that is found is a point for the one who guessed. After "
          "three wrong guesses the point goes to the one who made the code, "
          "and the board shows it."),
    WORDS("Then the two change roles. Whoever has two points first wins the "
          "match."),
    WORDS("Whoever presses Start makes the first code. With switch SW3 up, A "
          "plays alone: one code of the machine, three guesses."),
    NULL,
};

/* The picture: a code, a guess, and what each letter earned */

enum { RULE_X = 40, RULE_WIDTH = 180, RULE_PEG = 96 };

static void lay_rule_word(struct table *to, int y, const char *word)
{
    for (int i = 0; i < DUEL_PLACES; i++) {
        struct table_item *item = table_add(to, TABLE_SPOT,
                                            RULE_X + i * RULE_WIDTH, y,
                                            RULE_WIDTH, RULE_PEG);
        struct text text = table_text(item);

        item->piece = TABLE_PEG;
        item->value = (int)(strchr(HAND_DUEL_LETTERS, word[i])
                            - HAND_DUEL_LETTERS);
        text_put_char(&text, word[i]);
    }
}

static void lay_rule_line(struct table *to, int y, const char *text, int marks)
{
    table_add_label(to, 40, y, TABLE_WIDTH - 80, 60, words_of(text))->marks =
        (uint16_t)marks;
}

/* The mark below a letter, and the letter's own. */
static void lay_rule_mark(struct table *to, int first, int place, int y,
                          const char *text, int mark)
{
    table_add_label(to, RULE_X + place * RULE_WIDTH, y, RULE_WIDTH, 50,
                    words_of(text))->marks =
        (uint16_t)(TABLE_IS_CENTRED | mark);
    if (mark != TABLE_IS_FAINT)
        to->item[first + place].marks |= (uint16_t)mark;
}

static void lay_duel_rules(struct table *to)
{
    int first;

    table_add(to, TABLE_SHEET, 0, 0, TABLE_WIDTH, TABLE_HEIGHT)->piece =
        TABLE_PAPER;
    lay_rule_line(to, 40, WORDS("The secret code"), TABLE_IS_STRONG);
    lay_rule_word(to, 110, "LACE");
    lay_rule_line(to, 270, WORDS("A guess, and how it is judged"),
                  TABLE_IS_STRONG);
    first = to->count;
    lay_rule_word(to, 340, "LEFH");
    lay_rule_mark(to, first, 0, 440, WORDS("right"), TABLE_IS_RIGHT);
    lay_rule_mark(to, first, 1, 440, WORDS("elsewhere"), TABLE_IS_NEAR);
    lay_rule_mark(to, first, 2, 440, WORDS("no"), TABLE_IS_FAINT);
    lay_rule_mark(to, first, 3, 440, WORDS("no"), TABLE_IS_FAINT);
    lay_rule_line(to, 560, WORDS("L is right: it is in its place"),
                  TABLE_IS_RIGHT);
    lay_rule_line(to, 630, WORDS("E is in the code, but elsewhere"),
                  TABLE_IS_NEAR);
    lay_rule_line(to, 700, WORDS("F and H are not in the code"), 0);
    lay_rule_line(to, 820, WORDS("Three guesses for each code"),
                  TABLE_IS_STRONG);
    lay_rule_line(to, 890, WORDS("Two points win the match"), TABLE_IS_STRONG);
}

/* A first match */

enum {
    STEP_START, STEP_MAKE, STEP_ENTER_CODE, STEP_WATCH, STEP_WAIT,
    STEP_GUESS, STEP_ENTER_GUESS, STEP_READ,
    STEPS,
};

/* A word to begin with: each letter is another setting of the switches. */
static const char suggested_word[] = "FACE";

static int own_guesses(const struct table_view *view)
{
    const struct duel_hand *self = view->state;
    int count = 0;

    for (int i = 0; i < self->guesses; i++)
        count += self->log[i].seat == view->hand->seat;
    return count;
}

/* Of letters that this seat enters. */
static int step_of_entry(const struct table_view *view, int letters)
{
    const struct duel_hand *self = view->state;
    int is_complete = letters == DUEL_PLACES || self->thoughts.has_plan;

    return hand_duel_entry(self) == HAND_DUEL_MAKE
        ? STEP_MAKE + is_complete : STEP_GUESS + is_complete;
}

/* Of this seat as the breaker; 0: it is not that now. */
static int step_of_breaker(const struct table_view *view)
{
    const struct duel_hand *self = view->state;
    int is_judged = self->phase == HAND_DUEL_JUDGED
                 && self->on_turn == view->hand->seat;

    if (own_guesses(view))
        return is_judged ? STEP_READ : STEPS;
    return is_judged ? STEP_ENTER_GUESS : 0;
}

/* The first step that is not done yet. With two people at one screen the
 * breaker's own guess follows the code at once. */
static int step_now(const struct table_view *view,
                    const struct duel_draft *draft)
{
    const struct duel_hand *self = view->state;
    int step = step_of_breaker(view);

    if (step)
        return step;
    if (duel_draft_is_open(view))
        return step_of_entry(view, draft->count);
    if (self->phase == HAND_DUEL_START)
        return STEP_START;
    if (!self->has_round || self->maker != view->hand->seat)
        return self->guesses ? STEP_WAIT : STEP_MAKE;
    return self->guesses ? STEP_WAIT : STEP_WATCH;
}

/* What the match waits for, if it waits for this seat. */
static int due_touch(const struct table_view *view,
                     const struct duel_draft *draft)
{
    const struct duel_hand *self = view->state;
    const char *letter;

    if (duel_table_go_on_name(view))
        return DUEL_TOUCH_GO_ON;
    if (!duel_draft_is_open(view) || self->thoughts.has_plan)
        return 0;
    if (draft->count == DUEL_PLACES)
        return DUEL_TOUCH_ENTER;
    letter = strchr(HAND_DUEL_LETTERS, suggested_word[draft->count]);
    return DUEL_TOUCH_LETTER + (int)(letter - HAND_DUEL_LETTERS);
}

/* A letter is set on the switches: one that this letter has up. All else is
 * the seat's own button. */
static const char *due_part(const struct table_view *view, int touch)
{
    static const char *const switches[] = {"SW0", "SW1", "SW2"};
    int letter = touch - DUEL_TOUCH_LETTER + 1, bit = 0;

    if (touch == 0)
        return NULL;
    if (letter <= 0)
        return duel_table_button(view->hand->seat);
    while (bit < 2 && !(letter >> bit & 1))
        bit++;
    return switches[bit];
}

/* {1} is this seat's button, {2} the other player. */
static const char *const step_words[STEPS] = {
    [STEP_START] = WORDS("Touch Start, or press {1} on the board. Whoever "
                         "starts makes the first code"),
    [STEP_MAKE] = WORDS("Make a secret code: choose four letters. Any will do, "
                        "and one may come twice"),
    [STEP_ENTER_CODE] = WORDS("Touch Enter: a hand sets each letter on SW2-SW0 "
                              "and presses {1}, your button"),
    [STEP_WATCH] = WORDS("{2} has three guesses. Below each letter you see how "
                         "it is judged, and so do the LEDs"),
    [STEP_WAIT] = WORDS("If {2} finds your code, the point goes to {2}; if "
                        "not, to you. Then you change roles"),
    [STEP_GUESS] = WORDS("Now you guess: choose four letters. You have three "
                         "guesses for the code"),
    [STEP_ENTER_GUESS] = WORDS("Touch Enter: the guess is set on the board, "
                               "and the LEDs judge it"),
    [STEP_READ] = WORDS("Right: in its place. Elsewhere: in the code, but not "
                        "here. No: not in it. Then Continue"),
};

static void guide_first_duel(const struct table_view *view, const void *draft,
                             int step, struct intro_step *to)
{
    struct duel_draft own = duel_draft_now(view->state, draft);
    const char other[] = {(char)(view->hand->seat == 'A' ? 'b' : 'A'), 0};
    struct text words;

    to->touch = due_touch(view, &own);
    to->part = due_part(view, to->touch);
    to->is_done = step < step_now(view, &own);
    text_begin(&words, to->words, sizeof to->words);
    words_put(&words, step_words[step], duel_table_button(view->hand->seat),
              other, (char *)0);
}

const struct intro duel_intro = {
    .title = WORDS("Mastermind for two"),
    .pitch = WORDS("Make a secret code of four letters, and find the other "
                   "player's in three guesses."),
    .id = "duel",
    .seat = 'A',
    .demo = "consistent",
    .levels = {
        {WORDS("Easy"), "forgetful"},
        {WORDS("Medium"), "consistent"},
        {WORDS("Hard"), "optimal"},
    },
    .choices = duel_choices,
    .rules = duel_rules,
    .lay_rules = lay_duel_rules,
    .steps = STEPS,
    .guide = guide_first_duel,
};
