/* poker_table.c - poker minds at a table. */
#include "games/holdem/poker_table.h"

#include <string.h>

#include "base/text.h"
#include "check.h"

static struct poker_action ask(const struct poker_table *self,
                               const struct poker_seen *seen, int seat,
                               int number)
{
    const struct mind_type *mind = self->mind[seat];
    _Alignas(max_align_t) char state[MIND_SIZE_MAX];
    struct poker_action action = {0};
    char seed[80];
    struct text to;

    text_begin(&to, seed, sizeof seed);
    text_put(&to, self->seed);
    text_put_char(&to, ' ');
    text_put_number(&to, (uint64_t)(number * 2 + seat));
    text_put_char(&to, ' ');
    text_put_number(&to, (uint64_t)seen->past_count);
    mind->reset(state, seed);
    while (mind->think(state, seen, self->scratch, 100, &action) != MIND_MOVES)
        continue;
    return action;
}

/* The first mind has a seat at the table, and the second the other one. */
static int32_t play_hand(struct poker_table *self,
                         const struct poker_deal *deal, int seat, int number)
{
    int32_t stack[POKER_PLAYERS] = {self->stack, self->stack};
    struct poker_seen seen = {.past_count = 0};
    uint32_t value[POKER_PLAYERS];
    struct poker hand;

    assert_null(poker_begin(&hand, &self->rules, number & 1, stack));
    while (hand.end == POKER_GOES_ON) {
        struct poker_action action;

        poker_seen_look(&seen, &hand, deal);
        action = ask(self, &seen, hand.turn ^ seat, number);
        if (self->tell)
            self->tell(self->with, &seen, &action);
        poker_seen_note(&seen, &action);
        assert_null(poker_act(&hand, &action));
    }
    poker_deck_judge(deal, poker_board(&hand), value);
    if (hand.end == POKER_SHOWDOWN)
        poker_show(&hand, value);
    assert_int_equal(hand.stack[0] + hand.stack[1], 2 * self->stack);
    return hand.stack[seat] - self->stack;
}

long poker_table_play(struct poker_table *self, int pairs)
{
    struct poker_deal deal;
    struct rng rng;
    long won = 0;

    rng_seed(&rng, self->seed);
    for (int i = 0; i < pairs; i++) {
        poker_deck_deal(&deal, &rng);
        won += play_hand(self, &deal, 0, i);
        won += play_hand(self, &deal, 1, i);
    }
    return won;
}

long poker_table_rate(struct poker_table *self, int pairs)
{
    const struct poker_rules *rules = &self->rules;
    long unit = rules->blind[1] ? rules->blind[1] : rules->ante;

    return poker_table_play(self, pairs) * 1000 / (unit * 2 * pairs);
}

/* Players who can be read */

static struct poker_action raise_or_call(const struct poker *hand,
                                         int64_t to)
{
    struct poker_action action = {.kind = POKER_CALLS};
    struct poker_options options;

    poker_find_options(hand, &options);
    if (!options.raise_most)
        return action;
    action.kind = POKER_RAISES;
    to = to < options.raise_least ? options.raise_least : to;
    action.to = (int32_t)(to > options.raise_most ? options.raise_most : to);
    return action;
}

static int64_t pot_raise(const struct poker *hand)
{
    struct poker_options options;

    poker_find_options(hand, &options);
    return hand->round[hand->turn] + 2 * (int64_t)options.to_call
         + poker_pot(hand);
}

static struct poker_action potter(const struct poker *hand)
{
    return raise_or_call(hand, pot_raise(hand));
}

static struct poker_action shover(const struct poker *hand)
{
    return raise_or_call(hand, INT32_MAX);
}

static struct poker_action clicker(const struct poker *hand)
{
    return raise_or_call(hand, 0);
}

static struct poker_action coward(const struct poker *hand)
{
    struct poker_options options;

    poker_find_options(hand, &options);
    return options.to_call ? (struct poker_action){.kind = POKER_FOLDS}
                           : raise_or_call(hand, pot_raise(hand));
}

#define SIMPLE(player)                                                  \
    static enum mind_answer think_##player(void *mind, const void *seen, \
                                           void *scratch, long budget,    \
                                           void *move)                  \
    {                                                                   \
        (void)mind;                                                     \
        (void)scratch;                                                    \
        (void)budget;                                                   \
        *(struct poker_action *)move =                                  \
            player(&((const struct poker_seen *)seen)->hand);           \
        return MIND_MOVES;                                              \
    }                                                                   \
    const struct mind_type poker_table_##player = {                     \
        .name = #player, .title = #player, .size = 1,                  \
        .reset = mind_forgets, .think = think_##player,                 \
    };

SIMPLE(potter)
SIMPLE(shover)
SIMPLE(clicker)
SIMPLE(coward)
