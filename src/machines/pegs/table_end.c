/* table_end.c - how a game or a match of pegs ended.
 *
 * A game alone is over until somebody leaves its result or begins the next
 * one, although the machine itself goes on after five seconds. In a match no
 * single game is the end. A person alone at the screen is "you".
 */
#include "machines/pegs/table_end.h"

#include "base/words.h"
#include "machines/pegs/table_words.h"

static int tells_you(const struct hand *hand)
{
    return hand_is_person(hand) && !hand->is_shared;
}

/* Nobody wins against a code that was not found. */
static void tell_game(const struct table_view *view, struct table_end *end,
                      struct text *to)
{
    const struct hand_pegs_game *game =
        &((const struct pegs_hand *)view->state)->game;
    int is_mine = tells_you(view->hand) && view->hand->seat == game->player;
    const char turns[] = {(char)('0' + game->turns), 0};
    char code[PEGS_PLACES + 1];

    pegs_table_spell(game->code, code);
    if (!game->is_found) {
        words_put(to, is_mine ? "You did not find {1} in eight turns"
                              : "{1} was not found in eight turns",
                  code, (char *)0);
        return;
    }
    end->winner = game->player;
    if (game->turns == 1)
        words_put(to, is_mine ? "You found {1} in one turn"
                              : "{1} was found in one turn", code, (char *)0);
    else
        words_put(to, is_mine ? "You found {1} in {2} turns"
                              : "{1} was found in {2} turns",
                  code, turns, (char *)0);
}

static void put_total(unsigned total, char digits[12])
{
    struct text to;

    text_begin(&to, digits, 12);
    text_put_number(&to, total);
}

static void tell_match(const struct table_view *view, struct table_end *end,
                       struct text *to)
{
    const struct pegs_hand *self = view->state;
    int winner = self->total[1] < self->total[0];
    const char name[] = {"Ab"[winner], 0};
    char least[12], most[12];

    put_total(self->total[winner], least);
    put_total(self->total[!winner], most);
    if (self->total[0] == self->total[1]) {
        words_put(to, "The match is a draw: {1} turns each", least, (char *)0);
        return;
    }
    end->winner = name[0];
    words_put(to, tells_you(view->hand) && view->hand->seat == name[0]
              ? "You win the match, {2} to {3}: fewer turns win"
              : "{1} wins the match, {2} to {3}: fewer turns win",
              name, least, most, (char *)0);
}

int pegs_table_end(const struct table_view *view, struct table_end *to)
{
    const struct pegs_hand *self = view->state;
    int is_match = hand_pegs_is_match(view->session);
    int is_over = is_match ? self->phase == HAND_PEGS_OVER
                           : self->game.is_over && !self->game.is_left;
    struct text words;

    if (!is_over)
        return 0;
    text_begin(&words, to->words, sizeof to->words);
    if (is_match)
        tell_match(view, to, &words);
    else
        tell_game(view, to, &words);
    return 1;
}
