/* table_say.c - what is said at the table of the duel machine: what to do now
 * and with which control, what has happened, and the guesses of the match.
 */
#include "machines/duel/table_say.h"

#include "machines/duel/panel.h"

#define ALL_RIGHT 0xffu                 /* four pairs of LEDs */

static const char *const counts[] = {"none", "one", "two", "three", "all four"};

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
static int is_single(const struct duel_hand *self)
{
    return !self->has_score;
}

/* Words */

static const char *button_of(char seat)
{
    return seat == 'A' ? "BTN3" : "BTN0";
}

static void put_guess(uint32_t guess, struct text *to)
{
    for (int i = 0; i < DUEL_PLACES; i++)
        text_put_char(to, HAND_DUEL_LETTERS[mastermind_peg(guess, DUEL_PLACES,
                                                           i)]);
}

static void put_code(const struct duel_hand *self, struct text *to)
{
    for (int i = 0; i < DUEL_PLACES; i++)
        text_put_char(to, hand_duel_letter(self->code[i]));
}

/* "one right, two elsewhere" */
static void put_judgement(unsigned marks, struct text *to)
{
    int right = duel_table_count_marks(marks, MASTERMIND_EXACT);
    int near = duel_table_count_marks(marks, MASTERMIND_ELSEWHERE);

    if (right == 0 && near == 0)
        text_put(to, "none of its letters is in the code");
    if (right) {
        text_put(to, counts[right]);
        text_put(to, " right");
    }
    if (near) {
        text_put(to, right ? ", " : "");
        text_put(to, counts[near]);
        text_put(to, " elsewhere");
    }
}

static void put_press(const struct table_view *view, struct text *to)
{
    text_put(to, ". On the board: press ");
    text_put(to, button_of(view->hand->seat));
}

static void put_player(char seat, struct text *to)
{
    text_put(to, "Player ");
    text_put_char(to, seat);
}

static void put_number_of_guess(const struct duel_hand *self, struct text *to)
{
    text_put_number(to, (uint64_t)duel_table_tries(self) + 1);
    text_put(to, " of ");
    text_put_number(to, DUEL_TRIES);
}

/* Now */

/* SW3 is read by the machine at A's press, so what it says now holds. */
static void say_start(const struct table_view *view, struct text *to)
{
    text_put(to, duel_table_is_alone(view)
             ? "SW3 is up: touch Start to play alone against a code of the "
               "machine"
             : "Touch Start: whoever starts makes the first code");
    put_press(view, to);
}

static void say_score(const struct duel_hand *self, struct text *to)
{
    text_put(to, "The score is A ");
    text_put_char(to, self->score[DUEL_A]);
    text_put(to, ", b ");
    text_put_char(to, self->score[DUEL_B]);
    if (self->score[DUEL_A] != '2' && self->score[DUEL_B] != '2')
        text_put(to, ": the next round is about to begin");
}

/* For the player who enters letters. */
static void say_own_entry(const struct table_view *view, struct text *to)
{
    const struct duel_hand *self = view->state;

    put_player(view->hand->seat, to);
    if (hand_duel_entry(self) == HAND_DUEL_MAKE) {
        text_put(to, ", make a code: choose four letters while ");
        text_put_char(to, view->hand->seat == 'A' ? 'b' : 'A');
        text_put(to, " looks away");
    } else {
        text_put(to, ", guess ");
        put_number_of_guess(self, to);
        text_put(to, ": choose four letters");
    }
    text_put(to, ", then Enter. On the board: set SW2-SW0 to a letter, press ");
    text_put(to, button_of(view->hand->seat));
}

static void say_entry(const struct table_view *view, struct text *to)
{
    const struct duel_hand *self = view->state;

    if (self->thoughts.has_plan) {
        text_put(to, "The letters are being entered on the board");
    } else if (self->on_turn == view->hand->seat) {
        say_own_entry(view, to);
    } else if (hand_duel_entry(self) == HAND_DUEL_MAKE) {
        put_player(self->on_turn, to);
        text_put(to, " makes a code: look away");
    } else {
        put_player(self->on_turn, to);
        text_put(to, " makes guess ");
        put_number_of_guess(self, to);
    }
}

