/* table_end.c - how a duel ended: who won, and by which code.
 *
 * The last round decides: whoever wins the match has just found a code, or
 * has just seen the other miss one. A person alone at the screen is "you";
 * where two look at it, or minds play, everybody has a letter.
 */
#include "machines/duel/table_end.h"

#include "base/words.h"
#include "machines/duel/table_say.h"

/* By who tells it; {1} is the winner, {2} and {3} are the points, {4} the code
 * and {5} the loser. */
struct end_words {
    const char *found, *missed;
};

static const struct end_words i_won = {
    WORDS("You win the match {2}-{3}: you found {5}'s code {4}"),
    WORDS("You win the match {2}-{3}: {5} did not find your code {4}"),
}, i_lost = {
    WORDS("{1} wins the match {2}-{3}: {1} found your code {4}"),
    WORDS("{1} wins the match {2}-{3}: you did not find {1}'s code {4}"),
}, they_play = {
    WORDS("{1} wins the match {2}-{3}: {1} found {5}'s code {4}"),
    WORDS("{1} wins the match {2}-{3}: {5} did not find {1}'s code {4}"),
};

static int speaks_to_you(const struct hand *hand)
{
    return hand_is_person(hand) && !hand->is_shared;
}

static void tell_winner(const struct table_view *view, struct table_end *end,
                        struct text *to)
{
    const struct duel_hand *self = view->state;
    int winner = self->score[DUEL_B] == '2';
    const struct end_words *words = !speaks_to_you(view->hand) ? &they_play
        : view->hand->seat == "Ab"[winner] ? &i_won : &i_lost;
    const char name[] = {"Ab"[winner], 0}, other[] = {"Ab"[!winner], 0};
    const char points[] = {self->score[winner], 0};
    const char others[] = {self->score[!winner], 0};
    char code[DUEL_PLACES + 1];

    end->winner = name[0];
    duel_table_spell_code(self, code);
    words_put(to, duel_table_is_found(self) ? words->found : words->missed,
              name, points, others, code, other, (char *)0);
}

/* Nobody wins against a code of the machine that was not found. Only A plays,
 * whoever else looks on. */
static void tell_end_alone(const struct table_view *view,
                           struct table_end *end, struct text *to)
{
    const struct duel_hand *self = view->state;
    int is_mine = hand_is_person(view->hand) && view->hand->seat == 'A';
    const char tries[] = {(char)('0' + duel_table_tries(self)), 0};
    char code[DUEL_PLACES + 1];

    duel_table_spell_code(self, code);
    if (duel_table_is_found(self)) {
        end->winner = 'A';
        words_put(to, is_mine ? "You found {1} with guess {2} of 3"
                              : "A found {1} with guess {2} of 3",
                  code, tries, (char *)0);
        return;
    }
    words_put(to, is_mine ? "Not found: the code was {1}. You had three "
                            "guesses"
                          : "Not found: the code was {1}. A had three guesses",
              code, (char *)0);
}

int duel_table_end(const struct table_view *view, struct table_end *to)
{
    const struct duel_hand *self = view->state;
    struct text words;

    if (self->phase != HAND_DUEL_OVER)
        return 0;
    text_begin(&words, to->words, sizeof to->words);
    if (duel_table_is_single(self))
        tell_end_alone(view, to, &words);
    else
        tell_winner(view, to, &words);
    return 1;
}
