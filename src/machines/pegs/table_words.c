/* table_words.c - what is said at the table of pegs: sentences about the
 * game, and the list of its moves.
 *
 * Seats are named in a match only; a player alone is not called A. What the
 * seat of this table cannot do is not offered in its sentences.
 */
#include "machines/pegs/table_words.h"

#include <string.h>

#include "base/words.h"

/* Single words */

const char *pegs_table_colour(unsigned colour)
{
    static const char *const names[] = {
        WORDS("black"), WORDS("blue"), WORDS("green"), WORDS("cyan"),
        WORDS("red"), WORDS("magenta"), WORDS("yellow"),
        WORDS("white"),
    };

    return words_of(names[colour & 7]);
}

unsigned pegs_table_number(char letter)
{
    const char *at = strchr(hand_pegs_letters, letter);

    return at ? (unsigned)(at - hand_pegs_letters) : 0;
}

/* Both numbers only where both say something. */
static const char *marks_pattern(unsigned x, unsigned o)
{
    return x == PEGS_PLACES ? WORDS("all four right")
         : x && o ? WORDS("{1} right, {2} elsewhere")
         : x ? WORDS("{1} right")
         : o ? WORDS("{2} elsewhere") : WORDS("nothing right");
}

void pegs_table_put_marks(unsigned marks, struct text *to)
{
    const char right[] = {(char)('0' + (marks >> 4)), 0};
    const char near[] = {(char)('0' + (marks & 15)), 0};

    words_put(to, marks_pattern(marks >> 4, marks & 15), right, near,
              (char *)0);
}

void pegs_table_spell(uint16_t guess, char letters[PEGS_PLACES + 1])
{
    for (int i = 0; i < PEGS_PLACES; i++)
        letters[i] = hand_pegs_letters[mastermind_peg(guess, PEGS_PLACES, i)
                                       & 7];
    letters[PEGS_PLACES] = 0;
}

static void put_row_words(const struct hand_pegs_row *row, struct text *to)
{
    char guess[PEGS_PLACES + 1], marks[TABLE_TEXT_MAX];
    struct text judged;

    text_begin(&judged, marks, sizeof marks);
    pegs_table_put_marks(row->marks, &judged);
    pegs_table_spell(row->guess, guess);
    words_put(to, "{1}: {2}", guess, marks, (char *)0);
}

/* The turn that is being entered is one of those left. */
void pegs_table_put_progress(const struct pegs_hand *self,
                             const struct hand_pegs_game *game,
                             struct text *to)
{
    if (game->is_found)
        words_count(to, game->turns, "Found in {1} turn",
                    "Found in {1} turns");
    else if (game->is_over)
        words_put(to, "Not found", (char *)0);
    else if (self->phase == HAND_PEGS_ENTRY)
        words_count(to, PEGS_TRIES + 1 - self->turn, "{1} turn left",
                    "{1} turns left");
}

/* Totals have two digits at most. */
struct total_words {
    char a[12], b[12];
};

static struct total_words spell_totals(const struct pegs_hand *self)
{
    struct total_words words = {{0}, {0}};
    struct text to;

    text_begin(&to, words.a, sizeof words.a);
    text_put_number(&to, self->total[0]);
    text_begin(&to, words.b, sizeof words.b);
    text_put_number(&to, self->total[1]);
    return words;
}

static void put_totals(const struct pegs_hand *self, const char *one,
                       const char *others, struct text *to)
{
    struct total_words total = spell_totals(self);

    words_put(to, self->total[0] == 1 ? one : others, total.a, total.b,
              (char *)0);
}

void pegs_table_put_totals(const struct pegs_hand *self, struct text *to)
{
    put_totals(self, WORDS("A: {1} turn, b: {2}"),
               WORDS("A: {1} turns, b: {2}"), to);
}

/* Now */

/* Of a player alone, and of one in a match. With SW0 up the guess can still be
 * made: the hand flips it down. {1} is the turn, {2} the player, {3} what is
 * being entered. Lines of more than 90 letters are cut in a window. */
