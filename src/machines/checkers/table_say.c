/* table_say.c - what is said at the draughts table.
 *
 * Every sentence is one pattern (base/words.h), and is said for the table and
 * for the board: whoever likes to can set the switches himself.
 */
#include "machines/checkers/table_say.h"

#include "base/words.h"
#include "machines/checkers/table_draft.h"

/* Moves as text, for the holes of patterns. */
struct move_text {
    char words[TABLE_TEXT_MAX];
};

static struct move_text text_of_move(const struct checkers_move *move)
{
    struct move_text move_text = {{0}};
    struct text to;

    text_begin(&to, move_text.words, sizeof move_text.words);
    hand_checkers_put_move(move, &to);
    return move_text;
}

/* The end */

const char *checkers_say_result(enum checkers_result result)
{
    switch (result) {
    case CHECKERS_BLACK_WINS: return words_of("Red wins");
    case CHECKERS_WHITE_WINS: return words_of("Black wins");
    default:                  return words_of("A draw");
    }
}

static int has_men_left(const struct checkers *now)
{
    return now->pieces[now->turn] != 0;
}

/* The loser is the side that is to move and cannot. */
static void say_who_won(const struct checkers *now, struct text *to)
{
    words_put(to, has_men_left(now) ? "{1} wins: {2} has no move left"
                                    : "{1} wins: {2} has no men left",
              checkers_side_name(now->turn ^ 1),
              checkers_side_name(now->turn), (char *)0);
}

static void say_how_you_fared(const struct checkers *now, int has_won,
                              struct text *to)
{
    if (has_won)
        words_put(to, has_men_left(now) ? "You win: {1} has no move left"
                                        : "You win: {1} has no men left",
                  checkers_side_name(now->turn), (char *)0);
    else
        words_put(to, has_men_left(now) ? "You lose: you have no move left"
                                        : "You lose: you have no men left",
                  (char *)0);
}

static const char *why_drawn(enum checkers_result result)
{
    return result == CHECKERS_DRAW_REPEATED
         ? WORDS("A draw: the same position came up for the third time")
         : WORDS("A draw: forty moves each without a capture or a man moved");
}

static int is_draw(enum checkers_result result)
{
    return result == CHECKERS_DRAW_REPEATED || result == CHECKERS_DRAW_QUIET;
}

int checkers_say_end(const struct table_view *view, struct table_end *to)
{
    const struct checkers_hand *self = view->state;
    const struct checkers *now = &self->track.game.now;
    enum checkers_result result = checkers_game_result(&self->track.game);
    struct text words;

    if (result == CHECKERS_GOES_ON || self->is_lost)
        return 0;
    text_begin(&words, to->words, sizeof to->words);
    to->winner = (char)(is_draw(result) ? 0
                                        : hand_checkers_seat(now->turn ^ 1));
    if (is_draw(result))
        words_put(&words, why_drawn(result), (char *)0);
    else if (hand_speaks_to_one(view->hand))
        say_how_you_fared(now, to->winner == view->hand->seat, &words);
    else
        say_who_won(now, &words);
    return 1;
}

int32_t checkers_say_lead(const struct table_view *view,
                          const struct hand_checkers_ply *ply)
{
    return hand_speaks_to_one(view->hand)
        && view->hand->seat == hand_checkers_seat(CHECKERS_WHITE)
         ? -ply->lead : ply->lead;
}

/* Now */

static void say_end_now(const struct checkers_game *game, struct text *to)
{
    enum checkers_result result = checkers_game_result(game);
    const struct checkers *now = &game->now;

    if (result == CHECKERS_DRAW_REPEATED)
        words_put(to, "A draw: the same position came up for the third time. "
                      "Touch New game, or press RESET", (char *)0);
    else if (result == CHECKERS_DRAW_QUIET)
        words_put(to, "A draw: forty moves each without a capture or a man "
                      "moved. Touch New game, or press RESET", (char *)0);
    else
        words_put(to, has_men_left(now)
                      ? "{1} wins: {2} has no move left. Touch New game, or "
                        "press RESET"
                      : "{1} wins: {2} has no men left. Touch New game, or "
                        "press RESET",
                  checkers_side_name(now->turn ^ 1),
                  checkers_side_name(now->turn), (char *)0);
}

