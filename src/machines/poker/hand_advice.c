/* hand_advice.c - a line about the next bet, for a person.
 *
 * What the mind "odds" would do, with the two numbers behind it. The sampling
 * has a fixed seed: asking twice in the same position gives the same line.
 */
#include "machines/poker/hand_advice.h"

int32_t hand_poker_chips(const struct poker *hand,
                         const struct poker_action *action)
{
    struct poker_options options;

    poker_find_options(hand, &options);
    switch (action->kind) {
    case POKER_RAISES: return action->to - hand->round[hand->turn];
    case POKER_CALLS:  return options.to_call > 0 ? options.to_call : 0;
    default:           return 0;
    }
}

/* The first bet of a round is a bet, any higher one a raise. */
static const char *action_word(const struct poker_thought *thought,
                               const struct poker *hand)
{
    int is_facing = thought->needed > 0;

    if (thought->action.kind == POKER_RAISES)
        return hand->round[0] || hand->round[1] ? "raise" : "bet";
    return is_facing ? "call" : "check";
}

/* Shares are in tenths of a per cent. */
static void put_percent(int share, struct text *to)
{
    text_put_number(to, (uint64_t)((share + 5) / 10));
    text_put(to, " %");
}

static void put_bet_action(const struct poker_thought *thought,
                           const struct poker *hand, struct text *to)
{
    if (thought->action.kind == POKER_FOLDS) {
        text_put(to, "fold");
        return;
    }
    text_put(to, action_word(thought, hand));
    text_put_char(to, ' ');
    text_put_number(to, (uint64_t)hand_poker_chips(hand, &thought->action));
}

void hand_poker_advise(const struct poker_seen *seen, void *scratch,
                       struct text *to)
{
    struct poker_thought thought;
    struct rng rng;

    rng_seed(&rng, "advice");
    poker_odds_think(scratch, seen, &rng, 0, &thought);
    put_bet_action(&thought, &seen->hand, to);
    text_put(to, ": ");
    put_percent(thought.share, to);
    text_put(to, " to win");
    if (thought.needed) {
        text_put(to, ", ");
        put_percent(thought.needed, to);
        text_put(to, " needed");
    }
}