static void say_judged(const struct table_view *view, struct text *to)
{
    const struct duel_hand *self = view->state;

    if (self->on_turn == view->hand->seat) {
        text_put(to, "The LEDs have judged the guess: touch Continue");
        put_press(view, to);
    } else {
        put_player(self->on_turn, to);
        text_put(to, " reads the judgement");
    }
}

/* Between a press and the message that follows it. */
static void say_done(const struct duel_hand *self, struct text *to)
{
    if (duel_table_tries(self) == 0)
        text_put(to, "The code is ready");
    else if (duel_table_is_found(self))
        text_put(to, "The code is found");
    else if (duel_table_tries(self) < DUEL_TRIES)
        text_put(to, "The next guess is about to begin");
    else
        text_put(to, "No guess is left: the board shows the code");
}

/* Who won and why. */
static void say_winner_of_match(const struct duel_hand *self, struct text *to)
{
    int winner = self->score[DUEL_B] == '2';

    put_player("Ab"[winner], to);
    text_put(to, " wins the match ");
    text_put_char(to, self->score[winner]);
    text_put_char(to, '-');
    text_put_char(to, self->score[!winner]);
    text_put(to, duel_table_is_found(self)
             ? ": the last code is found"
             : ": the last code was not found in three guesses");
}

/* The watcher of b, who has nothing to do here, says the same. */
static void say_end_alone(const struct duel_hand *self, struct text *to)
{
    if (duel_table_is_found(self)) {
        text_put(to, "Player A has found the code");
        return;
    }
    text_put(to, "Player A has not found the code");
    if (self->knows_code) {
        text_put(to, ": it was ");
        put_code(self, to);
    }
}

static void say_end_of_match(const struct table_view *view, struct text *to)
{
    const struct duel_hand *self = view->state;

    if (is_single(self))
        say_end_alone(self, to);
    else
        say_winner_of_match(self, to);
    text_put(to, ". Touch Play again");
    put_press(view, to);
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
    case HAND_DUEL_OVER:    say_end_of_match(view, to); break;
    }
}

/* Last */

/* A point comes with the fourth right letter, or with the third wrong guess;
 * the one who breaks alone has none. */
static void say_point(const struct duel_hand *self, struct text *to)
{
    const struct hand_duel_guess *last =
        duel_table_guess(self, duel_table_tries(self) - 1);

    if (is_single(self))
        return;
    if (duel_table_is_found(self)) {
        text_put(to, ": a point for ");
        text_put_char(to, last->seat);
    } else if (duel_table_tries(self) == DUEL_TRIES) {
        text_put(to, ". Not found: a point for ");
        text_put_char(to, self->maker);
    }
}

static void say_guess(const struct duel_hand *self, struct text *to)
{
    const struct hand_duel_guess *last =
        duel_table_guess(self, duel_table_tries(self) - 1);

    text_put_char(to, last->seat);
    text_put(to, " guessed ");
    put_guess(last->guess, to);
    text_put(to, ": ");
    put_judgement(last->marks, to);
    say_point(self, to);
}

/* Since the code is complete. */
static int is_code_made(const struct duel_hand *self)
{
    return self->has_code && hand_duel_entry(self) != HAND_DUEL_MAKE;
}

void duel_table_say_last(const struct table_view *view, struct text *to)
{
    const struct duel_hand *self = view->state;

    if (self->phase == HAND_DUEL_START)
        return;
    if (duel_table_tries(self)) {
        say_guess(self, to);
    } else if (is_code_made(self)) {
        if (self->maker)
            put_player(self->maker, to);
        else
            text_put(to, "The machine");
        text_put(to, " has made a code");
    }
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
    struct text words;

    to->tick = guess->tick;
    to->seat = guess->seat;
    text_begin(&words, to->words, sizeof to->words);
    put_guess(guess->guess, &words);
    text_put(&words, ": ");
    if (guess->marks)
        put_judgement(guess->marks, &words);
    else
        text_put(&words, "none right");
}
