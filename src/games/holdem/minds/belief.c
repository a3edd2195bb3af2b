/* belief.c - what each player may hold, judged by the betting.
 *
 * A Bayesian update in whole numbers: each action multiplies every weight by
 * the likelihood that such a hand would act so. The likelihoods are slopes
 * over the hand's percentile in its range. Folds say nothing: the hand is over
 * then.
 */
#include "games/holdem/minds/belief.h"

enum {
    MOST = 4096,                        /* weight of the likeliest hands */
    LEAST = MOST / 50,                  /* floor of all others */
    SURE = 256,                         /* likelihood 1 */
    BLUFFS = 90,                        /* weak hands that bet, */
    BLUFF_RAISES = 25,                  /* or raise */
    RAISE_EDGE = 900,                   /* rank of who raises a bet */
    HOPES = 60,                         /* weak hands that call anyway */
    TRAPS = 150,                        /* strong hands that only call or
                                         * check */
};

cards poker_belief_board(const struct poker_seen *seen, int count)
{
    cards set = 0;

    for (int i = 0; i < count && i < seen->board_count; i++)
        set |= cards_of(seen->board[i]);
    return set;
}

/* Likelihoods: how probable an action is with a hand of some rank */

/* Falls from SURE at the edge to least, width thousandths below it. */
static int slope_factor(int edge, int rank, int width, int least)
{
    int factor = SURE - (edge - rank) * (SURE - least) / width;

    return factor < least ? least : factor;
}

/* The larger the bet in parts of the pot, the higher the edge: 550 for a tiny
 * bet, 700 for the size of the pot. Who raises a bet after the flop has more,
 * and bluffs less: players are met who never bet, and raise the best. */
static int bets_with(int rank, int64_t part, int is_over_bet)
{
    int edge = (int)(POKER_WHOLE - 150 - 300000 / (POKER_WHOLE + part));

    if (is_over_bet)
        edge = (edge + 2 * RAISE_EDGE) / 3;
    return rank >= edge ? SURE
         : slope_factor(edge, rank, 250, is_over_bet ? BLUFF_RAISES : BLUFFS);
}

/* Minimum defence: a player should continue with the share of hands that keeps
 * a bluff from being profitable, which is the pot before the bet over the pot
 * after it. The strongest eighth of these would often have raised. */
static int calls_with(int rank, int64_t share)
{
    int edge = (int)(POKER_WHOLE - share);

    if (rank < edge)
        return slope_factor(edge, rank, 150, HOPES);
    return rank >= POKER_WHOLE - (int)share / 8 ? TRAPS : SURE;
}

/* The strongest quarter would often have bet. */
static int checks_with(int rank)
{
    return rank >= 750 ? TRAPS : SURE;
}

/* What one action tells about the hand behind it. */
struct sign {
    int player;
    uint8_t kind;
    uint8_t is_over_bet;                /* a raise, after the flop */
    int64_t part;                       /* raise: its size in thousandths of
                                         * the pot; call: the pot before the
                                         * bet in the same; 0: a check */
};

static int factor_of(const struct sign *sign, int rank)
{
    if (sign->kind == POKER_RAISES)
        return bets_with(rank, sign->part, sign->is_over_bet);
    return sign->part ? calls_with(rank, sign->part) : checks_with(rank);
}

static int64_t clamp_part(int64_t value, int64_t least, int64_t most)
{
    return value < least ? least : value > most ? most : value;
}

/* by is how much the action raises. The bounds keep odd bet sizes from being
 * read as certainty. */
static struct sign interpret_action(const struct poker_past *past, int32_t by)
{
    struct sign sign = {.player = past->player, .kind = past->action.kind};
    int64_t pot = past->pot > 0 ? past->pot : 1, to_call = past->to_call;

    sign.is_over_bet = past->street > 0 && to_call > 0;
    if (sign.kind == POKER_RAISES)
        sign.part = clamp_part(POKER_WHOLE * (int64_t)by / (pot + to_call), 0,
                               2 * POKER_WHOLE);
    else if (to_call > 0)
        sign.part = clamp_part(POKER_WHOLE * (pot - to_call) / pot, 300, 950);
    return sign;
}

/* Ranges */