/* The first jump that is legal; half of one goes on. */
static void say_jump(const struct hand_checkers_track *track, struct text *to)
{
    const char *side = checkers_side_name(track->game.now.turn);
    struct checkers_moves moves;
    struct checkers_move move;

    if (track->length >= 2 && hand_checkers_track_find(track, &move)) {
        words_put(to, "Your turn, {1}: the jump goes on: {2}. Touch the next "
                      "square; or use ROW, COL, ENTER",
                  side, text_of_move(&move).words, (char *)0);
        return;
    }
    checkers_find_moves(&track->game.now, &moves);
    words_put(to, "Your turn, {1}: you must jump: {2}. Touch the man, then a "
                  "square; or use ROW, COL, ENTER",
              side, text_of_move(&moves.move[0]).words, (char *)0);
}

static void say_error(const struct checkers_hand *self, struct text *to)
{
    const char *why = checkers_draft_why_refused(self);

    words_put(to, "ERROR is on: {1}. Touch a man, or Clear; or press ENTER",
              why ? why : words_of("that was refused"), (char *)0);
}

static void say_what_is_held(const struct hand_checkers_track *track,
                             struct text *to)
{
    char held[8];
    struct text square;

    text_begin(&square, held, sizeof held);
    hand_checkers_put_square(track->path[0], &square);
    words_put(to, "Your turn, {1}: {2} is held. Touch where it goes, or "
                  "Clear; or use ROW, COL, ENTER",
              checkers_side_name(track->game.now.turn), held, (char *)0);
}

static void say_what_to_do(const struct checkers_hand *self, struct text *to)
{
    const struct hand_checkers_track *track = &self->track;
    const struct checkers *now = &track->game.now;

    if (track->is_error)
        say_error(self, to);
    else if (now->rules == CHECKERS_FULL && checkers_can_jump(now))
        say_jump(track, to);
    else if (track->length == 1)
        say_what_is_held(track, to);
    else
        words_put(to, "Your turn, {1}: touch a man, then a square. On the "
                      "board: ROW, COL, ENTER",
                  checkers_side_name(now->turn), (char *)0);
}

static void say_turn_of(const struct table_view *view, struct text *to)
{
    const struct checkers_hand *self = view->state;
    int side = self->track.game.now.turn;

    if (hand_checkers_seat(side) != view->hand->seat
        || !hand_is_person(view->hand))
        words_put(to, "{1} to move", checkers_side_name(side), (char *)0);
    else if (hand_checkers_has_plan(self))
        words_put(to, "Your move is being entered: {1}",
                  text_of_move(&self->plan.move).words, (char *)0);
    else
        say_what_to_do(self, to);
}

void checkers_say_now(const struct table_view *view, struct text *to)
{
    const struct checkers_hand *self = view->state;

    if (self->is_lost)
        words_put(to, "The lights disagree with the moves so far: keep DARK "
                      "down and wait, or touch New game", (char *)0);
    else if (hand_checkers_is_over(self))
        say_end_now(&self->track.game, to);
    else
        say_turn_of(view, to);
}

/* Last */

void checkers_say_numbers(const struct hand_checkers_ply *ply, struct text *to)
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

/* By what it took and what became of the man. */
static const char *pattern_for_ply(const struct hand_checkers_ply *ply)
{
    int is_one = ply->count == 2;

    if (!ply->is_jump)
        return ply->is_crowned
             ? WORDS("{1} moved {2} ({3}); the man is a king now")
             : WORDS("{1} moved {2} ({3})");
    if (ply->is_crowned)
        return is_one
             ? WORDS("{1} jumped {2} ({3}) and took a man; the man is a king "
                     "now")
             : WORDS("{1} jumped {2} ({3}) and took {4} men; the man is a king "
                     "now");
    return is_one ? WORDS("{1} jumped {2} ({3}) and took a man")
                  : WORDS("{1} jumped {2} ({3}) and took {4} men");
}

/* "Red moved 11-15 (c3-d4)", "Black jumped 22x15 (b6xd4) and took a man". */
static void say_ply(const struct hand_checkers_ply *ply, struct text *to)
{
    char numbers[TABLE_TEXT_MAX], squares[TABLE_TEXT_MAX], taken[8];
    struct text number, square, count;

    text_begin(&number, numbers, sizeof numbers);
    text_begin(&square, squares, sizeof squares);
    text_begin(&count, taken, sizeof taken);
    checkers_say_numbers(ply, &number);
    put_squares(ply, &square);
    text_put_number(&count, (uint64_t)ply->count - 1);
    words_put(to, pattern_for_ply(ply), checkers_side_name(ply->side), numbers,
              squares, taken, (char *)0);
}

void checkers_say_last(const struct table_view *view, struct text *to)
{
    const struct checkers_hand *self = view->state;

    if (self->is_guess)
        words_put(to, "The men were read off the array; a king may be taken "
                      "for a man", (char *)0);
    if (self->last.count > 0)
        say_ply(&self->last, to);
}
