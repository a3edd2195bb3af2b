/* table_end.c - how a hand of poker, or a match, has ended.
 *
 * Hands are named as far as this seat knows the cards: both only after a
 * showdown that shows them.
 */
#include "machines/poker/table_end.h"

#include <string.h>

#include "base/words.h"
#include "machines/poker/hand_names.h"
#include "machines/poker/table_words.h"

enum { NAME_MAX = 64, DIGITS_MAX = 24 };        /* of a hand, of chips */

/* In all: {1} is the pot, {2} the better hand, {3} the other one, and {4} the
 * seat of the winner. */
struct win_words {
    const char *you, *other;
};

static const struct win_words by_card = {
    WORDS("You win {1}: both have {2}, and a higher card decides"),
    WORDS("{4} wins {1}: both have {2}, and a higher card decides"),
};

static const struct win_words over_hand = {
    WORDS("You win {1} with {2}, against {3}"),
    WORDS("{4} wins {1} with {2}, against {3}"),
};

static const struct win_words with_hand = {
    WORDS("You win {1} with {2}"),
    WORDS("{4} wins {1} with {2}"),
};

static const struct win_words against_hand = {
    WORDS("You win {1} at the showdown against {3}"),
    WORDS("{4} wins {1} at the showdown against {3}"),
};

static const struct win_words unseen = {
    WORDS("You win {1} at the showdown"),
    WORDS("{4} wins {1} at the showdown"),
};

/* The name of a player's hand, if this seat knows it; else "". */
static void name_hand(const struct poker_view *view, int player,
                      char name[NAME_MAX])
{
    uint32_t value = poker_view_value(view,
                                      poker_view_cards(view, player, 0));
    struct text to;

    text_begin(&to, name, NAME_MAX);
    if (value)
        hand_poker_name_value(value, &to);
}

static const struct win_words *win_words_of(const char *better,
                                            const char *worse)
{
    if (*better && *worse)
        return text_same(better, worse) ? &by_card : &over_hand;
    return *better ? &with_hand : *worse ? &against_hand : &unseen;
}

static void say_showdown(const struct poker_view *view, int winner,
                         const char *pot, struct text *to)
{
    char better[NAME_MAX], worse[NAME_MAX];
    const struct win_words *words;

    name_hand(view, winner, better);
    name_hand(view, !winner, worse);
    words = win_words_of(better, worse);
    words_put(to, poker_words_is_you(view, winner) ? words->you
                                                   : words->other,
              pot, better, worse, poker_words_seat(winner), (char *)0);
}

static void say_fold(const struct poker_view *view, int winner,
                     const char *pot, struct text *to)
{
    const char *pattern = poker_words_is_you(view, winner)
                        ? WORDS("You win {1}: {3} folded")
                        : poker_words_is_you(view, !winner)
                        ? WORDS("{2} wins {1}: you folded")
                        : WORDS("{2} wins {1}: {3} folded");

    words_put(to, pattern, pot, poker_words_seat(winner),
              poker_words_seat(!winner), (char *)0);
}

static void say_tie(const struct poker_view *view, const char *pot,
                    struct text *to)
{
    char name[NAME_MAX];

    name_hand(view, view->own, name);
    words_put(to, *name ? "A tie: the pot of {1} is split; both have {2}"
                        : "A tie: the pot of {1} is split",
              pot, name, (char *)0);
}

static int was_folded(const struct poker_view *view, unsigned hand)
{
    const struct hand_poker_note *last = hand_poker_notes_last(
        &view->watch->notes, hand, POKER_NOBODY);

    return last && last->act == HAND_POKER_FOLDED;
}

void poker_end_say_hand(const struct poker_view *view, struct text *to)
{
    const struct hand_poker_note *end = hand_poker_notes_end(
        &view->watch->notes, view->track->hands);
    char pot[DIGITS_MAX];
    struct text digits;

    if (!end) {
        text_put(to, words_of("The hand is over"));
        return;
    }
    text_begin(&digits, pot, sizeof pot);
    text_put_number(&digits, (uint64_t)end->amount);
    if (end->act == HAND_POKER_TIED)
        say_tie(view, pot, to);
    else if (was_folded(view, end->hand))
        say_fold(view, end->player, pot, to);
    else
        say_showdown(view, end->player, pot, to);
}

/* The match */

static const char *match_pattern(const struct poker_view *view, int winner)
{
    if (poker_words_is_you(view, winner))
        return WORDS("You win the match: {2} has no chips left");
    return poker_words_is_you(view, !winner)
         ? WORDS("{1} wins the match: you have no chips left")
         : WORDS("{1} wins the match: {2} has no chips left");
}

int poker_end_find(const struct poker_view *view, struct table_end *to)
{
    int winner = view->track->wallet[0] == 0;
    struct text words;

    memset(to, 0, sizeof *to);
    if (!view->track->is_broke || view->watch->is_lost)
        return 0;
    to->winner = hand_poker_seat(winner);
    text_begin(&words, to->words, sizeof to->words);
    words_put(&words, match_pattern(view, winner), poker_words_seat(winner),
              poker_words_seat(!winner), (char *)0);
    return 1;
}

int poker_end_tell(const struct table_view *from, struct table_end *to)
{
    struct poker_view view;

    poker_view_take(&view, from);
    return poker_end_find(&view, to);
}
