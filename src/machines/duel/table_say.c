/* table_say.c - what is said at the table of the duel machine: what to do now
 * and with which control, what has happened, and the guesses of the match.
 */
#include "machines/duel/table_say.h"

#include "base/words.h"
#include "machines/duel/panel.h"

#define ALL_RIGHT 0xffu                 /* four pairs of LEDs */

/* By letters that are right, and then by those elsewhere: whole phrases, which
 * other languages may put otherwise. */
static const char *const judgements[DUEL_PLACES + 1][DUEL_PLACES + 1] = {
    {WORDS("none of its letters is in the code"), WORDS("one elsewhere"),
     WORDS("two elsewhere"),
     WORDS("three elsewhere"), WORDS("all four elsewhere")},
    {WORDS("one right"), WORDS("one right, one elsewhere"),
     WORDS("one right, two elsewhere"),
     WORDS("one right, three elsewhere")},
    {WORDS("two right"), WORDS("two right, one elsewhere"),
     WORDS("two right, two elsewhere")},
    {WORDS("three right"), WORDS("three right, one elsewhere")},
    {WORDS("all four right")},
};

/* The round on the table */

int duel_table_tries(const struct duel_hand *self)
{
    int tries = 0;

    for (int i = 0; i < self->guesses; i++)
        tries += self->log[i].round == self->shown_round;
    return tries;
}

/* Those of the last round are the last in the log. */
const struct hand_duel_guess *duel_table_guess(const struct duel_hand *self,
                                               int i)
{
    return &self->log[self->guesses - duel_table_tries(self) + i];
}

int duel_table_is_found(const struct duel_hand *self)
{
    int tries = duel_table_tries(self);

    return tries && duel_table_guess(self, tries - 1)->marks == ALL_RIGHT;
}

int duel_table_count_marks(unsigned marks, enum mastermind_mark mark)
{
    int count = 0;

    for (int i = 0; i < DUEL_PLACES; i++)
        count += duel_table_mark(marks, i) == mark;
    return count;
}

int duel_table_is_alone(const struct table_view *view)
{
    return view->hand->seat == 'A'
        && session_in(view->session) & PIN(DUEL_SW_SINGLE);
}

/* The game for one shows no score. */
int duel_table_is_single(const struct duel_hand *self)
{
    return !self->has_score;
}

/* Words */

const char *duel_table_button(char seat)
{
    return seat == 'A' ? "BTN3" : "BTN0";
}

/* The key of a press that only goes on; null: there is none now. */
const char *duel_table_go_on_name(const struct table_view *view)
{
    const struct duel_hand *self = view->state;

    switch (self->phase) {
    case HAND_DUEL_START:
        return duel_table_is_alone(view) ? WORDS("Start alone")
                                         : WORDS("Start");
    case HAND_DUEL_OVER:
        return WORDS("Play again");
    case HAND_DUEL_JUDGED:
        return self->on_turn == view->hand->seat ? WORDS("Continue") : NULL;
    default:
        return NULL;
    }
}

static void spell_guess(uint32_t guess, char word[DUEL_PLACES + 1])
{
    for (int i = 0; i < DUEL_PLACES; i++)
        word[i] = HAND_DUEL_LETTERS[mastermind_peg(guess, DUEL_PLACES, i)];
    word[DUEL_PLACES] = 0;
}

void duel_table_spell_code(const struct duel_hand *self,
                           char word[DUEL_PLACES + 1])
{
    if (duel_table_is_found(self)) {
        spell_guess(duel_table_guess(self, duel_table_tries(self) - 1)->guess,
                    word);
        return;
    }
    for (int i = 0; i < DUEL_PLACES; i++)
        word[i] = hand_duel_letter(self->code[i]);
    word[DUEL_PLACES] = 0;
}

/* "one right, two elsewhere" */
static const char *judgement_words(unsigned marks)
{
    return words_of(judgements
                    [duel_table_count_marks(marks, MASTERMIND_EXACT)]
                    [duel_table_count_marks(marks, MASTERMIND_ELSEWHERE)]);
}

/* Now */

