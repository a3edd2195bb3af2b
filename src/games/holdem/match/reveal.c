/* reveal.c - what a mind would do with each hand it might hold.
 *
 * A mind without dice has one answer for each hand; one with dice is asked
 * several times, and shares are counted. The answers of even and odd numbers
 * are kept apart as two halves: a response is made from one, and judged by the
 * other, which it has not seen (response.c).
 *
 * Only so many different raises have a place of their own. One more is counted
 * as the nearest that is there, and is_merged tells the caller that the
 * figures are of a slightly different player.
 */
#include "games/holdem/match/reveal.h"

#include <string.h>

#include "base/text.h"
#include "games/holdem/minds/equilibrium.h"

enum { SEED_MAX = 64, BUDGET = 1 << 20 };

/* Actions */

/* Kinds never mix: a fold is infinitely far from any raise. */
static int32_t distance_between(const struct poker_action *a,
                                const struct poker_action *b)
{
    if (a->kind != b->kind)
        return INT32_MAX;
    if (a->kind != POKER_RAISES)
        return 0;
    return a->to > b->to ? a->to - b->to : b->to - a->to;
}

/* The first of those equally near, so that the result does not depend on
 * anything but the order of the answers. */
static int nearest_action(const struct poker_reveal *self,
                          const struct poker_action *action, int32_t *least)
{
    int best = 0;

    *least = INT32_MAX;
    for (int i = 0; i < self->actions; i++) {
        int32_t far = distance_between(&self->action[i], action);

        if (far < *least) {
            *least = far;
            best = i;
        }
    }
    return best;
}

/* One place is kept for each of a fold and a call: only raises are many. */
static int has_place_for(const struct poker_reveal *self,
                         const struct poker_action *action)
{
    return self->actions < (action->kind == POKER_RAISES
                            ? POKER_REVEAL_ACTIONS - 2 : POKER_REVEAL_ACTIONS);
}

/* Actions get their place when they first occur; a new row of shares starts
 * from zero, whatever an earlier question left there. */
static int place_of_action(struct poker_reveal *self,
                           const struct poker_action *action)
{
    int32_t least;
    int best = nearest_action(self, action, &least);

    if (least == 0)
        return best;
    if (!has_place_for(self, action)) {
        self->is_merged = 1;
        return best;
    }
    memset(self->share[self->actions], 0, sizeof self->share[0]);
    self->action[self->actions] = *action;
    return self->actions++;
}

/* Asking */

/* A seed of its own for each question. */
static void reset_mind(const struct poker_reveal_asks *asks, void *state,
                       int combo, int number)
{
    char words[SEED_MAX];
    struct text to;

    text_begin(&to, words, sizeof words);
    text_put_hex(&to, asks->seed, 16);
    text_put_char(&to, '/');
    text_put_number(&to, (uint64_t)combo);
    text_put_char(&to, '/');
    text_put_number(&to, (uint64_t)number);
    asks->mind->reset(state, words);
}

/* The mind is reset for each question: it must not learn from one imaginary
 * hand for the next. What it sees is the same but for its own cards. */
static void ask_with_hand(struct poker_reveal *self,
                          const struct poker_reveal_asks *asks,
                          const struct poker_seen *seen, int combo)
{
    struct poker_seen question = *seen;
    _Alignas(8) char state[MIND_SIZE_MAX];
    struct poker_action action;

    question.hole = poker_combo_cards(combo);
    for (int i = 0; i < POKER_HALVES * asks->samples; i++) {
        reset_mind(asks, state, combo, i);
        while (asks->mind->think(state, &question, asks->scratch, BUDGET,
                                 &action) != MIND_MOVES)
            continue;
        self->share[place_of_action(self, &action)][i % POKER_HALVES][combo]
            += 1 / (float)asks->samples;
    }
}

/* One that knows: both halves are the same. */
static int ask_for_all(struct poker_reveal *self,
                       const struct poker_reveal_asks *asks,
                       const struct poker_seen *seen)
{
    struct poker_strategy strategy;

    if (asks->mind != &poker_equilibrium
        || !poker_equilibrium_reveal(asks->scratch, seen, &strategy))
        return 0;
    self->actions = strategy.actions;
    for (int a = 0; a < strategy.actions; a++) {
        self->action[a] = strategy.action[a];
        for (int half = 0; half < POKER_HALVES; half++)
            memcpy(self->share[a][half], strategy.share[a],
                   sizeof strategy.share[a]);
    }
    return 1;
}

/* Hands that the mind cannot hold here are not asked about; their shares stay
 * 0. */
void poker_reveal_find(struct poker_reveal *self,
                       const struct poker_reveal_asks *asks,
                       const struct poker_seen *seen,
                       const uint8_t is_wanted[POKER_COMBOS])
{
    self->actions = self->is_merged = 0;
    if (ask_for_all(self, asks, seen))
        return;
    for (int combo = 0; combo < POKER_COMBOS; combo++)
        if (is_wanted[combo])
            ask_with_hand(self, asks, seen, combo);
}
