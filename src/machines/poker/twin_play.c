/* twin_play.c - a player of poker with both hands, for the comparison.
 *
 * He presses through a hand as quickly as the line allows and bets what is
 * worth a bet: nothing, what is missing, all that he has, one chip too many. As
 * cards depend on the tick of a press, he waits for the right one.
 * His mood decides how often he calls, which is what leads to a showdown.
 */
#include "machines/poker/on_basys3.h"
#include "machines/poker/twin_play.h"

enum { MOMENTS = 32,                    /* to look at before a deal */
       WANTS_STRAIGHT = POKER_JUDGE_ROYAL_FLUSH + 1,
       LOWEST_STRAIGHT = POKER_JUDGE_STRAIGHT << 4 | 3 };

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

/* A bet that makes a difference, for him who is on turn. */
static unsigned choose_bet(const struct poker_chip *game, int player,
                           struct twin_mood *mood)
{
    unsigned wallet = game->wallet[player];
    unsigned call = missing_to_call(game, player);
    unsigned caller = 2 + 6 * twin_mood_style(mood, 0, 1);

    if (twin_mood_below(mood, caller))
        return call < wallet ? call : wallet;
    switch (twin_mood_below(mood, 8)) {
    case 0:  return wallet;
    case 1:  return wallet + 1 + twin_mood_below(mood, 3);
    case 2:  return call / 2;
    case 3:  return call + 1;
    case 4:  return twin_mood_below(mood, wallet + 1);
    case 5:  return twin_mood_below(mood, 1u << 15);
    case 6:  return wallet ? wallet - 1 : 0;
    default: return call + twin_mood_below(mood, 1 + wallet / 4);
    }
}

/* A fold by the switch, which counts only if it was off before: so it is often
 * left on, and then often as it is. */
static void dial_bet(const struct poker_chip *game, int player,
                    struct twin_mood *mood, struct twin_act *act)
{
    unsigned folds = twin_mood_style(mood, 1, 2) == 0 ? 3 : 24;
    pins left_on = act->flips & FOLD_SWITCH;

    act->flips &= ~(BET_SWITCHES | FOLD_SWITCH);
    act->flips |= (pins)choose_bet(game, player, mood) << BASYS3_SW
                & BET_SWITCHES;
    if (twin_mood_once_in(mood, left_on ? 2 : folds))
        act->flips |= FOLD_SWITCH;
}

/* What a hand will be worth, by a judge of his own. */
static uint32_t value_of(const struct poker_chip *game, int player)
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
    return (uint32_t)pins_get(out, POKER_JUDGE_VALUE, 24);
}

/* How many of the six numbers of two values agree, from the first on. */
static unsigned likeness(uint32_t a, uint32_t b)
{
    unsigned same = 0;

    while (same < 6 && (a ^ b) >> (20 - 4 * same) == 0)
        same++;
    return same;
}

/* In some moods all hands do; in the others he wants both to be of one category,
 * or the lowest straight, and as hard to tell apart as can be. */
static unsigned rate_deal(const void *chip, const struct twin_mood *mood)
{
    const struct poker_chip *game = poker_played(chip);
    unsigned wanted = twin_mood_style(mood, 4, 4), like;
    uint32_t a, b;

    if (game->phase != POKER_PHASE_HAND1 || wanted > WANTS_STRAIGHT)
        return 0;
    a = value_of(game, 0);
    b = value_of(game, 1);
    like = likeness(a, b);
    if (wanted == WANTS_STRAIGHT)
        like += a >> POKER_JUDGE_FIRST == LOWEST_STRAIGHT
             || b >> POKER_JUDGE_FIRST == LOWEST_STRAIGHT ? 50 : 0;
    like += a >> POKER_JUDGE_CATEGORY == wanted ? 10 : 0;
    return like + (b >> POKER_JUDGE_CATEGORY == wanted ? 10 : 0);
}

/* The second button shows another number. */
static int turn_digits(struct twin_mood *mood, struct twin_act *act)
{
    if (!twin_mood_once_in(mood, 6))
        return 0;
    act->press = PIN(BASYS3_BTNL);
    if (twin_mood_once_in(mood, 4))
        act->flips ^= PIN(BASYS3_SW) << twin_mood_below(mood, BASYS3_SWITCHES);
    if (twin_mood_once_in(mood, 16))
        act->press |= PIN(BASYS3_BTNC);
    return 1;
}

static void play_poker(const void *chip, struct twin_mood *mood,
                       struct twin_act *act)
{
    const struct poker_chip *game = poker_played(chip);

    if (turn_digits(mood, act))
        return;
    act->press = PIN(BASYS3_BTNC);
    if (game->phase == POKER_PHASE_BOARD || game->phase == POKER_PHASE_OVER)
        act->moments = MOMENTS;
    if (game->phase == POKER_PHASE_BET1)
        dial_bet(game, 0, mood, act);
    else if (game->phase == POKER_PHASE_BET2)
        dial_bet(game, 1, mood, act);
    else if (twin_mood_once_in(mood, 3))
        act->flips &= ~FOLD_SWITCH;
}

const struct twin_player poker_player = {
    .press_ms = 41,
    .is_busy = sends_a_line,
    .rate = rate_deal,
    .act = play_poker,
};