/* SW3 is read by the machine at A's press, so what it says now holds. */
static void say_start(const struct table_view *view, struct text *to)
{
    words_put(to, duel_table_is_alone(view)
              ? "SW3 is up: touch Start to play alone against a code of the "
                "machine. On the board: press {1}"
              : "Touch Start: whoever starts makes the first code. On the "
                "board: press {1}",
              duel_table_button(view->hand->seat), (char *)0);
}

static void say_score(const struct duel_hand *self, struct text *to)
{
    const char a[] = {self->score[DUEL_A], 0}, b[] = {self->score[DUEL_B], 0};

    words_put(to, a[0] == '2' || b[0] == '2'
              ? "The score is A {1}, b {2}"
              : "The score is A {1}, b {2}: the next round is about to begin",
              a, b, (char *)0);
}

/* Nobody has to look away from a mind, and a mind sees nothing. */
static void say_own_code(const struct table_view *view, struct text *to)
{
    const char own[] = {view->hand->seat, 0};
    const char other[] = {(char)(own[0] == 'A' ? 'b' : 'A'), 0};

    words_put(to, hand_speaks_to_one(view->hand)
              ? "Player {1}, make a code: choose four letters, then Enter. On "
                "the board: set SW2-SW0 to a letter, press {3}"
              : "Player {1}, make a code: choose four letters while {2} looks "
                "away, then Enter. On the board: set SW2-SW0 to a letter, "
                "press {3}",
              own, other, duel_table_button(own[0]), (char *)0);
}

/* For the player who enters letters. */
static void say_own_entry(const struct table_view *view, struct text *to)
{
    const struct duel_hand *self = view->state;
    const char own[] = {view->hand->seat, 0};
    const char number[] = {(char)('1' + duel_table_tries(self)), 0};

    if (hand_duel_entry(self) == HAND_DUEL_MAKE)
        say_own_code(view, to);
    else
        words_put(to, "Player {1}, guess {2} of 3: choose four letters, then "
                      "Enter. On the board: set SW2-SW0 to a letter, press "
                      "{3}",
                  own, number, duel_table_button(own[0]), (char *)0);
}

static void say_entry(const struct table_view *view, struct text *to)
{
    const struct duel_hand *self = view->state;
    const char player[] = {self->on_turn, 0};
    const char number[] = {(char)('1' + duel_table_tries(self)), 0};

    if (self->thoughts.has_plan)
        words_put(to, "The letters are being entered on the board", (char *)0);
    else if (self->on_turn == view->hand->seat)
        say_own_entry(view, to);
    else if (hand_duel_entry(self) == HAND_DUEL_MAKE)
        words_put(to, view->hand->is_shared
                      ? "Player {1} makes a code: look away"
                      : "Player {1} makes a code", player, (char *)0);
    else
        words_put(to, "Player {1} makes guess {2} of 3", player, number,
                  (char *)0);
}

static void say_judged(const struct table_view *view, struct text *to)
{
    const struct duel_hand *self = view->state;
    const char player[] = {self->on_turn, 0};

    if (self->on_turn == view->hand->seat)
        words_put(to, "The LEDs have judged the guess: touch Continue. On the "
                      "board: press {1}",
                  duel_table_button(view->hand->seat), (char *)0);
    else
        words_put(to, "Player {1} reads the judgement", player, (char *)0);
}

/* Between a press and the message that follows it. */
static void say_done(const struct duel_hand *self, struct text *to)
{
    int tries = duel_table_tries(self);

    words_put(to, tries == 0 ? "The code is ready"
              : duel_table_is_found(self) ? "The code is found"
              : tries < DUEL_TRIES ? "The next guess is about to begin"
              : "No guess is left: the board shows the code", (char *)0);
}

/* Who won and why, and the way to the next match. */
static void say_winner_of_duel(const struct table_view *view, struct text *to)
{
    const struct duel_hand *self = view->state;
    int winner = self->score[DUEL_B] == '2';
    const char player[] = {"Ab"[winner], 0};
    const char points[] = {self->score[winner], 0};
    const char others[] = {self->score[!winner], 0};

    words_put(to, duel_table_is_found(self)
              ? "Player {1} wins the match {2}-{3}: the last code is found. "
                "Touch Play again, or press {4}"
              : "Player {1} wins the match {2}-{3}: the last code was not "
                "found. Touch Play again, or press {4}",
              player, points, others, duel_table_button(view->hand->seat),
              (char *)0);
}

