/* twin_play.c - a player of poker with both hands, for the comparison.
 *
 * He presses through a hand as quickly as the line allows and bets what is
 * worth a bet: nothing, what is missing, all that he has, one chip too many. As
 * cards depend on the tick of a press, he waits for the right one.
 * His bias decides how often he calls, which is what leads to a showdown.
 */
#include "machines/poker/on_basys3.h"
#include "machines/poker/twin_play.h"

enum { MOMENTS = 32,                    /* to look at before a deal */
       LOWEST_STRAIGHT = POKER_JUDGE_STRAIGHT << 4 | 3 };

enum {                                  /* goals: categories, and */
    GOAL_LOW_STRAIGHT = POKER_JUDGE_ROYAL_FLUSH + 1,
    GOAL_THREE_PAIRS,
    GOAL_TWO_THREES,
    GOAL_SIX_OF_SUIT,
    GOAL_TWO_PAIRS_AND_THREE,
    GOAL_NOTHING,
    WISHES,
};

#define FOLD_SWITCH PIN(BASYS3_SW + 15)
#define BET_SWITCHES PINS(BASYS3_SW, 15)

static const struct poker_chip *poker_played(const void *chip)
{
    return &((const struct poker_basys3 *)chip)->game;
}

static int sends_a_line(const void *chip)
{
    return poker_played(chip)->step != POKER_STEP_IDLE;
}

static unsigned missing_to_call(const struct poker_chip *game, int player)
{
    unsigned own = game->total[player], other = game->total[!player];

    return own < other ? other - own : 0;
}

/* A bet that would be right but for one switch, whatever that is worth. */
static unsigned slip_by_a_switch(unsigned bet, struct twin_bias *bias)
{
    return bet ^ 1u << twin_bias_below(bias, 15);
}

/* A bet that makes a difference, for him who is on turn. */
static unsigned choose_bet(const struct poker_chip *game, int player,
                           struct twin_bias *bias)
{
    unsigned wallet = game->wallet[player];
    unsigned call = missing_to_call(game, player);
    unsigned caller = twin_bias_style(bias, 8, 2) ? 8 : 2;
    unsigned style = twin_bias_style(bias, 10, 2);

    if (style < 2 && !twin_bias_once_in(bias, 8))
        return wallet;                  /* the shortest way to a showdown */
    if (style == 2 && twin_bias_once_in(bias, 2))
        return call + 1 + twin_bias_below(bias, 1 + wallet / 16);
    if (twin_bias_below(bias, caller))
        return call < wallet ? call : wallet;
    switch (twin_bias_below(bias, 10)) {
    case 0:  return wallet;
    case 1:  return wallet + 1 + twin_bias_below(bias, 3);
    case 2:  return call / 2;
    case 3:  return call + 1;
    case 4:  return twin_bias_below(bias, wallet + 1);
    case 5:  return twin_bias_below(bias, 1u << 15);
    case 6:  return wallet ? wallet - 1 : 0;
    case 7:
    case 8:  return slip_by_a_switch(call, bias);
    default: return call + twin_bias_below(bias, 1 + wallet / 4);
    }
}

/* A fold by the switch, which counts only if it was off before: so it is often
 * left on, and then often as it is. */
static void dial_bet(const struct poker_chip *game, int player,
                    struct twin_bias *bias, struct twin_act *act)
{
    unsigned folds = twin_bias_style(bias, 1, 2) == 0 ? 3 : 48;
    pins left_on = act->flips & FOLD_SWITCH;

    act->flips &= ~(BET_SWITCHES | FOLD_SWITCH);
    act->flips |= (pins)choose_bet(game, player, bias) << BASYS3_SW
                & BET_SWITCHES;
    if (twin_bias_once_in(bias, left_on ? 2 : folds))
        act->flips |= FOLD_SWITCH;
}

/* A hand before a judge of his own. */
static struct poker_judge judged_hand(const struct poker_chip *game,
                                      int player)
{
    unsigned cards = POKER_HAND_CARDS + game->community;
    struct poker_judge judge = {0};
    pins out = poker_judge_tick(&judge, PIN(POKER_JUDGE_START)
                                        | (pins)cards << POKER_JUDGE_CARDS);

    while (!(out & PIN(POKER_JUDGE_DONE))) {
        unsigned wants = (unsigned)pins_get(out, POKER_JUDGE_WANTS, 3);
        unsigned at = wants < POKER_HAND_CARDS
                    ? wants + POKER_HAND_CARDS * (unsigned)player
                    : wants + POKER_HAND_CARDS;

        out = poker_judge_tick(&judge, (pins)game->card[at]
                                       << POKER_JUDGE_CARD);
    }
    return judge;
}

static unsigned ranks_with(const struct poker_judge *judge, unsigned cards)
{
    unsigned count = 0;

    for (int i = 0; i < POKER_JUDGE_RANKS; i++)
        count += judge->of_rank[i] == cards;
    return count;
}

static unsigned most_in_suit(const struct poker_judge *judge)
{
    unsigned most = 0;

    for (int i = 0; i < POKER_JUDGE_SUITS; i++)
        most = judge->in_suit[i] > most ? judge->in_suit[i] : most;
    return most;
}

/* Whether a hand is the goal: of one category, the lowest straight,
 * or with more in it than a hand needs. */