struct turn_words {
    const char *others, *entering, *history, *choose;
};

static const struct turn_words alone_words = {
    WORDS("Turn {1} of 8: the other player is guessing"),
    WORDS("Turn {1} of 8: entering {3} on the board"),
    WORDS("Turn {1} of 8. SW0 is up for earlier turns: flip it down, or choose "
          "four colours"),
    WORDS("Turn {1} of 8: choose 4 colours, then Enter. Or BTNU colour, BTNR "
          "right, BTNS enter"),
}, match_words = {
    WORDS("Player {2}, turn {1} of 8: the other player is guessing"),
    WORDS("Player {2}, turn {1} of 8: entering {3} on the board"),
    WORDS("Player {2}, turn {1} of 8. SW0 is up for earlier turns: flip it "
          "down, or choose colours"),
    WORDS("Player {2}, turn {1} of 8: choose 4 colours, Enter. Or BTNU colour, "
          "BTNR right, BTNS enter"),
};

static const char *turn_pattern(const struct table_view *view,
                                const struct turn_words *words)
{
    const struct pegs_hand *self = view->state;

    if (self->on_turn != view->hand->seat)
        return words->others;
    if (self->thoughts.has_plan && hand_is_person(view->hand))
        return words->entering;
    return self->eye.panel.is_history ? words->history : words->choose;
}

static void say_how_to_guess(const struct table_view *view, struct text *to)
{
    const struct pegs_hand *self = view->state;
    const char turn[] = {(char)('0' + self->turn), 0};
    const char player[] = {self->on_turn, 0};
    char plan[PEGS_PLACES + 1];

    pegs_table_spell((uint16_t)self->thoughts.plan, plan);
    words_put(to, turn_pattern(view, hand_pegs_is_match(view->session)
                               ? &match_words : &alone_words),
              turn, player, plan, (char *)0);
}

/* By how it ended, and by what can be done about it. */
struct result_words {
    const char *one_turn, *turns, *missed, *unknown;
};

static const struct result_words alone_result = {
    WORDS("Found in 1 turn. Touch New game, or press BTNS"),
    WORDS("Found in {1} turns. Touch New game, or press BTNS"),
    WORDS("Not found; the code was {2}. Touch New game, or press BTNS"),
    WORDS("The game is over. Touch New game, or press BTNS"),
}, match_result = {
    WORDS("Found in 1 turn. Touch Go on, or press BTNS"),
    WORDS("Found in {1} turns. Touch Go on, or press BTNS"),
    WORDS("Not found; the code was {2}. Touch Go on, or press BTNS"),
    WORDS("The game is over. Touch Go on, or press BTNS"),
}, watched_result = {
    WORDS("Found in 1 turn"), WORDS("Found in {1} turns"),
    WORDS("Not found; the code was {2}"),
    WORDS("The game is over"),
}, named_result = {
    WORDS("{3}: Found in 1 turn"), WORDS("{3}: Found in {1} turns"),
    WORDS("{3}: Not found; the code was {2}"), WORDS("{3}: The game is over"),
};

/* Whoever has just sat down did not see how the game ended. */
static void put_end_of_game(const struct hand_pegs_game *game,
                       const struct result_words *words, struct text *to)
{
    const char turns[] = {(char)('0' + game->turns), 0};
    const char player[] = {game->player, 0};
    char code[PEGS_PLACES + 1];

    pegs_table_spell(game->code, code);
    words_put(to, !game->is_over ? words->unknown
              : !game->is_found ? words->missed
              : game->turns == 1 ? words->one_turn : words->turns,
              turns, code, player, (char *)0);
}

static void say_result(const struct table_view *view, struct text *to)
{
    const struct pegs_hand *self = view->state;

    put_end_of_game(&self->game, self->on_turn != view->hand->seat
               ? &watched_result
               : hand_pegs_is_match(view->session) ? &match_result
               : &alone_result, to);
}