/* All combos are equally likely that do not contain a known card. */
static void start_range(uint16_t weight[POKER_COMBOS], const cards *combo,
                        cards known)
{
    for (int i = 0; i < POKER_COMBOS; i++)
        weight[i] = combo[i] & known ? 0 : MOST;
}

/* Brings the largest weight back to MOST, which keeps precision over many
 * actions, and lifts the others to LEAST. */
static void rescale_range(uint16_t weight[POKER_COMBOS])
{
    uint32_t most = 1;

    for (int i = 0; i < POKER_COMBOS; i++)
        most = weight[i] > most ? weight[i] : most;
    for (int i = 0; i < POKER_COMBOS; i++) {
        uint32_t scaled = weight[i] * (uint32_t)MOST / most;

        if (weight[i])
            weight[i] = (uint16_t)(scaled < LEAST ? LEAST : scaled);
    }
}

/* A histogram over strength, then its running sum: linear in the number of
 * combos. Combos of equal strength share the middle of their span. sum + 1
 * keeps rank below POKER_WHOLE. */
void poker_belief_rank(struct poker_belief *self, int player)
{
    const uint16_t *weight = self->weight[player];
    const uint16_t *share = self->strength.share;
    uint64_t sum = 0;

    for (int s = 0; s <= POKER_WHOLE; s++)
        self->cumulative[s] = 0;
    for (int i = 0; i < POKER_COMBOS; i++)
        self->cumulative[share[i]] += weight[i];
    for (int s = 0; s <= POKER_WHOLE; s++) {
        uint32_t here = self->cumulative[s];

        self->cumulative[s] = (uint32_t)sum + here / 2;
        sum += here;
    }
    for (int i = 0; i < POKER_COMBOS; i++)
        self->rank[i] = (uint16_t)(self->cumulative[share[i]]
                                   * (uint64_t)POKER_WHOLE / (sum + 1));
}

/* Ranks are taken within the player's own range as it was before the
 * action. */
static void update_range(struct poker_belief *self, const struct sign *sign)
{
    uint16_t *weight = self->weight[sign->player];

    poker_belief_rank(self, sign->player);
    for (int i = 0; i < POKER_COMBOS; i++)
        weight[i] = (uint16_t)(weight[i] * factor_of(sign, self->rank[i])
                               / SURE);
    rescale_range(weight);
}

/* The hand so far */

struct walk {                           /* a replay of the betting */
    int street;                         /* that strength was computed for */
    int32_t round[POKER_PLAYERS];       /* bets in it, as far as replayed */
};

/* Recomputes strength for the board of the street, so that an action is judged
 * by the cards that lay there at that time. */
static void see_street(struct poker_belief *self, struct walk *walk,
                       int street, const struct poker_seen *seen,
                       struct rng *rng)
{
    const struct poker_rules *rules = &seen->hand.rules;
    int is_first = street == 0;

    if (street == walk->street)
        return;
    walk->street = street;
    walk->round[seen->hand.button] = is_first ? rules->blind[0] : 0;
    walk->round[seen->hand.button ^ 1] = is_first ? rules->blind[1] : 0;
    poker_strength_find(&self->strength,
                        poker_belief_board(seen, rules->board[street]),
                        rules->board[rules->streets - 1], rng);
}

static void apply_action(struct poker_belief *self, struct walk *walk,
                         const struct poker_past *past)
{
    int32_t level = walk->round[past->player] + past->to_call;
    struct sign sign = interpret_action(past, past->action.to - level);

    update_range(self, &sign);
    walk->round[past->player] = sign.kind == POKER_RAISES ? past->action.to
                                                          : level;
}

void poker_belief_find(struct poker_belief *self,
                       const struct poker_seen *seen, struct rng *rng)
{
    cards board = poker_belief_board(seen, seen->board_count);
    struct walk walk = {.street = -1};

    poker_strength_begin(&self->strength);
    start_range(self->weight[seen->player], self->strength.combo, board);
    start_range(self->weight[seen->player ^ 1], self->strength.combo,
                board | seen->hole);
    for (int i = 0; i < seen->past_count; i++) {
        const struct poker_past *past = &seen->past[i];

        see_street(self, &walk, past->street, seen, rng);
        if (past->action.kind != POKER_FOLDS)
            apply_action(self, &walk, past);
    }
    see_street(self, &walk, seen->hand.street, seen, rng);
}
