/* table_say.c - what is said at the Go table. Every sentence is one pattern
 * (base/words.h). */
#include "machines/go/table_say.h"

#include <stdlib.h>

#include "base/words.h"
#include "machines/go/hand_estimate.h"

/* Points as text, for the holes of patterns: "41.5". */
struct points_text {
    char words[16];
};

static struct points_text text_of_points(int halves)
{
    struct points_text points = {{0}};
    struct text to;

    text_begin(&to, points.words, sizeof points.words);
    text_put_number(&to, (uint64_t)(halves < 0 ? -halves : halves) / 2);
    text_put(&to, halves % 2 ? ".5" : "");
    return points;
}

static const char *leader(int halves)
{
    return go_table_colour(halves > 0 ? GO_BLACK : GO_WHITE);
}

void go_say_count(const struct go_game *game, struct text *to)
{
    int halves = go_game_margin(game, NULL);

    words_put(to, "Now: {1} by {2}", leader(halves),
              text_of_points(halves).words, (char *)0);
}

void go_say_estimate(const struct go_game *game, struct text *to)
{
    int halves = hand_go_estimate(game);

    words_put(to, "Estimate: {1} by {2}", leader(halves),
              text_of_points(halves).words, (char *)0);
}

/* The end */

struct result {
    int halves;                         /* Black's lead */
    struct points_text lead, winner, loser;
};

static struct result judge_result(const struct go_game *game)
{
    struct go_area area;
    int halves = go_game_margin(game, NULL), black, white;

    go_score_area(&game->now, NULL, &area, NULL);
    black = 2 * (area.stones[GO_BLACK] + area.empty[GO_BLACK]);
    white = 2 * (area.stones[GO_WHITE] + area.empty[GO_WHITE])
          + game->rules.komi;
    return (struct result){
        halves, text_of_points(halves),
        text_of_points(halves > 0 ? black : white),
        text_of_points(halves > 0 ? white : black),
    };
}

int go_say_end(const struct table_view *view, struct table_end *to)
{
    const struct go_hand *self = view->state;
    struct result result;
    struct text words;

    if (self->settled.screen != HAND_GO_OVER)
        return 0;
    result = judge_result(&self->track.game);
    text_begin(&words, to->words, sizeof to->words);
    to->winner = hand_go_seat(result.halves > 0 ? GO_BLACK : GO_WHITE);
    if (!hand_speaks_to_one(view->hand))
        words_put(&words, "{1} wins by {2} points: {3} against {4}",
                  leader(result.halves), result.lead.words,
                  result.winner.words, result.loser.words, (char *)0);
    else if (to->winner == view->hand->seat)
        words_put(&words, "You win by {1} points: {2} against {3}",
                  result.lead.words, result.winner.words, result.loser.words,
                  (char *)0);
    else
        words_put(&words, "You lose by {1} points: {2} against {3}",
                  result.lead.words, result.loser.words, result.winner.words,
                  (char *)0);
    return 1;
}

int32_t go_say_lead(const struct table_view *view, int halves)
{
    int points = ((halves < 0 ? -halves : halves) + 1) / 2;
    int is_white = hand_speaks_to_one(view->hand)
                && view->hand->seat == hand_go_seat(GO_WHITE);

    return (halves > 0) != is_white ? points : -points;
}

/* Now */

static void say_winner(const struct go_game *game, struct text *to)
{
    struct result result = judge_result(game);

    words_put(to, "{1} wins by {2} points: {3} against {4}. Touch Play again, "
                  "or press any key",
              leader(result.halves), result.lead.words, result.winner.words,
              result.loser.words, (char *)0);
}

static void say_turn(const struct table_view *view, struct text *to)
{
    const struct go_hand *self = view->state;
    const char *colour = go_table_colour(self->settled.turn);

    if (self->settled.is_thinking)
        words_put(to, "The machine is thinking", (char *)0);
    else if (go_table_is_on_turn(view))
        words_put(to, "Your turn, {1}: touch a point, or Pass. On the "
                      "keyboard: arrows, Enter; Space passes", colour,
                  (char *)0);
    else
        words_put(to, "{1} to move", colour, (char *)0);
}

void go_say_now(const struct table_view *view, struct text *to)
{
    const struct go_hand *self = view->state;

    switch (self->settled.screen) {
    case HAND_GO_DARK:
        words_put(to, "The machine is starting", (char *)0);
        break;
    case HAND_GO_GAME: say_turn(view, to); break;
    case HAND_GO_OVER: say_winner(&self->track.game, to); break;
    default:
        words_put(to, "Touch Start a game, or press Enter on the keyboard",
                  (char *)0);
        break;
    }
}

/* Last */

void go_say_move(const struct go_game *game, int i, struct text *to)
{
    if (game->move[i].point == GO_PASS)
        words_put(to, "passed", (char *)0);
    else
        hand_go_put_point(game->move[i].point, to);
}

void go_say_last(const struct table_view *view, struct text *to)
{
    const struct go_hand *self = view->state;
    const struct go_game *game = &self->track.game;
    const struct go_move *last;
    char point[8];
    struct text name;

    if (self->settled.screen != HAND_GO_GAME || game->count == 0)
        return;
    last = &game->move[game->count - 1];
    text_begin(&name, point, sizeof point);
    hand_go_put_point(last->point, &name);
    words_put(to, last->point == GO_PASS ? "{1} passed" : "{1} played {2}",
              go_table_colour((enum go_colour)last->colour), point, (char *)0);
}
