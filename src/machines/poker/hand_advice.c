/* hand_advice.c - what a bet is on the switches, and a line about the next one
 * for a person.
 *
 * The line is what the mind "odds" would do, with the two numbers behind it.
 * The sampling has a fixed seed: asking twice in the same position gives the
 * same line.
 */
#include "machines/poker/hand_advice.h"

#include "base/words.h"

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

/* A fold counts only if its switch was off before (erratum 17). */
pins hand_poker_wanted(const struct hand_poker_watch *watch,
                       const struct poker_action *action)
{
    struct poker_seen seen;

    if (action->kind == POKER_FOLDS)
        return watch->is_armed ? PIN(15) : 0;
    hand_poker_watch_see(watch, watch->track.player, &seen);
    return (pins)hand_poker_chips(&seen.hand, action);
}

/* Patterns of the line: {1} is the bet, {2} and {3} are per cents. The first
 * bet of a round is a bet, any higher one a raise. */
static const char *advice_pattern(const struct poker_thought *thought,
                                  const struct poker *hand)
{
    int has_price = thought->needed > 0;

    if (thought->action.kind == POKER_FOLDS)
        return has_price ? WORDS("fold: {2} % to win, {3} % needed")
                         : WORDS("fold: {2} % to win");
    if (thought->action.kind == POKER_CALLS)
        return has_price ? WORDS("call {1}: {2} % to win, {3} % needed")
                         : WORDS("check {1}: {2} % to win");
    if (hand->round[0] || hand->round[1])
        return has_price ? WORDS("raise {1}: {2} % to win, {3} % needed")
                         : WORDS("raise {1}: {2} % to win");
    return has_price ? WORDS("bet {1}: {2} % to win, {3} % needed")
                     : WORDS("bet {1}: {2} % to win");
}

enum { ADVICE_DIGITS = 24 };

static const char *write_digits(int32_t number, char digits[ADVICE_DIGITS])
{
    struct text to;

    text_begin(&to, digits, ADVICE_DIGITS);
    text_put_number(&to, (uint64_t)number);
    return digits;
}

/* Shares are in tenths of a per cent. */
void hand_poker_advise(const struct poker_seen *seen, void *scratch,
                       struct text *to)
{
    struct poker_thought thought;
    struct rng rng;
    char chips[ADVICE_DIGITS], share[ADVICE_DIGITS], needed[ADVICE_DIGITS];

    rng_seed(&rng, "advice");
    poker_odds_think(scratch, seen, &rng, 0, &thought);
    words_put(to, advice_pattern(&thought, &seen->hand),
              write_digits(hand_poker_chips(&seen->hand, &thought.action),
                           chips),
              write_digits((thought.share + 5) / 10, share),
              write_digits((thought.needed + 5) / 10, needed), (char *)0);
}