/* The totals tell it also while the digits show something else. */
static void say_winner_of_match(const struct pegs_hand *self, struct text *to)
{
    unsigned a = self->total[0], b = self->total[1];
    const char *pattern = a < b
        ? WORDS("A wins the match. Turns of A: {1}, of b: {2}. Touch New "
                "match, or press BTNS")
        : b < a
        ? WORDS("b wins the match. Turns of A: {1}, of b: {2}. Touch New "
                "match, or press BTNS")
        : WORDS("The match is a draw. Turns of A: {1}, of b: {2}. Touch New "
                "match, or press BTNS");

    put_totals(self, pattern, pattern, to);
}

static void say_call(const struct pegs_hand *self, int is_own, struct text *to)
{
    const char player[] = {self->on_turn, 0};

    words_put(to, is_own
              ? "Player {1} begins: touch Start, or press any button"
              : "Player {1} begins", player, (char *)0);
}

static void say_totals(const struct pegs_hand *self, int is_own,
                       struct text *to)
{
    if (is_own)
        put_totals(self,
                   WORDS("Turns so far: A: {1} turn, b: {2}. Touch Go on, or "
                         "press any button"),
                   WORDS("Turns so far: A: {1} turns, b: {2}. Touch Go on, or "
                         "press any button"), to);
    else
        put_totals(self, WORDS("Turns so far: A: {1} turn, b: {2}"),
                   WORDS("Turns so far: A: {1} turns, b: {2}"), to);
}

void pegs_table_say_now(const struct table_view *view, struct text *to)
{
    const struct pegs_hand *self = view->state;
    int is_own = self->on_turn == view->hand->seat;

    switch (self->phase) {
    case HAND_PEGS_CALL:   say_call(self, is_own, to); break;
    case HAND_PEGS_ENTRY:  say_how_to_guess(view, to); break;
    case HAND_PEGS_RESULT: say_result(view, to); break;
    case HAND_PEGS_TOTALS: say_totals(self, is_own, to); break;
    case HAND_PEGS_OVER:   say_winner_of_match(self, to); break;
    default:
        words_put(to, self->eye.panel.is_history
                  ? "SW0 is up, so the board shows earlier turns: flip it "
                    "down, or touch Start" : "The machine is starting",
                  (char *)0);
        break;
    }
}

/* What was */

static const struct hand_pegs_row *last_row(const struct hand_pegs_game *game)
{
    for (int i = PEGS_TRIES - 1; i >= 0; i--)
        if (game->row[i].is_seen)
            return &game->row[i];
    return NULL;
}

/* During a result the end is what is said now. */
void pegs_table_say_last(const struct table_view *view, struct text *to)
{
    const struct pegs_hand *self = view->state;
    const struct hand_pegs_game *game = &self->game;
    const struct hand_pegs_row *row = last_row(game);

    if (game->is_over && self->phase != HAND_PEGS_RESULT)
        put_end_of_game(game, hand_pegs_is_match(view->session) ? &named_result
                                                           : &watched_result,
                   to);
    else if (row)
        put_row_words(row, to);
}

/* Rows that were not seen are not in the list. */
int pegs_table_count_moves(const struct table_view *view)
{
    const struct pegs_hand *self = view->state;
    int count = 0;

    for (int i = 0; i < PEGS_TRIES; i++)
        count += self->game.row[i].is_seen;
    return count;
}

void pegs_table_move(const struct table_view *view, int i,
                     struct table_move *to)
{
    const struct pegs_hand *self = view->state;
    const struct hand_pegs_row *row = self->game.row;
    struct text words;

    while (!row->is_seen || i-- > 0)
        row++;
    to->tick = row->tick;
    to->seat = self->game.player;
    to->has_value = 1;
    to->value = row->left;
    text_begin(&words, to->words, sizeof to->words);
    put_row_words(row, &words);
}