/* The watcher of b, who has nothing to do here, says the same. */
static void say_end_alone(const struct table_view *view, struct text *to)
{
    const struct duel_hand *self = view->state;
    char code[DUEL_PLACES + 1];

    duel_table_spell_code(self, code);
    words_put(to, duel_table_is_found(self)
              ? "Player A has found the code. Touch Play again. On the board: "
                "press {1}"
              : self->knows_code
              ? "Player A has not found the code: it was {2}. Touch Play "
                "again. On the board: press {1}"
              : "Player A has not found the code. Touch Play again. On the "
                "board: press {1}",
              duel_table_button(view->hand->seat), code, (char *)0);
}

void duel_table_say_now(const struct table_view *view, struct text *to)
{
    const struct duel_hand *self = view->state;

    switch (hand_duel_entry(self)) {
    case HAND_DUEL_START:   say_start(view, to); break;
    case HAND_DUEL_MESSAGE: say_score(self, to); break;
    case HAND_DUEL_MAKE:
    case HAND_DUEL_BREAK:   say_entry(view, to); break;
    case HAND_DUEL_JUDGED:  say_judged(view, to); break;
    case HAND_DUEL_DONE:    say_done(self, to); break;
    case HAND_DUEL_OVER:
        if (duel_table_is_single(self))
            say_end_alone(view, to);
        else
            say_winner_of_duel(view, to);
        break;
    }
}

/* Last */

/* A point comes with the fourth right letter, or with the third wrong guess;
 * the one who breaks alone has none. */
static const char *guess_pattern(const struct duel_hand *self)
{
    if (duel_table_is_single(self))
        return WORDS("{1} guessed {2}: {3}");
    if (duel_table_is_found(self))
        return WORDS("{1} guessed {2}: {3}: a point for {1}");
    if (duel_table_tries(self) == DUEL_TRIES)
        return WORDS("{1} guessed {2}: {3}. Not found: a point for {4}");
    return WORDS("{1} guessed {2}: {3}");
}

static void say_guess(const struct duel_hand *self, struct text *to)
{
    const struct hand_duel_guess *last =
        duel_table_guess(self, duel_table_tries(self) - 1);
    const char breaker[] = {last->seat, 0}, maker[] = {self->maker, 0};
    char word[DUEL_PLACES + 1];

    spell_guess(last->guess, word);
    words_put(to, guess_pattern(self), breaker, word,
              judgement_words(last->marks), maker, (char *)0);
}

/* Since the code is complete. */
static int is_code_made(const struct duel_hand *self)
{
    return self->has_code && hand_duel_entry(self) != HAND_DUEL_MAKE;
}

void duel_table_say_last(const struct table_view *view, struct text *to)
{
    const struct duel_hand *self = view->state;
    const char maker[] = {self->maker, 0};

    if (self->phase == HAND_DUEL_START)
        return;
    if (duel_table_tries(self))
        say_guess(self, to);
    else if (is_code_made(self))
        words_put(to, self->maker ? "Player {1} has made a code"
                                  : "The machine has made a code",
                  maker, (char *)0);
}

/* The list */

int duel_table_count_moves(const struct table_view *view)
{
    const struct duel_hand *self = view->state;

    return self->guesses;
}

void duel_table_tell_move(const struct table_view *view, int i,
                          struct table_move *to)
{
    const struct duel_hand *self = view->state;
    const struct hand_duel_guess *guess = &self->log[i];
    char word[DUEL_PLACES + 1];
    struct text words;

    to->tick = guess->tick;
    to->seat = guess->seat;
    to->has_value = 1;
    to->value = guess->left;
    spell_guess(guess->guess, word);
    text_begin(&words, to->words, sizeof to->words);
    words_put(&words, "{1}: {2}", word, guess->marks
              ? judgement_words(guess->marks) : words_of("none right"),
              (char *)0);
}