static int is_goal(const struct poker_judge *judge, unsigned goal)
{
    switch (goal) {
    case GOAL_LOW_STRAIGHT:
        return judge->value >> POKER_JUDGE_FIRST == LOWEST_STRAIGHT;
    case GOAL_THREE_PAIRS: return ranks_with(judge, 2) == 3;
    case GOAL_TWO_THREES:  return ranks_with(judge, 3) == 2;
    case GOAL_SIX_OF_SUIT: return most_in_suit(judge) > 5;
    case GOAL_TWO_PAIRS_AND_THREE:
        return ranks_with(judge, 2) == 2 && ranks_with(judge, 3) == 1;
    default:
        return judge->value >> POKER_JUDGE_CATEGORY == goal;
    }
}

/* How many of the six numbers of two values agree, from the first on. */
static unsigned likeness(uint32_t a, uint32_t b)
{
    unsigned same = 0;

    while (same < 6 && (a ^ b) >> (20 - 4 * same) == 0)
        same++;
    return same;
}

/* Two hands that meet the goal and differ from a certain number on: what a
 * kicker is worth shows only where all before it are equal. */
static unsigned rate_deal(const void *chip, const struct twin_bias *bias)
{
    const struct poker_chip *game = poker_played(chip);
    unsigned goal = bias->goal % WISHES, from = bias->goal / WISHES % 7, same;
    struct poker_judge a, b;

    if (game->phase != POKER_PHASE_HAND1 || goal == GOAL_NOTHING)
        return 0;
    a = judged_hand(game, 0);
    b = judged_hand(game, 1);
    same = likeness(a.value, b.value);
    return 10u * (unsigned)(is_goal(&a, goal) + is_goal(&b, goal))
         + 7 - (same > from ? same - from : from - same);
}

/* What is added to a number on the digits: one switch more or less, all, or as
 * much as makes the sum a power of two or of ten, or one less. */
static unsigned striking_number(const struct poker_chip *game,
                                unsigned switches, struct twin_bias *bias)
{
    static const unsigned sums[] = {10, 100, 1000, 10000, 0x2000, 0x4000,
                                    0x8000};
    unsigned total = game->total[twin_bias_below(bias, 2)];
    unsigned sum = sums[twin_bias_below(bias, sizeof sums / sizeof *sums)];

    switch (twin_bias_below(bias, 4)) {
    case 0:  return sum - total - twin_bias_below(bias, 2);
    case 1:  return twin_bias_below(bias, 2) ? 0x7fff : 0;
    default: return switches ^ 1u << twin_bias_below(bias, BASYS3_SWITCHES);
    }
}

/* The second button shows another number, to which the switches are added
 * while the turn lasts. */
static int turn_digits(const struct poker_chip *game, struct twin_bias *bias,
                       struct twin_act *act)
{
    pins all = PINS(BASYS3_SW, BASYS3_SWITCHES);
    unsigned switches = (unsigned)pins_get(act->flips, BASYS3_SW,
                                           BASYS3_SWITCHES);

    if (!twin_bias_once_in(bias, 12))
        return 0;
    act->press = PIN(BASYS3_BTNL);
    if (twin_bias_once_in(bias, 4))
        act->flips = (act->flips & ~all)
                   | ((pins)striking_number(game, switches, bias)
                      << BASYS3_SW & all);
    if (twin_bias_once_in(bias, 16))
        act->press |= PIN(BASYS3_BTNC);
    return 1;
}

static void aim_for_deal(struct twin_bias *bias, struct twin_act *act)
{
    bias->goal = (uint32_t)rng_next(&bias->rng);
    act->moments = MOMENTS;
}

/* The hash deals the same cards after every power-up. Some places of the deck
 * matter for the first time after a hundred hands and more (with five community
 * cards, a card behind the last one in the 40th, one behind the last but one in
 * the 114th), so some who are dealt by it fold hand after hand. */
static int folds_each_hand(const struct poker_chip *game,
                           const struct twin_bias *bias)
{
    return game->dealer.is_hash && twin_bias_style(bias, 12, 1);
}

static void fold_at_once(const struct poker_chip *game, struct twin_act *act)
{
    act->press = PIN(BASYS3_BTNC);
    act->flips &= ~(BET_SWITCHES | FOLD_SWITCH);
    if (game->phase == POKER_PHASE_BET1)
        act->flips |= FOLD_SWITCH;
}

static void play_poker(const void *chip, struct twin_bias *bias,
                       struct twin_act *act)
{
    const struct poker_chip *game = poker_played(chip);

    if (folds_each_hand(game, bias)) {
        fold_at_once(game, act);
        return;
    }
    if (turn_digits(game, bias, act))
        return;
    act->press = PIN(BASYS3_BTNC);
    if (game->phase == POKER_PHASE_BOARD || game->phase == POKER_PHASE_OVER)
        aim_for_deal(bias, act);
    if (game->phase == POKER_PHASE_BET1)
        dial_bet(game, 0, bias, act);
    else if (game->phase == POKER_PHASE_BET2)
        dial_bet(game, 1, bias, act);
    else if (twin_bias_once_in(bias, 3))
        act->flips &= ~FOLD_SWITCH;
}

const struct twin_player poker_player = {
    .usual_ticks = 40000000,
    .quick_hz = 1800,                   /* presses last 64 times less ticks */
    .quick_ticks = 40000000,
    .press_ms = 41,
    .is_busy = sends_a_line,
    .rate = rate_deal,
    .act = play_poker,
};
