/* table_words.c - what is said at the table of pegs: sentences about the
 * game, and the list of its moves.
 *
 * Seats are named in a match only; a player alone is not called A. What the
 * seat of this table cannot do is not offered in its sentences.
 */
#include "machines/pegs/table_words.h"

#include <string.h>

enum { ALL_RIGHT = MASTERMIND_XO(PEGS_PLACES, 0) };

/* Single words */

const char *pegs_table_colour(unsigned colour)
{
    static const char *const names[] = {
        "black", "blue", "green", "cyan", "red", "magenta", "yellow",
        "white",
    };

    return names[colour & 7];
}

unsigned pegs_table_number(char letter)
{
    const char *at = strchr(hand_pegs_letters, letter);

    return at ? (unsigned)(at - hand_pegs_letters) : 0;
}

/* Both numbers only where both say something. */
void pegs_table_put_marks(unsigned marks, struct text *to)
{
    unsigned x = marks >> 4, o = marks & 15;

    if (marks == ALL_RIGHT)
        text_put(to, "all four right");
    if (marks == 0)
        text_put(to, "nothing right");
    if (marks == 0 || marks == ALL_RIGHT)
        return;
    if (x) {
        text_put_number(to, x);
        text_put(to, o ? " right, " : " right");
    }
    if (o) {
        text_put_number(to, o);
        text_put(to, " elsewhere");
    }
}

static void put_guess_letters(uint16_t guess, struct text *to)
{
    for (int i = 0; i < PEGS_PLACES; i++)
        text_put_char(to, hand_pegs_letters[mastermind_peg(
                              guess, PEGS_PLACES, i) & 7]);
}

static void put_row_words(const struct hand_pegs_row *row, struct text *to)
{
    put_guess_letters(row->guess, to);
    text_put(to, ": ");
    pegs_table_put_marks(row->marks, to);
}

static void put_turns(unsigned turns, struct text *to)
{
    text_put_number(to, turns);
    text_put(to, turns == 1 ? " turn" : " turns");
}

/* The turn that is being entered is one of those left. */
void pegs_table_put_progress(const struct pegs_hand *self,
                             const struct hand_pegs_game *game,
                             struct text *to)
{
    if (game->is_found) {
        text_put(to, "Found in ");
        put_turns(game->turns, to);
    } else if (game->is_over) {
        text_put(to, "Not found");
    } else if (self->phase == HAND_PEGS_ENTRY) {
        put_turns(PEGS_TRIES + 1 - self->turn, to);
        text_put(to, " left");
    }
}

void pegs_table_put_totals(const struct pegs_hand *self, struct text *to)
{
    text_put(to, "A: ");
    put_turns(self->total[0], to);
    text_put(to, ", b: ");
    text_put_number(to, self->total[1]);
}

/* Now */

static void put_player(const struct table_view *view, const char *before,
                       const char *behind, struct text *to)
{
    const struct pegs_hand *self = view->state;

    text_put(to, before);
    text_put_char(to, self->on_turn);
    text_put(to, behind);
}

static void say_whose_turn(const struct table_view *view, struct text *to)
{
    const struct pegs_hand *self = view->state;

    if (hand_pegs_is_match(view->session))
        put_player(view, "Player ", ", turn ", to);
    else
        text_put(to, "Turn ");
    text_put_number(to, self->turn);
    text_put(to, " of 8");
}

/* With SW0 up the guess can still be made: the hand flips it down. */
static void say_how_to_guess(const struct table_view *view, struct text *to)
{
    const struct pegs_hand *self = view->state;

    say_whose_turn(view, to);
    if (self->on_turn != view->hand->seat)
        text_put(to, ": the other player is guessing");
    else if (self->thoughts.has_plan && hand_is_person(view->hand)) {
        text_put(to, ": entering ");
        put_guess_letters((uint16_t)self->thoughts.plan, to);
        text_put(to, " on the board");
    } else if (self->eye.panel.is_history)
        text_put(to, ". SW0 is up, so the board shows earlier turns: flip it "
                     "down, or choose four colours, then Enter");
    else
        text_put(to, ": choose four colours, then Enter. On the board: "
                     "BTNL/BTNR choose a peg, BTNU/BTND its colour, BTNS "
                     "submits");
}

/* "Found in 5 turns", "Not found; the code was GCRM" */
static void say_end_of_game(const struct hand_pegs_game *game,
                            struct text *to)
{
    if (game->is_found) {
        text_put(to, "Found in ");
        put_turns(game->turns, to);
    } else {
        text_put(to, "Not found; the code was ");
        put_guess_letters(game->code, to);
    }
}

/* Whoever has just sat down did not see how the game ended. */
static void say_result(const struct table_view *view, struct text *to)
{
    const struct pegs_hand *self = view->state;

    if (self->game.is_over)
        say_end_of_game(&self->game, to);
    else
        text_put(to, "The game is over");
    if (self->on_turn == view->hand->seat)
        text_put(to, hand_pegs_is_match(view->session)
                 ? ". Touch Go on, or press BTNS"
                 : ". Touch New game, or press BTNS");
}

/* The totals tell it also while the digits show something else. */
static void say_winner_of_match(const struct pegs_hand *self, struct text *to)
{
    unsigned a = self->total[0], b = self->total[1];

    text_put(to, a < b ? "A wins the match" : b < a ? "b wins the match"
                                            : "The match is a draw");
    text_put(to, ". Turns of A: ");
    text_put_number(to, a);
    text_put(to, ", of b: ");
    text_put_number(to, b);
    text_put(to, ". Touch New match, or press BTNS");
}

void pegs_table_say_now(const struct table_view *view, struct text *to)
{
    const struct pegs_hand *self = view->state;
    int is_own = self->on_turn == view->hand->seat;

    switch (self->phase) {
    case HAND_PEGS_CALL:
        put_player(view, "Player ", is_own
                   ? " begins: touch Start, or press any button" : " begins",
                   to);
        break;
    case HAND_PEGS_ENTRY:  say_how_to_guess(view, to); break;
    case HAND_PEGS_RESULT: say_result(view, to); break;
    case HAND_PEGS_TOTALS:
        text_put(to, "Turns so far: ");
        pegs_table_put_totals(self, to);
        text_put(to, is_own ? ". Touch Go on, or press any button" : "");
        break;
    case HAND_PEGS_OVER:   say_winner_of_match(self, to); break;
    default:
        text_put(to, self->eye.panel.is_history
                 ? "SW0 is up, so the board shows earlier turns: flip it "
                   "down, or touch Start" : "The machine is starting");
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

    if (game->is_over && self->phase != HAND_PEGS_RESULT) {
        if (hand_pegs_is_match(view->session)) {
            text_put_char(to, game->player);
            text_put(to, ": ");
        }
        say_end_of_game(game, to);
    } else if (row) {
        put_row_words(row, to);
    }
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
    text_begin(&words, to->words, sizeof to->words);
    put_row_words(row, &words);
}
